/** Selected rows: some, by their ids, or all results of the list except some; plain data that a screen stores and sends. */
export type RowSelection = { isAll: false; ids: readonly string[] } | { isAll: true; except: readonly string[] };

/** Empty selection, the initial state of a screen. */
export const noSelection: RowSelection = { isAll: false, ids: [] };

interface PageSelectionOptions {
  selection: RowSelection;
  onChange: (selection: RowSelection) => void;
  /** Ids of the selectable rows on this page. */
  pageIds: readonly string[];
  /** Number of rows on all pages. */
  totalCount: number;
}

/** State and callbacks of a selection that extends beyond the page. */
export interface PageSelection {
  /** `ids` of the `DataTable`: the selected rows of this page (and of others, while rows are selected one by one). */
  ids: readonly string[];
  /** `onChange` of the `DataTable`. */
  onChange: (ids: string[]) => void;
  /** Number of selected rows on all pages. */
  count: number;
  /** Number of results that can be selected instead of the page, once the whole page is selected; null otherwise. */
  offer: number | null;
  selectAllResults: () => void;
  clear: () => void;
}

/** Returns a selection's state for one page: the table's selected rows, the count, and the offer of all results. */
export function pageSelection({ selection, onChange, pageIds, totalCount }: PageSelectionOptions): PageSelection {
  const clear = () => onChange(noSelection);
  const selectAllResults = () => onChange({ isAll: true, except: [] });
  if (!selection.isAll) {
    const chosen = new Set(selection.ids);
    const isPageFull = pageIds.length > 0 && pageIds.every((id) => chosen.has(id));
    return {
      ids: selection.ids,
      onChange: (ids) => onChange({ isAll: false, ids }),
      count: selection.ids.length,
      offer: isPageFull && totalCount > selection.ids.length ? totalCount : null,
      selectAllResults,
      clear,
    };
  }
  const { except } = selection;
  const left = new Set(except);
  return {
    ids: pageIds.filter((id) => !left.has(id)),
    onChange: (ids) => {
      const next = [...except.filter((id) => !pageIds.includes(id)), ...pageIds.filter((id) => !ids.includes(id))];
      onChange(next.length >= totalCount ? noSelection : { isAll: true, except: next });
    },
    count: Math.max(0, totalCount - except.length),
    offer: null,
    selectAllResults,
    clear,
  };
}
