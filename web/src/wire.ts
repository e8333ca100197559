// The types of the wire, written by `make web-types` from src/kaiju/server/wire. Do not edit.

/** What the client sent is durable, as this entry. */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
}

/** Offers to end the game as it stands, or withdraws the offer; it ends once every person agrees. */
export interface Agree {
  type: "agree";
  /** Chosen by the client; sent twice, it counts once. */
  id: string;
  on: boolean;
}

/** Answers a question, identified by its number, in the notation: as a text or word by word. */
export interface Answer {
  type: "answer";
  /** Chosen by the client; sent twice, it counts once. */
  id: string;
  question: number;
  text?: string;
  words?: string[];
}

/** What is certain to follow an answer, up to the next roll, reveal or decision, and what it means. */
export interface AnswerInfo {
  effects?: EffectInfo[];
  /** A card or a result of which nothing comes now. */
  idle?: boolean;
  /** Certain to eliminate the Monster being asked. */
  fatal?: boolean;
  /** Would eliminate it, if nothing is done about it. */
  deadly?: boolean;
  /** What its place then pays when its turn begins, if it is about places. */
  vp?: number | null;
  energy?: number | null;
  /** Likewise, the seats that can then hit it before its next turn. */
  attackers?: number[] | null;
  coming?: ComingInfo[];
}

/** Asks for odds on the open question; `dice` are those that would be rerolled. */
export interface AskOdds {
  dice?: number[];
}

/** Whom an attack would cost Life, and how much, if nothing is done about it. */
export interface AttackInfo {
  seat: number;
  damage: number;
}

/** Sets automatic answers: `stay`, `flee 4` (at 4 life or less), `decline` and a card. */
export interface Automatic {
  type: "automatic";
  /** Chosen by the client; sent twice, it counts once. */
  id: string;
  rules: string[];
}

/** What is in a borough. */
export interface BoroughState {
  stacks: StackState[];
  units: UnitState[];
  souvenir: boolean;
}

/** What is printed on a card, besides its text. */
export interface CardInfo {
  id: string;
  kind: "discard" | "goal" | "keep";
  cost: number;
}

/** The games and the bots. */
export interface Catalogue {
  games: GameInfo[];
  bots: string[];
  /** Seconds per decision where people play people and nothing else was chosen. */
  pace: number;
}

/** Chooses a Monster, or commits to a random part. */
export interface Choice {
  monster?: string | null;
  commitment?: string | null;
}

/** Carries an identity to another device: once, and not for long. */
export interface Code {
  code: string;
  seconds: number;
}

/** What the asked Monster is still to lose this turn, if nothing is done about it. */
export interface ComingInfo {
  /** The face of the results, or the token. */
  what: string;
  results: number;
  damage: number;
}

/** Concedes the game. */
export interface Concede {
  type: "concede";
  /** Chosen by the client; sent twice, it counts once. */
  id: string;
}

/** A game as one value of its option `edition` makes it. */
export interface EditionInfo {
  monsters: string[];
  options: OptionInfo[];
}

/** What follows for one Monster: what of its own changes by how much, and what it has then. */
export interface EffectInfo {
  seat: number;
  /** `life`, `vp`, `energy`, `cards`, a token or a goal card; `out` for the last life; `place`; `turn` for another turn; `won`. */
  what: string;
  amount: number;
  left: number;
  /** Where it goes, for `place`. */
  where?: string;
  /** False if somebody may still do something about it. */
  sure?: boolean;
}

/** A position of the rules that can be opened on a table. */
export interface Example {
  id: string;
  /** Clauses, cards, and rulings as `card/number`. */
  cites: string[];
}

/** The positions that show how the cards of a game work. */
export interface Examples {
  examples: Example[];
}

/** A waiting extra turn: whose it is, the card that granted it, and that card's note about it. */
export interface ExtraTurnState {
  seat: number;
  card: string;
  note: number;
}

