### All English words of Kaiju Kings.
### Python and the browser read this same file. Fluent keeps line breaks, so a long value stays on one line.

# Whose way of writing lists, numbers and dates this language follows: a language tag, with a region where it matters.
language-region = en-GB
language-name = English

## Names

game-king-of-new-york = King of New York
game-king-of-tokyo = King of Tokyo

# The six die faces of each game; energy is on the dice of both.
face-energy = Energy
face-attack = Claw
face-heal = Heart
face-destruction = Destruction
face-celebrity = Star
face-ouch = Skull
face-1 = 1
face-2 = 2
face-3 = 3
face-claw = Claw
face-heart = Heart

term-vp = Crowns
    .short = Crowns
term-life = Life
    .short = Life
term-energy = Energy
    .short = Energy
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
        [one] { $amount } crown
       *[other] { $amount } crowns
    }
amount-life = { $amount } life
amount-energy = { $amount } energy

place-staten-island = Staten Island
    .in = on Staten Island
    .to = to Staten Island
place-bronx = The Bronx
    .in = in the Bronx
    .to = to the Bronx
    .acc = the Bronx
place-queens = Queens
    .in = in Queens
    .to = to Queens
place-brooklyn = Brooklyn
    .in = in Brooklyn
    .to = to Brooklyn
place-manhattan = Manhattan
    .in = in Manhattan
    .to = to Manhattan
place-manhattan-lower = Lower Manhattan
    .in = in Lower Manhattan
    .to = to Lower Manhattan
place-manhattan-midtown = Midtown Manhattan
    .in = in Midtown Manhattan
    .to = to Midtown Manhattan
place-manhattan-upper = Upper Manhattan
    .in = in Upper Manhattan
    .to = to Upper Manhattan

# The second space of each zone, open to the second Monster in a game of five or six.
place-manhattan-lower-5-6 = Lower Manhattan (5–6)
    .in = in Lower Manhattan (5–6)
    .to = to Lower Manhattan (5–6)
place-manhattan-midtown-5-6 = Midtown Manhattan (5–6)
    .in = in Midtown Manhattan (5–6)
    .to = to Midtown Manhattan (5–6)
place-manhattan-upper-5-6 = Upper Manhattan (5–6)
    .in = in Upper Manhattan (5–6)
    .to = to Upper Manhattan (5–6)

place-outside = Outside
    .in = outside Tokyo
    .to = out of Tokyo
place-tokyo-city = Tokyo City
    .in = in Tokyo City
    .to = to Tokyo City
place-tokyo-bay = Tokyo Bay
    .in = in Tokyo Bay
    .to = to Tokyo Bay

tile-high-rise-1 = High-Rise
tile-high-rise-2 = High-Rise
tile-high-rise-3 = High-Rise
tile-power-plant-2 = Power Plant
tile-power-plant-3 = Power Plant
tile-hospital-2 = Hospital
tile-hospital-3 = Hospital
tile-infantry = Infantry
tile-jet = Jet
tile-tank = Tank

token-web = Web
token-jinx = Jinx
token-souvenir = Souvenir
token-carapace = Carapace
token-poison = Poison
token-shrink = Shrink
token-smoke = Smoke
token-mimic = Mimic

monster-captain-fish = Captain Fish
monster-sheriff = Sheriff
monster-kong = Kong
monster-mantis = Mantis
monster-rob = Rob
monster-drakonis = Drakonis
monster-alienoid = Alienoid
monster-cyber-bunny = Cyber Bunny
monster-giga-zaur = Giga Zaur
monster-kraken = Kraken
monster-meka-dragon = Meka Dragon
monster-the-king = The King
monster-cyber-kitty = Cyber Kitty
monster-space-penguin = Space Penguin
monster-king-of-tokyo-2016-giga-zaur = Gigazaur

## Cards

# Goal cards of King of New York.
card-king-of-new-york-superstar = Superstar
    .effect = Take this card with 3 or more stars if you do not own it: gain 1 crown, plus 1 crown for each star beyond the third. From your next turn on, gain 1 crown for each star you roll.
card-king-of-new-york-statue-of-liberty = Statue of Liberty
    .acc = the Statue of Liberty
    .effect = Take this card with 3 or more skulls if you do not own it, after the damage of those skulls and if you survive: gain 3 crowns. Lose 3 crowns when another Monster takes it from you.

# Power cards of King of New York: "you" is the owner of a Keep card, the buyer of a Discard card.
card-king-of-new-york-air-force-one = Air Force One
    .effect = Buy this only if you destroyed at least one Jet this turn. Gain 4 crowns. Then every Unit in the city fires: each Monster, including you, takes 1 damage per Unit in its own borough.
card-king-of-new-york-antimatter-pellets = Antimatter Pellets
    .effect = When you attack, each target rolls one die once. A target that rolls a skull takes double damage from that attack.
card-king-of-new-york-artificial-heart = Artificial Heart
    .effect = You may change any number of your hearts into Energy before either kind is resolved.
card-king-of-new-york-broadway-star = Broadway Star
    .effect = Gain 1 crown when you take Superstar, and 1 crown at the start of each of your turns if you have Superstar.
card-king-of-new-york-brooklyn-bridge = Brooklyn Bridge
    .effect = Gain 4 crowns. Costs 1 energy less if you are in Brooklyn.
card-king-of-new-york-bulletproof = Bulletproof
    .effect = Whenever you take damage because a Monster (you included) rolled skulls, that damage is reduced by 1.
card-king-of-new-york-can-opener = Can Opener
    .effect = For you, a Tank has durability 3 instead of 4.
card-king-of-new-york-carapace = Carapace
    .effect = While you have this card, your maximum life is 12. For each skull you resolve, put 1 Carapace token on it. You may discard it to heal 1 life for each token on it; your maximum is 10 again before you heal.
card-king-of-new-york-central-park = Central Park
    .effect = Gain 2 crowns and heal 2 life. Costs 1 energy less if you are in Manhattan.
card-king-of-new-york-chameleon = Chameleon
    .effect = Before stars are resolved, you may discard any number of your dice that show a star. For each of them you may turn one other unresolved die to any face not yet resolved.
card-king-of-new-york-chinatown-regular = Chinatown Regular
    .effect = Heal 2 life whenever you enter Manhattan, at most once per turn.
card-king-of-new-york-climb-the-empire-state-building = Climb the Empire State Building
    .effect = If you are in Manhattan and your dice show all six faces after your last roll, gain 2 crowns and take another turn.
card-king-of-new-york-columbia-university = Columbia University
    .effect = Gain 2 crowns. The next Keep card turned up for the row, on anyone’s turn, is yours: you must take it, at once and without paying. Costs 1 energy less if you are in Manhattan.
card-king-of-new-york-coney-island = Coney Island
    .effect = Gain 3 crowns. Costs 1 energy less if you are in Brooklyn.
card-king-of-new-york-curse = Curse
    .effect = When you deal damage to Monsters, each of them that survives gets 1 Jinx token. A Monster that rerolls any dice showing skulls must first pay 1 energy per Jinx token it has. When resolving hearts, a Monster may spend them to discard its Jinx tokens, 1 heart per token, instead of healing.
card-king-of-new-york-diva = Diva
    .effect = While you have Superstar, another Monster needs 4 or more stars to take it from you.
card-king-of-new-york-drain = Drain
    .effect = When a Monster attacks you and you survive, take 2 energy from it.
card-king-of-new-york-drink-the-hudson = Drink the Hudson
    .effect = Gain 13 energy and 1 crown and heal 2 life. Costs 1 energy less if you are in Manhattan, Brooklyn or Staten Island.
card-king-of-new-york-ego-trip = Ego Trip
    .effect = Gain 1 energy when you take Superstar, and 1 energy at the start of each of your turns if you have Superstar.
card-king-of-new-york-extra-head = Extra Head
    .effect = Roll 1 more die (a green one) on each of your turns.
card-king-of-new-york-fireball = Fireball
    .effect = If your attack damages at least one of its usual targets, it also hits all other Monsters in your borough, with the same number of claws.
card-king-of-new-york-flatiron-building = Flatiron Building
    .effect = Gain 2 crowns. Costs 1 energy less if you are in Manhattan.
card-king-of-new-york-fury = Fury
    .effect = If there are at least 3 Units in your borough when you begin to resolve your dice, add 1 Destruction and 1 Energy to your results.
card-king-of-new-york-general-ellis = General Ellis
    .effect = Buy this only if you destroyed at least one Tank this turn. Gain 3 crowns. Then all Monsters, including you, take 1 damage.
card-king-of-new-york-hailing-cabs = Hailing Cabs
    .effect = Once per turn you may add 2 Destruction to your results. If you do, you can destroy only Units this turn.
card-king-of-new-york-holland-tunnel = Holland Tunnel
    .effect = Gain 6 crowns. All Monsters, including you, gain 3 energy. Costs 1 energy less if you are in Manhattan.
card-king-of-new-york-hunter = Hunter
    .effect = Heal 1 life each time you destroy an Infantry.
card-king-of-new-york-jinx-aura = Jinx Aura
    .effect = All other Monsters must use all their rerolls on their turns. They choose which dice to reroll.
card-king-of-new-york-king-of-queens = King of Queens
    .effect = If you are in Queens at the start of your turn, gain 1 energy and heal 1 life.
card-king-of-new-york-leveler = Leveler
    .effect = Gain 1 crown on each of your turns in which you destroy at least one Building.
card-king-of-new-york-long-neck = Long Neck
    .effect = For you, a Jet has durability 2 instead of 3.
card-king-of-new-york-natural-selection = Natural Selection
    .effect = When you buy this, gain 4 energy and heal 4 life. Roll 1 more die (a green one) on each of your turns. If you end one of your turns with at least 1 star among your dice, you lose this card and all your life and are eliminated.
card-king-of-new-york-new-york-marathon = New York Marathon
    .effect = While this card lies in the row, every Monster must pay 2 energy for each move that is not obligatory, including fleeing. When you buy it, gain 2 crowns and 2 energy and heal 2 life.
card-king-of-new-york-next-stage = Next Stage
    .effect = Lose all your crowns. For each crown lost, gain 1 energy or heal 1 life, in any combination.
card-king-of-new-york-of-another-world = Of Another World
    .effect = You may pay any energy cost wholly or partly with life, 1 for 1, as long as you keep at least 1 life. Whenever you take damage, you may give up 1 energy instead of each 1 life.
card-king-of-new-york-overload = Overload
    .effect = When you buy this, gain 4 energy. From then on, whenever you resolve at least one Energy, you gain 1 energy less in total.
card-king-of-new-york-painbow = Painbow
    .effect = Count your Destruction: with 2 or 3, add 1 claw to your results; with 4 or 5, add 2 claws; with 6 or more, you win the game at once.
card-king-of-new-york-personal-spotlight = Personal Spotlight
    .effect = Gain 1 crown on each of your turns in which you have at least 1 star.
card-king-of-new-york-phoenix-blood = Phoenix Blood
    .effect = Gain 1 energy each time you take damage and survive.
card-king-of-new-york-photo-op = Photo Op
    .effect = Choose a Monster. Gain 1 crown for each damage you dealt to it this turn.
card-king-of-new-york-power-substation = Power Substation
    .effect = Gain 1 crown and 8 energy, then take 3 damage.
card-king-of-new-york-power-tap = Power Tap
    .effect = When another Monster has gained 3 or more energy in one turn, it must pay you 1 energy, once per turn.
card-king-of-new-york-regeneration = Regeneration
    .effect = Heal 1 life at the start of each of your turns.
card-king-of-new-york-scavenger = Scavenger
    .effect = You may buy Keep cards from the discard pile for 1 energy less than their cost.
card-king-of-new-york-seismic-ray = Seismic Ray
    .effect = You may pay 1 energy to use all your Destruction this turn in one other borough of your choice instead of your own.
card-king-of-new-york-shadow-double = Shadow Double
    .effect = Your attacks deal double damage.
card-king-of-new-york-sharp-shooter = Sharp Shooter
    .effect = You may use Destruction on Jets in any borough. Gain 1 crown each time you destroy a Jet.
card-king-of-new-york-stink-attack = Stink Attack
    .effect = Whenever you move, you may move up to 4 Units out of the borough you arrived in. Each of them goes to a different other borough.
card-king-of-new-york-stomp = Stomp
    .effect = Add 1 Destruction to your results on each of your turns.
card-king-of-new-york-subterranean-cable = Subterranean Cable
    .effect = Gain 4 energy, then take 4 damage.
card-king-of-new-york-subway = Subway
    .effect = Heal 2 life and take another turn. During that extra turn you may move as often as you like, at any time.
card-king-of-new-york-super-speed = Super Speed
    .effect = Before your first roll you may make an extra move, following the rules of the Move step.
card-king-of-new-york-terminal-rage = Terminal Rage
    .effect = When you buy this, take another turn. While you have this card, you cannot reroll dice that show a claw.
card-king-of-new-york-tesla-antennae = Tesla Antennae
    .effect = When you attack, each target that has more life than you takes 1 more damage.
card-king-of-new-york-tesla-cannon = Tesla Cannon
    .effect = Gain 2 crowns. All Monsters, including you, must discard one of their Keep cards.
card-king-of-new-york-the-unisphere = The Unisphere
    .effect = Gain 4 crowns. Costs 1 energy less if you are in Queens.
card-king-of-new-york-tourist = Tourist
    .effect = When you buy this, put a Souvenir token in your borough; later, put one in each borough you arrive in. A borough that already has a Souvenir token gets none. Each token placed gives you 1 crown and 1 energy.
card-king-of-new-york-towering-titan = Towering Titan
    .effect = Add 2 claws to your results on each of your turns.
card-king-of-new-york-trash-thrower = Trash Thrower
    .effect = Each Monster you attack loses 1 crown.
card-king-of-new-york-trophy-hunter = Trophy Hunter
    .effect = Gain 1 crown each time you destroy a Unit.
card-king-of-new-york-universal-soldier = Universal Soldier
    .effect = You may change any number of your hearts into claws and any number of your claws into hearts before either kind is resolved.
card-king-of-new-york-violent-star = Violent Star
    .effect = When you take Superstar from another Monster, deal 2 damage to it. When another Monster takes Superstar from you, deal 1 damage to it.
card-king-of-new-york-webspinner = Webspinner
    .effect = When you deal damage to Monsters, each of them that survives gets 1 Web token. A Monster has 1 reroll less on its turn for each Web token it has. When resolving claws, a Monster may spend them to discard its Web tokens, 1 claw per token, instead of attacking with them.
card-king-of-new-york-yankee-stadium = Yankee Stadium
    .effect = Gain 5 crowns and heal 5 life. Costs 1 energy less if you are in the Bronx.

# Power cards of King of Tokyo: "you" is the owner of a Keep card, the buyer of a Discard card.
card-king-of-tokyo-acid-attack = Acid Attack
    .effect = Once on each of your turns, deal 1 damage to every Monster you could attack from where you are (in Tokyo: all Monsters outside; outside: all Monsters in Tokyo). If you have at least one claw, this 1 is added to the attack on each target; without a claw it is not an attack.
card-king-of-tokyo-alien-metabolism = Alien Metabolism
    .effect = Every card you buy costs you 1 energy less, but never less than 0.
card-king-of-tokyo-alpha-monster = Alpha Monster
    .effect = When you attack and at least one Monster loses at least 1 life from that attack, gain 1 crown.
card-king-of-tokyo-armor-plating = Armor Plating
    .effect = Whenever the damage you would take at once is exactly 1, take 0 instead.
card-king-of-tokyo-background-dweller = Background Dweller
    .effect = While you are rolling, you may reroll any of your dice that show a 3, at any time and as often as you like.
card-king-of-tokyo-burrowing = Burrowing
    .effect = Whenever you deal damage to another Monster that is in Tokyo, it takes 1 extra damage. When you yield Tokyo, the Monster that takes your place takes 1 damage.
card-king-of-tokyo-camouflage = Camouflage
    .effect = Whenever you would take damage, roll one die per point of damage; every heart cancels 1 point.
card-king-of-tokyo-complete-destruction = Complete Destruction
    .effect = If your final dice show all six faces (1, 2, 3, heart, claw, Energy), gain 9 crowns in addition to their normal results.
card-king-of-tokyo-dedicated-news-team = Dedicated News Team
    .effect = Gain 1 crown for each card you buy.
card-king-of-tokyo-eater-of-the-dead = Eater of the Dead
    .effect = Gain 3 crowns for each Monster whose life falls to 0.
card-king-of-tokyo-energy-hoarder = Energy Hoarder
    .effect = At the end of your turn, gain 1 crown for every 6 energy you have; the energy is not spent.
card-king-of-tokyo-even-bigger = Even Bigger
    .effect = When you get this card, gain 2 life; while you own it, your maximum is 2 higher (12). When you lose it, you lose at once the life it gave you.
card-king-of-tokyo-extra-head = Extra Head
    .effect = Roll 1 more die (a green one).
card-king-of-tokyo-fire-breathing = Fire Breathing
    .effect = Whenever you deal damage to one of your neighbours (the nearest Monsters still in the game to your left and right), that neighbour takes 1 extra damage.
card-king-of-tokyo-freeze-time = Freeze Time
    .effect = If you scored three 1s this turn, you may take another turn after it with one die fewer.
card-king-of-tokyo-friend-of-children = Friend of Children
    .effect = Whenever you gain energy, gain 1 more.
card-king-of-tokyo-giant-brain = Giant Brain
    .effect = You have one more reroll on each of your turns.
card-king-of-tokyo-gourmet = Gourmet
    .effect = Three 1s in your final dice give you 2 crowns on top of their normal value.
card-king-of-tokyo-healing-ray = Healing Ray
    .effect = You may use the hearts you rolled to heal other Monsters, 1 life per heart. Each healed Monster pays you 2 energy per life healed, or all its energy if it has less.
card-king-of-tokyo-herbivore = Herbivore
    .effect = At the end of your turn, gain 1 crown if no other Monster lost life this turn through your dice or cards.
card-king-of-tokyo-herd-culler = Herd Culler
    .effect = Once on each of your turns you may turn one of your dice to 1.
card-king-of-tokyo-it-has-a-child = It Has a Child
    .effect = When your life drops to 0: discard all your cards, lose all your crowns, set your life to 10, leave Tokyo if you are there, and stay in the game.
card-king-of-tokyo-jets = Jets
    .effect = When you are attacked in Tokyo, you may yield before the damage; this attack then deals no damage to you.
card-king-of-tokyo-made-in-a-lab = Made in a Lab
    .effect = In your Buy step you may look at the top card of the deck, and you may buy it as if it were face up.
card-king-of-tokyo-metamorph = Metamorph
    .effect = At the end of your turn you may discard any of your Keep cards; for each one you get back from the pool the energy you paid for it.
card-king-of-tokyo-mimic = Mimic
    .effect = When you buy this, put the Mimic token on a Keep card in front of any Monster. Mimic counts as a copy of that card, as if you had just bought the copy. At the start of your turn you may pay 1 energy to move the token to a different Keep card.
card-king-of-tokyo-monster-batteries = Monster Batteries
    .effect = When you buy this, move any amount of your energy onto it; the pool adds the same amount. At the start of each of your turns, take 2 energy from it. When it is empty, discard it.
card-king-of-tokyo-nova-breath = Nova Breath
    .effect = Your attacks hit all other Monsters, wherever you and they are.
card-king-of-tokyo-omnivore = Omnivore
    .effect = Once on each of your turns, if your final dice show at least one 1, one 2 and one 3, gain 2 crowns. The dice also count for all other combinations.
card-king-of-tokyo-opportunist = Opportunist
    .effect = Whenever new cards are turned up, you may buy them before anyone else, on any Monster’s turn.
card-king-of-tokyo-parasitic-tentacles = Parasitic Tentacles
    .effect = In your Buy step you may buy Keep cards from other Monsters; you pay the cost to the owner, who cannot refuse.
card-king-of-tokyo-plot-twist = Plot Twist
    .effect = Once, you may turn one of your dice to any face; then discard this card.
card-king-of-tokyo-poison-quills = Poison Quills
    .effect = When you score three 2s, also deal 2 damage to every Monster you could attack from where you are. If you have at least one claw, these 2 are added to the attack on each target; without a claw it is not an attack.
card-king-of-tokyo-poison-spit = Poison Spit
    .effect = Every Monster that loses life to damage you deal gets 1 Poison token. A Monster takes 1 damage per Poison token at the end of its own turn. Outside Tokyo, a rolled heart may remove one Poison token instead of healing.
card-king-of-tokyo-psychic-probe = Psychic Probe
    .effect = Once on every other Monster’s turn, when it has finished rolling, you may reroll one of its dice. If the reroll shows a heart, discard this card.
card-king-of-tokyo-rapid-healing = Rapid Healing
    .effect = You may pay 2 energy to heal 1 life, whenever you like and as often as you can pay.
card-king-of-tokyo-regeneration = Regeneration
    .effect = Whenever you heal, heal 1 life more.
card-king-of-tokyo-rooting-for-the-underdog = Rooting for the Underdog
    .effect = At the end of your turn, gain 1 crown if you have fewer crowns than every other Monster still in the game.
