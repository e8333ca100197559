### All English words of Kaiju Kings.
### Python and the browser read this same file. Fluent keeps line breaks, so a long value stays on one line.

## Names

game-king-of-new-york = King of New York

# The six die faces.
face-energy = Energy
face-attack = Attack
face-heal = Heal
face-destruction = Destruction
face-celebrity = Celebrity
face-ouch = Ouch!

term-vp = Victory Points
    .short = VP
term-life = Life Points
    .short = Life
term-energy = Energy
    .short = Energy
term-energy-cube = Energy cube
term-keep = Keep
term-discard = Discard
term-goal = Goal
term-building = Building
term-unit = Unit
term-durability = Durability
term-borough = Borough
term-flee = Flee
term-eliminated = Eliminated

amount-vp =
    { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }
amount-life = { $amount } life
amount-energy = { $amount } energy

place-staten-island = Staten Island
place-bronx = The Bronx
place-queens = Queens
place-brooklyn = Brooklyn
place-manhattan = Manhattan
place-manhattan-lower = Lower Manhattan
place-manhattan-midtown = Midtown Manhattan
place-manhattan-upper = Upper Manhattan

# The second space of each zone, open to the second Monster in a game of five or six.
place-manhattan-lower-5-6 = Lower Manhattan (5–6)
place-manhattan-midtown-5-6 = Midtown Manhattan (5–6)
place-manhattan-upper-5-6 = Upper Manhattan (5–6)

tile-high-rise-1 = High-Rise
    .reward = 1 victory point
tile-high-rise-2 = High-Rise
    .reward = 2 victory points
tile-high-rise-3 = High-Rise
    .reward = 3 victory points
tile-power-plant-2 = Power Plant
    .reward = 2 energy
tile-power-plant-3 = Power Plant
    .reward = 3 energy
tile-hospital-2 = Hospital
    .reward = 2 life
tile-hospital-3 = Hospital
    .reward = 3 life
tile-infantry = Infantry
    .reward = 1 life
tile-jet = Jet
    .reward = 2 energy
tile-tank = Tank
    .reward = 3 victory points

token-web = Web
token-jinx = Jinx
token-souvenir = Souvenir
token-carapace = Carapace

monster-captain-fish = Captain Fish
monster-sheriff = Sheriff
monster-kong = Kong
monster-mantis = Mantis
monster-rob = Rob
monster-drakonis = Drakonis

## Cards

# Goal cards of King of New York.
card-king-of-new-york-superstar = Superstar
    .effect = Take this card with 3 or more Celebrity results if you do not own it: gain 1 VP, plus 1 VP for each Celebrity result beyond the third. From your next turn on, gain 1 VP per Celebrity result.
card-king-of-new-york-statue-of-liberty = Statue of Liberty
    .effect = Take this card with 3 or more Ouch results if you do not own it, after the damage of that Ouch and if you survive: gain 3 VP. Lose 3 VP when another Monster takes it from you.

# Power cards of King of New York: "you" is the owner of a Keep card, the buyer of a Discard card.
card-king-of-new-york-air-force-one = Air Force One
    .effect = Buy this only if you destroyed at least one Jet this turn. Gain 4 VP. Then every Unit in the city fires: each Monster, you included, takes 1 damage per Unit in its own borough.
card-king-of-new-york-antimatter-pellets = Antimatter Pellets
    .effect = When you attack, each target rolls one die once. A target that rolls Ouch takes twice the damage of that attack.
card-king-of-new-york-artificial-heart = Artificial Heart
    .effect = You may change any number of your Heal results into Energy results, before either type is resolved.
card-king-of-new-york-broadway-star = Broadway Star
    .effect = Gain 1 VP when you take Superstar, and 1 VP at the start of each of your turns if you have Superstar.
card-king-of-new-york-brooklyn-bridge = Brooklyn Bridge
    .effect = Gain 4 VP. Costs 1 Energy less if you are in Brooklyn.
card-king-of-new-york-bulletproof = Bulletproof
    .effect = Whenever you take damage because a Monster, you included, rolled Ouch, that damage is 1 less.
card-king-of-new-york-can-opener = Can Opener
    .effect = For you a Tank has durability 3 instead of 4.
card-king-of-new-york-carapace = Carapace
    .effect = While you have this card your maximum Life is 12. For each Ouch result you resolve, put 1 Carapace token on it. You may discard it to heal 1 Life for each token on it; your maximum is 10 again before you heal.
