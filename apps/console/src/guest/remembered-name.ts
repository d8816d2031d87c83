const KEY = "reserve.userName";

/** The user name that somebody asked this device to remember; it stays after signing out, as asked. */
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
