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

## Events

## Refusals

## Command line and terminal