card-king-of-new-york-central-park = Central Park
    .effect = Gain 2 VP and heal 2 Life. Costs 1 Energy less if you are in Manhattan.
card-king-of-new-york-chameleon = Chameleon
    .effect = Before Celebrity is resolved, you may discard any number of your dice that show Celebrity. For each of them you may turn one other unresolved die to any face not yet resolved.
card-king-of-new-york-chinatown-regular = Chinatown Regular
    .effect = Heal 2 Life whenever you enter Manhattan, at most once per turn.
card-king-of-new-york-climb-the-empire-state-building = Climb the Empire State Building
    .effect = If you are in Manhattan and your dice after the last roll show all six faces, gain 2 VP and take another turn.
card-king-of-new-york-columbia-university = Columbia University
    .effect = Gain 2 VP. The next Keep card turned up for the row, on anyone's turn, is yours: you must take it, at once and without paying. Costs 1 Energy less if you are in Manhattan.
card-king-of-new-york-coney-island = Coney Island
    .effect = Gain 3 VP. Costs 1 Energy less if you are in Brooklyn.
card-king-of-new-york-curse = Curse
    .effect = When you deal damage to Monsters, each of them that survives gets 1 Jinx token. A Monster that rerolls any dice showing Ouch must first pay 1 Energy per Jinx token it has. When resolving Heal, a Monster may use Heal results to discard its Jinx tokens, 1 per result, instead of healing.
card-king-of-new-york-diva = Diva
    .effect = While you have Superstar, another Monster needs 4 or more Celebrity results to take it from you.
card-king-of-new-york-drain = Drain
    .effect = When a Monster attacks you and you survive, take 2 Energy from it.
card-king-of-new-york-drink-the-hudson = Drink the Hudson
    .effect = Gain 13 Energy and 1 VP and heal 2 Life. Costs 1 Energy less if you are in Manhattan, Brooklyn or Staten Island.
card-king-of-new-york-ego-trip = Ego Trip
    .effect = Gain 1 Energy when you take Superstar, and 1 Energy at the start of each of your turns if you have Superstar.
card-king-of-new-york-extra-head = Extra Head
    .effect = Roll 1 more die, a green one, on each of your turns.
card-king-of-new-york-fireball = Fireball
    .effect = If your attack damages at least one of its usual targets, it also hits all other Monsters in your borough, with the same number of Attack results.
card-king-of-new-york-flatiron-building = Flatiron Building
    .effect = Gain 2 VP. Costs 1 Energy less if you are in Manhattan.
card-king-of-new-york-fury = Fury
    .effect = If at least 3 Units are in your borough when you begin to resolve your results, add 1 Destruction and 1 Energy to them.
card-king-of-new-york-general-ellis = General Ellis
    .effect = Buy this only if you destroyed at least one Tank this turn. Gain 3 VP. Then all Monsters, you included, take 1 damage.
card-king-of-new-york-hailing-cabs = Hailing Cabs
    .effect = Once per turn you may add 2 Destruction to your results. If you do, you can destroy only Units this turn.
card-king-of-new-york-holland-tunnel = Holland Tunnel
    .effect = Gain 6 VP. All Monsters, you included, gain 3 Energy. Costs 1 Energy less if you are in Manhattan.
card-king-of-new-york-hunter = Hunter
    .effect = Heal 1 Life each time you destroy an Infantry.
card-king-of-new-york-jinx-aura = Jinx Aura
    .effect = All other Monsters must use all their rerolls on their turns. They choose which dice to reroll.
card-king-of-new-york-king-of-queens = King of Queens
    .effect = If you are in Queens at the start of your turn, gain 1 Energy and heal 1 Life.
card-king-of-new-york-leveler = Leveler
    .effect = Gain 1 VP in each of your turns in which you destroy at least one Building.
card-king-of-new-york-long-neck = Long Neck
    .effect = For you a Jet has durability 2 instead of 3.
card-king-of-new-york-natural-selection = Natural Selection
    .effect = On buying, gain 4 Energy and heal 4 Life. Roll 1 more die, a green one, on each of your turns. If you end a turn of yours with at least 1 Celebrity among your dice, you lose this card and all your Life and are eliminated.
card-king-of-new-york-new-york-marathon = New York Marathon
    .effect = While this card lies in the row, every Monster must pay 2 Energy for each move that is not obligatory, fleeing included. On buying, gain 2 VP and 2 Energy and heal 2 Life.
card-king-of-new-york-next-stage = Next Stage
    .effect = Lose all your VP. For each VP lost gain 1 Energy or heal 1 Life, in any mixture.
