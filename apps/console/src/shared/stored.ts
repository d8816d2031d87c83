/** Where something is stored for a person: in this tab until it is closed, or on this device. */
export type StoragePlace = "tab" | "device";

/** One prefix for all that says something of a person, so that signing out takes the whole of it away. Another word would lose the drafts of who updates. */
const PREFIX = "reserve.kept.";

const keyOf = (userId: number, name: string) => `${PREFIX}${userId}.${name}`;
const storageOf = (place: StoragePlace): Storage => (place === "tab" ? sessionStorage : localStorage);

/** What was stored for this person under this name; null when there is nothing, or nothing that can be read. */
export function readStored(place: StoragePlace, userId: number, name: string): unknown {
  try {
    return JSON.parse(storedText(place, userId, name) ?? "null");
  } catch {
    return null;
  }
}

/** What was stored, unread: the same text for as long as nobody changes it. */
export function storedText(place: StoragePlace, userId: number, name: string): string | null {
  try {
    return storageOf(place).getItem(keyOf(userId, name));
  } catch {
    return null;
  }
}

let isClosed = false;

/** From now on nothing more is stored, until the page is loaded anew: a form that still stands after a goodbye would keep its draft once more. */
export function storeNothingMore(): void {
  isClosed = true;
}

/** Stores a value for this person; null takes it away. A storage that is full or closed loses it at the next reload only. */
export function store(place: StoragePlace, userId: number, name: string, value: unknown): void {
  if (isClosed) return;
  try {
    if (value === null) storageOf(place).removeItem(keyOf(userId, name));
    else storageOf(place).setItem(keyOf(userId, name), JSON.stringify(value));
  } catch (error) {
    console.warn("Not stored on this device.", error);
  }
}

/** Takes away what is stored for people: all of it, or only what belongs to others than the one who is signed in. */
export function forgetPeople(places: readonly StoragePlace[] = ["tab", "device"], exceptUserId?: number): void {
  const isGoing = (key: string) =>
    key.startsWith(PREFIX) &&
    (exceptUserId === undefined || (/^\d/.test(key.slice(PREFIX.length)) && !key.startsWith(keyOf(exceptUserId, ""))));
  for (const place of places) {
    try {
      const storage = storageOf(place);
      for (const key of Object.keys(storage).filter(isGoing)) storage.removeItem(key);
    } catch (error) {
      console.warn("Not emptied on this device.", error);
    }
  }
}
