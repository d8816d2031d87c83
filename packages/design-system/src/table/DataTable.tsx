import { rowSelectionFeature, rowSortingFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { BareLink } from "../actions/Link.tsx";
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { Skeleton } from "../status/States.tsx";
import { useTexts } from "../texts/TextsProvider.tsx";
import { TableBox } from "./DataTable.styles.ts";

/** One column; declare columns at module scope, so that rows are drawn again only when their data changed. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** What stands in the cell; keep it to one element or plain words. */
  cell: (row: Row) => ReactNode;
  /** `end` sets figures against the right edge; `state` leaves room for a badge that hangs out; `nowrap` keeps one line. */
  align?: "start" | "end" | "state" | "nowrap";
  /** Any CSS width. Give every column but the flexible one a width that its widest cell fits in: the heads then never move. */
  width?: string;
  /** Takes the room that is left and cuts its words with an ellipsis. */
  isFlexible?: boolean;
  isSortable?: boolean;
  /** The first click sorts from the largest or newest. */
  isDescendingFirst?: boolean;
  /** The row's name: its cell is the row's header and carries the link. */
  isMain?: boolean;
  /** More in the main cell, after its link: a second line, a button. */
  detail?: (row: Row) => ReactNode;
  /** Keeps the head for screen readers only, for a column of buttons. */
  isHeaderHidden?: boolean;
  /** Leaves the column out below 900 px (`medium`) or 1360 px (`wide`). */
  hiddenBelow?: "medium" | "wide";
  /** Where the cell goes when rows become cards, under 820 px; a line of its own with the head before it when absent. */
  cardSlot?: "title" | "corner" | "line" | "plain" | "footStart" | "footEnd";
  /** Leaves the cell out of the cards. */
  isCardHidden?: boolean;
}

/** Which column the rows follow, and which way. */
export interface DataSort {
  id: string;
  isDescending: boolean;
}

/** The table's own sentences about rows. */
export interface DataTableTexts<Row> {
  /** Names a row's box: « Sélectionner la commande 24131 ». */
  selectRow?: (row: Row) => string;
  /** Names the box of the head: « Sélectionner les 25 commandes de la page ». */
  selectAll?: (count: number) => string;
  /** Said when the number of chosen rows changes. */
  selected?: (count: number) => string;
}

interface DataTableProps<Row> {
  /** Heard, not shown: what the table lists, how many and in which order. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  sort?: DataSort | null;
  onSortChange?: (sort: DataSort) => void;
  /** With `onSelectedIdsChange`, adds the column of boxes; may hold rows of other pages. */
  selectedIds?: readonly string[];
  onSelectedIdsChange?: (ids: string[]) => void;
  /** Rows that refuse show a box that is off. */
  canSelectRow?: (row: Row) => boolean;
  /** Makes the main cell a link. */
  rowHref?: (row: Row) => string;
  /** Shows bars of the same height until the first rows arrive. */
  isLoading?: boolean;
  /** How many bars; 10 when absent. */
  loadingRows?: number;
  /** Rows stay while newer ones are on their way. */
  isRefreshing?: boolean;
  /** Stands instead of the table when there is no row. */
  empty?: ReactNode;
  texts?: DataTableTexts<Row>;
  /** `twoLines` makes room for a second line in each row. */
  rowHeight?: "normal" | "twoLines";
  /** No frame of its own, inside a sheet; the head then does not stick. */
  isFlush?: boolean;
}

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature });

// Without their display, table elements would lose their roles on small screens in some browsers; so the roles are said.
const role = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader", scope: "col" },
  main: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

const nothing: readonly string[] = [];