card-king-of-new-york-of-another-world = Of Another World
    .effect = You may pay any Energy cost wholly or partly with Life, 1 for 1, as long as you keep at least 1 Life. You may give up 1 Energy instead of 1 Life for any damage you take.
card-king-of-new-york-overload = Overload
    .effect = On buying, gain 4 Energy. From then on, whenever you resolve at least one Energy result, you gain 1 Energy less in total.
card-king-of-new-york-painbow = Painbow
    .effect = Count your Destruction results: with 2 or 3 add 1 Attack to your results, with 4 or 5 add 2 Attack, with 6 or more you win the game at once.
card-king-of-new-york-personal-spotlight = Personal Spotlight
    .effect = Gain 1 VP in each of your turns in which you have at least 1 Celebrity result.
card-king-of-new-york-phoenix-blood = Phoenix Blood
    .effect = Gain 1 Energy each time you take damage and survive.
card-king-of-new-york-photo-op = Photo Op
    .effect = Choose a Monster. Gain 1 VP for each damage you dealt to it this turn.
card-king-of-new-york-power-substation = Power Substation
    .effect = Gain 1 VP and 8 Energy, then take 3 damage.
card-king-of-new-york-power-tap = Power Tap
    .effect = When another Monster has gained 3 or more Energy in one turn, it must pay you 1 Energy, once per turn.
card-king-of-new-york-regeneration = Regeneration
    .effect = Heal 1 Life at the start of each of your turns.
card-king-of-new-york-scavenger = Scavenger
    .effect = You may buy Keep cards from the discard pile for 1 Energy less than their cost.
card-king-of-new-york-seismic-ray = Seismic Ray
    .effect = You may pay 1 Energy to use all your Destruction results of this turn in one other borough of your choice instead of your own.
card-king-of-new-york-shadow-double = Shadow Double
    .effect = Your attacks deal double damage.
card-king-of-new-york-sharp-shooter = Sharp Shooter
    .effect = You may use Destruction results on Jets in any borough. Gain 1 VP each time you destroy a Jet.
card-king-of-new-york-stink-attack = Stink Attack
    .effect = Whenever you move, you may move up to 4 Units out of the borough you arrived in. Each of them goes to a different other borough.
card-king-of-new-york-stomp = Stomp
    .effect = Add 1 Destruction to your results on each of your turns.
card-king-of-new-york-subterranean-cable = Subterranean Cable
    .effect = Gain 4 Energy, then take 4 damage.
card-king-of-new-york-subway = Subway
    .effect = Heal 2 Life and take another turn. During that extra turn you may move as often as you like and at any time.
card-king-of-new-york-super-speed = Super Speed
    .effect = Before your first roll you may make an extra move, by the rules of the Move phase.
card-king-of-new-york-terminal-rage = Terminal Rage
    .effect = On buying, take another turn. While you have this card you cannot reroll dice that show Attack.
card-king-of-new-york-tesla-antennae = Tesla Antennae
    .effect = When you attack, each target that has more Life than you takes 1 more damage.
card-king-of-new-york-tesla-cannon = Tesla Cannon
    .effect = Gain 2 VP. All Monsters, you included, must discard one of their Keep cards.
card-king-of-new-york-the-unisphere = The Unisphere
    .effect = Gain 4 VP. Costs 1 Energy less if you are in Queens.
card-king-of-new-york-tourist = Tourist
    .effect = On buying, put a Souvenir token in your borough; later put one in each borough you arrive in. A borough that already has a Souvenir token gets none. Each token placed gives you 1 VP and 1 Energy.
card-king-of-new-york-towering-titan = Towering Titan
    .effect = Add 2 Attack to your results on each of your turns.
card-king-of-new-york-trash-thrower = Trash Thrower
    .effect = Each Monster you attack loses 1 VP.
card-king-of-new-york-trophy-hunter = Trophy Hunter
    .effect = Gain 1 VP each time you destroy a Unit.
card-king-of-new-york-universal-soldier = Universal Soldier
    .effect = You may change any number of your Heal results into Attack results and any number of your Attack results into Heal results, before either type is resolved.
card-king-of-new-york-violent-star = Violent Star
    .effect = When you take Superstar from another Monster, deal 2 damage to it. When another Monster takes Superstar from you, deal 1 damage to it.
card-king-of-new-york-webspinner = Webspinner
    .effect = When you deal damage to Monsters, each of them that survives gets 1 Web token. A Monster has 1 reroll less on its turn for each Web token it has. When resolving Attack, a Monster may use Attack results to discard its Web tokens, 1 per result, instead of attacking with them.
