import type { Input, Output } from "@reserve/contract";
import { unreadableText } from "../stories/findings.mjs";
import { builtRoutes } from "./console-routes.ts";
import { expect, test } from "./fixtures.ts";

// Every screen can be read on a phone, a tablet and a laptop: no columns of letters, no overlapping text, nothing cut off.

const widths = [390, 821, 1366];

declare global {
  /** Added to the page from tests/stories/findings.mjs. */
  var findUnreadable: () => string[];
  /** Calls of the page that are not answered yet. */
  var pendingCalls: number;
}

type Ask = <Answer>(method: string, path: string, body?: object, token?: string) => Promise<Answer>;

/** Sends an order with as many lines as the contract allows and returns its id. */
async function createLongOrder(ask: Ask): Promise<number> {
  type Title = { ean: string; taxRate: number; releaseDate: string | null };
  const today = new Date().toISOString().slice(0, 10);
  const pages = await Promise.all(
    [1, 2].map((page) => ask<{ items: Title[] }>("GET", `/BackOffice/Catalog/Products?pageSize=100&page=${page}`)),
  );
  // An unpublished title would be in another table.
  const titles = pages.flatMap(({ items }) => items).filter(({ releaseDate }) => releaseDate === null || releaseDate < today);
  const lines = Array.from({ length: 200 }, (_, index) => {
    const { ean, taxRate } = titles[index % titles.length] as Title;
    return { ean, taxRate, quantity: 1, priceWithTax: "10.00" };
  });
  const key = { name: "Lisibilité", claimTypes: ["Permission.Api.Intake"], ipRanges: [], expiresOn: null, requestsPerMinute: 60 };
  const { entityOutput: made } = await ask<{ entityOutput: { secret: string } }>("POST", "/BackOffice/ApiKey/ApiKey", key);
  const address = {
    firstName: "Nolwenn",
    lastName: "Tanguy",
    address1: "12, rue des Lices",
    postalCode: "29200",
    city: "Brest",
    country: "FR",
  };
  const batch = {
    customers: [{ reference: "READABLE", email: "lycee@example.fr", firstName: "Nolwenn", lastName: "Tanguy" }],
    orders: [
      {
        reference: "READABLE",
        placedAt: new Date().toISOString(),
        customerReference: "READABLE",
        lines,
        shippingPriceWithTax: "0.00",
        totalPriceWithTax: "2000.00",
        shippingMethod: "Colissimo",
        paymentMethod: "OnInvoice",
        billingAddress: address,
        shippingAddress: address,
      },
    ],
  };
  const { entityOutput } = await ask<{ entityOutput: { records: { id: number; problems: object[] }[] } }>(
    "POST",
    "/Intake/Batch",
    batch,
    made.secret,
  );
  const order = entityOutput.records[1];
  expect(order?.problems).toEqual([]);
  return order?.id ?? 0;
}

/** Creates a post, changes its text and returns its id: its history compares two versions. */
async function rewritePost(ask: Ask): Promise<number> {
  const words = {
    title: "",
    subtitle: "",
    lead: "",
    description: "",
    relativeUrl: null,
    metaTitle: "",
    metaDescription: "",
    metaKeywords: "",
  };
  const postOf = (lead: string): Input<"createPost">["body"] => ({
    postType: "Article",
    publicationStartDate: null,
    publicationEndDate: null,
    localizations: { fr: { ...words, title: "Une bibliothèque en mer", lead }, en: words },
    eventStart: null,
    eventEnd: null,
    location: {
      ...{ gender: "Unknown", firstName: "", lastName: "", company: "", email: "", website: "", phoneNumber: "", mobilePhoneNumber: "" },
      ...{ address1: "", address2: "", address3: "", postalCode: "", city: "", country: "" },
    },
    productEans: [],
    postIds: [],
    categoryIds: [],
    tags: [],
  });
  const body = postOf("<p>Six voix et un escalier, à la tombée du jour.</p>");
  const { entityOutput } = await ask<Output<"createPost">>("POST", "/BackOffice/Post/Post", body);
  const rewritten = "<p>Sept voix et un escalier, du premier étage jusqu’au toit.</p><p>Entrée libre, dans la limite des places.</p>";
  await ask("PUT", `/BackOffice/Post/Post?id=${entityOutput.id}`, postOf(rewritten));
  return entityOutput.id;
}

