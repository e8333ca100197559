### Alle deutschen Worte von Kaiju Kings.
### Python und der Browser lesen diese eine Datei. Fluent behält Zeilenumbrüche, darum steht ein langer Text in einer Zeile.

# Nach wessen Art Listen, Zahlen und Daten geschrieben werden: ein Sprachkürzel, wo nötig mit Region.
language-region = de
language-name = Deutsch

## Namen

# As in English.
game-king-of-new-york = King of New York
# As in English.
game-king-of-tokyo = King of Tokyo

# Die sechs Seiten der Würfel jedes Spiels; Energie gibt es in beiden. Der Name benennt die Sorte (3 × Ruhm).
# Sätze zählen Symbole: .nom ist eines ohne Artikel, .acc eines mit Artikel, .gens sind mehrere (3 Sterne).
# .gender sagt nur, wie gezählt wird: face mit Ziffer (2 Krallen), digit mit Wort (zwei 1er).
face-energy = Energie
    .nom = Energie
    .acc = Energie
    .gens = Energie
    .gender = face
face-attack = Angriff
    .nom = Kralle
    .acc = eine Kralle
    .gens = Krallen
    .gender = face
face-heal = Heilen
    .nom = Herz
    .acc = ein Herz
    .gens = Herzen
    .gender = face
face-destruction = Zerstörung
    .nom = Zerstörung
    .acc = Zerstörung
    .gens = Zerstörung
    .gender = face
face-celebrity = Ruhm
    .nom = Stern
    .acc = einen Stern
    .gens = Sterne
    .gender = face
face-ouch = Autsch!
    .nom = Totenkopf
    .acc = einen Totenkopf
    .gens = Totenköpfe
    .gender = face
face-1 = 1
    .nom = 1
    .acc = eine 1
    .gens = 1er
    .gender = digit
face-2 = 2
    .nom = 2
    .acc = eine 2
    .gens = 2er
    .gender = digit
face-3 = 3
    .nom = 3
    .acc = eine 3
    .gens = 3er
    .gender = digit
face-claw = Kralle
    .nom = Kralle
    .acc = eine Kralle
    .gens = Krallen
    .gender = face
face-heart = Herz
    .nom = Herz
    .acc = ein Herz
    .gens = Herzen
    .gender = face

term-vp = Kronen
    .short = Kronen
term-life = Leben
    .short = Leben
term-energy = Energie
    .short = Energie
term-keep = Dauerhaft
term-discard = Sofort
term-goal = Ziel
term-building = Gebäude
term-unit = Einheit
term-durability = Widerstandskraft
term-borough = Bezirk
term-flee = Flucht
term-eliminated = ausgeschieden

amount-vp =
    { $amount ->
        [one] { $amount } Krone
       *[other] { $amount } Kronen
    }
amount-life = { $amount } Leben
amount-energy = { $amount } Energie

# Orte als ganze Wendung: wo, wohin, woher. As in English.
place-staten-island = Staten Island
    .in = auf Staten Island
    .to = nach Staten Island
    .from = von Staten Island
place-bronx = Bronx
    .in = in der Bronx
    .to = in die Bronx
    .from = aus der Bronx
# As in English.
place-queens = Queens
    .in = in Queens
    .to = nach Queens
    .from = aus Queens
# As in English.
place-brooklyn = Brooklyn
    .in = in Brooklyn
    .to = nach Brooklyn
    .from = aus Brooklyn
# As in English.
place-manhattan = Manhattan
    .in = in Manhattan
    .to = nach Manhattan
    .from = aus Manhattan
# As in English.
place-manhattan-lower = Lower Manhattan
    .in = in Lower Manhattan
    .to = nach Lower Manhattan
    .from = aus Lower Manhattan
# As in English.
place-manhattan-midtown = Midtown Manhattan
    .in = in Midtown Manhattan
    .to = nach Midtown Manhattan
    .from = aus Midtown Manhattan
# As in English.
place-manhattan-upper = Upper Manhattan
    .in = in Upper Manhattan
    .to = nach Upper Manhattan
    .from = aus Upper Manhattan

# Das zweite Feld jeder Zone, offen für das zweite Monster, wenn 5 oder 6 mitspielen. As in English.
place-manhattan-lower-5-6 = Lower Manhattan (5–6)
    .in = in Lower Manhattan (5–6)
    .to = nach Lower Manhattan (5–6)
    .from = aus Lower Manhattan (5–6)
# As in English.
place-manhattan-midtown-5-6 = Midtown Manhattan (5–6)
    .in = in Midtown Manhattan (5–6)
    .to = nach Midtown Manhattan (5–6)
    .from = aus Midtown Manhattan (5–6)
# As in English.
place-manhattan-upper-5-6 = Upper Manhattan (5–6)
    .in = in Upper Manhattan (5–6)
    .to = nach Upper Manhattan (5–6)
    .from = aus Upper Manhattan (5–6)

place-outside = Draußen
    .in = draußen
    .to = nach draußen
    .from = von draußen
# As in English.
place-tokyo-city = Tokyo City
    .in = in Tokyo City
    .to = nach Tokyo City
    .from = aus Tokyo City
# As in English.
place-tokyo-bay = Tokyo Bay
    .in = in Tokyo Bay
    .to = nach Tokyo Bay
    .from = aus Tokyo Bay

# Plättchen mit Artikel: wer, wen, wem.
tile-high-rise-1 = Hochhaus
    .nom = das Hochhaus
    .acc = das Hochhaus
    .dat = dem Hochhaus
tile-high-rise-2 = Hochhaus
    .nom = das Hochhaus
    .acc = das Hochhaus
    .dat = dem Hochhaus
tile-high-rise-3 = Hochhaus
    .nom = das Hochhaus
    .acc = das Hochhaus
    .dat = dem Hochhaus
tile-power-plant-2 = Kraftwerk
    .nom = das Kraftwerk
    .acc = das Kraftwerk
    .dat = dem Kraftwerk
tile-power-plant-3 = Kraftwerk
    .nom = das Kraftwerk
    .acc = das Kraftwerk
    .dat = dem Kraftwerk
# As in English.
tile-hospital-2 = Hospital
    .nom = das Hospital
    .acc = das Hospital
    .dat = dem Hospital
# As in English.
tile-hospital-3 = Hospital
    .nom = das Hospital
    .acc = das Hospital
    .dat = dem Hospital
tile-infantry = Infanterie
    .nom = die Infanterie
    .acc = die Infanterie
    .dat = der Infanterie
# As in English.
tile-jet = Jet
    .nom = der Jet
    .acc = den Jet
    .dat = dem Jet
tile-tank = Panzer
    .nom = der Panzer
    .acc = den Panzer
    .dat = dem Panzer

# Chips: .nom ist einer, .gens sind mehrere.
token-web = Netz
    .nom = Netz-Chip
    .gens = Netz-Chips
token-jinx = Fluch
    .nom = Fluch-Chip
    .gens = Fluch-Chips
# As in English.
token-souvenir = Souvenir
    .nom = Souvenir-Chip
    .gens = Souvenir-Chips
token-carapace = Panzerung
    .nom = Panzerungs-Chip
    .gens = Panzerungs-Chips
token-poison = Gift
    .nom = Gift-Chip
    .gens = Gift-Chips
token-shrink = Schrumpf
    .nom = Schrumpf-Chip
    .gens = Schrumpf-Chips
token-smoke = Rauch
    .nom = Rauch-Chip
    .gens = Rauch-Chips
token-mimic = Nachahmer
    .nom = Nachahmer-Chip
    .gens = Nachahmer-Chips

# As in English.
monster-captain-fish = Captain Fish
# As in English.
monster-sheriff = Sheriff
# As in English.
monster-kong = Kong
# As in English.
monster-mantis = Mantis
# As in English.
monster-rob = Rob
# As in English.
monster-drakonis = Drakonis
# As in English.
monster-alienoid = Alienoid
monster-cyber-bunny = CyberBunny
monster-giga-zaur = Gigazaur
# As in English.
monster-kraken = Kraken
monster-meka-dragon = MekaDragon
monster-the-king = Kong
# As in English.
monster-cyber-kitty = Cyber Kitty
# As in English.
monster-space-penguin = Space Penguin
# As in English.
monster-king-of-tokyo-2016-giga-zaur = Gigazaur

## Karten

# Zielkarten von King of New York. As in English.
card-king-of-new-york-superstar = Superstar
    .nom = der Superstar
    .acc = den Superstar
    .dat = dem Superstar
    .effect = Ab 3 Sternen holst du dir diese Karte, wenn du sie noch nicht hast: Du bekommst 1 Krone und für jeden Stern ab dem vierten noch 1 Krone. Ab deinem nächsten Zug bekommst du für jeden gewürfelten Stern 1 Krone.
card-king-of-new-york-statue-of-liberty = Freiheitsstatue
    .nom = die Freiheitsstatue
    .acc = die Freiheitsstatue
    .dat = der Freiheitsstatue
    .effect = Ab 3 Totenköpfen holst du dir diese Karte, wenn du sie noch nicht hast und den Schaden der Totenköpfe überlebst: Du bekommst 3 Kronen. Holt sie sich ein anderes Monster, verlierst du 3 Kronen.

# Karten von King of New York: „du“ ist, wer die dauerhafte Karte hat oder die Sofortkarte kauft. As in English.
card-king-of-new-york-air-force-one = Air Force One
    .effect = Nur zu kaufen, wenn du in diesem Zug mindestens einen Jet zerstört hast. Nimm 4 Kronen. Dann schießt jede Einheit der Stadt: Jedes Monster, auch du, erleidet 1 Schaden je Einheit im eigenen Bezirk.
card-king-of-new-york-antimatter-pellets = Antimaterie-Kugeln
    .effect = Wenn du angreifst, wirft jedes Ziel einmal einen Würfel. Wer Autsch! würfelt, erleidet doppelten Schaden.
card-king-of-new-york-artificial-heart = Künstliches Herz
    .effect = Bevor du Herzen oder Energie auswertest, darfst du beliebig viele deiner Herzen in Energie verwandeln.
card-king-of-new-york-broadway-star = Broadway-Star
    .effect = Wirst du Superstar, bekommst du 1 Krone. Solange du es bist, bekommst du zu Beginn jedes deiner Züge 1 Krone.
# As in English.
card-king-of-new-york-brooklyn-bridge = Brooklyn Bridge
    .effect = Nimm 4 Kronen. In Brooklyn 1 Energie billiger.
card-king-of-new-york-bulletproof = Kugelsicher
    .effect = Immer wenn du Schaden erleidest, weil ein Monster (auch du selbst) Totenköpfe gewürfelt hat, ist er um 1 kleiner.
card-king-of-new-york-can-opener = Dosenöffner
    .effect = Für dich hat ein Panzer Widerstandskraft 3 statt 4.
# Karte und Chip haben dieselbe Kennung; .nom und .gens zählen die Chips.
card-king-of-new-york-carapace = Panzerung
    .nom = Panzerungs-Chip
    .gens = Panzerungs-Chips
    .effect = Solange du diese Karte hast, liegt dein Maximum bei 12 Leben. Für jeden Totenkopf, den du auswertest, leg 1 Panzerungs-Chip darauf. Du darfst sie abwerfen und je Chip 1 Leben heilen; vorher sinkt dein Maximum wieder auf 10.
# As in English.
card-king-of-new-york-central-park = Central Park
    .effect = Nimm 2 Kronen und heile 2 Leben. In Manhattan 1 Energie billiger.
card-king-of-new-york-chameleon = Chamäleon
    .effect = Bevor du Sterne auswertest, darfst du beliebig viele deiner Würfel mit einem Stern abwerfen. Für jeden davon darfst du einen anderen, noch nicht ausgewerteten Würfel auf eine Seite drehen, die noch nicht ausgewertet ist.
card-king-of-new-york-chinatown-regular = Stammgast in Chinatown
    .effect = Immer wenn du nach Manhattan kommst, heilst du 2 Leben, höchstens einmal pro Zug.
card-king-of-new-york-climb-the-empire-state-building = Besteigung des Empire State Building
    .effect = Bist du in Manhattan und zeigen deine Würfel nach dem letzten Wurf alle sechs Seiten, bekommst du 2 Kronen und einen Extrazug.
card-king-of-new-york-columbia-university = Columbia-Universität
    .effect = Nimm 2 Kronen. Die nächste dauerhafte Karte, die aufgedeckt wird, egal in wessen Zug, musst du sofort und gratis nehmen. In Manhattan 1 Energie billiger.
# As in English.
card-king-of-new-york-coney-island = Coney Island
    .effect = Nimm 3 Kronen. In Brooklyn 1 Energie billiger.
card-king-of-new-york-curse = Fluch
    .effect = Wer durch dich Schaden erleidet und überlebt, bekommt 1 Fluch-Chip. Wer Totenköpfe neu würfelt, zahlt vorher 1 Energie je eigenem Fluch-Chip. Jedes Herz kann statt zu heilen 1 Fluch-Chip entfernen.
# As in English.
card-king-of-new-york-diva = Diva
    .effect = Solange du Superstar bist, brauchen die anderen mindestens 4 Sterne, um dich abzulösen.
card-king-of-new-york-drain = Energieentzug
    .effect = Greift dich ein Monster an und du überlebst, nimmst du ihm 2 Energie ab.
card-king-of-new-york-drink-the-hudson = Den Hudson austrinken
    .effect = Nimm 13 Energie und 1 Krone und heile 2 Leben. In Manhattan, in Brooklyn und auf Staten Island 1 Energie billiger.
card-king-of-new-york-ego-trip = Egotrip
    .effect = Wirst du Superstar, bekommst du 1 Energie. Solange du es bist, bekommst du zu Beginn jedes deiner Züge 1 Energie.
card-king-of-new-york-extra-head = Zusätzlicher Kopf
    .effect = In jedem deiner Züge hast du 1 Würfel mehr (einen grünen).
card-king-of-new-york-fireball = Feuerball
    .effect = Erleidet mindestens eines der üblichen Ziele deines Angriffs Schaden, trifft er mit gleich vielen Krallen auch alle anderen Monster in deinem Bezirk.
# As in English.
card-king-of-new-york-flatiron-building = Flatiron Building
    .effect = Nimm 2 Kronen. In Manhattan 1 Energie billiger.
card-king-of-new-york-fury = Raserei
    .effect = Stehen mindestens 3 Einheiten in deinem Bezirk, wenn du mit dem Auswerten beginnst, bekommst du 1 Zerstörung und 1 Energie dazu.
# As in English.
card-king-of-new-york-general-ellis = General Ellis
    .effect = Nur zu kaufen, wenn du in diesem Zug mindestens einen Panzer zerstört hast. Nimm 3 Kronen. Dann erleiden alle Monster, auch du, 1 Schaden.
card-king-of-new-york-hailing-cabs = Taxihagel
    .effect = Einmal pro Zug darfst du 2 Zerstörung dazunehmen. Dann kannst du in diesem Zug nur Einheiten zerstören.
card-king-of-new-york-holland-tunnel = Holland-Tunnel
    .effect = Nimm 6 Kronen. Alle Monster, auch du, bekommen 3 Energie. In Manhattan 1 Energie billiger.
card-king-of-new-york-hunter = Jäger
    .effect = Immer wenn du eine Infanterie zerstörst, heilst du 1 Leben.
card-king-of-new-york-jinx-aura = Unglücksaura
    .effect = Alle anderen Monster müssen in ihren Zügen jeden Wurf nutzen, der ihnen zusteht. Welche Würfel sie neu würfeln, wählen sie selbst.
card-king-of-new-york-king-of-queens = König von Queens
    .effect = Beginnt dein Zug in Queens, bekommst du 1 Energie und heilst 1 Leben.
card-king-of-new-york-leveler = Plattmacher
    .effect = In jedem deiner Züge, in dem du mindestens ein Gebäude zerstörst, bekommst du 1 Krone.
card-king-of-new-york-long-neck = Langer Hals
    .effect = Für dich hat ein Jet Widerstandskraft 2 statt 3.
card-king-of-new-york-natural-selection = Natürliche Auslese
    .effect = Beim Kauf: Nimm 4 Energie und heile 4 Leben. In jedem deiner Züge hast du 1 Würfel mehr (einen grünen). Zeigen deine Würfel am Ende deines Zuges mindestens 1 Stern, verlierst du diese Karte und alle Leben und scheidest aus.
card-king-of-new-york-new-york-marathon = New-York-Marathon
    .effect = Solange die Karte ausliegt, kostet jede freiwillige Bewegung 2 Energie, auch die Flucht. Beim Kauf: Nimm 2 Kronen und 2 Energie und heile 2 Leben.
card-king-of-new-york-next-stage = Nächste Stufe
    .effect = Verliere alle deine Kronen. Für jede davon nimm 1 Energie oder heile 1 Leben, beliebig gemischt.
card-king-of-new-york-of-another-world = Aus einer anderen Welt
    .effect = Energiekosten darfst du ganz oder teilweise mit Leben zahlen, 1 zu 1, solange dir mindestens 1 Leben bleibt. Bei Schaden darfst du statt 1 Leben 1 Energie abgeben.
card-king-of-new-york-overload = Überlastung
    .effect = Beim Kauf: Nimm 4 Energie. Danach bekommst du beim Auswerten von Energie jedes Mal insgesamt 1 Energie weniger.
card-king-of-new-york-painbow = Schmerzbogen
    .effect = Zähle deine Zerstörung: Bei 2 oder 3 bekommst du 1 Kralle dazu, bei 4 oder 5 sind es 2, ab 6 gewinnst du sofort.
card-king-of-new-york-personal-spotlight = Persönlicher Scheinwerfer
    .effect = In jedem deiner Züge, in dem du mindestens 1 Stern hast, bekommst du 1 Krone.
card-king-of-new-york-phoenix-blood = Phönixblut
    .effect = Immer wenn du Schaden erleidest und überlebst, bekommst du 1 Energie.
card-king-of-new-york-photo-op = Fototermin
    .effect = Wähle ein Monster. Nimm 1 Krone für jeden Schaden, den es in diesem Zug durch dich erlitten hat.
card-king-of-new-york-power-substation = Umspannwerk
    .effect = Nimm 1 Krone und 8 Energie. Dann erleidest du 3 Schaden.
card-king-of-new-york-power-tap = Energiezapfer
    .effect = Hat ein anderes Monster in einem Zug mindestens 3 Energie bekommen, muss es dir 1 Energie zahlen, einmal pro Zug.
# As in English.
card-king-of-new-york-regeneration = Regeneration
    .effect = Zu Beginn jedes deiner Züge heilst du 1 Leben.
card-king-of-new-york-scavenger = Aasgeier
    .effect = Dauerhafte Karten darfst du auch vom Abwurfstapel kaufen, und zwar 1 Energie billiger.
card-king-of-new-york-seismic-ray = Seismischer Strahl
    .effect = Für 1 Energie darfst du deine ganze Zerstörung dieses Zuges in einem anderen Bezirk deiner Wahl einsetzen statt im eigenen.
card-king-of-new-york-shadow-double = Schattendoppelgänger
    .effect = Deine Angriffe machen doppelten Schaden.
card-king-of-new-york-sharp-shooter = Scharfschütze
    .effect = Du darfst deine Zerstörung gegen Jets in jedem Bezirk einsetzen. Für jeden Jet, den du zerstörst, bekommst du 1 Krone.
card-king-of-new-york-stink-attack = Stinkattacke
    .effect = Immer wenn du ziehst, darfst du bis zu 4 Einheiten aus dem neuen Bezirk wegschicken, jede in einen anderen.
card-king-of-new-york-stomp = Stampfen
    .effect = In jedem deiner Züge bekommst du 1 Zerstörung dazu.
card-king-of-new-york-subterranean-cable = Erdkabel
    .effect = Nimm 4 Energie. Dann erleidest du 4 Schaden.
# As in English.
card-king-of-new-york-subway = Subway
    .effect = Heile 2 Leben. Du bekommst einen Extrazug, in dem du jederzeit und beliebig oft ziehen darfst.
card-king-of-new-york-super-speed = Supergeschwindigkeit
    .effect = Vor deinem ersten Wurf darfst du zusätzlich ziehen, nach den Regeln des Schritts Bewegen.
card-king-of-new-york-terminal-rage = Tödliche Wut
    .effect = Beim Kauf bekommst du einen Extrazug. Solange du diese Karte hast, darfst du Würfel mit einer Kralle nicht neu würfeln.
card-king-of-new-york-tesla-antennae = Tesla-Antennen
    .effect = Wenn du angreifst, erleidet jedes Ziel, das mehr Leben hat als du, 1 Schaden mehr.
card-king-of-new-york-tesla-cannon = Tesla-Kanone
    .effect = Nimm 2 Kronen. Alle Monster, auch du, müssen eine ihrer dauerhaften Karten abwerfen.
card-king-of-new-york-the-unisphere = Die Unisphere
    .effect = Nimm 4 Kronen. In Queens 1 Energie billiger.
# As in English.
card-king-of-new-york-tourist = Tourist
    .effect = Beim Kauf: Leg einen Souvenir-Chip in deinen Bezirk, später einen in jeden Bezirk, in den du kommst. Wo schon einer liegt, kommt keiner dazu. Jeder gelegte Chip bringt dir 1 Krone und 1 Energie.
card-king-of-new-york-towering-titan = Turmhoher Titan
    .effect = In jedem deiner Züge bekommst du 2 Krallen dazu.
card-king-of-new-york-trash-thrower = Müllwerfer
    .effect = Jedes Monster, das du angreifst, verliert 1 Krone.
card-king-of-new-york-trophy-hunter = Trophäenjäger
    .effect = Für jede Einheit, die du zerstörst, bekommst du 1 Krone.
card-king-of-new-york-universal-soldier = Universalsoldat
    .effect = Bevor du Herzen oder Krallen auswertest, darfst du beliebig viele deiner Herzen in Krallen verwandeln und beliebig viele deiner Krallen in Herzen.
card-king-of-new-york-violent-star = Gewalttätiger Star
    .effect = Löst du ein anderes Monster als Superstar ab, fügst du ihm 2 Schaden zu. Löst dich ein anderes Monster als Superstar ab, fügst du ihm 1 Schaden zu.
card-king-of-new-york-webspinner = Netzspinner
    .effect = Wer durch dich Schaden erleidet und überlebt, bekommt 1 Netz-Chip. Wer dran ist, hat je eigenem Netz-Chip 1 Wurf weniger. Jede Kralle kann statt anzugreifen 1 Netz-Chip entfernen.
# As in English.
card-king-of-new-york-yankee-stadium = Yankee Stadium
    .effect = Nimm 5 Kronen und heile 5 Leben. In der Bronx 1 Energie billiger.

# Karten von King of Tokyo: „du“ ist, wer die dauerhafte Karte hat oder die Sofortkarte kauft.
card-king-of-tokyo-acid-attack = Säureangriff
    .effect = Einmal in jedem deiner Züge erleiden alle Monster, die du von deinem Platz aus angreifen könntest, 1 Schaden (aus Tokyo: alle draußen; von draußen: alle in Tokyo). Hast du mindestens eine Kralle, kommt dieser Schaden bei jedem Ziel deines Angriffs dazu; ohne Kralle ist es kein Angriff.
card-king-of-tokyo-alien-metabolism = Außerirdischer Stoffwechsel
    .effect = Jede Karte, die du kaufst, kostet dich 1 Energie weniger, aber nie weniger als 0.
card-king-of-tokyo-alpha-monster = Alphamonster
    .effect = Wenn du angreifst und dadurch mindestens ein Monster mindestens 1 Leben verliert, bekommst du 1 Krone.
card-king-of-tokyo-armor-plating = Panzerplatten
    .effect = Immer wenn du auf einmal genau 1 Schaden erleiden würdest, erleidest du stattdessen 0.
card-king-of-tokyo-background-dweller = Hintergrundbewohner
    .effect = Solange du würfelst, darfst du deine Würfel mit einer 3 jederzeit und beliebig oft neu würfeln.
card-king-of-tokyo-burrowing = Tunnelgräber
    .effect = Immer wenn du einem anderen Monster in Tokyo Schaden zufügst, erleidet es 1 Schaden mehr. Verlässt du Tokyo, erleidet das Monster, das deinen Platz einnimmt, 1 Schaden.
card-king-of-tokyo-camouflage = Tarnung
    .effect = Immer wenn du Schaden erleiden würdest, wirf je Schaden einen Würfel; jedes Herz hebt 1 Schaden auf.
card-king-of-tokyo-complete-destruction = Totale Zerstörung
    .effect = Zeigen deine Würfel nach dem letzten Wurf alle sechs Seiten (1, 2, 3, Herz, Kralle, Energie), bekommst du zusätzlich zu ihren normalen Ergebnissen 9 Kronen.
card-king-of-tokyo-dedicated-news-team = Eigenes Nachrichtenteam
    .effect = Für jede Karte, die du kaufst, bekommst du 1 Krone.
card-king-of-tokyo-eater-of-the-dead = Verwerter
    .effect = Für jedes Monster, das auf 0 Leben fällt, bekommst du 3 Kronen.
card-king-of-tokyo-energy-hoarder = Energiesammler
    .effect = Am Ende deines Zuges bekommst du für je 6 Energie, die du hast, 1 Krone; die Energie behältst du.
card-king-of-tokyo-even-bigger = Noch gigantischer
    .effect = Mit dieser Karte bekommst du 2 Leben; solange du sie hast, liegt dein Maximum um 2 höher (12). Verlierst du sie, verlierst du sofort die Leben, die sie dir gebracht hat.
card-king-of-tokyo-extra-head = Zusätzlicher Kopf
    .effect = Du hast 1 Würfel mehr (einen grünen).
card-king-of-tokyo-fire-breathing = Feueratem
    .effect = Immer wenn du einem Nachbarmonster Schaden zufügst, erleidet es 1 Schaden mehr. Nachbarmonster sind die nächsten links und rechts, die noch im Spiel sind.
card-king-of-tokyo-freeze-time = Zeit anhalten
    .effect = Hast du in diesem Zug drei 1er ausgewertet, darfst du danach einen Extrazug mit einem Würfel weniger machen.
card-king-of-tokyo-friend-of-children = Freund der Kinder
    .effect = Immer wenn du Energie bekommst, bekommst du 1 mehr.
card-king-of-tokyo-giant-brain = Riesenhirn
    .effect = In jedem deiner Züge hast du einen Wurf mehr.
card-king-of-tokyo-gourmet = Feinschmecker
    .effect = Drei 1er nach dem letzten Wurf bringen dir zusätzlich zu ihrem normalen Wert 2 Kronen.
card-king-of-tokyo-healing-ray = Heilstrahl
    .effect = Mit gewürfelten Herzen darfst du andere Monster heilen, 1 Leben je Herz. Jedes geheilte Monster zahlt dir 2 Energie je geheiltem Leben; hat es weniger, zahlt es alles, was es hat.
card-king-of-tokyo-herbivore = Pflanzenfresser
    .effect = Am Ende deines Zuges bekommst du 1 Krone, wenn in diesem Zug kein anderes Monster durch deine Würfel oder Karten Leben verloren hat.
card-king-of-tokyo-herd-culler = Herdenjäger
    .effect = Einmal in jedem deiner Züge darfst du einen deiner Würfel auf 1 drehen.
card-king-of-tokyo-it-has-a-child = Es vermehrt sich!
    .effect = Wenn du auf 0 Leben fällst: Wirf alle deine Karten ab, verliere alle deine Kronen, verlass Tokyo, falls du dort bist, und spiel mit 10 Leben weiter.
card-king-of-tokyo-jets = Düsenantrieb
    .effect = Wirst du in Tokyo angegriffen, darfst du vor dem Schaden gehen; der Angriff tut dir dann nichts.
card-king-of-tokyo-made-in-a-lab = Aus dem Labor
    .effect = Im Schritt Kaufen darfst du die oberste Karte des Nachziehstapels ansehen und kaufen, als läge sie aus.
card-king-of-tokyo-metamorph = Gestaltwandler
    .effect = Am Ende deines Zuges darfst du beliebig viele deiner dauerhaften Karten abwerfen; für jede bekommst du aus dem Vorrat die Energie zurück, die du für sie gezahlt hast.
# Karte und Chip haben dieselbe Kennung; .nom und .gens zählen die Chips.
card-king-of-tokyo-mimic = Nachahmer
    .nom = Nachahmer-Chip
    .gens = Nachahmer-Chips
    .effect = Beim Kauf: Leg den Nachahmer-Chip auf eine dauerhafte Karte vor einem beliebigen Monster. „{ card-king-of-tokyo-mimic }“ gilt als Kopie dieser Karte, als hättest du die Kopie gerade gekauft. Zu Beginn deines Zuges darfst du den Chip für 1 Energie auf eine andere dauerhafte Karte legen.
card-king-of-tokyo-monster-batteries = Monsterbatterien
    .effect = Beim Kauf: Leg beliebig viel von deiner Energie auf diese Karte; aus dem Vorrat kommt ebenso viel dazu. Zu Beginn jedes deiner Züge nimmst du 2 Energie davon. Ist die Karte leer, wirf sie ab.
card-king-of-tokyo-nova-breath = Nova-Atem
    .effect = Deine Angriffe treffen alle anderen Monster, egal wo du bist und wo sie sind.
