// The types of the wire, written by `make web-types` from src/kaiju/server/wire. Do not edit.

/** What the client sent is durable, as this entry. */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
}

/** Offers to end the game as it stands, or takes the offer back; it ends when every person agrees. */
export interface Agree {
  type: "agree";
  /** Chosen by the client; sent twice, it counts once. */
  id: string;
  on: boolean;
}

/** Answers a question, which it names by its number; in the notation, as a text or word by word. */
export interface Answer {
  type: "answer";
  /** Chosen by the client; sent twice, it counts once. */
  id: string;
  question: number;
  text?: string;
  words?: string[];
}

/** Asks for odds about the open question of one's seat; `dice` are those that would be rolled again. */
export interface AskOdds {
  dice?: number[];
}

/** Whom an attack would cost Life, and how much, if nothing is done against it. */
export interface AttackInfo {
  seat: number;
  damage: number;
}

/** Says what is answered for one: `stay`, `flee 4` (at 4 life or less), `decline` and a card. */
export interface Automatic {
  type: "automatic";
  /** Chosen by the client; sent twice, it counts once. */
  id: string;
  rules: string[];
}

/** What lies in a borough. */
export interface BoroughState {
  stacks: StackState[];
  units: UnitState[];
  souvenir: boolean;
}

/** What is printed on a card, beside its words. */
export interface CardInfo {
  id: string;
  kind: "discard" | "goal" | "keep";
  cost: number;
}

/** The games and the bots. */
export interface Catalogue {
  games: GameInfo[];
  bots: string[];
  /** Seconds for a decision where people meet people and nobody has said otherwise. */
  pace: number;
}

/** Chooses a Monster, or adds to the secret. */
export interface Choice {
  monster?: string | null;
  nonce?: string | null;
}

/** Carries an identity to another device: once, and not for long. */
export interface Code {
  code: string;
  seconds: number;
}

/** Gives the game up. */
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

/** A turn that waits: whose it is, the card it comes from, and what that card has to say of it. */
export interface ExtraTurnState {
  seat: number;
  card: string;
  note: number;
}

/** Games that are over, the last first. */
export interface FinishedGames {
  games: FinishedInfo[];
}

/** A game that is over. */
export interface FinishedInfo {
  table: string;
  game: string;
  players: string[];
  /** The seat, or -1. */
  winner: number;
  finished: number;
  /** By seat; none where the game ended under other rules than it began. */
  monsters: string[];
  /** How many there were; 0 where nobody can tell any more. */
  turns: number;
}

/** A moment of a game: what happened, and how things stood after it. */
export interface Frame {
  entry: Happened;
  state: GameState;
  standings: Standing[];
  places: Record<string, PlaceInfo>;
}

/** A game moment by moment, as everybody may see it; `more` says that there is more after the last. */
export interface Frames {
  frames: Frame[];
  more: boolean;
}

/** A game, as far as one must know it to open a table. */
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
  /** The card that gave this turn, if it is an extra turn. */
  source: string;
  last_normal: number;
  extra_turns: ExtraTurnState[];
  dice: string[];
  added: string[];
  resolved: string[];
  rerolls: number;
  deck: Record<string, number>;
  row: (string | null)[];
  discard: string[];
  effects: HeldState[];
  held: number;
  leaving: number[];
  /** How many normal turns have begun since anything happened. */
  still: number;
  strike: StrikeState | null;
  over: boolean;
  winner: number;
  board: NewYorkBoard | TokyoBoard;
}

/** Who one is. */
export interface GuestInfo {
  name: string;
  /** To be kept, and to be shown to nobody. */
  token: string;
}

/** An entry: what was done, and what happened. */
export interface Happened {
  number: number;
  kind: string;
  seat: number;
  text: string;
  events: Happening[];
  /** The number of the entry that was taken back, or 0. */
  undone: number;
}

