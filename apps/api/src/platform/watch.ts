import type { Change, Watched } from "./changes.ts";
import type { Download } from "./contract/handlers.ts";
import { refuse } from "./contract/refusals.ts";
import type { Db } from "./database/database.ts";
import type { Ports } from "./ports.ts";
import { comeIn, goOut, othersAt, stayIn } from "./presence.ts";

/** Milliseconds between heartbeats, each with a check whether the caller is still allowed; well below the contract's fifteen seconds. */
const HEARTBEAT_MS = 14_000;
/** Polling interval of versions, where the database does not notify. */
const LOOK_MS = 1_500;
/** Minimum milliseconds between two notifications of a list: changes within that time are combined. */
const LIST_REST_MS = 1_000;
/** Polls between two list notifications, where the database does not notify. */
const LOOKS_A_LIST = 10;
const MOST_WATCHERS = 2_000;
const MOST_OF_ONE_PERSON = 30;

/** Facts of a change; null when its author is unknown. */
type ChangeFacts = Omit<Change, "entity" | "isPresence">;

/** Returns the current versions of these records. */
type ReadVersions = (db: Db, ids: readonly number[]) => Promise<readonly { id: number; version: number }[]>;

interface Watcher {
  userId: number;
  /** The stream is being read; a HEAD request never reads it. */
  isRead: boolean;
  /** Last version notified, by record. */
  versions: Map<number, number>;
  notifyChange(changed: ChangeFacts): void;
  /** Changes may have happened without individual notifications. */
  notifyList(): void;
  /** A user opened or left a record. */
  lookWho(id: number): void;
  end(): void;
}

/** Watchers by kind of record and set of ports; only the listeners are stored. */
const watchers = new WeakMap<Ports["changes"], Map<Watched, WatchRoom>>();

class WatchRoom {
  readonly watchers = new Set<Watcher>();
  #leave: (() => void) | null = null;
  #timer: ReturnType<typeof setInterval> | null = null;
  readonly #changes: Ports["changes"];
  readonly #db: Db;
  readonly #log: Ports["log"];
  readonly #entity: Watched;
  readonly #readVersions: ReadVersions;
  #isLooking = false;

  constructor({ changes, db, log }: Ports, entity: Watched, readVersions: ReadVersions) {
    this.#entity = entity;
    this.#readVersions = readVersions;
    this.#changes = changes;
    this.#db = db;
    this.#log = log;
  }

  add(watcher: Watcher): void {
    this.watchers.add(watcher);
    if (this.#leave) return;
    this.#leave = this.#changes.subscribe(
      ({ entity, isPresence, ...facts }) => {
        if (entity !== this.#entity) return;
        for (const one of this.watchers) {
          if (isPresence) one.lookWho(facts.id);
          else one.notifyChange(facts);
        }
      },
      () => {
        this.#notifyLists();
        void this.#look();
      },
    );
    let looks = 0;
    this.#timer = setInterval(() => {
      if (this.#changes.isLive()) return;
      looks += 1;
      if (looks % LOOKS_A_LIST === 0) this.#notifyLists();
      void this.#look();
    }, LOOK_MS);
  }

  remove(watcher: Watcher): void {
    this.watchers.delete(watcher);
    if (this.watchers.size > 0) return;
    this.#leave?.();
    this.#leave = null;
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  #notifyLists(): void {
    for (const one of this.watchers) one.notifyList();
  }

  /** Queries the current versions once for all watchers. */
  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const ids = new Set([...this.watchers].flatMap(({ versions }) => [...versions.keys()]));
      if (ids.size === 0) return;
      for (const { id, version } of await this.#readVersions(this.#db, [...ids]))
        for (const one of this.watchers) one.notifyChange(unnamed(id, version));
    } catch (error) {
      this.#log("warn", "versions could not be looked up", { error: error instanceof Error ? error.message : String(error) });
    } finally {
      this.#isLooking = false;
    }
  }
}

/** Watched records and their watcher. */
interface Watch {
  entity: Watched;
  /** Empty: all of them, as a list. */
  ids: readonly number[];
  readVersions: ReadVersions;
  userId: number;
  /** Whether people who have a record open are notified of one another. */
  hasPresence?: boolean;
  isStillAllowed: () => Promise<boolean>;
}

/**
 * Streams changes of these records, starting with their current state; `hasPresence` adds who has them open. Without ids, it reports changes of the
 * list. Ends when the caller loses access.
 */