card-king-of-tokyo-omnivore = Allesfresser
    .effect = Zeigen deine Würfel nach dem letzten Wurf mindestens eine 1, eine 2 und eine 3, bekommst du 2 Kronen, einmal in jedem deiner Züge. Die Würfel zählen auch für alle anderen Kombinationen.
card-king-of-tokyo-opportunist = Mitläufer
    .effect = Immer wenn neue Karten aufgedeckt werden, darfst du sie vor allen anderen kaufen, egal in wessen Zug.
card-king-of-tokyo-parasitic-tentacles = Parasitäre Tentakel
    .effect = Im Schritt Kaufen darfst du anderen Monstern dauerhafte Karten abkaufen; du zahlst ihnen den Preis, ablehnen können sie nicht.
card-king-of-tokyo-plot-twist = Überraschende Wendung
    .effect = Einmal darfst du einen deiner Würfel auf eine beliebige Seite drehen; dann wirf diese Karte ab.
card-king-of-tokyo-poison-quills = Giftstacheln
    .effect = Wertest du drei 2er aus, erleiden außerdem alle Monster, die du von deinem Platz aus angreifen könntest, 2 Schaden. Hast du mindestens eine Kralle, kommt dieser Schaden bei jedem Ziel deines Angriffs dazu; ohne Kralle ist es kein Angriff.
card-king-of-tokyo-poison-spit = Giftspeier
    .effect = Wer durch deinen Schaden Leben verliert, bekommt 1 Gift-Chip. Am Ende des eigenen Zuges erleidet ein Monster 1 Schaden je Gift-Chip. Draußen kann ein gewürfeltes Herz statt zu heilen einen Gift-Chip entfernen.
card-king-of-tokyo-psychic-probe = Gedankensonde
    .effect = Einmal im Zug jedes anderen Monsters darfst du nach dem letzten Wurf einen seiner Würfel neu würfeln. Zeigt er ein Herz, wirf diese Karte ab.
card-king-of-tokyo-rapid-healing = Schnelle Heilung
    .effect = Für 2 Energie darfst du 1 Leben heilen, jederzeit und so oft du zahlen kannst.
# As in English.
card-king-of-tokyo-regeneration = Regeneration
    .effect = Immer wenn du heilst, heilst du 1 Leben mehr.
card-king-of-tokyo-rooting-for-the-underdog = Herz für Außenseiter
    .effect = Am Ende deines Zuges bekommst du 1 Krone, wenn du weniger Kronen hast als jedes andere Monster, das noch im Spiel ist.
card-king-of-tokyo-shrink-ray = Schrumpfstrahl
    .effect = Wer durch deinen Schaden Leben verliert, bekommt 1 Schrumpf-Chip. Jeder Schrumpf-Chip nimmt dem Monster einen Würfel. Draußen kann ein gewürfeltes Herz statt zu heilen einen Schrumpf-Chip entfernen.
card-king-of-tokyo-smoke-cloud = Rauchwolke
    .effect = Auf dieser Karte liegen anfangs 3 Rauch-Chips. Gib einen davon ab, und du hast einen Wurf mehr. Ist der letzte weg, wirf diese Karte ab.
card-king-of-tokyo-solar-powered = Solarenergie
    .effect = Hast du am Ende deines Zuges keine Energie, bekommst du 1 Energie.
card-king-of-tokyo-spiked-tail = Stachelschwanz
    .effect = Wenn du angreifst, erleidet jedes Ziel 1 Schaden mehr.
card-king-of-tokyo-stretchy = Dehnbar
    .effect = Für 2 Energie darfst du einen deiner Würfel auf eine Seite deiner Wahl drehen, so oft du zahlen kannst.
# As in English.
card-king-of-tokyo-telepath = Telepath
    .effect = Für 1 Energie bekommst du einen Wurf mehr, so oft du zahlen kannst.
card-king-of-tokyo-urbavore = Stadtfresser
    .effect = Beginnt dein Zug in Tokyo, bekommst du 1 Krone mehr. Solange du in Tokyo bist, erleidet jedes andere Monster, dem du Schaden zufügst, 1 Schaden mehr.
card-king-of-tokyo-we-re-only-making-it-stronger = Wir machen es nur noch stärker!
    .effect = Immer wenn du durch Schaden mindestens 2 Leben auf einmal verlierst, bekommst du 1 Energie.
card-king-of-tokyo-wings = Flügel
    .effect = Für 2 Energie darfst du allen Schaden aufheben, der dich in diesem Zug noch trifft.
card-king-of-tokyo-apartment-building = Wohnblock
    .effect = Nimm 3 Kronen.
card-king-of-tokyo-commuter-train = Pendlerzug
    .effect = Nimm 2 Kronen.
card-king-of-tokyo-corner-store = Laden an der Ecke
    .effect = Nimm 1 Krone.
card-king-of-tokyo-drop-from-high-altitude = Sprung aus großer Höhe
    .effect = Nimm 2 Kronen. Bist du nicht in Tokyo, zieh dorthin: nach Tokyo City, wenn es leer ist, sonst nach Tokyo Bay, wenn es offen und leer ist, sonst doch nach Tokyo City, und das Monster dort muss Tokyo verlassen.
card-king-of-tokyo-energize = Energieschub
    .effect = Nimm 9 Energie.
card-king-of-tokyo-evacuation-orders = Evakuierungsbefehl
    .effect = Jedes andere Monster verliert 5 Kronen.
card-king-of-tokyo-fire-blast = Feuerstoß
    .effect = Jedes andere Monster erleidet 2 Schaden.
card-king-of-tokyo-frenzy = Raserei
    .effect = Nach diesem Zug bekommst du einen Extrazug.
card-king-of-tokyo-gas-refinery = Ölraffinerie
    .effect = Nimm 2 Kronen; jedes andere Monster erleidet 3 Schaden.
card-king-of-tokyo-heal = Heilung
    .effect = Heile 2 Leben.
card-king-of-tokyo-high-altitude-bombing = Bombenangriff aus großer Höhe
    .effect = Alle Monster, auch du, erleiden 3 Schaden.
card-king-of-tokyo-jet-fighters = Düsenjäger
    .effect = Nimm 5 Kronen. Dann erleidest du 4 Schaden.
card-king-of-tokyo-national-guard = Nationalgarde
    .effect = Nimm 2 Kronen. Dann erleidest du 2 Schaden.
card-king-of-tokyo-nuclear-power-plant = Atomkraftwerk
    .effect = Nimm 2 Kronen und heile 3 Leben.
card-king-of-tokyo-skyscraper = Wolkenkratzer
    .effect = Nimm 4 Kronen.
card-king-of-tokyo-tanks = Panzer
    .effect = Nimm 4 Kronen. Dann erleidest du 3 Schaden.
card-king-of-tokyo-vast-storm = Gewaltiger Sturm
    .effect = Nimm 2 Kronen; jedes andere Monster verliert die Hälfte seiner Energie, abgerundet.

# Was die Ausgabe von 2016 anders sagt; für alles Übrige gelten die Worte oben.
card-king-of-tokyo-2016-acid-attack =
    .effect = In jedem deiner Züge bekommst du 1 Kralle dazu, auch wenn du keine gewürfelt hast; damit greifst du an.
card-king-of-tokyo-2016-alien-metabolism = Außerirdische Herkunft
card-king-of-tokyo-2016-alpha-monster =
    .effect = In jedem deiner Züge, in dem du mindestens eine Kralle gewürfelt hast, bekommst du 1 Krone, egal wie viel Schaden du machst.
card-king-of-tokyo-2016-burrowing =
    .effect = Solange du in Tokyo bist, bekommst du 1 Kralle dazu. Verlässt du Tokyo, verliert das Monster, das deinen Platz einnimmt, 1 Leben.
card-king-of-tokyo-2016-complete-destruction =
    .effect = Zeigen deine Würfel nach dem letzten Wurf alle sechs Seiten (1, 2, 3, Herz, Kralle, Energie), bekommst du zusätzlich zu ihren normalen Ergebnissen 9 Kronen. Auch eine Kralle von einer Karte zählt als Kralle.
card-king-of-tokyo-2016-dedicated-news-team = Medienliebling
card-king-of-tokyo-2016-even-bigger =
    .effect = Mit dieser Karte bekommst du 2 Leben; solange du sie hast, liegt dein Maximum um 2 höher (12). Verlierst du sie, verlierst du nur die Leben über deinem Maximum.
card-king-of-tokyo-2016-fire-breathing =
    .effect = Hast du mindestens eine Kralle, verlieren deine beiden Nachbarmonster (die nächsten links und rechts, die noch im Spiel sind) 1 Leben mehr, egal wo sie sind.
card-king-of-tokyo-2016-healing-ray =
    .effect = Mit gewürfelten Herzen darfst du andere Monster heilen, 1 Leben je Herz. Jedes geheilte Monster zahlt dir 2 Energie je geheiltem Leben oder 1, wenn das seine letzte Energie ist.
card-king-of-tokyo-2016-it-has-a-child = Es vermehrt sich!
card-king-of-tokyo-2016-metamorph =
    .effect = Am Ende deines Zuges darfst du beliebig viele deiner dauerhaften Karten abwerfen; für jede bekommst du aus dem Vorrat ihren vollen aufgedruckten Preis in Energie.
card-king-of-tokyo-2016-monster-batteries = Batteriemonster
    .effect = Auf dieser Karte liegen anfangs 6 Energie aus dem Vorrat. Zu Beginn jedes deiner Züge nimmst du 2 Energie davon. Ist die Karte leer, wirf sie ab.
card-king-of-tokyo-2016-omnivore = Abfallfresser
    .effect = Zeigen deine Würfel nach dem letzten Wurf mindestens eine 1, eine 2 und eine 3, bekommst du 2 Kronen. Die Würfel zählen auch für alle anderen Kombinationen.
card-king-of-tokyo-2016-poison-quills =
    .effect = Ab drei 2ern bekommst du 2 Krallen dazu; damit greifst du an.
card-king-of-tokyo-2016-poison-spit =
    .effect = Wer durch deine Krallen Leben verliert, bekommt 1 Gift-Chip. Am Ende des eigenen Zuges erleidet ein Monster 1 Schaden je Gift-Chip. Draußen kann ein gewürfeltes Herz statt zu heilen einen Gift-Chip entfernen.
card-king-of-tokyo-2016-shrink-ray =
    .effect = Wer durch deine Krallen Leben verliert, bekommt 1 Schrumpf-Chip. Jeder Schrumpf-Chip nimmt dem Monster einen Würfel. Draußen kann ein gewürfeltes Herz statt zu heilen einen Schrumpf-Chip entfernen.
card-king-of-tokyo-2016-spiked-tail =
    .effect = Hast du mindestens eine Kralle, bekommst du 1 Kralle dazu.
card-king-of-tokyo-2016-telepath = Energydrink
card-king-of-tokyo-2016-urbavore =
    .effect = Beginnt dein Zug in Tokyo, bekommst du 1 Krone mehr. Bist du in Tokyo und hast mindestens eine Kralle, bekommst du 1 Kralle dazu.
card-king-of-tokyo-2016-we-re-only-making-it-stronger = Wir machen es nur noch stärker!
card-king-of-tokyo-2016-drop-from-high-altitude = Tod von oben
    .effect = Nimm 2 Kronen und zieh nach Tokyo City; alle anderen Monster müssen Tokyo verlassen. Kommst du aus Tokyo Bay, bringt dir der Einzug keine Krone.
card-king-of-tokyo-2016-fire-blast = Flammenwerfer
card-king-of-tokyo-2016-tanks = Panzer

## Fragen

# Was jemand gefragt wird: { $monster } muss antworten. Das Attribut zeigt `?`.
# Wo ein Spiel auf seine eigene Weise fragt, steht sein Name vor der Art der Frage: question-king-of-tokyo-brace.
# Ereignisse, Antworten, Absagen und alles Übrige werden ebenso gesucht.

question-place = { $monster }, wo startest du?
    .help = Alle starten in einem Außenbezirk: Staten Island, Bronx, Queens oder Brooklyn, höchstens 2 Monster je Bezirk. Sieh dir die Gebäude dort an: Hochhäuser bringen Kronen, Kraftwerke Energie, Hospitäler Leben. In Manhattan startet niemand; dorthin kommt das erste Monster, das zieht.
question-speed = { $monster }, ziehst du schon vor dem Wurf?
    .help = Mit einer Karte darfst du vor deinem ersten Wurf zusätzlich ziehen, nach den Regeln des Schritts Bewegen. Du darfst auch passen.
question-king-of-new-york-pause = { $monster }, jetzt ziehen oder weiter?
    .help = In diesem Extrazug darfst du ziehen, so oft du willst. Sonst ist gerade nichts zu entscheiden: Mit „done“ geht es weiter.
question-reroll =
    { $left ->
        [one] { $monster }, was würfelst du neu? (Noch 1 Wurf)
       *[other] { $monster }, was würfelst du neu? (Noch { $left } Würfe)
    }
question-king-of-new-york-reroll =
    .help = Tippe die Nummern der Würfel, die du neu würfeln willst, zum Beispiel „2 4 5“; die anderen bleiben liegen. { $card ->
            [none] Mit „stop“ behältst du alle.
           *[other] Wegen „{ $card }“ musst du alle Würfe nutzen.
        } Nach dem letzten Wurf zählt jedes Ergebnis: Mit Energie bezahlst du Karten, Krallen treffen die Monster am anderen Ufer, Herzen heilen dich (nicht in Manhattan), Zerstörung macht Gebäude und Einheiten in deinem Bezirk platt, 3 Sterne machen dich zum Superstar, und bei Totenköpfen schießen die Einheiten.
question-resolve = { $monster }, was wertest du als Nächstes aus?
    .help = Alle Ergebnisse müssen ausgewertet werden, eine Sorte nach der anderen. Die Reihenfolge bestimmst du, und sie macht viel aus: Heile, bevor du getroffen wirst, zerstöre Einheiten, bevor Totenköpfe sie schießen lassen, und so weiter. Mit manchen Karten darfst du Ergebnisse vorher ändern.
question-spend-attack =
    { $most ->
        [one] { $monster }, entfernst du mit 1 Kralle deinen Netz-Chip?
       *[other] { $monster }, wie viele Netz-Chips entfernst du mit Krallen (höchstens { $most })?
    }
    .help = Jeder Netz-Chip kostet dich einen Wurf. Jede Kralle kann einen davon entfernen; dann macht sie keinen Schaden.
question-spend-heal =
    { $most ->
        [one] { $monster }, entfernst du mit 1 Herz deinen Fluch-Chip?
       *[other] { $monster }, wie viele Fluch-Chips entfernst du mit Herzen (höchstens { $most })?
    }
    .help = Jeder Fluch-Chip macht es teurer, Totenköpfe neu zu würfeln. Jedes Herz kann einen davon entfernen; dann heilt es nichts. Das geht auch in Manhattan.
question-use = { $monster }, „{ $card }“ einsetzen?
    .help = Du darfst die Karte jetzt einsetzen, musst aber nicht.
question-aim = { $monster }, wo setzt du deine Zerstörung ein?
    .help = Mit einer Karte darfst du für 1 Energie deine ganze Zerstörung dieses Zuges in einem anderen Bezirk einsetzen. Wenn du passt, setzt du sie im eigenen ein.
question-destroy =
    { $points ->
        [one] { $monster }, was zerstörst du? (Noch 1 Punkt)
       *[other] { $monster }, was zerstörst du? (Noch { $points } Punkte)
    }
    .help = Jedes Plättchen kostet so viele Punkte wie seine Widerstandskraft: ein Gebäude die Zahl darauf, Infanterie 2, ein Jet 3, ein Panzer 4. Solange deine Punkte für etwas im Bezirk reichen, musst du es zerstören. Ein zerstörtes Gebäude bringt sofort seine Belohnung und wird zur Einheit, die du im selben Zug nicht zerstören kannst.
question-order = { $monster }, welche deiner Karten wirkt zuerst?
    .help = Mehrere deiner Karten wirken im selben Moment, und die Reihenfolge macht etwas aus. Du hast die Wahl.
question-king-of-new-york-brace = { $monster }, du verlierst gleich Leben. „{ $card }“ einsetzen?
    .help = Das ist die letzte Gelegenheit, die Karte vor dem Schaden einzusetzen.
question-shield =
    { $damage ->
        [one] { $monster }, 1 Schaden: Zahlst du ihn mit Energie?
       *[other] { $monster }, { $damage } Schaden: Wie viel davon zahlst du mit Energie?
    }
    .help = Mit einer Karte darfst du statt Leben Energie abgeben, 1 zu 1. Der Rest des Schadens kostet Leben.
question-pay = { $monster }, das kostet { $cost } Energie: Wie viel davon zahlst du mit Leben?
    .help = Mit einer Karte darfst du statt mit Energie mit Leben zahlen, 1 zu 1, solange dir mindestens 1 Leben bleibt.
question-flee =
    { $toll ->
        [0] { $monster }, Angriff in Manhattan. Bleibst du oder fliehst du?
       *[other] { $monster }, Angriff in Manhattan. Bleibst du oder fliehst du für { $toll } Energie?
    }
    .help = Bleibst du in Manhattan, bekommst du in jedem Zug Kronen und Energie, aber Herzen heilen dich dort nicht, und alle draußen können dich treffen. Fliehst du, bleibt dir der Schaden: Du ziehst in einen Außenbezirk mit Platz, und wer dich angegriffen hat, muss nach Manhattan.
question-move-out = { $monster }, in Manhattan ist nur noch Platz für 1 Monster: Wohin ziehst du?
    .help = Sind weniger als 5 Monster im Spiel, darf nur eines in Manhattan sein. Das auf Feld 5–6 muss in einen Außenbezirk mit Platz.
question-move =
    { $toll ->
        [0] { $monster }, ziehst du?
       *[other] { $monster }, ziehst du für { $toll } Energie?
    }
    .help = In Manhattan ist kein Platz, also bleibst du, wo du bist, oder ziehst in einen anderen Außenbezirk mit Platz. Von deinem Bezirk hängt ab, was du zerstören kannst und welche Einheiten dich treffen.
question-send = { $monster }, schickst du Einheiten weg?
    .help = Mit einer Karte darfst du bis zu 4 Einheiten aus dem Bezirk wegschicken, in den du gezogen bist, jede in einen anderen.
question-buy = { $monster }, was kaufst du?
    .help = Karten bezahlst du mit Energie. Eine dauerhafte Karte bleibt vor dir liegen und wirkt immer weiter; eine Sofortkarte wirkt einmal, und zwar gleich. „sweep“ tauscht für 2 Energie die 3 Karten der Auslage aus. Kaufe und tausche, so oft du zahlen kannst, dann antworte „done“. Um eine Karte zu lesen, tippe „?“ und ihren Namen.
question-photo = { $monster }, welches Monster wählst du?
    .help = Du bekommst 1 Krone für jeden Schaden, den dieses Monster in diesem Zug durch dich erlitten hat.
question-split =
    { $lost ->
        [one] { $monster }, heilt dich deine verlorene Krone?
       *[other] { $monster }, wie viele der { $lost } verlorenen Kronen heilen dich?
    }
    .help = Jede verlorene Krone heilt 1 Leben oder bringt 1 Energie. Was dich nicht heilt, wird zu Energie.
question-discard = { $monster }, welche deiner dauerhaften Karten wirfst du ab?
    .help = Jedes Monster muss eine seiner dauerhaften Karten abwerfen. Ihr Effekt endet sofort.

# King of Tokyo.

question-king-of-tokyo-reroll =
    .help = Tippe die Nummern der Würfel, die du neu würfeln willst, zum Beispiel „2 4 5“; die anderen bleiben liegen. Mit „stop“ behältst du alle. Nach dem letzten Wurf zählt jeder Würfel: 3 gleiche Zahlen bringen so viele Kronen, wie die Zahl sagt, jede weitere 1 mehr; mit Energie bezahlst du Karten, Herzen heilen dich (nicht in Tokyo), und Krallen treffen alle Monster auf der anderen Seite: von draußen die in Tokyo, aus Tokyo die draußen. In der ersten Ausgabe holst du dir mit einer Kralle auch ein leeres Tokyo.
question-king-of-tokyo-pause = { $monster }, eine Karte einsetzen oder weiter?
    .help = Du hast keinen Wurf mehr, aber eine Karte kann dir noch einen geben. Mit „done“ geht es weiter.
question-mimic =
    { $optional ->
        [0] { $monster }, welche Karte kopierst du?
       *[other] { $monster }, kopierst du für 1 Energie eine andere Karte?
    }
    .help = Die Karte wird zur Kopie einer dauerhaften Karte vor einem beliebigen Monster, als hättest du diese gerade gekauft. Zu Beginn jedes deiner Züge darfst du für 1 Energie eine andere kopieren. Verlässt die kopierte Karte das Spiel, endet die Kopie.
question-deposit = { $monster }, wie viel Energie legst du auf die Karte?
    .help = Was du auf die Karte legst, wird verdoppelt. Zu Beginn jedes deiner Züge bekommst du 2 Energie zurück, bis die Karte leer ist; dann wirfst du sie ab. Legst du nichts darauf, wirfst du sie sofort ab.
question-probe = { $monster }, würfelst du einen dieser Würfel neu?
    .help = Mit einer Karte darfst du einen Würfel des Monsters neu würfeln, das dran ist und seinen letzten Wurf hinter sich hat. Zeigt er dann ein Herz, verlierst du die Karte.
question-dwell = { $monster }, würfelst du deine 3er neu?
    .help = Mit einer Karte darfst du deine Würfel mit einer 3 neu würfeln, so oft du willst. Das ist die letzte Gelegenheit dazu.
question-change = { $monster }, drehst du noch Würfel?
    .help = Dein letzter Wurf ist gefallen. Vor dem Auswerten darfst du mit deinen Karten Würfel auf andere Seiten drehen, so oft du willst und in beliebiger Reihenfolge.
question-heart = { $monster }, wofür nutzt du dieses Herz?
    .help = Jedes Herz tut nur eines: Draußen heilt es dich oder entfernt einen deiner Gift- oder Schrumpf-Chips; mit einer Karte kann es ein anderes Monster heilen, das dir etwas dafür zahlt. Was über das Maximum geht, verfällt. Dir selbst bringt ein Herz in Tokyo nichts.
question-extra-heal = { $monster }, wer bekommt das zusätzliche Leben?
    .help = Durch eine Karte heilst du 1 Leben mehr. Du kannst es selbst nehmen (nicht in Tokyo) oder einem Monster geben, das du heilst; es zahlt dafür wie für den Rest.
question-dodge = { $monster }, Angriff in Tokyo. Gehst du mit „{ $card }“?
    .help = Gehst du jetzt, tut dir dieser Angriff nichts, und wer dich angreift, muss auf deinen Platz. Bleibst du, erleidest du den Schaden und kannst bei diesem Angriff nicht mehr gehen.
question-camouflage = { $monster }, dein Wurf gegen den Schaden: { $dice-acc }. Würfelst du 3er neu?
    .help = Du hast je Schaden einen Würfel geworfen, und jedes Herz hebt 1 Schaden auf. Mit einer Karte darfst du die Würfel mit einer 3 neu würfeln, so oft du willst.
question-king-of-tokyo-brace = { $monster }, du verlierst gleich { $damage } Leben. Was tust du?
    .help = Das ist die letzte Gelegenheit für Karten gegen den Schaden. Setze sie ein, so oft du zahlen kannst; den Rest erleidest du.
question-yield = { $monster }, Angriff in Tokyo. Bleibst du oder gehst du?
    .help = Beginnt dein Zug in Tokyo, bekommst du 2 Kronen, aber Herzen heilen dich dort nicht, und alle draußen greifen dich an. Gehst du, bleibt dir der Schaden: Du kommst nach draußen, und wer dich angegriffen hat, muss nach Tokyo und bekommt dafür 1 Krone.
question-opportunity = { $monster }, frisch aufgedeckt: Kaufst du etwas?
    .help = Mit einer Karte darfst du in jedem Zug kaufen, was gerade aufgedeckt wurde, noch vor allen anderen. Wenn du passt, überlässt du es ihnen.
question-sell = { $monster }, welche deiner Karten verkaufst du?
    .help = Mit einer Karte darfst du am Ende deines Zuges beliebig viele deiner dauerhaften Karten abwerfen und bekommst für jede davon Energie. Ihre Effekte enden sofort.

# Die angebotenen Antworten: answer-<Verb>, oder answer-<Art der Frage>-<Verb>, wo die Art mehr sagt.

# As in English.
answer-place = Start { $what-in }
answer-pass = Passen
answer-speed-pass = Hierbleiben
answer-use-pass = Nicht einsetzen
answer-brace-pass = Karte behalten
answer-king-of-tokyo-brace-pass = Schaden einstecken
answer-dodge-pass = In Tokyo bleiben
answer-dodge-use = Vor dem Schaden gehen
answer-mimic-pass = Kopie behalten
answer-probe-pass = Würfel so lassen
answer-heart-pass = Verfallen lassen
answer-extra-heal-pass = Niemand
answer-opportunity-pass = Den anderen überlassen
answer-aim-pass = Im eigenen Bezirk einsetzen
answer-move = Ab { $what-to }
answer-advance = In die nächste Zone
answer-done = Fertig
answer-pause-done = Weiter
answer-dwell-done = 3er behalten
answer-change-done = Würfel so lassen
answer-camouflage-done = 3er behalten
answer-sell-done = Verkauf beenden
answer-resolve-done = Auswertung beenden
answer-destroy-done = Zerstören beenden
answer-send-done = Wegschicken beenden
answer-buy-done = Einkauf beenden
answer-stop = Alle Würfel behalten
answer-reroll = Würfel { $numbers } neu würfeln
answer-resolve =
    { $amount ->
        [0] { $what } auswerten
       *[other] { $amount } × { $what } auswerten
    }
answer-spend =
    { $number ->
        [0] Keinen entfernen
       *[other] { $number } entfernen
    }
answer-use = „{ $what }“ einsetzen
answer-aim = Zerstörung { $what-in } einsetzen
answer-destroy =
    { $where ->
        [none] { $what } zerstören: { $reward }
       *[far] { $what } { $where-in } zerstören: { $reward }
    }
answer-first = Zuerst „{ $what }“
answer-give =
    { $number ->
        [0] Nichts mit Energie zahlen
       *[other] { $number } mit Energie zahlen
    }
answer-life =
    { $number ->
        [0] Nichts mit Leben zahlen
       *[other] { $number } mit Leben zahlen
    }
answer-stay = Bleiben
answer-flee-stay = In Manhattan bleiben
answer-move-stay = Hierbleiben
answer-flee = Flucht { $what-to }
answer-send = { $what } { $where-to } schicken
answer-buy =
    { $what-gender ->
        [top]
            { $cost ->
                [none] Oberste Karte kaufen
               *[other] Oberste Karte kaufen: { $cost } Energie
            }
       *[other]
            { $cost ->
                [none] „{ $what }“ kaufen
               *[other] „{ $what }“ kaufen: { $cost } Energie
            }
    }
answer-pile-buy = „{ $what }“ vom Abwurfstapel kaufen: { $cost } Energie
answer-sweep = Auslage austauschen: 3 Karten für { $sweep } Energie
answer-choose = { $what } wählen
answer-heal =
    { $number ->
        [0] Nichts heilen
       *[other] { $number } Leben heilen
    }
answer-king-of-tokyo-heal =
    { $what ->
        [none] Dich selbst heilen
       *[other] { $what } heilen
    }
answer-remove = { $what-nom } entfernen
answer-discard = „{ $what }“ abwerfen
answer-subway = Mit der Subway { $what-to }
answer-change = Ergebnis { $number } in { $what-acc } verwandeln
answer-drop = Würfel { $number } abwerfen
answer-turn = Würfel { $number } auf { $what-nom } drehen
answer-mimic = „{ $what }“ von { $where } kopieren
answer-store =
    { $number ->
        [0] Nichts darauflegen
       *[other] { $number } Energie darauflegen
    }
answer-probe = Würfel { $number } neu würfeln
answer-dwell = Würfel { $number } (eine 3) neu würfeln
answer-cull = Würfel { $number } auf 1 drehen
answer-stretch = Würfel { $number } auf { $last } drehen: 2 Energie
answer-twist = Würfel { $number } auf { $last } drehen und die Karte verlieren
answer-yield = Tokyo verlassen
answer-yield-stay = In Tokyo bleiben
answer-look = Oberste Karte des Nachziehstapels ansehen
answer-take =
    { $cost ->
        [none] „{ $what }“ von { $where } kaufen
       *[other] „{ $what }“ von { $where } kaufen: { $cost } Energie
    }
answer-sell =
    { $cost ->
        [none] „{ $what }“ verkaufen
       *[other] „{ $what }“ für { $cost } Energie verkaufen
    }
answer-leave = Aufgeben

# Worte, die in Antworten für eine id stehen; ihre Formen reichen die des Namens weiter.
# Zwei Dinge nebeneinander, wo kein Satz ist, und eine Reihe, in der noch eines folgt.
word-beside = { $row }, { $next }
# As in English.
word-phrases = { $row }; { $next }
# As in English.
word-facts = { $row } · { $next }
word-topic = { $what }:
word-about = { $row }: { $next }
word-sentence = { $what }.
word-sentences = { $row } { $next }
pause-fact = ,{ " " }
pause-follows = :{ " " }
pause-more = ;{ " " }
pause-sentence = .{ " " }
word-advance = die nächste Zone
    .in = in der nächsten Zone
    .to = in die nächste Zone
    .from = aus der nächsten Zone
