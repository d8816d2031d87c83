import type { TextsByLocale } from "../texts/TextsProvider.tsx";

/** The keys as they are printed on a keyboard. */
interface ShortcutWords {
  Ctrl: string;
  Shift: string;
  Enter: string;
  Escape: string;
  Space: string;
  Delete: string;
  Backspace: string;
  Tab: string;
  ArrowUp: string;
  ArrowDown: string;
  ArrowLeft: string;
  ArrowRight: string;
  /** Separator between two keys pressed one after the other. */
  following: string;
}

/** Keys by name, in each language. */
export const shortcutsTexts: TextsByLocale<ShortcutWords> = {
  fr: {
    Ctrl: "Ctrl",
    Shift: "Maj",
    Enter: "Entrée",
    Escape: "Échap",
    Space: "Espace",
    Delete: "Suppr",
    Backspace: "Retour arrière",
    Tab: "Tab",
    ArrowUp: "↑",
    ArrowDown: "↓",
    ArrowLeft: "←",
    ArrowRight: "→",
    following: "puis",
  },
  en: {
    Ctrl: "Ctrl",
    Shift: "Shift",
    Enter: "Enter",
    Escape: "Esc",
    Space: "Space",
    Delete: "Del",
    Backspace: "Backspace",
    Tab: "Tab",
    ArrowUp: "↑",
    ArrowDown: "↓",
    ArrowLeft: "←",
    ArrowRight: "→",
    following: "then",
  },
};