/** Finished games, latest first. */
export interface FinishedGames {
  games: FinishedInfo[];
}

/** A finished game. */
export interface FinishedInfo {
  table: string;
  game: string;
  players: string[];
  /** The seat, or -1. */
  winner: number;
  finished: number;
  /** By seat; empty if the rules changed during the game. */
  monsters: string[];
  /** How many there were; 0 if that can no longer be told. */
  turns: number;
}

/** A moment of a game: what happened, and how things stood after it. */
export interface Frame {
  entry: Happened;
  state: GameState;
  standings: Standing[];
  places: Record<string, PlaceInfo>;
}

/** A game moment by moment, as everyone may see it; `more` says that more follows. */
export interface Frames {
  frames: Frame[];
  more: boolean;
}

/** What one needs to know of a game to open a table. */
export interface GameInfo {
  id: string;
  name: string;
  rules: string;
  least: number;
  most: number;
  monsters: string[];
  options: OptionInfo[];
  /** The one without options first. */
  editions: EditionInfo[];
}

/** The table with the board of its game. */
export interface GameState {
  monsters: MonsterState[];
  active: number;
  phase: number;
  turn: number;
  /** The card that granted this turn, if it is an extra turn. */
  source: string;
  extra_turns: ExtraTurnState[];
  dice: string[];
  added: string[];
  resolved: string[];
  rerolls: number;
  deck: Record<string, number>;
  row: (string | null)[];
  discard: string[];
  effects: HeldState[];
  leaving: number[];
  strike: StrikeState | null;
  over: boolean;
  winner: number;
  board: NewYorkBoard | TokyoBoard;
}

/** Who a guest is. */
export interface GuestInfo {
  name: string;
  /** Keep it, and show it to nobody. */
  token: string;
}

/** An entry: what was done, and what happened. */
export interface Happened {
  number: number;
  kind: string;
  seat: number;
  text: string;
  events: Happening[];
  /** The number of the entry taken back, or 0. */
  undone: number;
}

/** An event: something that happened, and why. */
export interface Happening {
  kind: string;
  /** The seat it is about, or -1. */
  seat: number;
  amount: number;
  what: string;
  /** A place; of dice rolled again, their numbers; of damage, the cards that added to it. */
  where: string;
  /** The other seat involved, or -1. */
  other: number;
  /** The clause of the rules, or the card. */
  cause: string;
  /** What is otherwise on the table as of this event: values of the state by their path. Told in updates alone. */
  changes?: Record<string, unknown>;
  /** It is not worth a sentence: nothing came of it, or another event says it too. */
  silent?: boolean;
}

/** A card in front of a Monster: what is printed on it, and what it acts as. */
export interface HeldState {
  card: string;
  acts: string;
  owner: number;
  counter: number;
  number: number;
  copied: number;
  paid: number;
}

/** Comes first and says who is there; without a token, one may watch. */
export interface Hello {
  type: "hello";
  token?: string;
}

/** Damage on its way to one Monster. */
export interface HitState {
  seat: number;
  amount: number;
  spared: number;
}

/** The invitation for each seat; empty for seats that are not reserved. */
export interface Invitations {
  invitations: string[];
}

/** A table, and the invitation for a seat that is now reserved. */
export interface Invited {
  invitation: string;
  table: TableInfo;
}

/** The public tables waiting or being played, those that changed last first. */
export interface Lobby {
  type: "lobby";
  tables: TableInfo[];
  /** Over a WebSocket, which counts the changes it reports; otherwise 0. */
  version?: number;
}

/** What is different in the list; whoever does not have the version before it must connect again. */
export interface LobbyChange {
  type: "lobby-change";
  version: number;
  /** New or changed: they come first now. */
  tables: TableInfo[];
  /** The ids of those that are no longer listed. */
  gone: string[];
}

