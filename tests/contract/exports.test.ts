import type { OperationId } from "@reserve/contract";
import type { OpenApiResponse } from "@reserve/contract/document";
import { unguardedCell } from "@reserve/domain/csv";
import { readTable } from "@reserve/domain/spreadsheet";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Caller, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";
import { type ReadCell, readWorkbook } from "../../apps/api/src/testing/workbook.ts";
import { follow, operationIds, operationOf, parametersOf } from "./contract.ts";
import { demoShopSeed } from "./shops.ts";

// An export opened in a spreadsheet has the same content as CSV and as a workbook: codes keep their leading zeros there, and nothing is escaped.

const WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp({ seed: demoShopSeed });
  admin = await shop.signIn("admin");
  // A stock file with an unknown EAN: a rejected record.
  const headers = { "Content-Type": "application/octet-stream" };
  await admin.call("createImport", { query: { fileName: "stock.csv" } }, { rawBody: "EAN;Stock\n9782000000013;4\n", headers });
  await shop.jobs.drain(shop.ports);
});
afterAll(() => shop.close());

const mediaOf = (id: OperationId) => {
  const answer = operationOf(id).responses["200"];
  return Object.keys((answer && follow<OpenApiResponse>(answer).content) ?? {});
};
const exports = operationIds.filter((id) => mediaOf(id).includes("text/csv"));

/** Queries that name a record of the demo shop, where one must be named. */
function queriesOf(id: OperationId): Record<string, unknown>[] {
  const required = parametersOf(id).find((parameter) => parameter.in === "query" && parameter.required);
  if (!required) return [{}];
  return Array.from({ length: 60 }, (_, index) => ({ [required.name]: index + 1 }));
}

/** Returns the first file with rows, else the first one, as CSV and as a workbook. */
async function filesOf(id: OperationId) {
  let found: { query: Record<string, unknown>; csv: string } | undefined;
  for (const query of queriesOf(id)) {
    const answer = await admin.open(id as "exportDocuments", { query });
    const csv = await answer.text();
    if (answer.status !== 200) continue;
    if (!found || csv.split("\n").length > 2) found = { query, csv };
    if (csv.split("\n").length > 2) break;
  }
  if (!found) throw new Error(`the demo shop has no record for ${id}`);
  const workbook = await admin.open(id as "exportDocuments", { query: { ...found.query, format: "xlsx" } });
  return { csv: found.csv, workbook };
}

/** A cell as CSV would write it in French, without what CSV guards. */
function asCsv(cell: ReadCell): string {
  if (cell === null) return "";
  if (typeof cell === "string") return cell;
  const { number, style } = cell;
  if (style === 3) return number.toFixed(2).replace(".", ",");
  if (style === 7) return `${String(Math.round(number * 10_000) / 100).replace(".", ",")} %`;
  if (style !== 5 && style !== 6) return String(number);
  const minute = new Date(Math.round((number - 25_569) * 1_440) * 60_000).toISOString();
  const day = minute.slice(0, 10).split("-").reverse().join("/");
  return style === 5 ? day : `${day} ${minute.slice(11, 16)}`;
}

it("every table that is CSV is a workbook, too", () => {
  expect(exports).toHaveLength(11);
  expect(exports.filter((id) => !mediaOf(id).includes(WORKBOOK))).toEqual([]);
});

it.each(exports)("%s says the same in both", async (id) => {
  const { csv, workbook } = await filesOf(id);
  expect([workbook.status, workbook.headers.get("Content-Type")]).toEqual([200, WORKBOOK]);
  expect(workbook.headers.get("Content-Disposition")).toMatch(/filename="[\w-]+\.xlsx"/);
  const { sheets } = readWorkbook(new Uint8Array(await workbook.arrayBuffer()));
  const rows = readTable(csv).records.map(({ cells }) => cells);
  expect(sheets).toHaveLength(1);
  const width = rows[0]?.length ?? 0;
  const read = sheets[0]?.rows.map((row) => Array.from({ length: width }, (_, index) => asCsv(row[index] ?? null)));
  expect(read).toEqual(rows.map((row) => row.map((cell) => unguardedCell(cell).replaceAll("\r\n", "\n"))));
});
