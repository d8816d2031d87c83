import {
  Fragment,
  isValidElement,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { BareLink } from "../actions/Link.tsx";
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { Skeleton } from "../status/States.tsx";
import { useTexts } from "../texts/TextsProvider.tsx";
import { TableBox } from "./DataTable.styles.ts";
import { focusRow, useRowKeys } from "./useRowKeys.ts";
import { FIRST_ROWS, useWindowedRows, WINDOW_FROM } from "./useWindowedRows.ts";
import type { RevealRow } from "./window/WindowedRows.tsx";

/** A column; declare columns at module scope, so that rows are only rendered again when their data changed. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** Renders the cell; limit it to one element or plain text. Null is empty: a dash in the table, and no line in a card. */
  cell: (row: Row) => ReactNode;
  /** `end` aligns figures with the right edge; `state` reserves space for a badge that hangs out; `nowrap` prevents wrapping. */
  align?: "start" | "end" | "state" | "nowrap";
  /** Any CSS width. Set one that fits the widest cell on every column but the flexible one: the headers then never move. */
  width?: string;
  /** Takes the remaining width and truncates its text with an ellipsis. */
  isFlexible?: boolean;
  isSortable?: boolean;
  /** The first click sorts from the largest or newest. */
  isDescendingFirst?: boolean;
  /** The row's name: its cell is the row's header and carries the link. */
  isMain?: boolean;
  /** Resize handle beside the header's label. */
  headEnd?: ReactNode;
  /** Picture before the name, over both of its lines, 32 × 48 px: a decorative cover, whose content is also in the text. */
  picture?: (row: Row) => ReactNode;
  /** More in the main cell, after its link: a second line, a button. */
  detail?: (row: Row) => ReactNode;
  /** Hides the header visually, for a column of buttons. */
  isHeaderHidden?: boolean;
  /**
   * Hides the column in a narrow container: below 920 px (`narrow`), below 1032 px and just above 1100 px, beside the drawer (`medium`), below 1360
   * px (`wide`), below 1406 px (`widest`) or below 1640 px (`desktop`).
   */
  hiddenBelow?: "narrow" | "medium" | "wide" | "widest" | "desktop";
  /**
   * Position of the cell when rows become cards, under 820 px; by default a line of its own with the header before it; `lead` is bold before the
   * title, `end` is to the right of a plain one, `hidden` leaves the cell out of the cards.
   */
  cardSlot?: "lead" | "title" | "corner" | "line" | "plain" | "end" | "footStart" | "footEnd" | "hidden";
}

/** Column and direction of the sort order. */
export interface DataSort {
  id: string;
  isDescending: boolean;
}

/** Selected rows, and the labels of their checkboxes. */
export interface DataSelection<Row> {
  /** May contain rows of other pages. */
  ids: readonly string[];
  /** Adds the checkbox column; without it the selected rows are only marked. */
  onChange?: ((ids: string[]) => void) | undefined;
  /** Rows for which it returns false have a disabled checkbox. */
  canSelect?: (row: Row) => boolean;
  /** Names a row's box: « Sélectionner la commande 24131 ». */
  rowLabel?: (row: Row) => string;
  /** Names the box of the head: « Sélectionner les 25 commandes de la page ». */
  pageLabel?: (count: number) => string;
  /** Text announced when the number of selected rows changes. */
  announce?: (count: number) => string;
}

/** Loading state: the first rows, shown as placeholder bars (10 by default), or newer ones, during which the current rows stay. */
export type DataLoading = { isFirst: true; bars?: number | undefined } | { isFirst: false };

