import type { TextsByLocale } from "../texts/TextsProvider.tsx";

interface FilterWords {
  saveView: string;
  editView: (view: string) => string;
  otherViews: string;
  modified: (view: string) => string;
  shared: string;
  name: string;
  nameMissing: string;
  share: string;
  shareHelp: string;
  create: string;
  update: (view: string) => string;
  save: string;
  remove: string;
  removeQuestion: (view: string) => string;
  keep: string;
  refine: (label: string, count: number) => string;
  moreThan: string;
  otherValues: (count: number) => string;
}

/** Texts of the filters. */
export const filtersTexts: TextsByLocale<FilterWords> = {
  fr: {
    saveView: "Enregistrer la vue",
    editView: (view) => `Modifier la vue «\u00a0${view}\u00a0»`,
    otherViews: "Autres vues",
    modified: (view) => `${view}, modifiée`,
    shared: "partagée",
    name: "Nom de la vue",
    nameMissing: "Donnez un nom à la vue.",
    share: "Partager avec l’équipe",
    shareHelp: "Tout le monde pourra l’ouvrir, vous seul pourrez la modifier.",
    create: "Enregistrer une nouvelle vue",
    update: (view) => `Mettre à jour «\u00a0${view}\u00a0»`,
    save: "Enregistrer",
    remove: "Supprimer la vue",
    removeQuestion: (view) => `Supprimer «\u00a0${view}\u00a0»\u202f? La liste et ses lignes restent.`,
    keep: "Garder la vue",
    refine: (label, count) => (count > 0 ? `${label} (${count})` : label),
    moreThan: "plus de",
    otherValues: (count) => (count > 1 ? `Les ${count} autres` : "Le dernier"),
  },
  en: {
    saveView: "Save the view",
    editView: (view) => `Edit the view “${view}”`,
    otherViews: "Other views",
    modified: (view) => `${view}, modified`,
    shared: "shared",
    name: "Name of the view",
    nameMissing: "Give the view a name.",
    share: "Share with the team",
    shareHelp: "Everybody can open it, only you can change it.",
    create: "Save as a new view",
    update: (view) => `Update “${view}”`,
    save: "Save",
    remove: "Delete the view",
    removeQuestion: (view) => `Delete “${view}”? The list and its rows remain.`,
    keep: "Keep the view",
    refine: (label, count) => (count > 0 ? `${label} (${count})` : label),
    moreThan: "more than",
    otherValues: (count) => (count > 1 ? `The other ${count}` : "The last one"),
  },
};