card-king-of-tokyo-shrink-ray = Shrink Ray
    .effect = Every Monster that loses life to damage you deal gets 1 Shrink token. A Monster rolls one die fewer per Shrink token. Outside Tokyo, a rolled heart may remove one Shrink token instead of healing.
card-king-of-tokyo-smoke-cloud = Smoke Cloud
    .effect = This card comes with 3 Smoke tokens. Spend one for an extra reroll. When the last one is spent, discard this card.
card-king-of-tokyo-solar-powered = Solar Powered
    .effect = If you have no energy at the end of your turn, gain 1 energy.
card-king-of-tokyo-spiked-tail = Spiked Tail
    .effect = When you attack, each target takes 1 extra damage.
card-king-of-tokyo-stretchy = Stretchy
    .effect = For 2 energy you may turn one of your dice to a face of your choice, as often as you can pay.
card-king-of-tokyo-telepath = Telepath
    .effect = You may pay 1 energy for an extra reroll, as often as you can pay.
card-king-of-tokyo-urbavore = Urbavore
    .effect = When you begin your turn in Tokyo, gain 1 extra crown. While you are in Tokyo, whenever you deal damage to other Monsters, each of them takes 1 extra damage.
card-king-of-tokyo-we-re-only-making-it-stronger = We're Only Making It Stronger
    .effect = Whenever you lose 2 or more life at once to damage, gain 1 energy.
card-king-of-tokyo-wings = Wings
    .effect = You may pay 2 energy to cancel all damage to you for the rest of the current turn.
card-king-of-tokyo-apartment-building = Apartment Building
    .effect = Gain 3 crowns.
card-king-of-tokyo-commuter-train = Commuter Train
    .effect = Gain 2 crowns.
card-king-of-tokyo-corner-store = Corner Store
    .effect = Gain 1 crown.
card-king-of-tokyo-drop-from-high-altitude = Drop from High Altitude
    .effect = Gain 2 crowns. If you are not in Tokyo, go there: to Tokyo City if it is empty, else to Tokyo Bay if that is open and empty, else to Tokyo City, whose Monster must leave Tokyo.
card-king-of-tokyo-energize = Energize
    .effect = Gain 9 energy.
card-king-of-tokyo-evacuation-orders = Evacuation Orders
    .effect = Every other Monster loses 5 crowns.
card-king-of-tokyo-fire-blast = Fire Blast
    .effect = Deal 2 damage to every other Monster.
card-king-of-tokyo-frenzy = Frenzy
    .effect = Take an extra turn after this one.
card-king-of-tokyo-gas-refinery = Gas Refinery
    .effect = Gain 2 crowns and deal 3 damage to every other Monster.
card-king-of-tokyo-heal = Heal
    .effect = Heal 2 life.
card-king-of-tokyo-high-altitude-bombing = High Altitude Bombing
    .effect = Every Monster, including you, takes 3 damage.
card-king-of-tokyo-jet-fighters = Jet Fighters
    .effect = Gain 5 crowns, then take 4 damage.
card-king-of-tokyo-national-guard = National Guard
    .effect = Gain 2 crowns, then take 2 damage.
card-king-of-tokyo-nuclear-power-plant = Nuclear Power Plant
    .effect = Gain 2 crowns and heal 3 life.
card-king-of-tokyo-skyscraper = Skyscraper
    .effect = Gain 4 crowns.
card-king-of-tokyo-tanks = Tanks
    .effect = Gain 4 crowns, then take 3 damage.
card-king-of-tokyo-vast-storm = Vast Storm
    .effect = Gain 2 crowns; every other Monster loses half of its energy, rounded down.

# What the edition of 2016 says differently; for all else it has the words above.
card-king-of-tokyo-2016-acid-attack =
    .effect = Add 1 claw to your final dice on each of your turns, even if you rolled none; this makes an attack.
card-king-of-tokyo-2016-alien-metabolism = Alien Origin
card-king-of-tokyo-2016-alpha-monster =
    .effect = Gain 1 crown on each of your turns in which you rolled at least one claw, whatever the damage.
card-king-of-tokyo-2016-burrowing =
    .effect = Add 1 claw to your final dice while you are in Tokyo. When you yield Tokyo, the Monster that takes your place loses 1 life.
card-king-of-tokyo-2016-complete-destruction =
    .effect = If your final dice show all six faces (1, 2, 3, heart, claw, Energy), gain 9 crowns in addition to their normal results. A claw added by a card may serve as the claw.
card-king-of-tokyo-2016-dedicated-news-team = Media-Friendly
card-king-of-tokyo-2016-even-bigger =
    .effect = When you get this card, gain 2 life; while you own it, your maximum is 2 higher (12). When you lose it, your life is cut down to your maximum.
card-king-of-tokyo-2016-fire-breathing =
    .effect = When you have at least one claw, both your neighbours (the nearest Monsters still in the game to your left and right) lose 1 extra life, wherever they are.
card-king-of-tokyo-2016-healing-ray =
    .effect = You may use the hearts you rolled to heal other Monsters, 1 life per heart. Each healed Monster pays you 2 energy per life healed, or 1 if that is its last energy.
card-king-of-tokyo-2016-it-has-a-child = It Has a Child!
card-king-of-tokyo-2016-metamorph =
    .effect = At the end of your turn you may discard any of your Keep cards; for each one you get its full printed cost in energy from the pool.
card-king-of-tokyo-2016-monster-batteries = Battery Monster
    .effect = This card comes with 6 energy from the pool. At the start of each of your turns, take 2 energy from it. When it is empty, discard it.
card-king-of-tokyo-2016-omnivore = Detritivore
    .effect = If your final dice show at least one 1, one 2 and one 3, gain 2 crowns. The dice also count for all other combinations.
card-king-of-tokyo-2016-poison-quills =
    .effect = With at least three 2s, add 2 claws to your final dice; this makes an attack.
card-king-of-tokyo-2016-poison-spit =
    .effect = Every Monster that loses life to your claws gets 1 Poison token. A Monster takes 1 damage per Poison token at the end of its own turn. Outside Tokyo, a rolled heart may remove one Poison token instead of healing.
card-king-of-tokyo-2016-shrink-ray =
    .effect = Every Monster that loses life to your claws gets 1 Shrink token. A Monster rolls one die fewer per Shrink token. Outside Tokyo, a rolled heart may remove one Shrink token instead of healing.
card-king-of-tokyo-2016-spiked-tail =
    .effect = If you have at least one claw, add 1 claw to your final dice.
card-king-of-tokyo-2016-telepath = Energy Drink
card-king-of-tokyo-2016-urbavore =
    .effect = When you begin your turn in Tokyo, gain 1 extra crown. If you are in Tokyo and have at least one claw, add 1 claw to your final dice.
card-king-of-tokyo-2016-we-re-only-making-it-stronger = We're Only Making It Stronger!
card-king-of-tokyo-2016-drop-from-high-altitude = Death From Above
    .effect = Gain 2 crowns and take Tokyo City; all other Monsters must leave Tokyo. From Tokyo Bay you move to Tokyo City without gaining a crown for entering.
card-king-of-tokyo-2016-fire-blast = Flame Thrower
card-king-of-tokyo-2016-tanks = Tank

## Questions

# What a player is asked: { $monster } is who must answer. The attribute is what `?` shows.
# Where a game asks in its own way, its name stands before the kind of question: question-king-of-tokyo-brace.
# Events, answers, refusals and the rest are looked for in the same way.

question-place = { $monster }, where do you start?
    .help = Every Monster starts in an outer borough: Staten Island, the Bronx, Queens or Brooklyn, at most two in each. Look at the Buildings there: High-Rises pay crowns, Power Plants energy, Hospitals life. Nobody starts in Manhattan; the first Monster to move goes there.
question-speed = { $monster }, make an extra move before you roll?
    .help = A card lets you move once before your first roll, following the rules of the Move step. You may also pass.
question-king-of-new-york-pause = { $monster }, move now, or carry on?
    .help = In this extra turn you may move as often as you like. Nothing else has to be decided right now: answer done to carry on.
question-reroll =
    { $left ->
        [one] { $monster }, which dice do you reroll? (1 reroll left)
       *[other] { $monster }, which dice do you reroll? ({ $left } rerolls left)
    }
question-king-of-new-york-reroll =
    .help = Type the numbers of the dice you want to reroll, for example 2 4 5; the others stay as they are. { $card ->
            [none] Type stop to keep them all.
           *[other] { $card } makes you use all your rerolls.
        } After the last reroll every result counts: Energy pays for cards, claws hit the Monsters on the other side of the water, hearts heal you (not in Manhattan), Destruction wrecks Buildings and Units in your borough, three stars make you the Superstar, and skulls make the Units fire.
question-resolve = { $monster }, which results do you resolve next?
    .help = All results must be resolved, one kind after the other, in any order you like. The order matters: heal before you are hit, destroy Units before skulls make them fire, and so on. Cards may let you change results first.
question-spend-attack =
    { $most ->
        [one] { $monster }, spend 1 claw on your Web token?
       *[other] { $monster }, how many claws do you spend on Web tokens (up to { $most })?
    }
    .help = Each Web token takes one reroll from you. Each claw you spend discards one of them and deals no damage.
question-spend-heal =
    { $most ->
        [one] { $monster }, spend 1 heart on your Jinx token?
       *[other] { $monster }, how many hearts do you spend on Jinx tokens (up to { $most })?
    }
    .help = Each Jinx token makes it more expensive to reroll skulls. Each heart you spend discards one of them and heals nothing. This works in Manhattan too.
question-use = { $monster }, use { $card }?
    .help = You may use the card now, but you do not have to.
question-aim = { $monster }, where do you use your Destruction?
    .help = For 1 energy a card lets you use all your Destruction this turn in one other borough. Pass to use it in your own borough.
question-destroy =
    { $points ->
        [one] { $monster }, what do you destroy? (1 point left)
       *[other] { $monster }, what do you destroy? ({ $points } points left)
    }
    .help = Every tile costs as many points as its durability: the number on a Building, 2 for Infantry, 3 for a Jet, 4 for a Tank. As long as you have enough points for something in the borough, you must destroy it. A destroyed Building pays at once and becomes a Unit, which cannot be destroyed in the same turn.
question-order = { $monster }, which of your cards takes effect first?
    .help = Several of your cards take effect at the same moment, and their order matters. The choice is yours.
question-king-of-new-york-brace = { $monster }, you are about to lose life: use { $card }?
    .help = This is the last moment to use the card before the damage.
question-shield =
    { $damage ->
        [one] { $monster }, 1 damage: pay it with energy?
       *[other] { $monster }, { $damage } damage: how much of it do you pay with energy?
    }
    .help = A card lets you give up energy instead of life, one for one. The rest of the damage costs life.
question-pay = { $monster }, how much of the cost of { $cost } do you pay with life?
    .help = A card lets you pay with life instead of energy, one for one, as long as you keep at least 1 life.
question-flee =
    { $toll ->
        [0] { $monster }, you were attacked in Manhattan: flee?
       *[other] { $monster }, you were attacked in Manhattan: flee for { $toll } energy?
    }
    .help = If you stay in Manhattan you earn crowns and energy every turn, but dice cannot heal you there and everyone outside can hit you. If you flee, you keep the damage and go to an outer borough with room, and the attacker has to enter Manhattan.
question-move-out = { $monster }, there is room for only one in Manhattan: where do you go?
    .help = With fewer than five Monsters only one may be in Manhattan. The one on the 5–6 track has to go to an outer borough with room.
question-move =
    { $toll ->
        [0] { $monster }, do you move?
       *[other] { $monster }, move for { $toll } energy?
    }
    .help = Manhattan is full, so you may stay where you are or go to any other outer borough with room. Where you are decides what you can destroy, and which Units can hit you.
question-send = { $monster }, send Units away?
    .help = A card lets you send up to four Units from the borough you arrived in, each to a different other borough.
question-buy = { $monster }, what do you buy?
    .help = You pay for cards with energy. A Keep card stays in front of you and keeps working; a Discard card works once, at once. sweep pays 2 energy for three new cards. Buy and sweep as often as you can pay, then answer done. To read a card, type ? and its name.
question-photo = { $monster }, which Monster do you choose?
    .help = You gain 1 crown for each damage you dealt to that Monster this turn.
question-split =
    { $lost ->
        [one] { $monster }, does your lost crown heal you?
       *[other] { $monster }, how many of the { $lost } lost crowns heal you?
    }
    .help = Each lost crown heals 1 life or gives 1 energy. What you do not heal becomes energy.
question-discard = { $monster }, which of your Keep cards do you discard?
    .help = Every Monster has to discard one of its Keep cards. Its effect ends at once.

# King of Tokyo.

question-king-of-tokyo-reroll =
    .help = Type the numbers of the dice you want to reroll, for example 2 4 5; the others stay as they are. Type stop to keep them all. After the last reroll every die counts: three of a number give that many crowns and each further one 1 more, Energy pays for cards, hearts heal you (not in Tokyo), and claws hit all Monsters on the other side: those in Tokyo if you are outside, those outside if you are in Tokyo. In the first edition a claw also takes an empty Tokyo.
question-king-of-tokyo-pause = { $monster }, use a card, or carry on?
    .help = You have no rerolls left, but a card may give you one more. Answer done to carry on.
question-mimic =
    { $optional ->
        [0] { $monster }, which card do you copy?
       *[other] { $monster }, do you copy another card for 1 energy?
    }
    .help = The card becomes a copy of a Keep card in front of any Monster, as if you had just bought that card. At the start of each of your turns you may switch to another card for 1 energy. If the copied card leaves play, the copy ends.
question-deposit = { $monster }, how much energy do you put on the card?
    .help = The amount you put on the card is doubled. At the start of each of your turns you get 2 energy back, until nothing is left and the card is discarded. With nothing on it, it is discarded at once.
question-probe = { $monster }, reroll one of these dice?
    .help = A card lets you reroll one die of the Monster whose turn it is, now that it has finished rolling. If that die then shows a heart, you lose the card.
question-dwell = { $monster }, reroll your 3s?
    .help = A card lets you reroll any of your dice that show a 3, as often as you like. This is the last moment to do so.
question-change = { $monster }, change your dice?
    .help = You have finished rolling. Before the dice are resolved, your cards let you turn dice to other faces, any number of times and in any order.
question-heart = { $monster }, what do you use a heart for?
    .help = Each heart does one thing: outside Tokyo it heals you or removes one of your Poison or Shrink tokens; with a card it may heal another Monster, which pays you for it. Healing above the maximum is lost. In Tokyo a heart does nothing for you.
question-extra-heal = { $monster }, who gets the extra life?
    .help = A card adds 1 life to your healing. It may go to you (though not in Tokyo) or to a Monster you heal, which pays for it as for the rest.
question-dodge = { $monster }, you are attacked in Tokyo: leave with { $card }?
    .help = If you leave now, this attack deals no damage to you, and the attacker takes your place. If you stay, you take the damage and can no longer leave during this attack.
question-camouflage = { $monster }, you rolled { $dice } against the damage: reroll 3s?
    .help = You rolled one die for each point of damage, and every heart cancels one. A card lets you reroll the dice that show a 3, as often as you like.
question-king-of-tokyo-brace = { $monster }, you are about to lose { $damage } life: what do you do?
    .help = This is the last moment to use cards against the damage. You may use them as often as you can pay; then you take what is left of it.
question-yield = { $monster }, you were attacked in Tokyo: stay or leave?
    .help = If you begin a turn in Tokyo you gain 2 crowns, but hearts do not heal you there, and everyone outside attacks you. If you yield, you keep the damage and go outside, and the attacker has to enter Tokyo and gains 1 crown for it.
question-opportunity = { $monster }, buy what was turned up?
    .help = A card lets you buy cards that were just turned up before anyone else can, on every turn. Pass to leave them to the others.
question-sell = { $monster }, which of your cards do you sell?
    .help = A card lets you discard any of your Keep cards at the end of your turn and gives you energy for each of them. Their effects end at once.

# The offered answers: answer-<verb>, or answer-<kind of question>-<verb> where the kind says more.

answer-place = Start { $what-in }
answer-pass = Pass
answer-speed-pass = Stay where you are
answer-use-pass = Do not use it
answer-brace-pass = Keep the card
answer-king-of-tokyo-brace-pass = Take the damage
answer-dodge-pass = Stay in Tokyo
answer-dodge-use = Leave before the damage
answer-mimic-pass = Keep the present copy
answer-probe-pass = Leave the dice as they are
answer-heart-pass = Leave it unused
answer-extra-heal-pass = No one
answer-opportunity-pass = Leave them to the others
answer-aim-pass = Use it in your own borough
answer-move = Move { $what-to }
answer-advance = Go to the next zone
answer-done = Done
answer-pause-done = Carry on
answer-dwell-done = Keep them
answer-change-done = Keep the dice as they are
answer-camouflage-done = Keep them
answer-sell-done = Done selling
answer-resolve-done = Done resolving
answer-destroy-done = Done destroying
answer-send-done = Done sending
answer-buy-done = Done buying
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
answer-aim = Use it { $what-in }
answer-destroy =
    { $where ->
        [none] Destroy { $what }: { $reward }
       *[far] Destroy { $what } { $where-in }: { $reward }
    }
answer-first = { $what } first
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
answer-flee = Flee { $what-to }
answer-send = Send { $what } { $where-to }
answer-buy =
    { $cost ->
        [none] Buy { $what }
       *[other] Buy { $what } for { $cost } energy
    }
answer-pile-buy = Buy { $what } from the discard pile for { $cost } energy
answer-sweep = Sweep: three new cards for { $sweep } energy
answer-choose = Choose { $what }
answer-heal =
    { $number ->
        [0] Heal nothing
       *[other] Heal { $number } life
    }
answer-king-of-tokyo-heal =
    { $what ->
        [none] Heal yourself
       *[other] Heal { $what }
    }
answer-remove = Remove a { $what } token
answer-discard = Discard { $what }
answer-subway = Ride { $what-to }
answer-change = Change result { $number } to { $what }
answer-drop = Discard die { $number }
answer-turn = Turn die { $number } to { $what }
answer-mimic = Copy { $where }’s { $what }
answer-store =
    { $number ->
        [0] Put nothing on it
       *[other] Put { $number } energy on it
    }
answer-probe = Reroll die { $number }
answer-dwell = Reroll die { $number }, a 3
answer-cull = Turn die { $number } to 1
answer-stretch = Turn die { $number } to { $last } for 2 energy
answer-twist = Turn die { $number } to { $last } and lose the card
answer-yield = Leave Tokyo
answer-yield-stay = Stay in Tokyo
answer-look = Look at the top card of the deck
answer-take =
    { $cost ->
        [none] Buy { $what } from { $where }
       *[other] Buy { $what } from { $where } for { $cost } energy
    }
answer-sell =
    { $cost ->
        [none] Sell { $what }
       *[other] Sell { $what } for { $cost } energy
    }
answer-leave = Leave the game

# Words that answers use in place of an id.
# Two things beside each other where there is no sentence, and a row of things in which one more follows.
word-beside = { $row }, { $next }
word-phrases = { $row }; { $next }
word-facts = { $row } · { $next }
word-topic = { $what }:
word-about = { $row }: { $next }
word-sentence = { $what }.
word-sentences = { $row } { $next }
pause-fact = ,{ " " }
pause-follows = :{ " " }
pause-more = ;{ " " }
pause-sentence = .{ " " }
word-advance = the next zone
    .in = in the next zone
    .to = to the next zone
word-card-name = { $what }
word-new = { $what } (new)
word-stack = { $what } (stack { $number })
word-tile = { $name } { $number }
word-top = the top card
word-top-known = { $card } (top of the deck)
word-several =
    { $count ->
        [one] { $what }
       *[other] { $count } × { $what }
    }
word-king-of-tokyo-several =
    { $count ->
        [one] { $what }
        [2] { $what } twice
        [3] { $what } three times
        [4] { $what } four times
        [5] { $what } five times
        [6] { $what } six times
       *[other] { $what } { $count } times
    }

## Events

# What happened: { $monster } did it or suffered it, { $other } is the Monster it did it with (none if there is none).
# { $id } is the id of { $what }, to choose a wording by it.

event-turn =
    { $what ->
        [none] Turn { $amount }: { $monster }
       *[card] Turn { $amount }: { $monster }, extra turn ({ $what })
    }
event-placed = { $monster } starts { $what-in }.
event-rolled = { $monster } rolls { $what }.
event-rerolled =
    { $amount ->
        [one] { $monster } rerolls 1 die: { $what }.
       *[other] { $monster } rerolls { $amount } dice: { $what }.
    }
event-resolves =
    { $amount ->
        [0] { $monster } resolves { $what } with nothing rolled.
       *[other] { $monster } resolves { $amount } × { $what }.
    }
