import { afterAll, beforeAll, expect, it } from "vitest";
import { DEMO_ACCOUNTS } from "../../apps/api/src/areas/identity/demo-accounts.ts";
import { argon2Passwords } from "../../apps/api/src/platform/node/passwords.ts";
import { type Answer, type AnyBody, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";
import { areAlike, type Comparison, compare, PAIRS, type Spent, type Times, timed } from "./timing.ts";

const knownNames = DEMO_ACCOUNTS.map(({ userName }) => userName);

let shop: TestApp;
beforeAll(async () => {
  // Passwords cost here what they cost in production, so that the printed times mean something.
  shop = await testApp({ ports: { passwords: argon2Passwords() } });
  // The first sign-in renews a hash that was cheaper.
  for (const name of knownNames) await shop.signIn(name);
});
afterAll(() => shop.close());

/** Returns what a caller who tries a user name can observe, without per-response values. */
async function tryName(userName: string, clientIp: string) {
  const answers: Answer<AnyBody<"createToken">>[] = [];
  const spent = await timed(async () => {
    answers.push(await shop.anonymous.call("createToken", { body: { userName, password: "pas le bon mot de passe" } }, { clientIp }));
  });
  const [{ status, headers, body } = expect.fail("no answer")] = answers;
  const { instance, ...rest } = body;
  expect(instance).toBe(headers.get("X-Request-Id"));
  const seen = [...headers].filter(([name]) => name !== "x-request-id");
  return { seen: JSON.stringify({ status, seen, rest }), status, spent };
}

/** Times both kinds in turns, each as if tried for the first time; what is seen must be the same for all. */
async function measure(tryOne: (userName: string, clientIp: string) => Promise<{ seen: string; spent: Spent }>): Promise<Times> {
  const seen = new Set<string>();
  const times: Times = { known: [], unknown: [] };
  for (let index = 0; index < PAIRS; index += 1) {
    // Out of the throttle's window.
    shop.clock.advance(400);
    const names = { known: knownNames[index % knownNames.length] ?? "", unknown: `inconnue${index}` };
    // Which of the two comes first changes, so that neither is always the warmer one.
    for (const kind of index % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
      const found = await tryOne(names[kind], `192.0.2.${index}`);
      seen.add(found.seen);
      times[kind].push(found.spent);
    }
  }
  expect([...seen]).toHaveLength(1);
  return times;
}

function report(what: string, { medians, gap, p }: Comparison): void {
  console.log(
    `${what}: ${PAIRS} pairs of a known and an unknown name; medians ${medians.known.toFixed(2)} and ${medians.unknown.toFixed(2)} ms, ` +
      `work ${gap.toFixed(2)} ms apart, signed ranks p ${p.toFixed(3)}; status, headers and body alike`,
  );
}

it("does not reveal whether a name exists, not even by its duration", { timeout: 600_000 }, async () => {
  const found = compare(await measure(tryName));
  report("sign-in", found);
  expect(areAlike(found)).toBe(true);
});

it("does not reveal whether a name exists after a forgotten password", { timeout: 600_000 }, async () => {
  const found = compare(
    await measure(async (userName, clientIp) => {
      let seen = "";
      const spent = await timed(async () => {
        const answer = await shop.anonymous.call("requestPasswordReset", { body: { userName } }, { clientIp });
        const headers = [...answer.headers].filter(([name]) => name !== "x-request-id");
        seen = JSON.stringify({ status: answer.status, headers, body: answer.body });
      });
      // What a worker does afterwards is nobody's waiting.
      await shop.jobs.drain(shop.ports);
      return { seen, spent };
    }),
  );
  report("forgotten password", found);
  expect(areAlike(found)).toBe(true);
  expect(new Set(shop.mailbox.map(({ to }) => to[0])).size).toBe(knownNames.length);
});

it("stops a name that exists after as many tries as one that does not", async () => {
  shop.clock.advance(1_000);
  const statuses: Record<string, number[]> = { libraire: [], personne: [] };
  const stopped = new Set<string>();
  for (const [name, list] of Object.entries(statuses)) {
    for (let index = 0; index < 12; index += 1) {
      const { status, seen } = await tryName(name, `198.51.100.${index}`);
      list.push(status);
      if (status === 429) stopped.add(seen);
    }
  }
  expect(statuses.personne).toEqual(statuses.libraire);
  expect(statuses.libraire).toContain(429);
  expect([...stopped]).toHaveLength(1);
});

it("has no other bucket for a name that is spelled in another way, or for a header that a caller makes up", async () => {
  shop.clock.advance(1_000);
  const spellings = ["libraire", "LIBRAIRE", " libraire", "libraire ", "Libraire", "ｌｉｂｒａｉｒｅ", "libRaire\t"];
  const statuses: number[] = [];
  for (let index = 0; index < 14; index += 1) {
    const userName = spellings[index % spellings.length] ?? "";
    const { status } = await shop.anonymous.call(
      "createToken",
      { body: { userName, password: "faux" } },
      {
        clientIp: `203.0.113.${index}`,
        headers: { "X-Forwarded-For": `10.0.0.${index}`, "X-Real-IP": `10.0.1.${index}`, "X-Visitor-Guid": crypto.randomUUID() },
      },
    );
    statuses.push(status);
  }
  expect(statuses.slice(0, 8).every((status) => status === 401)).toBe(true);
  expect(statuses.slice(8).every((status) => status === 429)).toBe(true);
});
