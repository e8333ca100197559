# A few sentences of a language that inflects names, for the tests of Python and of the browser.

monster-kong = Конг
    .gen = Конга
    .acc = Конга
    .gender = m
monster-sheriff = Шериф
    .gen = Шерифа
    .acc = Шерифа
place-bronx = Бронкс
    .in = в Бронксе
    .from = из Бронкса
tile-jet = Самолёт
    .acc = самолёт
word-stack = { $what } ({ $number })
    .acc = { $what-acc } ({ $number })
event-placed = { $monster } начинает { $what-in }.
event-damaged = { $other } отнимает у { $monster-gen } жизнь.
event-reached = Когти ранят { $names-acc }.
event-out =
    { $monster-gender ->
        [f] выбыла
       *[m] выбыл
    }
answer-destroy = Уничтожить: { $what-acc }
home-table = Стол: { $host-gen }