/** Who a guest is, where it plays, and what it has played. */
export interface Me {
  name: string;
  tables: TableInfo[];
  finished: FinishedInfo[];
}

/** A Monster. */
export interface MonsterState {
  name: string;
  life: number;
  vp: number;
  energy: number;
  place: string;
  alive: boolean;
  cards: HeldState[];
  tokens: Record<string, number>;
}

/** Mutes or unmutes the player at a seat, here and elsewhere. */
export interface Mute {
  type: "mute";
  /** Chosen by the client; sent twice, it counts once. */
  id: string;
  seat: number;
  on: boolean;
}

/** The seats that this reader has muted. */
export interface Muted {
  type: "muted";
  seats: number[];
}

/** Somebody who wants to play. */
export interface NewGuest {
  /** What others see. */
  name: string;
}

/** A table to open; its host takes the first seat of kind `guest`, if there is one. */
export interface NewTable {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, string>;
  public?: boolean;
  /** Seconds per decision; 0 for unlimited. */
  pace?: number;
  /** May players ask for odds? */
  hints?: boolean;
}

/** New York: five boroughs, the covered tiles, and the seats that own the goal cards, or -1. */
export interface NewYorkBoard {
  game: "king-of-new-york";
  boroughs: Record<string, BoroughState>;
  covered: Record<string, number>;
  superstar: number;
  statue: number;
  /** By seat, the Units it has destroyed. */
  trophies: string[][];
  /** The borough in which Destruction is used, if not its own. */
  aim: string;
}

/** How things stand, for one seat or a spectator: what an update and a snapshot share. */
export interface Now {
  /** The number of the last entry. */
  number: number;
  /** One for each Monster. */
  standings: Standing[];
  /** Every place a Monster can be in. */
  places: Record<string, PlaceInfo>;
  question: QuestionInfo | null;
  deadline: number | null;
  /** May this seat take back its last answer? */
  undo: boolean;
}

/** One line of odds: what it is about, and its chance, if it has one. */
export interface Odd {
  /** The message `odds-…` that names it. */
  id: string;
  values: Record<string, string | number>;
  chance?: number | null;
}

/** Odds on the open question, based on what everyone can see; for a reroll, ways to go on side by side. */
export interface Odds {
  question: number;
  lines: Odd[];
  /** How many are left, all of which are counted. */
  rerolls: number;
  /** The dice to roll, from 1: what was picked, another way, and none, which is to stop. */
  ways: number[][];
  outcomes: Outcome[];
}

/** Which seats are connected now, and how many are watching.

    With an hour or more per decision nobody is expected to stay connected, and all players are listed. */
export interface Online {
  type: "online";
  seats: number[];
  watching: number;
}

/** A rule option, with its default first. */
export interface OptionInfo {
  name: string;
  values: string[];
}

/** Something to roll for, and what each way to go on comes to if one rolls for nothing else. */
export interface Outcome {
  /** The message `odds-…` that names it. */
  id: string;
  values: Record<string, string | number>;
  /** Are they averages? Otherwise they are chances. */
  counted: boolean;
  /** One for each way, with all rerolls left. */
  worths: number[];
}

/** Shows the random part that a seat has committed to. */
export interface Part {
  /** A random part that nobody can guess; with the secret, it decides every roll. */
  nonce: string;
}

/** What is known about a place; anything left out is nothing. */
export interface PlaceInfo {
  /** Victory points for starting a turn here. */
  vp?: number;
  /** Energy for starting a turn here. */
  energy?: number;
  /** Victory points for coming here from outside. */
  enter_vp?: number;
  /** Energy for coming here from outside. */
  enter_energy?: number;
  /** How many Monsters a borough holds. */
  room?: number;
  /** Why nobody can be here. */
  closed?: string;
  /** Where a Monster that advances from here goes. */
  next?: string;
}

