import type { ClientVariant } from "@reserve/client-variant";
import { type HttpHandler, http } from "msw";
import type { TabServer } from "../apps/api/src/tab.ts";

/** Where `main.ts` puts the demo shop's file. */
const dumpAddress = new URL("demo-shop/shop.tgz", document.baseURI);

let dump: Promise<Blob> | null = null;
let running: { variant: string; server: Promise<TabServer> } | null = null;

/** Opens the demo shop in this tab for a client; the one that is open goes, with all that was written into it. */
export async function openShop(variant: ClientVariant): Promise<void> {
  const before = running;
  running = { variant: variant.name, server: start(variant, before?.server) };
  await running.server;
}

/** The shop goes on if it is this client's; otherwise one is opened. */
export async function keepShop(variant: ClientVariant): Promise<void> {
  if (running?.variant === variant.name) await running.server;
  else await openShop(variant);
}

async function start(variant: ClientVariant, before: Promise<TabServer> | undefined): Promise<TabServer> {
  dump ??= fetchDump();
  const [{ openApi }, blob] = await Promise.all([import("../apps/api/src/tab.ts"), dump]);
  await (await before)?.close();
  return openApi({ dump: blob, variant, publicUrl: new URL(".", document.baseURI).href, log });
}

async function fetchDump(): Promise<Blob> {
  const answer = await fetch(dumpAddress);
  if (!answer.ok) throw new Error(`${dumpAddress.pathname} answers ${answer.status}`);
  return new Blob([await answer.arrayBuffer()], { type: "application/x-gzip" });
}

/** What the server would write for its operator; a failure is a finding of whoever looks at the story. */
function log(level: string, message: string, fields: Record<string, unknown> = {}): void {
  if (level === "error") console.error(message, fields);
}

/** Hands every call of the API to the shop in this tab. */
export const shopHandler: HttpHandler = http.all("*/api/*", async ({ request }) => {
  if (!running) throw new Error("No shop is open in this tab.");
  const server = await running.server;
  const { pathname, search } = new URL(request.url);
  const address = new URL(`${pathname.slice(pathname.indexOf("/api/"))}${search}`, location.origin);
  const body = ["GET", "HEAD"].includes(request.method) ? null : await request.arrayBuffer();
  return server.fetch(new Request(address, { method: request.method, headers: request.headers, body }));
});
