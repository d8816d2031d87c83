import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { shortcutsTexts } from "./texts.ts";

interface ShortcutHintProps {
  /** Names of keys joined by `+`, as events have them: `Mod+K`, `Shift+Enter`; `Mod` is ⌘ on Apple's machines and Ctrl elsewhere. */
  keys: string;
  /** Platform of the keyboard; detected by default. */
  platform?: "apple" | "other";
}

const signs: Readonly<Record<string, string>> = { Mod: "⌘", Shift: "⇧", Alt: "⌥", Ctrl: "⌃" };

/** A shortcut with the key names of the user's platform. */
export function ShortcutHint({ keys, platform = machine() }: ShortcutHintProps) {
  const texts = useOwnTexts(shortcutsTexts);
  const names: Readonly<Record<string, string>> = { ...texts, Mod: texts.Ctrl, ...(platform === "apple" ? signs : {}) };
  return (
    <kbd>
      {keys
        .split("+")
        .map((key) => names[key] ?? key)
        .join("\u00a0")}
    </kbd>
  );
}

function machine(): "apple" | "other" {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? "apple" : "other";
}