/**
 * Opens a URL inside the page, as links do, and waits until its screen is complete.
 * Returns the paths of the record links in it. Runs in the browser.
 */
async function openInside(url: string): Promise<string[]> {
  const before = document.title;
  history.pushState({ idx: history.length }, "", url);
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  const start = performance.now();
  const heading = () => document.querySelector("main h1")?.textContent?.trim() ?? "";
  // The previous screen stays until the next one is rendered; several forms of new records have the same title.
  const isNew = () => document.title !== before || performance.now() - start > 1000;
  const isSettled = () =>
    isNew() && pendingCalls === 0 && !["", "Chargement…"].includes(heading()) && !document.querySelector('[aria-busy="true"]');
  const deadline = start + 15_000;
  for (let calm = 0; calm < 4 && performance.now() < deadline; calm = isSettled() ? calm + 1 : 0)
    await new Promise((resolve) => setTimeout(resolve, 16));
  return Array.from(document.querySelectorAll<HTMLAnchorElement>("main a[href]"))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
}

/** Waits until the screen is laid out for the window's width, calls it caused included, and returns what cannot be read. Runs in the browser. */
async function unreadableAt(width: number): Promise<string[]> {
  const deadline = performance.now() + 15_000;
  for (let calm = 0; calm < 2 && performance.now() < deadline; calm = innerWidth === width && pendingCalls === 0 ? calm + 1 : 0)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const { scrollWidth, clientWidth } = document.documentElement;
  return [...findUnreadable(), ...(scrollWidth > clientWidth ? ["the page scrolls sideways"] : [])];
}

test("every screen can be read on a phone, a tablet and a laptop", async ({ page, origin, signInByApi, signedInAs }) => {
  test.setTimeout(180_000);
  const { accessToken } = await signInByApi("admin");
  const ask: Ask = async (method, path, body, token = accessToken) => {
    const isNew = method === "POST";
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${token}`,
        ...(isNew ? { "Idempotency-Key": crypto.randomUUID() } : { "If-Match": '"1"' }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const [order, post] = [await createLongOrder(ask), await rewritePost(ask)];
  await signedInAs("admin");
  const paths = builtRoutes()
    .filter(({ guard }) => guard === "signedIn")
    .map(({ path }) => path);
  const urls = [`/cms/post/history/${post}`, `/public/document/detail/${order}`, `/public/document/prepare/${order}`];
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(`globalThis.findUnreadable = ${unreadableText}`);
  await page.evaluate(() => {
    const original = window.fetch;
    globalThis.pendingCalls = 0;
    window.fetch = async (...input) => {
      globalThis.pendingCalls += 1;
      try {
        return await original(...input);
      } finally {
        globalThis.pendingCalls -= 1;
      }
    };
  });

  const found: string[] = [];
  const visited = new Set<string>();
  // One record of each route with records, if a screen links to it.
  const records = new Map<string, string>();
  const look = async (url: string) => {
    visited.add(url);
    for (const link of await page.evaluate(openInside, url)) {
      const path = `${link.slice(0, link.lastIndexOf("/"))}/:id?`;
      if (paths.includes(path) && !paths.includes(link) && !records.has(path)) records.set(path, link);
    }
    // To and fro, so that each screen is opened at the width that the last one ended with.
    for (const width of visited.size % 2 ? widths : widths.toReversed()) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await page.evaluate(unreadableAt, width)).map((finding) => `${width} px, ${url}: ${finding}`));
    }
  };
  for (const url of [...paths.map((path) => path.replace("/:id?", "")), ...urls]) await look(url);
  // Records link to further records, which are then opened as well.
  for (const url of records.values()) await look(url);
  console.log(`readable: ${visited.size} screens at ${widths.length} widths`);
  expect([...new Set(found)]).toEqual([]);
});
