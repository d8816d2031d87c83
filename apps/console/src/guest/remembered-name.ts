const KEY = "reserve.userName";

/** Returns the user name remembered on this device; it survives signing out. */
export function rememberedName(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    // Storage is disabled in this browser.
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