card-king-of-new-york-yankee-stadium = Yankee Stadium
    .effect = Gain 5 VP and heal 5 Life. Costs 1 Energy less if you are in The Bronx.

## Questions

# What a player is asked: { $monster } is who must answer. The attribute is what `?` shows.

question-place = { $monster }, where do you start?
    .help = Every Monster starts in an outer borough: Staten Island, The Bronx, Queens or Brooklyn, at most two in each. Look at the Buildings there: High-Rises pay victory points, Power Plants energy, Hospitals life. Nobody starts in Manhattan; the first Monster to move goes there.
question-speed = { $monster }, do you make an extra move before you roll?
    .help = A card lets you move once before your first roll, by the rules of the Move phase. You may also pass.
question-pause = { $monster }, do you move now, or go on?
    .help = In this extra turn you may move as often as you like. Nothing else has to be decided at this moment: answer done to go on.
question-reroll =
    { $left ->
        [one] { $monster }, which dice do you reroll? (1 reroll left)
       *[other] { $monster }, which dice do you reroll? ({ $left } rerolls left)
    }
    .help = Type the numbers of the dice you want to roll again, for example 2 4 5; the others stay as they are. Type stop to keep them all. After the last reroll every result counts: Energy pays for cards, Attack hits the Monsters on the other side of the water, Heal gives back life (not in Manhattan), Destruction wrecks Buildings and Units in your borough, three Celebrity make you the Superstar, and Ouch! makes the Units fire.
question-resolve = { $monster }, which results do you resolve next?
    .help = All results must be resolved, one type after the other, in the order you like. The order matters: heal before you are hit, destroy Units before they fire (Ouch!), and so on. Cards may let you change results first.
question-spend-attack =
    { $most ->
        [one] { $monster }, do you spend 1 Attack on your Web token?
       *[other] { $monster }, how many Attack do you spend on Web tokens (up to { $most })?
    }
    .help = Each Web token takes one reroll from you. Each Attack result you spend discards one of them, and deals no damage.
question-spend-heal =
    { $most ->
        [one] { $monster }, do you spend 1 Heal on your Jinx token?
       *[other] { $monster }, how many Heal do you spend on Jinx tokens (up to { $most })?
    }
    .help = Each Jinx token makes it dearer to reroll Ouch!. Each Heal result you spend discards one of them, and heals nothing. This works in Manhattan too.
question-use = { $monster }, do you use { $card }?
    .help = The card may be used now, but it need not be.
question-aim = { $monster }, where do you use your Destruction?
    .help = For 1 energy a card lets you use all your Destruction of this turn in one other borough. Pass to use it in your own borough.
question-destroy =
    { $points ->
        [one] { $monster }, what do you destroy? (1 point left)
       *[other] { $monster }, what do you destroy? ({ $points } points left)
    }
    .help = Every tile costs as many points as its durability: the number of a Building, 2 for Infantry, 3 for a Jet, 4 for a Tank. As long as the points reach for something in the borough, you must destroy it. A destroyed Building pays at once and becomes a Unit, which cannot be destroyed in the same turn.
question-order = { $monster }, which of your cards works first?
    .help = Several of your cards work at the same moment and their order matters. It is yours to choose.
question-brace = { $monster }, you are about to lose life: do you use { $card }?
    .help = This is the last moment to use the card before the damage.
question-shield =
    { $damage ->
        [one] { $monster }, 1 damage: do you pay it with energy?
       *[other] { $monster }, { $damage } damage: how much of it do you pay with energy?
    }
    .help = A card lets you give up energy instead of life, one for one. The rest of the damage costs life.
question-pay = { $monster }, how much of the cost of { $cost } do you pay with life?
    .help = A card lets you pay with life instead of energy, one for one, as long as you keep at least 1 life.
question-flee =
    { $toll ->
        [0] { $monster }, you were attacked in Manhattan: do you flee?
       *[other] { $monster }, you were attacked in Manhattan: do you flee for { $toll } energy?
    }
    .help = Who stays in Manhattan earns victory points and energy every turn, but cannot heal with dice and is hit by everybody outside. Who flees keeps the damage, goes to an outer borough with room, and the attacker has to enter Manhattan.
question-move-out = { $monster }, Manhattan has room for only one: where do you go?
    .help = With fewer than five Monsters only one may be in Manhattan. The one on the 5–6 track has to go to an outer borough with room.
