import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { viesVatNumbers } from "./vies.ts";

/** The next answer of the service; its requests are in `requests`. */
let answer: { status?: number; body: string | null };
const requests: unknown[] = [];
const server = createServer((request, response) => {
  let text = "";
  request.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  request.on("end", () => {
    requests.push({ path: request.url, ...(JSON.parse(text) as object) });
    // No answer at all: the caller gives up.
    if (answer.body !== null) response.writeHead(answer.status ?? 200).end(answer.body);
  });
});
let time = new Date("2026-11-30T10:00:00Z");
const clock = { now: () => time };
let url = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests.length = 0;
  time = new Date("2026-11-30T10:00:00Z");
});

const open = (requester: string | null = "FR14987654324") =>
  viesVatNumbers({ url, requester, clock, log: () => undefined, milliseconds: 2_000 });

it("gives the state of the day with the consultation number, and asks once a day", async () => {
  const vies = open();
  answer = { body: JSON.stringify({ countryCode: "BE", valid: true, requestIdentifier: "WAPIAAAAXYZ1234", name: "ACME", address: "---" }) };
  const valid = { state: "Valid", consultation: "WAPIAAAAXYZ1234", day: "2026-11-30" };
  expect(await vies.check("BE0123456749", "2026-11-29")).toEqual(valid);
  expect(await vies.check("BE0123456749", "2026-11-29")).toEqual(valid);
  expect(requests).toEqual([
    {
      path: "/rest-api/check-vat-number",
      ...{ countryCode: "BE", vatNumber: "0123456749", requesterMemberStateCode: "FR", requesterNumber: "14987654324" },
    },
  ]);
  time = new Date("2026-12-01T10:00:00Z");
  answer = { body: JSON.stringify({ valid: false, userError: "INVALID" }) };
  expect(await vies.check("BE0123456749", "2026-12-01")).toEqual({ state: "Invalid", day: "2026-12-01" });
});

it.each([
  ["a member state that is away", { body: JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: "MS_UNAVAILABLE" }] }) }],
  ["a state that does not respond, told as invalid", { body: JSON.stringify({ valid: false, userError: "MS_UNAVAILABLE" }) }],
  ["too many requests", { status: 429, body: "" }],
  ["a page of HTML", { status: 503, body: "<html>" }],
  ["null", { body: "null" }],
  ["no answer", { body: null }],
])("leaves a number unchecked, not invalid, and asks again a minute later: %s", async (_, some) => {
  const vies = open(null);
  answer = some;
  expect(await vies.check("DE123456788", "2026-11-30")).toEqual({ state: "Unchecked" });
  answer = { body: JSON.stringify({ valid: true }) };
  expect(await vies.check("DE123456788", "2026-11-30")).toEqual({ state: "Unchecked" });
  expect(requests).toHaveLength(1);
  time = new Date("2026-11-30T10:01:01Z");
  expect(await vies.check("DE123456788", "2026-11-30")).toEqual({ state: "Valid", day: "2026-11-30" });
});
