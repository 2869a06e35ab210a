/** A socket that comes back when it is lost, and notices when nothing comes through any more. */

export type Message = Record<string, unknown>;
export type Answer = { type: string; key: string | null };

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** After so long a silence it is asked whether the line still is one. */
const BEAT = 10_000;
/** So long a line may take to open, or to answer. */
const PATIENCE = 8_000;
const TOO_MANY = 4429;

export class Line {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  /** When the first thing was sent that nothing came back for: the server answers whatever it is sent. */
  #asked = 0;
  #isClosed = false;

  /** `lost` is told the code with which it was closed, and says whether to come back. */
  constructor(
    private address: () => string,
    private hear: (message: Answer) => void,
    private lost: (code: number) => "again" | "at once" | "never",
  ) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Open it now; whatever was open before is dropped. */
  open(): void {
    if (this.#isClosed) return;
    this.#drop();
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.hear(JSON.parse(event.data) as Answer);
    };
    socket.onclose = (event) => this.#give(socket, event.code);
    socket.onopen = () => {
      clearTimeout(this.#opening);
      this.#heard = Date.now();
      this.#beat = setInterval(() => this.#mind(), BEAT);
    };
    this.#opening = setTimeout(() => this.#give(socket, 1006), PATIENCE);
  }

  send(message: Message): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    if (this.#asked <= this.#heard) this.#asked = Date.now();
    return true;
  }

  /** It works: the next time it is lost, come back quickly. */
  prove(): void {
    this.#pause = FIRST_PAUSE;
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#drop();
  }

  /** Have no socket any more; whatever the old one still says is not heard. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    clearTimeout(this.#opening);
    clearInterval(this.#beat);
    socket?.close();
  }

  /**
   * A line on which nothing comes back is no line: give it up, and take another. What counts is how long an answer takes
   * and not how long nothing was heard: a tab in the background is woken once a minute only.
   */
  #mind(): void {
    const now = Date.now();
    if (this.#asked > this.#heard && now - this.#asked >= PATIENCE) this.#give(this.#socket, 1006);
    else if (now - this.#heard >= BEAT) this.#check();
  }

  /** The browser knows that there is no network: no need to wait until nothing comes back. */
  #cut = (): void => this.#give(this.#socket, 1006);

  /** Ask whether anything comes through. */
  #check(): void {
    this.send({ wish: "ping", key: "beat" });
  }

  #give(socket: WebSocket | null, code: number): void {
    if (socket !== this.#socket || this.#isClosed) return;
    this.#drop();
    const back = this.lost(code);
    if (back === "at once") this.open();
    if (back !== "again") return;
    if (code === TOO_MANY) this.#pause = LONGEST_PAUSE;
    this.#timer = setTimeout(() => this.open(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  #hurry = (): void => {
    if (document.hidden) return;
    const socket = this.#socket;
    if (!socket && this.#timer !== undefined) this.open();
    else if (socket && Date.now() - this.#heard > PATIENCE) {
      this.#check();
      setTimeout(() => socket === this.#socket && this.#mind(), PATIENCE);
    }
  };
}