question-move =
    { $toll ->
        [0] { $monster }, do you move?
       *[other] { $monster }, do you move for { $toll } energy?
    }
    .help = Manhattan is full, so you may stay where you are or go to any other outer borough with room. Where you stand decides what you can destroy, and which Units can hit you.
question-send = { $monster }, do you send Units away?
    .help = A card lets you send up to four Units from the borough you arrived in, each to a different other borough.
question-buy = { $monster }, what do you buy?
    .help = Cards are paid with energy. A Keep card stays in front of you and goes on working; a Discard card works once, at once. sweep pays 2 energy for three new cards. Buy and sweep as often as you can pay, then answer done. To read a card, type ? and its name.
question-photo = { $monster }, which Monster do you choose?
    .help = You gain 1 victory point for each damage you dealt to that Monster this turn.
question-split =
    { $lost ->
        [one] { $monster }, does your lost victory point heal you?
       *[other] { $monster }, how many of the { $lost } lost victory points heal you?
    }
    .help = Each lost victory point heals 1 life or gives 1 energy. What you do not heal becomes energy.
question-discard = { $monster }, which of your Keep cards do you discard?
    .help = Every Monster has to discard one of its Keep cards. Its effect ends at once.

# The offered answers: answer-<verb>, or answer-<kind of question>-<verb> where the kind says more.

answer-place = Start in { $what }
answer-pass = Pass
answer-speed-pass = Do not move
answer-use-pass = Do not use it
answer-brace-pass = Keep the card
answer-aim-pass = Use it in your own borough
answer-move = Move to { $what }
answer-advance = Go one zone further
answer-done = Done
answer-pause-done = Go on
answer-resolve-done = Resolve nothing more
answer-destroy-done = Destroy nothing more
answer-send-done = Send no more
answer-buy-done = Buy nothing more
answer-stop = Keep all dice
answer-reroll = Reroll dice { $numbers }
answer-resolve =
    { $amount ->
        [0] Resolve { $what }
       *[other] Resolve { $amount } × { $what }
    }
answer-spend =
    { $number ->
        [0] Spend none
       *[other] Spend { $number }
    }
answer-use = Use { $what }
answer-aim = Use it in { $what }
answer-destroy =
    { $where ->
        [none] Destroy { $what }: { $reward }
       *[far] Destroy { $what } in { $where }: { $reward }
    }
answer-first = First { $what }
answer-give =
    { $number ->
        [0] Pay nothing with energy
       *[other] Pay { $number } with energy
    }
answer-life =
    { $number ->
        [0] Pay nothing with life
       *[other] Pay { $number } with life
    }
answer-stay = Stay
answer-flee-stay = Stay in Manhattan
answer-move-stay = Stay where you are
answer-flee = Flee to { $what }
answer-send = Send { $what } to { $where }
answer-buy =
    { $cost ->
        [none] Buy { $what } from the discard pile
       *[other] Buy { $what } for { $cost } energy
    }
answer-sweep = Sweep: three new cards for { $sweep } energy
answer-choose = Choose { $what }
answer-heal =
    { $number ->
        [0] Heal nothing
       *[other] Heal { $number } life
    }
answer-discard = Discard { $what }
answer-subway = Ride to { $what }
answer-change = Change result { $number } to { $what }
answer-drop = Discard die { $number }
answer-turn = Turn die { $number } to { $what }
answer-leave = Leave the game

# Words that answers use in place of an id.
word-advance = the next zone
word-new = { $what } (new)
word-stack = { $what } (stack { $number })
word-tile = { $name } { $number }

## Events

# What happened: { $monster } did it or suffered it, { $other } is the Monster it did it with (none if there is none).

event-turn =
    { $what ->
        [none] Turn { $amount }: { $monster }
       *[card] Turn { $amount }: { $monster }, an extra turn ({ $what })
    }
event-placed = { $monster } starts in { $what }.
event-rolled = { $monster } rolls { $what }.
event-rerolled =
    { $amount ->
        [one] { $monster } rerolls 1 die: { $what }.
       *[other] { $monster } rerolls { $amount } dice: { $what }.
    }
event-forced = { $monster } has no other choice: { $answer }.
event-resolves =
    { $amount ->
        [0] { $monster } resolves { $what } without a result.
       *[other] { $monster } resolves { $amount } × { $what }.
    }