event-added = { $monster } adds { $amount } × { $what } to the results.
event-changed = { $monster } changes result { $amount } to { $what }.
event-king-of-tokyo-changed = Die { $amount } is now { $what }.
event-extra-reroll = { $monster } gets one more reroll.
event-dropped = { $monster } discards die { $amount }.
event-aimed = { $monster } aims at { $what-acc }.
event-attacks = { $monster } attacks for { $amount }.
event-strengthened = { $what } adds { $amount } damage.
event-damaged =
    { $amount ->
        [0] { $monster } takes damage but loses no life.
       *[other] { $other ->
            [none] { $id ->
                [ouch] { $monster } loses { amount-life } to the Units in its borough.
                [poison] { $monster } loses { amount-life } to poison.
               *[other] { $monster } loses { amount-life }.
            }
           *[other] { $monster } loses { amount-life } to { $other }.
        }
    }
event-eliminated =
    { $id ->
        [attack] { $monster } is eliminated by { $other }’s claws!
        [ouch] { $monster } is eliminated by the Units { $where-in }!
        [poison] { $monster } is eliminated by poison!
       *[other] { $other ->
            [none] { $monster } is eliminated!
           *[other] { $monster } is eliminated by { $other }!
        }
    }
event-healed = { $monster } heals { amount-life }.
event-lost-life = { $monster } loses { amount-life } above the maximum.
event-king-of-tokyo-lost-life = { $monster } loses { amount-life }; this is not damage.
event-grew =
    { $amount ->
        [0] { $monster } grows, but already has full life.
       *[other] { $monster } grows by { amount-life }.
    }
event-revived = { $monster } lives on with { amount-life }!
event-paid-life = { $monster } pays { amount-life }.
event-scored = { $monster } gains { amount-vp }.
event-lost-vp = { $monster } loses { amount-vp }.
event-gained = { $monster } gains { amount-energy }.
event-paid = { $monster } pays { amount-energy }.
event-refunded = { $monster } gets back { amount-energy }.
event-lost-energy = { $monster } loses { amount-energy }.
event-stored = { $monster } puts { amount-energy } on the card, and the same amount is added.
event-handed-over = { $monster } hands { amount-energy } to { $other }.
event-destroyed = { $monster } destroys { $what } { $where-in }.
event-points-lost =
    { $amount ->
        [one] 1 of { $monster }’s Destruction is wasted.
       *[other] { $amount } of { $monster }’s Destruction are wasted.
    }
event-uncovered = { $what } is uncovered { $where-in }.
event-took =
    { $other ->
        [none] { $monster } takes { $what-acc }.
       *[other] { $monster } takes { $what-acc } from { $other }.
    }
event-fled = { $monster } flees from Manhattan.
event-in-vain = { $what } has no effect.
event-moved = { $monster } moves { $what-to }.
event-moved-NY-MOVE-1 = { $monster } must enter { $what }: Manhattan has room.
event-king-of-tokyo-moved =
    { $id ->
        [outside] { $monster } leaves { $where }.
       *[other] { $monster } goes { $what-to }.
    }
event-moved-KT-TOKYO-1 = { $monster } must enter { $what }: Tokyo was empty.
event-moved-KT-2016-2 = { $monster } must enter { $what }: it was empty.
event-moved-KT-2016-4 = { $monster } must enter { $what }: it was empty.
event-stayed =
    { $amount ->
        [0] { $monster } cannot go anywhere and stays { $what-in }.
       *[other] { $monster } stays { $what-in }.
    }
event-dodged = { $monster } gets away before the damage.
event-shielded = { $monster } takes no more damage this turn.
event-yielded = { $monster } leaves Tokyo.
event-bay-closed = Tokyo Bay closes.
event-shifted = { $monster } shifts { $what-to }.
event-sent = { $monster } sends { $what } { $where-to }.
event-souvenir = { $monster } leaves a Souvenir token { $what-in }.
event-bought = { $monster } buys { $what }.
event-taken = { $monster } buys { $what } from { $other }.
event-mimics = { $monster } copies { $other }’s { $what }.
event-looked = { $monster } looks at the top card of the deck.
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
        [one] { $monster } removes 1 { $what } token.
       *[other] { $monster } removes { $amount } { $what } tokens.
    }
event-extra-turn = { $monster } will take another turn.
event-won =
    { $amount ->
        [one] { $monster } wins with 1 crown!
       *[other] { $monster } wins with { $amount } crowns!
    }
event-nobody-won = No one is left: nobody wins.

event-left = { $monster } leaves the game.

# Why it happened, in a few words; the clause itself is in docs/rules.
why-with = { $why }, with { $what }
cause-NY-ADV-6 = the 2–4 track is free
    .why = When the Monster on the 2–4 track is gone, the other one in Manhattan takes the 2–4 space of its own zone.
cause-NY-ADV-7 = fewer than five Monsters
    .why = With fewer than five Monsters there is room for only one in Manhattan; the one on the 5–6 track moves out to a borough of its choice.
cause-NY-ATTACK-1 = attack
    .why = Every claw takes 1 life from each Monster on the other side of the water: from outside you hit Manhattan, from Manhattan all others.
cause-NY-ATTACK-9 = claws
    .why = It counts as an attack on a Monster only if claws deal at least 1 damage to it.
cause-NY-BUY-1 = bought from the row
    .why = In your Buy step you may take any card of the row for its price in energy.
cause-NY-BUY-2 = a gap in the row
    .why = A bought card is replaced from the deck at once, and the new card may be bought too.
cause-NY-BUY-3 = sweep
    .why = For 2 energy, all cards of the row go to the discard pile and 3 new ones are turned up.
cause-NY-CELEB-2 = three stars
    .why = With 3 or more stars you take the Superstar card, unless you already have it.
cause-NY-CELEB-3 = new Superstar
    .why = A new Superstar gains 1 crown, and 1 more for every star beyond the third.
cause-NY-CELEB-4 = the Superstar’s pay
    .why = Whoever owns Superstar gains 1 crown for every star rolled, from its next turn on.
cause-NY-DESTROY-2 = Destruction
    .why = A tile falls when you spend as much Destruction on it in one turn as its durability says.
cause-NY-DESTROY-4 = Destruction
    .why = As long as your Destruction is enough for something in your borough, you must destroy one more thing.
cause-NY-DESTROY-6 = reward
    .why = The reward printed on a destroyed tile is yours at once.
cause-NY-DESTROY-8 = next in its stack
    .why = Under a destroyed Building lies the next one of its stack, which can be destroyed right away.
cause-NY-DESTROY-11 = not enough for anything there
    .why = Destruction that is not enough for any target there is lost; a tile keeps no damage.
cause-NY-EARN-1 = income in Manhattan
    .why = A turn begun in Manhattan pays: Lower 1 crown and 1 energy, Midtown 2 crowns and 1 energy, Upper 2 crowns and 2 energy.
cause-NY-END-3 = clockwise
    .why = The next living Monster clockwise plays, unless someone has an extra turn.
cause-NY-ENERGY-1 = Energy
    .why = Every Energy you roll gives you 1 energy, which you keep until you spend it.
cause-NY-FLEE-1 = attacked in Manhattan
    .why = A Monster that is attacked in Manhattan and survives may flee.
cause-NY-FLEE-4 = fleeing
    .why = A Monster that flees goes at once to an outer borough of its choice that has room.
cause-NY-GOAL-2 = new owner of the Statue
    .why = Taking the Statue of Liberty is worth 3 crowns.
cause-NY-GOAL-3 = the Statue is lost
    .why = Losing the Statue of Liberty to another Monster costs 3 crowns.
cause-NY-HEAL-1 = hearts
    .why = Outside Manhattan every heart heals 1 life.
cause-NY-MANHATTAN-2 = entering Manhattan
    .why = Entering Manhattan from an outer borough gives 1 crown, at most once per turn.
cause-NY-MOVE-1 = Manhattan has room
    .why = If there is room in Manhattan in your Move step, you must go there.
cause-NY-MOVE-2 = free move
    .why = While Manhattan is full you may stay, or move to any outer borough with room.
cause-NY-MOVE-4 = on through Manhattan
    .why = A Monster in Lower or Midtown must go up one zone in its Move step, on its own track.
cause-NY-ATTACK-5 = Manhattan was empty when the turn began
    .why = If nobody was in Manhattan when the turn began, claws hurt nobody this turn.
cause-NY-RULING-32 = nobody is on the other side of the water
    .why = Manhattan is empty by now, so claws from outside have no one to hit.
cause-NY-HEAL-2 = dice do not heal in Manhattan
    .why = Hearts do not heal a Monster in Manhattan.
cause-NY-HEAL-4 = already at full life
    .why = Life stops at its maximum, which is 10 unless a card says otherwise.
cause-NY-CELEB-1 = too few stars for Superstar
    .why = Fewer than 3 stars do nothing for a Monster without Superstar.
cause-NY-OUCH-1 = 1 skull: Units fire at the roller
    .why = With 1 skull, every Unit in your borough takes 1 life from you.
cause-NY-OUCH-2 = 2 skulls: Units fire in the borough
    .why = With 2 skulls, every Unit in your borough takes 1 life from each Monster there, including you.
cause-NY-OUCH-3 = 3 skulls: all Units fire
    .why = With 3 or more skulls, every Unit in the city takes 1 life from each Monster in its borough.
cause-NY-OUCH-4 = three skulls
    .why = After the damage of 3 or more skulls you take the Statue of Liberty, if you are still alive.
cause-NY-RESOLVE-2 = any order
    .why = You choose the order in which your kinds of dice are resolved.
cause-NY-RESOLVE-3 = one kind at a time
    .why = All dice of one kind are resolved together before the next kind.
cause-NY-ROLL-1 = roll
    .why = A turn begins with a roll of all 6 black dice, and of any green ones that cards add.
cause-NY-ROLL-5 = reroll
    .why = For a reroll you pick any of your dice and roll them together; the others stay.
cause-NY-RULING-2 = everyone orders their own effects
    .why = Effects of the same moment come from the active Monster first, then clockwise; everyone orders their own.
cause-NY-RULING-63 = toll for moving
    .why = While New York Marathon lies in the row, every move that is not forced costs 2 energy.
cause-NY-RULING-65 = the deck was empty
    .why = When the deck runs out, the discard pile is shuffled into a new one.
cause-NY-RULING-86 = the maximum has dropped
    .why = Without Carapace the maximum is 10 again, and life above it is lost; this is not damage.
cause-NY-RULING-90 = left the game
    .why = A Monster whose player gives up finishes what it is doing and is then out; this is no attack and no damage.
cause-NY-SETUP-9 = start
    .why = From the first player on, everyone starts in an outer borough of their choice, at most 2 in each.
cause-NY-TOKEN-2 = claws spent on Web
    .why = Claws may be spent to remove Web tokens, 1 for 1; they then hit nobody.
cause-NY-TOKEN-3 = Jinx
    .why = A reroll that includes a skull costs 1 energy for every Jinx token you have.
cause-NY-TOKEN-4 = hearts spent on Jinx
    .why = Hearts may be spent to remove Jinx tokens, 1 for 1, in Manhattan too; they then heal nothing.
cause-NY-WIN-1 = 20 crowns
    .why = A living Monster with 20 crowns at the end of a turn wins.
cause-NY-WIN-2 = the last Monster
    .why = If only one Monster is left at the end of a turn, it wins.
cause-NY-WIN-3 = nobody is left
    .why = If no Monster is alive at the end of a turn, nobody wins.
cause-KT-2016-2 = Tokyo City was empty
    .why = In the Enter step a Monster outside must go to Tokyo City if it is empty, even without a claw.
cause-KT-2016-4 = Tokyo Bay was empty
    .why = With five or more Monsters an empty Tokyo Bay must be entered in the Enter step, even without a claw.
cause-KT-2016-20 = energy instead of crowns in a duel
    .why = In a duel Tokyo pays energy: 1 for entering it and 1 for beginning a turn there.
cause-KT-ATTACK-1 = claws
    .why = A Monster attacks when at least one of its final dice is a claw.
cause-KT-ATTACK-5 = attack
    .why = Every claw takes 1 life from each target: from outside you hit Tokyo, from Tokyo everyone outside.
cause-KT-ATTACK-12 = no claw, so not an attack
    .why = The card takes effect here without a claw: it hurts those you could attack, but it is not an attack.
    .with = { $what }, without a claw
cause-KT-BAY-4 = Tokyo Bay was empty
    .why = If Tokyo City is taken and Tokyo Bay is empty, the attacker goes to the Bay, or to the City if that is left.
cause-KT-BAY-9 = fewer than five Monsters
    .why = With fewer than five Monsters Tokyo Bay closes, and whoever is there goes outside.
cause-KT-BAY-10 = Tokyo City was left empty
    .why = When Tokyo City is left empty by a card, the Monster in Tokyo Bay moves up, without a crown.
cause-KT-BUY-1 = buy step
    .why = After the dice you may buy as many cards as you have energy for, one at a time.
cause-KT-BUY-3 = a gap in the row
    .why = A bought card is replaced from the deck at once, and the new card may be bought too.
cause-KT-BUY-4 = sweep
    .why = For 2 energy, all cards of the row go to the discard pile and 3 new ones are turned up.
cause-KT-BUY-10 = the deck was empty
    .why = When the deck runs out, the discard pile is shuffled into a new one.
cause-KT-DAMAGE-3 = protection before the loss
    .why = Before life is lost, each target may use the cards that protect it, the active Monster first.
cause-KT-ENERGY-1 = Energy
    .why = Every Energy you roll gives you 1 energy, which you keep until you spend it.
cause-KT-HEART-1 = hearts
    .why = Outside Tokyo every heart heals 1 life.
cause-KT-HEART-3 = the maximum has dropped
    .why = Life never rises above 10 unless a card makes room for more.
cause-KT-HEART-4 = a heart for each token
    .why = Outside Tokyo a heart may remove a Poison or Shrink token instead of healing.
cause-KT-HEART-6 = each heart has one use
    .why = You say what each heart does: heal you, remove a token, or heal another Monster if a card lets you.
cause-KT-ROLL-1 = roll
    .why = A turn begins with a roll of all your dice, normally 6.
cause-KT-ROLL-2 = reroll
    .why = Up to two times you may reroll any of your dice, including those you kept before.
cause-KT-ROLL-9 = rolling is finished
    .why = After the last roll cards may still change dice, in a fixed order; then they count.
cause-KT-RULING-20 = its child takes over
    .why = It Has a Child: at 0 life the Monster starts again outside with 10 life, without cards or crowns.
cause-KT-RULING-25 = healed by another Monster
    .why = Healing Ray: hearts may heal others, who pay 2 energy for each life, or all they have.
cause-KT-RULING-38 = the copy was given up
    .why = For 1 energy at the start of a turn the Mimic token may move; what the old copy held is lost.
cause-KT-RULING-39 = the copied card is gone
    .why = When the copied card leaves play, the copy ends and what it gave is lost.
cause-KT-RULING-41 = first to see new cards
    .why = Opportunist: its owner may buy a card the moment it is turned up, before anyone else.
cause-KT-RULING-71 = left the game
    .why = A Monster whose player gives up finishes what it is doing and is then out; this is no attack and no damage.
cause-KT-RULING-72 = nothing happens any more
    .why = A whole round in which nobody rolls, decides, gains or loses anything ends the game; nobody wins.
cause-KT-SETUP-7 = who goes first
    .why = Who goes first is drawn at random, named, or decided by who rolls the most claws.
cause-KT-START-1 = begins its turn in Tokyo
    .why = A Monster that begins its turn in Tokyo gains 2 crowns.
cause-KT-TOKEN-1 = Poison tokens
    .why = At the end of its turn a Monster takes 1 damage for each of its Poison tokens.
cause-KT-TOKYO-1 = Tokyo was empty
    .why = If Tokyo is empty, the first Monster with a claw takes Tokyo City and hurts nobody.
cause-KT-TOKYO-3 = entering Tokyo
    .why = Going to Tokyo from outside gives 1 crown, whatever the reason.
cause-KT-TURN-2 = clockwise
    .why = The next living Monster clockwise plays.
cause-KT-VP-1 = three of a number
    .why = Three dice of one number give that many crowns, and each further one 1 more.
cause-KT-WIN-2 = 20 crowns
    .why = A Monster that ends a turn alive with 20 crowns wins.
cause-KT-WIN-4 = the last Monster
    .why = The last Monster alive wins at once.
cause-KT-WIN-5 = nobody is left
    .why = If the last Monsters fall together, nobody wins.
cause-KT-YIELD-1 = attacked in Tokyo
    .why = A Monster that is attacked in Tokyo may leave; the attacker must then take its place.
cause-KT-YIELD-7 = takes the place that was left
    .why = The attacker must take the place that was left, and gains 1 crown for entering Tokyo.
cause-KT-YIELD-9 = leaving Tokyo
    .why = A Monster that leaves Tokyo goes outside, not to the other place in Tokyo.
cause-KT-YIELD-10 = parting damage
    .why = Burrowing: whoever takes the place its owner leaves takes 1 damage.
    .with = { $what }

## Refusals

refusal-not-offered = “{ $answer }” is not possible now; type ? to see what is.
refusal-game-over = The game is over.
refusal-cannot-leave = Seat { $seat } cannot leave: its Monster is already out, or the game is over.
refusal-cannot-undo = That cannot be taken back: the last answer was not yours, or dice or cards have been turned up since.
refusal-cannot-pay = That costs { $cost } energy, and you have { $energy }.
refusal-card-not-allowed = You do not meet the condition for buying { $card } this turn.
refusal-not-in-row = { $card } is not for sale now.
refusal-already-there = You are already { $place-in }.
refusal-not-to-manhattan = You cannot choose to go to Manhattan now.
refusal-must-enter = There is room in Manhattan, so that is where you must go.
refusal-no-room = { $place } is full.
refusal-no-such-die = There is no die { $die }.
refusal-die-locked = One of these dice cannot be rerolled: a card locks it, or it costs more energy than you have.
refusal-king-of-tokyo-die-locked = One of these dice cannot be rerolled: beginners keep every claw.
refusal-must-reroll = You must use all your rerolls: another Monster’s card says so.
refusal-must-destroy =
    { $points ->
        [one] You must go on: your last point can still destroy something.
       *[other] You must go on: your { $points } points can still destroy something.
    }
refusal-must-resolve = All your results must be resolved.
refusal-no-such-monster = There is no Monster “{ $monster }”, or it is named twice; the Monsters are { $monsters }.
refusal-no-such-seed = A seed is one line of text without spaces around it.
refusal-no-such-option = There is no option { $option }={ $value }; the options are { $options }.
refusal-wrong-number-of-players = This game is for { $least } to { $most } players.
refusal-wrong-number-of-dice =
    { $count ->
        [one] { $count } die is rolled here, not { $found }.
       *[other] { $count } dice are rolled here, not { $found }.
    }
refusal-no-such-face = No die shows “{ $face }”.
refusal-not-left = No { $what } is left to be turned up.

## Command line and terminal

phase-deal = set-up
phase-first_player = who goes first?
phase-placement = placement
phase-lay_out = set-up
phase-start = start
phase-earnings = income
phase-roll = roll
phase-resolve = resolve
phase-move = move
phase-enter = enter
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
short-place-tokyo-city = City
short-place-tokyo-bay = Bay
short-face-destruction = Destroy
short-monster-captain-fish = Fish
short-monster-cyber-bunny = Bunny
short-monster-meka-dragon = Dragon
short-monster-cyber-kitty = Kitty
short-monster-space-penguin = Penguin
short-card-superstar = Superstar
short-card-statue-of-liberty = Statue

mark-vp = ♛
mark-life = ♥
mark-energy = ↯

terminal-turn = Turn { $turn } · { $monster }: { $phase }
terminal-you = (you)
terminal-player = (player { $number })
terminal-bot = ({ $name })
terminal-cards = { $count }c
terminal-no-cards = no cards
# How many Units of a kind are in a borough.
terminal-units = { $count } { $what }
# The tokens of a kind that a Monster has.
terminal-tokens = { $what } { $count }
terminal-copy = { $card } as { $copied }
terminal-counter = { $card } ({ $counter })
terminal-bay-closed = closed
terminal-top = Top of the deck: { $effect }
terminal-die = { $number } { $face }
terminal-king-of-tokyo-die = { $number } [{ $face }]
terminal-no-dice = The dice are not rolled yet.
terminal-green = (green)

# What lies on a card, where it counts something that its owner uses.
counter-carapace = { $count }
counter-smoke-cloud = { $count } { token-smoke }
counter-monster-batteries = { $count }{ mark-energy }

# The titles of the panels.
board-king-of-new-york = City
board-king-of-tokyo = Tokyo
terminal-title-monsters = Monsters ({ $points }{ mark-vp } win)
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
terminal-waits = { $monster } ({ $name }) is playing…
terminal-dice-hint = Type the dice to reroll, e.g. 2 4 5
terminal-pick-hint = ↑ ↓ Enter, a number, or type it
terminal-leave-sure = Type leave once more to give up with { $monster }.
terminal-unclear = Did you mean { $answers }?
terminal-undone = Taken back.
terminal-language = From now on in English, also the next time.
terminal-language-now = From now on in English; the setting could not be saved.
terminal-resumed = Last played: { $when }.
terminal-auto =
    { $on ->
        [yes] Results are resolved by themselves where their order makes no difference.
       *[no] You are asked for the order of all results.
    }