word-card-name = „{ $what }“
word-new = { $what } (neu)
    .nom = { $what-nom } (neu)
    .acc = { $what-acc } (neu)
    .dat = { $what-dat } (neu)
word-stack = { $what } (Stapel { $number })
    .nom = { $what-nom } (Stapel { $number })
    .acc = { $what-acc } (Stapel { $number })
    .dat = { $what-dat } (Stapel { $number })
word-tile = { $name } { $number }
    .nom = { $name-nom } { $number }
    .acc = { $name-acc } { $number }
    .dat = { $name-dat } { $number }
word-top = Oberste Karte
    .gender = top
word-top-known = { $card } (oberste Karte)
word-several =
    { $count ->
        [one] { $what }
       *[other] { $count } × { $what }
    }
    .nom =
        { $count ->
            [one] { $what-nom }
           *[other] { $count } × { $what }
        }
    .acc =
        { $what-gender ->
            [face]
                { $count ->
                    [one] 1 { $what-nom }
                   *[other] { $count } { $what-gens }
                }
           *[other]
                { $count ->
                    [one] { $what-acc }
                   *[other] { $count } × { $what }
                }
        }
    .dat =
        { $count ->
            [one] { $what-dat }
           *[other] { $count } × { $what }
        }
    .in = { $what-in }
    .to = { $what-to }
    .from = { $what-from }
word-king-of-tokyo-several =
    { $count ->
        [one] { $what }
        [2] zweimal { $what }
        [3] dreimal { $what }
        [4] viermal { $what }
        [5] fünfmal { $what }
        [6] sechsmal { $what }
       *[other] { $count }-mal { $what }
    }
    .acc =
        { $what-gender ->
            [digit]
                { $count ->
                    [one] { $what-acc }
                    [2] zwei { $what-gens }
                    [3] drei { $what-gens }
                    [4] vier { $what-gens }
                    [5] fünf { $what-gens }
                    [6] sechs { $what-gens }
                   *[other] { $count }-mal die { $what }
                }
           *[other]
                { $count ->
                    [one] 1 { $what-nom }
                   *[other] { $count } { $what-gens }
                }
        }
## Ereignisse

# Was geschah: { $monster } tat es oder erlitt es, { $other } ist das Monster, mit dem es geschah (none, wenn es keines gibt).
# { $id } ist die id von { $what }, um danach die Worte zu wählen.

event-turn =
    { $what ->
        [none] Zug { $amount }: { $monster }
       *[card] Zug { $amount }: { $monster }, Extrazug durch „{ $what }“
    }
event-placed = { $monster } startet { $what-in }.
event-rolled = { $monster } würfelt { $what-acc }.
event-rerolled = { $monster } würfelt { $amount } Würfel neu: { $what-acc }.
event-resolves =
    { $amount ->
        [0] { $monster } wertet { $what } aus, ganz ohne Würfel.
        [one] { $monster } wertet 1 { $what-nom } aus.
       *[other] { $monster } wertet { $amount } { $what-gens } aus.
    }
event-added =
    { $amount ->
        [one] { $monster } bekommt 1 { $what-nom } dazu.
       *[other] { $monster } bekommt { $amount } { $what-gens } dazu.
    }
event-changed = { $monster } verwandelt Ergebnis { $amount } in { $what-acc }.
event-king-of-tokyo-changed = Würfel { $amount } zeigt jetzt { $what-acc }.
event-extra-reroll = { $monster } bekommt 1 Wurf dazu.
event-dropped = { $monster } wirft Würfel { $amount } ab.
event-aimed = { $monster } verlegt die Zerstörung { $what-to }.
event-attacks = { $monster } greift mit Stärke { $amount } an.
event-strengthened = { $monster } macht mit „{ $what }“ { $amount } Schaden mehr.
event-damaged =
    { $amount ->
        [0] { $monster } erleidet Schaden, verliert aber kein Leben.
       *[other] { $other ->
            [none] { $id ->
                [ouch] { $monster } verliert { amount-life } durch Einheiten im selben Bezirk.
                [poison] { $monster } verliert { amount-life } durch Gift.
               *[other] { $monster } verliert { amount-life }.
            }
           *[other] { $monster } verliert { amount-life } durch { $other }.
        }
    }
event-eliminated =
    { $id ->
        [attack] { $monster } scheidet durch die Krallen von { $other } aus!
        [ouch] { $monster } scheidet durch die Einheiten { $where-in } aus!
        [poison] { $monster } scheidet durch Gift aus!
       *[other] { $other ->
            [none] { $monster } scheidet aus!
           *[other] { $monster } scheidet durch { $other } aus!
        }
    }
event-healed = { $monster } heilt { amount-life }.
event-lost-life = { $monster } liegt über dem Maximum und verliert { amount-life }.
event-king-of-tokyo-lost-life = { $monster } verliert { amount-life }. Das zählt nicht als Schaden.
event-grew =
    { $amount ->
        [0] { $monster } wächst, hat aber schon alle Leben.
       *[other] { $monster } wächst um { amount-life }.
    }
event-revived = { $monster } lebt mit { amount-life } weiter.
event-paid-life = { $monster } zahlt { amount-life }.
event-scored = { $monster } bekommt { amount-vp }.
event-lost-vp = { $monster } verliert { amount-vp }.
event-gained = { $monster } bekommt { amount-energy }.
event-paid = { $monster } zahlt { amount-energy }.
event-refunded = { $monster } bekommt { amount-energy } zurück.
event-lost-energy = { $monster } verliert { amount-energy }.
event-stored = { $monster } legt { amount-energy } auf die Karte, und aus dem Vorrat kommt noch einmal so viel dazu.
event-handed-over = { $monster } gibt { amount-energy } an { $other } ab.
event-destroyed = { $monster } zerstört { $where-in } { $what-acc }.
event-points-lost = { $amount } Zerstörung von { $monster } verpufft.
event-uncovered = Neues Gebäude { $where-in }: { $what }.
event-took =
    { $other ->
        [none] { $id ->
            [superstar] { $monster } ist jetzt Superstar.
           *[other] { $monster } holt sich die Freiheitsstatue.
        }
       *[other] { $id ->
            [superstar] { $monster } löst { $other } als Superstar ab.
           *[other] { $monster } nimmt { $other } die Freiheitsstatue weg.
        }
    }
event-fled = { $monster } flieht aus Manhattan.
event-in-vain = { $what } bringt nichts.
event-moved = { $monster } zieht { $what-to }.
event-moved-NY-MOVE-1 = { $monster } muss { $what-to }: In Manhattan ist Platz.
event-king-of-tokyo-moved =
    { $id ->
        [outside] { $monster } verlässt { $where }.
       *[other] { $monster } zieht { $what-to }.
    }
event-moved-KT-TOKYO-1 = { $monster } muss { $what-to }: Tokyo war leer.
event-moved-KT-2016-2 = { $monster } muss { $what-to }: Dort war niemand.
event-moved-KT-2016-4 = { $monster } muss { $what-to }: Dort war niemand.
event-stayed =
    { $amount ->
        [0] { $monster } kann nirgendwohin und bleibt { $what-in }.
       *[other] { $monster } bleibt { $what-in }.
    }
event-dodged = { $monster } macht sich vor dem Schaden aus dem Staub.
event-shielded = { $monster } erleidet in diesem Zug keinen Schaden mehr.
event-yielded = { $monster } macht Platz.
event-bay-closed = Tokyo Bay ist jetzt gesperrt.
event-shifted = { $monster } rückt { $what-in } auf Feld 2–4.
event-sent = { $monster } schickt { $what-acc } { $where-to }.
event-souvenir = { $monster } lässt { $what-in } einen Souvenir-Chip da.
event-bought = { $monster } kauft „{ $what }“.
event-taken = { $monster } kauft { $other } „{ $what }“ ab.
event-mimics = { $monster } kopiert „{ $what }“ von { $other }.
event-looked = { $monster } sieht sich die oberste Karte des Nachziehstapels an.
event-claimed = { $monster } bekommt „{ $what }“ geschenkt.
event-swept = { $monster } tauscht die Auslage aus.
event-revealed = Neu in der Auslage: „{ $what }“.
event-reshuffled = Der Abwurfstapel wird zum neuen Nachziehstapel.
event-discarded = { $monster } wirft „{ $what }“ ab.
event-chose = { $monster } wählt { $other }.
event-token-given =
    { $amount ->
        [one] { $monster } bekommt 1 { $what-nom }.
       *[other] { $monster } bekommt { $amount } { $what-gens }.
    }
event-token-removed =
    { $amount ->
        [one] { $monster } entfernt 1 { $what-nom }.
       *[other] { $monster } entfernt { $amount } { $what-gens }.
    }
event-extra-turn = { $monster } bekommt einen Extrazug.
event-won =
    { $amount ->
        [one] { $monster } gewinnt mit 1 Krone!
       *[other] { $monster } gewinnt mit { $amount } Kronen!
    }
event-nobody-won = Kein Monster ist mehr übrig: Niemand gewinnt.

event-left = { $monster } gibt auf.

# Warum es geschah, in wenigen Worten; der Paragraf selbst steht in docs/rules.
why-with = { $why }, mit { $what }
cause-NY-ADV-6 = Feld 2–4 ist frei
    .why = Ist das Monster von Feld 2–4 weg, rückt das andere in Manhattan auf Feld 2–4 seiner Zone.
cause-NY-ADV-7 = weniger als 5 Monster
    .why = Bei weniger als 5 Monstern passt nur noch 1 nach Manhattan. Das Monster auf Feld 5–6 zieht in einen Außenbezirk seiner Wahl.
cause-NY-ATTACK-1 = Angriff
    .why = Jede Kralle nimmt allen am anderen Ufer 1 Leben: Von draußen triffst du Manhattan, aus Manhattan alle anderen.
cause-NY-ATTACK-9 = Krallen
    .why = Ein Monster gilt nur als angegriffen, wenn Krallen ihm mindestens 1 Schaden zufügen.
cause-NY-BUY-1 = Kauf aus der Auslage
    .why = Im Schritt Kaufen darfst du jede Karte der Auslage für ihren Preis in Energie nehmen.
cause-NY-BUY-2 = Lücke in der Auslage
    .why = Für eine gekaufte Karte wird sofort eine neue aufgedeckt. Auch die darfst du kaufen.
cause-NY-BUY-3 = Auslage austauschen
    .why = Für 2 Energie wirfst du alle Karten der Auslage ab und deckst 3 neue auf.
cause-NY-CELEB-2 = 3 Sterne
    .why = Ab 3 Sternen holst du dir die Zielkarte Superstar, wenn du sie noch nicht hast.
cause-NY-CELEB-3 = neuer Superstar
    .why = Wer Superstar wird, bekommt 1 Krone und für jeden Stern ab dem vierten noch 1 Krone.
cause-NY-CELEB-4 = Gage für den Superstar
    .why = Wer Superstar ist, bekommt ab dem nächsten eigenen Zug für jeden gewürfelten Stern 1 Krone.
cause-NY-DESTROY-2 = Zerstörung
    .why = Ein Plättchen fällt, wenn du in einem Zug so viel Zerstörung einsetzt, wie seine Widerstandskraft verlangt.
cause-NY-DESTROY-4 = Zerstörung
    .why = Solange deine Zerstörung noch für etwas in deinem Bezirk reicht, musst du weiter zerstören.
cause-NY-DESTROY-6 = Belohnung
    .why = Die Belohnung auf einem zerstörten Plättchen bekommst du sofort.
cause-NY-DESTROY-8 = das Nächste im Stapel
    .why = Unter einem zerstörten Gebäude liegt das nächste seines Stapels. Auch das kannst du gleich zerstören.
cause-NY-DESTROY-11 = reicht dort für nichts
    .why = Zerstörung, die dort für kein Ziel reicht, verpufft. Ein Plättchen behält keinen Schaden.
cause-NY-EARN-1 = Einkünfte in Manhattan
    .why = Beginnt dein Zug in Manhattan, bringt Lower 1 Krone und 1 Energie, Midtown 2 Kronen und 1 Energie, Upper 2 Kronen und 2 Energie.
cause-NY-END-3 = im Uhrzeigersinn
    .why = Das nächste lebende Monster im Uhrzeigersinn ist dran, außer jemand hat einen Extrazug.
cause-NY-ENERGY-1 = Energie
    .why = Für jede gewürfelte Energie bekommst du 1 Energie und behältst sie, bis du sie ausgibst.
cause-NY-FLEE-1 = Angriff in Manhattan
    .why = Wer in Manhattan angegriffen wird und überlebt, darf fliehen.
cause-NY-FLEE-4 = Flucht
    .why = Ein Monster auf der Flucht zieht sofort in einen Außenbezirk seiner Wahl, in dem Platz ist.
cause-NY-GOAL-2 = Freiheitsstatue geholt
    .why = Wer sich die Freiheitsstatue holt, bekommt 3 Kronen.
cause-NY-GOAL-3 = Freiheitsstatue verloren
    .why = Holt sich ein anderes Monster deine Freiheitsstatue, verlierst du 3 Kronen.
cause-NY-HEAL-1 = Herzen
    .why = Außerhalb von Manhattan heilt jedes Herz 1 Leben.
cause-NY-MANHATTAN-2 = Einzug in Manhattan
    .why = Wer aus einem Außenbezirk nach Manhattan zieht, bekommt 1 Krone, höchstens einmal pro Zug.
cause-NY-MOVE-1 = Platz in Manhattan
    .why = Ist in deinem Schritt Bewegen in Manhattan Platz, musst du dorthin.
cause-NY-MOVE-2 = freie Bewegung
    .why = Solange in Manhattan kein Platz ist, darfst du bleiben oder in einen Außenbezirk mit Platz ziehen.
cause-NY-MOVE-4 = weiter durch Manhattan
    .why = Ein Monster in Lower oder Midtown muss im Schritt Bewegen 1 Zone weiter: von Feld 2–4 auf Feld 2–4, von 5–6 auf 5–6.
cause-NY-ATTACK-5 = Manhattan war bei Zugbeginn leer
    .why = War bei Zugbeginn niemand in Manhattan, tun Krallen in diesem Zug niemandem weh.
cause-NY-RULING-32 = niemand am anderen Ufer
    .why = Manhattan ist inzwischen leer, also treffen Krallen von draußen niemanden.
cause-NY-HEAL-2 = Herzen heilen nicht in Manhattan
    .why = Herzen heilen kein Monster, solange es in Manhattan ist.
cause-NY-HEAL-4 = Leben schon voll
    .why = Beim Maximum ist Schluss. Es liegt bei 10 Leben, wenn keine Karte etwas anderes sagt.
cause-NY-CELEB-1 = zu wenige Sterne für den Superstar
    .why = Weniger als 3 Sterne bringen nur dem Superstar etwas.
cause-NY-OUCH-1 = 1 Totenkopf: 1 Monster unter Beschuss
    .why = Bei 1 Totenkopf nimmt dir jede Einheit in deinem Bezirk 1 Leben.
cause-NY-OUCH-2 = 2 Totenköpfe: Bezirk unter Beschuss
    .why = Bei 2 Totenköpfen nimmt jede Einheit in deinem Bezirk allen Monstern dort 1 Leben, auch dir.
cause-NY-OUCH-3 = 3 Totenköpfe: Stadt unter Beschuss
    .why = Ab 3 Totenköpfen nimmt jede Einheit der Stadt allen Monstern in ihrem Bezirk 1 Leben.
cause-NY-OUCH-4 = 3 Totenköpfe
    .why = Ab 3 Totenköpfen holst du dir nach dem Schaden die Freiheitsstatue, wenn du noch lebst.
cause-NY-RESOLVE-2 = freie Reihenfolge
    .why = Du bestimmst, in welcher Reihenfolge du deine Sorten auswertest.
cause-NY-RESOLVE-3 = eine Sorte nach der anderen
    .why = Alle Würfel einer Sorte wertest du zusammen aus, erst dann die nächste Sorte.
cause-NY-ROLL-1 = Wurf
    .why = Ein Zug beginnt mit einem Wurf aller 6 schwarzen Würfel. Grüne kommen durch Karten dazu.
cause-NY-ROLL-5 = neuer Wurf
    .why = Wähle beliebige deiner Würfel und würfle sie zusammen neu. Die anderen bleiben liegen.
cause-NY-RULING-2 = alle ordnen ihre eigenen Effekte
    .why = Bei gleichzeitigen Effekten beginnt, wer dran ist, dann geht es im Uhrzeigersinn. Die eigenen ordnen alle selbst.
cause-NY-RULING-63 = Wegzoll
    .why = Solange der „{ card-king-of-new-york-new-york-marathon }“ ausliegt, kostet jede freiwillige Bewegung 2 Energie.
cause-NY-RULING-65 = Nachziehstapel war leer
    .why = Ist der Nachziehstapel leer, wird der Abwurfstapel gemischt und zum neuen Nachziehstapel.
cause-NY-RULING-86 = Maximum gesunken
    .why = Ohne „{ card-king-of-new-york-carapace }“ ist das Maximum wieder 10. Alle Leben darüber sind weg, das zählt nicht als Schaden.
cause-NY-RULING-90 = aufgegeben
    .why = Wer aufgibt, bringt noch zu Ende, was gerade läuft, und ist dann raus. Das ist weder Angriff noch Schaden.
cause-NY-SETUP-9 = Start
    .why = Der Reihe nach starten alle in einem Außenbezirk ihrer Wahl, höchstens 2 in jedem.
cause-NY-TOKEN-2 = Krallen gegen Netze
    .why = Krallen können Netz-Chips entfernen, 1 zu 1. Sie treffen dann niemanden.
cause-NY-TOKEN-3 = Fluch
    .why = Würfelst du einen Totenkopf neu, kostet dieser Wurf 1 Energie je eigenem Fluch-Chip.
cause-NY-TOKEN-4 = Herzen gegen Flüche
    .why = Herzen können Fluch-Chips entfernen, 1 zu 1, auch in Manhattan. Sie heilen dann nichts.
cause-NY-WIN-1 = 20 Kronen
    .why = Wer am Ende eines Zuges lebt und 20 Kronen hat, gewinnt.
cause-NY-WIN-2 = das letzte Monster
    .why = Ist am Ende eines Zuges nur noch 1 Monster übrig, gewinnt es.
cause-NY-WIN-3 = niemand übrig
    .why = Lebt am Ende eines Zuges kein Monster mehr, gewinnt niemand.
cause-KT-2016-2 = Tokyo City war leer
    .why = Ist Tokyo City leer, muss ein Monster von draußen im Schritt Einziehen dorthin, auch ohne Kralle.
cause-KT-2016-4 = Tokyo Bay war leer
    .why = Ist Tokyo Bay leer, muss ab 5 Monstern ein Monster von draußen im Schritt Einziehen dorthin, auch ohne Kralle.
cause-KT-2016-20 = Energie statt Kronen im Duell
    .why = Im Duell bringt Tokyo Energie: 1 für den Einzug und 1, wenn dein Zug dort beginnt.
cause-KT-ATTACK-1 = Krallen
    .why = Ein Monster greift an, wenn seine Würfel am Ende mindestens 1 Kralle zeigen.
cause-KT-ATTACK-5 = Angriff
    .why = Jede Kralle nimmt jedem Ziel 1 Leben: Von draußen triffst du Tokyo, aus Tokyo alle draußen.
cause-KT-ATTACK-12 = ohne Kralle kein Angriff
    .why = Die Karte wirkt hier ohne Kralle: Sie schadet allen, die du angreifen könntest, ist aber kein Angriff.
    .with = { $what }, ohne Kralle
cause-KT-BAY-4 = Tokyo Bay war leer
    .why = Ist Tokyo City besetzt und Tokyo Bay leer, zieht das angreifende Monster nach Tokyo Bay; wird Tokyo City frei, zieht es dorthin.
cause-KT-BAY-9 = weniger als 5 Monster
    .why = Bei weniger als 5 Monstern ist Tokyo Bay gesperrt. Wer dort ist, geht nach draußen.
cause-KT-BAY-10 = Tokyo City ist frei geworden
    .why = Wird Tokyo City durch eine Karte frei, rückt das Monster aus Tokyo Bay nach, ohne Krone.
cause-KT-BUY-1 = Schritt Kaufen
    .why = Nach den Würfeln darfst du Karten kaufen, solange deine Energie reicht, eine nach der anderen.
cause-KT-BUY-3 = Lücke in der Auslage
    .why = Für eine gekaufte Karte wird sofort eine neue aufgedeckt. Auch die darfst du kaufen.
cause-KT-BUY-4 = Auslage austauschen
    .why = Für 2 Energie wirfst du alle Karten der Auslage ab und deckst 3 neue auf.
cause-KT-BUY-10 = Nachziehstapel war leer
    .why = Ist der Nachziehstapel leer, wird der Abwurfstapel gemischt und zum neuen Nachziehstapel.
cause-KT-DAMAGE-3 = Schutz vor dem Schaden
    .why = Bevor jemand Leben verliert, darf jedes Ziel seine schützenden Karten einsetzen. Zuerst entscheidet, wer dran ist.
cause-KT-ENERGY-1 = Energie
    .why = Für jede gewürfelte Energie bekommst du 1 Energie und behältst sie, bis du sie ausgibst.
cause-KT-HEART-1 = Herzen
    .why = Draußen heilt jedes Herz 1 Leben.
cause-KT-HEART-3 = Maximum gesunken
    .why = Mehr als 10 Leben gibt es nur, wenn eine Karte das Maximum erhöht.
cause-KT-HEART-4 = 1 Herz je Chip
    .why = Draußen kann ein Herz statt zu heilen 1 Gift-Chip oder 1 Schrumpf-Chip entfernen.
cause-KT-HEART-6 = jedes Herz wirkt einmal
    .why = Du sagst, was jedes Herz tut: dich heilen, 1 Chip entfernen oder, mit der passenden Karte, ein anderes Monster heilen.
cause-KT-ROLL-1 = Wurf
    .why = Ein Zug beginnt mit einem Wurf aller deiner Würfel, normalerweise 6.
cause-KT-ROLL-2 = neuer Wurf
    .why = Bis zu zweimal darfst du beliebige deiner Würfel neu würfeln, auch vorher behaltene.
cause-KT-ROLL-9 = Ende der Würfe
    .why = Nach dem letzten Wurf können Karten noch Würfel ändern, in fester Reihenfolge. Dann zählen sie.
cause-KT-RULING-20 = der Nachwuchs übernimmt
    .why = „{ card-king-of-tokyo-it-has-a-child }“: Bei 0 Leben beginnt das Monster draußen neu, mit 10 Leben, ohne Karten und Kronen.
cause-KT-RULING-25 = Heilung durch ein anderes Monster
    .why = „{ card-king-of-tokyo-healing-ray }“: Herzen dürfen andere heilen. Die zahlen 2 Energie je Leben oder alles, was sie haben.
cause-KT-RULING-38 = neue Kopie statt der alten
    .why = Für 1 Energie darf der Nachahmer-Chip zu Beginn eines Zuges wandern. Was auf der alten Kopie lag, ist weg.
cause-KT-RULING-39 = kopierte Karte ist weg
    .why = Verlässt die kopierte Karte das Spiel, endet die Kopie. Was sie gebracht hat, ist weg.
cause-KT-RULING-41 = Vorkaufsrecht für neue Karten
    .why = „{ card-king-of-tokyo-opportunist }“: Wer die Karte hat, darf neue Karten gleich beim Aufdecken kaufen, vor allen anderen.
cause-KT-RULING-71 = aufgegeben
    .why = Wer aufgibt, bringt noch zu Ende, was gerade läuft, und ist dann raus. Das ist weder Angriff noch Schaden.
cause-KT-RULING-72 = nichts geht mehr
    .why = Wenn eine ganze Runde lang niemand würfelt, entscheidet, etwas bekommt oder verliert, endet das Spiel. Niemand gewinnt.
cause-KT-SETUP-7 = wer beginnt
    .why = Wer beginnt, entscheidet das Los, eine Ansage oder der Wurf mit den meisten Krallen.
cause-KT-START-1 = Zugbeginn in Tokyo
    .why = Beginnt dein Zug in Tokyo, bekommst du 2 Kronen.
cause-KT-TOKEN-1 = Gift-Chips
    .why = Am Ende seines Zuges erleidet ein Monster 1 Schaden je eigenem Gift-Chip.
cause-KT-TOKYO-1 = Tokyo war leer
    .why = Ist Tokyo leer, zieht das erste Monster mit einer Kralle nach Tokyo City und tut niemandem weh.
cause-KT-TOKYO-3 = Einzug in Tokyo
    .why = Wer von draußen nach Tokyo zieht, bekommt 1 Krone, egal aus welchem Grund.
cause-KT-TURN-2 = im Uhrzeigersinn
    .why = Das nächste lebende Monster im Uhrzeigersinn ist dran.
cause-KT-VP-1 = 3 gleiche Zahlen
    .why = 3 gleiche Zahlen bringen so viele Kronen, wie die Zahl sagt, jede weitere 1 mehr.
cause-KT-WIN-2 = 20 Kronen
    .why = Wer am Ende eines Zuges lebt und 20 Kronen hat, gewinnt.
cause-KT-WIN-4 = das letzte Monster
    .why = Das letzte lebende Monster gewinnt sofort.
cause-KT-WIN-5 = niemand übrig
    .why = Scheiden die letzten Monster gemeinsam aus, gewinnt niemand.
cause-KT-YIELD-1 = Angriff in Tokyo
    .why = Wer in Tokyo angegriffen wird, darf gehen. Wer angegriffen hat, muss dann auf diesen Platz.
cause-KT-YIELD-7 = Nachrücken auf den freien Platz
    .why = Wer angegriffen hat, muss auf den frei gewordenen Platz und bekommt 1 Krone für den Einzug in Tokyo.
cause-KT-YIELD-9 = Tokyo verlassen
    .why = Wer Tokyo verlässt, geht nach draußen, nicht auf den anderen Platz in Tokyo.
cause-KT-YIELD-10 = Schaden zum Abschied
    .why = „{ card-king-of-tokyo-burrowing }“: Wer für das Monster mit dieser Karte nachrückt, erleidet 1 Schaden.
    .with = { $what }

## Ablehnungen

refusal-not-offered = „{ $answer }“ geht jetzt nicht. Tippe „?“, dann siehst du, was geht.
refusal-game-over = Das Spiel ist vorbei.
refusal-cannot-leave = Platz { $seat } kann nicht aufgeben: Das Monster ist schon raus, oder das Spiel ist vorbei.
refusal-cannot-undo = Das lässt sich nicht zurücknehmen: Die letzte Antwort war nicht von dir, oder seitdem sind Würfel gefallen oder Karten aufgedeckt.
refusal-cannot-pay = Das kostet { $cost } Energie, du hast { $energy }.
refusal-card-not-allowed = „{ $card }“ kannst du in diesem Zug nicht kaufen: Es fehlt, was die Karte verlangt.
refusal-not-in-row = „{ $card }“ liegt gerade nicht aus.
refusal-already-there = Du bist schon { $place-in }.
refusal-not-to-manhattan = Nach Manhattan kannst du jetzt nicht freiwillig ziehen.
refusal-must-enter = In Manhattan ist Platz, also musst du dorthin.
refusal-no-room = Kein Platz mehr { $place-in }.
refusal-no-such-die = Würfel { $die } gibt es nicht.
refusal-die-locked = Einer dieser Würfel muss liegen bleiben: Eine Karte hält ihn fest, oder er kostet mehr Energie, als du hast.
refusal-king-of-tokyo-die-locked = Einer dieser Würfel muss liegen bleiben: Bei „kurz und brutal“ behältst du jede Kralle.
refusal-must-reroll = Du musst so oft neu würfeln, wie du kannst: Das verlangt die Karte eines anderen Monsters.
refusal-must-destroy =
    { $points ->
        [one] Weiter geht’s: Dein letzter Punkt reicht noch, um etwas zu zerstören.
       *[other] Weiter geht’s: Deine { $points } Punkte reichen noch, um etwas zu zerstören.
    }
refusal-must-resolve = Erst müssen alle Ergebnisse ausgewertet sein.
refusal-no-such-monster = Ein Monster „{ $monster }“ gibt es nicht, oder es ist doppelt genannt. Zur Wahl stehen { $monsters }.
refusal-no-such-seed = Ein Startwert ist eine Zeile Text ohne Leerzeichen am Anfang und am Ende.
refusal-no-such-option = Die Option { $option }={ $value } gibt es nicht. Zur Wahl stehen { $options }.
refusal-wrong-number-of-players = Dieses Spiel ist für { $least } bis { $most } Monster.
refusal-wrong-number-of-dice =
    { $count ->
        [one] Hier fällt 1 Würfel, nicht { $found }.
       *[other] Hier fallen { $count } Würfel, nicht { $found }.
    }
refusal-no-such-face = Kein Würfel zeigt „{ $face }“.
refusal-not-left = Davon ist nichts mehr zum Aufdecken da: { $what }.

## Befehlszeile und Terminal

