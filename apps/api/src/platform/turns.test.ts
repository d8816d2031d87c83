import { expect, it } from "vitest";
import { Refusal } from "./contract/refusals.ts";
import { openTurns } from "./turns.ts";

const budget = { atOnce: 1, waiting: 20, perMinute: 100 };
const { signal: patient } = new AbortController();

/** The refusal as a client sees it. */
async function refused(turn: Promise<unknown>) {
  const error = await turn.catch((reason: unknown) => reason);
  if (!(error instanceof Refusal)) return null;
  const { status, message, headers } = error.details;
  return [status, headers?.["Retry-After"], message.fr];
}

it("lets twenty requests of one person wait for one another, and nobody else for them", async () => {
  const turns = openTurns();
  const done: string[] = [];
  const work = async (lane: string) => {
    const giveBack = await turns.take(lane, budget, patient);
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push(lane);
    giveBack();
    giveBack();
  };
  const all = Array.from({ length: 20 }, () => work("letters of person 1"));
  await work("letters of person 2");
  expect(done.length).toBeLessThan(4);
  await Promise.all(all);
  expect(done.length).toBe(21);
});

it("rejects more than may wait, and returns when to retry", async () => {
  const turns = openTurns();
  const few = { atOnce: 1, waiting: 1, perMinute: 100 };
  const giveBack = await turns.take("a", few, patient);
  const second = turns.take("a", few, patient);
  expect(await refused(turns.take("a", few, patient))).toEqual([
    ...[429, "10", "Trop de demandes à la fois : 2 sont déjà en cours. Réessayez dans 10 secondes."],
  ]);
  giveBack();
  (await second)();
  expect(await refused(turns.take("a", few, patient))).toBeNull();
});

it("drops who hung up while they waited, and gives their place to another", async () => {
  const turns = openTurns();
  const few = { atOnce: 1, waiting: 1, perMinute: 100 };
  const giveBack = await turns.take("a", few, patient);
  const gone = new AbortController();
  const hungUp = turns.take("a", few, gone.signal);
  gone.abort();
  expect((await refused(hungUp))?.[0]).toBe(503);
  const third = turns.take("a", few, patient);
  giveBack();
  (await third)();
  expect(await refused(turns.take("b", few, gone.signal))).toBeNull();
});

it("counts a minute, and returns how many seconds of it are left", async () => {
  let now = 0;
  const turns = openTurns(() => now);
  const two = { atOnce: 5, waiting: 0, perMinute: 2 };
  await turns.take("a", two, patient);
  now = 18_200;
  await turns.take("a", two, patient);
  expect(await refused(turns.take("a", two, patient))).toEqual([429, "42", "Trop de demandes en une minute. Réessayez dans 42 secondes."]);
  now = 60_000;
  expect(await refused(turns.take("a", two, patient))).toBeNull();
});
