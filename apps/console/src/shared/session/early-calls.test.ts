import { afterEach, expect, test, vi } from "vitest";
import { fetchOnce } from "./early-calls.ts";

const URL = "https://shop.example/api/Common/User/User";
const requestWith = (token: string, method = "GET") => new Request(URL, { method, headers: { Authorization: `Bearer ${token}` } });
const sent = vi.fn(async (_: Request) => new Response("later"));

/** The page has called the URL with a token. */
function startedWith(token: string, answer: Promise<Response>): void {
  vi.stubGlobal("fetch", sent);
  answer.catch(() => undefined);
  globalThis.earlyCalls = new Map([[URL, { authorization: `Bearer ${token}`, answer }]]);
}
afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockClear();
  globalThis.earlyCalls = undefined;
});

test("the first read gets the answer of the page's own call, the next one asks the server", async () => {
  startedWith("a", Promise.resolve(new Response("early")));
  expect(await (await fetchOnce(requestWith("a"))).text()).toBe("early");
  expect(await (await fetchOnce(requestWith("a"))).text()).toBe("later");
  expect(sent).toHaveBeenCalledOnce();
});

test("another user's answer is nobody's, nor does a write take one", async () => {
  startedWith("a", Promise.resolve(new Response("early")));
  expect(await (await fetchOnce(requestWith("b"))).text()).toBe("later");
  expect(await (await fetchOnce(requestWith("a", "POST"))).text()).toBe("later");
});

test("where the early call found no server, the read tries once more", async () => {
  startedWith("a", Promise.reject(new TypeError("no network")));
  expect(await (await fetchOnce(requestWith("a"))).text()).toBe("later");
});