/** An event: something that has happened, and why. */
export interface Happening {
  kind: string;
  /** Whom it is about, or -1. */
  seat: number;
  amount: number;
  what: string;
  where: string;
  /** The other Monster that has to do with it, or -1. */
  other: number;
  /** The clause of the rules, or the card. */
  cause: string;
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

/** Comes first: who is there. Without a token one may watch. */
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

/** The invitation for each seat; empty where none is reserved. */
export interface Invitations {
  invitations: string[];
}

/** A table, and the invitation for a seat that is reserved now. */
export interface Invited {
  invitation: string;
  table: TableInfo;
}

/** The public tables that wait or are played. */
export interface Lobby {
  type: "lobby";
  tables: TableInfo[];
}

/** Who one is, where one plays, and what one has played. */
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

/** Says that one does not want to read what a seat says, here and elsewhere, or that one does again. */
export interface Mute {
  type: "mute";
  /** Chosen by the client; sent twice, it counts once. */
  id: string;
  seat: number;
  on: boolean;
}

/** The seats whose words this reader does not get, because of what it has asked for. */
export interface Muted {
  type: "muted";
  seats: number[];
}

/** Somebody who wants to play. */
export interface NewGuest {
  /** What others see. */
  name: string;
}

/** A table to be opened; whoever opens it takes the first seat that is a guest's, if there is one. */
export interface NewTable {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, string>;
  public?: boolean;
  /** Seconds for a decision; 0 for any time. */
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
  /** By seat, the Units that it has destroyed. */
  trophies: string[][];
  facts: NewYorkTurn;
}

/** What a turn in New York remembers. */
export interface NewYorkTurn {
  occupied: boolean;
  entered: number[];
  dealt: number[];
  gained: number[];
  destroyed: string[];
  fallen: number[];
  points: number;
  /** The borough in which Destruction is used, if not the own one. */
  aim: string;
  units_only: boolean;
  changed: string[];
  credit: number;
  free_moves: number;
}

/** How things stand, for one seat or a spectator: the part that an update and a snapshot share. */
export interface Now {
  /** Of the last entry. */
  number: number;
  state: GameState | null;
  /** One for each Monster. */
  standings: Standing[];
  /** Every place that a Monster can stand in. */
  places: Record<string, PlaceInfo>;
  question: QuestionInfo | null;
  deadline: number | null;
  /** May this seat take its last answer back? */
  undo: boolean;
}

/** One line of odds: what it is about, and its chance or its average, as far as it has one. */
export interface Odd {
  /** The message `odds-…` that names it. */
  id: string;
  values: Record<string, string | number>;
  chance?: number | null;
  mean?: number | null;
}

/** Odds about the open question, out of what everybody can see. */
export interface Odds {
  question: number;
  lines: Odd[];
}

/** Which seats are connected now, and how many watch. */
export interface Online {
  type: "online";
  seats: number[];
  watching: number;
}

/** A rule option, its default first. */
export interface OptionInfo {
  name: string;
  values: string[];
}

/** What can be said of a place; what is left out is nothing. */
export interface PlaceInfo {
  /** Victory points for beginning a turn here. */
  vp?: number;
  /** Energy for beginning a turn here. */
  energy?: number;
  /** Victory points for coming here from outside. */
  enter_vp?: number;
  /** Energy for coming here from outside. */
  enter_energy?: number;
  /** How many Monsters a borough holds. */
  room?: number;
  /** Why nobody can be here. */
  closed?: string;
  /** Where a Monster that advances from here comes to. */
  next?: string;
}

/** The open question; its answers are shown to the seat that is asked. */
export interface QuestionInfo {
  /** An answer names the question by this. */
  number: number;
  seat: number;
  kind: string;
  rule: string;
  values: Record<string, string | number>;
  options: string[];
  /** Answers that surely eliminate the Monster that is asked; told to its seat. */
  fatal?: string[];
  /** The Energy for each card that is offered: its price, or what a sale gives. */
  costs?: Record<string, number>;
}

/** A record, as it stands in its file. */
export interface RecordText {
  text: string;
}

/** What the client sent is not done, and why: a message id with its values, and the sentence. */
export interface Refusal {
  type: "refusal";
  id: string;
  reason: string;
  values: Record<string, string | number>;
  sentence: string;
}

/** Asks for everything anew. */
export interface Resync {
  type: "resync";
}

/** What a table is played with, as its options make it. */
export interface RulesInfo {
  game: string;
  /** Under which names its words are found, the nearest first. */
  dialect: string[];
  phases: string[];
  /** The first phase of a turn; those before it are the set-up. */
  first_phase: number;
  faces: string[];
  /** The face that attacks. */
  attack: string;
  /** How many dice a Monster brings; those above are of its cards. */
  dice: number;
  /** With how much a Monster begins. */
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

/** Says something to everybody at the table. */
export interface Say {
  type: "say";
  /** Chosen by the client; sent twice, it counts once. */
  id: string;
  text: string;
}

/** A seat, as everybody may see it. */
export interface SeatInfo {
  kind: "bot" | "guest" | "invited" | "open";
  name: string;
  bot: string;
  monster: string;
  /** A bot plays for whoever sits here, until they are back. */
  away: boolean;
  /** Whoever sat here has given up. */
  gone: boolean;
  /** To end the game as it stands. */
  agrees: boolean;
}

/** A table, and which seat one has at it. */
export interface Seated {
  seat: number;
  table: TableInfo;
}

/** Everything that this seat, or a spectator, may know; `recent` is the story of the turn. */
export interface Snapshot {
  type: "snapshot";
  /** Of the last entry. */
  number: number;
  state: GameState | null;
  /** One for each Monster. */
  standings: Standing[];
  /** Every place that a Monster can stand in. */
  places: Record<string, PlaceInfo>;
  question: QuestionInfo | null;
  deadline: number | null;
  /** May this seat take its last answer back? */
  undo: boolean;
  /** -1 for a spectator. */
  seat: number;
  host: boolean;
  table: TableInfo;
  automatic: string[];
  recent: Happened[];
}

/** A stack of Buildings: the one on top ("" where all are gone), and how many lie covered under it. */
export interface StackState {
  top: string;
  below: number;
}

/** What a Monster pays and has now, its cards counted: all of it open to everybody. */
export interface Standing {
  /** Of the cards in the row, from left to right; 0 for a gap. */
  prices: number[];
  /** The highest cost that it can pay. */
  purse: number;
  /** The most life that it can have. */
  most: number;
  /** How many dice it rolls. */
  dice: number;
  /** Its turn comes next, as far as it can be told. */
  next: boolean;
  /** On its turn: whom its dice would hurt as they lie, or one Attack if they show none. */
  attack: AttackInfo[];
  /** How many of a face take a goal card from the others. */
  goals: Record<string, number>;
}

/** What was shown at a table, entry by entry; `more` says that there is more after the last. */
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

/** A table, as everybody may see it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  rules: string;
  seats: SeatInfo[];
  public: boolean;
  /** Seconds for a decision; 0 for any time. */
  pace: number;
  /** May players ask for odds? */
  hints: boolean;
  /** The name of whoever opened the table. */
  host: string;
  /** SHA-256 of the secret, shown before the first roll. */
  commitment: string;
  /** What each seat added to the secret; shown at the start. */
  nonces: string[];
  /** Empty until the game is over. */
  secret: string;
  status: "closed" | "finished" | "playing" | "waiting";
  /** The game cannot be continued under these rules; watch it. */
  stuck: boolean;
  rematch: string;
}

/** Sits down on a free seat, or on the one of an invitation. */
export interface TakeSeat {
  seat?: number | null;
  invitation?: string;
  /** Added to the secret after its commitment was shown. */
  nonce?: string;
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

/** Tokyo, and what is known of the top of the deck. */
export interface TokyoBoard {
  game: "king-of-tokyo";
  /** Is Tokyo Bay open? */
  bay: boolean;
  moves_up: boolean;
  chain: number;
  reached: number[];
  /** The top card of the deck, if this seat has looked at it. */
  top: string;
  seen: number[];
  facts: TokyoTurn;
}

/** What a turn in Tokyo remembers. */
export interface TokyoTurn {
  gained: number[];
  hurt: boolean;
  ones: boolean;
  resolved: boolean;
  shielded: number[];
  used: number[];
}

/** Takes one's last answer back; `number` is the last entry that the client has seen. */
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

/** One entry, and how things stand after it. */
export interface Update {
  type: "update";
  /** Of the last entry. */
  number: number;
  state: GameState | null;
  /** One for each Monster. */
  standings: Standing[];
  /** Every place that a Monster can stand in. */
  places: Record<string, PlaceInfo>;
  question: QuestionInfo | null;
  deadline: number | null;
  /** May this seat take its last answer back? */
  undo: boolean;
  entry: Happened;
  /** Where something about the table itself has changed. */
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

export type Ask = Hello | Answer | Undo | Concede | Agree | Automatic | Say | Mute | Resync;

export type Tell = Snapshot | Update | Ack | Refusal | Said | Muted | Online;