phase-deal = Aufbau
phase-first_player = Wer beginnt?
phase-placement = Startort
phase-lay_out = Aufbau
phase-start = Start
phase-earnings = Einkünfte
phase-roll = Würfeln
phase-resolve = Auswerten
phase-move = Bewegen
phase-enter = Einziehen
phase-buy = Kaufen
phase-end = Ende
phase-pass_turn = Ende

# Kurzformen für schmale Felder. As in English.
short-place-staten-island = Staten I.
# As in English.
short-place-bronx = Bronx
# As in English.
short-place-manhattan-lower = Lower
# As in English.
short-place-manhattan-midtown = Midtown
# As in English.
short-place-manhattan-upper = Upper
# As in English.
short-place-manhattan-lower-5-6 = Lower 5–6
# As in English.
short-place-manhattan-midtown-5-6 = Mid. 5–6
# As in English.
short-place-manhattan-upper-5-6 = Upper 5–6
# As in English.
short-place-tokyo-city = City
# As in English.
short-place-tokyo-bay = Bay
short-face-destruction = Zerstör.
# As in English.
short-monster-captain-fish = Fish
# As in English.
short-monster-cyber-bunny = Bunny
# As in English.
short-monster-meka-dragon = Dragon
# As in English.
short-monster-cyber-kitty = Kitty
# As in English.
short-monster-space-penguin = Penguin
# As in English.
short-card-superstar = Superstar
# As in English.
short-card-statue-of-liberty = Statue

mark-vp = ♛
mark-life = ♥
mark-energy = ↯

terminal-turn = Zug { $turn } · { $monster }: { $phase }
terminal-you = (du)
terminal-player = (Mensch { $number })
terminal-bot = ({ $name })
terminal-cards = { $count }K
terminal-no-cards = keine Karten
# Wie viele Einheiten einer Art in einem Bezirk stehen.
terminal-units = { $count } × { $what }
# As in English.
terminal-tokens = { $what } { $count }
terminal-copy = { $card } als { $copied }
terminal-counter = { $card } ({ $counter })
terminal-bay-closed = gesperrt
terminal-top = Oben auf dem Nachziehstapel: { $effect }
terminal-die = { $number } { $face }
terminal-king-of-tokyo-die = { $number } [{ $face }]
terminal-no-dice = Die Würfel sind noch nicht gefallen.
terminal-green = (grün)

# Was auf einer Karte liegt und für das Monster zählt, dem sie gehört.
counter-carapace = { $count }
counter-smoke-cloud = { $count } { token-smoke }
counter-monster-batteries = { $count }{ mark-energy }

# Die Titel der Felder.
board-king-of-new-york = Stadt
# As in English.
board-king-of-tokyo = Tokyo
terminal-title-monsters = Monster ({ $points }{ mark-vp } gewinnen)
terminal-title-dice =
    { $rerolls ->
        [0] Würfel
        [one] Würfel (noch 1 Wurf)
       *[other] Würfel (noch { $rerolls } Würfe)
    }
terminal-title-market = Auslage (Nachziehstapel { $deck }, Abwurfstapel { $pile })
terminal-title-log = Verlauf
terminal-title-ask = Deine Antwort
terminal-title-ask-player = Mensch { $number }: { $monster }
terminal-title-wait = Moment noch
terminal-title-over = Das Spiel ist vorbei
terminal-title-help = Hilfe (Esc schließt)

terminal-prompt = Antwort, Nummer oder ? für Hilfe
terminal-prompt-over = Drücke Enter zum Verlassen
terminal-waits = { $monster } ({ $name }) überlegt …
terminal-dice-hint = Tippe, welche Würfel du neu würfelst, z. B. 2 4 5
terminal-pick-hint = ↑ ↓ Enter, eine Nummer oder die Antwort tippen
terminal-leave-sure = Tippe noch einmal „leave“, um mit { $monster } aufzugeben.
terminal-unclear = Meinst du { $answers }?
terminal-undone = Zurückgenommen.
terminal-language = Ab jetzt auf Deutsch, auch beim nächsten Mal.
terminal-language-now = Ab jetzt auf Deutsch; merken ließ sich das nicht.
terminal-resumed = Zuletzt gespielt: { $when }.
terminal-auto =
    { $on ->
        [yes] Ergebnisse werden von selbst ausgewertet, wo die Reihenfolge egal ist.
       *[no] Du bestimmst die Reihenfolge aller Ergebnisse.
    }
terminal-all-fatal = Das nächste dieser Ergebnisse kann tödlich sein: Wähle es selbst.
terminal-nothing-to-resolve = Gerade gibt es nichts auszuwerten.
terminal-not-saved = Das Spiel ließ sich nicht speichern: { $problem }.
terminal-no-such-card = Eine Karte „{ $card }“ gibt es nicht.
terminal-saved = Gespeichert. Weiter geht es mit: { $command }
terminal-record = Aufzeichnung des Spiels: { $path }
terminal-record-renamed = { $wanted } gibt es schon, deshalb heißt die Aufzeichnung anders.
terminal-winner = { $monster } gewinnt!
terminal-nobody = Niemand gewinnt.
terminal-rank = { $place }. { $monster }: { $result }
terminal-rank-living =
    { $vp ->
        [one] 1 Krone, { $life } { term-life.short }
       *[other] { $vp } { term-vp.short }, { $life } { term-life.short }
    }
terminal-rank-fallen = ausgeschieden
terminal-no-terminal = Kaiju Kings braucht ein Terminal, und hier ist keins. Öffne eins und tippe: { $command }

# Die Hilfeseite.
help-answers = Mögliche Antworten (tippe die Wörter, einen eindeutigen Anfang davon oder die Nummer):
help-reroll = reroll 2 4 5 oder nur 2 4 5: diese Würfel neu würfeln
help-rule = Die Regel: { $rule }
help-commands =
    Geht immer:
      ?          diese Seite; ? und eine Karte erklärt die Karte
      cards      alle Karten im Spiel und in der Auslage, mit ihren Effekten
      all        alle Ergebnisse in der Reihenfolge der Liste auswerten, bis jemand etwas entscheiden muss
      auto       aus- oder einschalten, dass Ergebnisse von selbst ausgewertet werden, wo die Reihenfolge egal ist
      undo       deine letzte Antwort zurücknehmen, wenn seitdem nichts aufgedeckt ist
      language   in der nächsten Sprache, oder z.{"\u00A0"}B. language en; F2 macht dasselbe
      leave      aufgeben; die anderen spielen weiter
      quit       Schluss für heute; das Spiel ist gespeichert, mit --resume geht es weiter
      Bild ↑ ↓   im Verlauf blättern
help-marks = Auf dem Tisch: { mark-life } Leben, { mark-vp } Kronen, { mark-energy } Energie, ▶ wer dran ist, ▲ wer dort ist, 3K für 3 Karten. Welche das sind, zeigt der Befehl „cards“.
help-king-of-new-york-board =
    N2 F1: 2 Netz-Chips und 1 Fluch-Chip.
    Ein Stapel zeigt das oberste Gebäude und wie viele darunter liegen: 2{ mark-vp }+1 ist ein Hochhaus, das 2 Zerstörung kostet und 2 Kronen bringt, und darunter liegt noch 1 Gebäude. Einheiten: I Infanterie, J Jet, P Panzer. ◆ ist ein Souvenir-Chip.
help-king-of-tokyo-board = G2 S1: 2 Gift-Chips und 1 Schrumpf-Chip. Tokyo City und Tokyo Bay zählen beide als Tokyo. Tokyo Bay ist nur offen, solange mindestens 5 Monster im Spiel sind. Die oberste Karte des Nachziehstapels sehen nur die, die sie sich angesehen haben.
help-aim = Du gewinnst mit 20 Kronen am Ende eines Zuges oder als letztes lebendes Monster.
help-row = Auslage
help-goals = Zielkarten

## Die Kommandozeile: ihre Hilfe, eine Nachricht je Befehl und ein Attribut je Parameter

cli-about = King of New York und King of Tokyo: spielen, simulieren und die Regeln prüfen.
cli-begin = So geht es los: { $command }
cli-other-language = Andere Sprache ({ $languages }): { $once } nur für dieses Mal, { $always } von jetzt an
cli-usage = Aufruf: { $usage }
cli-example = Beispiel: { $command }
cli-commands = Befehle
cli-arguments = Argumente
cli-parameters = Parameter
cli-help = Diese Seite zeigen.
cli-version = Die Version zeigen.
cli-default = [sonst: { $value }]
cli-required = [nötig]
# Was für etwas Getipptes steht, in Großbuchstaben.
cli-word-command = BEFEHL
cli-word-options = PARAMETER
cli-word-args = ARGUMENTE
# As in English.
cli-word-str = TEXT
cli-word-int = ZAHL
cli-word-float = ZAHL
cli-word-path = PFAD
cli-word-paths = PFADE
cli-word-folders = ORDNER
cli-word-language = SPRACHE
cli-word-about = WORÜBER

# Was mehrere Befehle haben.
cli-shared =
    .game = Welches Spiel: { $games }.
    .this-game = Welches Spiel; ohne Angabe { $game }.
    .json = JSON für Programme ausgeben.
    .option = Eine Regeloption, z.{"\u00A0"}B. edition=2016; auch mehrmals.
    .games = Wie viele Spiele.
    .seed = Gleicher Startwert, gleiche Spiele.
    .workers = Wie viele Prozesse; ohne Angabe alle Kerne.
    .database = sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK.
    .record = Eine Aufzeichnung, wie sie am Ende eines Spiels entsteht.
    .of-game = Von welchem Spiel die Aufzeichnung sein muss.
cli-play = In diesem Terminal spielen, gegen Bots oder mit mehreren an einer Tastatur.
    .players = Wie viele Monster, Menschen und Bots zusammen.
    .humans = Wie viele Menschen sich diese Tastatur teilen.
    .bots = Wer der Reihe nach die anderen Plätze spielt: { $bots }.
    .monster = Die Monster der Menschen, z.{"\u00A0"}B. kong oder kong,rob.
    .seed = Gleicher Startwert, gleiches Spiel.
    .resume = Das zuletzt gespeicherte Spiel fortsetzen.
    .save = Wohin das Spiel nach jeder Antwort gespeichert wird.
    .record = Wohin am Ende die Aufzeichnung kommt.
    .delay = Wie viele Sekunden ein Bot für eine Antwort braucht.
cli-simulate = Bots viele Spiele auf festen Plätzen spielen lassen und die Ergebnisse zusammenfassen.
    .players = Wie viele Monster in jedem Spiel.
    .bots = Wer spielt, Platz für Platz der Reihe nach: { $bots }.
cli-arena = Bots auf wechselnden Plätzen gegeneinander antreten lassen und berichten, wer stärker ist und wie sicher das ist.
    .bots = Ein Bot je Platz: { $bots }, mit Argumenten als name:key=value.
    .games = Wie viele Spiele; ohne Angabe 100.
    .seed = Gleicher Startwert, gleiche Spiele; ohne Angabe 0.
    .scatter = Die meisten Spiele bis zu so viele Züge lang zufällig beginnen; ohne Angabe 0.
    .ray = Auf einem Ray-Cluster spielen: seine Adresse, auto oder local, um hier einen zu starten.
    .out = Ein Ordner für Ergebnisse, Parquet-Dateien und Aufzeichnungen.
    .resume = Die Arena im Ordner --out fortsetzen.
    .records = Die Aufzeichnung jedes Spiels nach --out schreiben (auch ohne Angabe).
    .luckless = Auch Stellungen schreiben und was dort zu erwarten war, für kaiju fit.
cli-balance = Siegquoten nach Zugreihenfolge, Zahl der Monster und gekauften Karten ausrechnen.
    .players = Zahlen von Monstern, z.{"\u00A0"}B. 2,4,6; ohne Angabe alle.
    .bots = Wer spielt, Platz für Platz der Reihe nach: { $bots }.
    .games = Wie viele Spiele mit jeder Zahl von Monstern.
    .arenas = Die Spiele aus dem Ordner --out einer Arena nehmen.
    .plot = Ein Diagramm in diese Datei schreiben: .png, .svg oder .pdf.
cli-fit = Dem Netz der Bots beibringen, wer gewinnt, mit den Spielen von Arenen oder in Runden gegen sich selbst.
    .folders = Was Arenen mit --luckless nach --out geschrieben haben.
    .game = Von welchem Spiel die Arenen sein müssen, ohne Angabe egal; für Runden ohne Angabe { $game }.
    .rounds = Ganz von vorn lernen, in so vielen Runden aus Spielen und Lernen.
    .games = Wie viele Spiele in jeder Runde; ohne Angabe 1500.
    .out = Wohin die Gewichte kommen: eine Datei, bei Runden ein Ordner; ohne Angabe nach dem Spiel benannt.
    .seed = Gleicher Startwert und gleiche Arenen oder Runden, gleiche Gewichte.
    .epochs = Wie oft alles durchgegangen wird; ohne Angabe 24.
    .device = Womit gerechnet wird: cpu, gpu (mit PyTorch) oder auto.
    .workers = Wie viele Prozesse spielen; ohne Angabe alle Kerne.
cli-serve = Beide Spiele für Browser, Programme und Bots anbieten, bis Strg+C.
    .host = Auf welcher Adresse der Server zu erreichen ist; 0.0.0.0 für alle.
    .port = Auf welchem Port; 0 für irgendeinen freien.
    .workers = Wie viele Prozesse; mehr als einer braucht PostgreSQL und einen Vermittler.
    .broker = Das Redis, bei dem sich mehrere Prozesse treffen, auf diesem Rechner oder anderen: redis://host:6379
    .data = Der Ordner mit der Datenbank und settings.toml.
    .log-level = DEBUG, INFO, WARNING oder ERROR.
    .open = Das Spiel im Browser öffnen.
cli-export = Alle fertigen Spiele eines Servers als JSON-Zeilen und Parquet schreiben, auch während er läuft.
    .out = In welchen Ordner games.jsonl und games.parquet kommen.
cli-tokens = Die Zugangsschlüssel der Gäste eines Servers auflisten oder einen widerrufen, auch während er läuft.
    .name = Nur die von Gästen, in deren Namen das vorkommt.
    .revoke = Die Kennung des Schlüssels, der nicht mehr gelten soll, wie aufgelistet.
cli-cards = Die Karten mit Preis, Art und Effekt auflisten.
cli-rules = Die Regeln lesen: alles oder das, was zu einem Wort, einer Regelnummer oder einer Karte dasteht.
    .about = Was dazu dasteht: Wörter, eine Regelnummer oder der Name einer Karte; ohne Angabe alles.
cli-scenarios = Szenarien durchspielen oder auflisten, welche Regeln und Karten keines zitiert.
    .paths = Dateien oder Ordner; ohne Angabe die des Projekts.
    .coverage = Stattdessen auflisten, was kein Szenario zitiert.
    .game = Nur die Szenarien dieses Spiels.
    .spec = Eine andere Spezifikation als die des Projekts.
cli-replay = Ein aufgezeichnetes Spiel Zug für Zug nacherzählen, mit dem Grund für alles, was geschah.
cli-verify = Prüfen, ob jeder Wurf und jede Aufdeckung einer Aufzeichnung aus dem Geheimnis folgt, das vorher feststand.
cli-judge = Sagen, was in einer Stellung jede Antwort wert ist und wie gut alle stehen.
    .position = Ein Szenario, eine ebenso notierte Stellung oder die Aufzeichnung eines Spiels.
    .at = Nach wie vielen Schritten des Skripts oder Antworten der Aufzeichnung; ohne Angabe an ihrem Ende.
    .ms = Wie viele Millisekunden Bedenkzeit.
    .worlds = Wie viele Welten stattdessen durchgespielt werden: dasselbe Ergebnis, wie beschäftigt der Rechner auch ist.
    .seed = Derselbe Startwert und ebenso viele Welten ergeben dasselbe.
cli-language = Die Sprachen zeigen oder eine wählen, die von jetzt an gilt.
    .language = Welche Sprache: { $languages }.

# Was falsch getippt ist, in einem Satz.
error-no-such-command = Einen Befehl „{ $typed }“ gibt es nicht. Zur Wahl stehen { $commands }.
error-no-such-parameter = Einen Parameter { $typed } gibt es nicht. { $command } --help zeigt alle.
error-near-parameter = Einen Parameter { $typed } gibt es nicht. Meinst du { $near }?
error-no-number = { $what } braucht eine Zahl, nicht „{ $typed }“.
error-bad-value = { $what } kann nicht „{ $typed }“ sein.
error-missing = { $what } fehlt. { $command } --help erklärt es.
error-no-value = Nach { $what } fehlt etwas.
error-too-much = „{ $typed }“ ist hier zu viel. { $command } --help zeigt, was du tippen kannst.
error-repeated = { $what } steht zweimal da.
error-not-understood = Das ist nicht zu verstehen. { $command } --help zeigt, was du tippen kannst.

## Was das Urteil sagt

judge-answer = Antwort
judge-chance = Gewinnchance
judge-error = Fehler
judge-behind = Hinter der besten
judge-equal = Ebenso gut
judge-margin = Die Bewertung selbst kann um { $margin } danebenliegen (Standardfehler); durchgespielte Welten: { $worlds }.
judge-now = Gewinnchancen aller:

## Simulation, Szenarien und Aufzeichnungen

simulate-progress = Spielen
simulate-title =
    { $games ->
        [one] 1 Spiel { $game } mit { $players } Monstern.
       *[other] { $games } Spiele { $game } mit { $players } Monstern.
    }
simulate-wins = Siege nach Platz
simulate-seat = Platz
# As in English.
simulate-bot = Bot
simulate-games = Spiele
simulate-share = Anteil
simulate-endings = So endeten die Spiele
simulate-ending = Ende
simulate-turns = Züge pro Spiel: im Schnitt { $mean }, Median { $median }.
simulate-cards = Gekaufte Karten und wie oft es damit zum Sieg reichte
simulate-card = Karte
simulate-bought = Gekauft
simulate-win-rate = Gewonnen
arena-speed = { $speed } Spiele/s
arena-standings = Die Bots nach Siegen
arena-chairs = Plätze
arena-wins = Siege
arena-ci95 = 95-%-Intervall
arena-rating = OpenSkill-Wertung
arena-mu-sigma = { $mu } ± { $sigma }
arena-interrupted = Angehalten. Fertige Spiele: { $done } von { $games }.
arena-worker-lost = Ein Arbeitsprozess ist abgestürzt, vielleicht aus Speichermangel. Fertige Spiele: { $done } von { $games }.
arena-ray-died = Ein Arbeitsprozess im Ray-Cluster ist abgestürzt. Fertige Spiele: { $done } von { $games }.
arena-ray-memory = Einem Arbeitsprozess im Ray-Cluster ging der Speicher aus. Fertige Spiele: { $done } von { $games }.
arena-ray-raised = Ein Arbeitsprozess im Ray-Cluster ist an „{ $problem }“ gescheitert, siehe { $path }. Fertige Spiele: { $done } von { $games }.
arena-ray-lost = Der Ray-Cluster antwortet nicht mehr ({ $problem }). Fertige Spiele: { $done } von { $games }.
arena-go-on = Weiter geht es mit: { $command }

fit-reading = Einlesen
fit-training = Trainieren
fit-playing = Spielen, Runde { $number } von { $rounds }
fit-teaching = Lernen, Runde { $number } von { $rounds }
fit-title = { $game }: { $command }
fit-data = Woraus gelernt wurde
fit-round = Runde
fit-games = Spiele
fit-luckless = Glück bekannt
fit-positions = Stellungen
fit-held-back = Zum Testen
fit-playing-time = Spielen, min
fit-learning-time = Lernen, min
fit-losses = Kreuzentropie, außer beim Lernen auf den Testspielen; weniger ist besser
fit-taught = Beim Lernen
fit-luck-free = Ohne Glück
fit-apart = Abstand
fit-result = Wer gewann
fit-present = Bisherige Gewichte
fit-uniform = Gleiche Chancen
fit-epochs = Runde { $number }, Durchgang für Durchgang: Kreuzentropie ohne Glück
fit-epoch = Durchgang
fit-held = Zum Testen
fit-made = kaiju { $kaiju }, Regeln { $rules }, Python { $python }, { $computed }, { $build ->
        [compiled] kompiliert
       *[plain] nicht kompiliert
    }; Kerne: { $cores }.
fit-written = Die neuen Gewichte stehen in { $path }.
fit-stopped = Angehalten: Nichts ist geschrieben.
fit-interrupted = Angehalten; was fertig ist, bleibt. Weiter geht es mit: { $command }
fit-worker-lost = Ein Arbeitsprozess ist abgestürzt, vielleicht aus Speichermangel; was fertig ist, bleibt. Weiter geht es mit: { $command }

balance-title =
    { $games ->
        [one] Balance von { $game }: 1 Spiel mit { $bots }.
       *[other] Balance von { $game }: { $games } Spiele mit { $bots }.
    }
balance-seats = Siegquote nach Zugreihenfolge
balance-counts = Spiele nach Zahl der Monster
balance-length = Spieldauer nach Zahl der Monster
balance-cards = Siegquote der Monster, die eine Karte kauften
balance-of = { $players } Monster
balance-monsters = Monster
balance-order = Zugreihenfolge
balance-par = Rein zufällig
balance-turns = Züge
balance-first = Nr. 1 gewinnt
balance-buyers = Käufe
balance-card-buyers = Karte (Käufe)
balance-ending-points = Kronen
balance-ending-last = Letztes
balance-ending-nobody = Niemand
balance-ending-card = Karte
balance-ending-given-up = Abgebrochen

ending-points = 20 Kronen
ending-last = das letzte Monster
ending-nobody = niemand übrig
ending-card = eine Karte
ending-given-up = abgebrochen

scenario-failed = GESCHEITERT { $name }
scenario-way =
    { $way ->
        [clone] Weg: mit einem Klon bei jeder Frage
        [save] Weg: bei jeder Frage gespeichert und geladen
       *[plain] Weg: ohne Umweg
    }
scenario-step = Schritt: { $step }
scenario-expected = erwartet: { $expected }
scenario-found = gefunden: { $found }
scenario-position = Stellung: { $position }
scenario-summary = { $passed } bestanden, { $failed } gescheitert
coverage-missing = Von keinem Szenario zitiert ({ $count }):
coverage-excused = In keinem Szenario gezeigt, mit Begründung:
coverage-summary = { $cited } von { $wanted } zitiert, { $excused } begründet, { $missing } offen

# Was ein Szenario an einer Stelle erwartet und was es stattdessen findet.
scenario-end = das Ende
expected-allowed = „{ $text }“ ist erlaubt
expected-leaves = { $monster } verlässt das Spiel
expected-asked = { $monster } wird gefragt
expected-asked-for = { $monster } wird nach „{ $kind }“ gefragt
expected-asked-or-not = { $monster } wird gefragt (oder `reason: { $reason }`)
expected-refused = „{ $text }“ wird abgelehnt
expected-reason = abgelehnt wegen „{ $reason }“
expected-unchanged = eine Ablehnung ändert nichts
expected-answers = genau die Antworten { $answers }
expected-offered = „{ $text }“ steht zur Wahl
expected-missing = „{ $text }“ steht nicht zur Wahl
expected-phase = nach der letzten Antwort beginnt „{ $phase }“
expected-log = im Verlauf steht „{ $line }“
expected-discard = auf dem Abwurfstapel: { $cards }
expected-value = { $path } ist { $value }
found-over = das Spiel ist vorbei
found-asked = { $monster } wird nach „{ $kind }“ gefragt ({ $answers })
found-refused-over = abgelehnt ({ $reason }); das Spiel ist vorbei
found-refused-asked = abgelehnt ({ $reason }); { $monster } wird nach „{ $kind }“ gefragt ({ $answers })
found-allowed = es ist erlaubt
# As in English.
found-reason = { $reason }
found-changed = eine andere Stellung
# As in English.
found-value = { $value }
found-diverged = beim Nachspielen kommen andere Fragen

# Was an einer Stellung oder einem Szenario nicht stimmt; dessen eigene Wörter stehen darin, wie sie geschrieben sind.
# As in English.
nonsense-where = { $way }: { $problem }
nonsense-close = { $problem } Meinst du „{ $word }“?
nonsense-known = { $problem } Hier passt { $known }.
nonsense-found-nothing = nichts
# As in English.
nonsense-found-true = true
# As in English.
nonsense-found-false = false
nonsense-found-text = der Text „{ $value }“
nonsense-found-number = die Zahl { $value }
nonsense-found-map = eine Zuordnung
nonsense-found-list = eine Liste
# As in English.
nonsense-found-other = { $value }
nonsense-misfit =
    { $wanted ->
        [map] Hier gehört eine Zuordnung hin (`name: value`), nicht { $found }.
        [list] Hier gehört eine Liste hin, nicht { $found }.
        [text] Hier gehört ein Text hin, nicht { $found }.
        [number] Hier gehört eine ganze Zahl hin, nicht { $found }.
       *[flag] Hier gehört true oder false hin, ohne Anführungszeichen, nicht { $found }.
    }
nonsense-key = Der Name eines Eintrags ist ein Text, nicht { $found }.
nonsense-entries =
    { $count ->
        [0] Hier gehört 1 Eintrag hin, und es gibt keinen.
       *[other] Hier gehört 1 Eintrag hin, nicht { $count }: { $names }.
    }
nonsense-quoted = Die Zahl { $value } steht ohne Anführungszeichen.
nonsense-range = Hier gehört eine Zahl von { $least } bis { $most } hin, nicht { $value }.
nonsense-no-monster = Ein Monster „{ $word }“ gibt es nicht.
nonsense-no-card = Eine Karte „{ $word }“ gibt es nicht.
nonsense-no-turn-card = Eine Karte „{ $word }“, die einen Extrazug bringt, gibt es nicht.
nonsense-no-lasting-card = Eine Karte „{ $word }“, die nachwirkt, gibt es nicht.
nonsense-no-place = Einen Ort „{ $word }“ gibt es nicht.
nonsense-no-borough = Einen Bezirk „{ $word }“ gibt es nicht.
nonsense-no-building = Ein Gebäude „{ $word }“ gibt es nicht.
nonsense-no-unit = Eine Einheit „{ $word }“ gibt es nicht.
nonsense-no-tile = Weder ein Gebäude noch eine Einheit heißt „{ $word }“.
nonsense-no-token = Einen Chip „{ $word }“ gibt es nicht.
nonsense-no-face = Eine Würfelseite „{ $word }“ gibt es nicht.
nonsense-no-phase = Einen Schritt „{ $word }“ gibt es nicht.
nonsense-no-turn-phase = In einem Zug gibt es keinen Schritt „{ $word }“.
nonsense-no-bay = Tokyo Bay kann nicht „{ $word }“ sein.
nonsense-no-option = Eine Option „{ $word }“ gibt es nicht.
nonsense-no-value = Einen Wert „{ $word }“ gibt es nicht.
nonsense-no-entry = Einen Eintrag „{ $word }“ gibt es nicht.
nonsense-no-begun-entry = Ein Spiel von Anfang an hat keinen Eintrag „{ $word }“.
nonsense-no-beginning = Einen Anfang „{ $word }“ gibt es nicht.
nonsense-no-step = Einen Schritt „{ $word }“ gibt es nicht.
nonsense-no-refused = Weder ein Monster noch eine Art von Zufall heißt „{ $word }“.
nonsense-no-reason = Einen Grund „{ $word }“ gibt es nicht.
nonsense-no-answer = Keine Antwort beginnt mit „{ $word }“.
nonsense-no-noun = Weder Karte noch Monster, Ort, Würfelseite oder sonst etwas heißt „{ $word }“.
nonsense-no-game = Ein Spiel „{ $word }“ gibt es nicht.
nonsense-no-clause = Weder eine Regel noch eine Karte oder Klarstellung heißt „{ $word }“.
nonsense-option-players = Das gilt für { $players } Monster, nicht für { $count }.
nonsense-named-twice = Ein Monster steht doppelt da.
nonsense-seated-twice = { $monster } sitzt doppelt am Tisch.
nonsense-players = Es spielen { $least } bis { $most } Monster, nicht { $count }.
nonsense-row = In der Auslage liegen höchstens { $most } Karten, nicht { $count }.
nonsense-no-faces = Hier gehört mindestens 1 Würfelseite hin.
nonsense-no-answers = Hier gehört mindestens 1 Antwort hin.
nonsense-no-lines = Hier gehört mindestens 1 Zeile hin.
nonsense-step = Ein Schritt ist eine Zuordnung wie `{ $monster }: done`, nicht { $found }.
nonsense-refusals = Hier wird 1 Antwort abgelehnt, nicht { $count }.
nonsense-nothing-expected = Hier wird nichts erwartet.
nonsense-nothing-of-monster = Von diesem Monster wird nichts erwartet.
nonsense-empty = Ein Szenario braucht ein Skript oder eine Erwartung.
nonsense-early-dice = Würfel liegen nur auf dem Tisch, wenn der Zug erst nach dem Wurf beginnt.
nonsense-names-only = Bei einem Spiel von Anfang an stehen nur die Namen der Monster da.
nonsense-not-keep = { $card } ist keine dauerhafte Karte, und nur solche liegen vor einem Monster.
nonsense-not-owned = { $monster } hat die Karte { $card } nicht.
nonsense-copies = { $card } liegt in { $places }, aber es gibt die Karte nur { $most }-mal.
nonsense-dice = { $count } Würfel, aber kein Monster wirft mehr als { $most }.
nonsense-life = { $monster } hat { $life } Leben: Mit diesen Karten sind es 1 bis { $most }, oder das Monster ist raus.
nonsense-used-up = Auf { $card } liegt nichts mehr, also hätte { $monster } die Karte schon abgeworfen.
nonsense-counters =
    { $most ->
        [0] { $monster } hat { $count } auf { $card }, aber darauf liegt nie etwas.
       *[other] { $monster } hat { $count } auf { $card }, aber darauf liegen höchstens { $most }.
    }