export async function watchRecords(ports: Ports, db: Db, watch: Watch): Promise<Download> {
  const { entity, ids, readVersions, userId, hasPresence = false, isStillAllowed } = watch;
  const ofPorts = watchers.get(ports.changes) ?? new Map<Watched, WatchRoom>();
  watchers.set(ports.changes, ofPorts);
  const room = ofPorts.get(entity) ?? new WatchRoom(ports, entity, readVersions);
  ofPorts.set(entity, room);
  if (room.watchers.size >= MOST_WATCHERS) throw refuse.unavailable();

  const encoder = new TextEncoder();
  const waiting: Uint8Array[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  const say = (text: string) => {
    const bytes = encoder.encode(text);
    if (controller) controller.enqueue(bytes);
    else waiting.push(bytes);
  };
  const presence = hasPresence ? presenceOf(ports, db, watch, say) : null;
  const isList = ids.length === 0;
  let listRest: ReturnType<typeof setTimeout> | undefined;
  const notifyList = () => {
    if (!isList || listRest) return;
    listRest = setTimeout(() => {
      listRest = undefined;
      say("event: list\ndata: {}\n\n");
    }, LIST_REST_MS);
  };
  const watcher: Watcher = {
    userId,
    isRead: false,
    versions: new Map(ids.map((id) => [id, 0])),
    notifyChange: (changed) => {
      const { id, version } = changed;
      notifyList();
      if ((watcher.versions.get(id) ?? Number.POSITIVE_INFINITY) >= version) return;
      watcher.versions.set(id, version);
      say(`event: change\ndata: ${JSON.stringify(changed)}\n\n`);
    },
    notifyList,
    lookWho: (id) => presence?.look(id),
    end: () => {
      leave();
      controller?.close();
    },
  };
  const leave = () => {
    clearInterval(heartbeat);
    clearTimeout(listRest);
    room.remove(watcher);
    presence?.leave();
  };

  // Subscribe first, then read: a change in between is notified, at worst without its author.
  room.add(watcher);
  try {
    if (isList) notifyList();
    else for (const { id, version } of await readVersions(db, ids)) watcher.notifyChange(unnamed(id, version));
  } catch (error) {
    leave();
    throw error;
  }
  heartbeat = setInterval(() => {
    void isStillAllowed()
      .catch(() => false)
      .then((isAllowed) => {
        if (!room.watchers.has(watcher)) return;
        // The stream has not been read for a long time: the connection is dead.
        if (isAllowed && (controller?.desiredSize ?? 0) > -200) {
          say(": \n\n");
          presence?.stay();
        } else watcher.end();
      });
  }, HEARTBEAT_MS);
  return {
    fileName: null,
    // No read-ahead: the first pull is the first read that waits for more.
    body: new ReadableStream<Uint8Array>(
      {
        start: (opened) => {
          controller = opened;
          opened.enqueue(encoder.encode(": \n\n"));
          for (const bytes of waiting.splice(0)) opened.enqueue(bytes);
        },
        pull: () => {
          if (watcher.isRead) return;
          const own = [...room.watchers].filter((one) => one.userId === userId && one.isRead);
          // A forgotten tab is closed in favour of the newest one.
          if (own.length >= MOST_OF_ONE_PERSON) own[0]?.end();
          watcher.isRead = true;
          presence?.come();
        },
        cancel: leave,
      },
      { highWaterMark: 0 },
    ),
  };
}

/** Returns the presence of one page on these records; failures are logged and retried with the next heartbeat. */
function presenceOf(ports: Ports, db: Db, { entity, ids, userId }: Watch, say: (text: string) => void) {
  const line = { line: crypto.randomUUID(), entity, ids, userId };
  const texts = new Map<number, string>();
  let isHere = false;
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch((error: unknown) => {
      ports.log("warn", "who has a record open could not be looked up", { error: error instanceof Error ? error.message : String(error) });
    });
  };
  const look = (id: number) => {
    if (!isHere || !ids.includes(id)) return;
    inTurn(async () => {
      const people = JSON.stringify(await othersAt(db, line, id, ports.clock.now()));
      if (!isHere || texts.get(id) === people || (!texts.has(id) && people === "[]")) return;
      texts.set(id, people);
      say(`event: presence\ndata: {"id":${id},"people":${people}}\n\n`);
    });
  };
  return {
    look,
    come() {
      isHere = true;
      inTurn(() => comeIn(db, line, ports.clock.now()));
    },
    /** Renews the presence; that of a killed page expires. */
    stay() {
      if (!isHere) return;
      inTurn(() => stayIn(db, line, ports.clock.now()));
      for (const id of ids) look(id);
    },
    leave() {
      if (!isHere) return;
      isHere = false;
      inTurn(() => goOut(db, line));
    },
  };
}

function unnamed(id: number, version: number): ChangeFacts {
  return { id, version, userName: null, firstName: null };
}
