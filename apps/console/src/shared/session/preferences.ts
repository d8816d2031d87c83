/** Display preferences of the user on this device. */
export interface Preferences {
  theme: "system" | "light" | "dark";
  density: "compact" | "normal" | "comfortable";
  /** Single-key shortcuts: speech software may send letters, so they can be turned off (WCAG 2.1.4). */
  singleKeys: "on" | "off";
}

const KEY = "reserve.preferences";
const defaults: Preferences = { theme: "system", density: "normal", singleKeys: "on" };
const allowed = { theme: ["system", "light", "dark"], density: ["compact", "normal", "comfortable"], singleKeys: ["on", "off"] } as const;

/** The stored preferences; anything unreadable counts as the default. */
export function readPreferences(storage: Pick<Storage, "getItem">): Preferences {
  let stored: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    stored = JSON.parse(storage.getItem(KEY) ?? "{}") as typeof stored;
  } catch {
    return defaults;
  }
  return {
    theme: allowed.theme.find((value) => value === stored.theme) ?? defaults.theme,
    density: allowed.density.find((value) => value === stored.density) ?? defaults.density,
    singleKeys: allowed.singleKeys.find((value) => value === stored.singleKeys) ?? defaults.singleKeys,
  };
}

/** Applies and stores the preferences; when storage fails they are lost at the next visit. */
export function applyPreferences(preferences: Preferences, root: HTMLElement, storage?: Pick<Storage, "setItem">): void {
  root.dataset.theme = preferences.theme;
  root.dataset.density = preferences.density;
  try {
    storage?.setItem(KEY, JSON.stringify(preferences));
  } catch (error) {
    console.warn("Not stored on this device.", error);
  }
}