nonsense-dead-turn = Dran ist { $monster }, und das Monster ist raus.
nonsense-dead-waits = { $monster } ist raus und hat weder Züge noch Wirkungen.
nonsense-dead-keeps = { $monster } ist raus und hat noch einen Eintrag „{ $what }“. Wer raus ist, behält nichts.
nonsense-dead-owns = { $monster } ist raus und hat noch eine Zielkarte oder Einheiten.
nonsense-stacks = In einem Bezirk liegen höchstens { $most } Stapel, nicht { $count }.
nonsense-stack = Ein Stapel heißt `{ $tile }`, `{ $tile } +1` oder `{ $tile } +2`, nicht „{ $text }“.
nonsense-crowded = Zu viele Monster am Ort „{ $place }“: { $monsters }. Platz ist für { $room }.
nonsense-no-track = { $monster } steht am Ort „{ $place }“, aber dieses Spiel nutzt das Feld 5–6 nicht.
nonsense-tokens = Die Monster haben { $count } Chips der Art { $token }, aber es gibt nur { $most }.
nonsense-tops = { $count } Stapel zeigen { $tile }, aber davon gibt es nur { $most }.
nonsense-units = Die Einheit { $tile } kommt { $count }-mal vor, aber nur { $left } übrige Plättchen können sie zeigen.
nonsense-covered = In den Stapeln liegen { $count } verdeckte Gebäude, übrig sind aber nur { $left } Plättchen.
nonsense-bay-closed = Tokyo Bay kann nicht offen sein: Dafür braucht es 5 lebende Monster und die Option `bay: on`.
nonsense-closed = { $monster } steht am Ort „{ $place }“, aber der ist gesperrt.
nonsense-gone-die = In diesem Spiel wird nie ein Würfel abgeworfen, also steht auch keiner als `-` da.
nonsense-resolved = `resolved` und `added` sagen in diesem Spiel nichts über eine Stellung.
nonsense-top = { $card } kann nicht oben auf dem Nachziehstapel liegen: Die Karte ist nicht darin.
nonsense-seen = `seen` sagt, wer die oberste Karte des Nachziehstapels kennt, aber `top` fehlt.
nonsense-copies-itself = { $monster } kann { $card } nicht kopieren: Die Karte kopiert selbst.
nonsense-no-copier = { $monster } hat keine Karte, die { $card } kopieren könnte.
nonsense-not-there = { $monster } hat { $card } nicht, also ist dort nichts zu kopieren.
nonsense-no-path = Eine Datei oder einen Ordner { $path } gibt es nicht.
nonsense-unreadable = Das lässt sich nicht lesen: { $problem }.
nonsense-no-yaml =
    { $number ->
        [0] Das ist kein YAML.
       *[other] Das ist kein YAML, siehe Zeile { $number }.
    }
nonsense-twice = In Zeile { $number } steht „{ $key }“ zum zweiten Mal in derselben Zuordnung.
nonsense-no-map = Das ist kein Szenario: Dort gehört eine Zuordnung hin, nicht { $found }.
nonsense-no-key = Das ist kein Szenario: Der Eintrag „{ $key }“ fehlt.
nonsense-unplayable = Das Szenario lässt sich nicht spielen, das Programm ist gescheitert: `{ $problem }`
nonsense-no-specification = Ein Regelwerk { $path } gibt es nicht.
nonsense-bad-specification = Das Regelwerk { $path } lässt sich nicht lesen.
nonsense-no-clauses = { $path } ist kein Regelwerk: Es hat keine Regeln.
nonsense-no-example = { $game } hat kein Beispiel „{ $example }“.

cards-cost = Preis
cards-kind = Art
cards-effect = Effekt

# Was geschah und warum.
# As in English.
record-because = { $text } ({ $why })
record-verified =
    Jeder Zufall ist geprüft: { $rolls ->
        [one] 1 Wurf
       *[other] { $rolls } Würfe
    } und { $reveals ->
        [one] 1 Aufdeckung
       *[other] { $reveals } Aufdeckungen
    } folgen aus dem Geheimnis, das vorher feststand. { $result }
record-parts =
    { $parts ->
        [one] Der Zufallsteil von 1 Platz passt
       *[other] Die Zufallsteile von { $parts } Plätzen passen
    } zu dem, was feststand, bevor einer davon zu sehen war.
record-withheld = { $monster }: Der Zufallsteil wurde nicht rechtzeitig gezeigt, deshalb hat ein Bot den Platz übernommen.
record-rewound =
    Das Spiel wurde { $times ->
        [one] einmal
       *[other] { $times }-mal
    } zurückgesetzt; was danach kam, wurde neu gezogen.

# Was nicht geht, in einem Satz.
error-no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen { $games }.
error-no-such-language = Die Sprache „{ $language }“ gibt es hier nicht, nur { $known }.
error-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen { $bots }.
error-too-many-people =
    { $seats ->
        [one] { $humans } Menschen passen nicht auf 1 Platz.
       *[other] { $humans } Menschen passen nicht auf { $seats } Plätze.
    }
error-save-exists = { $path } gibt es schon: Nimm --resume zum Weiterspielen oder einen anderen Namen.
error-no-save = In { $folder } ist kein Spiel zum Weiterspielen gespeichert.
error-rules-nothing = Zu „{ $wanted }“ steht nichts in den Regeln.
error-record-game = Das ist eine Aufzeichnung von { $found }, nicht von { $wanted }.
error-players = „{ $typed }“ passt nicht. Gefragt ist, wie viele Monster spielen: Zahlen von { $least } bis { $most }, etwa { $least },{ $most }.
error-no-bot-class = In { $place } gibt es keine Klasse „{ $name }“ mit einer Methode choose.
error-no-bot-file = Eine Datei { $place } gibt es nicht.
error-no-bot-module = Der Bot { $bot } lässt sich nicht aus { $place } laden: { $problem }.
error-bot-arguments = Der Bot { $bot } lässt sich nicht erzeugen: { $problem }.
error-no-bot-argument = „{ $pair }“ beim Bot { $bot } hat nicht die Form name=wert.
error-bot-failed = Der Bot { $bot } auf Platz { $seat } ist in Spiel { $number } (Startwert „{ $seed }“) an der Frage „{ $question }“ gescheitert: { $problem }. Die Aufzeichnung bis dahin liegt in { $path }, der Traceback daneben.
error-no-package = Dafür fehlt { $package }: pip install { $package } (in einem Klon des Projekts: make setup-dev).
error-ray = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $problem }
error-plot = { $path } taugt nicht für ein Diagramm: Der Name muss auf { $kinds } enden.
error-arena-no-out = --resume braucht --out, den Ordner der Arena, die weitergehen soll.
error-arena-nothing = In { $folder } gibt es keine Arena.
error-arena-exists = { $folder } ist nicht leer: Nimm --resume, um die Arena dort fortzusetzen, oder einen anderen Ordner.
error-arena-other = In { $folder } liegt ein anderer Plan: Dort ist { $what } gleich { $there }.
error-arena-mixed = In { $folder } liegen Spiele von { $game }, die nicht zu den anderen passen.
error-arena-luckless = --luckless braucht --out, den Ordner für die Stellungen.
error-fit-either = Nenne entweder Ordner von Arenen oder mit --rounds, wie viele Runden es sein sollen (und mit --games, wie viele Spiele).
error-fit-no-positions = In { $folder } liegen keine Stellungen fertiger Spiele: Die schreibt --luckless.
error-fit-occupied = { $folder } ist nicht leer, und darin lässt sich nichts fortsetzen: Nimm einen anderen Ordner.
error-fit-other = In { $folder } wird etwas anderes gelernt: Dort ist { $what } gleich { $there }.
error-fit-colon = { $path } geht nicht: Darin darf kein Doppelpunkt vorkommen.
error-fit-device = „{ $device }“ gibt es hier nicht, zur Wahl stehen { $devices }.
error-fit-no-torch = Auf der GPU rechnet PyTorch, und das ist nicht installiert: pip install 'kaiju-kings[fit]'
error-fit-no-gpu = PyTorch findet hier keine GPU; ohne --device gpu rechnet der Prozessor.
error-fit-other-game = In { $folder } liegen Spiele von { $game }, nicht von { $wanted }.
error-fit-twice = In { $folder } liegen dieselben Spiele wie in { $other }: Wer mit Spielen testet, darf nicht aus ihnen lernen.
error-fit-too-few =
    { $games ->
        [one] 1 gewonnenes Spiel ist zu wenig zum Lernen, nötig sind mindestens { $least }.
       *[other] { $games } gewonnene Spiele sind zu wenig zum Lernen, nötig sind mindestens { $least }.
    }
error-fit-out = { $path } lässt sich nicht schreiben: Das ist ein Ordner, oder der Ordner dafür fehlt.
error-too-few = { $what } muss mindestens { $least } sein.

# Was mit einer Aufzeichnung oder einem Spielstand nicht stimmt.
spoilt-file = { $path }: { $problem }
spoilt-unreadable = Das lässt sich nicht lesen: { $problem }.
spoilt-no-record = Das ist keine Aufzeichnung von Kaiju Kings.
spoilt-cut-off = Die Aufzeichnung ist abgeschnitten: Ihre letzte Zeile mit der Prüfsumme fehlt.
spoilt-changed = Die Aufzeichnung wurde nachträglich geändert: Ihre Prüfsumme passt nicht.
spoilt-line = Zeile { $number } der Aufzeichnung ist nicht zu verstehen: { $line }
spoilt-incomplete = Die Aufzeichnung ist unvollständig: Die Angabe „{ $key }“ fehlt.
spoilt-rules = Die Aufzeichnung folgt den Regeln { $played }, hier gelten die Regeln { $here }.
spoilt-setup = Das Spiel der Aufzeichnung lässt sich nicht aufbauen: Monster oder Optionen passen nicht dazu.
spoilt-unplayable = Zeile { $number } der Aufzeichnung lässt sich nicht spielen: { $line }
spoilt-winner = Laut Aufzeichnung hat { $winner } gewonnen, beim Nachspielen kommt es anders.
spoilt-has-end = Laut Aufzeichnung ging das Spiel nicht zu Ende, beim Nachspielen aber schon.
spoilt-no-secret = Die Aufzeichnung nennt ihr Geheimnis nicht. Würfe und Karten lassen sich deshalb nicht prüfen.
spoilt-other-secret = Es ist nicht das Geheimnis, das vor dem ersten Wurf feststand.
spoilt-bad-secret = Das Geheimnis der Aufzeichnung ist kein Text in einer Zeile.
spoilt-other-nonce = Der Zufallsteil von Platz { $seat } ist nicht der, dessen Fingerabdruck vorher zu sehen war.
spoilt-other-pile = Die Aufzeichnung gibt nicht richtig an, woraus „{ $line }“ gezogen wurde.
spoilt-bent = Beim Zufall wurde nachgeholfen: In der Aufzeichnung steht „{ $line }“, aus dem Geheimnis folgt „{ $drawn }“.
spoilt-no-game = Das ist die Aufzeichnung eines Spiels, das es hier nicht gibt: { $game }.
spoilt-no-save = Das ist kein Spielstand dieser Version.
spoilt-other-game = Das ist ein Spielstand von { $found }, nicht von { $game }.
spoilt-broken = Der Spielstand lässt sich nicht lesen: Jemand hat ihn geändert, oder er folgt anderen Regeln.
spoilt-no-card = Eine Karte { $card } gibt es in diesem Spiel nicht.
spoilt-endless = Von allein würde dieses Spiel nie enden.
spoilt-no-top = Keine Karte im Nachziehstapel kann die angesehene sein.
spoilt-save-cut-off = Das ist kein Spielstand, oder er ist abgeschnitten.
spoilt-save-version = Das ist kein Spielstand dieser Version.
spoilt-save-changed = Der Spielstand wurde nachträglich geändert: Seine Prüfsumme passt nicht.
spoilt-save-rules = Nach diesen Regeln lässt sich das Spiel nicht fortsetzen.
spoilt-save-bot = Es spielt ein Bot mit, den es hier nicht gibt: { $bot }.
spoilt-plan = Das ist nicht der Plan einer Arena.
spoilt-plan-rules = Die Arena folgt den Regeln { $played }, hier gelten die Regeln { $here }.
spoilt-result = Eine Zeile darin ist kein Ergebnis.
spoilt-positions = Aus diesen Stellungen kann diese Version nicht lernen.
spoilt-no-positions = Hier sind keine Stellungen aus Spielen, die jemand gewonnen hat.
spoilt-course = Das ist nicht der Plan eines Trainings.

# Was das System meldet, als Ende eines Satzes.
trouble-missing = diese Datei oder diesen Ordner gibt es nicht
trouble-forbidden = der Zugriff ist nicht erlaubt
trouble-exists = das gibt es schon
trouble-folder = das ist ein Ordner
trouble-no-folder = das ist kein Ordner
trouble-full = der Datenträger ist voll
trouble-read-only = dort lässt sich nichts schreiben
trouble-port-taken = diesen Port nutzt schon ein anderes Programm
trouble-no-address = diese Adresse hat der Rechner nicht
trouble-other = das System lässt es nicht zu
error-file = { $path }: { $problem }.
error-judge-at = So weit reicht es nicht: Es gibt nur { $most } Antworten oder Schritte.
error-judge-script = Das Skript von { $name } lässt sich nicht spielen; { $command } sagt, warum.
error-no-scenarios = Hier sind keine Szenarien.

# Warum eine Datenbank nicht zu benutzen ist.
database-no-address = Eine Datenbank ist sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK.
database-unknown = Eine Datenbank { $kind } kennt der Server nicht, nur sqlite und postgresql.
database-no-file = Eine SQLite-Datenbank liegt in einer Datei: sqlite:///DATEI
database-missing = { $path } gibt es nicht.
database-failed = { $place }: { $problem }
database-says = Die Datenbank unter { $place } meldet: „{ $problem }“
database-newer = { $path } stammt von einer neueren Version von Kaiju Kings. Starte den Server mit dieser.
database-link = { $path } ist eine Verknüpfung. Gib die Datei selbst an.
settings-wrong = { $path }: { $problem }

## Der Server

server-stale = Am Tisch ging es schon weiter. Sieh nach und antworte noch einmal.
server-moved = Der Tisch zieht gerade auf einen anderen Server um. Versuch es gleich noch einmal.
server-not-asked = Du bist gerade nicht gefragt.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-begun = Das Spiel hat schon begonnen.
server-not-revealing = An diesem Tisch werden gerade keine Zufallsteile gesammelt.
server-other-nonce = Das ist nicht der Zufallsteil, dessen Fingerabdruck du vorher gezeigt hast.
server-stuck = Dieses Spiel begann nach anderen Regeln und kann nicht weitergehen. Zuschauen geht noch.
server-rule-failed = Das hat der Server nicht geschafft. Geändert hat sich nichts, der Fehler ist notiert.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-seated = Du sitzt schon an diesem Tisch, auf Platz { $seat }.
server-no-mute = Auf diesem Platz sitzt niemand, den du stummschalten kannst.
server-not-seated = Du hast keinen Platz an diesem Tisch.
server-no-seat = Dieser Platz ist nicht frei.
server-seats-open = Noch sind Plätze frei: Warte oder lass Bots ran.
server-no-table = Diesen Tisch gibt es nicht.
server-no-game = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen { $games }.
server-no-monster = Ein Monster „{ $monster }“ gibt es in diesem Spiel nicht.
server-monster-taken = { $monster } ist schon vergeben.
server-too-many-tables =
    { $most ->
        [one] Du hast schon 1 Tisch offen, mehr geht nicht: Spiel dort zu Ende oder schließ ihn.
       *[other] Du hast schon { $most } Tische offen, mehr geht nicht: Spiel an einem zu Ende oder schließ einen.
    }
server-bad-token = Dein Zugangsschlüssel gilt hier nicht: Er ist verändert, abgelaufen oder von einem anderen Server.
server-no-token = So einen Zugangsschlüssel hast du nicht.
server-bad-name = Ein Name hat genau eine Zeile und ist nicht leer.
server-no-code = Dieser Code gilt nicht: Er ist verbraucht, abgelaufen oder vertippt.
server-no-bot = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen { $bots }.
server-one-seat = Du selbst kannst nur 1 Platz nehmen. Die anderen sind offen, für Eingeladene oder für Bots.
server-no-record = Ein fertiges Spiel mit dieser Kennung gibt es nicht.
server-no-example = Dieses Beispiel gibt es nicht.
server-sick = In die Datenbank lässt sich nichts schreiben.
server-mixed-rules = Dieses Spiel begann nach älteren Regeln und ging nach neueren weiter: Zuschauen geht, prüfen nicht.
server-honest = Jeder Wurf und jede Aufdeckung folgt aus dem Geheimnis, das vorher feststand: { $checked } geprüft.
server-dishonest = Der Aufzeichnung ist nicht zu trauen: { $problem }
server-too-much = Das ist zu viel auf einmal. Warte { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }.
server-too-many-connections =
    { $most ->
        [one] Von deiner Adresse gibt es schon 1 Verbindung, mehr geht nicht.
       *[other] Von deiner Adresse gibt es schon { $most } Verbindungen, mehr geht nicht.
    }
server-bad-message = Diese Nachricht versteht der Server nicht: { $problem }.
server-bad-request = Diese Anfrage versteht der Server nicht: { $problem }.
server-no-hello = Sag erst Hallo: Schick eine Nachricht vom Typ hello.
server-not-now = Das geht gerade nicht.
server-no-page = Hier ist nichts.
server-no-method = Das geht hier nicht.
server-too-big = Das ist zu groß.
server-failed = Auf dem Server ging etwas schief. Geändert hat sich nichts, der Fehler ist notiert.
serve-ready = Kaiju Kings läuft unter { $address } (Strg+C beendet es).
serve-no-browser = Hier lässt sich kein Browser öffnen. Öffne { $address } selbst.
error-serve = Der Server kann nicht starten: { $problem }
error-serve-one-process = SQLite kann nur einen Prozess. Für --workers nimm PostgreSQL: --database postgresql://user@host/name
error-serve-broker = Mehrere Prozesse treffen sich bei einem Redis. Nenne es: --broker redis://host:6379
error-serve-no-broker = Es gibt kein Redis, bei dem sich die Prozesse treffen könnten: { $problem }
error-serve-not-alone = Ein anderer Server benutzt diese Datenbank. Mehrere müssen sich beim selben --broker treffen.
error-serve-port = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $problem }.
error-export = Die Spiele lassen sich nicht exportieren: { $problem }
error-tokens = Die Zugangsschlüssel lassen sich nicht lesen: { $problem }
error-no-token = Einen gültigen Zugangsschlüssel { $file } gibt es nicht.
tokens-revoked = Der Zugangsschlüssel { $file } gilt nicht mehr. Wer damit verbunden ist, wird in wenigen Sekunden getrennt.
export-progress = Spiele schreiben
export-done = { $games ->
    [one] 1 fertiges Spiel liegt in { $folder }.
   *[other] { $games } fertige Spiele liegen in { $folder }.
}
error-serve-in-use = Ein anderer Server benutzt { $file } schon.
server-bot-name = Namen, die mit BOT beginnen, gehören den Bots. Nimm einen anderen.
server-no-robot = Das hier ist nur für Bots: POST /api/bot legt ein Konto für einen an.
server-no-rule = „{ $rule }“ ist keine automatische Antwort. Es gibt „stay“, „flee“ mit einer Zahl von Leben und „decline“ mit einer Karte.
server-bad-chat = Schreib etwas Lesbares in eine Zeile.
server-long-chat = Das ist zu lang: höchstens { $most } Zeichen.
server-not-over = Das Spiel ist noch nicht vorbei.
server-no-replay = Dieses Spiel lief nach anderen Regeln, darum gibt es keine Wiederholung. Den Verlauf kannst du noch lesen.
server-no-hints = An diesem Tisch bleiben die Chancen verdeckt.
server-not-idle =
    { $minutes ->
        [one] Hier spielt noch jemand. Schließen geht erst, wenn 1 Minute lang niemand gespielt hat.
       *[other] Hier spielt noch jemand. Schließen geht erst, wenn { $minutes } Minuten lang niemand gespielt hat.
    }
# Was in einer Anfrage, Nachricht oder Einstellungsdatei nicht passt, als Ende eines Satzes.
misfit-no-json = Das ist kein JSON
misfit-no-text = Das ist kein Text
misfit-no-utf-8 = Das ist kein UTF-8
misfit-no-toml =
    { $number ->
        [0] Das ist kein TOML
       *[other] Das ist kein TOML, siehe Zeile { $number }
    }
misfit-too-deep = Das ist zu tief verschachtelt
misfit-missing = „{ $field }“ fehlt
misfit-unknown = „{ $field }“ ist unbekannt
misfit-kind =
    { $kind ->
        [number] „{ $field }“ muss eine ganze Zahl sein
        [decimal] „{ $field }“ muss eine Zahl sein
        [text] „{ $field }“ muss ein Text sein
        [flag] „{ $field }“ muss true oder false sein
        [list] „{ $field }“ muss eine Liste sein
        [map] „{ $field }“ muss ein Objekt sein
       *[other] „{ $field }“ ist von der falschen Art
    }
misfit-whole =
    { $kind ->
        [map] Das muss ein Objekt sein
       *[other] Das ist von der falschen Art
    }
misfit-least = „{ $field }“ ist zu klein, die Grenze ist { $least }
misfit-most = „{ $field }“ ist zu groß, die Grenze ist { $most }
misfit-short = „{ $field }“ ist zu kurz, mindestens { $least }
misfit-long = „{ $field }“ ist zu lang, höchstens { $most }
misfit-pattern = „{ $field }“ enthält Zeichen, die dort nicht stehen dürfen
misfit-value = „{ $field }“ kann nicht „{ $value }“ sein
misfit-other = „{ $field }“ passt nicht

# As in English.
lobby-title = Kaiju Kings
lobby-tables = Tische
lobby-none = Hier spielt gerade niemand.
lobby-game = Spiel
lobby-players = Wer spielt
lobby-status = Stand
lobby-free = Freie Plätze
lobby-waiting = wartet auf Gäste
lobby-revealing = beginnt
lobby-playing = läuft
## Browser: überall

# Eine Nachricht `screen-x` steht im Browser anstelle von `x`.
web-description = Spiel King of New York und King of Tokyo gegen Bots oder mit anderen.
web-unsupported = Dein Browser ist zu alt für das Spiel. Jeder aus den letzten Jahren reicht.
web-no-script = Das Spiel braucht JavaScript, und das ist hier abgeschaltet.
web-plain = Die Tische als einfache Liste
web-guest-name = Gast { $number }
# As in English.
web-title = { $page } · Kaiju Kings
web-no-page = Unter dieser Adresse gibt es keine Seite.
web-no-part = Ein Teil des Spiels lässt sich nicht laden. Ist der Server noch da? Lade die Seite neu.
web-to-home = Zur Startseite
web-gallery-title = Alle Fragen beider Spiele
web-gallery-tension = Spannung

# Die Wahl der Sprache. `language-name` und `language-note` stehen darin immer auf Deutsch: die Sprache selbst, und wie viel übersetzt ist.
language-note = ganz übersetzt
language-open = Sprache: { language-name }
language-now = Ab jetzt auf Deutsch.
language-cards = Kartennamen
language-cards-own = deutsch
language-cards-printed = englisch wie auf der Karte
language-sample = So sieht es aus
language-device = Gilt nur für dieses Gerät. Die anderen am Tisch lesen weiter in ihrer Sprache.

## Browser: die Bühne, auf der sich alles ausprobieren lässt, was sich bewegt

# Die großen Momente: ein Titel in großen Buchstaben und eine Zeile darunter.

spectacle-beginning = { $monster } beginnt
    .you = Du beginnst
    .line =
        { $amount ->
            [0] Das Los hat entschieden
            [one] Mit 1 Kralle
           *[other] Mit { $amount } Krallen
        }
    .rolled =
        { $amount ->
            [one] 1 Kralle
           *[other] { $amount } Krallen
        }
spectacle-first-blood = Erstes Blut
    .line =
        { $other ->
            [none] Als Erstes erwischt es { $monster }
           *[other] { $other } trifft { $monster }
        }
# As in English.
spectacle-superstar = Superstar
    .line =
        { $other ->
            [none] { $monster } steht jetzt im Rampenlicht
           *[other] { $monster } stiehlt { $other } die Show
        }
spectacle-statue = Freiheitsstatue
    .line =
        { $other ->
            [none] Sie erwacht und hilft { $monster }
           *[other] Sie lässt { $other } stehen und hilft { $monster }
        }
spectacle-alarm = { $monster } hat { $amount }
    .you = Du hast { $amount }
    .line =
        { $left ->
            [one] Noch 1 Krone bis zum Sieg
           *[other] Noch { $left } Kronen bis zum Sieg
        }
spectacle-twenty = { $monster } hat { $amount }
    .you = Du hast { $amount }
    .line = Nur noch diesen Zug überleben, dann ist das Spiel gewonnen
spectacle-out = { $monster } ist raus
    .you = Du bist raus
spectacle-out-attack =
    { $amount ->
        [one] { $other } krallt sich das letzte Leben
       *[other] { $other } krallt sich die letzten { $amount } Leben
    }
spectacle-out-ouch =
    { $amount ->
        [one] Die Einheiten { $where-in } schießen das letzte Leben weg
       *[other] Die Einheiten { $where-in } schießen die letzten { $amount } Leben weg
    }
spectacle-out-poison =
    { $amount ->
        [one] Das Gift frisst das letzte Leben
       *[other] Das Gift frisst die letzten { $amount } Leben
    }
spectacle-out-card =
    { $other ->
        [none] Durch eine eigene Karte: { $why }
       *[other] Durch { $other }: { $why }
    }
spectacle-out-else = { $why }
# Die Karten, die den Treffer stärker gemacht haben.
spectacle-out-with = { $line }, dank { $what }
spectacle-last-two = Die letzten zwei
    .line = { $monster } gegen { $other }
spectacle-victory = { $monster } gewinnt
    .you = Du gewinnst
    .line = { $why }
    .close = { $why }, mit nur 1 Krone Vorsprung
spectacle-nobody = Niemand gewinnt
    .line = { $why }
    .all = Alle sind raus
    .none = Niemand gewinnt

stage-title = Die Bühne
stage-part-stage = Szenen
stage-part-monsters = Monster
stage-part-sounds = Klänge
stage-game = Spiel
stage-scene-beginning = Der Anfang
stage-scene-first-blood = Erstes Blut
# As in English.
stage-scene-superstar = Superstar
stage-scene-statue = Freiheitsstatue
stage-scene-alarm = 17 Kronen
stage-scene-twenty = 20 Kronen
stage-scene-out = Ein Monster raus
stage-scene-last-two = Die letzten zwei
stage-scene-victory = Sieg
stage-scene-nobody = Alle raus
stage-film-again = Abspielen
stage-monsters-help = Tippe ein Bild an, und es bewegt sich. Tippe eine Aktion an, und alle Monster machen mit.
stage-cell = { $monster }: { $action }
stage-all = { $action }, alle Monster
stage-speed = Tempo
stage-speed-calm = ruhig
# As in English.
stage-speed-normal = normal
stage-speed-brisk = flott
stage-speed-instant = sofort
stage-motion = Bewegung
stage-motion-full = bewegt
stage-motion-reduced = Standbilder
stage-sight = Ansicht
stage-sight-colours = in Farbe
stage-sight-grey = in Grau
stage-sight-protanopia = ohne Rot
stage-sight-deuteranopia = ohne Grün
stage-sight-tritanopia = ohne Blau
stage-life = Leben
stage-life-well = unverletzt
stage-life-hurt = noch 3
stage-action-idle = Warten
stage-action-wake = Aufwachen
stage-action-roll = Würfeln
stage-action-attack = Angreifen
stage-action-hit = Einstecken
stage-action-heal = Heilen
stage-action-enter = Einziehen
stage-action-flee = Fliehen
stage-action-buy = Kaufen
stage-action-celebrate = Feiern
stage-action-fall = Umfallen
stage-action-taunt = Spotten

## Browser: Startseite und Tische

home-tag-line =
    Würfle. Mach die Stadt platt.
    Bleib als letztes Monster stehen
    oder hol dir als erstes 20 Kronen.
home-play-now = Jetzt spielen
home-play-king-of-new-york =
    { $monster ->
        [none] gegen 3 leichte Bots in New York, etwa 9 Minuten
       *[other] als { $monster } gegen 3 leichte Bots, etwa 9 Minuten
    }
home-play-king-of-tokyo =
    { $monster ->
        [none] gegen 3 leichte Bots in Tokyo, etwa 7 Minuten
       *[other] als { $monster } gegen 3 leichte Bots, etwa 7 Minuten
    }
