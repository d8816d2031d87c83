import type { TextsByLocale } from "../texts/TextsProvider.tsx";

interface DiffWords {
  removed: string;
  removedEnd: string;
  added: string;
  addedEnd: string;
  empty: string;
  same: (count: number) => string;
  none: string;
  property: string;
}

/** Texts of the comparison. */
export const diffTexts: TextsByLocale<DiffWords> = {
  fr: {
    removed: " supprimé\u00a0: ",
    removedEnd: ", fin de la suppression ",
    added: " ajouté\u00a0: ",
    addedEnd: ", fin de l’ajout ",
    empty: "vide",
    same: (count) => (count < 2 ? `${count} champ identique` : `${count} champs identiques`),
    none: "Les deux versions sont identiques.",
    property: "Champ",
  },
  en: {
    removed: " removed: ",
    removedEnd: ", end of removal ",
    added: " added: ",
    addedEnd: ", end of addition ",
    empty: "empty",
    same: (count) => (count === 1 ? "1 identical field" : `${count} identical fields`),
    none: "Both versions are the same.",
    property: "Field",
  },
};