terminal-all-fatal = The next of these results may be fatal: choose it yourself.
terminal-nothing-to-resolve = There are no results to resolve now.
terminal-not-saved = The game could not be saved: { $problem }.
terminal-no-such-card = There is no card “{ $card }”.
terminal-saved = Saved. To continue: { $command }
terminal-record = The record of the game: { $path }
terminal-record-renamed = { $wanted } exists already, so the record has another name.
terminal-winner = { $monster } wins!
terminal-nobody = Nobody wins.
terminal-rank = { $place }. { $monster }: { $result }
terminal-rank-living =
    { $vp ->
        [one] { $vp } crown, { $life } life
       *[other] { $vp } crowns, { $life } life
    }
terminal-rank-fallen = eliminated
terminal-no-terminal = Kaiju Kings is played in a terminal, and there is none here. Open one and type: { $command }

# The help screen.
help-answers = Possible answers (type the words, any clear beginning of them, or the number):
help-reroll = reroll 2 4 5, or just 2 4 5: reroll these dice
help-rule = The rule: { $rule }
help-commands =
    Always possible:
      ?          this page; ? and a card explains the card
      cards      all cards in play and for sale, with their effects
      all        resolve all results in the order of the list, until somebody has to decide something
      auto       switch off, or on, that results are resolved by themselves where their order makes no difference
      undo       take back your last answer, if nothing was turned up since
      language   speak the next language, or language de; F2 does the same
      leave      give up; the others play on
      quit       stop; the game is saved, --resume continues it
      PgUp PgDn  look back at what happened
help-marks = On the table: { mark-life } life, { mark-vp } crowns, { mark-energy } energy, ▶ whose turn it is, ▲ who is there, 3c three cards. The command cards names them.
help-king-of-new-york-board =
    W2 J1: two Web tokens and a Jinx token.
    A stack shows the Building on top and how many lie under it: 2{ mark-vp }+1 is a High-Rise that takes 2 Destruction and pays 2 crowns, on top of one more. Units: I Infantry, J Jet, T Tank. ◆ is a Souvenir token.
help-king-of-tokyo-board = P2 S1: two Poison tokens and a Shrink token. Both places of Tokyo count as Tokyo; Tokyo Bay is open only while at least five Monsters are in the game. The card on top of the deck is shown only to those who have looked at it.
help-aim = You win with 20 crowns at the end of a turn, or as the last Monster alive.
help-row = For sale
help-goals = Goal cards

## The command line: its help, a message for each command and an attribute for each of its parameters

cli-about = King of New York and King of Tokyo: play, simulate, and check the rules.
cli-begin = To begin: { $command }
cli-other-language = Another language ({ $languages }): { $once } for this time only, { $always } from now on
cli-usage = Usage: { $usage }
cli-example = Example: { $command }
cli-commands = Commands
cli-arguments = Arguments
cli-parameters = Parameters
cli-help = Show this page.
cli-version = Show the version.
cli-default = [default: { $value }]
cli-required = [required]
# What stands for something to be typed, in capitals.
cli-word-command = COMMAND
cli-word-options = PARAMETERS
cli-word-args = ARGUMENTS
cli-word-str = TEXT
cli-word-int = NUMBER
cli-word-float = NUMBER
cli-word-path = PATH
cli-word-paths = PATHS
cli-word-folders = FOLDERS
cli-word-language = LANGUAGE
cli-word-about = ABOUT

# What several commands have.
cli-shared =
    .game = Which game: { $games }.
    .this-game = Which game; { $game } if left out.
    .json = Print JSON for a program to read.
    .option = A rule option, e.g. edition=2016; may be repeated.
    .games = How many games.
    .seed = The same seed gives the same games.
    .workers = How many processes; all cores if left out.
    .database = sqlite:///file or postgresql://user@host/name.
    .record = A record, as written at the end of a game.
    .of-game = Which game the record must be of.
cli-play = Play in this terminal, against bots or with several people at one keyboard.
    .players = How many Monsters, people and bots together.
    .humans = How many people share this keyboard.
    .bots = Who plays the other seats, in turn: { $bots }.
    .monster = The people’s Monsters, e.g. kong or kong,rob.
    .seed = The same seed gives the same game.
    .resume = Continue the last saved game.
    .save = Where to save the game after every answer.
    .record = Where to write the record at the end.
    .delay = Seconds a bot takes to answer.
cli-simulate = Let bots play many games in fixed seats and summarise the results.
    .players = How many Monsters in each game.
    .bots = Who plays, seat by seat in turn: { $bots }.
cli-arena = Let bots compete with rotating seats, and report who is stronger and how certain that is.
    .bots = A bot for each chair: { $bots }, with arguments as name:key=value.
    .games = How many games; 100 if left out.
    .seed = The same seed gives the same games; 0 if left out.
    .scatter = Start most games at random, for up to this many turns; 0 if left out.
    .ray = Play on a Ray cluster: its address, auto, or local to start one here.
    .out = A folder for results, Parquet files and records.
    .resume = Continue the arena in the folder --out.
    .records = Write the record of every game into --out (default).
    .luckless = Also write positions with what was expected there, for kaiju fit.
cli-balance = Report win rates by turn order, by number of Monsters, and by card bought.
    .players = Numbers of Monsters, e.g. 2,4,6; all if left out.
    .bots = Who plays, chair by chair in turn: { $bots }.
    .games = How many games with each number of Monsters.
    .arenas = Take the games of an arena’s --out.
    .plot = Save a plot in this file: .png, .svg or .pdf.
cli-fit = Teach the bots’ network who will win, with the games of arenas or in rounds against itself.
    .folders = What arenas wrote into --out with --luckless.
    .game = Which game the arenas must have played, any if left out; for rounds, { $game } if left out.
    .rounds = Begin from nothing, with so many rounds of games and learning.
    .games = How many games in each round; 1500 if left out.
    .out = Where the weights go: a file, or for rounds a folder; named after the game if left out.
    .seed = The same seed gives the same weights from the same arenas, or the same rounds.
    .epochs = How often all is gone through; 24 if left out.
    .device = Where to compute: cpu, gpu (with PyTorch), or auto.
    .workers = How many processes play; all cores if left out.
cli-serve = Serve both games to browsers, programs and bots, until Ctrl-C.
    .host = The address to listen on; 0.0.0.0 for everyone.
    .port = The port to listen on; 0 for any free one.
    .workers = How many processes; more than one needs PostgreSQL and a broker.
    .broker = The Redis where several processes meet, on this machine or others: redis://host:6379
    .data = The folder of the database and settings.toml.
    .log-level = DEBUG, INFO, WARNING or ERROR.
    .open = Open the game in the web browser.
cli-export = Write all of a server’s finished games as JSON lines and Parquet, even while it runs.
    .out = The folder to write games.jsonl and games.parquet into.
cli-tokens = List the tokens of a server’s guests, or revoke one, even while it runs.
    .name = Only those of guests whose name contains this.
    .revoke = The id of the token to revoke, as listed.
cli-cards = List the power cards with cost, kind and effect.
cli-rules = Read the rules: everything, or what they say about a word, a clause or a card.
    .about = What to read about: words, the id of a clause, or the name of a card; everything if left out.
cli-scenarios = Run scenarios, or list the clauses and cards that none of them cites.
    .paths = Files or folders; the project’s own if left out.
    .coverage = List what no scenario cites instead.
    .game = Only the scenarios of this game.
    .spec = A specification other than the project’s own.
cli-replay = Replay a recorded game, turn by turn, with the reason for everything that happened.
cli-verify = Check that every roll and every reveal in a record follows from what was committed to.
cli-judge = Say what each answer is worth in a position, and how likely everybody is to win.
    .position = A scenario, a position in the same notation, or the record of a game.
    .at = After how many steps of the script, or answers of the record; at its end if left out.
    .ms = How many milliseconds it may think.
    .worlds = How many worlds it tries instead: the same answer however busy the machine is.
    .seed = The same seed and number of worlds give the same result.
cli-language = List the languages, or choose one for this and every later start.
    .language = Which language: { $languages }.

# What was typed wrongly, in one sentence.
error-no-such-command = There is no command “{ $typed }”; the commands are { $commands }.
error-no-such-parameter = There is no parameter { $typed }; { $command } --help lists all of them.
error-near-parameter = There is no parameter { $typed }. Did you mean { $near }?
error-no-number = { $what } needs a number, not “{ $typed }”.
error-bad-value = { $what } cannot be “{ $typed }”.
error-missing = { $what } is missing; { $command } --help explains it.
error-no-value = There must be something after { $what }.
error-too-much = “{ $typed }” is too much here; { $command } --help lists what can be typed.
error-repeated = { $what } is there twice.
error-not-understood = That cannot be understood; { $command } --help lists what can be typed.

## What the judge says

judge-answer = Answer
judge-chance = Chance to win
judge-error = Error
judge-behind = Behind the best
judge-equal = As good
judge-margin = The evaluation itself may be off by { $margin } (standard error); worlds tried: { $worlds }.
judge-now = Everybody’s chance to win:

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
simulate-turns = Turns per game: { $mean } on average, median { $median }.
simulate-cards = Cards bought, and how often their buyer won
simulate-card = Card
simulate-bought = Bought
simulate-win-rate = Won
arena-speed = { $speed } games/s
arena-standings = The bots, by games won
arena-chairs = Seats
arena-wins = Wins
arena-ci95 = 95% interval
arena-rating = OpenSkill rating
arena-mu-sigma = { $mu } ± { $sigma }
arena-interrupted = Stopped: { $done } of { $games } games are done.
arena-worker-lost = A worker process died, perhaps for want of memory: { $done } of { $games } games are done.
arena-ray-died = A worker of the Ray cluster died: { $done } of { $games } games are done.
arena-ray-memory = A worker of the Ray cluster ran out of memory: { $done } of { $games } games are done.
arena-ray-raised = A worker of the Ray cluster failed with “{ $problem }”, see { $path }: { $done } of { $games } games are done.
arena-ray-lost = The Ray cluster no longer answers ({ $problem }): { $done } of { $games } games are done.
arena-go-on = To continue: { $command }

fit-reading = Reading
fit-training = Training
fit-playing = Playing round { $number } of { $rounds }
fit-teaching = Teaching round { $number } of { $rounds }
fit-title = { $game }: { $command }
fit-data = What was learned from
fit-round = Round
fit-games = Games
fit-luckless = Luck known
fit-positions = Positions
fit-held-back = Held back
fit-playing-time = Playing, min
fit-learning-time = Learning, min
fit-losses = Cross entropy, on the games held back unless it says learning; lower is better
fit-taught = Learning
fit-luck-free = Without luck
fit-apart = Distance
fit-result = Who won
fit-present = Weights in use
fit-uniform = Equal chances
fit-epochs = Round { $number }, epoch by epoch: cross entropy without luck
fit-epoch = Epoch
fit-held = Held back
fit-made = kaiju { $kaiju }, rules { $rules }, Python { $python }, { $computed }, { $build ->
        [compiled] compiled
       *[plain] not compiled
    }; cores: { $cores }.
fit-written = The new weights are in { $path }.
fit-stopped = Stopped: nothing was written.
fit-interrupted = Stopped; what is done is kept. To continue: { $command }
fit-worker-lost = A worker process died, perhaps for want of memory; what is done is kept. To continue: { $command }

balance-title =
    { $games ->
        [one] The balance of { $game }: 1 game between { $bots }.
       *[other] The balance of { $game }: { $games } games between { $bots }.
    }
balance-seats = Win rate by turn order
balance-counts = Games by number of Monsters
balance-length = Length by number of Monsters
balance-cards = Win rate of the Monsters that bought each card
balance-of = { $players } Monsters
balance-monsters = Monsters
balance-order = Turn order
balance-par = By chance
balance-turns = Turns
balance-first = First wins
balance-buyers = Buyers
balance-card-buyers = Card (buyers)
balance-ending-points = Points
balance-ending-last = Last one
balance-ending-nobody = Nobody
balance-ending-card = Card
balance-ending-given-up = Given up

ending-points = 20 crowns
ending-last = the last Monster
ending-nobody = no one was left
ending-card = a card
ending-given-up = given up

scenario-failed = FAILED { $name }
scenario-way =
    { $way ->
        [clone] way: with a clone at every question
        [save] way: saved and loaded at every question
       *[plain] way: straight through
    }
scenario-step = step: { $step }
scenario-expected = expected: { $expected }
scenario-found = found: { $found }
scenario-position = position: { $position }
scenario-summary = { $passed } passed, { $failed } failed
coverage-missing = Not cited by any scenario ({ $count }):
coverage-excused = Not shown in a scenario, with the reason:
coverage-summary = { $cited } of { $wanted } cited, { $excused } excused, { $missing } missing

# What a scenario expected at a step, and what it found instead.
scenario-end = the end
expected-allowed = “{ $text }” to be allowed
expected-leaves = { $monster } to leave the game
expected-asked = { $monster } to be asked
expected-asked-for = { $monster } to be asked for “{ $kind }”
expected-asked-or-not = { $monster } to be asked (or `reason: { $reason }`)
expected-refused = “{ $text }” to be refused
expected-reason = a refusal because of “{ $reason }”
expected-unchanged = that a refusal changes nothing
expected-answers = exactly the answers { $answers }
expected-offered = “{ $text }” to be offered
expected-missing = “{ $text }” not to be offered
expected-phase = that the phase “{ $phase }” begins after the last answer
expected-log = “{ $line }” in the log
expected-discard = in the discard pile: { $cards }
expected-value = { $path } is { $value }
found-over = the game is over
found-asked = { $monster } is asked for “{ $kind }” ({ $answers })
found-refused-over = it is refused ({ $reason }); the game is over
found-refused-asked = it is refused ({ $reason }); { $monster } is asked for “{ $kind }” ({ $answers })
found-allowed = it is allowed
found-reason = { $reason }
found-changed = another position
found-value = { $value }
found-diverged = a replay meets other questions

# What is wrong with a position or a scenario; its own words stand in it as they are written.
nonsense-where = { $way }: { $problem }
nonsense-close = { $problem } Did you mean “{ $word }”?
nonsense-known = { $problem } What fits is { $known }.
nonsense-found-nothing = nothing
nonsense-found-true = true
nonsense-found-false = false
nonsense-found-text = the text “{ $value }”
nonsense-found-number = the number { $value }
nonsense-found-map = a map
nonsense-found-list = a list
nonsense-found-other = { $value }
nonsense-misfit =
    { $wanted ->
        [map] A map (`name: value`) belongs here, not { $found }.
        [list] A list belongs here, not { $found }.
        [text] A text belongs here, not { $found }.
        [number] A whole number belongs here, not { $found }.
       *[flag] True or false belongs here, without quotes, not { $found }.
    }
nonsense-key = The name of an entry is a text, not { $found }.
nonsense-entries =
    { $count ->
        [0] One entry belongs here, and there is none.
       *[other] One entry belongs here, not { $count }: { $names }.
    }
nonsense-quoted = The number { $value } is written without quotes.
nonsense-range = A number from { $least } to { $most } belongs here, not { $value }.
nonsense-no-monster = There is no Monster “{ $word }”.
nonsense-no-card = There is no card “{ $word }”.
nonsense-no-turn-card = No card “{ $word }” gives a turn.
nonsense-no-lasting-card = No card “{ $word }” has an effect that lasts.
nonsense-no-place = There is no place “{ $word }”.
nonsense-no-borough = There is no borough “{ $word }”.
nonsense-no-building = There is no Building “{ $word }”.
nonsense-no-unit = There is no Unit “{ $word }”.
nonsense-no-tile = There is no Building or Unit “{ $word }”.
nonsense-no-token = There is no token “{ $word }”.
nonsense-no-face = There is no face “{ $word }”.
nonsense-no-phase = There is no phase “{ $word }”.
nonsense-no-turn-phase = A turn has no phase “{ $word }”.
nonsense-no-bay = Tokyo Bay cannot be “{ $word }”.
nonsense-no-option = There is no option “{ $word }”.
nonsense-no-value = There is no value “{ $word }”.
nonsense-no-entry = There is no entry “{ $word }”.
nonsense-no-begun-entry = A game from its beginning has no entry “{ $word }”.
nonsense-no-beginning = There is no beginning “{ $word }”.
nonsense-no-step = There is no step “{ $word }”.
nonsense-no-refused = There is no Monster and no kind of chance “{ $word }”.
nonsense-no-reason = There is no reason “{ $word }”.
nonsense-no-answer = No answer begins with “{ $word }”.
nonsense-no-noun = There is no card, Monster, place, face or thing “{ $word }”.
nonsense-no-game = There is no game “{ $word }”.
nonsense-no-clause = There is no clause, card or ruling “{ $word }”.
nonsense-option-players = This is for { $players } Monsters, not for { $count }.
nonsense-named-twice = A Monster is named twice.
nonsense-seated-twice = { $monster } is at the table twice.
nonsense-players = { $least } to { $most } Monsters play, not { $count }.
nonsense-row = The row has at most { $most } cards, not { $count }.
nonsense-no-faces = At least one face belongs here.
nonsense-no-answers = At least one answer belongs here.
nonsense-no-lines = At least one line belongs here.
nonsense-step = A step is a map such as `{ $monster }: done`, not { $found }.
nonsense-refusals = One answer is refused here, not { $count }.
nonsense-nothing-expected = Nothing is expected here.
nonsense-nothing-of-monster = Nothing is expected of this Monster.
nonsense-empty = A scenario needs a script or something to expect.
nonsense-early-dice = Dice lie on the table only in a turn that begins in a phase after the roll.
nonsense-names-only = A game from its beginning has only the names of the Monsters.
nonsense-not-keep = { $card } is not a Keep card, and only those lie in front of a Monster.
nonsense-not-owned = { $monster } does not own the card { $card }.
nonsense-copies = { $card } lies in { $places }, but the game has only { $most } of it.
nonsense-dice = { $count } dice, but no Monster rolls more than { $most }.
nonsense-life = { $monster } has { $life } life: with its cards it has from 1 to { $most }, or it is not alive.
nonsense-used-up = Nothing is left on { $card }, which { $monster } would then have discarded.
nonsense-counters =
    { $most ->
        [0] { $monster } has { $count } on { $card }, which takes no counters.
       *[other] { $monster } has { $count } on { $card }, which takes at most { $most } counters.
    }
nonsense-dead-turn = It is the turn of { $monster }, who is out of the game.
nonsense-dead-waits = { $monster } is out of the game and has no turns or effects.
nonsense-dead-keeps = { $monster } is not alive and has an entry “{ $what }”; whoever is out keeps nothing.
nonsense-dead-owns = { $monster } is not alive and owns a goal card or Units.
nonsense-stacks = A borough has at most { $most } stacks, not { $count }.
nonsense-stack = A stack is written `{ $tile }` or `{ $tile } +1` or `{ $tile } +2`, not “{ $text }”.
nonsense-crowded =
    { $room ->
        [one] { $monsters } are in { $place }, which has room for { $room } Monster.
       *[other] { $monsters } are in { $place }, which has room for { $room } Monsters.
    }
nonsense-no-track = { $monster } is in { $place }, but this game does not use the track for 5–6.
nonsense-tokens = The Monsters have { $count } { $token } tokens, but there are only { $most }.
nonsense-tops = { $count } stacks show { $tile }, but the game has only { $most } of it.
nonsense-units = { $count } Units are { $tile }, but only { $left } tiles are left that can show it.
nonsense-covered = { $count } Buildings lie covered in stacks, but only { $left } tiles are left.
nonsense-bay-closed = Tokyo Bay cannot be open: that takes five living Monsters, and the option `bay: on`.
nonsense-closed = { $monster } is in { $place }, which is closed.
nonsense-gone-die = No die is ever discarded in this game, so none is written `-`.
nonsense-resolved = `resolved` and `added` tell nothing of a position in this game.
nonsense-top = { $card } cannot be the top card of the deck: it is not in it.
nonsense-seen = `seen` tells who has looked at the top card of the deck, but `top` is missing.
nonsense-copies-itself = { $monster } cannot copy { $card }, which copies by itself.
nonsense-no-copier = { $monster } owns no card that could copy { $card }.
nonsense-not-there = { $monster } does not own { $card }, so it cannot be copied there.
nonsense-no-path = There is no file or folder { $path }.
nonsense-unreadable = It cannot be read: { $problem }.
nonsense-no-yaml =
    { $number ->
        [0] It is not YAML.
       *[other] It is not YAML, see line { $number }.
    }
nonsense-twice = In line { $number } “{ $key }” stands a second time in one map.
nonsense-no-map = This is not a scenario: a map belongs there, not { $found }.
nonsense-no-key = This is not a scenario: the entry “{ $key }” is missing.
nonsense-unplayable = The scenario cannot be played, the program failed: `{ $problem }`
nonsense-no-specification = There is no specification { $path }.
nonsense-bad-specification = The specification { $path } cannot be read.
nonsense-no-clauses = { $path } is not a specification: it has no clauses.
nonsense-no-example = { $game } has no example “{ $example }”.