home-play-as = Spielen als
home-other-king-of-new-york = Lieber New York
home-other-king-of-tokyo = Lieber Tokyo
home-play-busy = Die Würfel sind unterwegs …
home-learn = In 2 Minuten erklärt
home-legal = Inoffizielles Fanprojekt mit eigenen Zeichnungen. Ohne Verbindung zum Verlag von King of Tokyo und King of New York.
home-bar = Seiten
home-start = Spiel starten
home-home = Startseite
home-watch-games = Zuschauen
home-rules = Regeln
home-language = Sprache
home-me-nobody = Wer bist du?
home-loading = Lädt …
home-unreachable = Der Server antwortet nicht. Läuft er, und bist du online?
home-retry = Noch einmal
# As in English.
home-game-king-of-new-york = New York
# As in English.
home-game-king-of-tokyo = Tokyo

# Wie lange eine Entscheidung dauern darf.
home-pace-none = Ohne Limit
home-pace-seconds = { $count } s
home-pace-minutes = { $count } min
home-pace-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
home-pace-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
home-line-pace =
    { $limited ->
        [0] ohne Uhr
       *[other] { $pace } pro Entscheidung
    }
home-line-hints = mit Chancenanzeige
home-line-no-hints = ohne Chancenanzeige
home-line-public = öffentlich
home-line-private = nur per Link

# Ein neuer Tisch.
home-new-title = Neuer Tisch
home-new-note = mit anderen, mit Bots oder gemischt
home-new-game = Spiel
home-new-seats = Plätze
# As in English.
home-new-bots = Bots
home-new-mixed = Deine Bots sind verschieden stark. Was du hier wählst, gilt für alle.
home-new-pace = Bedenkzeit
home-new-pace-people = Ab 2 Menschen am Tisch gilt immer ein Limit.
home-new-options = Optionen
home-new-hints = Chancen zeigen
home-new-hints-help = Wer entscheidet, darf die Chancen der Würfel nachsehen und das Risiko auszuscheiden.
home-new-no-hints-help = Die Chancen bleiben verdeckt.
home-new-private = Nur per Link
home-new-public-help = Alle sehen den Tisch hier und dürfen mitspielen oder zuschauen.
home-new-private-help = Den Tisch findet nur, wer den Link hat.
home-new-rules = Regeln für { $game }
home-new-open = Tisch öffnen
home-new-busy = Öffnet …

# Plätze.
seat-number = Platz { $number }
seat-change = Platz { $number }: { $who }. Ändern
seat-add = Platz hinzufügen
seat-remove = Platz entfernen
seat-least = Das Spiel braucht { $least } Plätze.
seat-level = Wie gut dieser Bot spielt
seat-tile-open = frei
seat-kind-guest = Ich
    .help = Hier sitzt du selbst. Ohne so einen Platz schaust du nur zu.
seat-kind-open = Frei
    .help = Wer zuerst kommt, setzt sich.
seat-kind-invited = Reserviert
    .help = Für eine bestimmte Person, die ihren eigenen Link bekommt.
# As in English.
seat-kind-bot = Bot
seat-level-random = Zufall
    .help = Macht irgendwas. Gut für einen Lacher.
seat-level-rookie = Leicht
    .help = Meint es gut und macht Anfängerfehler.
# As in English.
seat-level-brawler = Normal
    .help = Spielt vernünftig, nach Faustregeln.
seat-level-strategist = Schwer
    .help = Kennt die Chancen und denkt einen Zug voraus.
seat-level-mastermind = Meister
    .help = Spielt alles im Kopf durch und entscheidet erst dann.
seat-level-champion = Großmeister
    .help = Rechnet aus, was jede Antwort wert ist und wie sicher das ist.
# As in English.
seat-bot-level = Bot: { $level }
seat-fill = Wer auf Platz { $number } sitzt
seat-mine = du
seat-here = da
seat-not-here = gerade nicht da
seat-sit = Hinsetzen
seat-sit-at = Auf Platz { $number } setzen
seat-get-up = Aufstehen
seat-remove-guest = { $name } entfernen
seat-taken-by = vergeben: { $name }
seat-monster-mine = du
seat-monster-chosen = Klicke dein Monster noch einmal an, wenn du lieber nimmst, was beim Start übrig ist.
seat-monster-any = Wähle eins oder nimm, was beim Start übrig ist.

# Regeloptionen: wie sie heißen, worum es geht und ihre Werte, wie sie in einer Liste von Tischen stehen.
option-king-of-new-york-advanced = 2 Monster in Manhattan
    .help = Bei 5 oder 6 Monstern haben in Manhattan 2 Platz.
option-king-of-new-york-advanced-on = 2 Monster in Manhattan
option-king-of-new-york-advanced-off = 1 Monster in Manhattan
option-king-of-new-york-first = Wer beginnt
    .help = Wie im Regelheft: Wer die meisten Krallen würfelt, beginnt.
option-king-of-new-york-first-roll = Die Würfel entscheiden
# As in English.
option-king-of-tokyo-bay = Tokyo Bay
    .help = Bei 5 oder 6 Monstern gibt es in Tokyo einen zweiten Platz.
option-king-of-tokyo-bay-on = mit Tokyo Bay
option-king-of-tokyo-bay-off = ohne Tokyo Bay
option-king-of-tokyo-first = Wer beginnt
    .help = Entweder das Los oder wer die meisten Krallen würfelt.
option-king-of-tokyo-first-random = Das Los entscheidet
option-king-of-tokyo-first-roll = Die Würfel entscheiden
option-king-of-tokyo-beginner = Kurz und brutal
    .help = Zum Einstieg: nur 1 neuer Wurf, und jede Kralle bleibt liegen.
option-king-of-tokyo-beginner-on = kurz und brutal
option-king-of-tokyo-beginner-off = volle Regeln
option-king-of-tokyo-edition = Ausgabe
    .help = Seit 2016 sind einige Karten und Monster anders, und in ein leeres Tokyo ziehst du auch ohne Krallen ein.
option-king-of-tokyo-edition-first = erste Ausgabe
option-king-of-tokyo-edition-2016 = Ausgabe 2016
option-king-of-tokyo-duel = Duell
    .help = Für 2 Monster: Tokyo bringt Energie statt Kronen.
option-king-of-tokyo-duel-on = Duell
option-king-of-tokyo-duel-off = kein Duell

# Tische und Spiele in Listen.
home-table = Ein Tisch
home-table-of = Tisch von { $host }
home-table-seats = { $taken } von { $seats } Plätzen besetzt
home-join = Mitspielen
home-watch = Zuschauen
home-go-on = Weiterspielen
home-enter = Zum Tisch
home-open-title = Offene Tische
home-open-count =
    { $count ->
        [one] 1 wartet
       *[other] { $count } warten
    }
home-open-none = Gerade wartet niemand. Öffne einen Tisch und mach den Anfang.
home-lost = Verbindung weg, neuer Versuch …
home-playing-title = Läuft gerade
home-playing-count =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
home-mine-title = Meine Spiele
home-mine-count =
    { $count ->
        [one] 1 läuft
       *[other] { $count } laufen
    }
home-replays-title = Wiederholungen
home-replays-none = Noch ist kein öffentliches Spiel zu Ende.
home-all-games = alle Spiele
home-all-title = Alle öffentlichen Spiele
home-more = Mehr zeigen
home-won =
    { $monster ->
        [none] { $winner } hat gewonnen
       *[other] { $winner } hat als { $monster } gewonnen
    }
home-won-bot =
    { $monster ->
        [none] Ein Bot hat gewonnen ({ $level })
       *[other] { $monster } hat gewonnen, gespielt von einem Bot ({ $level })
    }
home-won-nobody = Niemand hat gewonnen
home-won-forgotten = Jemand
home-finished-line =
    { $turns ->
        [0] { $game }, { $players } Monster, { $when }
        [one] { $game }, { $players } Monster, { $turns } Zug, { $when }
       *[other] { $game }, { $players } Monster, { $turns } Züge, { $when }
    }
home-games-title = Alle Spiele
home-my-finished = Meine beendeten Spiele
home-my-finished-none = Du hast noch kein Spiel zu Ende gespielt.

