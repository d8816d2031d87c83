import type { DataColumn } from "@reserve/design-system/table";
import { createElement, type ReactNode } from "react";
import { formatCount, formatDate, formatDateTime, formatMoney } from "../format/format.ts";

// Widths in px of a letter in a cell, a digit, a badge's text (letter, and its padding, icon and border), a header; and the cell padding.
const LETTER = 6.5;
const FIGURE = 7.5;
const BADGE = [6.25, 53] as const;
const HEAD = 6.2;
const PADDING = 16;
/** Extra px of the first and the last cell, whose distance from the edge is larger than between cells, in a sheet even more. */
const EDGE = 16;

/** Further column options: place in a card, priority. */
type More<Row> = Omit<Partial<DataColumn<Row>>, "id" | "header" | "cell" | "width">;
/** An empty value: a dash in the table, no line in a card. */
type Absent = null | undefined | "";

/** The width of the widest cell of its kind, or of the head. */
function roomFor(header: string, content: number): string {
  return `${Math.ceil(Math.max(content, header.length * HEAD + PADDING))}px`;
}
const figures = (sample: string) => sample.length * FIGURE + PADDING;
/** Column widths in letters; longer texts are cut and shown in full on hover. */
const letters = { code: 7, short: 13, medium: 21, long: 28 } as const;

/** Returns the column with the row's name; it takes the remaining width unless `room` sets one. */
export function nameColumn<Row>(
  id: string,
  header: string,
  cell: (row: Row) => ReactNode,
  { room, ...more }: More<Row> & { room?: "number" | keyof typeof letters } = {},
): DataColumn<Row> {
  const column = { id, header, cell, isMain: true, ...more };
  if (room === undefined) return { ...column, isFlexible: true };
  const content = room === "number" ? figures("nº 24118") : letters[room] * LETTER + PADDING;
  return { ...column, width: roomFor(header, content + EDGE) };
}

/** Single-line text column. */
export function textColumn<Row>(
  id: string,
  header: string,
  room: keyof typeof letters,
  text: (row: Row) => string | Absent,
  more: More<Row> = {},
): DataColumn<Row> {
  const most = letters[room];
  const cell = (row: Row) => {
    const words = text(row) || null;
    return words && words.length > most ? createElement("span", { title: words }, words) : words;
  };
  return { id, header, cell, align: "nowrap", width: roomFor(header, most * LETTER + PADDING), ...more };
}

/** Returns a column whose cells the screen renders itself: a link, a bar, several lines of text. A number may be the last column of a row. */
export function ownColumn<Row>(
  id: string,
  header: string,
  room: "number" | keyof typeof letters,
  cell: (row: Row) => ReactNode,
  more: More<Row> = {},
): DataColumn<Row> {
  const content = room === "number" ? figures("nº 24118") + EDGE * 0.75 : letters[room] * LETTER + PADDING;
  return { id, header, cell, width: roomFor(header, content), ...more };
}

/** Column of totals, « 1 234,50 € », right-aligned; can be the last one. */
export function moneyColumn<Row>(id: string, header: string, amount: (row: Row) => string | null, more: More<Row> = {}): DataColumn<Row> {
  return { ...priceColumn(id, header, amount, more), width: roomFor(header, figures("1 234,50 €") + EDGE * 0.75) };
}

/** Column of unit prices, « 123,50 € », right-aligned. */
export function priceColumn<Row>(id: string, header: string, price: (row: Row) => string | null, more: More<Row> = {}): DataColumn<Row> {
  const cell = (row: Row) => {
    const value = price(row);
    return value === null ? null : formatMoney(value);
  };
  return { id, header, cell, align: "end", width: roomFor(header, figures("123,50 €")), ...more };
}

/** Returns a column of counts, right-aligned. */
export function countColumn<Row>(id: string, header: string, count: (row: Row) => number | null, more: More<Row> = {}): DataColumn<Row> {
  const cell = (row: Row) => {
    const value = count(row);
    return value === null ? null : formatCount(value);
  };
  return { id, header, cell, align: "end", width: roomFor(header, figures("1 234")), ...more };
}

/** A day, « 21/11/2026 ». */
export function dateColumn<Row>(id: string, header: string, day: (row: Row) => string | null, more: More<Row> = {}): DataColumn<Row> {
  return dayColumn(id, header, day, formatDate, more);
}

/** A moment, « 21/11/2026 14:05 ». */
export function dateTimeColumn<Row>(
  id: string,
  header: string,
  instant: (row: Row) => string | null,
  more: More<Row> = {},
): DataColumn<Row> {
  return dayColumn(id, header, instant, formatDateTime, more);
}

function dayColumn<Row>(
  id: string,
  header: string,
  value: (row: Row) => string | null,
  write: (value: string) => string,
  more: More<Row>,
): DataColumn<Row> {
  const cell = (row: Row) => {
    const at = value(row);
    return at === null ? null : write(at);
  };
  return { id, header, cell, align: "nowrap", width: roomFor(header, figures(write("2026-11-21T13:05Z"))), ...more };
}

/** Column of relative times by `formatRelative`, with the exact time as tooltip; `never` for null. */
export function sinceColumn<Row>(
  id: string,
  header: string,
  instant: (row: Row) => string | null,
  words: { formatRelative: (instant: string) => string; exact: (moment: string) => string; never: string },
  more: More<Row> = {},
): DataColumn<Row> {
  const cell = (row: Row) => {
    const at = instant(row);
    return at ? createElement("time", { dateTime: at, title: words.exact(formatDateTime(at)) }, words.formatRelative(at)) : words.never;
  };
  return { id, header, cell, align: "nowrap", width: roomFor(header, figures("21/11/2026 14:05")), ...more };
}

/** Badge column, as wide as the longest of `words`. */
export function badgeColumn<Row>(
  id: string,
  header: string,
  words: readonly string[],
  badge: (row: Row) => ReactNode,
  more: More<Row> = {},
): DataColumn<Row> {
  const longest = Math.max(0, ...words.map((word) => word.length));
  return { id, header, cell: badge, align: "state", width: roomFor(header, longest * BADGE[0] + BADGE[1]), ...more };
}
