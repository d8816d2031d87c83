import { expect, test } from "vitest";
import { createVersionWatch } from "./new-version.ts";

const page = (script: string) => `<html><head><script type="module" crossorigin src="${script}"></script></head></html>`;
const QUARTER = 15 * 60_000;

function watch(answers: (string | Error)[], script: string | null = "/assets/main-1.js") {
  let time = 0;
  let requestCount = 0;
  const look = createVersionWatch({
    script,
    readPage: () => {
      const answer = answers[requestCount++] ?? page("/assets/main-1.js");
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    now: () => time,
  });
  return {
    after: (ms: number) => {
      time += ms;
      return look();
    },
    requestCount: () => requestCount,
  };
}

test("another script on the server is a new version, the same one is not", async () => {
  const { after } = watch([page("/assets/main-1.js"), page("/assets/main-2.js")]);
  await expect(after(QUARTER)).resolves.toBe(false);
  await expect(after(QUARTER)).resolves.toBe(true);
});

test("the server is asked at most every quarter of an hour, however often one comes back", async () => {
  const { after, requestCount } = watch([]);
  for (let minute = 0; minute < 60; minute++) await after(60_000);
  expect(requestCount()).toBe(4);
});

test("no answer, a proxy's page and a page of another kind say nothing", async () => {
  const { after } = watch([new TypeError("Failed to fetch"), "<h1>Maintenance</h1>"]);
  await expect(after(QUARTER)).resolves.toBe(false);
  await expect(after(QUARTER)).resolves.toBe(false);
  const none = watch([page("/assets/main-2.js")], null);
  await expect(none.after(QUARTER)).resolves.toBe(false);
  expect(none.requestCount()).toBe(0);
});