# Vor dem Start.
home-room-title = Der Tisch ist gedeckt
home-room-closed = Dieser Tisch hat geschlossen, bevor es losging.
home-room-seats = Plätze
home-room-monster = Dein Monster
home-room-came = { $name } setzt sich.
home-room-left = { $name } steht auf.
home-room-watching =
    { $count ->
        [0] niemand schaut zu
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
home-start-title = Bereit?
home-start-fill = Mit Bots auffüllen
home-start-free =
    { $count ->
        [one] 1 Platz ist noch frei: Warte auf jemanden oder lass einen Bot ran.
       *[other] { $count } Plätze sind noch frei: Warte auf andere oder lass Bots ran.
    }
home-start-ready = Alle Plätze sind besetzt. Du startest das Spiel.
home-start-revealing = Das Spiel beginnt gleich: Jeder Browser zeigt seinen Zufallsteil. Fehlt einer, übernimmt ein Bot den Platz.
home-start-close = Tisch schließen
home-start-close-sure = Für alle schließen
home-start-close-keep = Offen lassen
home-start-invited = { $host } hält dir einen Platz frei.
home-start-accept = Platz nehmen
home-start-sit = Für dich ist noch ein Platz frei.
home-start-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.
home-start-watching = Du schaust zu: Das Spiel erscheint hier, sobald es losgeht.
home-start-others = Andere Tische
home-start-wait-seats =
    { $count ->
        [one] 1 Platz ist noch frei. Sobald er besetzt ist, geht es los.
       *[other] { $count } Plätze sind noch frei. Sobald sie besetzt sind, geht es los.
    }
home-start-wait-host = Alle Plätze sind besetzt. Fehlt nur noch das Startzeichen von { $host }.
home-invite-title = Andere einladen
home-invite-public = Wer diesen Link hat, findet den Tisch. Auf der Startseite steht er auch.
home-invite-private = Den Tisch findet nur, wer diesen Link hat.
home-invite-label = Link zu diesem Tisch
home-invite-seat = Link für Platz { $number }
home-invite-seat-help = Nur für eine Person: Mit diesem Link bekommt sie den reservierten Platz.
home-invite-copy = Kopieren
home-invite-copied = Kopiert.
home-invite-selected = Der Link ist markiert: Kopiere ihn mit Tastatur oder Menü.
home-invite-qr = QR-Code
home-invite-qr-label = QR-Code für { $address }
home-fair-title = Faire Würfel
home-fair-help = Alle Würfe entstehen aus einem Geheimnis, das schon feststeht: Hier ist sein Fingerabdruck. Alle am Tisch geben einen Zufallsteil dazu, dessen Fingerabdruck ebenfalls feststeht, bevor einer davon zu sehen ist. Nach dem Spiel lässt sich jeder Wurf nachprüfen.
home-fair-added = Dein Fingerabdruck ist abgegeben; den Zufallsteil selbst behält dein Browser bis zum Start.

# Wer ich bin.
home-me-title = Du
home-name-title = Dein Name
# As in English.
home-name-label = Name
home-name-help = Die anderen sehen ihn ab deinem nächsten Tisch.
home-name-change = Namen ändern
home-name-take = Namen übernehmen
home-name-done = So heißt du ab dem nächsten Tisch.
home-device-title = Anderes Gerät
home-device-help = Du brauchst kein Konto: Dieser Browser kennt dich. Ein Code bringt dich mit allen deinen Spielen auf ein anderes Gerät.
home-device-make = Code holen
home-device-another = Neuen Code holen
home-device-code =
    { $minutes ->
        [one] Tippe ihn auf dem anderen Gerät ein. Er gilt einmal und nur 1 Minute.
       *[other] Tippe ihn auf dem anderen Gerät ein. Er gilt einmal und nur { $minutes } Minuten.
    }
home-device-enter = Code von einem anderen Gerät
home-device-use = Code einlösen
home-device-replaced = Mit dem Code bist du auf diesem Gerät nicht mehr { $name }, sondern die Person, die ihn geholt hat.
home-device-arrived = Hier bist du jetzt { $name }.
home-devices-title = Deine Geräte
home-devices-help = Wo dein Code eingelöst wurde, bleibst du angemeldet. Hast du ein Gerät verloren, melde es hier ab.
home-devices-here = Dieser Browser
home-devices-other = Anderes Gerät
home-devices-since = Angemeldet: { $when }
home-devices-out = Abmelden
home-devices-out-of = Anderes Gerät abmelden ({ $when })
home-devices-leaving = Abmelden …
home-devices-out-here = Hier abmelden
home-devices-leave =
    { $count ->
        [0] Sonst bist du nirgends angemeldet: Danach kann niemand mehr als { $name } spielen.
       *[other] Auf deinen anderen Geräten bleibst du { $name }.
    }
home-devices-stay = Angemeldet bleiben
home-devices-done = Das Gerät ist abgemeldet.
home-delete-title = Mich löschen
home-delete-help = Du verlässt alle Tische, an denen du sitzt, und gibst deine laufenden Spiele auf. Dein Name, dein Chat und alles, was dieser Browser von dir weiß, verschwinden. Beendete Spiele bleiben, ohne deinen Namen. Rückgängig machen lässt sich das nicht.
home-delete = Mich löschen …
home-delete-sure = { $name } endgültig löschen
home-delete-keep = Doch bleiben

## Browser: der Tisch

web-table-decision = Deine Entscheidung
web-table-map = Der Stadtplan
web-table-me = Mein Monster
web-table-others = Die anderen
table-tabs = Karten, Verlauf und Chancen
table-tab-cards = Karten
table-tab-log = Verlauf
table-tab-odds = Chancen

table-mute = Ton aus
table-home = Kaiju Kings: zur Startseite
table-where =
    { $turn ->
        [0] { $game }
       *[other] { $game } · Zug { $turn }
    }
table-phases = Schritte dieses Zuges
table-phase-done = erledigt:
table-phase-deal = Aufbau
table-phase-first_player = Wer beginnt
table-phase-placement = Startort
table-phase-lay_out = Aufbau
# As in English.
table-phase-start = Start
table-phase-earnings = Einkünfte
table-phase-roll = Würfeln
table-phase-resolve = Auswerten
table-phase-move = Bewegen
table-phase-enter = Einziehen
table-phase-buy = Kaufen
table-phase-end = Ende
table-phase-pass_turn = Ende
table-yours =
    { $phase ->
        [placement] Wo startest du?
        [earnings] Deine Einkünfte
        [roll] Dein Wurf
        [resolve] Werte deine Würfel aus
        [move] Deine Bewegung
        [enter] Deine Bewegung
        [buy] Kaufe Karten
        [end] Beende deinen Zug
        [pass_turn] Beende deinen Zug
       *[other] Deine Wahl
    }
table-theirs =
    { $phase ->
        [placement] { $monster } sucht einen Startort
        [earnings] { $monster } kassiert
        [roll] { $monster } würfelt
        [resolve] { $monster } wertet aus
        [move] { $monster } zieht
        [enter] { $monster } zieht
        [buy] { $monster } kauft ein
        [end] { $monster } beendet den Zug
        [pass_turn] { $monster } beendet den Zug
       *[other] { $monster } entscheidet
    }
table-over = Spiel vorbei
table-connecting = Verbindung zum Tisch …
table-lost = Verbindung weg. Verloren ist nichts: Was du getan hast, wird neu gesendet.
table-unreachable = Der Tisch ist nicht zu erreichen. Neuer Versuch …
table-retry = Jetzt versuchen
table-stuck = Dieses Spiel begann nach anderen Regeln und kann nicht weitergehen. Ansehen kannst du es noch.
table-ended = Hier stampft nichts
table-ended-help = Prüfe den Link oder lass dir einen neuen schicken.

# As in English.
chat-title = Chat
chat-open =
    { $count ->
        [0] Chat
        [one] Chat, 1 neue Zeile
       *[other] Chat, { $count } neue Zeilen
    }
chat-heard = { $name } sagt: { $text }
chat-none = Noch hat niemand etwas gesagt.
chat-text = Sag den anderen etwas
chat-send = Senden
chat-left = Noch { $count } Zeichen
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
chat-only-players = Chatten kann nur, wer mitspielt.
chat-quick-1 = Hallo!
chat-quick-2 = Viel Glück!
chat-quick-3 = Starker Zug.
chat-quick-4 = Autsch.
chat-quick-5 = Moment noch.
chat-quick-6 = Schönes Spiel!

menu-title = Menü
menu-close = Schließen
menu-rules = Regeln
menu-log = Ganzer Verlauf
menu-settings = Einstellungen
menu-speed = Erzähltempo
menu-speed-calm = ruhig
menu-speed-normal = normal
menu-speed-brisk = flott
menu-speed-instant = sofort
menu-set-letters = Tastenkürzel mit nur einem Buchstaben
menu-set-list = Stadtplan als Liste
menu-set-careful = Nachfragen, bevor mich eine Wahl aus dem Spiel wirft
menu-set-reads = Vor dem Kauf die ganze Karte zeigen
menu-set-settles = Ergebnisse von selbst auswerten, wenn die Reihenfolge egal ist
menu-set-odds = Chancen zeigen
menu-explain-again = Alles noch einmal erklären
menu-sound = Ton
menu-sound-volume = Lautstärke
menu-sound-ambience = Die Stadt im Hintergrund
menu-sound-mute = Alles stumm
menu-sound-only = Nur das Signal für meinen Zug
menu-sound-vibrate = Vibrieren, wenn ich dran bin oder Leben verliere
menu-take-back = Letzte Antwort zurücknehmen
menu-automatic = Automatische Antworten
menu-automatic-help = Diese Antworten gibt das Spiel für dich, nach einer kurzen Pause und ohne zu fragen.
menu-automatic-stay = Bei einem Angriff immer bleiben
menu-automatic-flee = Bei einem Angriff gehen oder fliehen:
menu-automatic-never = nie automatisch
menu-automatic-at = mit höchstens { $life } Leben
menu-automatic-decline = Nie nach „{ $card }“ fragen
menu-ending = Spiel beenden
menu-agree = Ende beim jetzigen Stand anbieten
menu-agree-off = Angebot zurückziehen
menu-agree-help = Sobald alle zustimmen, endet das Spiel beim jetzigen Stand.
menu-agreed = Für ein Ende beim jetzigen Stand: { $names }
menu-concede = Aufgeben
menu-concede-sure = Dein Monster ist dann endgültig raus, die anderen spielen weiter.
menu-concede-yes = Endgültig aufgeben
menu-concede-no = Weiterspielen
menu-fair = Faire Würfel
menu-fair-help = Vor dem ersten Wurf hat sich der Server auf ein Geheimnis festgelegt und jeder Platz auf einen Zufallsteil. Nach dem Spiel liegt alles offen, und dein Browser kann jeden Wurf und jede Karte selbst nachprüfen.
menu-fair-commitment = Festgelegt auf (SHA-256)
menu-fair-secret = Das Geheimnis
menu-fair-check = Jeden Wurf prüfen
menu-leave = Tisch vorerst verlassen
menu-leave-help = Dein Platz bleibt deiner: Komm mit demselben Link zurück. Dauert dein Zug zu lange, spielt ein Bot für dich.

## Browser: Monstertafeln, Auslage, Verlauf

web-market-title = Auslage
web-log-title = Verlauf

# Wörter, die nach einer Zahl als Bild erscheinen, durch Striche getrennt.
rich-vp = Kronen|Krone
rich-life = Leben
rich-energy = Energie

panel-you = Du
panel-person = { $name }
# As in English.
panel-bot = Bot: { $name }
panel-away = Ein Bot spielt für { $name }
panel-offline = { $name } ist offline
panel-gone = { $name } hat aufgegeben
panel-muted = stumm
panel-level-random = Zufall
panel-level-rookie = leicht
# As in English.
panel-level-brawler = normal
panel-level-strategist = schwer
panel-level-mastermind = Meister
panel-level-champion = Großmeister
panel-clock = noch { $left }
panel-energy = Energie
panel-mark-now = dran
panel-mark-next = danach
panel-mark-decide = gefragt
panel-mark-out = raus
panel-mark-winner = Sieg
panel-to-win = noch { $left } zum Sieg
panel-open-hand =
    { $count ->
        [0] { $monster } hat keine Karten: genauer ansehen
        [one] Karte von { $monster } ansehen
       *[other] { $count } Karten von { $monster } ansehen
    }
panel-nowhere = noch nicht in der Stadt
panel-summary =
    { $place ->
        [none] { $monster } ist raus.
       *[other] { $monster }, { $place-in }: { $life } Leben, { $vp ->
            [one] 1 Krone
           *[other] { $vp } Kronen
        }, { $energy } Energie, { $cards ->
            [0] keine Karten
            [one] 1 Karte
           *[other] { $cards } Karten
        }.
    }
panel-says-now = Ist gerade dran.
panel-says-next = Ist danach dran.
panel-says-decide = Muss jetzt entscheiden.
panel-says-winner = Hat gewonnen.
panel-hand = { $monster }
panel-no-cards = Noch keine Karten.
panel-cards-here = Hier erscheinen die Karten, die du kaufst.
panel-token =
    { $count ->
        [one] 1 { $name-nom }:
       *[other] { $count } { $name-gens }:
    }
panel-counter = { $count } darauf
panel-copies = wirkt wie { $card }
panel-copied = kopiert von { $monster }

market-deck = Stapel:
market-pile-open = Abwurfstapel ansehen
market-left = noch { $count }
market-discarded = { $count } abgeworfen
market-price = kostet { $price } Energie
market-price-changed = kostet dich { $price } Energie statt { $printed }
market-buy = jetzt kaufen
market-affordable = bezahlbar
market-short = { $short } Energie zu wenig
market-condition = Bedingung nicht erfüllt
market-explain =
    { $state ->
        [affordable] { $card }, { $price } Energie, bezahlbar: Karte lesen
        [short] { $card }, { $price } Energie, { $short } Energie zu wenig: Karte lesen
        [condition] { $card }, { $price } Energie, Bedingung nicht erfüllt: Karte lesen
       *[other] { $card }, { $price } Energie: Karte lesen
    }
market-gap = Für diese Lücke ist keine Karte mehr da.
market-top = Oben auf dem Stapel, nur für dich zu sehen: „{ $card }“
market-beside = Außerdem zu haben
market-sweep = Alle tauschen für { $cost }
market-sweep-later = im Schritt Kaufen
market-sweep-short = { $short } Energie zu wenig
market-sweep-no = jetzt nicht
market-pile = Abwurfstapel
market-pile-empty = Noch ist keine Karte abgeworfen.

# Worum es bei einer Art von Frage geht, wenn sie zum ersten Mal kommt.
first-read = Alles klar
first-king-of-new-york-place = Such dir aus, wo du startest: Jeder Bezirk hat Gebäude zum Zerstören und Platz für 2 Monster.
first-king-of-new-york-reroll = Tippe die Würfel an, die du behältst, und würfle die anderen neu. Nach dem letzten Wurf zählt jeder Würfel.
first-king-of-tokyo-reroll = Tippe die Würfel an, die du behältst, und würfle die anderen neu. Nach dem letzten Wurf zählt jeder Würfel.
first-king-of-new-york-resolve = Jetzt wirkt jede Sorte Würfel, in der Reihenfolge, die du willst: Blitze bringen Energie, Krallen treffen, Herzen heilen.
first-king-of-tokyo-resolve = Jetzt wirkt jede Sorte Würfel: 3 gleiche Zahlen bringen Kronen, Krallen treffen, Herzen heilen, Blitze bringen Energie.
first-king-of-new-york-destroy = Mit Zerstörung legst du in Trümmer, wofür sie reicht, und bekommst, was darauf steht. Aus einem zerstörten Gebäude wird eine Einheit.
first-king-of-new-york-flee = Treffer in Manhattan: Bleib, und jeder Zug bringt dir mehr. Oder flieh in einen Bezirk, in dem dich diese Krallen nicht erreichen und Herzen heilen.
first-king-of-tokyo-yield = Treffer in Tokyo: Bleib, und jeder Zug bringt Kronen. Oder geh: Dann muss hinein, wer dich traf, und du kannst heilen.
first-king-of-new-york-move = Bleib hier oder zieh in einen anderen Bezirk. Sieh nach, wo Einheiten lauern und was sich zerstören lässt.
first-king-of-new-york-buy = Für Energie gibt es Karten: Dauerhafte bleiben bei dir, Sofortkarten wirken einmal. Was du sparst, behältst du für später.
first-king-of-new-york-unit = Jedes zerstörte Gebäude wird zur Einheit: Bei Totenköpfen kann sie Monstern in ihrem Bezirk 1 Leben nehmen. Auch sie lässt sich zerstören.
first-king-of-tokyo-number = 3 gleiche Zahlen bringen so viele Kronen, wie die Zahl sagt, jede weitere 1 mehr.
first-king-of-tokyo-buy = Für Energie gibt es Karten: Dauerhafte bleiben bei dir, Sofortkarten wirken einmal. Was du sparst, behältst du für später.

# Was seit meinem letzten Zug geschah: eine Zeile je Monster, aus einigen dieser Teile.
# Nur `since-moved`, `since-crowns` und `since-lost-crowns` stehen auch hinter „Du“.
since-title = Seit deinem letzten Zug
since-begin = Vor deinem ersten Zug
since-you = du
    .acc = dich
    .dat = dir
since-you-line = Du
since-felled = wirft { $other-acc } raus
since-out = ist raus
since-hit =
    { $what ->
        [none] nimmt dir { amount-life }
       *[other] nimmt dir { amount-life } (mit { $what })
    }
since-cost = kostet dich { amount-life } ({ $why })
since-moved =
    { $id ->
        [outside] bist jetzt draußen ({ $why })
       *[other] bist jetzt { $what-in } ({ $why })
    }
since-took =
    { $what ->
        [Superstar]
            { $other ->
                [none] ist jetzt Superstar
               *[other] löst { $other-acc } als Superstar ab
            }
       *[other]
            { $other ->
                [none] holt sich { $what-acc }
               *[other] nimmt { $other-dat } { $what-acc } weg
            }
    }
since-crowns =
    { $amount ->
        [one] +1 Krone
       *[other] +{ $amount } Kronen
    }
since-lost-crowns =
    { $amount ->
        [one] −1 Krone
       *[other] −{ $amount } Kronen
    }
since-bought = kauft „{ $what }“
since-entered = zieht { $what-to }
since-leads =
    { $who ->
        [me] Du führst mit { amount-vp }.
        [several] Mehrere führen mit { amount-vp }.
       *[one] { $monster } führt mit { amount-vp }.
    }
log-you-are = Du bist { $monster }.
log-full = ganzer Verlauf
log-none = Noch ist nichts passiert.
log-why = warum?
log-why-of = warum? { $what }
log-struck = zurückgenommen:
log-undone = { $monster } nimmt die letzte Antwort zurück.
log-withheld = { $monster }: Der Zufallsteil wurde nicht rechtzeitig gezeigt. Ein Bot übernimmt den Platz.
log-rewound = Die Regeln wurden erneuert: Das Spiel geht vom Beginn dieses Zuges an weiter, mit neuen Würfen.
log-loading = Lädt …
log-unreachable = Der ganze Verlauf lässt sich gerade nicht laden. Das hier ist sein letzter Teil.

explain-card =
    { $kind ->
        [keep] Dauerhafte Karte, kostet { $cost } Energie
        [discard] Sofortkarte, kostet { $cost } Energie
       *[other] Zielkarte
    }
explain-rule = Regel { $rule }
explain-strengthened = { $why } Mit im Spiel: { $what }.
explain-read = Mehr lesen
explain-tile-high-rise-1 = Braucht { $durability } Zerstörung, bringt { $reward }. Wird zur Infanterie.
explain-tile-high-rise-2 = Braucht { $durability } Zerstörung in einem Zug, bringt { $reward }. Wird zum Jet.
explain-tile-high-rise-3 = Braucht { $durability } Zerstörung in einem Zug, bringt { $reward }. Wird zum Panzer.
explain-tile-power-plant-2 = Braucht { $durability } Zerstörung in einem Zug, bringt { $reward }. Wird zum Jet.
explain-tile-power-plant-3 = Braucht { $durability } Zerstörung in einem Zug, bringt { $reward }. Wird zum Panzer.
explain-tile-hospital-2 = Braucht { $durability } Zerstörung in einem Zug, heilt { $reward }. Wird zum Jet.
explain-tile-hospital-3 = Braucht { $durability } Zerstörung in einem Zug, heilt { $reward }. Wird zum Panzer.
explain-tile-infantry = Eine Einheit: Bei Totenköpfen schießt sie und macht 1 Schaden. Braucht { $durability } Zerstörung, heilt { $reward }. In dem Zug, in dem sie auftaucht, ist sie nicht zu zerstören.
explain-tile-jet = Eine Einheit: Bei Totenköpfen schießt sie und macht 1 Schaden. Braucht { $durability } Zerstörung, bringt { $reward }. In dem Zug, in dem sie auftaucht, ist sie nicht zu zerstören.
explain-tile-tank = Eine Einheit: Bei Totenköpfen schießt sie und macht 1 Schaden. Braucht { $durability } Zerstörung, bringt { $reward }. In dem Zug, in dem sie auftaucht, ist sie nicht zu zerstören.
explain-token-web = Je Chip 1 Wurf weniger. Eine Kralle kann ihn entfernen, statt zu treffen.
explain-token-jinx = Mit jedem Chip kostet es 1 Energie mehr, Totenköpfe neu zu würfeln. Ein Herz kann ihn entfernen, statt zu heilen.
explain-token-souvenir = „{ card-king-of-new-york-tourist }“ war schon hier: Dieser Bezirk bekommt keinen zweiten Chip.
explain-token-carapace = Jeder Chip heilt 1 Leben, wenn seine Karte abgeworfen wird.
explain-token-poison = Jeder Chip macht seinem Monster am Zugende 1 Schaden. Draußen kann ein Herz ihn entfernen.
explain-token-shrink = Je Chip 1 Würfel weniger. Draußen kann ein Herz ihn entfernen.
explain-token-smoke = Jeder Chip bezahlt 1 weiteren Wurf.
explain-token-mimic = Ein anderes Monster kopiert diese Karte.
explain-place-staten-island = Ein Außenbezirk für höchstens 2 Monster. Herzen heilen hier.
explain-place-bronx = Ein Außenbezirk für höchstens 2 Monster. Herzen heilen hier.
explain-place-queens = Ein Außenbezirk für höchstens 2 Monster. Herzen heilen hier.
explain-place-brooklyn = Ein Außenbezirk für höchstens 2 Monster. Herzen heilen hier.
explain-place-manhattan = Reich und gefährlich: Jeder Zug bringt etwas ein, und deine Krallen treffen alle draußen. Aber die Krallen der anderen treffen dich, und Herzen heilen nicht.
explain-place-manhattan-lower = Bringt 1 Krone und 1 Energie, wenn dein Zug hier beginnt. Im Schritt Bewegen rückst du nach Midtown vor.
explain-place-manhattan-midtown = Bringt 2 Kronen und 1 Energie, wenn dein Zug hier beginnt. Im Schritt Bewegen rückst du nach Upper Manhattan vor.
explain-place-manhattan-upper = Bringt 2 Kronen und 2 Energie, wenn dein Zug hier beginnt. Du bleibst, bis du fliehst.
explain-place-outside = Draußen heilen Herzen, und deine Krallen treffen alle in Tokyo.
explain-place-tokyo-city = 1 Krone für den Einzug, 2 für jeden Zug, der hier beginnt. Deine Krallen treffen alle draußen, aber Herzen heilen nicht.
explain-place-tokyo-bay = Der zweite Platz in Tokyo, offen, solange mindestens 5 Monster im Spiel sind. Zählt als Tokyo.
explain-face-energy = Bringt 1 Energie.
explain-face-attack = Jede Kralle macht allen Monstern am anderen Ufer 1 Schaden: Von draußen trifft sie Manhattan, aus Manhattan alle draußen.
explain-face-heal = Jedes Herz heilt 1 Leben, aber nicht in Manhattan.
explain-face-destruction = 1 Punkt gegen Gebäude und Einheiten in deinem Bezirk.
explain-face-celebrity = 3 Sterne machen dich zum Superstar. Danach bringt dir jeder gewürfelte Stern 1 Krone.
explain-face-ouch = Einheiten schießen: bei 1 Totenkopf auf dich, bei 2 auf alle in deinem Bezirk, ab 3 in der ganzen Stadt. 3 bringen dir auch die Freiheitsstatue.
explain-face-1 = 3 davon bringen 1 Krone, jede weitere bringt 1 mehr.
explain-face-2 = 3 davon bringen 2 Kronen, jede weitere bringt 1 mehr.
explain-face-3 = 3 davon bringen 3 Kronen, jede weitere bringt 1 mehr.
explain-face-claw = Jede Kralle macht allen Monstern auf der anderen Seite 1 Schaden: Von draußen trifft sie Tokyo, aus Tokyo alle draußen.
explain-face-heart = Heilt 1 Leben, aber nicht in Tokyo.
explain-icon-vp = Wer am Ende eines Zuges 20 davon hat, gewinnt. Im Regelheft: Ruhmpunkte.
    .title = Kronen
explain-icon-life = Ohne Leben ist ein Monster raus.
    .title = Leben
explain-icon-energy = Damit kaufst du Karten. Was du nicht ausgibst, behältst du.
    .title = Energie
explain-icon-cards = Klicke, um sie zu lesen.
    .title = Karten

rules-title = Regeln
rules-of = Regeln von { $game }
rules-learn = In 2 Minuten erklärt
rules-cards = Alle Karten
rules-search = Suchen
rules-later = Karten der Ausgabe 2016
rules-found =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
rules-hits =
    { $count ->
        [0] Nichts gefunden
        [one] 1 Absatz
       *[other] { $count } Absätze
    }
rules-contents = Inhalt
rules-print = Als Heft drucken
# As in English.
rules-link = Link
    .of = Link zu „{ $what }“
rules-cards-of = Karten von { $game }
rules-edition-first = Erste Ausgabe
rules-edition-2016 = Ausgabe 2016
rules-when = Wann sie wirkt
rules-answers = Fragen und Antworten
rules-try = Am Tisch ausprobieren:
rules-example = Beispiel { $number } am Tisch ausprobieren
rules-example-failed = Dieses Beispiel lässt sich gerade nicht öffnen. Versuch es noch einmal.
rules-king-of-new-york-goal = Du bist ein riesiges Monster. Hol dir als erstes 20 Kronen oder bleib als letztes am Leben. Alle starten mit 10 Leben.
    .title = So gewinnst du
rules-king-of-new-york-turn = Wirf 6 Würfel. Bis zu zweimal darfst du beliebige davon neu würfeln. Dann zählt jeder Würfel, Sorte für Sorte, in der Reihenfolge, die du willst. Danach ziehst du und kannst Karten kaufen.
    .title = Dein Zug
rules-king-of-new-york-easy = Jeder Blitz bringt 1 Energie. Jedes Herz heilt 1 Leben, aber nicht in Manhattan.
    .title = Energie und Herzen
rules-king-of-new-york-attack = Jede Kralle nimmt allen am anderen Ufer 1 Leben: Von draußen triffst du Manhattan, aus Manhattan alle anderen. Wen du triffst, suchst du dir nicht aus.
    .title = Krallen
rules-king-of-new-york-destruction = Jedes Plättchen in deinem Bezirk kostet so viel Zerstörung, wie seine Widerstandskraft angibt. Gebäude bringen Kronen, Energie oder Leben und werden zu Einheiten. Auch Einheiten bringen etwas, du kannst sie ab dem nächsten Zug zerstören.
    .title = Zerstörung
rules-king-of-new-york-ouch = Einheiten schießen, jede macht 1 Schaden. 1 Totenkopf: auf dich. 2 Totenköpfe: auf alle in deinem Bezirk. 3 Totenköpfe: in der ganzen Stadt, und du bekommst die Freiheitsstatue. Sie ist 3 Kronen wert, solange du sie hast.
    .title = Totenköpfe
rules-king-of-new-york-celebrity = 3 Sterne machen dich zum Superstar: Das bringt 1 Krone und 1 mehr für jeden Stern ab dem vierten. Ab deinem nächsten Zug ist jeder Stern 1 Krone wert, bis dir jemand die Karte abnimmt.
    .title = Sterne
# As in English.
rules-king-of-new-york-manhattan = Ist in Manhattan Platz, wenn du ziehst, musst du dorthin und bekommst 1 Krone. Jeder Zug, der dort beginnt, bringt Kronen und Energie, je weiter oben, desto mehr. Aber alle Krallen von draußen treffen dich. Nach einem Treffer darfst du fliehen.
    .title = Manhattan
rules-king-of-new-york-buy = Kaufe Karten mit Energie. Dauerhafte bleiben bei dir, Sofortkarten wirken einmal. Für 2 Energie tauschst du die Auslage aus: 3 neue Karten.
    .title = Karten
rules-king-of-tokyo-goal = Du bist ein riesiges Monster. Hol dir als erstes 20 Kronen oder bleib als letztes am Leben. Alle starten mit 10 Leben.
    .title = So gewinnst du
rules-king-of-tokyo-turn = Wirf 6 Würfel. Bis zu zweimal darfst du beliebige davon neu würfeln. Dann zählt jeder Würfel, und du kannst Karten kaufen.
    .title = Dein Zug
rules-king-of-tokyo-numbers = 3 gleiche Zahlen bringen so viele Kronen, wie die Zahl sagt: Drei 1er bringen 1 Krone, drei 3er 3 Kronen. Jeder weitere Würfel mit dieser Zahl bringt 1 Krone mehr.
    .title = Zahlen
rules-king-of-tokyo-easy = Jeder Blitz bringt 1 Energie. Jedes Herz heilt 1 Leben, aber nicht in Tokyo.
    .title = Energie und Herzen
rules-king-of-tokyo-attack = Jede Kralle nimmt allen auf der anderen Seite 1 Leben: Von draußen triffst du Tokyo, aus Tokyo alle draußen. Ist Tokyo leer, bringt dich eine Kralle stattdessen dorthin.
    .title = Krallen
# As in English.
rules-king-of-tokyo-tokyo = Der Einzug bringt 1 Krone, jeder Zug, der dort beginnt, 2 Kronen. Aber Herzen heilen dich in Tokyo nicht, und alle Krallen von draußen treffen dich. Bei 5 oder 6 Monstern gibt es einen zweiten Platz: Tokyo Bay.
    .title = Tokyo
rules-king-of-tokyo-yield = Trifft dich jemand in Tokyo, darfst du gehen. Der Schaden bleibt, und wer dich traf, muss auf deinen Platz.
    .title = Tokyo verlassen
rules-king-of-tokyo-buy = Kaufe Karten mit Energie. Dauerhafte bleiben bei dir, Sofortkarten wirken einmal. Für 2 Energie tauschst du die Auslage aus: 3 neue Karten.
    .title = Karten
## Was auf eine Antwort folgt: kurze Wendungen hintereinander, auf ihrem Knopf. Ohne Monster geht es um dich.

follows-of = { $monster } { $what }
follows-unsure = { $what }, wenn nichts schützt
follows-life-more = +{ amount-life } ({ $left })
follows-life-less = −{ amount-life } (noch { $left })
follows-out = −{ amount-life }, raus
follows-vp-more =
    { $left ->
        [20] +{ amount-vp } (20, mehr gibt es nicht)
       *[other] +{ amount-vp } ({ $left })
    }
follows-vp-less = −{ amount-vp } (noch { $left })
follows-energy-more = +{ amount-energy } ({ $left })
follows-energy-less = −{ amount-energy } (noch { $left })
follows-cards-less =
    { $amount ->
        [one] −1 Karte
       *[other] −{ $amount } Karten
    }
follows-token-more =
    { $amount ->
        [one] +1 { $what-nom }
       *[other] +{ $amount } { $what-gens }
    }
follows-token-less =
    { $amount ->
        [one] −1 { $what-nom } (noch { $left })
       *[other] −{ $amount } { $what-gens } (noch { $left })
    }
follows-goal = +{ $what }
follows-place = { $where-to }
follows-king-of-tokyo-place =
    { $id ->
        [outside] raus aus Tokyo
       *[other] { $where-to }
    }
follows-turn = Extrazug
follows-won =
    { $mine ->
        [yes] du gewinnst
       *[other] gewinnt
    }
follows-idle = bringt jetzt nichts
follows-income =
    { $energy ->
        [0] { $vp ->
            [one] 1 Krone pro Zug
           *[other] { $vp } Kronen pro Zug
        }
       *[other] { $vp ->
            [0] { $energy } Energie pro Zug
            [one] 1 Krone und { $energy } Energie pro Zug
           *[other] { $vp } Kronen und { $energy } Energie pro Zug
        }
    }
follows-attackers =
    { $count ->
        [0] kein Angriff vor deinem Zug
        [one] { $names } kann dich treffen
       *[other] { $names } können dich treffen
    }
follows-coming =
    { $what-gender ->
        [face]
            { $results ->
                [one] 1 { $what-nom } kommt noch: −{ $damage } Leben
               *[other] { $results } { $what-gens } kommen noch: −{ $damage } Leben
            }
       *[other] { $what } kommt noch: −{ $damage } Leben
    }
follows-coming-poison = Gift nimmt dir noch { $damage } Leben

## Browser: Fragen und Würfel

ask-nothing = Gerade muss niemand etwas entscheiden.
ask-over = { $monster } gewinnt.
ask-over-you = Du gewinnst.
ask-over-nobody = Niemand gewinnt.
ask-over-fact = Das Spiel ist vorbei.
ask-end-agree = Bin auch dafür
ask-watch = Du schaust an diesem Tisch zu.
ask-out = Dein Monster ist raus, die anderen spielen weiter.
ask-out-by = { $line }. Dein Monster ist raus, die anderen spielen weiter.
ask-undo = Zurücknehmen
ask-hurry = Schneller
ask-hurry-help = Gedrückt halten: Alles läuft viermal so schnell
ask-skip-turn = Zu meinem Zug
ask-skip-end = Zum Ende
ask-help-more = Worum geht es?
ask-keys-open = Alle Tastenkürzel
ask-typed-open = Antwort tippen
ask-rule = Im Regelbuch nachlesen
ask-clock = Noch { $time }
ask-clock-announced =
    { $seconds ->
        [one] Noch { $seconds } Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }

# Die Frage mit dem, was schon bekannt ist: wer wen wie stark trifft.
ask-roll =
    { $count ->
        [0] Du behältst alle Würfel. Gib welche frei und würfle sie neu oder hör auf.
       *[other] { $kept ->
            [0] Wähle, was du behältst, und würfle den Rest neu oder hör auf.
           *[other] { $count ->
                [one] Würfle den anderen neu oder hör auf.
               *[other] Würfle die anderen { $count } neu oder hör auf.
            }
        }
    }
ask-must-roll =
    { $count ->
        [0] „{ $card }“ lässt dich noch nicht aufhören. Gib die Würfel frei, die du neu würfeln willst.
       *[other] „{ $card }“ lässt dich noch nicht aufhören. Wähle, was du behältst, und würfle den Rest neu.
    }
ask-known-yield = { $attacker } trifft dich mit { $damage }. In { $place } bleiben oder gehen?
ask-known-flee =
    { $toll ->
        [0] { $attacker } trifft dich mit { $damage }. In Manhattan bleiben oder fliehen?
       *[other] { $attacker } trifft dich mit { $damage }. In Manhattan bleiben oder für { $toll } Energie fliehen?
    }
ask-known-dodge = { $attacker } greift dich mit Stärke { $attacks } an. Mit „{ $card }“ gehen, bevor es wehtut?
ask-known-brace = Du verlierst gleich { $damage } Leben. Eine Karte einsetzen?
ask-known-king-of-new-york-brace = Du verlierst gleich { $damage } Leben. „{ $card }“ einsetzen?

# Was jetzt zählt, unter der Frage.
ask-fact-left =
    { $left ->
        [one] Noch 1 Wurf.
       *[other] Noch { $left } Würfe.
    }
ask-fact-entered-NY-MOVE-1 = In Manhattan war Platz, also musstest du hinein.
ask-fact-entered-KT-TOKYO-1 = Tokyo war leer, also musstest du hinein.
ask-fact-entered-KT-2016-4 = In Tokyo war ein Platz leer, also musstest du hinein.
ask-fact-entered-KT-2016-2 = In Tokyo war ein Platz leer, also musstest du hinein.
ask-fact-where = Du bist { $place-in }.
ask-fact-king-of-tokyo-where =
    { $spot ->
        [outside] Du bist draußen.
       *[other] Du bist { $place-in }.
    }
ask-fact-reach = Du bist { $place-in }: Deine Krallen treffen { $names }.
ask-fact-king-of-tokyo-reach =
    { $spot ->
        [outside] Du bist draußen: Deine Krallen treffen { $names }.
       *[other] Du bist { $place-in }: Deine Krallen treffen { $names }.
    }
ask-fact-me = Du bist { $place-in } und hast { $life } Leben und { $energy } Energie.
ask-fact-king-of-tokyo-me =
    { $spot ->
        [outside] Du bist draußen und hast { $life } Leben und { $energy } Energie.
       *[other] Du bist { $place-in } und hast { $life } Leben und { $energy } Energie.
    }
ask-fact-nowhere = Du hast { $life } Leben und { $energy } Energie.
ask-fact-place = In Manhattan startet niemand. In jeden Bezirk passen höchstens 2 Monster.
ask-fact-yield = Du hast noch { $life } Leben.
ask-fact-flee = Du hast noch { $life } Leben.
ask-fact-dodge = Du hast { $life } Leben.
ask-fact-brace = Du hast { $life } Leben und { $energy } Energie.
ask-fact-shield = Du hast { $life } Leben und { $energy } Energie.
ask-fact-pay = Du hast { $life } Leben und { $energy } Energie.
ask-fact-buy = Du hast { $energy } Energie.
ask-fact-opportunity = Du hast { $energy } Energie.
ask-fact-deposit = Du hast { $energy } Energie.
ask-fact-resolve = Du hast { $life } Leben. Die Reihenfolge bestimmst du; jedes Ergebnis zählt.

# Die großen Knöpfe einer Entscheidung, mit dem, was für sie spricht.
ask-poster-yield-stay = Bleiben
    .fact = Halte { $place }. Herzen heilen dich nicht.
ask-poster-yield-yield = Gehen
    .fact = Geh mit { $life } Leben nach draußen.
ask-poster-flee-stay = Bleiben
    .fact = Herzen heilen dich hier nicht.
ask-poster-flee-flee = Fliehen
    .fact =
        { $toll ->
            [0] Du behältst { $life } Leben. { $attacker } muss nachrücken.
           *[other] Das kostet { $toll } Energie. { $attacker } muss nachrücken.
        }
ask-poster-dodge-pass = Bleiben
    .fact = Steck den Schaden ein und halte { $place }.
ask-poster-dodge-use = Gehen
    .fact = Kein Schaden. { $attacker } muss auf deinen Platz.
ask-poster-use-use = Einsetzen
    .fact = „{ $card }“ jetzt gleich
ask-poster-use-pass = Später
    .fact = „{ $card }“ noch aufheben
ask-poster-brace-use = Einsetzen
    .fact = „{ $card }“ gegen den Schaden
ask-poster-brace-pass = Später
    .fact = Leben verlieren, „{ $card }“ behalten

# Mengen: was die gewählte Zahl bedeutet.
ask-amount = Wie viel?
ask-amount-spend-attack =
    { $number ->
        [0] Jede Kralle trifft.
        [one] Entfernt 1 Netz-Chip; diese Kralle trifft niemanden.
       *[other] Entfernt { $number } Netz-Chips; diese Krallen treffen niemanden.
    }
ask-amount-spend-heal =
    { $number ->
        [0] Jedes Herz heilt.
        [one] Entfernt 1 Fluch-Chip; dieses Herz heilt nicht.
       *[other] Entfernt { $number } Fluch-Chips; diese Herzen heilen nicht.
    }
ask-amount-shield = Du zahlst { $number } Energie und erleidest { $rest } Schaden.
ask-amount-pay = Du zahlst { $number } Leben und { $rest } Energie.
ask-amount-split = Du heilst { $number } Leben und bekommst { $rest } Energie.
ask-amount-deposit =
    { $number ->
        [0] Dann wirfst du die Karte sofort ab.
       *[other] { $double } Energie auf der Karte.
    }
ask-amount-more = Mehr
ask-amount-less = Weniger

ask-also = Du darfst auch
ask-may = Du darfst
ask-options = Antworten
ask-options-many = { $count } Antworten
ask-flee-to = Wohin du fliehst
ask-on-dice = Wähle einen Würfel.
ask-units =
    { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }
ask-units-here =
    { $count ->
        [one] 1 Einheit hier
       *[other] { $count } Einheiten hier
    }
ask-empty-place = niemand dort
ask-there = dort: { $names }
ask-durability = Widerstand { $number }
ask-life-now = { $life } von { $most } Leben

ask-follows = { $answer }: { $follows }
ask-resolve-all = Alle auswerten
    .help = in dieser Reihenfolge, bis jemand etwas entscheiden muss
ask-fatal = tödlich
ask-deadly = vielleicht tödlich
ask-buy-title = Karte kaufen?
ask-buy-left = Du hast { $energy } Energie, danach noch { $left }.
ask-buy-yes =
    { $cost ->
        [none] Kaufen
       *[other] Für { $cost } Energie kaufen
    }
ask-buy-no = Jetzt nicht
ask-confirm-title = Ganz sicher?
ask-confirm-fatal = „{ $answer }“ kostet dein letztes Leben. Dein Monster wäre raus.
ask-confirm-deadly = Nach „{ $answer }“ kannst du noch in diesem Zug dein letztes Leben verlieren: { $follows }.
ask-confirm-idle = „{ $answer }“ bringt jetzt nichts.
ask-confirm-yes = Trotzdem machen
ask-confirm-no = Noch mal überlegen

ask-typed-label = Deine Antwort als Befehl
ask-typed-example = Zum Beispiel: { $example }
ask-typed-unknown = „{ $answer }“ geht jetzt nicht.
ask-typed-send = Antworten
ask-close = Schließen
ask-fold = Würfel und Antworten

# Würfel.
dice-title-mine = Deine Würfel
dice-title-of = Würfel von { $monster }
dice-title-camouflage = Würfel gegen den Schaden
dice-keep = bleibt
dice-roll = neu
dice-label = Würfel { $number }, { $face }
dice-label-green = Würfel { $number }, grün, { $face }
dice-label-added = Ergebnis { $number }, { $face }, durch eine Karte
dice-label-gone = Würfel { $number }, abgeworfen
dice-label-rolling = Würfel { $number }, noch in der Luft
dice-label-kept = { $die }, behalten
dice-label-rolls = { $die }, wird neu gewürfelt
dice-label-locked = { $die }, muss liegen bleiben
dice-label-resolved = { $die }, ausgewertet
dice-label-pick = { $die }: { $act }
dice-label-picks = { $die }: Wähle, was damit geschieht
dice-locked = Würfel mit Schloss bleiben liegen: Eine Karte oder eine Regel hält sie fest, oder dir fehlt die Energie.
dice-main = { $count } Würfel neu
    .short = { $count } Würfel
dice-left =
    { $left ->
        [one] Noch 1 Wurf
       *[other] Noch { $left } Würfe
    }
dice-stop = Aufhören und auswerten
dice-stop-short = Aufhören
dice-nothing-rolled = Du behältst alle Würfel.
dice-not-offered = Diese Würfel darfst du nicht zusammen neu würfeln.
dice-must = „{ $card }“: Du musst alle deine Würfe nutzen.
dice-kept =
    { $faces ->
        [none] Du behältst keine Würfel.
       *[other] Du behältst { $faces-acc }.
    }
dice-faces = Was mit Würfel { $number } geschieht
dice-resolved = ausgewertet
dice-sum =
    { $count ->
        [one] 1 { $what-nom }
       *[other] { $count } { $what-gens }
    }
dice-sum-number =
    { $count ->
        [1] { $what-acc }
        [2] zwei { $what-gens }
        [3] drei { $what-gens }
        [4] vier { $what-gens }
        [5] fünf { $what-gens }
        [6] sechs { $what-gens }
       *[other] { $count }-mal die { $what }
    }
# Was es braucht, damit ein Würfel eine andere Seite zeigt, unter der Seite.
dice-act-change = ändern
dice-act-turn = drehen
dice-act-cull = drehen
dice-act-drop = abwerfen
dice-act-probe = neu würfeln
dice-act-dwell = neu würfeln
dice-act-stretch = 2 Energie
dice-act-twist = Karte weg

# Chancen.
web-odds-title = Chancen
ask-odds-title = Chancen
ask-odds-stay = Wenn du bleibst
ask-odds-kept = Behalten
ask-odds-kept-none = Alle neu
ask-odds-stop = Aufhören
ask-odds-counted =
    { $rerolls ->
        [one] Mit deinem letzten Wurf. Jede Zahl zeigt, was du erwarten kannst, wenn du nur darauf würfelst.
       *[other] Mit allen { $rerolls } Würfen. Jede Zahl zeigt, was du erwarten kannst, wenn du nur darauf würfelst.
    }
ask-odds-stay-counted = Mitgerechnet: Würfel und Karten auf dem Tisch, wenn du nichts dagegen tust. Nicht mitgerechnet: was jetzt noch ausgewertet wird, neue Karten, andere Orte.
# Wie wahrscheinlich das Ausscheiden ist, auf einem kleinen Knopf.
ask-odds-risk =
    { $how ->
        [none] Risiko: keins
        [hardly] Risiko: winzig
        [sure] Risiko: fast sicher raus
       *[some] Risiko: { $part } von { $of }
    }
ask-odds-off = An diesem Tisch bleiben die Chancen verdeckt.
ask-odds-none = Bei dieser Entscheidung gibt es nichts auszurechnen.
ask-odds-later = Die Chancen siehst du, wenn du entscheidest.
ask-odds-failed = Die Chancen lassen sich gerade nicht laden.
ask-odds-show = Chancen zeigen
ask-odds-hide = Chancen ausblenden

# Tasten.
key-title = Tastenkürzel
key-letters = Tastenkürzel mit nur einem Buchstaben sind in den Einstellungen abgeschaltet; Pfeile, Enter und Esc gehen weiterhin.
key-die = Würfel behalten, freigeben oder auswählen; sonst die Antwort mit dieser Nummer nehmen
key-all = Alle Würfel behalten oder alle Ergebnisse auswerten
key-none = Keine Würfel behalten
key-roll = Würfeln
key-enter = Aufhören oder den Hauptknopf drücken
key-step = Von Ziel zu Ziel springen; Enter wählt
key-buy = Karte 1, 2 oder 3 kaufen
key-sweep = Auslage austauschen
key-stay = Bleiben
key-leave = Gehen oder fliehen
key-end = Diesen Schritt beenden
key-odds = Chancen
key-log = Verlauf
key-cards = Meine Karten
key-typed = Antwort tippen
key-keys = Diese Liste
key-close = Schließen

# Was andere entscheiden.
ask-wait-other = { $monster } entscheidet.
ask-wait-place = { $monster } sucht einen Startort.
ask-wait-speed = { $monster } überlegt, schon vor dem Wurf zu ziehen.
ask-wait-pause = { $monster } darf noch eine Karte einsetzen, bevor es weitergeht.
ask-wait-reroll = { $monster } sucht Würfel zum Behalten aus.
ask-wait-resolve = { $monster } überlegt, was als Nächstes ausgewertet wird.
ask-wait-spend-attack = { $monster } überlegt, wie viele Netz-Chips die Krallen entfernen.
ask-wait-spend-heal = { $monster } überlegt, wie viele Fluch-Chips die Herzen entfernen.
ask-wait-use = { $monster } überlegt, „{ $card }“ einzusetzen.
ask-wait-aim = { $monster } überlegt, wo die Zerstörung zuschlägt.
ask-wait-destroy = { $monster } überlegt, was in Trümmer geht.
ask-wait-order = { $monster } überlegt, welche Karte zuerst wirkt.
ask-wait-brace = { $monster } wappnet sich gegen den Schaden.
ask-wait-shield = { $monster } überlegt, den Schaden mit Energie zu zahlen.
ask-wait-pay = { $monster } überlegt, mit Leben zu zahlen.
ask-wait-flee = { $monster } überlegt: bleiben oder fliehen?
ask-wait-move-out = { $monster } muss aus Manhattan weg und überlegt, wohin.
ask-wait-move = { $monster } überlegt: ziehen oder bleiben?
ask-wait-send = { $monster } darf Einheiten wegschicken.
ask-wait-buy = { $monster } sieht sich die Karten an.
ask-wait-photo = { $monster } wählt ein Monster.
ask-wait-split = { $monster } überlegt, was aus den verlorenen Kronen wird.
ask-wait-discard = { $monster } muss eine Karte abwerfen.
ask-wait-mimic = { $monster } sucht eine Karte zum Kopieren.
ask-wait-deposit = { $monster } legt Energie auf eine Karte.
ask-wait-probe = { $monster } darf einen der Würfel neu würfeln.
ask-wait-dwell = { $monster } darf 3er neu würfeln.
ask-wait-change = { $monster } darf noch Würfel drehen.
ask-wait-heart = { $monster } überlegt, was die Herzen tun.
ask-wait-extra-heal = { $monster } überlegt, wer das zusätzliche Leben bekommt.
ask-wait-dodge = { $monster } überlegt, noch vor dem Schaden zu gehen.
ask-wait-camouflage = { $monster } würfelt gegen den Schaden.
ask-wait-yield = { $monster } überlegt: in Tokyo bleiben oder gehen?
ask-wait-opportunity = { $monster } darf kaufen, was gerade aufgedeckt ist.
ask-wait-sell = { $monster } darf Karten verkaufen.

# Fragen in den Worten des Bildschirms: Sie gehen direkt an dich, und tippen musst du nichts.
screen-question-place = Wo startest du?
    .help = Alle starten in einem Außenbezirk: Staten Island, Bronx, Queens oder Brooklyn, höchstens 2 Monster je Bezirk. Sieh dir die Gebäude dort an: Hochhäuser bringen Kronen, Kraftwerke Energie, Hospitäler Leben. In Manhattan startet niemand; dorthin kommt das erste Monster, das zieht.
screen-question-speed = Ziehst du schon vor dem Wurf?
    .help = Mit einer Karte darfst du vor deinem ersten Wurf zusätzlich ziehen, nach den Regeln des Schritts Bewegen. Du musst aber nicht.
screen-question-king-of-new-york-pause = Jetzt ziehen oder weiter?
    .help = In diesem Extrazug darfst du ziehen, so oft du willst. Sonst ist gerade nichts zu entscheiden: Mach weiter, wenn du fertig bist.
screen-question-reroll = Was würfelst du neu?
    .help = Klicke einen Würfel an, um ihn zu behalten oder freizugeben, und würfle die anderen neu. Hör auf, und du behältst alle.
screen-question-king-of-new-york-reroll =
    .help = Klicke einen Würfel an, um ihn zu behalten oder freizugeben; die anderen würfelst du neu. { $card ->
            [none] Hör auf, und du behältst alle.
           *[other] Wegen „{ $card }“ musst du alle Würfe nutzen.
        } Nach dem letzten Wurf zählt jedes Ergebnis: Mit Energie bezahlst du Karten, Krallen treffen die Monster am anderen Ufer, Herzen heilen dich (nicht in Manhattan), Zerstörung macht Gebäude und Einheiten in deinem Bezirk platt, 3 Sterne machen dich zum Superstar, und bei Totenköpfen schießen die Einheiten.
screen-question-resolve = Was wertest du als Nächstes aus?
    .help = Alle Ergebnisse müssen ausgewertet werden, eine Sorte nach der anderen. Die Reihenfolge bestimmst du, und sie macht viel aus: Heile, bevor du getroffen wirst, zerstöre Einheiten, bevor Totenköpfe sie schießen lassen, und so weiter. Mit manchen Karten darfst du Ergebnisse vorher ändern: Diese Würfel lassen sich anklicken.
screen-question-spend-attack =
    { $most ->
        [one] Entfernst du mit 1 Kralle deinen Netz-Chip?
       *[other] Wie viele Netz-Chips entfernst du mit Krallen?
    }
    .help = Jeder Netz-Chip kostet dich einen Wurf. Jede Kralle kann einen davon entfernen; dann macht sie keinen Schaden.
screen-question-spend-heal =
    { $most ->
        [one] Entfernst du mit 1 Herz deinen Fluch-Chip?
       *[other] Wie viele Fluch-Chips entfernst du mit Herzen?
    }
    .help = Jeder Fluch-Chip macht es teurer, Totenköpfe neu zu würfeln. Jedes Herz kann einen davon entfernen; dann heilt es nichts. Das geht auch in Manhattan.
screen-question-use = „{ $card }“ einsetzen?
    .help = Du darfst die Karte jetzt einsetzen, musst aber nicht.
screen-question-aim = Wo setzt du deine Zerstörung ein?
    .help = Mit einer Karte darfst du für 1 Energie deine ganze Zerstörung dieses Zuges in einem anderen Bezirk einsetzen. Du kannst sie auch im eigenen einsetzen.
screen-question-destroy =
    { $points ->
        [one] Was zerstörst du mit deinem letzten Punkt?
       *[other] Was zerstörst du? Du hast { $points } Punkte.
    }
    .help = Jedes Plättchen kostet so viele Punkte wie seine Widerstandskraft: ein Gebäude die Zahl darauf, Infanterie 2, ein Jet 3, ein Panzer 4. Solange deine Punkte für etwas im Bezirk reichen, musst du es zerstören. Ein zerstörtes Gebäude bringt sofort seine Belohnung und wird zur Einheit, die du im selben Zug nicht zerstören kannst.
screen-question-order = Welche deiner Karten wirkt zuerst?
    .help = Mehrere deiner Karten wirken im selben Moment, und die Reihenfolge macht etwas aus. Du hast die Wahl.
screen-question-king-of-new-york-brace = Du verlierst gleich Leben. „{ $card }“ einsetzen?
    .help = Das ist die letzte Gelegenheit, die Karte vor dem Schaden einzusetzen.
screen-question-shield =
    { $damage ->
        [one] 1 Schaden: Zahlst du ihn mit Energie?
       *[other] { $damage } Schaden: Wie viel davon zahlst du mit Energie?
    }
    .help = Mit einer Karte darfst du statt Leben Energie abgeben, 1 zu 1. Der Rest des Schadens kostet Leben.
screen-question-pay = Das kostet { $cost } Energie: Wie viel davon zahlst du mit Leben?
    .help = Mit einer Karte darfst du statt mit Energie mit Leben zahlen, 1 zu 1, solange dir mindestens 1 Leben bleibt.
screen-question-flee =
    { $toll ->
        [0] Angriff in Manhattan. Bleibst du oder fliehst du?
       *[other] Angriff in Manhattan. Bleibst du oder fliehst du für { $toll } Energie?
    }
    .help = Bleibst du in Manhattan, bekommst du in jedem Zug Kronen und Energie, aber Herzen heilen dich dort nicht, und alle draußen können dich treffen. Fliehst du, bleibt dir der Schaden: Du ziehst in einen Außenbezirk mit Platz, und wer dich angegriffen hat, muss nach Manhattan.
screen-question-move-out = In Manhattan ist nur noch Platz für 1 Monster. Wohin ziehst du?
    .help = Sind weniger als 5 Monster im Spiel, darf nur eines in Manhattan sein. Das auf Feld 5–6 muss in einen Außenbezirk mit Platz.
screen-question-move =
    { $toll ->
        [0] Ziehst du oder bleibst du, wo du bist?
       *[other] Ziehst du für { $toll } Energie oder bleibst du, wo du bist?
    }
    .help = In Manhattan ist kein Platz, also bleibst du, wo du bist, oder ziehst in einen anderen Außenbezirk mit Platz. Von deinem Bezirk hängt ab, was du zerstören kannst und welche Einheiten dich treffen.
screen-question-send = Schickst du Einheiten weg?
    .help = Mit einer Karte darfst du bis zu 4 Einheiten aus dem Bezirk wegschicken, in den du gezogen bist, jede in einen anderen.
screen-question-buy = Was kaufst du?
    .help = Karten bezahlst du mit Energie. Eine dauerhafte Karte bleibt vor dir liegen und wirkt immer weiter; eine Sofortkarte wirkt einmal, und zwar gleich. Für 2 Energie tauschst du die Auslage aus: 3 neue Karten. Kaufe und tausche, so oft du zahlen kannst, dann beende den Schritt. Um eine Karte zu lesen, zeig auf sie oder halte sie gedrückt.
screen-question-photo = Welches Monster wählst du?
    .help = Du bekommst 1 Krone für jeden Schaden, den dieses Monster in diesem Zug durch dich erlitten hat.
screen-question-split =
    { $lost ->
        [one] Heilt dich deine verlorene Krone?
       *[other] Wie viele der { $lost } verlorenen Kronen heilen dich?
    }
    .help = Jede verlorene Krone heilt 1 Leben oder bringt 1 Energie. Was dich nicht heilt, wird zu Energie.
screen-question-discard = Welche deiner dauerhaften Karten wirfst du ab?
    .help = Jedes Monster muss eine seiner dauerhaften Karten abwerfen. Ihr Effekt endet sofort.
screen-question-king-of-tokyo-reroll =
    .help = Klicke einen Würfel an, um ihn zu behalten oder freizugeben; die anderen würfelst du neu. Hör auf, und du behältst alle. Nach dem letzten Wurf zählt jeder Würfel: 3 gleiche Zahlen bringen so viele Kronen, wie die Zahl sagt, jede weitere 1 mehr; mit Energie bezahlst du Karten, Herzen heilen dich (nicht in Tokyo), und Krallen treffen alle Monster auf der anderen Seite: von draußen die in Tokyo, aus Tokyo die draußen. In der ersten Ausgabe holst du dir mit einer Kralle auch ein leeres Tokyo.
screen-question-king-of-tokyo-pause = Eine Karte einsetzen oder weiter?
    .help = Du hast keinen Wurf mehr, aber eine Karte kann dir noch einen geben.
screen-question-mimic =
    { $optional ->
        [0] Welche Karte kopierst du?
       *[other] Kopierst du für 1 Energie eine andere Karte?
    }
    .help = Die Karte wird zur Kopie einer dauerhaften Karte vor einem beliebigen Monster, als hättest du diese gerade gekauft. Zu Beginn jedes deiner Züge darfst du für 1 Energie eine andere kopieren. Verlässt die kopierte Karte das Spiel, endet die Kopie.
screen-question-deposit = Wie viel Energie legst du auf die Karte?
    .help = Was du auf die Karte legst, wird verdoppelt. Zu Beginn jedes deiner Züge bekommst du 2 Energie zurück, bis die Karte leer ist; dann wirfst du sie ab. Legst du nichts darauf, wirfst du sie sofort ab.
screen-question-probe = Würfelst du einen dieser Würfel neu?
    .help = Mit einer Karte darfst du einen Würfel des Monsters neu würfeln, das dran ist und seinen letzten Wurf hinter sich hat. Zeigt er dann ein Herz, verlierst du die Karte.
screen-question-dwell = Würfelst du deine 3er neu?
    .help = Mit einer Karte darfst du deine Würfel mit einer 3 neu würfeln, so oft du willst. Das ist die letzte Gelegenheit dazu.
screen-question-change = Drehst du noch Würfel?
    .help = Dein letzter Wurf ist gefallen. Vor dem Auswerten darfst du mit deinen Karten Würfel auf andere Seiten drehen, so oft du willst und in beliebiger Reihenfolge. Klicke einen Würfel an, und du siehst, was aus ihm werden kann.
screen-question-heart = Wofür nutzt du dieses Herz?
    .help = Jedes Herz tut nur eines: Draußen heilt es dich oder entfernt einen deiner Gift- oder Schrumpf-Chips; mit einer Karte kann es ein anderes Monster heilen, das dir etwas dafür zahlt. Was über das Maximum geht, verfällt. Dir selbst bringt ein Herz in Tokyo nichts.
screen-question-extra-heal = Wer bekommt das zusätzliche Leben?
    .help = Durch eine Karte heilst du 1 Leben mehr. Du kannst es selbst nehmen (nicht in Tokyo) oder einem Monster geben, das du heilst; es zahlt dafür wie für den Rest.
screen-question-dodge = Angriff in Tokyo. Gehst du mit „{ $card }“?
    .help = Gehst du jetzt, tut dir dieser Angriff nichts, und wer dich angreift, muss auf deinen Platz. Bleibst du, erleidest du den Schaden und kannst bei diesem Angriff nicht mehr gehen.
screen-question-camouflage = Würfelst du 3er neu?
    .help = Du hast je Schaden einen Würfel geworfen, und jedes Herz hebt 1 Schaden auf. Mit einer Karte darfst du die Würfel mit einer 3 neu würfeln, so oft du willst.
screen-question-king-of-tokyo-brace = Du verlierst gleich { $damage } Leben. Was tust du?
    .help = Das ist die letzte Gelegenheit für Karten gegen den Schaden. Setze sie ein, so oft du zahlen kannst; den Rest erleidest du.
screen-question-yield = Angriff in Tokyo. Bleibst du oder gehst du?
    .help = Beginnt dein Zug in Tokyo, bekommst du 2 Kronen, aber Herzen heilen dich dort nicht, und alle draußen greifen dich an. Gehst du, bleibt dir der Schaden: Du kommst nach draußen, und wer dich angegriffen hat, muss nach Tokyo und bekommt dafür 1 Krone.
screen-question-opportunity = Frisch aufgedeckt: Kaufst du etwas?
    .help = Mit einer Karte darfst du in jedem Zug kaufen, was gerade aufgedeckt wurde, noch vor allen anderen. Du kannst es auch ihnen überlassen.
screen-question-sell = Welche deiner Karten verkaufst du?
    .help = Mit einer Karte darfst du am Ende deines Zuges beliebig viele deiner dauerhaften Karten abwerfen und bekommst für jede davon Energie. Ihre Effekte enden sofort.

## Browser: Stadtpläne

map-list = Stadtplan als Liste

# As in English.
map-tokyo-title = Tokyo
map-tokyo-figure =
    { $mine ->
        [yes] { $monster } (du), { $place-in }, { $life }, { $crowns }
       *[other] { $monster }, { $place-in }, { $life }, { $crowns }
    }
map-tokyo-choice = { $answer }. { $what }
map-tokyo-place = { $place }. { $facts }
map-tokyo-facts = Der Einzug bringt { $enter }, jeder Zug, der hier beginnt, { $turn }. Herzen heilen hier nicht.
map-tokyo-outside-facts = Hier sind alle, die nicht in Tokyo sind. Herzen heilen hier.
map-tokyo-bay-closed =
    { $reason ->
        [option] Gesperrt: Dieses Spiel läuft ohne Tokyo Bay.
       *[few] Gesperrt: Es sind weniger als 5 Monster im Spiel.
    }
# Auf dem Stadtplan in Plakatbuchstaben, zwei Zeilen.
map-tokyo-bay-closed-sign =
    { $reason ->
        [option]
            Gesperrt:
            diesmal ohne
       *[few]
            Gesperrt: weniger
            als 5 Monster
    }
map-tokyo-enter = +{ $amount } Einzug
map-tokyo-turn = +{ $amount } pro Zug
map-tokyo-no-healing = Herzen heilen nicht
map-tokyo-stay = Bleiben
map-tokyo-leave = Gehen
map-tokyo-go = Hierher
map-tokyo-now = dran
map-tokyo-nobody = Niemand
map-tokyo-claws =
    { $amount ->
        [one] { $amount } Kralle!
       *[other] { $amount } Krallen!
    }
map-tokyo-wound = -{ $amount }
map-tokyo-wounded =
    { $when ->
        [coming] verliert gleich { $amount } Leben
       *[taken] hat gerade { $amount } Leben verloren
    }
# As in English.
map-title-new-york = New York
map-close = Zurück zum Stadtplan
map-you = Du
map-new = Neu
map-goals = Zielkarten
map-goal = { $goal }: { $owner }, { $take }
map-goal-free = Noch frei
map-goal-nobody = Noch frei
map-goal-mine = Gehört dir
map-goal-held = Gehört { $monster }
map-take-superstar = { $count } Sterne
map-take-statue-of-liberty = { $count } Totenköpfe
map-take-short-superstar = { $count } Sterne
map-take-short-statue-of-liberty = { $count } Totenköpfe
map-track = Feld 5–6
map-closed = Gesperrt
map-closed-players = Gesperrt: nur bei 5 oder 6 Monstern offen
map-closed-option = Gesperrt: Dieser Tisch spielt ohne
map-closed-left = Gesperrt: weniger als 5 Monster übrig
map-zone = { $place }: { $crowns } und { $energy } für jeden Zug, der hier beginnt
map-borough =
    { $room ->
        [one] { $place }, { $taken } von 1 Platz besetzt
       *[other] { $place }, { $taken } von { $room } Plätzen besetzt
    }
map-enlarge =
    { $count ->
        [0] Vergrößern: { $borough }
        [one] Vergrößern: { $borough }, dort { $count } Möglichkeit
       *[other] Vergrößern: { $borough }, dort { $count } Möglichkeiten
    }
map-stack =
    { $place ->
        [none] { $what }, Widerstand { $durability }, bringt { $reward }, Stapel mit { $count }
       *[there] { $what }, Widerstand { $durability }, bringt { $reward }, Stapel mit { $count }, { $place-in }
    }
map-stack-empty =
    { $place ->
        [none] Leerer Stapel
       *[there] Leerer Stapel, { $place-in }
    }
map-unit-count =
    { $count ->
        [one] { $what }
       *[other] { $count } × { $what }
    }
map-units =
    { $place ->
        [none] { $what }, Widerstand { $durability }, bringt { $reward }
       *[there] { $what }, Widerstand { $durability }, bringt { $reward }, { $place-in }
    }
map-units-new =
    { $place ->
        [none] { $what }, neu in diesem Zug und noch kein Ziel, Widerstand { $durability }, bringt { $reward }
       *[there] { $what }, neu in diesem Zug und noch kein Ziel, Widerstand { $durability }, bringt { $reward }, { $place-in }
    }
map-souvenir = Souvenir-Chip, { $place-in }
map-destroy = Zerstören: { $what }
map-send = Wegschicken: { $what }
map-figure =
    { $role ->
        [my-turn] { $monster }, dein Monster, gerade dran, { $place-in }, { $life }, { $crowns }
        [mine] { $monster }, dein Monster, { $place-in }, { $life }, { $crowns }
        [turn] { $monster }, gerade dran, { $place-in }, { $life }, { $crowns }
       *[other] { $monster }, { $place-in }, { $life }, { $crowns }
    }

## Browser: nach dem Spiel

## Browser: Chancen

odds-superstar = Ab { $needed } Sternen: Superstar
odds-statue-of-liberty = Ab { $needed } Totenköpfen: Freiheitsstatue
odds-three-1 = Ab { $needed } Einsen
odds-three-2 = Ab { $needed } Zweien
odds-three-3 = Ab { $needed } Dreien
odds-points = Kronen
odds-mean-energy = Energie
odds-mean-attack = Krallen
odds-mean-heal = Herzen
odds-mean-destruction = Zerstörung
odds-mean-celebrity = Sterne
odds-mean-ouch = Totenköpfe
odds-mean-claw = Krallen
odds-mean-heart = Herzen
odds-attackers =
    { $count ->
        [0] Vor deinem nächsten Zug kann dich niemand mit Würfeln treffen.
        [one] Vor deinem nächsten Zug kann dich 1 Monster treffen.
       *[other] Vor deinem nächsten Zug können dich { $count } Monster treffen.
    }
odds-risk-bold =
    { $how ->
        [none] Krallen allein werfen dich nicht raus, egal wie die Würfel fallen.
        [hardly] In weniger als 1 von 100 Fällen raus, wenn alle nur auf Krallen würfeln.
        [sure] Fast sicher raus, wenn alle nur auf Krallen würfeln.
       *[some] In etwa { $part } von { $of } Fällen raus, wenn alle nur auf Krallen würfeln.
    }
odds-risk-calm =
    { $how ->
        [none] Nicht raus, wenn niemand neu würfelt.
        [hardly] In weniger als 1 von 100 Fällen raus, wenn niemand neu würfelt.
        [sure] Fast sicher raus, auch wenn niemand neu würfelt.
       *[some] In etwa { $part } von { $of } Fällen raus, wenn niemand neu würfelt.
    }
odds-loss =
    { $least ->
        [0] Rechne damit, bis zu { $most } von { $life } Leben zu verlieren.
       *[other] Rechne damit, { $least } bis { $most } von { $life } Leben zu verlieren.
    }
odds-loss-about =
    { $most ->
        [0] Rechne damit, von { $life } Leben kaum eines zu verlieren.
       *[other] Rechne damit, { $most } von { $life } Leben zu verlieren.
    }
odds-income =
    { $energy ->
        [0]
            { $vp ->
                [one] Bist du dann noch hier, bekommst du { $vp } Krone.
               *[other] Bist du dann noch hier, bekommst du { $vp } Kronen.
            }
       *[other]
            { $vp ->
                [0] Bist du dann noch hier, bekommst du { $energy } Energie.
                [one] Bist du dann noch hier, bekommst du { $vp } Krone und { $energy } Energie.
               *[other] Bist du dann noch hier, bekommst du { $vp } Kronen und { $energy } Energie.
            }
    }
after-wins = { $monster } gewinnt!
after-nobody = Niemand gewinnt!
after-stopped = Spiel vorbei
after-how-crowns = { amount-vp } in Zug { $turn }.
after-how-last = Als letztes Monster am Leben, mit { amount-vp } in Zug { $turn }.
after-how-card = Durch „{ $why }“, mit { amount-vp } in Zug { $turn }.
after-how-conceded = Alle anderen haben aufgegeben; { amount-vp } in Zug { $turn }.
after-how-nobody = Die letzten Monster sind in Zug { $turn } gemeinsam ausgeschieden.
after-how-deserted = In Zug { $turn } haben alle aufgegeben, die noch spielten.
after-how-agreed = In Zug { $turn } waren sich alle einig: Schluss.
after-how-abandoned = Nach Zug { $turn } hat niemand weitergespielt.
after-game = { $game }, { $players } Monster.
after-you-won = Und das bist du.
after-played-by = Gespielt von { $name }.
after-played-by-bot = Gespielt von einem Bot: { $name }.
after-you = du
after-places = Endstand
after-place = Platz { $place }
after-place-crowns = { amount-vp }
after-fell =
    { $turn ->
        [0] raus
       *[other] raus in Zug { $turn }
    }
after-left =
    { $turn ->
        [0] aufgegeben
       *[other] aufgegeben in Zug { $turn }
    }
after-title = Nach dem Spiel
after-close = Tisch ansehen
after-open = Zum Endstand
after-rematch = Noch ein Spiel
after-rematch-join = Zur Revanche
after-rematch-watch = Zur Revanche
after-rematch-open = Ein Tisch für die Revanche ist offen.
after-replay = Wiederholung ansehen
after-share = Link kopieren
after-shared = Der Link zur Wiederholung ist kopiert.
after-share-moment = Link zu diesem Moment kopieren
after-share-by-hand = Kopiere diesen Link:
after-record = Aufzeichnung herunterladen
after-verify = War alles fair?
after-verifying = Jeder Wurf wird geprüft …
after-lobby = Zur Startseite
after-story-title = So lief das Spiel
after-crowns = Kronen
after-goal = { $points } reichen zum Sieg
after-life = Leben
after-crowns-chart = Die Kronen aller Monster im Lauf des Spiels; die Tabelle darunter nennt dieselben Zahlen.
after-life-chart = Die Leben aller Monster im Lauf des Spiels; die Tabelle darunter nennt dieselben Zahlen.
after-turn = Zug { $turn }
after-as-table = Als Tabelle
after-as-lines = Als Linien
after-table-title = Kronen und Leben am Ende jedes Zuges
after-table-turn = Zug
after-table-cell =
    { $vp ->
        [one] 1 Krone, { $life } Leben
       *[other] { $vp } Kronen, { $life } Leben
    }
after-moments-title = Höhepunkte
after-no-moments = Ein Spiel ganz ohne Aufreger.

moment-won = { $monster } gewinnt
    .text =
    { $vp ->
        [one] Mit 1 Krone.
       *[other] Mit { $vp } Kronen.
    }
moment-nobody = Niemand gewinnt
    .text = Die letzten Monster sind gemeinsam ausgeschieden.
moment-out = { $monster } ist raus
    .text =
    { $other ->
        [none] Keine Leben mehr ({ $why }).
       *[other] Durch { $other } ({ $why }).
    }
moment-goal =
    { $what ->
        [Superstar] { $monster } wird Superstar
       *[other] { $monster } holt sich { $what-acc }
    }
    .text =
    { $other ->
        [none] Bis dahin für alle zu haben ({ $why }).
       *[other] Bis dahin bei { $other } ({ $why }).
    }
moment-swing =
    { $amount ->
        [one] { $monster } bekommt 1 Krone
       *[other] { $monster } bekommt { $amount } Kronen
    }
    .text = Von { $from } auf { $vp } in einem Zug.
moment-loss =
    { $amount ->
        [one] { $monster } verliert 1 Krone
       *[other] { $monster } verliert { $amount } Kronen
    }
    .text = Von { $from } auf { $vp } in einem Zug.

my-game-title = Dein Spiel
my-game-losses =
    { $amount ->
        [0] Was dich Leben kostete
       *[other] { $healed ->
            [0] Was dich Leben kostete: { $amount } insgesamt
           *[other] Was dich Leben kostete: { $amount } insgesamt, { $healed } geheilt
        }
    }
my-game-loss =
    { $other ->
        [none] { $why }
       *[other] { $other }: { $why }
    }
my-game-minus = −{ amount-life }
my-game-left = noch { $amount }
my-game-unhurt = Gar nichts. Du hast keinen Kratzer abbekommen.
my-game-hits =
    { $amount ->
        [0] Deine Treffer
       *[other] Deine Treffer: { $amount } insgesamt
    }
my-game-no-hits = Du hast niemanden getroffen.
my-game-best = Dein bester Zug
my-game-no-best = Du hast keine Krone bekommen und niemanden getroffen.
my-game-feat-crowns = { $amount ->
        [one] 1 Krone geholt
       *[other] { $amount } Kronen geholt
    }
my-game-feat-damage = { amount-life } weggehauen
my-game-feat-goal =
    { $what ->
        [Superstar] Superstar geworden
       *[other] { $what } geholt
    }
my-game-feat-felled = { $monster } rausgeworfen

replay-title = Wiederholung
replay-loading =
    { $count ->
        [0] Das Spiel lädt …
        [one] Das Spiel lädt: bisher 1 Moment …
       *[other] Das Spiel lädt: bisher { $count } Momente …
    }
replay-now = Was gerade passiert
replay-dice = Würfel von { $monster }: { $faces-acc }.
replay-controls = Wiederholung steuern
replay-start = Zum Anfang
replay-back = 1 Moment zurück
replay-play = Abspielen
# As in English.
replay-pause = Pause
replay-forward = 1 Moment vor
replay-end = Zum Ende
replay-speed = Tempo
replay-times = { $speed }×
# As in English.
replay-scrub = Moment
replay-turn =
    { $turn ->
        [0] Aufbau / { $turns }
       *[other] Zug { $turn } / { $turns }
    }
replay-place = Zug { $turn }. { $what }
replay-nothing = Auf dem Tisch ändert sich nichts.
replay-did = { $monster }: { $answer }
replay-begins = Das Spiel beginnt.
replay-why = Warum?
replay-keys = Die Leertaste spielt ab und hält an, die Pfeiltasten springen von Moment zu Moment, Bild auf und Bild ab von Zug zu Zug, Pos1 zum Anfang und Ende zum Ende.
replay-told = Was am Tisch zu sehen war, als Text:
replay-to-table = Zum Tisch
replay-no-game = Dieses Spiel hat noch nicht begonnen, also gibt es nichts zu sehen.
replay-lost = Der Server antwortet nicht. Lade die Seite neu.

# Was ein Browser an einem fertigen Spiel geprüft hat.
fair-good = Alles passt. In diesem Browser geprüft, unabhängig vom Server:
fair-draws =
    { $rolls ->
        [one] 1 Wurf
       *[other] { $rolls } Würfe
    } und { $reveals ->
        [one] 1 Aufdeckung
       *[other] { $reveals } Aufdeckungen
    } folgen aus dem Geheimnis und den Zufallsteilen.
fair-kept = Es ist das Geheimnis, dessen Fingerabdruck dieser Browser vor dem ersten Wurf aufbewahrt hat.
fair-kept-later = Es ist das Geheimnis, dessen Fingerabdruck dieser Browser während des Spiels gesehen hat.
fair-not-kept = Das Geheimnis passt zum Fingerabdruck in der Aufzeichnung. Dieser Browser war nicht dabei, um ihn von Anfang an aufzubewahren.
fair-parts =
    { $parts ->
        [one] Der Zufallsteil von 1 Platz passt zu seinem Fingerabdruck.
       *[other] Die Zufallsteile von { $parts } Plätzen passen zu ihren Fingerabdrücken.
    }
fair-mine = Dein Zufallsteil ist der, den dieser Browser dazugegeben hat.
fair-shown =
    { $shown ->
        [one] Was dieser Bildschirm gezeigt hat (1 Wurf oder 1 Karte), steht genauso in der Aufzeichnung.
       *[other] Was dieser Bildschirm gezeigt hat ({ $shown } Würfe und Karten), steht genauso in der Aufzeichnung.
    }
fair-withheld = Platz { $seat } hat seinen Zufallsteil nicht rechtzeitig gezeigt und ging an einen Bot.
fair-rewound =
    Das Spiel wurde { $times ->
        [one] einmal
       *[other] { $times }-mal
    } zurückgesetzt; was danach kam, wurde neu gezogen.
fair-no-record = Was der Server geschickt hat, ist keine Aufzeichnung.
fair-changed = Die Aufzeichnung wurde nachträglich geändert: Ihre Prüfsumme passt nicht.
fair-old = Diese Aufzeichnung hat eine ältere Form, die ein Browser nicht prüfen kann. Der Server sagt: { $sentence }
fair-no-secret = Die Aufzeichnung zeigt ihr Geheimnis nicht, also lässt sich nichts prüfen.
fair-other-secret = Das Geheimnis passt nicht zu seinem Fingerabdruck in der Aufzeichnung.
fair-other-commitment = In der Aufzeichnung steht ein anderer Fingerabdruck des Geheimnisses, als dieser Browser gesehen hat.
fair-other-part = Der Zufallsteil von Platz { $seat } passt nicht zu seinem Fingerabdruck.
fair-foreign = In der Aufzeichnung steht für Platz { $seat } ein anderer Fingerabdruck, als dieser Browser gesehen hat.
fair-not-mine = Dein eigener Zufallsteil steht nicht so in der Aufzeichnung, wie dieser Browser ihn dazugegeben hat.
fair-other-draw = Ziehung { $number } in Zug { $turn } passt nicht: In der Aufzeichnung steht „{ $line }“, aus dem Geheimnis folgt „{ $drawn }“.
fair-other-shown = In Zug { $turn } war auf diesem Bildschirm „{ $line }“ zu sehen, aber dort steht es nicht in der Aufzeichnung.
fair-not-rewound = Dieser Browser hat das Spiel öfter zurückgesetzt gesehen, als in der Aufzeichnung steht.