/** Layout and behaviour of a table in its page. */
export interface DataTableOptions {
  /** `twoLines` reserves a second line in each row; its rows differ in height, so they are never virtualized. */
  rowHeight?: "normal" | "twoLines";
  /**
   * For tables whose columns all have a width except the flexible one: columns have exactly that width, so that nothing moves when a font loads late.
   */
  hasFixedWidths?: boolean;
  /** No frame of its own, inside a sheet; the header is then not sticky. */
  isFlush?: boolean;
  /**
   * Any CSS height: the table then scrolls in both directions in a frame of at most that height, with a sticky header and first column. From 200 rows
   * of normal height on it always does, as tall as the window by default, and only visible rows are rendered.
   */
  height?: string | undefined;
  /** False turns J, K, X, Enter and Space off for this table. */
  hasShortcuts?: boolean | undefined;
  /**
   * Preview of a row without opening it, on Space: the id of the previewed row, and a callback for a press. When the preview closes, the focus goes
   * to that row.
   */
  peek?: { id: string | null; onChange: (id: string) => void } | undefined;
}

interface DataTableProps<Row> {
  /** Visually hidden caption: what the table lists and how many; the sorted column is appended. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Makes the main cell a link to this URL. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Sort order (null: none), and a callback for a press on a header. */
  sorting?: { by: DataSort | null; onChange: (by: DataSort) => void } | undefined;
  selection?: DataSelection<Row> | undefined;
  loading?: DataLoading | undefined;
  /** Shown instead of the table when there are no rows. */
  empty?: ReactNode;
  options?: DataTableOptions | undefined;
}

// With another `display`, table elements lose their roles in some browsers on small screens; hence the explicit roles.
const role = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader", scope: "col" },
  main: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

const unselected: DataSelection<object> = { ids: [] };

/** Marks the place of a table that is wider than it: it then scrolls sideways by itself. Not a state of React's: nothing else depends on it. */
function watchWidth(table: HTMLTableElement) {
  const place = table.parentElement as HTMLElement;
  const observer = new ResizeObserver(() => place.toggleAttribute("data-wide", place.scrollWidth > place.clientWidth + 1));
  observer.observe(table);
  observer.observe(place);
  return () => observer.disconnect();
}

