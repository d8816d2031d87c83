const KEY = "reserve.userName";

/** Returns the user name that this device was asked to remember; it stays after signing out. */
export function rememberedName(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    // A browser that keeps nothing remembers nobody.
    return undefined;
  }
}

/** Remembers the name on this device, or forgets whichever was remembered. */
export function rememberName(userName: string | null): void {
  try {
    if (userName === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, userName);
  } catch (error) {
    console.warn("Not stored on this device.", error);
  }
}
