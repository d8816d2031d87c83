import { type ApiClient, ApiFailure, createApiClient } from "@reserve/api-client";
import type { ClientVariant } from "@reserve/client-variant";
import { NOW } from "@reserve/mocks";
import { type HttpHandler, http } from "msw";
import { DEMO_PASSWORD } from "../apps/api/src/areas/identity/demo-accounts.ts";
import type { TabServer } from "../apps/api/src/tab.ts";
import { type Act, type StoryUser, storyApi } from "../apps/console/src/shared/stories/story.tsx";
import { isEmbedded } from "./embedded.ts";

/** Where `main.ts` puts the demo shop's file. */
const shopUrl = new URL("demo-shop/shop.tgz", document.baseURI);

type Shop = Pick<TabServer, "fetch" | "rewind">;

declare global {
  interface Window {
    /** The shops that a page of docs opens for the stories in its frames, by client. */
    shopForFrames?: (variant: ClientVariant) => Promise<Shop>;
  }
}

let opening: Promise<Shop> | null = null;
let client: string | null = null;
/** Sessions by user name, begun when a story first asks as that user. */
const tokens = new Map<StoryUser, Promise<string>>();

/** The demo shop in this tab as it begins, for a client. It is opened once; what was written into it is undone. */
export async function beginShop(variant: ClientVariant): Promise<void> {
  opening ??= isEmbedded ? shopOfPage(variant) : openHere(variant);
  // What could not be fetched once may be there the next time.
  opening.catch(() => {
    opening = null;
  });
  const server = await opening;
  const start = performance.now();
  await server.rewind(variant);
  performance.measure("shop: rewind", { start });
  client = variant.name;
  tokens.clear();
}

/** The demo shop with all that was written into it, unless another client had it. */
export async function keepShop(variant: ClientVariant): Promise<void> {
  if (client !== variant.name) await beginShop(variant);
}

/** The token of somebody who is signed in to the shop. */
export function tokenOf(user: StoryUser): Promise<string> {
  const token = tokens.get(user) ?? signIn(user);
  tokens.set(user, token);
  return token;
}

/** Hands every call of the API to the shop in this tab; a Storybook in development fetches the API's own modules from `/apps/api/`. */
export const shopHandler: HttpHandler = http.all(`${storyApi}/*`, async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const body = ["GET", "HEAD"].includes(request.method) ? null : await request.arrayBuffer();
  return ask(`${pathname.slice(pathname.indexOf("/api/"))}${search}`, { method: request.method, headers: request.headers, body });
});

/** The shop as somebody sees it who is signed in; no mock stands before it. */
export function apiAs(user: StoryUser): ApiClient {
  return createApiClient({
    baseUrl: "/api",
    tokens: { current: () => tokenOf(user), renew: () => Promise.resolve(null) },
    locale: () => "fr",
    visitorGuid: () => null,
    fetch: async (request) => {
      if (!opening) throw new Error("No shop is open in this tab.");
      return (await opening).fetch(request);
    },
  });
}

/** Does something in the shop as somebody, as a story asks for it (apps/console/src/shared/stories/story.tsx). */
export const act: Act = async (user, op, input, options) => {
  const result = await apiAs(user).send(op, input, options);
  if (!result.isValid) throw new ApiFailure(result);
  return result.output;
};

async function ask(url: string, init: RequestInit): Promise<Response> {
  if (!opening) throw new Error("No shop is open in this tab.");
  return (await opening).fetch(new Request(new URL(url, location.origin), init));
}

async function signIn(userName: StoryUser): Promise<string> {
  const answer = await ask("/api/BackOffice/Authentication/Token", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ userName, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${userName} cannot sign in to the demo shop: ${answer.status}`);
  const { entityOutput } = (await answer.json()) as { entityOutput: { accessToken: string } };
  return entityOutput.accessToken;
}

async function openHere(variant: ClientVariant, now?: () => Date): Promise<TabServer> {
  const [{ openApi }, dump] = await Promise.all([import("../apps/api/src/tab.ts"), fetchShop()]);
  const start = performance.now();
  const server = await openApi({ dump, variant, publicUrl: new URL(".", document.baseURI).href, log, now });
  performance.measure("shop: open", { start });
  return server;
}

/**
 * A page of docs holds one shop a client for all its frames: a database is dear, and its stories, which are not played there, hardly write. It runs
 * at the fixtures' moment, to which the stories set their own clocks.
 */
if (!isEmbedded) {
  const shops = new Map<string, Promise<Shop>>();
  window.shopForFrames = (variant) => {
    const ahead = Date.parse(NOW) - Date.now();
    const shop = shops.get(variant.name) ?? openHere(variant, () => new Date(Date.now() + ahead));
    shops.set(variant.name, shop);
    shop.catch(() => shops.delete(variant.name));
    return shop;
  };
}

/** The shop of the page around this frame. Nothing in it is undone: its neighbours look at it too. */
async function shopOfPage(variant: ClientVariant): Promise<Shop> {
  const page = parent as typeof globalThis & Window;
  if (!page.shopForFrames) throw new Error("The page around this frame opens no shop.");
  const shop = await page.shopForFrames(variant);
  return {
    // Requests and answers belong to the page that makes them; what they carry may pass.
    fetch: async (request) => {
      const { url, method, headers } = request;
      const body = ["GET", "HEAD"].includes(method) ? null : await request.arrayBuffer();
      const answer = await shop.fetch(new page.Request(url, { method, headers: [...headers], body }));
      return new Response(answer.body, { status: answer.status, headers: [...answer.headers] });
    },
    rewind: () => Promise.resolve(),
  };
}

async function fetchShop(): Promise<Blob> {
  const answer = await fetch(shopUrl);
  if (!answer.ok) throw new Error(`${shopUrl.pathname} answers ${answer.status}`);
  return new Blob([await answer.arrayBuffer()], { type: "application/x-gzip" });
}

/** What the server would write for its operator; a failure is a finding of whoever looks at the story. */
function log(level: string, message: string, fields: Record<string, unknown> = {}): void {
  if (level === "error") console.error(message, fields);
}
