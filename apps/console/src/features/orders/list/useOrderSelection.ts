import type { Schemas } from "@reserve/contract";
import { noSelection, type PageSelection, pageSelection, type RowSelection } from "@reserve/design-system/table/selection";
import { useState } from "react";
import type { ListUrl } from "../../../shared/list/useListUrl.ts";

type Row = Schemas["DocumentSummary"];

/** The selected orders: some, on any page, or all results of the list except some. */
export interface OrderChoice extends PageSelection {
  isAll: boolean;
  /** The selected rows as fetched; those of all results are only counted. */
  rows: readonly Row[];
  /** All results but these. */
  except: readonly string[];
  /** Keeps only these selected: those that an action rejected. */
  keepOnly(rows: readonly Row[]): void;
}

const nothing: readonly Row[] = [];

/** Keeps the selection across pages and filters; « tous les résultats » ends when the list changes. */
export function useOrderSelection(url: ListUrl, page: Schemas["DocumentPage"] | undefined): OrderChoice {
  const list = url.href({ page: 1, pageSize: 10, sort: "" });
  const [chosen, setChosen] = useState<{ selection: RowSelection; rows: readonly Row[]; list: string }>({
    selection: noSelection,
    rows: nothing,
    list,
  });
  const isOver = chosen.selection.isAll && chosen.list !== list;
  const selection = isOver ? noSelection : chosen.selection;
  const rows = selection.isAll || isOver ? nothing : chosen.rows;
  const items = page?.items ?? nothing;
  const rowsById = new Map([...rows, ...items].map((row) => [rowIdOf(row), row]));
  return {
    ...pageSelection({
      selection,
      pageIds: items.map(rowIdOf),
      totalCount: page?.totalCount ?? 0,
      onChange: (next) =>
        setChosen({ selection: next, rows: next.isAll ? nothing : next.ids.flatMap((id) => rowsById.get(id) ?? []), list }),
    }),
    isAll: selection.isAll,
    rows,
    except: selection.isAll ? selection.except : [],
    keepOnly: (remaining) => setChosen({ selection: { isAll: false, ids: remaining.map(rowIdOf) }, rows: remaining, list }),
  };
}

/** Returns the row id. */
export const rowIdOf = ({ id }: Row) => String(id);