/** The open question; its answers are shown only to the seat being asked. */
export interface QuestionInfo {
  /** Answers use this to identify the question. */
  number: number;
  seat: number;
  kind: string;
  rule: string;
  values: Record<string, string | number>;
  options: string[];
  /** What follows each answer; sent to the seat being asked, if a person plays it. */
  answers?: Record<string, AnswerInfo>;
  /** Likewise, the answer that needs no decision, because the order cannot matter. */
  foregone?: string;
  /** The Energy for each card offered: its price, or what a sale brings. */
  costs?: Record<string, number>;
}

/** The text of a record. */
export interface RecordText {
  text: string;
}

/** What the client sent was not done, and why: a message id with its values, and the sentence. */
export interface Refusal {
  type: "refusal";
  id: string;
  reason: string;
  values: Record<string, string | number>;
  sentence: string;
}

/** Asks for everything again. */
export interface Resync {
  type: "resync";
}

/** The contents of a game, as its options make it. */
export interface RulesInfo {
  game: string;
  /** The names under which its texts are found, the closest first. */
  dialect: string[];
  phases: string[];
  /** The first phase of a turn; those before it are the set-up. */
  first_phase: number;
  faces: string[];
  /** The face that attacks. */
  attack: string;
  /** How many dice a Monster has; any more come from its cards. */
  dice: number;
  /** How much a Monster starts with. */
  life: number;
  /** Victory points that win. */
  points: number;
  sweep: number;
  cards: CardInfo[];
  tiles: TileInfo[];
}

/** Somebody at the table said something. */
export interface Said {
  type: "said";
  number: number;
  seat: number;
  name: string;
  text: string;
  made: number;
}

/** Says something to everyone at the table. */
export interface Say {
  type: "say";
  /** Chosen by the client; sent twice, it counts once. */
  id: string;
  text: string;
}

/** A seat, as everyone may see it. */
export interface SeatInfo {
  kind: "bot" | "guest" | "invited" | "open";
  name: string;
  bot: string;
  monster: string;
  /** A bot is playing for this guest until they are back. */
  away: boolean;
  /** The player has conceded. */
  gone: boolean;
  /** Has offered to end the game as it stands. */
  agrees: boolean;
  /** Its guest did not show the random part in time, and lost the place to a bot. */
  withheld: boolean;
}

/** A table, and the guest's own seat at it. */
export interface Seated {
  seat: number;
  table: TableInfo;
}

/** Says that everything up to an entry has been on the screen: bots at the table wait for that. */
export interface Shown {
  type: "shown";
  number: number;
}

/** Everything that this seat, or a spectator, may know; `recent` is the story of the turn.

    Of a turn with very many entries it has the last ones: those before them are in the story of the table. */
export interface Snapshot {
  type: "snapshot";
  /** The number of the last entry. */
  number: number;
  /** One for each Monster. */
  standings: Standing[];
  /** Every place a Monster can be in. */
  places: Record<string, PlaceInfo>;
  question: QuestionInfo | null;
  deadline: number | null;
  /** May this seat take back its last answer? */
  undo: boolean;
  state: GameState | null;
  /** -1 for a spectator. */
  seat: number;
  host: boolean;
  table: TableInfo;
  automatic: string[];
  recent: Happened[];
}

/** A stack of Buildings: the one on top ("" if all are gone), and how many are covered below it. */
export interface StackState {
  top: string;
  below: number;
}

/** What a Monster pays and has now, including its cards' effects; all of it is public. */
export interface Standing {
  /** Of the cards in the row, left to right; 0 for a gap. */
  prices: number[];
  /** The highest cost it can pay. */
  purse: number;
  /** The most life it can have. */
  most: number;
  /** How many dice it rolls. */
  dice: number;
  /** Its turn comes next, as far as is known. */
  next: boolean;
  /** On its turn: whom its dice would hurt as they lie, or one Attack if they show none. */
  attack: AttackInfo[];
  /** How many of a face take a goal card from the others. */
  goals: Record<string, number>;
}