cards-cost = Cost
cards-kind = Kind
cards-effect = Effect

# What happened, and why.
record-because = { $text } ({ $why })
record-verified =
    Every chance was checked: { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    } and { $reveals ->
        [one] 1 reveal
       *[other] { $reveals } reveals
    } follow from the secret that was committed to. { $result }
record-parts =
    { $parts ->
        [one] The random part of 1 player fits
       *[other] The random parts of { $parts } players fit
    } what was committed to before any of them was shown.
record-withheld = { $monster }: the player did not show the random part in time, so a bot took the place.
record-rewound =
    The game was set back { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }, and what came next was drawn afresh.

# What cannot be done, in one sentence.
error-no-such-game = There is no game “{ $game }”; the games are { $games }.
error-no-such-language = There is no language “{ $language }”. There are { $known }.
error-no-such-bot = There is no bot “{ $bot }”; the bots are { $bots }.
error-too-many-people = { $humans } people do not fit on { $seats } seats.
error-save-exists = { $path } already exists: add --resume to continue it, or choose another name.
error-no-save = There is no saved game to resume in { $folder }.
error-rules-nothing = The rules say nothing about “{ $wanted }”.
error-record-game = This is a record of { $found }, not of { $wanted }.
error-players = “{ $typed }” is not a list of numbers of Monsters from { $least } to { $most }, such as { $least },{ $most }.
error-no-bot-class = There is no class “{ $name }” with a method choose in { $place }.
error-no-bot-file = There is no file { $place }.
error-no-bot-module = The bot { $bot } cannot be loaded from { $place }: { $problem }.
error-bot-arguments = The bot { $bot } cannot be created: { $problem }.
error-no-bot-argument = “{ $pair }” in the bot { $bot } is not of the form name=value.
error-bot-failed = The bot { $bot } at seat { $seat } failed in game { $number } (seed “{ $seed }”) when asked “{ $question }”: { $problem }. The record so far is in { $path }, the traceback beside it.
error-no-package = This needs { $package }, which is not installed: pip install { $package } (in a clone of the project: make setup-dev).
error-ray = There is no Ray cluster at “{ $address }”: { $problem }
error-plot = { $path } cannot hold a plot; its name must end in { $kinds }.
error-arena-no-out = --resume needs --out, the folder of the arena to continue.
error-arena-nothing = There is no arena in { $folder }.
error-arena-exists = { $folder } is not empty: add --resume to continue the arena in it, or choose another folder.
error-arena-other = { $folder } holds another plan: there, { $what } is { $there }.
error-arena-mixed = { $folder } holds games of { $game } that do not go together with the others.
error-arena-luckless = --luckless needs --out, the folder for the positions.
error-fit-either = Name either the folders of arenas, or --rounds with how many (and --games, if you like).
error-fit-no-positions = There are no positions of finished games in { $folder }: they are written with --luckless.
error-fit-occupied = { $folder } is not empty, and nothing that could be continued: choose another folder.
error-fit-other = { $folder } is about something else: there, { $what } is { $there }.
error-fit-colon = { $path } cannot be used: there must be no colon in it.
error-fit-device = There is no device “{ $device }”; choose { $devices }.
error-fit-no-torch = A GPU is used by way of PyTorch, which is not installed: pip install 'kaiju-kings[fit]'
error-fit-no-gpu = PyTorch finds no GPU here; without --device gpu, the processor computes.
error-fit-other-game = { $folder } holds games of { $game }, not of { $wanted }.
error-fit-twice = { $folder } holds the same games as { $other }: games used for testing must not be learned from.
error-fit-too-few =
    { $games ->
        [one] { $games } game with a winner is too little to learn from; at least { $least } are needed.
       *[other] { $games } games with a winner are too few to learn from; at least { $least } are needed.
    }
error-fit-out = { $path } cannot be written: it is a folder, or its folder does not exist.
error-too-few = { $what } must be at least { $least }.

# What is wrong with a record or a saved game.
spoilt-file = { $path }: { $problem }
spoilt-unreadable = It cannot be read: { $problem }.
spoilt-no-record = This is not a Kaiju Kings record.
spoilt-cut-off = The record is cut off: its last line, the check, is missing.
spoilt-changed = The record was changed after it was written: its check does not fit.
spoilt-line = Line { $number } of the record cannot be understood: { $line }
spoilt-incomplete = The record is incomplete: it has no { $key }.
spoilt-rules = The record was played under rules { $played }, these are rules { $here }.
spoilt-setup = The record cannot be set up: its Monsters or its options do not fit this game.
spoilt-unplayable = Line { $number } of the record cannot be played: { $line }
spoilt-winner = According to the record { $winner } won, but the game says otherwise.
spoilt-has-end = According to the record the game has no end, but it has one.
spoilt-no-secret = The record does not reveal its secret, so its chance cannot be checked.
spoilt-other-secret = The secret is not the one that was committed to before the first roll.
spoilt-bad-secret = The secret of the record is not a line of text.
spoilt-other-nonce = The random part of seat { $seat } is not the one whose fingerprint was shown before.
spoilt-other-pile = The record does not say truly what “{ $line }” was drawn from.
spoilt-bent = Chance was bent: the record has “{ $line }”, the secret gives “{ $drawn }”.
spoilt-no-game = This is the record of a game that is not here: { $game }.
spoilt-no-save = This is not a saved game of this version.
spoilt-other-game = This is a saved game of { $found }, not of { $game }.
spoilt-broken = The saved game cannot be read: it was changed, or comes from other rules.
spoilt-no-card = This game has no card { $card }.
spoilt-endless = The game would go on for ever by itself.
spoilt-no-top = No card of the deck can be the one that was looked at.
spoilt-save-cut-off = This is not a saved game, or it is cut off.
spoilt-save-version = This is not a saved game of this version.
spoilt-save-changed = The game was changed after it was saved: its check does not fit.
spoilt-save-rules = The game cannot be continued under these rules.
spoilt-save-bot = A bot takes part that is not here: { $bot }.
spoilt-plan = This is not the plan of an arena.
spoilt-plan-rules = The arena was played under rules { $played }, these are rules { $here }.
spoilt-result = It has a line that is not a result.
spoilt-positions = These are not positions that this version can learn from.
spoilt-no-positions = There are no positions of games that somebody won.
spoilt-course = This is not the plan of a training.

# What the system reports, as the end of a sentence.
trouble-missing = there is no such file or folder
trouble-forbidden = access is denied
trouble-exists = it already exists
trouble-folder = that is a folder
trouble-no-folder = that is not a folder
trouble-full = the disk is full
trouble-read-only = nothing can be written there
trouble-port-taken = something else is using that port
trouble-no-address = this machine does not have that address
trouble-other = the system does not allow it
error-file = { $path }: { $problem }.
error-judge-at = It does not go that far: there are only { $most } answers or steps.
error-judge-script = The script of { $name } cannot be played; { $command } tells why.
error-no-scenarios = There are no scenarios here.

# Why a database cannot be used.
database-no-address = A database is sqlite:///file or postgresql://user@host/name.
database-unknown = The server does not know the database { $kind }, only sqlite and postgresql.
database-no-file = A SQLite database is kept in a file: sqlite:///file
database-missing = There is no { $path }.
database-failed = { $place }: { $problem }
database-says = The database at { $place } says: “{ $problem }”
database-newer = { $path } was written by a newer version of Kaiju Kings; use that one.
database-link = { $path } is a link; name the file itself.
settings-wrong = { $path }: { $problem }

## The server

server-stale = The table has moved on; look again and answer once more.
server-moved = The table is just moving to another server; try again in a moment.
server-not-asked = It is not your turn to answer.
server-not-begun = The game has not begun yet.
server-begun = The game has already begun.
server-not-revealing = No random parts are being collected at this table now.
server-other-nonce = This is not the random part whose fingerprint you gave before.
server-stuck = This game was started under other rules and cannot be continued; it can still be watched.
server-rule-failed = The server could not do that; nothing has changed, and the error has been logged.
server-not-host = Only the host of the table may do that.
server-seated = You are already at this table, on seat { $seat }.
server-no-mute = There is nobody on that seat to mute.
server-not-seated = You do not have a seat at this table.
server-no-seat = That seat is not free.
server-seats-open = Some seats are still free: wait, or give them to bots.
server-no-table = There is no such table.
server-no-game = There is no game “{ $game }”; the games are { $games }.
server-no-monster = There is no Monster “{ $monster }” in this game.
server-monster-taken = Someone else has chosen { $monster }.
server-too-many-tables =
    { $most ->
        [one] You already have { $most } table open, the most allowed: finish or close it.
       *[other] You already have { $most } tables open, the most allowed: finish or close one.
    }
server-bad-token = Your token is not valid here: it was changed, has expired, or belongs to another server.
server-no-token = You have no such token.
server-bad-name = A name is a single line and not empty.
server-no-code = That code is not valid: it has been used, has expired, or is mistyped.
server-no-bot = There is no bot “{ $bot }”; the bots are { $bots }.
server-one-seat = You can take only one seat yourself; the others are open, invited or played by bots.
server-no-record = There is no finished game with this id.
server-no-example = There is no such example.
server-sick = The database cannot be written.
server-mixed-rules = This game was started under older rules and continued under newer ones: it can be watched, but not verified.
server-honest = Every roll and every reveal follows from the secret that was committed to: { $checked } were checked.
server-dishonest = The record cannot be trusted: { $problem }
server-too-much = That is too much at once; wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
server-too-many-connections =
    { $most ->
        [one] There is already { $most } connection from your address.
       *[other] There are already { $most } connections from your address.
    }
server-bad-message = The server does not understand that message: { $problem }.
server-bad-request = The server does not understand that request: { $problem }.
server-no-hello = Say hello first: send a message of type hello.
server-not-now = That is not possible right now.
server-no-page = There is nothing here.
server-no-method = That cannot be done here.
server-too-big = That is too big.
server-failed = Something went wrong on the server; nothing has changed, and the error has been logged.
serve-ready = Kaiju Kings is running at { $address } (Ctrl-C stops it).
serve-no-browser = No web browser can be opened here; open { $address } yourself.
error-serve = The server cannot start: { $problem }
error-serve-one-process = SQLite supports only one process; to use --workers, choose PostgreSQL: --database postgresql://user@host/name
error-serve-broker = Several processes meet at a Redis; name it: --broker redis://host:6379
error-serve-no-broker = There is no Redis where the processes could meet: { $problem }
error-serve-not-alone = Another server is using this database; several of them must meet at the same --broker.
error-serve-port = The server cannot listen on { $host }, port { $port }: { $problem }.
error-export = The games cannot be exported: { $problem }
error-tokens = The tokens cannot be read: { $problem }
error-no-token = There is no valid token { $file }.
tokens-revoked = The token { $file } is no longer valid; whoever is connected with it is hung up on within seconds.
export-progress = Writing games
export-done = { $games ->
    [one] One finished game is in { $folder }.
   *[other] { $games } finished games are in { $folder }.
}
error-serve-in-use = Another server is already using { $file }.
server-bot-name = Names beginning with BOT are reserved for bots; choose another.
server-no-robot = This is for bots: POST /api/bot creates an account for one.
server-no-rule = “{ $rule }” is not an automatic answer: there are stay, flee with a number of life, and decline with a card.
server-bad-chat = Write something readable, on one line.
server-long-chat = That is too long: at most { $most } characters.
server-not-over = The game is not over yet.
server-no-replay = This game was played under other rules and cannot be replayed; its log can still be read.
server-no-hints = This table is played without odds.
server-not-idle =
    { $minutes ->
        [one] Someone is still playing here; a game may be closed once nobody has played for a minute.
       *[other] Someone is still playing here; a game may be closed once nobody has played for { $minutes } minutes.
    }
lobby-title = Kaiju Kings
lobby-tables = Tables
lobby-none = Nobody is playing here now.
lobby-game = Game
lobby-players = Players
lobby-status = Status
lobby-free = Free seats
lobby-waiting = waiting for players
lobby-revealing = starting
lobby-playing = in progress

# What does not fit in a request, a message or a settings file, as the end of a sentence.
misfit-no-json = it is not JSON
misfit-no-text = it is not text
misfit-no-utf-8 = it is not UTF-8
misfit-no-toml =
    { $number ->
        [0] it is not TOML
       *[other] it is not TOML, see line { $number }
    }
misfit-too-deep = it is nested too deeply
misfit-missing = “{ $field }” is missing
misfit-unknown = “{ $field }” is unknown
misfit-kind =
    { $kind ->
        [number] “{ $field }” must be a whole number
        [decimal] “{ $field }” must be a number
        [text] “{ $field }” must be a text
        [flag] “{ $field }” must be true or false
        [list] “{ $field }” must be a list
        [map] “{ $field }” must be an object
       *[other] “{ $field }” is of the wrong kind
    }
misfit-whole =
    { $kind ->
        [map] it must be an object
       *[other] it is of the wrong kind
    }
misfit-least = “{ $field }” is too small, the limit is { $least }
misfit-most = “{ $field }” is too large, the limit is { $most }
misfit-short = “{ $field }” is too short, the least is { $least }
misfit-long = “{ $field }” is too long, the most is { $most }
misfit-pattern = “{ $field }” has characters that are not allowed
misfit-value = “{ $field }” cannot be “{ $value }”
misfit-other = “{ $field }” does not fit

## Browser: everywhere

# A message `screen-x` is said in the browser in place of `x`.
web-description = Play King of New York and King of Tokyo against bots or with friends.
web-unsupported = Your browser is too old for the game. Any browser from the last few years will do.
web-no-script = The game needs JavaScript, which is switched off here.
web-plain = The tables as a plain list
web-guest-name = Guest { $number }
web-title = { $page } · Kaiju Kings
web-no-page = There is no page at this address.
web-no-part = Part of the game could not be loaded. Is the server still there? Reload the page.
web-to-home = To the start page
web-gallery-title = Every question of both games
web-gallery-tension = Tension

# What the choice of a language says. `language-name` and `language-note` stand in it whatever the language of the
# screen is: the language itself, in its own words, and how much of it is translated.
language-note = everything
language-open = Language: { language-name }
language-now = From now on in English.
language-cards = Card names
language-cards-own = as everything else
language-cards-printed = as printed on the English cards
language-sample = This is how it looks
language-device = Only on this device. The others at the table go on reading in their own language.

## Browser: the stage, where everything that moves can be tried

# The big moments: a title in large letters, and a line below it.

spectacle-beginning = { $monster } begins
    .you = You begin
    .line =
        { $amount ->
            [0] Drawn by lot
            [one] With 1 claw
           *[other] With { $amount } claws
        }
    .rolled =
        { $amount ->
            [one] 1 claw
           *[other] { $amount } claws
        }
spectacle-first-blood = First blood
    .line =
        { $other ->
            [none] { $monster } is the first to be hurt
           *[other] { $other } hits { $monster }
        }
spectacle-superstar = Superstar
    .line =
        { $other ->
            [none] { $monster } takes it
           *[other] { $monster } takes it from { $other }
        }
spectacle-statue = Statue of Liberty
    .line =
        { $other ->
            [none] It wakes and helps { $monster }
           *[other] It leaves { $other } and helps { $monster }
        }
spectacle-alarm = { $monster } has { $amount }
    .you = You have { $amount }
    .line =
        { $left ->
            [one] 1 crown to win
           *[other] { $left } crowns to win
        }
spectacle-twenty = { $monster } has { $amount }
    .you = You have { $amount }
    .line = Survive this turn, and the game is won
spectacle-out = { $monster } is out
    .you = You are out
spectacle-out-attack =
    { $amount ->
        [one] { $other }’s claws took the last life
       *[other] { $other }’s claws took the last { $amount } life
    }
spectacle-out-ouch =
    { $amount ->
        [one] The Units { $where-in } took the last life
       *[other] The Units { $where-in } took the last { $amount } life
    }
spectacle-out-poison =
    { $amount ->
        [one] Poison took the last life
       *[other] Poison took the last { $amount } life
    }
spectacle-out-card =
    { $other ->
        [none] By a card of its own: { $why }
       *[other] By { $other }: { $why }
    }
spectacle-out-else = { $why }
# The cards that added to the blow.
spectacle-out-with = { $line }, helped by { $what }
spectacle-last-two = The last two
    .line = { $monster } against { $other }
spectacle-victory = { $monster } wins
    .you = You win
    .line = { $why }
    .close = { $why }, by a single crown
spectacle-nobody = Nobody wins
    .line = { $why }
    .all = Everybody is out
    .none = Nobody wins

stage-title = The stage
stage-part-stage = Scenes
stage-part-monsters = Monsters
stage-part-sounds = Sounds
stage-game = Game
stage-scene-beginning = the beginning
stage-scene-first-blood = first blood
stage-scene-superstar = Superstar
stage-scene-statue = the Statue
stage-scene-alarm = 17 crowns
stage-scene-twenty = 20 crowns
stage-scene-out = elimination
stage-scene-last-two = the last two
stage-scene-victory = victory
stage-scene-nobody = everybody out
stage-film-again = Play it
stage-monsters-help = Touch a picture to see it move, or the name of an action to see all Monsters do it.
stage-cell = { $monster }: { $action }
stage-all = { $action }, all Monsters
stage-speed = Pace
stage-speed-calm = calm
stage-speed-normal = normal
stage-speed-brisk = brisk
stage-speed-instant = instant
stage-motion = Motion
stage-motion-full = moving
stage-motion-reduced = still pictures
stage-sight = Seen
stage-sight-colours = in colour
stage-sight-grey = in grey
stage-sight-protanopia = without red
stage-sight-deuteranopia = without green
stage-sight-tritanopia = without blue
stage-life = Life
stage-life-well = unhurt
stage-life-hurt = 3 left
stage-action-idle = idle
stage-action-wake = wake
stage-action-roll = roll
stage-action-attack = attack
stage-action-hit = hit
stage-action-heal = heal
stage-action-enter = enter
stage-action-flee = flee
stage-action-buy = buy
stage-action-celebrate = celebrate
stage-action-fall = fall
stage-action-taunt = taunt

## Browser: home and lobby

home-tag-line =
    Roll the dice. Flatten the city.
    Be the last monster standing,
    or the first with 20 crowns.
home-play-now = Play now
home-play-king-of-new-york =
    { $monster ->
        [none] vs 3 easy bots in New York, about 9 minutes
       *[other] as { $monster } vs 3 easy bots, about 9 minutes
    }
home-play-king-of-tokyo =
    { $monster ->
        [none] vs 3 easy bots in Tokyo, about 7 minutes
       *[other] as { $monster } vs 3 easy bots, about 7 minutes
    }
home-play-as = Play as
home-other-king-of-new-york = Play New York instead
home-other-king-of-tokyo = Play Tokyo instead
home-play-busy = The dice are on their way…
home-learn = Learn in 2 minutes
home-legal = Unofficial fan project with its own art. Not affiliated with the publisher of King of Tokyo and King of New York.
home-bar = Pages
home-start = Start the game
home-home = Start page
home-watch-games = Watch
home-rules = Rules
home-language = Language
home-me-nobody = Who are you?
home-loading = Loading…
home-unreachable = The server is not responding. Is it running, and are you online?
home-retry = Try again
home-game-king-of-new-york = New York
home-game-king-of-tokyo = Tokyo

# How long a decision may take.
home-pace-none = No limit
home-pace-seconds = { $count } s
home-pace-minutes = { $count } min
home-pace-hours =
    { $count ->
        [one] An hour
       *[other] { $count } hours
    }
home-pace-days =
    { $count ->
        [one] A day
       *[other] { $count } days
    }
home-line-pace =
    { $limited ->
        [0] no clock
       *[other] { $pace } a decision
    }
home-line-hints = odds shown
home-line-no-hints = no odds
home-line-public = public
home-line-private = by link only

# A new table.
home-new-title = New table
home-new-note = with friends, bots or both
home-new-game = Game
home-new-seats = Seats
home-new-bots = Bots
home-new-mixed = Your bots are of different levels. Choose here to set them all.
home-new-pace = Time per decision
home-new-pace-people = With two or more people there is always a limit.
home-new-options = Options
home-new-hints = Show odds
home-new-hints-help = Whoever decides may look up the chances of the dice, and of being knocked out.
home-new-no-hints-help = No odds are shown.
home-new-private = By link only
home-new-public-help = Everyone can see the table here, and may join or watch.
home-new-private-help = Only people with the link can find the table.
home-new-rules = Rules of { $game }
home-new-open = Open table
home-new-busy = Opening…

# Seats.
seat-number = Seat { $number }
seat-change = Seat { $number }: { $who }. Change it
seat-add = Add a seat
seat-remove = Remove this seat
seat-least = The game needs { $least } seats.
seat-level = How well this bot plays
seat-tile-open = open seat
seat-kind-guest = Me
    .help = You sit here yourself. Without such a seat you only watch.
seat-kind-open = Open
    .help = Free for whoever comes first.
seat-kind-invited = Invited
    .help = Reserved for one friend, who gets a link of their own.
seat-kind-bot = Bot
seat-level-random = Random
    .help = Does anything at all. Good for a laugh.
seat-level-rookie = Easy
    .help = Means well and makes beginner’s mistakes.
