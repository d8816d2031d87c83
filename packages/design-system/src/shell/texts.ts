import type { TextsByLocale } from "../texts/TextsProvider.tsx";

interface ShellWords {
  /** Names of the changed fields, at most two, and the number of others. */
  willSave: (names: readonly string[], others: number) => string;
  saving: string;
  saved: string;
  save: string;
  undo: string;
  changes: string;
  status: (status: number) => string;
  home: string;
  reference: (id: string) => string;
  page: string;
}

const frenchList = (names: readonly string[], others: number): string => {
  const rest = others > 0 ? [others === 1 ? "1 autre champ" : `${others} autres champs`] : [];
  return new Intl.ListFormat("fr", { type: "conjunction" }).format([...names, ...rest]);
};
const englishList = (names: readonly string[], others: number): string => {
  const rest = others > 0 ? [others === 1 ? "1 other field" : `${others} other fields`] : [];
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format([...names, ...rest]);
};

/** Texts of the shell's components. */
export const shellTexts: TextsByLocale<ShellWords> = {
  fr: {
    willSave: (names, others) => `À enregistrer\u00a0: ${frenchList(names, others)}`,
    saving: "Enregistrement en cours…",
    saved: "Tout est enregistré.",
    save: "Enregistrer",
    undo: "Annuler les modifications",
    changes: "Modifications en cours",
    status: (status) => `Erreur ${status}`,
    home: "Revenir à l’accueil",
    reference: (id) => `Référence\u00a0: ${id}`,
    page: "Document à imprimer",
  },
  en: {
    willSave: (names, others) => `To be saved: ${englishList(names, others)}`,
    saving: "Saving…",
    saved: "Everything is saved.",
    save: "Save",
    undo: "Undo the changes",
    changes: "Changes under way",
    status: (status) => `Error ${status}`,
    home: "Back to the home page",
    reference: (id) => `Reference: ${id}`,
    page: "Document to print",
  },
};
