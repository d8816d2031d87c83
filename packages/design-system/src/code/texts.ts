import type { TextsByLocale } from "../texts/TextsProvider.tsx";

interface CodeTexts {
  keys: string;
  insertKey: string;
  problems: (count: number) => string;
  line: (line: number) => string;
  preview: (label: string) => string;
  /** Translations of the editor library's English phrases. */
  phrases: Readonly<Record<string, string>>;
}

/** Texts of the source editors. */
export const codeTexts: TextsByLocale<CodeTexts> = {
  fr: {
    keys: "Tab décale la ligne\u00a0; Échap puis Tab quitte le champ.",
    insertKey: "Ctrl Maj L insère un bloc.",
    problems: (count) => (count > 1 ? `${count} problèmes` : "1 problème"),
    line: (line) => `Ligne ${line}`,
    preview: (label) => `Aperçu\u00a0: ${label}`,
    phrases: {
      Completions: "Propositions",
      "Control character": "Caractère de commande",
      "Selection deleted": "Sélection supprimée",
      close: "Fermer",
      "folded code": "code replié",
      to: "à",
      unfold: "Déplier",
    },
  },
  en: {
    keys: "Tab indents the line; Escape, then Tab leaves the field.",
    insertKey: "Ctrl Shift L inserts a block.",
    problems: (count) => (count === 1 ? "1 problem" : `${count} problems`),
    line: (line) => `Line ${line}`,
    preview: (label) => `Preview: ${label}`,
    phrases: {},
  },
};