/** What was shown at a table, entry by entry; `more` says that more follows. */
export interface Story {
  entries: Happened[];
  more: boolean;
}

/** Damage that is being dealt. */
export interface StrikeState {
  kind: string;
  cause: string;
  hits: HitState[];
}

/** A table, as everyone may see it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  rules: string;
  seats: SeatInfo[];
  public: boolean;
  /** Seconds per decision; 0 for unlimited. */
  pace: number;
  /** May players ask for odds? */
  hints: boolean;
  /** The name of the guest who opened the table. */
  host: string;
  /** SHA-256 of the secret, shown before the first roll. */
  commitment: string;
  /** SHA-256 of the random part of each seat, or nothing; shown when the host starts. */
  commitments: string[];
  /** The random part of each seat, or nothing; shown once all are there. */
  nonces: string[];
  /** Empty until the game is over. */
  secret: string;
  status: "closed" | "finished" | "playing" | "revealing" | "waiting";
  /** The game cannot be continued under these rules, only watched. */
  stuck: boolean;
  rematch: string;
}

/** Takes a free seat, or the one an invitation is for. */
export interface TakeSeat {
  seat?: number | null;
  invitation?: string;
  /** SHA-256 of the random part that this seat will show after the start; empty for none. */
  commitment?: string;
}

/** What is printed on a tile: what it takes to destroy it, and what that pays. */
export interface TileInfo {
  id: string;
  /** Is it a Unit, or a Building? */
  unit: boolean;
  durability: number;
  reward: "energy" | "life" | "vp";
  amount: number;
}

/** A token of a guest: usually one for each of its devices. */
export interface TokenInfo {
  /** Names the token; it cannot be used as one. */
  id: string;
  made: number;
  /** Is it the one that was shown to ask for this? */
  current: boolean;
}

/** The valid tokens of a guest, the latest first. */
export interface Tokens {
  tokens: TokenInfo[];
}

/** Tokyo, and what is known about the top of the deck. */
export interface TokyoBoard {
  game: "king-of-tokyo";
  /** Is Tokyo Bay open? */
  bay: boolean;
  /** The top card of the deck, if this seat has looked at it. */
  top: string;
  /** The seats that have looked at it, to one of them. */
  seen: number[];
}

/** Takes back the seat's last answer; `number` is the last entry the client has seen. */
export interface Undo {
  type: "undo";
  /** Chosen by the client; sent twice, it counts once. */
  id: string;
  number: number;
}

/** A Unit, and the turn in which it appeared; a new one cannot be destroyed yet. */
export interface UnitState {
  id: string;
  since: number;
  new: boolean;
}

/** One entry, and how things stand after it: the state follows from that before it and the changes. */
export interface Update {
  type: "update";
  /** The number of the last entry. */
  number: number;
  /** One for each Monster. */
  standings: Standing[];
  /** Every place a Monster can be in. */
  places: Record<string, PlaceInfo>;
  question: QuestionInfo | null;
  deadline: number | null;
  /** May this seat take back its last answer? */
  undo: boolean;
  entry: Happened;
  /** What has changed after the last of the events. */
  rest: Record<string, unknown>;
  /** Where the changes do not tell it, such as after an undo. */
  state: GameState | null;
  /** Set if something about the table itself has changed. */
  table: TableInfo | null;
}

/** A code, as it was typed. */
export interface UseCode {
  code: string;
}

/** Whether every roll and every reveal follows from the secret that was committed to. */
export interface Verdict {
  honest: boolean;
  checked: number;
  sentence: string;
}

/** How a seat is to be filled. */
export interface WantedSeat {
  kind: "bot" | "guest" | "invited" | "open";
  bot?: string;
}

export type Ask = Hello | Answer | Undo | Concede | Agree | Automatic | Say | Mute | Resync | Shown;

export type Tell = Snapshot | Update | Ack | Refusal | Said | Muted | Online;
