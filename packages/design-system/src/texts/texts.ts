/** The few texts that components contain themselves; all others are props. */
export interface Texts {
  close: string;
  cancel: string;
  confirm: string;
  retry: string;
  loading: string;
  optional: string;
  copy: (what: string) => string;
  copied: string;
  showPassword: string;
  hidePassword: string;
  capsLock: string;
  skipToContent: string;
  openMenu: string;
  closeMenu: string;
  mainNavigation: string;
  breadcrumbs: string;
  toDo: (count: number) => string;
  notifications: string;
  closeNotification: string;
  clearSearch: string;
  noResult: string;
  searchIn: (label: string) => string;
  resultCount: (count: number) => string;
  openList: string;
  clear: string;
  selectedCount: (count: number) => string;
  removeFilter: (label: string) => string;
  selectPage: (count: number) => string;
  selectRow: (name: string) => string;
  rowsSelected: (count: number) => string;
  clearSelection: string;
  sorted: (column: string, isDescending: boolean) => string;
  pageSize: string;
  previousPage: string;
  nextPage: string;
  page: (page: number) => string;
  number: (value: number) => string;
  pagination: string;
  range: (from: number, to: number, total: number, isExact: boolean) => string;
  errorReference: (id: string) => string;
  copyReference: string;
  validationSummary: string;
  toCorrect: (count: number) => string;
  /** « 30 % » from 30. */
  percent: (value: number) => string;
}

// Lazy, because building a formatter takes longer than the rest of this file.
/** Returns a function that formats numbers for a locale; the formatter is created at its first call. */
export const lazyNumber = (locale: string) => {
  let made: Intl.NumberFormat | undefined;
  return {
    format: (value: number): string => {
      made ??= new Intl.NumberFormat(locale);
      return made.format(value);
    },
  };
};
const frenchNumber = /* @__PURE__ */ lazyNumber("fr-FR");
// In French, 0 and 1 are singular.
const plural = (count: number, one: string, many: string): string => (count < 2 ? one : many);

/** French texts; the default without a provider. */
export const frenchTexts: Texts = {
  close: "Fermer",
  cancel: "Annuler",
  confirm: "Confirmer",
  retry: "Réessayer",
  loading: "Chargement…",
  optional: "facultatif",
  copy: (what) => `Copier ${what}`,
  copied: "Copié",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  capsLock: "La touche Verr. maj. est activée.",
  skipToContent: "Aller au contenu",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  mainNavigation: "Navigation principale",
  breadcrumbs: "Fil d’Ariane",
  toDo: (count) => `${frenchNumber.format(count)} à traiter`,
  notifications: "Annonces",
  closeNotification: "Fermer l’annonce",
  clearSearch: "Effacer la recherche",
  noResult: "Aucun résultat",
  searchIn: (label) => `Chercher dans ${label}`,
  resultCount: (count) => `${frenchNumber.format(count)} ${plural(count, "résultat", "résultats")}`,
  openList: "Ouvrir la liste",
  clear: "Effacer",
  selectedCount: (count) => `${count} ${plural(count, "choisi", "choisis")}`,
  removeFilter: (label) => `Retirer le filtre ${label}`,
  selectPage: (count) => `Sélectionner ${plural(count, "la ligne", `les ${frenchNumber.format(count)} lignes`)} de la page`,
  selectRow: (name) => `Sélectionner ${name}`,
  rowsSelected: (count) =>
    count === 0
      ? "Aucune ligne sélectionnée"
      : `${frenchNumber.format(count)} ${plural(count, "ligne sélectionnée", "lignes sélectionnées")}`,
  clearSelection: "Effacer la sélection",
  sorted: (column, isDescending) => `Trié par ${column}, ordre ${isDescending ? "décroissant" : "croissant"}`,
  pageSize: "Quantité par page",
  previousPage: "Page précédente",
  nextPage: "Page suivante",
  page: (page) => `Page ${frenchNumber.format(page)}`,
  number: frenchNumber.format,
  pagination: "Pages de la liste",
  range: (from, to, total, isExact) =>
    from > to || total === 0
      ? `${isExact ? "" : "environ "}${frenchNumber.format(total)} résultat${total > 1 ? "s" : ""}`
      : `${frenchNumber.format(from)} à ${frenchNumber.format(to)} sur ${isExact ? "" : "environ "}${frenchNumber.format(total)}`,
  errorReference: (id) => `Référence\u00a0: ${id}`,
  copyReference: "Copier la référence",
  validationSummary: "À corriger",
  toCorrect: (count) => `${count} à corriger`,
  percent: (value) => `${value}\u00a0%`,
};
