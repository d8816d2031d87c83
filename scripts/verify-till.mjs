#!/usr/bin/env node
// Verifies an archive of a till, or a dump of a chain, without database or console: node verify-till.mjs file.jsonl
// Exits 0 with a summary, 1 naming the first line that is wrong, 2 if the file cannot be read. Its layout: docs/till-conformity.md.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Thrown for the first line that is wrong. */
class Fault extends Error {}

const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const blank = (value) => (value === null || value === undefined ? "" : String(value));

/** Returns the text that the hash of an entry covers; the same as `ledger_entry_text` in the database. */
function entryText(entry, previous) {
  const {
    chainId,
    number,
    id,
    documentId,
    voucherId,
    storeId,
    day,
    at,
    kind,
    means,
    amountCents,
    isAtCounter,
    reason,
    reversesId,
    isDemo,
  } = entry;
  const parts = [
    chainId,
    number,
    id,
    documentId,
    voucherId,
    storeId,
    day,
    at,
    kind,
    means,
    amountCents,
    isAtCounter,
    reason,
    reversesId,
    isDemo,
  ];
  return [...parts, previous].map(blank).join("|");
}

/** Returns the text that the hash of a closing covers; the same as `till_closing_text` in the database. */
function closingText(closing, previous) {
  const sums = (list) => list.map(({ means, receivedCents, refundedCents }) => `${means}:${receivedCents}:${refundedCents}`).join(",");
  const rates = closing.vat.map(({ taxRate, baseCents, taxCents }) => `${taxRate}:${baseCents}:${taxCents}`).join(",");
  const { storeId, kind, number, day, closedAt, countedCents, floatCents, leftCents, totalCents } = closing;
  const { counter, receipts, perpetualCents, perpetualAbsoluteCents, lastNumber, lastHash, isDemo } = closing;
  const figures = [sums(counter), sums(receipts), rates, totalCents, perpetualCents, perpetualAbsoluteCents];
  const parts = [storeId, kind, number, day, closedAt, countedCents, floatCents, leftCents, ...figures, lastNumber, lastHash, isDemo];
  return [...parts, previous].map(blank).join("|");
}

const nameOf = (closing) => `closing ${closing.kind} no. ${closing.number} of ${closing.day}`;

/** Verifies the text of a file; returns a summary, or throws a `Fault`. */
export function verify(text) {
  const lines = text.split("\n").map((line, index) => ({ line, index: index + 1 }));
  if (lines.at(-1)?.line === "") lines.pop();
  else throw new Fault("the last line is not complete: the file is cut off");
  const records = lines.map(({ line, index }) => {
    try {
      return JSON.parse(line);
    } catch {
      throw new Fault(`line ${index} is not JSON`);
    }
  });
  const header = records[0]?.type === "archive" ? records[0] : null;
  if (header && header.version !== 1) throw new Fault(`version ${header.version} of the layout is not known`);
  const entries = records.filter(({ type }) => type === "entry");
  const closings = records.filter(({ type }) => type === "closing");
  checkEntries(entries, header);
  checkClosings(closings, entries, header);
  if (header) checkEnd(records, text, { entries, closings });
  else if (closings.length > 0 || entries.length !== records.length) throw new Fault("line 1 is not the header of an archive");
  const last = entries.at(-1);
  return [
    header ? `archive ${header.kind} ${header.from} – ${header.to}, ${header.shop}${header.isDemo ? " (demo)" : ""}` : "dump of a chain",
    `${entries.length} entries, ${closings.length} closings`,
    last ? `last entry no. ${last.number}, hash ${last.hash}` : "no entry",
  ].join("\n");
}

function checkEntries(entries, header) {
  let previous = header?.previousHash ?? "";
  let number = header?.firstNumber ?? 1;
  for (const entry of entries) {
    const name = `entry no. ${entry.number} (order ${entry.order})`;
    if (entry.number !== number) throw new Fault(`${name}: no. ${number} was expected; an entry is missing, or the order is changed`);
    if (header && entry.chainId !== header.chainId) throw new Fault(`${name}: is of another chain`);
    if (sha256(entryText(entry, previous)) !== entry.hash)
      throw new Fault(`${name}: its hash does not match; the entry or the one before was changed`);
    previous = entry.hash;
    number += 1;
  }
  if (header && number - 1 !== (header.lastNumber ?? number - 1))
    throw new Fault(`entries no. ${number} to ${header.lastNumber} are missing at the end`);
}

