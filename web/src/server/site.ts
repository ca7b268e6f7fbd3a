// The server's HTTP part: who we are, the games, tables. Moves go over a table's socket.
import type {
  Arranged,
  Board,
  Course,
  GameShown,
  Me,
  MomentsShown,
  NewTable,
  Problem,
  Profile,
  Rearranging,
  ReplayMade,
  ReplayShown,
  ReviewShown,
  TableMade,
  TableShown,
  Transfer,
} from "./types";

/** A refusal by the server, in words for people. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}

/** The names of a game's things for people, its board, and short labels for its moves; by language. */
export interface Things {
  game: string;
  title: string;
  goal: string;
  board: Board | null;
  words: Record<string, Record<string, string>>;
}

/** A clause of the rules; `html` is ours, made by the server from the rules' own pages. */
export interface Clause {
  number: string;
  title: string;
  section: string;
  html: string;
}

export interface Rules {
  introduction: string;
  clauses: Clause[];
}

async function call<T>(method: string, path: string, language: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`${path}${path.includes("?") ? "&" : "?"}language=${language}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw new Refused(
    (answer as Problem) ?? { error: "internal", rule: null, message: response.statusText },
    response.status,
  );
}

/** All requests to the server, in one language. */
export class Site {
  constructor(readonly language: string) {}

  games = () => call<GameShown[]>("GET", "/api/games", this.language);
  tables = () => call<TableShown[]>("GET", "/api/tables", this.language);
  mine = () => call<TableShown[]>("GET", "/api/me/tables", this.language);
  table = (id: string) => call<TableShown>("GET", `/api/tables/${encodeURIComponent(id)}`, this.language);
  things = (id: string) => call<Things>("GET", `/api/tables/${encodeURIComponent(id)}/things`, this.language);
  course = (id: string) => call<Course>("GET", `/api/tables/${encodeURIComponent(id)}/course`, this.language);
  rules = (game: string) => call<Rules>("GET", `/api/games/${encodeURIComponent(game)}/rules`, this.language);
  open = (table: NewTable) => call<TableMade>("POST", "/api/tables", this.language, table);
  lesson = (game: string, name: string) =>
    call<TableMade>(
      "POST",
      `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}`,
      this.language,
      {},
    );
  arrange = (game: string, change: Rearranging) =>
    call<Arranged>("POST", `/api/games/${encodeURIComponent(game)}/positions`, this.language, change);
  replay = (id: string) => call<ReplayShown>("GET", `/api/replays/${encodeURIComponent(id)}`, this.language);
  moments = (id: string, eye: string, first: number, last: number) =>
    call<MomentsShown>(
      "GET",
      `/api/replays/${encodeURIComponent(id)}/moments?eye=${eye}&first=${first}&last=${last}&spoken=true`,
      this.language,
    );
  replayThings = (id: string) =>
    call<Things>("GET", `/api/replays/${encodeURIComponent(id)}/things`, this.language);
  review = (id: string) =>
    call<ReviewShown>("GET", `/api/replays/${encodeURIComponent(id)}/review?spoken=true`, this.language);
  beginReview = (id: string) =>
    call<ReviewShown>("POST", `/api/replays/${encodeURIComponent(id)}/review?spoken=true`, this.language, {});
  bring = (record: string) => call<ReplayMade>("POST", "/api/replays", this.language, { record });
  puzzle = (game: string, name: string) =>
    call<TableMade>(
      "POST",
      `/api/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(name)}`,
      this.language,
      {},
    );
  come = (name: string) => call<Me>("POST", "/api/guests", this.language, { name, language: this.language });
  rename = (name: string) => call<Me>("PATCH", "/api/me", this.language, { name });
  speak = (language: string) => call<Me>("PATCH", "/api/me", this.language, { language });
  claim = (code: string) => call<Me>("POST", "/api/guests/claim", this.language, { code });
  profile = () => call<Profile>("GET", "/api/me/profile", this.language);
  forget = () => call<null>("DELETE", "/api/me", this.language);
  transfer = () => call<Transfer>("POST", "/api/me/transfer", this.language, {});

  /** Who this browser is; null if it is nobody yet. */
  async me(): Promise<Me | null> {
    try {
      return await call<Me>("GET", "/api/me", this.language);
    } catch (error) {
      if (error instanceof Refused && error.status === 401) return null;
      throw error;
    }
  }
}