seat-level-brawler = Normal
    .help = Plays sensibly, by rules of thumb.
seat-level-strategist = Hard
    .help = Knows the odds and looks a turn ahead.
seat-level-mastermind = Master
    .help = Tries everything out in its head before it decides.
seat-level-champion = Champion
    .help = Works out what every answer is worth, and how sure that is.
seat-bot-level = Bot: { $level }
seat-fill = Who takes seat { $number }
seat-mine = you
seat-here = here
seat-not-here = not here right now
seat-sit = Sit down
seat-sit-at = Sit down on seat { $number }
seat-get-up = Leave the seat
seat-remove-guest = Remove { $name }
seat-taken-by = taken by { $name }
seat-monster-mine = you
seat-monster-chosen = Click your Monster again to take whatever is left when the game starts.
seat-monster-any = Choose one, or take whatever is left when the game starts.

# Rule options: the name of each, what it is about, and its values as they stand in a list of tables.
option-king-of-new-york-advanced = Two in Manhattan
    .help = With 5 or 6 players there is room for 2 Monsters in Manhattan.
option-king-of-new-york-advanced-on = two in Manhattan
option-king-of-new-york-advanced-off = one in Manhattan
option-king-of-new-york-first = Who goes first
    .help = As the rulebook says: whoever rolls the most claws goes first.
option-king-of-new-york-first-roll = a roll decides
option-king-of-tokyo-bay = Tokyo Bay
    .help = With 5 or 6 players there is a second place in Tokyo.
option-king-of-tokyo-bay-on = with Tokyo Bay
option-king-of-tokyo-bay-off = without Tokyo Bay
option-king-of-tokyo-first = Who goes first
    .help = Someone at random, or whoever rolls the most claws.
option-king-of-tokyo-first-random = at random
option-king-of-tokyo-first-roll = a roll decides
option-king-of-tokyo-beginner = Short and brutal
    .help = For beginners: only one reroll, and every claw must be kept.
option-king-of-tokyo-beginner-on = short and brutal
option-king-of-tokyo-beginner-off = full rules
option-king-of-tokyo-edition = Edition
    .help = In 2016 some cards and Monsters changed, and you enter an empty Tokyo even without claws.
option-king-of-tokyo-edition-first = first edition
option-king-of-tokyo-edition-2016 = 2016 edition
option-king-of-tokyo-duel = Duel
    .help = For 2 players: Tokyo pays energy instead of crowns.
option-king-of-tokyo-duel-on = duel
option-king-of-tokyo-duel-off = no duel

# Tables and games in lists.
home-table = A table
home-table-of = { $host }’s table
home-table-seats = { $taken } of { $seats } seats taken
home-join = Join
home-watch = Watch
home-go-on = Continue
home-enter = Enter
home-open-title = Open tables
home-open-count = { $count } waiting
home-open-none = Nobody is waiting right now. Open a table and be the first.
home-lost = Connection lost; trying again…
home-playing-title = In progress
home-playing-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
home-mine-title = My games
home-mine-count = { $count } in progress
home-replays-title = Replays
home-replays-none = No public game has finished yet.
home-all-games = all games
home-all-title = All public games
home-more = Show more
home-won =
    { $monster ->
        [none] { $winner } won
       *[other] { $winner } won as { $monster }
    }
home-won-bot =
    { $monster ->
        [none] A bot won ({ $level })
       *[other] { $monster } won, played by a bot ({ $level })
    }
home-won-nobody = Nobody won
home-won-forgotten = Someone
home-finished-line =
    { $turns ->
        [0] { $game }, { $players } players, { $when }
        [one] { $game }, { $players } players, { $turns } turn, { $when }
       *[other] { $game }, { $players } players, { $turns } turns, { $when }
    }
home-games-title = All games
home-my-finished = My finished games
home-my-finished-none = You have not finished a game yet.

# Before the start.
home-room-title = The table is set
home-room-closed = This table was closed before the game began.
home-room-seats = Seats
home-room-monster = Your Monster
home-room-came = { $name } sits down.
home-room-left = { $name } gets up.
home-room-watching =
    { $count ->
        [0] nobody is watching
       *[other] { $count } watching
    }
home-start-title = Ready?
home-start-fill = Fill with bots
home-start-free =
    { $count ->
        [one] One seat is still free: wait for someone, or give it to a bot.
       *[other] { $count } seats are still free: wait for someone, or give them to bots.
    }
home-start-ready = Every seat is taken. You can start the game.
home-start-revealing = The game is about to begin: every browser shows its random part. Whoever does not is replaced by a bot.
home-start-close = Close the table
home-start-close-sure = Close it for everyone
home-start-close-keep = Keep it open
home-start-invited = { $host } is keeping a seat for you.
home-start-accept = Take my seat
home-start-sit = There is a free seat for you.
home-start-full = All seats are taken. You can stay and watch.
home-start-watching = You are watching: the game appears here as soon as it starts.
home-start-others = Other tables
home-start-wait-seats =
    { $count ->
        [one] One seat is still free. The game starts when it is taken.
       *[other] { $count } seats are still free. The game starts when they are taken.
    }
home-start-wait-host = Every seat is taken. Waiting for { $host } to start the game.
home-invite-title = Invite friends
home-invite-public = Anyone with this link can find the table, and so can everyone on the start page.
home-invite-private = Only people with this link can find the table.
home-invite-label = Link to this table
home-invite-seat = Link for seat { $number }
home-invite-seat-help = For one friend only: this link takes the reserved seat.
home-invite-copy = Copy
home-invite-copied = Copied.
home-invite-selected = The link is selected: copy it with your keyboard or menu.
home-invite-qr = QR code
home-invite-qr-label = QR code of { $address }
home-fair-title = Fair dice
home-fair-help = All dice come from a secret that is already fixed: this is its fingerprint. Every player adds a random part, whose fingerprint is fixed too before any part is shown. After the game anyone can check every roll.
home-fair-added = The fingerprint of your part is given; your browser keeps the part until the start.

# Who I am.
home-me-title = You
home-name-title = Your name
home-name-label = Name
home-name-help = Others see it from the next table you join.
home-name-change = Change name
home-name-take = Take this name
home-name-done = That is your name from the next table on.
home-device-title = Another device
home-device-help = You need no account: this browser remembers you. A code takes you to another device, with all your games.
home-device-make = Get a code
home-device-another = Get another code
home-device-code =
    { $minutes ->
        [one] Type it on the other device. It works once, for a minute.
       *[other] Type it on the other device. It works once, for { $minutes } minutes.
    }
home-device-enter = A code from another device
home-device-use = Use code
home-device-replaced = On this device you will no longer be { $name }, but whoever made the code.
home-device-arrived = You are { $name } here now.
home-devices-title = Your devices
home-devices-help = Whoever has used a code of yours stays signed in. If you have lost a device, sign it out here.
home-devices-here = This browser
home-devices-other = Another device
home-devices-since = Signed in: { $when }
home-devices-out = Sign out
home-devices-out-of = Sign out another device ({ $when })
home-devices-leaving = Sign out…
home-devices-out-here = Sign out here
home-devices-leave =
    { $count ->
        [0] You are signed in nowhere else: after this, nobody can play as { $name } again.
       *[other] You stay { $name } on your other devices.
    }
home-devices-stay = Stay signed in
home-devices-done = That device is signed out.
home-delete-title = Delete me
home-delete-help = You leave the tables where you have a seat, give up your games in progress, and your name, your chat and what this browser remembers of you are deleted. Finished games stay, without your name. This cannot be undone.
home-delete = Delete me…
home-delete-sure = Delete { $name } for good
home-delete-keep = Keep me

## Browser: the table

web-table-decision = Your decision
web-table-map = The map
web-table-me = My Monster
web-table-others = The others
table-tabs = Cards, log and odds
table-tab-cards = Cards
table-tab-log = Log
table-tab-odds = Odds

table-mute = Mute
table-home = Kaiju Kings: to the start page
table-where =
    { $turn ->
        [0] { $game }
       *[other] { $game } · Turn { $turn }
    }
table-phases = Steps of this turn
table-phase-done = done:
table-phase-deal = Set-up
table-phase-first_player = Who goes first
table-phase-placement = Placement
table-phase-lay_out = Set-up
table-phase-start = Start
table-phase-earnings = Earn
table-phase-roll = Roll
table-phase-resolve = Resolve
table-phase-move = Move
table-phase-enter = Enter
table-phase-buy = Buy
table-phase-end = End
table-phase-pass_turn = End
table-yours =
    { $phase ->
        [placement] Choose your place
        [earnings] You earn
        [roll] Your roll
        [resolve] Resolve your dice
        [move] Your move
        [enter] Your move
        [buy] Buy cards
        [end] End your turn
        [pass_turn] End your turn
       *[other] Your decision
    }
table-theirs =
    { $phase ->
        [placement] { $monster } chooses a place
        [earnings] { $monster } earns
        [roll] { $monster } rolls
        [resolve] { $monster } resolves dice
        [move] { $monster } moves
        [enter] { $monster } moves
        [buy] { $monster } buys
        [end] { $monster } ends the turn
        [pass_turn] { $monster } ends the turn
       *[other] { $monster } decides
    }
table-over = Game over
table-connecting = Connecting to the table…
table-lost = The connection is lost. Nothing else is: what you did will be sent again.
table-unreachable = The table cannot be reached. Still trying…
table-retry = Try now
table-stuck = This game was started under other rules and cannot go on. You can still look at it.
table-ended = Nothing stomps here
table-ended-help = Check the link, or ask whoever sent it for a new one.

chat-title = Chat
chat-open =
    { $count ->
        [0] Chat
        [one] Chat, 1 new line
       *[other] Chat, { $count } new lines
    }
