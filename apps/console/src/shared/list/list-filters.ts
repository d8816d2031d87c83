import type { ListContract } from "@reserve/contract/lists";
import type { Option } from "@reserve/design-system";
import { formatDate } from "../format/format.ts";
import type { ChoiceList } from "../pickers/useChoices.ts";
import type { FilterContracts, FilterOf, FilterValue, ListSpec } from "./list-url.ts";
import type { ListUrl } from "./useListUrl.ts";

/** A filter of a list: its control and its active values. Made with `filtersOf`. */
export interface ListFilter {
  /** URL parameter names. */
  names: readonly string[];
  label: string;
  /** Active value as text; null when inactive. */
  value: string | null;
  /** Control of the filter in the bar; a filter without one is set by a link, and can be removed. */
  control?: FilterControl | undefined;
  /** Hidden behind « Autres filtres ». */
  isRare?: boolean;
}

/** Control of a filter: checkboxes, server-listed checkboxes, dates, or a button with a dialog. */
export type FilterControl =
  | (Ticked & { is: "options"; options: readonly Option[]; onOpen?: () => void })
  | (Ticked & { is: "choices"; list: ChoiceList; toOptions?: (choices: readonly Option[]) => readonly Option[] })
  | { is: "days"; from: string | null; to: string | null; onChange: (from: string | null, to: string | null) => void }
  | { is: "button"; text: string; onClick: () => void };

interface Ticked {
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

const nothing: readonly string[] = [];
const optionOf = (value: string | null) => (value ? [value] : nothing);

/** Returns factories for the filters of a list: each takes its name in the contract, its label, and the names of its values. */
export function filtersOf<C extends ListContract, Own extends FilterContracts>(
  spec: ListSpec<C, Own>,
  url: ListUrl<FilterOf<ListSpec<C, Own>>>,
) {
  type Name = FilterOf<ListSpec<C, Own>>;
  const valuesOf = (name: Name) => url.filters[name] ?? nothing;
  const onChange = (name: Name) => (values: readonly string[]) => url.setFilter(name, values);

  /** A filter with checkboxes for these options; a selected value that is no longer offered is shown as its raw value. */
  function options(name: Name, label: string, offered: readonly Option[], onOpen?: () => void): ListFilter {
    const values = inOrder(offered, valuesOf(name));
    const value = values.map((one) => offered.find((option) => option.value === one)?.label ?? one).join(", ") || null;
    return { names: [name], label, value, control: { is: "options", options: offered, values, onChange: onChange(name), onOpen } };
  }

  /** A filter with two ends, either of which may be open: « 1 mars – … ». */
  function span(from: Name, to: Name, label: string, write: (end: string) => string, control?: FilterControl): ListFilter {
    const ends = [valuesOf(from)[0], valuesOf(to)[0]];
    const value = ends.some(Boolean) ? ends.map((end) => (end ? write(end) : "…")).join(" – ") : null;
    return { names: [from, to], label, value, control };
  }

  return {
    options,
    span,
    /** A filter with all values of the contract's enumeration. */
    words<N extends Name>(name: N, label: string, word: (value: FilterValue<ListSpec<C, Own>, N>) => string): ListFilter {
      const is = spec.filters[name]?.is;
      const values = (is === "flag" ? ["true", "false"] : is) as readonly FilterValue<ListSpec<C, Own>, N>[];
      return options(
        name,
        label,
        values.map((value) => ({ value, label: word(value) })),
      );
    },
    /** Filter with server-defined options, fetched when opened; URL values are labelled by `word`. */
    choices<N extends Name>(
      name: N,
      label: string,
      list: ChoiceList,
      word: (value: FilterValue<ListSpec<C, Own>, N>) => string,
    ): ListFilter {
      const values = valuesOf(name);
      const value = (values as readonly FilterValue<ListSpec<C, Own>, N>[]).map(word).join(", ") || null;
      return { names: [name], label, value, control: { is: "choices", list, values, onChange: onChange(name) } };
    },
    /** A filter for a period of days. */
    days(from: Name, to: Name, label: string): ListFilter {
      const [first = null, last = null] = [valuesOf(from)[0], valuesOf(to)[0]];
      const change = (start: string | null, end: string | null) =>
        url.change({ filters: { ...url.filters, [from]: optionOf(start), [to]: optionOf(end) } });
      return span(from, to, label, formatDate, { is: "days", from: first, to: last, onChange: change });
    },
    /** Filter set by a link or dialog, with all its values. */
    set(name: Name, label: string, word: (values: readonly string[]) => string, control?: FilterControl): ListFilter {
      const values = valuesOf(name);
      return { names: [name], label, value: values.length > 0 ? word(values) : null, control };
    },
  };
}

/** Returns the selected values in the order of the options, then those without an option. */
function inOrder(offered: readonly Option[], values: readonly string[]): readonly string[] {
  const validValues = offered.map(({ value }) => value).filter((value) => values.includes(value));
  return [...validValues, ...values.filter((value) => !validValues.includes(value))];
}

/** An active filter as text, with its removal. */
export interface ActiveFilter {
  name: string;
  label: string;
  value: string;
  remove(): void;
}

/** Returns the active filters as chips. */
export function activeFilters(url: ListUrl, filters: readonly ListFilter[]): readonly ActiveFilter[] {
  const active: ActiveFilter[] = [];
  for (const { names, label, value } of filters)
    if (value !== null) {
      const rest = Object.fromEntries(Object.entries(url.filters).filter(([name]) => !names.includes(name)));
      active.push({ name: names.join(" "), label, value, remove: () => url.change({ filters: rest }) });
    }
  return active;
}
