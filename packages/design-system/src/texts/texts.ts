/** The few words that the parts say by themselves; everything else comes in as props. */
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
  chooseDate: string;
  dateFormat: string;
  invalidDate: string;
  from: string;
  to: string;
  clearDates: string;
  previousMonth: string;
  nextMonth: string;
  today: string;
  chosen: string;
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
  validationSummary: string;
  progress: (done: number, total: number) => string;
}

// Made on first use, because building a formatter takes longer than the rest of this file.
const lazyNumber = (locale: string) => {
  let made: Intl.NumberFormat | undefined;
  return {
    format: (value: number): string => {
      made ??= new Intl.NumberFormat(locale);
      return made.format(value);
    },
  };
};
const frenchNumber = /* @__PURE__ */ lazyNumber("fr-FR");
const englishNumber = /* @__PURE__ */ lazyNumber("en-GB");
// French counts 0 and 1 as one thing.
const plural = (count: number, one: string, many: string): string => (count < 2 ? one : many);
const englishPlural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** The French words; used when no provider says otherwise. */
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
  chooseDate: "Choisir une date",
  dateFormat: "JJ/MM/AAAA",
  invalidDate: "Cette date n’existe pas. Écrivez-la ainsi\u00a0: 21/11/2026.",
  from: "Du",
  to: "Au",
  clearDates: "Effacer les dates",
  previousMonth: "Mois précédent",
  nextMonth: "Mois suivant",
  today: "aujourd’hui",
  chosen: "choisi",
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
    total === 0
      ? "0 résultat"
      : `${frenchNumber.format(from)} à ${frenchNumber.format(to)} sur ${isExact ? "" : "environ "}${frenchNumber.format(total)}`,
  errorReference: (id) => `Référence de l’incident\u00a0: ${id}`,
  validationSummary: "À corriger",
  progress: (done, total) => `${done} sur ${total}`,
};

/** The English words, for a client that offers that language. */
export const englishTexts: Texts = {
  close: "Close",
  cancel: "Cancel",
  confirm: "Confirm",
  retry: "Try again",
  loading: "Loading…",
  optional: "optional",
  copy: (what) => `Copy ${what}`,
  copied: "Copied",
  showPassword: "Show the password",
  hidePassword: "Hide the password",
  capsLock: "Caps Lock is on.",
  skipToContent: "Skip to content",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  mainNavigation: "Main navigation",
  breadcrumbs: "Breadcrumbs",
  toDo: (count) => `${englishNumber.format(count)} to do`,
  notifications: "Notifications",
  closeNotification: "Dismiss the notification",
  clearSearch: "Clear the search",
  noResult: "No result",
  searchIn: (label) => `Search in ${label}`,
  resultCount: (count) => `${englishNumber.format(count)} ${englishPlural(count, "result", "results")}`,
  openList: "Open the list",
  clear: "Clear",
  selectedCount: (count) => `${count} selected`,
  removeFilter: (label) => `Remove the filter ${label}`,
  chooseDate: "Choose a date",
  dateFormat: "DD/MM/YYYY",
  invalidDate: "There is no such date. Write it like this: 21/11/2026.",
  from: "From",
  to: "To",
  clearDates: "Clear the dates",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  today: "today",
  chosen: "chosen",
  selectPage: (count) => `Select ${englishPlural(count, "the row", `the ${englishNumber.format(count)} rows`)} of this page`,
  selectRow: (name) => `Select ${name}`,
  rowsSelected: (count) =>
    count === 0 ? "No row selected" : `${englishNumber.format(count)} ${englishPlural(count, "row", "rows")} selected`,
  clearSelection: "Clear the selection",
  sorted: (column, isDescending) => `Sorted by ${column}, ${isDescending ? "descending" : "ascending"}`,
  pageSize: "Quantity per page",
  previousPage: "Previous page",
  nextPage: "Next page",
  page: (page) => `Page ${englishNumber.format(page)}`,
  number: englishNumber.format,
  pagination: "Pages of the list",
  range: (from, to, total, isExact) =>
    total === 0
      ? "0 results"
      : `${englishNumber.format(from)} to ${englishNumber.format(to)} of ${isExact ? "" : "about "}${englishNumber.format(total)}`,
  errorReference: (id) => `Incident reference: ${id}`,
  validationSummary: "To correct",
  progress: (done, total) => `${done} of ${total}`,
};
