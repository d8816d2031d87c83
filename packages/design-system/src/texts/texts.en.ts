import { lazyNumber, type Texts } from "./texts.ts";

const englishNumber = /* @__PURE__ */ lazyNumber("en-GB");
const englishPlural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** English texts, for a client that offers that language. */
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
    from > to || total === 0
      ? `${isExact ? "" : "about "}${englishNumber.format(total)} result${total === 1 ? "" : "s"}`
      : `${englishNumber.format(from)} to ${englishNumber.format(to)} of ${isExact ? "" : "about "}${englishNumber.format(total)}`,
  errorReference: (id) => `Reference: ${id}`,
  copyReference: "Copy the reference",
  validationSummary: "To correct",
  toCorrect: (count) => `${count} to correct`,
  percent: (value) => `${value}%`,
};