event-added = { $monster } adds { $amount } × { $what } to the results.
event-changed = { $monster } changes result { $amount } to { $what }.
event-dropped = { $monster } discards die { $amount }.
event-aimed = { $monster } aims at { $what }.
event-attacks = { $monster } attacks with { $amount }.
event-damaged =
    { $amount ->
        [0] { $monster } takes damage but loses no life.
       *[other] { $other ->
            [none] { $monster } loses { amount-life }.
           *[other] { $monster } loses { amount-life } to { $other }.
        }
    }
event-eliminated = { $monster } is eliminated!
event-healed = { $monster } heals { amount-life }.
event-lost-life = { $monster } loses { amount-life } above the maximum.
event-paid-life = { $monster } pays { amount-life }.
event-scored = { $monster } gains { amount-vp }.
event-lost-vp = { $monster } loses { amount-vp }.
event-gained = { $monster } gains { amount-energy }.
event-paid = { $monster } pays { amount-energy }.
event-handed-over = { $monster } hands { amount-energy } to { $other }.
event-destroyed = { $monster } destroys { $what } in { $where }.
event-points-lost =
    { $amount ->
        [one] 1 Destruction of { $monster } destroys nothing.
       *[other] { $amount } Destruction of { $monster } destroy nothing.
    }
event-uncovered = { $what } is uncovered in { $where }.
event-took =
    { $other ->
        [none] { $monster } takes { $what }.
       *[other] { $monster } takes { $what } from { $other }.
    }
event-fled = { $monster } flees from Manhattan.
event-in-vain = Nothing comes of { $what }.
event-moved = { $monster } moves to { $what }.
event-shifted = { $monster } shifts to { $what }.
event-sent = { $monster } sends { $what } to { $where }.
event-souvenir = { $monster } leaves a Souvenir token in { $what }.
event-bought = { $monster } buys { $what }.
event-claimed = { $monster } gets { $what } without paying.
event-swept = { $monster } sweeps the row.
event-revealed = { $what } is turned up for the row.
event-reshuffled = The discard pile becomes the new deck.
event-discarded = { $monster } discards { $what }.
event-chose = { $monster } chooses { $other }.
event-token-given =
    { $amount ->
        [one] { $monster } gets 1 { $what } token.
       *[other] { $monster } gets { $amount } { $what } tokens.
    }
event-token-removed =
    { $amount ->
        [one] { $monster } gets rid of 1 { $what } token.
       *[other] { $monster } gets rid of { $amount } { $what } tokens.
    }
event-extra-turn = { $monster } will take another turn.
event-won =
    { $amount ->
        [one] { $monster } wins, with 1 victory point!
       *[other] { $monster } wins, with { $amount } victory points!
    }
event-nobody-won = No Monster is left: nobody wins.

# Answers after which nothing else would be said.
did-flee-stay = { $monster } stays in Manhattan.
did-move-stay = { $monster } stays in { $place }.
did-leave = { $monster } leaves the game.

# Why it happened, in a few words; the clause itself is in docs/rules.
cause-NY-ADV-6 = the track of 2–4 is free
cause-NY-ADV-7 = fewer than five Monsters
cause-NY-ATTACK-1 = attack
cause-NY-ATTACK-9 = Attack dice
cause-NY-BUY-1 = bought from the row
cause-NY-BUY-2 = a gap in the row
cause-NY-BUY-3 = sweep
cause-NY-CELEB-2 = three Celebrity
cause-NY-CELEB-3 = new Superstar
cause-NY-CELEB-4 = pay of the Superstar
cause-NY-DESTROY-2 = Destruction dice
cause-NY-DESTROY-4 = Destruction dice
cause-NY-DESTROY-6 = reward
cause-NY-DESTROY-8 = next in its stack
cause-NY-DESTROY-11 = too few points for anything there
cause-NY-EARN-1 = income in Manhattan
cause-NY-END-3 = clockwise
cause-NY-ENERGY-1 = Energy dice
cause-NY-FLEE-1 = attacked in Manhattan
cause-NY-FLEE-4 = fleeing
cause-NY-GOAL-2 = new owner of the Statue
cause-NY-GOAL-3 = the Statue is lost
cause-NY-HEAL-1 = Heal dice
cause-NY-MANHATTAN-2 = entering Manhattan
cause-NY-MOVE-1 = Manhattan has room
cause-NY-MOVE-2 = free move
cause-NY-MOVE-4 = on through Manhattan
cause-NY-ATTACK-5 = Manhattan was empty when the turn began
cause-NY-RULING-32 = nobody is on the other side of the water
cause-NY-HEAL-2 = no healing with dice in Manhattan
cause-NY-HEAL-4 = no life is missing
cause-NY-CELEB-1 = too few Celebrity for Superstar
cause-NY-OUCH-1 = 1 Ouch!, Units fire at one
cause-NY-OUCH-2 = 2 Ouch!, Units fire in the borough
cause-NY-OUCH-3 = 3 Ouch!, all Units fire
cause-NY-OUCH-4 = three Ouch!
cause-NY-RESOLVE-2 = the order is free
cause-NY-RESOLVE-3 = type by type
cause-NY-ROLL-1 = roll
cause-NY-ROLL-5 = reroll
cause-NY-RULING-2 = own effects, own order
cause-NY-RULING-63 = toll for moving
cause-NY-RULING-65 = the deck was empty
cause-NY-RULING-86 = the maximum sank
cause-NY-RULING-90 = left the game
cause-NY-SETUP-9 = start
cause-NY-TOKEN-2 = Attack spent on Web
cause-NY-TOKEN-3 = Jinx
cause-NY-TOKEN-4 = Heal spent on Jinx
cause-NY-WIN-1 = 20 victory points
cause-NY-WIN-2 = the last Monster
cause-NY-WIN-3 = nobody is left

