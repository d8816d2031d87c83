/** Storage for personal data: of this tab, or of this device. */
export type StoragePlace = "tab" | "device";

/** Prefix of all keys with personal data, so that signing out deletes them. Changing it would lose drafts at the next update. */
const PREFIX = "reserve.kept.";

const keyOf = (userId: number, name: string) => `${PREFIX}${userId}.${name}`;
const storageOf = (place: StoragePlace): Storage => (place === "tab" ? sessionStorage : localStorage);

/** Returns a stored value of this person; null when missing or unreadable. */
export function readStored(place: StoragePlace, userId: number, name: string): unknown {
  try {
    return JSON.parse(storedText(place, userId, name) ?? "null");
  } catch {
    return null;
  }
}

/** Returns the stored text unparsed; stable while unchanged. */
export function storedText(place: StoragePlace, userId: number, name: string): string | null {
  try {
    return storageOf(place).getItem(keyOf(userId, name));
  } catch {
    return null;
  }
}

let isClosed = false;

/** Disables storing until the next page load: a form still mounted after sign-out would store its draft again. */
export function storeNothingMore(): void {
  isClosed = true;
}

/** Stores a value for this user; null deletes it. If the storage is full or disabled, the value only lasts until the next reload. */
export function store(place: StoragePlace, userId: number, name: string, value: unknown): void {
  if (isClosed) return;
  try {
    if (value === null) storageOf(place).removeItem(keyOf(userId, name));
    else storageOf(place).setItem(keyOf(userId, name), JSON.stringify(value));
  } catch (error) {
    console.warn("Not stored on this device.", error);
  }
}

/** Deletes stored personal data: all, or that of other users. */
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