chat-heard = { $name } says: { $text }
chat-none = Nobody has said anything yet.
chat-text = Say something to the table
chat-send = Send
chat-left =
    { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-only-players = Only players can chat here.
chat-quick-1 = Hello!
chat-quick-2 = Good luck!
chat-quick-3 = Nice move.
chat-quick-4 = Ouch.
chat-quick-5 = One moment, please.
chat-quick-6 = Good game!

menu-title = Menu
menu-close = Close
menu-rules = Rules
menu-log = Full log
menu-settings = Settings
menu-speed = The story is told
menu-speed-calm = calmly
menu-speed-normal = at normal speed
menu-speed-brisk = briskly
menu-speed-instant = at once
menu-set-letters = Single-letter keyboard shortcuts
menu-set-list = The map as a list
menu-set-careful = Ask again before a choice that would knock you out
menu-set-reads = Show the whole card before I buy it
menu-set-settles = Resolve results by themselves where the order makes no difference
menu-set-odds = Show odds
menu-explain-again = Explain everything again
menu-sound = Sound
menu-sound-volume = Volume
menu-sound-ambience = The city in the background
menu-sound-mute = Mute everything
menu-sound-only = Only the signal for my turn
menu-sound-vibrate = Vibrate on my turn and when I lose life
menu-take-back = Take back my last answer
menu-automatic = Automatic answers
menu-automatic-help = These are answered for you, after a short pause, without asking.
menu-automatic-stay = Always stay when I am attacked
menu-automatic-flee = Leave or flee when I am attacked:
menu-automatic-never = never automatically
menu-automatic-at = at { $life } life or less
menu-automatic-decline = Never ask me about { $card }
menu-ending = Ending the game
menu-agree = Offer to end the game as it stands
menu-agree-off = Withdraw the offer
menu-agree-help = The game ends as it stands once everyone agrees.
menu-agreed = Offering to end the game as it stands: { $names }
menu-concede = Give up
menu-concede-sure = Your Monster leaves the game for good, and the others play on.
menu-concede-yes = Give up for good
menu-concede-no = Play on
menu-fair = Fair dice
menu-fair-help = Before the first roll, the server committed to a secret and every player to a random part. When the game is over all of them are shown, and your browser can check every roll and card itself.
menu-fair-commitment = Committed to (SHA-256)
menu-fair-secret = The secret
menu-fair-check = Check every roll
menu-leave = Leave the table for now
menu-leave-help = Your seat stays yours: come back with the same link. If your turn takes too long, a bot plays for you.

## Browser: panels, market, log

web-market-title = Power cards
web-log-title = What happened

# Words that are drawn as icons after a number, separated by bars.
rich-vp = crowns|crown
rich-life = life
rich-energy = energy

panel-you = You
panel-person = { $name }
panel-bot = Bot: { $name }
panel-away = Away, a bot is playing: { $name }
panel-offline = Offline: { $name }
panel-gone = Gave up: { $name }
panel-muted = muted
panel-level-random = random
panel-level-rookie = easy
panel-level-brawler = normal
panel-level-strategist = hard
panel-level-mastermind = master
panel-level-champion = champion
panel-clock = { $left } left
panel-energy = energy
panel-mark-now = now
panel-mark-next = next
panel-mark-decide = asked
panel-mark-out = out
panel-mark-winner = winner
panel-to-win =
    { $left ->
        [one] 1 crown to win
       *[other] { $left } crowns to win
    }
panel-open-hand =
    { $count ->
        [0] { $monster } has no cards: take a closer look
        [one] Look at { $monster }’s card
       *[other] Look at { $monster }’s { $count } cards
    }
panel-nowhere = not on the map yet
panel-summary =
    { $place ->
        [none] { $monster } is out of the game.
       *[other] { $monster }, { $place }: { $life } life, { $vp ->
            [one] 1 crown
           *[other] { $vp } crowns
        }, { $energy } energy, { $cards ->
            [0] no cards
            [one] 1 card
           *[other] { $cards } cards
        }.
    }
panel-says-now = It is its turn.
panel-says-next = Its turn is next.
panel-says-decide = It has to decide now.
panel-says-winner = It has won.
panel-hand = { $monster }
panel-no-cards = No cards yet.
panel-cards-here = The cards you buy appear here.
panel-token = { $count } { $name }:
panel-counter = { $count } on it
panel-copies = acts as { $card }
panel-copied = copied by { $monster }

market-deck = Deck:
market-pile-open = look at the discard pile
market-left = { $count } left
market-discarded = { $count } discarded
market-price = costs { $price } energy
market-price-changed = costs you { $price } energy instead of { $printed }
market-buy = buy now
market-affordable = affordable
market-short = { $short } energy short
market-condition = condition not met
market-explain =
    { $state ->
        [affordable] { $card }, { $price } energy, affordable: read it
        [short] { $card }, { $price } energy, { $short } energy short: read it
        [condition] { $card }, { $price } energy, condition not met: read it
       *[other] { $card }, { $price } energy: read it
    }
market-gap = No card is left for this space.
market-top = On top of the deck, seen only by you: { $card }
market-beside = You may also buy
market-sweep = Sweep all for { $cost }
market-sweep-later = in your Buy step
market-sweep-short = { $short } energy short
market-sweep-no = not now
market-pile = Discard pile
market-pile-empty = Nothing has been discarded yet.

# What a kind of question is about, when it first comes up.
first-read = Got it
first-king-of-new-york-place = Choose where you begin: a borough has Buildings to wreck, and at most 2 Monsters.
first-king-of-new-york-reroll = Tap the dice you want to keep, then roll the others; after the last roll every die counts.
first-king-of-tokyo-reroll = Tap the dice you want to keep, then roll the others; after the last roll every die counts.
first-king-of-new-york-resolve = Each kind of die now does its part, in the order you choose: energy pays for cards, claws hit, hearts heal.
first-king-of-tokyo-resolve = Each kind of die now does its part: three of a number give crowns, claws hit, hearts heal, bolts are energy.
first-king-of-new-york-destroy = Destruction wrecks what it is strong enough for, and pays what is printed on it; a wrecked Building turns into a Unit.
first-king-of-new-york-flee = You were hit in Manhattan: stay to earn more each turn, or flee to a borough where they cannot hit you and hearts heal.
first-king-of-tokyo-yield = You were hit in Tokyo: stay to earn crowns each turn, or leave so that the attacker must go in and you can heal.
first-king-of-new-york-move = You may stay here or go to another borough: look where Units wait and what can be wrecked.
first-king-of-new-york-buy = Energy buys cards: Keep cards stay with you, Discard cards work once, and what you save is yours for later.
first-king-of-new-york-unit = Each wrecked Building turns into a Unit: when skulls are rolled, it can take 1 life from Monsters in its borough. Destruction wrecks it too.
first-king-of-tokyo-number = Three dice of one number give that many crowns, and each further one 1 more.
first-king-of-tokyo-buy = Energy buys cards: Keep cards stay with you, Discard cards work once, and what you save is yours for later.

# What happened since my last turn: a line for each Monster, made of some of these.
since-title = Since your last turn
since-begin = Before your first turn
since-you = you
since-you-line = You
since-felled = eliminated { $other }
since-out = out
since-hit =
    { $what ->
        [none] hit you for { amount-life }
       *[other] hit you for { amount-life } with { $what }
    }
since-cost = cost you { amount-life } ({ $why })
since-moved =
    { $id ->
        [outside] are now outside Tokyo ({ $why })
       *[other] are now { $what-in } ({ $why })
    }
since-took =
    { $other ->
        [none] took { $what-acc }
       *[other] took { $what-acc } from { $other }
    }
since-crowns =
    { $amount ->
        [one] gained 1 crown
       *[other] gained { $amount } crowns
    }
since-lost-crowns =
    { $amount ->
        [one] lost 1 crown
       *[other] lost { $amount } crowns
    }
since-bought = bought { $what }
since-entered = went { $what-to }
since-leads =
    { $who ->
        [me] You lead with { amount-vp }.
        [several] Several lead with { amount-vp }.
       *[one] { $monster } leads with { amount-vp }.
    }
log-you-are = You are { $monster }.
log-full = full log
log-none = Nothing has happened yet.
log-why = why?
log-why-of = why? { $what }
log-struck = taken back:
log-undone = { $monster } takes back the last answer.
log-withheld = { $monster }: the player did not show the random part in time. A bot takes the place.
log-rewound = The rules were renewed: the game goes on from the beginning of this turn, with new dice.
log-loading = Loading…
log-unreachable = The full log cannot be loaded right now; this is its last part.

explain-card =
    { $kind ->
        [keep] Keep card, costs { $cost } energy
        [discard] Discard card, costs { $cost } energy
       *[other] Goal card
    }
explain-rule = Rule { $rule }
explain-strengthened = { $why } Cards behind it: { $what }.
explain-read = Read more
explain-tile-high-rise-1 = Takes { $durability } Destruction, gives { $reward }. Becomes Infantry.
explain-tile-high-rise-2 = Takes { $durability } Destruction in one turn, gives { $reward }. Becomes a Jet.
explain-tile-high-rise-3 = Takes { $durability } Destruction in one turn, gives { $reward }. Becomes a Tank.
explain-tile-power-plant-2 = Takes { $durability } Destruction in one turn, gives { $reward }. Becomes a Jet.
explain-tile-power-plant-3 = Takes { $durability } Destruction in one turn, gives { $reward }. Becomes a Tank.
explain-tile-hospital-2 = Takes { $durability } Destruction in one turn, heals { $reward }. Becomes a Jet.
explain-tile-hospital-3 = Takes { $durability } Destruction in one turn, heals { $reward }. Becomes a Tank.
explain-tile-infantry = A Unit: fires for 1 damage when skulls are rolled. Takes { $durability } Destruction, heals { $reward }. It cannot be destroyed in the turn it appears.
explain-tile-jet = A Unit: fires for 1 damage when skulls are rolled. Takes { $durability } Destruction, gives { $reward }. It cannot be destroyed in the turn it appears.
explain-tile-tank = A Unit: fires for 1 damage when skulls are rolled. Takes { $durability } Destruction, gives { $reward }. It cannot be destroyed in the turn it appears.
explain-token-web = Each takes one reroll away. A claw spent on it removes it.
explain-token-jinx = Each makes a reroll of skulls cost 1 energy more. A heart spent on it removes it.
explain-token-souvenir = Tourist has been here: this borough gets no second token.
explain-token-carapace = Each heals 1 life when its card is discarded.
explain-token-poison = Each deals 1 damage at the end of its Monster’s turn. Outside Tokyo a heart removes it.
explain-token-shrink = Each takes one die away. Outside Tokyo a heart removes it.
explain-token-smoke = Each pays for one more reroll.
explain-token-mimic = This card is copied by another Monster.
explain-place-staten-island = An outer borough for at most 2 Monsters. Dice heal here.
explain-place-bronx = An outer borough for at most 2 Monsters. Dice heal here.
explain-place-queens = An outer borough for at most 2 Monsters. Dice heal here.
explain-place-brooklyn = An outer borough for at most 2 Monsters. Dice heal here.
explain-place-manhattan = Rich and dangerous: it pays every turn and your claws hit everyone outside, but theirs hit you, and dice do not heal.
explain-place-manhattan-lower = Pays 1 crown and 1 energy when your turn begins here. In the Move step you move up to Midtown.
explain-place-manhattan-midtown = Pays 2 crowns and 1 energy when your turn begins here. In the Move step you move up to Upper Manhattan.
explain-place-manhattan-upper = Pays 2 crowns and 2 energy when your turn begins here. You stay until you flee.
explain-place-outside = Outside Tokyo hearts heal, and claws hit whoever is in Tokyo.
explain-place-tokyo-city = 1 crown for entering, 2 for each turn begun here. Your claws hit everyone outside, and hearts do not heal.
explain-place-tokyo-bay = The second place of Tokyo, open while at least five Monsters are alive. It counts as Tokyo.
explain-face-energy = Gives 1 energy.
explain-face-attack = Each deals 1 damage to every Monster on the other side: from outside to Manhattan, from Manhattan to everyone outside. The rulebook calls it Attack.
explain-face-heal = Heals 1 life, but not in Manhattan. The rulebook calls it Heal.
explain-face-destruction = 1 point against the Buildings and Units of your borough.
explain-face-celebrity = 3 of them make you the Superstar, who gains 1 crown for each one rolled later. The rulebook calls it Celebrity.
explain-face-ouch = Units fire: 1 hits you, 2 everyone in your borough, 3 the whole city; 3 also win the Statue of Liberty. The rulebook calls it Ouch!
explain-face-1 = Three of them give 1 crown, and each further one 1 more.
explain-face-2 = Three of them give 2 crowns, and each further one 1 more.
explain-face-3 = Three of them give 3 crowns, and each further one 1 more.
explain-face-claw = Each deals 1 damage to every Monster on the other side: from outside to Tokyo, from Tokyo to everyone outside.
explain-face-heart = Heals 1 life, but not in Tokyo.
explain-icon-vp = 20 of them at the end of a turn win the game. The rulebook calls them victory points.
    .title = Crowns
explain-icon-life = Without life a Monster is out of the game.
    .title = Life
explain-icon-energy = Buys power cards, and is kept from turn to turn.
    .title = Energy
explain-icon-cards = Click to read them.
    .title = Power cards

rules-title = Rules
rules-of = Rules of { $game }
rules-learn = Learn in 2 minutes
rules-cards = All cards
rules-search = Search
rules-later = Cards of the 2016 edition
rules-found =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
rules-hits =
    { $count ->
        [0] Nothing found
        [one] 1 paragraph
       *[other] { $count } paragraphs
    }
rules-contents = Contents
rules-print = Print as a booklet
rules-link = Link
    .of = Link to “{ $what }”
rules-cards-of = Cards of { $game }
rules-edition-first = First edition
rules-edition-2016 = 2016 edition
rules-when = When it acts
rules-answers = Questions and answers
rules-try = Try it on a table:
rules-example = Try example { $number } on a table
rules-example-failed = This example cannot be opened now. Please try again.
rules-king-of-new-york-goal = You are a giant Monster. Be the first with 20 crowns, or the last one alive. Everyone begins with 10 life.
    .title = How to win
rules-king-of-new-york-turn = Roll 6 dice. You may reroll any of them, twice. Then every die counts, kind by kind, in any order you like. After that you move, and buy cards if you want.
    .title = Your turn
rules-king-of-new-york-easy = Each Energy gives 1 energy. Each heart heals 1 life, but not in Manhattan.
    .title = Energy and hearts
rules-king-of-new-york-attack = Each claw takes 1 life from everyone on the other side of the water: from outside you hit Manhattan, from Manhattan you hit all the others. You cannot choose whom.
    .title = Claws
rules-king-of-new-york-destruction = Spend as much as the durability of a tile in your borough. Buildings pay crowns, energy or life, and turn into Units. Units can be destroyed from the next turn on, and pay too.
    .title = Destruction
rules-king-of-new-york-ouch = Units fire, each for 1 damage. 1 skull: at you. 2 skulls: at everyone in your borough. 3 skulls: all over the city, and you get the Statue of Liberty, worth 3 crowns while you keep it.
    .title = Skulls
rules-king-of-new-york-celebrity = 3 stars make you the Superstar: 1 crown, and 1 more for each star beyond the third. From your next turn on, every star is worth 1 crown, until someone takes the card from you.
    .title = Stars
rules-king-of-new-york-manhattan = If there is room in Manhattan when you move, you must go there, for 1 crown. Each turn you begin there pays crowns and energy, more the further up you are. But all claws from outside hit you. When hit, you may flee.
    .title = Manhattan
rules-king-of-new-york-buy = Buy cards with energy. Keep cards stay with you, Discard cards work once. For 2 energy you sweep: three new cards.
    .title = Power cards
rules-king-of-tokyo-goal = You are a giant Monster. Be the first with 20 crowns, or the last one alive. Everyone begins with 10 life.
    .title = How to win
rules-king-of-tokyo-turn = Roll 6 dice. You may reroll any of them, twice. Then every die counts, and you may buy cards.
    .title = Your turn
rules-king-of-tokyo-numbers = Three of a number give that many crowns: three 1s give 1 crown, three 3s give 3 crowns. Each further die of the number gives 1 crown more.
    .title = Numbers
rules-king-of-tokyo-easy = Each Energy gives 1 energy. Each heart heals 1 life, but not in Tokyo.
    .title = Energy and hearts
rules-king-of-tokyo-attack = Each claw takes 1 life from everyone on the other side: from outside you hit Tokyo, from Tokyo you hit everyone outside. If Tokyo is empty, a claw takes you there instead.
    .title = Claws
rules-king-of-tokyo-tokyo = Going there gives 1 crown, and each turn you begin there 2 crowns. But hearts do not heal you in Tokyo, and all claws from outside hit you. With five or six players there is a second place, the Bay.
    .title = Tokyo
rules-king-of-tokyo-yield = When hit in Tokyo, you may leave. You keep the damage, and the attacker must take your place.
    .title = Leaving Tokyo
rules-king-of-tokyo-buy = Buy cards with energy. Keep cards stay with you, Discard cards work once. For 2 energy you sweep: three new cards.
    .title = Power cards

## What follows an answer: short phrases, one after another, on its button. Those without a Monster are about you.

follows-of = { $monster } { $what }
follows-unsure = { $what } unless prevented
follows-life-more = +{ amount-life } ({ $left })
follows-life-less = −{ amount-life } ({ $left } left)
follows-out = −{ amount-life }, out
follows-vp-more =
    { $left ->
        [20] +{ amount-vp } (20, the most there are)
       *[other] +{ amount-vp } ({ $left })
    }
follows-vp-less = −{ amount-vp } ({ $left } left)
follows-energy-more = +{ amount-energy } ({ $left })
follows-energy-less = −{ amount-energy } ({ $left } left)
follows-cards-less =
    { $amount ->
        [one] −1 card
       *[other] −{ $amount } cards
    }
follows-token-more = +{ $amount } { $what }
follows-token-less = −{ $amount } { $what } ({ $left } left)
follows-goal = +{ $what }
follows-place = { $where-to }
follows-king-of-tokyo-place =
    { $id ->
        [outside] out of Tokyo
       *[other] { $where-to }
    }
follows-turn = another turn
follows-won =
    { $mine ->
        [yes] you win
       *[other] wins
    }
follows-idle = does nothing now
follows-income =
    { $energy ->
        [0] { $vp ->
            [one] 1 crown each turn
           *[other] { $vp } crowns each turn
        }
       *[other] { $vp ->
            [0] { $energy } energy each turn
            [one] 1 crown and { $energy } energy each turn
           *[other] { $vp } crowns and { $energy } energy each turn
        }
    }
follows-attackers =
    { $count ->
        [0] no attack before your turn
       *[other] { $names } can hit you
    }
follows-coming = { $results } × { $what } still to come: −{ $damage } life
follows-coming-poison = Poison still takes { $damage } life

## Browser: questions and dice

ask-nothing = Nobody has to decide anything right now.
ask-over = { $monster } wins.
ask-over-you = You win.
ask-over-nobody = Nobody wins.
ask-over-fact = The game is over.
ask-end-agree = I agree
ask-watch = You are watching this table.
ask-out = Your Monster is out of the game; the others play on.
ask-out-by = { $line }. Your Monster is out of the game; the others play on.
ask-undo = Take back
ask-hurry = Faster
ask-hurry-help = Hold it down to see what happens four times as fast
ask-skip-turn = To my turn
ask-skip-end = To the end
ask-help-more = What is this about?
ask-keys-open = All shortcuts
ask-typed-open = Type the answer
ask-rule = Read it in the rulebook
ask-clock = Time left: { $time }
ask-clock-announced =
    { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }

# The question with what is known about it: who hits whom for how much.
ask-roll =
    { $count ->
        [0] You keep all dice. Release some to reroll them, or stop.
       *[other] { $kept ->
            [0] Pick the dice to keep, then roll the others, or stop.
           *[other] { $count ->
                [one] Roll the other die, or stop here.
               *[other] Roll the other { $count } dice, or stop here.
            }
        }
    }
ask-must-roll =
    { $count ->
        [0] { $card } does not let you stop yet. Release the dice you want to reroll.
       *[other] { $card } does not let you stop yet. Pick the dice to keep, then roll the others.
    }
ask-known-yield = { $attacker } hits you for { $damage }. Stay { $place-in } or leave?
ask-known-flee =
    { $toll ->
        [0] { $attacker } hits you for { $damage }. Stay in Manhattan or flee?
       *[other] { $attacker } hits you for { $damage }. Stay in Manhattan, or flee for { $toll } energy?
    }
ask-known-dodge = { $attacker } attacks you with { $attacks }. Leave with { $card } before it hurts?
ask-known-brace = You are about to lose { $damage } life. Use a card?
ask-known-king-of-new-york-brace = You are about to lose { $damage } life. Use { $card }?

# What matters now, below the question.
ask-fact-left =
    { $left ->
        [one] 1 roll left.
       *[other] { $left } rolls left.
    }
ask-fact-entered-NY-MOVE-1 = Manhattan had room, so you had to enter.
ask-fact-entered-KT-TOKYO-1 = Tokyo was empty, so you had to enter.
ask-fact-entered-KT-2016-4 = Tokyo had an empty place, so you had to enter.
ask-fact-entered-KT-2016-2 = Tokyo had an empty place, so you had to enter.
ask-fact-where = You are { $place-in }.
ask-fact-king-of-tokyo-where =
    { $spot ->
        [outside] You are outside Tokyo.
       *[other] You are { $place-in }.
    }
ask-fact-reach = You are { $place-in }: your claws hit { $names }.
ask-fact-king-of-tokyo-reach =
    { $spot ->
        [outside] You are outside Tokyo: your claws hit { $names }.
       *[other] You are { $place-in }: your claws hit { $names }.
    }
ask-fact-me = You are { $place-in } with { $life } life and { $energy } energy.
ask-fact-king-of-tokyo-me =
    { $spot ->
        [outside] You are outside Tokyo with { $life } life and { $energy } energy.
       *[other] You are { $place-in } with { $life } life and { $energy } energy.
    }
ask-fact-nowhere = You have { $life } life and { $energy } energy.
ask-fact-place = Nobody starts in Manhattan. At most two Monsters fit into a borough.
ask-fact-yield = You have { $life } life left.
ask-fact-flee = You have { $life } life left.
ask-fact-dodge = You have { $life } life.
ask-fact-brace = You have { $life } life and { $energy } energy.
ask-fact-shield = You have { $life } life and { $energy } energy.
ask-fact-pay = You have { $life } life and { $energy } energy.
ask-fact-buy = You have { $energy } energy.
ask-fact-opportunity = You have { $energy } energy.
ask-fact-deposit = You have { $energy } energy.
ask-fact-resolve = You have { $life } life. Any order you like; every result counts.

# The big buttons of a decision, with the facts that speak for themselves.
ask-poster-yield-stay = Stay
    .fact = Hold { $place }. Hearts do not heal you.
ask-poster-yield-yield = Leave
    .fact = Go outside with { $life } life.
ask-poster-flee-stay = Stay
    .fact = Dice do not heal you here.
ask-poster-flee-flee = Flee
    .fact =
        { $toll ->
            [0] You keep { $life } life. { $attacker } has to move in.
           *[other] It costs { $toll } energy. { $attacker } has to move in.
        }
ask-poster-dodge-pass = Stay
    .fact = Take the damage and hold { $place }.
ask-poster-dodge-use = Leave
    .fact = No damage. { $attacker } takes your place.
ask-poster-use-use = Use it
    .fact = { $card }, now
ask-poster-use-pass = Not now
    .fact = Save { $card } for later
ask-poster-brace-use = Use it
    .fact = { $card } against the damage
ask-poster-brace-pass = Not now
    .fact = Lose the life and keep { $card }

# Amounts: what the picked number means.
ask-amount = How many?
ask-amount-spend-attack =
    { $number ->
        [0] All of them hit.
        [one] Removes 1 Web token; that claw hits nobody.
       *[other] Removes { $number } Web tokens; those claws hit nobody.
    }
ask-amount-spend-heal =
    { $number ->
        [0] All of them heal.
        [one] Removes 1 Jinx token; that heart does not heal.
       *[other] Removes { $number } Jinx tokens; those hearts do not heal.
    }
ask-amount-shield = You pay { $number } energy and take { $rest } damage.
ask-amount-pay = You pay { $number } life and { $rest } energy.
ask-amount-split = You heal { $number } life and gain { $rest } energy.
ask-amount-deposit =
    { $number ->
        [0] The card is discarded at once.
       *[other] { $double } energy on the card.
    }
ask-amount-more = More
ask-amount-less = Less

ask-also = You may also
ask-may = You may
ask-options = Answers
ask-options-many = { $count } answers
ask-flee-to = Flee to
ask-on-dice = Pick a die.
ask-units =
    { $count ->
        [one] 1 Unit
       *[other] { $count } Units
    }
ask-units-here =
    { $count ->
        [one] 1 Unit here
       *[other] { $count } Units here
    }
ask-empty-place = nobody there
ask-there = { $names } there
ask-durability = durability { $number }
ask-life-now = { $life } of { $most } life

ask-follows = { $answer }: { $follows }
ask-resolve-all = Resolve all
    .help = in this order, until somebody has to decide something
ask-fatal = fatal
ask-deadly = may be fatal
ask-buy-title = Buy this card?
ask-buy-left = You have { $energy } energy. After this you have { $left }.
ask-buy-yes =
    { $cost ->
        [none] Buy it
       *[other] Buy it for { $cost }
    }
ask-buy-no = Not now
ask-confirm-title = Are you sure?
ask-confirm-fatal = “{ $answer }” would take your last life. Your Monster would be out of the game.
ask-confirm-deadly = After “{ $answer }” you may lose your last life this turn: { $follows }.
ask-confirm-idle = “{ $answer }” would do nothing now.
ask-confirm-yes = Do it anyway
ask-confirm-no = Think again

ask-typed-label = Your answer in the notation
ask-typed-example = For example: { $example }
ask-typed-unknown = “{ $answer }” is not one of the answers now.
ask-typed-send = Answer
ask-close = Close
ask-fold = Dice and answers

# Dice.
dice-title-mine = Your dice
dice-title-of = { $monster }’s dice
dice-title-camouflage = Dice for the damage
dice-keep = keep
dice-roll = roll
dice-label = Die { $number }, { $face }
dice-label-green = Die { $number }, green, { $face }
dice-label-added = Result { $number }, { $face }, added by a card
dice-label-gone = Die { $number }, discarded
dice-label-rolling = Die { $number }, rolling
dice-label-kept = { $die }, kept
dice-label-rolls = { $die }, will be rerolled
dice-label-locked = { $die }, locked: it cannot be rerolled
dice-label-resolved = { $die }, resolved
dice-label-pick = { $die }: { $act }
dice-label-picks = { $die }: choose what to do with it
dice-locked = Locked dice cannot be rerolled: a card or a rule forbids it, or you do not have the energy.
dice-main =
    { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
    .short = Roll { $count }
dice-left =
    { $left ->
        [one] 1 roll left
       *[other] { $left } rolls left
    }
dice-stop = Stop and resolve
dice-stop-short = Stop
dice-nothing-rolled = You keep all dice.
dice-not-offered = These dice cannot be rolled together.
dice-must = { $card }: you must use all your rolls.
dice-kept =
    { $faces ->
        [none] You keep no dice.
       *[other] You keep { $faces }.
    }
dice-faces = What to do with die { $number }
dice-resolved = resolved
dice-sum = { $count } × { $what }
dice-sum-number =
    { $count ->
        [1] one { $what }
        [2] two { $what }s
        [3] three { $what }s
        [4] four { $what }s
        [5] five { $what }s
        [6] six { $what }s
       *[other] { $what } { $count } times
    }
# What it takes to give a die another face, below the face.
dice-act-change = change
dice-act-turn = turn
dice-act-cull = turn
dice-act-drop = discard
dice-act-probe = reroll
dice-act-dwell = reroll
dice-act-stretch = 2 energy
dice-act-twist = lose card

# Odds.
web-odds-title = Odds
ask-odds-title = Odds
ask-odds-stay = If you stay
ask-odds-kept = Keep
ask-odds-kept-none = Roll all
ask-odds-stop = Stop
ask-odds-counted =
    { $rerolls ->
        [one] With your last roll. Each number is what you can expect if you roll for that alone.
       *[other] With all { $rerolls } rolls. Each number is what you can expect if you roll for that alone.
    }
ask-odds-stay-counted = Counted: dice and cards on the table, you doing nothing about it. Not counted: what is still to be resolved now, new cards, other places.
# How likely it is to be out, on a small button.
ask-odds-risk =
    { $how ->
        [none] Risk: none
        [hardly] Risk: tiny
        [sure] Risk: near certain
       *[some] Risk: { $part } in { $of }
    }
ask-odds-off = This table is played without odds.
ask-odds-none = There are no odds for this decision.
ask-odds-later = Odds are shown when it is your decision.
ask-odds-failed = The odds could not be loaded.
ask-odds-show = Show odds
ask-odds-hide = Hide odds

# Keys.
key-title = Keyboard shortcuts
key-letters = Single letters are switched off in the settings; arrows, Enter and Esc still work.
key-die = Keep or release a die, or choose it; or choose the answer with this number
key-all = Keep all dice, or resolve all results
key-none = Keep no dice
key-roll = Roll
key-enter = Stop, or press the main button
key-step = Move from target to target; Enter chooses
key-buy = Buy the 1st, 2nd or 3rd card
key-sweep = Sweep the cards
key-stay = Stay
key-leave = Leave or flee
key-end = End this step
key-odds = Odds
key-log = What happened
key-cards = My cards
key-typed = Type an answer
key-keys = This list
key-close = Close

# What others decide.
ask-wait-other = { $monster } decides.
ask-wait-place = { $monster } chooses where to start.
ask-wait-speed = { $monster } decides whether to move before the roll.
ask-wait-pause = { $monster } may use a card before going on.
ask-wait-reroll = { $monster } is choosing which dice to keep.
ask-wait-resolve = { $monster } decides which results come next.
ask-wait-spend-attack = { $monster } decides how many claws to spend on Web tokens.
ask-wait-spend-heal = { $monster } decides how many hearts to spend on Jinx tokens.
ask-wait-use = { $monster } decides whether to use { $card }.
ask-wait-aim = { $monster } decides where its Destruction strikes.
ask-wait-destroy = { $monster } decides what to destroy.
ask-wait-order = { $monster } decides which card takes effect first.
ask-wait-brace = { $monster } braces for the damage.
ask-wait-shield = { $monster } decides how much damage to pay with energy.
ask-wait-pay = { $monster } decides how much to pay with life.
ask-wait-flee = { $monster } decides whether to flee.
ask-wait-move-out = { $monster } has to leave Manhattan and decides where to go.
ask-wait-move = { $monster } decides whether to move.
ask-wait-send = { $monster } may send Units away.
ask-wait-buy = { $monster } looks over the power cards.
ask-wait-photo = { $monster } chooses a Monster.
ask-wait-split = { $monster } decides what the lost crowns become.
ask-wait-discard = { $monster } has to discard a card.
ask-wait-mimic = { $monster } chooses a card to copy.
ask-wait-deposit = { $monster } puts energy on a card.
ask-wait-probe = { $monster } may reroll one of the dice.
ask-wait-dwell = { $monster } may reroll its 3s.
ask-wait-change = { $monster } may change its dice.
ask-wait-heart = { $monster } decides what its hearts are for.
ask-wait-extra-heal = { $monster } decides who gets the extra life.
ask-wait-dodge = { $monster } decides whether to leave before the damage.
ask-wait-camouflage = { $monster } rolls dice against the damage.
ask-wait-yield = { $monster } decides whether to leave Tokyo.
ask-wait-opportunity = { $monster } may buy what was turned up.
ask-wait-sell = { $monster } may sell cards.

# Questions in the words of the screen: they are put to the player, and nothing has to be typed.
screen-question-place = Where do you start?
    .help = Every Monster starts in an outer borough: Staten Island, the Bronx, Queens or Brooklyn, at most two in each. Look at the Buildings there: High-Rises pay crowns, Power Plants energy, Hospitals life. Nobody starts in Manhattan; the first Monster to move goes there.
screen-question-speed = Make an extra move before you roll?
    .help = A card lets you move once before your first roll, following the rules of the Move step. You do not have to.
screen-question-king-of-new-york-pause = Move now, or carry on?
    .help = In this extra turn you may move as often as you like. Nothing else has to be decided right now: carry on when you are done.
screen-question-reroll = Which dice do you reroll?
    .help = Click a die to keep it or to release it, then roll the others. Stop to keep them all.
screen-question-king-of-new-york-reroll =
    .help = Click a die to keep it or to release it; the others are rerolled. { $card ->
            [none] Stop to keep them all.
           *[other] { $card } makes you use all your rolls.
        } After the last roll every result counts: Energy pays for cards, claws hit the Monsters on the other side of the water, hearts heal you (not in Manhattan), Destruction wrecks Buildings and Units in your borough, three stars make you the Superstar, and skulls make the Units fire.
screen-question-resolve = Which results do you resolve next?
    .help = All results must be resolved, one kind after the other, in any order you like. The order matters: heal before you are hit, destroy Units before skulls make them fire, and so on. Cards may let you change results first: those dice can be clicked.
screen-question-spend-attack =
    { $most ->
        [one] Spend 1 claw on your Web token?
       *[other] How many claws do you spend on Web tokens?
    }
    .help = Each Web token takes one reroll from you. Each claw you spend discards one of them and deals no damage.
screen-question-spend-heal =
    { $most ->
        [one] Spend 1 heart on your Jinx token?
       *[other] How many hearts do you spend on Jinx tokens?
    }
    .help = Each Jinx token makes it more expensive to reroll skulls. Each heart you spend discards one of them and heals nothing. This works in Manhattan too.
screen-question-use = Use { $card }?
    .help = You may use the card now, but you do not have to.
screen-question-aim = Where do you use your Destruction?
    .help = For 1 energy a card lets you use all your Destruction this turn in one other borough. You may also use it in your own borough.
screen-question-destroy =
    { $points ->
        [one] What do you destroy with your last point?
       *[other] What do you destroy? You have { $points } points.
    }
    .help = Every tile costs as many points as its durability: the number on a Building, 2 for Infantry, 3 for a Jet, 4 for a Tank. As long as you have enough points for something in the borough, you must destroy it. A destroyed Building pays at once and becomes a Unit, which cannot be destroyed in the same turn.
screen-question-order = Which of your cards takes effect first?
    .help = Several of your cards take effect at the same moment, and their order matters. The choice is yours.
screen-question-king-of-new-york-brace = You are about to lose life. Use { $card }?
    .help = This is the last moment to use the card before the damage.
screen-question-shield =
    { $damage ->
        [one] 1 damage: pay it with energy?
       *[other] { $damage } damage: how much of it do you pay with energy?
    }
    .help = A card lets you give up energy instead of life, one for one. The rest of the damage costs life.
screen-question-pay = How much of the cost of { $cost } do you pay with life?
    .help = A card lets you pay with life instead of energy, one for one, as long as you keep at least 1 life.
screen-question-flee =
    { $toll ->
        [0] You were attacked in Manhattan. Stay or flee?
       *[other] You were attacked in Manhattan. Stay, or flee for { $toll } energy?
    }
    .help = If you stay in Manhattan you earn crowns and energy every turn, but dice cannot heal you there and everyone outside can hit you. If you flee, you keep the damage and go to an outer borough with room, and the attacker has to enter Manhattan.
screen-question-move-out = There is room for only one in Manhattan. Where do you go?
    .help = With fewer than five Monsters only one may be in Manhattan. The one on the 5–6 track has to go to an outer borough with room.
screen-question-move =
    { $toll ->
        [0] Move, or stay where you are?
       *[other] Move for { $toll } energy, or stay where you are?
    }
    .help = Manhattan is full, so you may stay where you are or go to any other outer borough with room. Where you are decides what you can destroy, and which Units can hit you.
screen-question-send = Send Units away?
    .help = A card lets you send up to four Units from the borough you arrived in, each to a different other borough.
screen-question-buy = What do you buy?
    .help = You pay for cards with energy. A Keep card stays in front of you and keeps working; a Discard card works once, at once. Sweeping costs 2 energy and turns up three new cards. Buy and sweep as often as you can pay, then end the step. Point at a card to read it, or hold it down.
screen-question-photo = Which Monster do you choose?
    .help = You gain 1 crown for each damage you dealt to that Monster this turn.
screen-question-split =
    { $lost ->
        [one] Does your lost crown heal you?
       *[other] How many of the { $lost } lost crowns heal you?
    }
    .help = Each lost crown heals 1 life or gives 1 energy. What you do not heal becomes energy.
screen-question-discard = Which of your Keep cards do you discard?
    .help = Every Monster has to discard one of its Keep cards. Its effect ends at once.
screen-question-king-of-tokyo-reroll =
    .help = Click a die to keep it or to release it; the others are rerolled. Stop to keep them all. After the last roll every die counts: three of a number give that many crowns and each further one 1 more, Energy pays for cards, hearts heal you (not in Tokyo), and claws hit all Monsters on the other side: those in Tokyo if you are outside, those outside if you are in Tokyo. In the first edition a claw also takes an empty Tokyo.
screen-question-king-of-tokyo-pause = Use a card, or carry on?
    .help = You have no rolls left, but a card may give you one more.
screen-question-mimic =
    { $optional ->
        [0] Which card do you copy?
       *[other] Copy another card for 1 energy?
    }
    .help = The card becomes a copy of a Keep card in front of any Monster, as if you had just bought that card. At the start of each of your turns you may switch to another card for 1 energy. If the copied card leaves play, the copy ends.
screen-question-deposit = How much energy do you put on the card?
    .help = The amount you put on the card is doubled. At the start of each of your turns you get 2 energy back, until nothing is left and the card is discarded. With nothing on it, it is discarded at once.
screen-question-probe = Reroll one of these dice?
    .help = A card lets you reroll one die of the Monster whose turn it is, now that it has finished rolling. If that die then shows a heart, you lose the card.
screen-question-dwell = Reroll your 3s?
    .help = A card lets you reroll any of your dice that show a 3, as often as you like. This is the last moment to do so.
screen-question-change = Change your dice?
    .help = You have finished rolling. Before the dice are resolved, your cards let you turn dice to other faces, any number of times and in any order. Click a die to see what it can become.
screen-question-heart = What do you use a heart for?
    .help = Each heart does one thing: outside Tokyo it heals you or removes one of your Poison or Shrink tokens; with a card it may heal another Monster, which pays you for it. Healing above the maximum is lost. In Tokyo a heart does nothing for you.
screen-question-extra-heal = Who gets the extra life?
    .help = A card adds 1 life to your healing. It may go to you (though not in Tokyo) or to a Monster you heal, which pays for it as for the rest.
screen-question-dodge = You are attacked in Tokyo. Leave with { $card }?
    .help = If you leave now, this attack deals no damage to you, and the attacker takes your place. If you stay, you take the damage and can no longer leave during this attack.
screen-question-camouflage = Reroll 3s among these dice?
    .help = You rolled one die for each point of damage, and every heart cancels one. A card lets you reroll the dice that show a 3, as often as you like.
screen-question-king-of-tokyo-brace = You are about to lose { $damage } life. What do you do?
    .help = This is the last moment to use cards against the damage. You may use them as often as you can pay; then you take what is left of it.
screen-question-yield = You were attacked in Tokyo. Stay or leave?
    .help = If you begin a turn in Tokyo you gain 2 crowns, but hearts do not heal you there, and everyone outside attacks you. If you leave, you keep the damage and go outside, and the attacker has to enter Tokyo and gains 1 crown for it.
screen-question-opportunity = Buy what was turned up?
    .help = A card lets you buy cards that were just turned up before anyone else can, on every turn. You may also leave them to the others.
screen-question-sell = Which of your cards do you sell?
    .help = A card lets you discard any of your Keep cards at the end of your turn and gives you energy for each of them. Their effects end at once.

## Browser: maps

map-list = The map as a list

map-tokyo-title = Tokyo
map-tokyo-figure =
    { $mine ->
        [yes] { $monster } (you), { $place }, { $life }, { $crowns }
       *[other] { $monster }, { $place }, { $life }, { $crowns }
    }
map-tokyo-choice = { $answer }. { $what }
map-tokyo-place = { $place }. { $facts }
map-tokyo-facts = Entering gives { $enter }, beginning a turn here gives { $turn }. Hearts do not heal here.
map-tokyo-outside-facts = Everyone who is not in Tokyo is here. Hearts heal here.
map-tokyo-bay-closed =
    { $reason ->
        [option] Closed: this game is played without Tokyo Bay.
       *[few] Closed: fewer than five Monsters are in the game.
    }
# On the map in poster letters, two lines.
map-tokyo-bay-closed-sign =
    { $reason ->
        [option]
            Closed:
            played without
       *[few]
            Closed: fewer
            than 5 Monsters
    }
map-tokyo-enter = +{ $amount } enter
map-tokyo-turn = +{ $amount } per turn
map-tokyo-no-healing = Hearts do not heal
map-tokyo-stay = Stay
map-tokyo-leave = Leave
map-tokyo-go = Here
map-tokyo-now = now
map-tokyo-nobody = Nobody
map-tokyo-claws =
    { $amount ->
        [one] { $amount } claw!
       *[other] { $amount } claws!
    }
map-tokyo-wound = -{ $amount }
map-tokyo-wounded =
    { $when ->
        [coming] about to lose { $amount } life
       *[taken] has just lost { $amount } life
    }
map-title-new-york = New York
map-close = Back to the map
map-you = You
map-new = New
map-goals = Goal cards
map-goal = { $goal }: { $owner }, { $take }
map-goal-free = Nobody has it
map-goal-nobody = Nobody
map-goal-mine = You have it
map-goal-held = { $monster } has it
map-take-superstar = { $count } stars take it
map-take-statue-of-liberty = { $count } skulls take it
map-take-short-superstar = { $count } stars
map-take-short-statue-of-liberty = { $count } skulls
map-track = 5–6 track
map-closed = Closed
map-closed-players = Closed: opens with 5 or 6 players
map-closed-option = Closed: this table plays without it
map-closed-left = Closed: fewer than 5 Monsters are left
map-zone = { $place }: { $crowns } and { $energy } for beginning a turn here
map-borough =
    { $room ->
        [one] { $place }, { $taken } of 1 place taken
       *[other] { $place }, { $taken } of { $room } places taken
    }
map-enlarge =
    { $count ->
        [0] Enlarge { $borough-acc }
        [one] Enlarge { $borough-acc }, { $count } choice there
       *[other] Enlarge { $borough-acc }, { $count } choices there
    }
map-stack =
    { $place ->
        [none] { $what }, durability { $durability }, gives { $reward }, stack of { $count }
       *[there] { $what }, durability { $durability }, gives { $reward }, stack of { $count }, { $place }
    }
map-stack-empty =
    { $place ->
        [none] Empty space of a stack
       *[there] Empty space of a stack, { $place }
    }
map-unit-count =
    { $count ->
        [one] { $what }
       *[other] { $count } × { $what }
    }
map-units =
    { $place ->
        [none] { $what }, durability { $durability }, gives { $reward }
       *[there] { $what }, durability { $durability }, gives { $reward }, { $place }
    }
map-units-new =
    { $place ->
        [none] { $what }, new this turn and no target yet, durability { $durability }, gives { $reward }
       *[there] { $what }, new this turn and no target yet, durability { $durability }, gives { $reward }, { $place }
    }
map-souvenir = Souvenir, { $place }
map-destroy = Destroy { $what }
map-send = Send { $what }
map-figure =
    { $role ->
        [my-turn] { $monster }, your Monster, whose turn it is, { $place }, { $life }, { $crowns }
        [mine] { $monster }, your Monster, { $place }, { $life }, { $crowns }
        [turn] { $monster }, whose turn it is, { $place }, { $life }, { $crowns }
       *[other] { $monster }, { $place }, { $life }, { $crowns }
    }

## Browser: after the game

## Browser: odds

odds-superstar = { $needed }+ stars
odds-statue-of-liberty = { $needed }+ skulls
odds-three-1 = { $needed }+ 1s
odds-three-2 = { $needed }+ 2s
odds-three-3 = { $needed }+ 3s
odds-points = Crowns
odds-mean-energy = Energy
odds-mean-attack = Claws
odds-mean-heal = Hearts
odds-mean-destruction = Destruction
odds-mean-celebrity = Stars
odds-mean-ouch = Skulls
odds-mean-claw = Claws
odds-mean-heart = Hearts
odds-attackers =
    { $count ->
        [0] Before your next turn: nobody can hit you with dice.
        [one] Before your next turn: 1 Monster can hit you.
       *[other] Before your next turn: { $count } Monsters can hit you.
    }
odds-risk-bold =
    { $how ->
        [none] Claws alone cannot take you out, however they roll.
        [hardly] Your risk of being out is below 1 in 100 if they roll for claws alone.
        [sure] You are almost certainly out if they roll for claws alone.
       *[some] Your risk of being out is about { $part } in { $of } if they roll for claws alone.
    }
odds-risk-calm =
    { $how ->
        [none] You are not out if they reroll nothing.
        [hardly] Your risk is below 1 in 100 if they reroll nothing.
        [sure] You are almost certainly out even if they reroll nothing.
       *[some] Your risk is about { $part } in { $of } if they reroll nothing.
    }
odds-loss =
    { $least ->
        [0] Expect to lose up to { $most } of your { $life } life.
       *[other] Expect to lose { $least } to { $most } of your { $life } life.
    }
odds-loss-about =
    { $most ->
        [0] Expect to lose hardly any of your { $life } life.
       *[other] Expect to lose { $most } of your { $life } life.
    }
odds-income =
    { $energy ->
        [0]
            { $vp ->
                [one] If you are still here then, you earn { $vp } crown.
               *[other] If you are still here then, you earn { $vp } crowns.
            }
       *[other]
            { $vp ->
                [0] If you are still here then, you earn { $energy } energy.
                [one] If you are still here then, you earn { $vp } crown and { $energy } energy.
               *[other] If you are still here then, you earn { $vp } crowns and { $energy } energy.
            }
    }
after-wins = { $monster } wins!
after-nobody = Nobody wins!
after-stopped = Game over
after-how-crowns = { amount-vp } on turn { $turn }.
after-how-last = The last Monster standing, with { amount-vp } on turn { $turn }.
after-how-card = By { $why }, with { amount-vp } on turn { $turn }.
after-how-conceded = Everyone else gave up; { amount-vp } on turn { $turn }.
after-how-nobody = The last Monsters fell together on turn { $turn }.
after-how-deserted = Everyone who was playing gave up, on turn { $turn }.
after-how-agreed = Ended by agreement on turn { $turn }.
after-how-abandoned = Nobody played on after turn { $turn }.
after-game = { $game }, { $players } players.
after-you-won = That is you.
after-played-by = Played by { $name }.
after-played-by-bot = Played by a bot, { $name }.
after-you = you
after-places = Final ranking
after-place = Place { $place }
after-place-crowns = { amount-vp }
after-fell =
    { $turn ->
        [0] out
       *[other] out, turn { $turn }
    }
after-left =
    { $turn ->
        [0] gave up
       *[other] gave up, turn { $turn }
    }
after-title = After the game
after-close = Look at the table
after-open = The result
after-rematch = Play again
after-rematch-join = Join the rematch
after-rematch-watch = Go to the rematch
after-rematch-open = A table for a rematch is open.
after-replay = Watch the replay
after-share = Copy the link
after-shared = The link to the replay is copied.
after-share-moment = Copy the link to this moment
after-share-by-hand = Copy this link:
after-record = Download the record
after-verify = Was it fair?
after-verifying = Checking every roll…
after-lobby = To the start page
after-story-title = The story of the game
after-crowns = Crowns
after-goal = { $points } win the game
after-life = Life
after-crowns-chart = The crowns of all Monsters over the game; the table below has the same numbers.
after-life-chart = The life of all Monsters over the game; the table below has the same numbers.
after-turn = Turn { $turn }
after-as-table = As a table
after-as-lines = As lines
after-table-title = Crowns and life at the end of each turn
after-table-turn = Turn
after-table-cell =
    { $vp ->
        [one] 1 crown, { $life } life
       *[other] { $vp } crowns, { $life } life
    }
after-moments-title = Key moments
after-no-moments = Nothing stood out in this game.

moment-won = { $monster } wins
    .text =
    { $vp ->
        [one] With 1 crown.
       *[other] With { $vp } crowns.
    }
moment-nobody = Nobody wins
    .text = The last Monsters fell together.
moment-out = { $monster } is out
    .text =
    { $other ->
        [none] Out of life ({ $why }).
       *[other] Eliminated by { $other } ({ $why }).
    }
moment-goal = { $monster } takes { $what-acc }
    .text =
    { $other ->
        [none] Nobody had it before ({ $why }).
       *[other] From { $other } ({ $why }).
    }
moment-swing =
    { $amount ->
        [one] { $monster } gains 1 crown
       *[other] { $monster } gains { $amount } crowns
    }
    .text = From { $from } to { $vp } in one turn.
moment-loss =
    { $amount ->
        [one] { $monster } loses 1 crown
       *[other] { $monster } loses { $amount } crowns
    }
    .text = From { $from } to { $vp } in one turn.

my-game-title = Your game
my-game-losses =
    { $amount ->
        [0] What took your life
       *[other] { $healed ->
            [0] What took your life: { $amount } in all
           *[other] What took your life: { $amount } in all, { $healed } healed
        }
    }
my-game-loss =
    { $other ->
        [none] { $why }
       *[other] { $other }: { $why }
    }
my-game-minus = −{ amount-life }
my-game-left = { $amount } left
my-game-unhurt = Nothing did. You were never hurt.
my-game-hits =
    { $amount ->
        [0] Your hits
       *[other] Your hits: { $amount } in all
    }
my-game-no-hits = You hit nobody.
my-game-best = Your best turn
my-game-no-best = You gained no crown and hit nobody.
my-game-feat-crowns = { $amount ->
        [one] 1 crown gained
       *[other] { $amount } crowns gained
    }
my-game-feat-damage = { amount-life } taken from others
my-game-feat-goal = { $what } taken
my-game-feat-felled = { $monster } eliminated

replay-title = Replay
replay-loading =
    { $count ->
        [0] Loading the game…
        [one] Loading the game: 1 moment so far…
       *[other] Loading the game: { $count } moments so far…
    }
replay-now = What happens now
replay-dice = { $monster }’s dice: { $faces }.
replay-controls = The replay
replay-start = To the start
replay-back = One moment back
replay-play = Play
replay-pause = Pause
replay-forward = One moment forward
replay-end = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-scrub = Moment
replay-turn =
    { $turn ->
        [0] Set-up / { $turns }
       *[other] Turn { $turn } / { $turns }
    }
replay-place = Turn { $turn }. { $what }
replay-nothing = Nothing changes on the table.
replay-did = { $monster }: { $answer }
replay-begins = The game begins.
replay-why = Why?
replay-keys = Space plays and pauses, the arrow keys step by moments, Page Up and Page Down by turns, Home and End go to either end.
replay-told = What was shown at the table, as text:
replay-to-table = To the table
replay-no-game = This game has not begun, so there is nothing to watch.
replay-lost = The server is not responding. Reload the page.

# What a browser has checked of a finished game.
fair-good = Everything fits. Checked in this browser, whatever the server may say:
fair-draws =
    { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    } and { $reveals ->
        [one] 1 other draw
       *[other] { $reveals } other draws
    } follow from the secret and the random parts.
fair-kept = The secret is the one whose fingerprint this browser kept before the first roll.
fair-kept-later = The secret is the one whose fingerprint this browser was shown during the game.
fair-not-kept = The secret fits the fingerprint in the record. This browser was not there to keep it from the start.
fair-parts =
    { $parts ->
        [one] The random part of 1 player fits its fingerprint.
       *[other] The random parts of { $parts } players fit their fingerprints.
    }
fair-mine = Your part is the one that this browser gave.
fair-shown =
    { $shown ->
        [one] 1 roll or card shown on this screen is the same in the record.
       *[other] { $shown } rolls and cards shown on this screen are the same in the record.
    }
fair-withheld = Seat { $seat } did not show its random part in time and was given to a bot.
fair-rewound =
    The game was set back { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }, and what came next was drawn afresh.
fair-no-record = What the server sent is not a record.
fair-changed = The record was changed after it was written: its check does not fit.
fair-old = This record has an older form, which a browser cannot check. The server says: { $sentence }
fair-no-secret = The record does not show its secret, so nothing can be checked.
fair-other-secret = The secret does not fit its fingerprint in the record.
fair-other-commitment = The record has another fingerprint of the secret than this browser was shown.
fair-other-part = The random part of seat { $seat } does not fit its fingerprint.
fair-foreign = The record has another fingerprint for seat { $seat } than this browser was shown.
fair-not-mine = Your own random part is not in the record as this browser gave it.
fair-other-draw = Draw { $number }, on turn { $turn }, does not fit: the record has “{ $line }”, the secret gives “{ $drawn }”.
fair-other-shown = On turn { $turn } this screen showed “{ $line }”, but the record does not have it there.
fair-not-rewound = This browser saw the game set back more often than the record says.
