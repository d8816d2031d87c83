import type { Input, Output } from "@reserve/contract";
import { unreadableText } from "../stories/findings.mjs";
import { builtRoutes } from "./console-routes.ts";
import { expect, test } from "./fixtures.ts";

// Every screen can be read on a phone, a tablet and a laptop: no columns of letters, no overlapping text, nothing cut off.

const widths = [390, 821, 1366];

declare global {
  /** Added to the page from tests/stories/findings.mjs. */
  var findUnreadable: () => string[];
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

interface Walk {
  /** Paths of routes; one that takes a record ends in `/:id?`. */
  paths: string[];
  /** Additional URLs. */
  urls: string[];
}

/** Opens every route inside the page, as links do, then one record of each route with records, if a screen links to it. Runs in the browser. */
async function walk({ paths, urls }: Walk): Promise<{ visited: number; found: string[] }> {
  const found: string[] = [];
  const records = new Map<string, string>();
  let pending = 0;
  const original = window.fetch;
  window.fetch = async (...input) => {
    pending += 1;
    try {
      return await original(...input);
    } finally {
      pending -= 1;
    }
  };
  const collect = () => {
    for (const { origin, pathname } of document.querySelectorAll<HTMLAnchorElement>("main a[href]")) {
      const path = `${pathname.slice(0, pathname.lastIndexOf("/"))}/:id?`;
      if (origin === location.origin && paths.includes(path) && !paths.includes(pathname) && !records.has(path))
        records.set(path, pathname);
    }
  };
  const look = async (url: string) => {
    const before = document.title;
    history.pushState({ idx: history.length }, "", url);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    const start = performance.now();
    const heading = () => document.querySelector("main h1")?.textContent?.trim() ?? "";
    // The previous screen stays until the next one is rendered; several forms of new records have the same title.
    const isNew = () => document.title !== before || performance.now() - start > 1000;
    const isSettled = () =>
      isNew() && pending === 0 && !["", "Chargement…"].includes(heading()) && !document.querySelector('[aria-busy="true"]');
    const deadline = start + 15_000;
    for (let calm = 0; calm < 4 && performance.now() < deadline; calm = isSettled() ? calm + 1 : 0)
      await new Promise((resolve) => setTimeout(resolve, 16));
    found.push(...findUnreadable().map((finding) => `${url}: ${finding}`));
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push(`${url}: the page scrolls sideways`);
    collect();
  };
  const visited = [...paths.map((path) => path.replace("/:id?", "")), ...urls];
  for (const url of visited) await look(url);
  // Records link to further records, which are then returned as well.
  for (const url of records.values()) await look(url);
  return { visited: visited.length + records.size, found };
}

test("every screen can be read on a phone, a tablet and a laptop", async ({ page, context, origin, signInByApi, signedInAs }) => {
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
  const pages = [page, ...(await Promise.all(widths.slice(1).map(() => context.newPage())))];
  const walks = await Promise.all(
    widths.map(async (width, index) => {
      const own = pages[index] ?? page;
      await own.setViewportSize({ width, height: 900 });
      await own.goto("/");
      await expect(own.getByRole("heading", { level: 1 })).toBeVisible();
      await own.evaluate(`globalThis.findUnreadable = ${unreadableText}`);
      const { visited, found } = await own.evaluate(walk, { paths, urls });
      return { width, visited, found: [...new Set(found)].map((finding) => `${width} px, ${finding}`) };
    }),
  );
  console.log(`readable: ${walks.map(({ width, visited }) => `${visited} screens at ${width} px`).join(", ")}`);
  expect(walks.flatMap(({ found }) => found)).toEqual([]);
});
