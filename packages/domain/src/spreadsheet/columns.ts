import { sortKey } from "../text.ts";
import { plainCell } from "./cells.ts";
import type { TableRecord } from "./records.ts";

/** The fields of a table, with possible column names, the usual one first. */
export interface TableShape<Field extends string> {
  names: Readonly<Record<Field, readonly string[]>>;
  /** The field required in every record. */
  key: Field;
  isKey: (cell: string) => boolean;
  /** At least one of these is required beside the key; empty: the key is sufficient. */
  values: readonly Field[];
}

/** Column of each field, by column name. */
export type ColumnMapping<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** The columns of a table. Unnamed ones are called `#1`, `#2` … */
export interface TableColumns<Field extends string> {
  /** Line of the column names; null if the table begins with its first record. */
  headLine: number | null;
  columns: { name: string; field: Field | null }[];
  /** The key column or a value column is missing and must be chosen by the user. */
  isIncomplete: boolean;
}

/** Records searched for the line of column names: a title, a date or an empty line may precede it. */
export const HEAD_RECORDS = 20;

/** Returns the column of each field from the first records: by the mapping, else by column names, else the key column by its content. */
export function findColumns<Field extends string>(
  first: readonly TableRecord[],
  shape: TableShape<Field>,
  mapping: ColumnMapping<Field> | null,
): TableColumns<Field> {
  const records = first.slice(0, HEAD_RECORDS).filter(({ cells }) => !isBlank(cells));
  const head = mapping ? headOfMapping(records, mapping) : headByNames(records, shape);
  const width = Math.max(0, ...records.map(({ cells }) => cells.length));
  const names = uniqueNames(head?.cells ?? [], width);
  const found = mapping ? placesOf(names, mapping) : byNames(head?.cells ?? [], shape);
  const rows = head ? records.filter(({ line }) => line > head.line) : records;
  if (!mapping && found[shape.key] === undefined) {
    const place = names.findIndex((_, at) => isKeyColumn(rows, at, shape));
    if (place >= 0) found[shape.key] = place;
  }
  const fields = Object.entries(found) as [Field, number][];
  const used = Math.max(0, ...records.map(({ cells }) => cells.findLastIndex((cell) => cell.trim() !== "") + 1));
  return {
    headLine: head?.line ?? null,
    columns: names.slice(0, used).map((name, at) => ({ name, field: fields.find(([, place]) => place === at)?.[0] ?? null })),
    isIncomplete: found[shape.key] === undefined || (shape.values.length > 0 && shape.values.every((field) => found[field] === undefined)),
  };
}

/** Preview of a table before its import: its columns and first rows. */
export interface TableView<Field extends string> extends TableColumns<Field> {
  separator: string;
  rows: TableRecord[];
}

const SHOWN = { rows: 5, columns: 60, signs: 100 };

/** Returns the preview of a table; `records`: those after the column names. */
export function tableView<Field extends string>(
  { headLine, isIncomplete, columns }: TableColumns<Field>,
  separator: string,
  records: readonly TableRecord[],
): TableView<Field> {
  const shown = columns.slice(0, SHOWN.columns);
  const rows = records
    .slice(0, SHOWN.rows)
    .map(({ line, cells }) => ({ line, cells: shown.map((_, at) => (cells[at] ?? "").slice(0, SHOWN.signs)) }));
  return { separator, headLine, isIncomplete, columns: shown, rows };
}

/** Returns whether all cells of a record are blank. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}

/** Whether a cell contains whole records, because a quote opened by mistake closes only further down. `place`: the key column. */
export function swallowsRecords<Field extends string>(
  { cells }: TableRecord,
  place: number,
  separator: string,
  { isKey }: TableShape<Field>,
): boolean {
  return cells.some(
    (cell) =>
      cell.includes("\n") &&
      cell
        .split("\n")
        .slice(1)
        .some((line) => line.includes(separator) && isKey(line.split(separator)[place] ?? "")),
  );
}

const nameKey = (name: string) => sortKey(plainCell(name)).replace(/[^a-z0-9]/g, "");

/** Returns the record with the most column names. */
function headByNames<Field extends string>(records: readonly TableRecord[], shape: TableShape<Field>): TableRecord | null {
  let best: { record: TableRecord; count: number } | null = null;
  for (const record of records) {
    const count = Object.keys(byNames(record.cells, shape)).length;
    if (count > (best?.count ?? 0)) best = { record, count };
  }
  if (best) return best.record;
  // No header name is known: takes the first record that fills half of the table's cells, unless it looks like data.
  const filled = ({ cells }: TableRecord) => cells.filter((cell) => cell.trim() !== "").length;
  const most = Math.max(0, ...records.map(filled));
  const first = records.find((record) => filled(record) >= most / 2);
  return !first || filled(first) < 2 || first.cells.some((cell) => shape.isKey(cell)) ? null : first;
}

function byNames<Field extends string>(cells: readonly string[], { names }: TableShape<Field>): Partial<Record<Field, number>> {
  const keys = cells.map(nameKey);
  const found: Partial<Record<Field, number>> = {};
  for (const [field, columnNames] of Object.entries<readonly string[]>(names)) {
    const name = columnNames.find((one) => keys.includes(one));
    if (name !== undefined) found[field as Field] = keys.indexOf(name);
  }
  return found;
}

/** Returns the record with all column names of a mapping; null if there is none, or the mapping uses column numbers. */
function headOfMapping<Field extends string>(records: readonly TableRecord[], mapping: ColumnMapping<Field>): TableRecord | null {
  const wanted = Object.values<string | undefined>(mapping).filter((name) => name !== undefined);
  return (
    records.find(({ cells }) => {
      const names = uniqueNames(cells, cells.length);
      return wanted.some((name) => !name.startsWith("#")) && wanted.every((name) => names.includes(name));
    }) ?? null
  );
}

function placesOf<Field extends string>(names: readonly string[], mapping: ColumnMapping<Field>): Partial<Record<Field, number>> {
  const found: Partial<Record<Field, number>> = {};
  for (const [field, name] of Object.entries<string | undefined>(mapping)) {
    const place = name === undefined ? -1 : names.indexOf(name);
    if (place >= 0) found[field as Field] = place;
  }
  return found;
}

const NAME_LENGTH = 100;

/** Returns a unique name for each column. */
function uniqueNames(cells: readonly string[], width: number): string[] {
  const names: string[] = [];
  for (let at = 0; at < width; at += 1) {
    const name = plainCell(cells[at] ?? "")
      .replace(/\s+/g, " ")
      .slice(0, NAME_LENGTH);
    names.push(name === "" || names.includes(name) ? `#${at + 1}` : name);
  }
  return names;
}

/** Returns whether at least half of a column's cells are keys; lists contain mistakes. */
function isKeyColumn<Field extends string>(rows: readonly TableRecord[], at: number, { isKey }: TableShape<Field>): boolean {
  const cells = rows.map((row) => row.cells[at] ?? "").filter((cell) => cell.trim() !== "");
  return cells.length > 0 && cells.filter(isKey).length >= cells.length / 2;
}