/** A list of records as a real table: sorted by its heads, chosen by its boxes, opened by its main cell; cards on a small screen. */
export function DataTable<Row extends object>({
  caption,
  columns,
  rows,
  getRowId,
  sort = null,
  onSortChange,
  selectedIds = nothing,
  onSelectedIdsChange,
  canSelectRow,
  rowHref,
  isLoading = false,
  loadingRows = 10,
  isRefreshing = false,
  empty,
  texts: ownTexts,
  rowHeight = "normal",
  isFlush = false,
}: DataTableProps<Row>) {
  "use no memo"; // the table object stays the same while what it answers changes
  const texts = useTexts();
  const isSelectable = onSelectedIdsChange !== undefined;
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (row: Row) => row,
        enableSorting: column.isSortable === true,
        sortDescFirst: column.isDescendingFirst === true,
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const rowSelection = useMemo(() => Object.fromEntries(selectedIds.map((id) => [id, true as const])), [selectedIds]);
  const sorting = useMemo(() => (sort ? [{ id: sort.id, desc: sort.isDescending }] : []), [sort]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId,
    state: { sorting, rowSelection },
    enableRowSelection: canSelectRow ? (row) => canSelectRow(row.original) : true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    manualSorting: true,
    onSortingChange: (updater) => {
      const [next] = typeof updater === "function" ? updater(sorting) : updater;
      if (next) onSortChange?.({ id: next.id, isDescending: next.desc });
    },
    onRowSelectionChange: (updater) => {
      const next = typeof updater === "function" ? updater(rowSelection) : updater;
      // What was chosen first stays first; an object alone would put numbers in their own order.
      const known = new Set(selectedIds);
      const added = rows.map(getRowId).filter((id) => next[id] && !known.has(id));
      onSelectedIdsChange?.([...selectedIds.filter((id) => next[id]), ...added]);
    },
  });

  // One handler for all rows that always meets the newest table, so that a choice draws its own row again and no other.
  const latest = useRef(table);
  useLayoutEffect(() => {
    latest.current = table;
  });
  const toggle = useCallback((id: string, event: unknown) => latest.current.getRow(id).getToggleSelectedHandler()(event), []);

  if (!isLoading && rows.length === 0 && empty !== undefined) return <>{empty}</>;

  const items = table.getRowModel().rows;
  const selectable = canSelectRow ? items.filter((row) => row.getCanSelect()).length : items.length;
  const isAll = selectable > 0 && table.getIsAllRowsSelected();
  const isSome = !isAll && items.some((row) => row.getIsSelected());
  return (
    <TableBox
      aria-busy={isLoading || isRefreshing || undefined}
      data-flush={isFlush || undefined}
      data-refreshing={isRefreshing || undefined}
    >
      <table {...role.table} data-height={rowHeight}>
        <caption>{caption}</caption>
        <thead {...role.group}>
          <tr {...role.row}>
            {isSelectable ? (
              <th {...role.head} data-pick="">
                <input
                  aria-label={ownTexts?.selectAll?.(selectable) ?? texts.selectPage(selectable)}
                  checked={isAll}
                  disabled={isLoading || selectable === 0}
                  onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
                  ref={(box) => {
                    if (box) box.indeterminate = isSome;
                  }}
                  type="checkbox"
                />
              </th>
            ) : null}
            {columns.map((column) => {
              const isSorted = sort?.id === column.id;
              return (
                <th
                  key={column.id}
                  {...role.head}
                  aria-sort={isSorted ? (sort.isDescending ? "descending" : "ascending") : undefined}
                  data-align={column.align}
                  data-below={column.hiddenBelow}
                  data-flexible={column.isFlexible || undefined}
                  style={column.width ? { minWidth: column.width, width: column.width } : undefined}
                >
                  {column.isSortable && onSortChange ? (
                    <button onClick={table.getColumn(column.id)?.getToggleSortingHandler()} type="button">
                      {column.header}
                      {isSorted ? (
                        sort.isDescending ? (
                          <ArrowDownIcon size={14} />
                        ) : (
                          <ArrowUpIcon size={14} />
                        )
                      ) : (
                        <ArrowUpDownIcon size={14} />
                      )}
                    </button>
                  ) : column.isHeaderHidden ? (
                    <VisuallyHidden>{column.header}</VisuallyHidden>
                  ) : (
                    column.header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody {...role.group}>
          {isLoading
            ? Array.from({ length: loadingRows }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no identity but its place
                <tr {...role.row} data-bars="" key={index}>
                  {isSelectable ? <td {...role.cell} data-pick="" /> : null}
                  {columns.map((column, place) => (
                    <td {...role.cell} {...cellState(column)} key={column.id}>
                      {column.isHeaderHidden ? null : <Skeleton width={`${40 + ((index * 7 + place * 13) % 45)}%`} />}
                    </td>
                  ))}
                </tr>
              ))
            : items.map((row) => (
                <DataRow
                  canSelect={isSelectable && row.getCanSelect()}
                  columns={columns}
                  href={rowHref?.(row.original)}
                  id={row.id}
                  isSelectable={isSelectable}
                  isSelected={row.getIsSelected()}
                  key={row.id}
                  label={isSelectable ? (ownTexts?.selectRow?.(row.original) ?? texts.selectRow(row.id)) : ""}
                  onToggle={toggle}
                  row={row.original}
                />
              ))}
        </tbody>
      </table>
      {isSelectable ? (
        <VisuallyHidden role="status">
          {selectedIds.length > 0 ? (ownTexts?.selected?.(selectedIds.length) ?? texts.rowsSelected(selectedIds.length)) : ""}
        </VisuallyHidden>
      ) : null}
    </TableBox>
  );
}

interface DataRowProps<Row> {
  row: Row;
  id: string;
  columns: readonly DataColumn<Row>[];
  href: string | undefined;
  label: string;
  isSelectable: boolean;
  canSelect: boolean;
  isSelected: boolean;
  onToggle: (id: string, event: unknown) => void;
}

// `memo` forgets that the row has a type of its own; the assertion says it again.
const DataRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row>({ row, id, columns, href, label, isSelectable, canSelect, isSelected, onToggle }: DataRowProps<Row>) {
  return (
    <tr {...role.row} data-selected={isSelected || undefined}>
      {isSelectable ? (
        <td {...role.cell} data-pick="">
          <input aria-label={label} checked={isSelected} disabled={!canSelect} onChange={(event) => onToggle(id, event)} type="checkbox" />
        </td>
      ) : null}
      {columns.map((column) =>
        column.isMain ? (
          <th key={column.id} {...role.main} {...cellState(column)}>
            {href ? <BareLink href={href}>{column.cell(row)}</BareLink> : column.cell(row)}
            {column.detail?.(row)}
          </th>
        ) : (
          <td key={column.id} {...role.cell} {...cellState(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

function cellState<Row>(column: DataColumn<Row>) {
  const slot = column.isCardHidden ? "hidden" : (column.cardSlot ?? (column.isMain ? "title" : "line"));
  return {
    "data-align": column.align,
    "data-below": column.hiddenBelow,
    "data-flexible": column.isFlexible || undefined,
    "data-head": slot === "line" ? column.header : undefined,
    "data-slot": slot,
  };
}
