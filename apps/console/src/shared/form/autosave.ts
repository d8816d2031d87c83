/** A draft stored on the server. */
export interface StoredDraft {
  values: Readonly<Record<string, unknown>>;
  /** Version of the record that the draft is based on; null for a new one. */
  version: number | null;
  savedAt: string;
}

/** Server calls of a draft: read, save, delete; each throws without confirmation. */
export interface DraftCalls {
  read(): Promise<StoredDraft | null>;
  /** Returns the time of saving. */
  keep(values: object, version: number | null): Promise<string>;
  discard(): Promise<void>;
}

/** Status of the draft, as confirmed by the server. */
export type AutosaveStatus = { kind: "idle" } | { kind: "saving" } | { kind: "saved"; at: string } | { kind: "failed" };

/** Idle time after typing before autosave, in milliseconds. */
export const REST_MS = 1_500;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Autosaves a draft, one request at a time, the last input winning. Sends nothing before the stored draft is known, nor while the user must
 * choose between versions, so a stored draft is never overwritten unseen.
 */
export class Autosaver {
  #typed: { values: object; version: number | null } | null = null;
  #mustDiscard = false;
  /** Whether the server has a draft of this form, as far as known. */
  #hasStored = false;
  #phase: "reading" | "asking" | "keeping" = "reading";
  #isWorking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_RETRY_MS;
  readonly #calls: DraftCalls;
  readonly #say: (status: AutosaveStatus) => void;
  readonly #offer: (draft: StoredDraft) => boolean;

  /** `offer` receives the stored draft and returns whether the user has to choose. */
  constructor(calls: DraftCalls, say: (status: AutosaveStatus) => void, offer: (draft: StoredDraft) => boolean) {
    this.#calls = calls;
    this.#say = say;
    this.#offer = offer;
  }

  /** Loads the stored draft. */
  begin(): void {
    if (this.#phase === "reading") void this.#work();
  }

  /** Schedules saving of changed input. */
  type(values: object, version: number | null): void {
    this.#typed = { values, version };
    this.#later(REST_MS);
  }

  /** Discards the stored draft, because nothing is unsaved any more. */
  drop(): void {
    this.#typed = null;
    if (this.#hasStored || (this.#isWorking && this.#phase === "keeping")) this.#mustDiscard = true;
    this.#say({ kind: "idle" });
    void this.#work();
  }

  /** Resolves the stored draft: restored or discarded. */
  choose(isTaken: boolean): void {
    this.#phase = "keeping";
    this.#hasStored = true;
    if (!isTaken) this.#mustDiscard = true;
    void this.#work();
  }

  /** Runs pending work at once: the page is being left, or the network is back. */
  flush(): void {
    clearTimeout(this.#timer);
    void this.#work();
  }

  /** Stops when the form is unmounted. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#typed = null;
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#work(), ms);
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      while (await this.#next());
      this.#wait = FIRST_RETRY_MS;
    } catch {
      // The user sees the failure; the input stays on the device, and the request is retried.
      if (this.#typed) this.#say({ kind: "failed" });
      this.#later(this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_RETRY_MS);
    } finally {
      this.#isWorking = false;
    }
  }

  /** Runs one step; returns false when nothing is left to do. */
  async #next(): Promise<boolean> {
    if (this.#phase === "reading") {
      const draft = await this.#calls.read();
      this.#hasStored = draft !== null;
      this.#phase = draft && this.#offer(draft) ? "asking" : "keeping";
      return this.#phase === "keeping";
    }
    if (this.#phase === "asking") return false;
    if (this.#mustDiscard) {
      await this.#calls.discard();
      this.#mustDiscard = false;
      this.#hasStored = false;
      return true;
    }
    const typed = this.#typed;
    if (!typed) return false;
    this.#say({ kind: "saving" });
    const at = await this.#calls.keep(typed.values, typed.version);
    this.#hasStored = true;
    if (this.#typed !== typed) return true;
    this.#typed = null;
    this.#say({ kind: "saved", at });
    return this.#mustDiscard;
  }
}