/** A list of records as a semantic table: sorted by its headers, selected by its checkboxes, opened by its main cell; cards on a small screen. */
export function DataTable<Row extends object>({
  caption,
  columns,
  rows,
  getRowId,
  rowHref,
  sorting,
  selection: { ids: selectedIds, onChange: onSelectedIdsChange, canSelect: canSelectRow, ...labels } = unselected,
  loading,
  empty,
  options: { rowHeight = "normal", hasFixedWidths, isFlush, height, hasShortcuts = true, peek } = {},
}: DataTableProps<Row>) {
  const texts = useTexts();
  const isSelectable = onSelectedIdsChange !== undefined;
  const isLoading = loading?.isFirst === true;
  const sort = sorting?.by;
  const isWindowed = !isLoading && rowHeight === "normal" && rows.length >= WINDOW_FROM;
  const Windowed = useWindowedRows(isWindowed);
  const box = useRef<HTMLDivElement>(null);
  const reveal = useRef<RevealRow>(null);
  const [isSortHeard, setIsSortHeard] = useState(false);
  const chosen = useMemo(() => new Set(selectedIds), [selectedIds]);

  // One stable handler for all rows that reads the newest rows, so that a selection only renders its own row again.
  const latest = useRef({ rows, getRowId, canSelectRow, selectedIds, onSelectedIdsChange, peek, lastId: "" });
  useLayoutEffect(() => {
    latest.current = { rows, getRowId, canSelectRow, selectedIds, onSelectedIdsChange, peek, lastId: latest.current.lastId };
  });
  const toggle = useCallback((id: string, isOn: boolean, isRange: boolean) => {
    const { lastId, ...now } = latest.current;
    const at = (wanted: string) => now.rows.findIndex((row) => now.getRowId(row) === wanted);
    const ends = isRange && lastId !== "" ? [at(lastId), at(id)] : [];
    const [from = -1, to = -1] = ends.sort((a, b) => a - b);
    const range = from < 0 ? [] : now.rows.slice(from, to + 1).filter((row) => now.canSelectRow?.(row) ?? true);
    latest.current.lastId = id;
    now.onSelectedIdsChange?.(withTicked(now.selectedIds, range.length > 0 ? range.map(now.getRowId) : [id], isOn));
  }, []);

  const onPeek = useCallback((at: number) => {
    const { rows: now, getRowId: idOf, peek: peekOptions } = latest.current;
    const row = now[at];
    if (row !== undefined) peekOptions?.onChange(idOf(row));
  }, []);
  useRowKeys(box, reveal, hasShortcuts, peek && onPeek);
  const peeked = peek?.id ?? null;
  useEffect(() => {
    if (peeked === null) return;
    // The row that was previewed last, not the first one.
    return () => {
      const { rows: now, getRowId: idOf, peek: next } = latest.current;
      const at = now.findIndex((row) => idOf(row) === peeked);
      if (next?.id != null || at < 0) return;
      reveal.current?.(at);
      const body = box.current?.querySelector("tbody");
      const row = reveal.current ? body?.querySelector<HTMLElement>(`tr[data-index="${at}"]`) : body?.rows[at];
      if (row) focusRow(row);
    };
  }, [peeked]);

  if (!isLoading && rows.length === 0 && empty !== undefined) return <>{empty}</>;

  const selectable = isSelectable && canSelectRow ? rows.filter(canSelectRow) : rows;
  // Both stop at the first row that decides, so that a long list costs nothing while nothing is chosen.
  const isAll = chosen.size > 0 && selectable.length > 0 && selectable.every((row) => chosen.has(getRowId(row)));
  const isSome = chosen.size > 0 && !isAll && rows.some((row) => chosen.has(getRowId(row)));
  const isFramed = isWindowed || height !== undefined;
  const sortedColumn = sort ? columns.find((column) => column.id === sort.id) : undefined;
  const sorted = sort && sortedColumn ? texts.sorted(sortedColumn.header, sort.isDescending) : "";
  const drawRow = (index: number, rowRef?: Ref<HTMLTableRowElement>) => {
    const row = rows[index];
    if (row === undefined) return null;
    const id = getRowId(row);
    return (
      <DataRow
        canSelect={isSelectable && (canSelectRow?.(row) ?? true)}
        columns={columns}
        href={rowHref?.(row)}
        id={id}
        index={isWindowed ? index : undefined}
        isSelectable={isSelectable}
        isSelected={chosen.has(id)}
        label={isSelectable ? (labels.rowLabel?.(row) ?? texts.selectRow(id)) : ""}
        onToggle={toggle}
        row={row}
        rowRef={rowRef}
      />
    );
  };
  return (
    <TableBox
      aria-busy={loading ? true : undefined}
      data-flush={isFlush || undefined}
      data-framed={isFramed || undefined}
      data-refreshing={loading?.isFirst === false || undefined}
      ref={box}
      {...(isFramed ? { role: "region", "aria-label": caption, tabIndex: 0, style: { maxHeight: height } } : null)}
    >
      <table
        {...role.table}
        aria-rowcount={isWindowed ? rows.length + 1 : undefined}
        data-fixed={hasFixedWidths || undefined}
        data-height={rowHeight}
        ref={isFramed ? null : watchWidth}
        style={isFramed ? { minWidth: widthOf(columns, isSelectable) } : undefined}
      >
        <caption>{sorted && !isLoading ? `${caption}. ${sorted}` : caption}</caption>
        <thead {...role.group}>
          <tr {...role.row} aria-rowindex={isWindowed ? 1 : undefined}>
            {isSelectable ? (
              <th {...role.head} data-pick="">
                <input
                  aria-label={labels.pageLabel?.(selectable.length) ?? texts.selectPage(selectable.length)}
                  checked={isAll}
                  disabled={isLoading || selectable.length === 0}
                  onChange={(event) => onSelectedIdsChange(withTicked(selectedIds, selectable.map(getRowId), event.target.checked))}
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
                  style={column.width && !(isFramed && column.isFlexible) ? { minWidth: column.width, width: column.width } : undefined}
                >
                  {column.isSortable && sorting ? (
                    <button
                      onClick={() => {
                        setIsSortHeard(true);
                        sorting.onChange({
                          id: column.id,
                          isDescending: isSorted ? !sort.isDescending : column.isDescendingFirst === true,
                        });
                      }}
                      type="button"
                    >
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
                  {column.headEnd}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody {...role.group}>
          {isLoading ? (
            Array.from({ length: loading.bars ?? 10 }, (_, index) => (
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
          ) : Windowed ? (
            <Windowed box={box} count={rows.length} drawRow={drawRow} reveal={reveal} />
          ) : (
            rows
              .slice(0, isWindowed ? FIRST_ROWS : undefined)
              .map((row, index) => <Fragment key={getRowId(row)}>{drawRow(index)}</Fragment>)
          )}
        </tbody>
      </table>
      {sorting ? <VisuallyHidden role="status">{isSortHeard ? sorted : ""}</VisuallyHidden> : null}
      {isSelectable ? (
        <VisuallyHidden role="status">
          {selectedIds.length > 0 ? (labels.announce?.(selectedIds.length) ?? texts.rowsSelected(selectedIds.length)) : ""}
        </VisuallyHidden>
      ) : null}
    </TableBox>
  );
}

interface DataRowProps<Row> {
  row: Row;
  id: string;
  /** Index among all rows, set while only some of them are rendered. */
  index: number | undefined;
  columns: readonly DataColumn<Row>[];
  href: string | undefined;
  label: string;
  isSelectable: boolean;
  canSelect: boolean;
  isSelected: boolean;
  onToggle: (id: string, isOn: boolean, isRange: boolean) => void;
  rowRef: Ref<HTMLTableRowElement> | undefined;
}

// `memo` drops the type parameter; the assertion restores it.
const DataRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row>({ row, id, index, columns, href, label, isSelectable, canSelect, isSelected, onToggle, rowRef }: DataRowProps<Row>) {
  // The elements of a virtualized row show other rows later: texts change in place, a component keeps no state of another row.
  const own = (part: ReactNode) => (index !== undefined && isValidElement(part) ? <Fragment key={id}>{part}</Fragment> : part);
  return (
    <tr
      {...role.row}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-index={index}
      data-selected={isSelected || undefined}
      ref={rowRef}
    >
      {isSelectable ? (
        <td {...role.cell} data-pick="">
          <input
            aria-label={label}
            checked={isSelected}
            disabled={!canSelect}
            onChange={({ target, nativeEvent }) => onToggle(id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
            type="checkbox"
          />
        </td>
      ) : null}
      {columns.map((column) => {
        const content = column.cell(row);
        const state = cellState(column, content === null);
        return column.isMain ? (
          <th key={column.id} {...role.main} {...state}>
            {column.picture ? <span data-picture="">{own(column.picture(row))}</span> : null}
            {href ? <BareLink href={href}>{own(content)}</BareLink> : own(content)}
            {own(column.detail?.(row))}
          </th>
        ) : (
          <td key={column.id} {...role.cell} {...state}>
            {own(content ?? "–")}
          </td>
        );
      })}
    </tr>
  );
}

function cellState<Row>(column: DataColumn<Row>, isEmpty = false) {
  const slot = isEmpty ? "hidden" : (column.cardSlot ?? (column.isMain ? "title" : "line"));
  return {
    "data-align": column.align,
    "data-below": column.hiddenBelow,
    "data-flexible": column.isFlexible || undefined,
    "data-head": slot === "line" ? column.header : undefined,
    "data-slot": slot,
  };
}

/** Returns the selected ids after checkboxes were changed; the selection order is preserved. */
function withTicked(selectedIds: readonly string[], ids: readonly string[], isOn: boolean): string[] {
  const selection = new Set(isOn ? selectedIds : ids);
  return isOn ? [...selectedIds, ...ids.filter((id) => !selection.has(id))] : selectedIds.filter((id) => !selection.has(id));
}

/** Returns the total width of all columns; a column without a width gets 160 px before the table scrolls sideways. */
function widthOf<Row>(columns: readonly DataColumn<Row>[], isSelectable: boolean): string {
  return `calc(${columns.map(({ width = "160px" }) => width).join(" + ")} + ${isSelectable ? 44 : 0}px)`;
}
