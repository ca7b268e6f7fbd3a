// The connection to a table: reopened when it breaks; no request is lost or carried out twice.
import type { Answer, ClientMessage, ServerMessage, Snapshot, Update } from "./types";

const PROTOCOL = 1;
const PAUSES = [500, 1000, 2000, 4000, 8000]; // milliseconds before it is opened again
const ENDS: Record<number, Ended> = { 4401: "unknown-key", 4404: "no-table", 4406: "old-client" };

/** Why a connection will not be reopened. */
export type Ended = "unknown-key" | "no-table" | "old-client";

/** A message to the server without its id, which the connection adds. */
export type Ask<M = ClientMessage> = M extends ClientMessage ? Omit<M, "id"> : never;

export interface Listener {
  heard(message: Snapshot | Update): void;
  /** Whether the connection is open, or the time (Date.now) of the next attempt. */
  changed(open: boolean, retry: number | null): void;
  ended(why: Ended): void;
}

interface Waiting {
  text: string;
  answered(answer: Answer): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #heard = false;

  constructor(
    private readonly table: string,
    private readonly language: () => string,
    private readonly listener: Listener,
  ) {
    this.#open();
    addEventListener("online", this.retry);
  }

  /** Send a request; it is sent again with the same id until it is answered. */
  ask(message: Ask): Promise<Answer> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const text = JSON.stringify({ ...message, id });
    return new Promise((answered) => {
      this.#waiting.set(id, { text, answered });
      if (this.#socket?.readyState === WebSocket.OPEN && this.#heard) this.#socket.send(text);
    });
  }

  /** Try to open the line now. */
  retry = (): void => {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** Reopen the connection: the server recognizes us by the opening request. */
  reopen(): void {
    const old = this.#socket;
    if (old) old.onclose = old.onmessage = null;
    old?.close();
    this.#socket = null;
    this.retry();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.retry);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = `protocol=${PROTOCOL}&language=${this.language()}&spoken=true`;
    const socket = new WebSocket(
      `${scheme}//${location.host}/api/tables/${encodeURIComponent(this.table)}/play?${query}`,
    );
    this.#socket = socket;
    this.#heard = false;
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #hear(message: ServerMessage): void {
    if (message.type !== "answer") {
      if (!this.#heard) this.#arrived();
      this.listener.heard(message);
      return;
    }
    const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
    if (message.id !== null) this.#waiting.delete(message.id);
    waiting?.answered(message);
  }

  /** The first message: the connection works, so unanswered requests are sent again. */
  #arrived(): void {
    this.#heard = true;
    this.#attempt = 0;
    this.listener.changed(true, null);
    for (const { text } of this.#waiting.values()) this.#socket!.send(text);
  }

  #lost(code: number): void {
    this.#socket = null;
    const end = ENDS[code];
    if (this.#closed) return;
    if (end) {
      this.close();
      this.listener.ended(end);
      return;
    }
    const pause = PAUSES[Math.min(this.#attempt++, PAUSES.length - 1)]!;
    this.listener.changed(false, Date.now() + pause);
    this.#timer = setTimeout(() => this.#open(), pause);
  }
}