## Refusals

refusal-not-offered = “{ $answer }” is not possible now; type ? to see what is.
refusal-game-over = The game is over.
refusal-cannot-leave = Seat { $seat } cannot leave: it is out already, or the game is over.
refusal-cannot-undo = That cannot be taken back: the last answer was not yours, or dice or cards have been turned up since.
refusal-cannot-pay = That costs { $cost } energy, and you have { $energy }.
refusal-card-not-allowed = You do not meet the condition for buying { $card } this turn.
refusal-not-in-row = { $card } is not for sale now.
refusal-already-there = You are in { $place } already.
refusal-not-to-manhattan = You cannot choose to go to Manhattan now.
refusal-must-enter = Manhattan has room, so that is where you must go.
refusal-no-room = { $place } is full.
refusal-no-such-die = There is no die { $die }.
refusal-die-locked = One of these dice cannot be rerolled: a card locks it, or it costs more energy than you have.
refusal-must-reroll = You must use all your rerolls: a card of another Monster says so.
refusal-must-destroy =
    { $points ->
        [one] You must go on: your last point can still destroy something.
       *[other] You must go on: your { $points } points can still destroy something.
    }
refusal-must-resolve = All your results must be resolved.
refusal-no-such-monster = There is no Monster “{ $monster }”, or it is taken twice; the Monsters are { $monsters }.
refusal-no-such-seed = A seed is one line of text without spaces around it.
refusal-no-such-option = There is no option { $option }={ $value }; the options are { $options }.
refusal-wrong-number-of-players = This game is for { $least } to { $most } players.
refusal-wrong-number-of-dice = { $count } dice are rolled here, not { $found }.
refusal-no-such-face = No die shows “{ $face }”.
refusal-not-left = No { $what } is left to be turned up.

## Command line and terminal

phase-deal = set-up
phase-first_player = who begins?
phase-placement = placement
phase-earnings = income
phase-roll = roll
phase-resolve = resolve
phase-move = move
phase-buy = buy
phase-end = end of turn
phase-pass_turn = end of turn

# Short forms for narrow panels.
short-place-staten-island = Staten I.
short-place-bronx = Bronx
short-place-manhattan-lower = Lower
short-place-manhattan-midtown = Midtown
short-place-manhattan-upper = Upper
short-place-manhattan-lower-5-6 = Lower 5–6
short-place-manhattan-midtown-5-6 = Mid. 5–6
short-place-manhattan-upper-5-6 = Upper 5–6
short-face-destruction = Destroy
short-card-superstar = Superstar
short-card-statue-of-liberty = Statue

mark-vp = ★
mark-life = ♥
mark-energy = ↯

terminal-turn = Turn { $turn } · { $monster }: { $phase }
terminal-you = (you)
terminal-player = (player { $number })
terminal-bot = ({ $name })
terminal-cards = { $count }c
terminal-no-cards = no cards
terminal-no-dice = The dice are not rolled yet.
terminal-green = (green)

# The titles of the panels.
terminal-title-monsters = Monsters ({ $points }{ mark-vp } win)
terminal-title-city = City
terminal-title-dice =
    { $rerolls ->
        [0] Dice
        [one] Dice (1 reroll left)
       *[other] Dice ({ $rerolls } rerolls left)
    }