function checkClosings(closings, entries, header) {
  const before = { ...header?.previousClosings };
  const hashOf = new Map(entries.map(({ number, hash }) => [number, hash]));
  for (const closing of closings) {
    const name = nameOf(closing);
    const previous = before[closing.kind] ?? null;
    if (closing.number !== (previous?.number ?? 0) + 1) throw new Fault(`${name}: no. ${(previous?.number ?? 0) + 1} was expected`);
    if (sha256(closingText(closing, previous?.hash ?? "")) !== closing.hash)
      throw new Fault(`${name}: its hash does not match; it was changed`);
    const hash = closing.lastNumber === header.firstNumber - 1 ? header.previousHash : hashOf.get(closing.lastNumber);
    if (header.firstNumber !== null && closing.lastNumber >= header.firstNumber && hash !== closing.lastHash)
      throw new Fault(`${name}: entry no. ${closing.lastNumber} is not the one that was closed`);
    if (closing.kind === "Day") checkDay(closing, previous, entries);
    else
      checkSums(
        closing,
        closings.filter(({ kind, day }) => kind === "Day" && isWithin(day, closing)),
      );
    before[closing.kind] = closing;
  }
}

const isWithin = (day, { kind, day: first }) => day.startsWith(first.slice(0, kind === "Month" ? 7 : 4));

/** A day covers the entries up to its last number whose day has come, and that the closing before does not cover; the first one, its day. */
function checkDay(closing, previous, entries) {
  const covered = entries.filter(
    ({ number, day, isDemo }) =>
      number <= closing.lastNumber &&
      day <= closing.day &&
      (previous ? number > previous.lastNumber || day > previous.day : day === closing.day) &&
      (closing.isDemo || !isDemo),
  );
  const sums = new Map();
  for (const { means, kind, amountCents } of covered) {
    const sum = sums.get(means) ?? { receivedCents: 0, refundedCents: 0 };
    if (kind === "Refund") sum.refundedCents -= amountCents;
    else sum.receivedCents += amountCents;
    sums.set(means, sum);
  }
  const asText = (list) =>
    list
      .filter(({ receivedCents, refundedCents }) => receivedCents !== 0 || refundedCents !== 0)
      .map(({ means, receivedCents, refundedCents }) => `${means} ${receivedCents} ${refundedCents}`)
      .sort()
      .join(", ");
  const expected = asText([...sums].map(([means, sum]) => ({ means, ...sum })));
  if (asText(closing.receipts) !== expected) throw new Fault(`${nameOf(closing)}: its totals are not those of its entries (${expected})`);
  checkTotal(closing);
  if (!previous || previous.isDemo !== closing.isDemo) return;
  const absoluteCents = covered.reduce((sum, { amountCents }) => sum + Math.abs(amountCents), 0);
  if (
    closing.perpetualCents !== previous.perpetualCents + closing.totalCents ||
    closing.perpetualAbsoluteCents !== previous.perpetualAbsoluteCents + absoluteCents
  )
    throw new Fault(`${nameOf(closing)}: its perpetual total does not follow the one before`);
}

function checkTotal(closing) {
  const total = closing.receipts.reduce((sum, { receivedCents, refundedCents }) => sum + receivedCents - refundedCents, 0);
  if (total !== closing.totalCents) throw new Fault(`${nameOf(closing)}: its total is not that of its means`);
}

function checkSums(closing, days) {
  checkTotal(closing);
  const counted = days.filter(({ isDemo }) => closing.isDemo || !isDemo);
  if (counted.reduce((sum, { totalCents }) => sum + totalCents, 0) !== closing.totalCents)
    throw new Fault(`${nameOf(closing)}: its total is not that of its days`);
}

function checkEnd(records, text, { entries, closings }) {
  const end = records.at(-1);
  if (end?.type !== "end") throw new Fault("the last line is missing: the file is cut off");
  if (end.entryCount !== entries.length || end.closingCount !== closings.length)
    throw new Fault(
      `${entries.length} entries and ${closings.length} closings, not ${end.entryCount} and ${end.closingCount} as the last line says`,
    );
  const body = text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1);
  if (sha256(body) !== end.sha256) throw new Fault("the hash of the file does not match: a line was changed, moved, added or removed");
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [file] = process.argv.slice(2);
  try {
    if (!file) throw new Error("usage: node verify-till.mjs archive.jsonl");
    console.log(`valid: ${verify(readFileSync(file, "utf8"))}`);
  } catch (error) {
    console.error(error instanceof Fault ? `INVALID: ${error.message}` : error.message);
    process.exitCode = error instanceof Fault ? 1 : 2;
  }
}