terminal-title-market = For sale (deck { $deck }, discard pile { $pile })
terminal-title-log = What happened
terminal-title-ask = Your answer
terminal-title-ask-player = Player { $number }: { $monster }
terminal-title-wait = Please wait
terminal-title-over = The game is over
terminal-title-help = Help (Esc closes)

terminal-prompt = An answer, its number, or ? for help
terminal-prompt-over = Press Enter to leave
terminal-waits = { $monster } ({ $name }) is playing …
terminal-dice-hint = Type the dice to reroll, e.g. 2 4 5
terminal-pick-hint = ↑ ↓ Enter, a number, or type it
terminal-leave-sure = Type leave once more to give up { $monster }.
terminal-unclear = Which of these: { $answers }?
terminal-undone = Taken back.
terminal-not-saved = The game could not be saved: { $problem }.
terminal-no-such-card = There is no card “{ $card }”.
terminal-saved = Saved. To go on: { $command }
terminal-record = The record of the game: { $path }
terminal-record-renamed = { $wanted } exists already, so the record has another name.
terminal-winner = { $monster } wins!
terminal-nobody = Nobody wins.
terminal-rank = { $place }. { $monster }: { $result }
terminal-rank-living = { $vp } { term-vp.short }, { $life } { term-life.short }
terminal-rank-fallen = eliminated
terminal-no-terminal = Kaiju Kings is played in a terminal, and there is none here. Open one and type: { $command }

# The help screen.
help-answers = Possible answers (type the words, any clear beginning of them, or the number):
help-reroll = reroll 2 4 5, or just 2 4 5: roll these dice again
help-rule = The rule: { $rule }
help-commands =
    Always possible:
      ?          this page; ? and a card explains the card
      cards      all cards in play and for sale, with their effects
      undo       take your last answer back, if nothing was turned up since
      leave      give your Monster up; the others play on
      quit       stop; the game is saved and goes on with --resume
      PgUp PgDn  look back at what happened
help-marks =
    On the table: { mark-life } life, { mark-vp } victory points, { mark-energy } energy, ▶ whose turn it is, 3c three cards, W2 J1 two Web tokens and a Jinx token. The command cards names them.
    A stack shows the Building on top and how many lie under it: 2{ mark-vp }+1 is a High-Rise that takes 2 Destruction and pays 2 victory points, over one more. Units: I Infantry, J Jet, T Tank. ◆ is a Souvenir token.
help-aim = You win with 20 victory points at the end of a turn, or as the last Monster alive.
help-row = For sale
help-goals = Goal cards

## Simulation, scenarios and records

simulate-progress = Playing
simulate-title =
    { $games ->
        [one] 1 game of { $game } with { $players } players.
       *[other] { $games } games of { $game } with { $players } players.
    }
simulate-wins = Wins by seat
simulate-seat = Seat
simulate-bot = Bot
simulate-games = Games
simulate-share = Share
simulate-endings = How the games ended
simulate-ending = Ending
simulate-turns = Turns per game: { $mean } on average, { $median } in the middle (median).
simulate-cards = Cards bought, and how often their buyer won
simulate-card = Card
simulate-bought = Bought
simulate-win-rate = Won
ending-points = 20 victory points
ending-last = the last Monster
ending-nobody = nobody was left
ending-card = a card

scenario-failed = FAILED { $name }
scenario-way = way: { $way }
scenario-step = step: { $step }
scenario-expected = expected: { $expected }
scenario-found = found: { $found }
scenario-position = position: { $position }
scenario-summary = { $passed } passed, { $failed } failed
coverage-missing = Not cited by any scenario ({ $count }):
coverage-excused = Not shown in a scenario, with the reason:
coverage-summary = { $cited } of { $wanted } cited, { $excused } excused, { $missing } missing

cards-cost = Cost
cards-kind = Kind
cards-effect = Effect

record-verified =
    Every chance was checked: { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    } and { $reveals ->
        [one] 1 reveal
       *[other] { $reveals } reveals
    } follow from the secret that was committed to. { $result }

# What cannot be done, in one sentence.
error-no-such-game = There is no game “{ $game }”; the games are { $games }.
error-no-such-bot = There is no bot “{ $bot }”; the bots are { $bots }.
error-too-many-people = { $humans } people cannot sit on { $seats } seats.
error-save-exists = { $path } exists already: add --resume to go on with it, or choose another name.
error-no-save = There is no saved game to resume in { $folder }.
error-record-game = The record is of { $found }, not of { $wanted }.
error-too-few = { $what } must be at least { $least }.
