import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectSettled } from "./settled.ts";

// The page that somebody is about to open is rendered before the click, and nobody notices until then.

const orderLinks = (page: Page) => page.getByRole("rowheader").getByRole("link");
const hiddenOrder = (page: Page) => page.locator("main h1", { hasText: /^Commande nº/ });

test("the order under a resting pointer is rendered hidden: it is neither announced, named, watched nor printed, and the click shows it", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("libraire");
  await page.goto("/public/document");
  const row = orderLinks(page).first();
  const watching: string[] = [];
  await row.waitFor();
  // The list watches itself, without an id.
  page.on("request", (request) => {
    if (/Neighbours|\/Changes\?.*\bid=/.test(request.url())) watching.push(request.url());
  });
  await row.hover();
  const hidden = hiddenOrder(page);
  await expect(hidden).toHaveCount(1);
  await expect(hidden).toBeHidden();
  await expect(page).toHaveTitle(/^Commandes/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Commandes");
  expect(watching).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(hidden).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await row.click();
  await expect(hidden).toBeVisible();
  await expect(hidden).toBeFocused();
  await expect(page).toHaveTitle(/^Commande nº/);
  await expect.poll(() => watching.length).toBeGreaterThan(0);
});

test("a pointer that travels over forty rows reads at most one order a second, and one is rendered at a time", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("libraire");
  await page.goto("/public/document?pageSize=50");
  await expect(orderLinks(page)).toHaveCount(50);
  let reads = 0;
  page.on("request", (request) => {
    if (/\/Document\/Document\?id=/.test(request.url())) reads += 1;
  });
  const since = performance.now();
  let most = 0;
  for (let row = 0; row < 40; row += 1) {
    await orderLinks(page).nth(row).hover();
    await wait(100);
    most = Math.max(most, await hiddenOrder(page).count());
  }
  expect(most).toBe(1);
  expect(reads).toBeLessThanOrEqual((performance.now() - since) / 1_000 + 1);
});

test("an order that changes while it is hidden is shown as it is now, and signing out in another tab leaves nothing of it", async ({
  context,
  page,
  origin,
  signedInAs,
  signInByApi,
}) => {
  await signedInAs("libraire");
  const { accessToken } = await signInByApi("admin");
  await page.goto("/public/document");
  const row = orderLinks(page).first();
  await row.hover();
  await expect(hiddenOrder(page)).toHaveCount(1);
  const text = "Cliente rappelée pendant la lecture.";
  const documentId = Number(/\d+$/.exec((await row.getAttribute("href")) ?? "")?.[0]);
  const answer = await fetch(`${origin}/api/BackOffice/Document/DocumentComment`, {
    method: "POST",
    headers: { Authorization: `Bearer ${accessToken}`, "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify({ documentId, text, isMessage: false }),
  });
  expect(answer.status).toBe(200);
  // Data of this second is not read again.
  await wait(1_000);
  await row.click();
  await expect(page.getByText(text)).toBeVisible();

  await page.goBack();
  await row.hover();
  await expect(hiddenOrder(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("button", { name: "Ouvrir le menu du compte" }).click();
  await other.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(hiddenOrder(page)).toHaveCount(0);
});

test("a record rendered ahead and then opened is the page that a reload shows: a sheet, a form with an editor", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  for (const list of ["/public/customer", "/cms/post"]) {
    await page.goto(list);
    await expectSettled(page);
    const link = page.locator(`main a[href*="${list}/detail/"]`).first();
    await link.hover();
    const hidden = page.locator("main h1:not(:visible)");
    await expect(hidden, list).toHaveCount(1);
    await link.click();
    await expect(hidden).toHaveCount(0);
    await expectSettled(page);
    const opened = await contentOf(page);
    await page.reload();
    await expectSettled(page);
    expect.soft(await contentOf(page), list).toEqual(opened);
  }
});

/** Returns the texts and field values of the page once they have not changed for half a second. */
async function contentOf(page: Page): Promise<string[]> {
  const main = page.getByRole("main");
  const read = async () => [
    ...(await main.allInnerTexts()).join("\n").split(/\s*\n\s*/),
    ...(await main.locator("input, textarea, select").evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(({ labels, type, value, checked }) => {
        const label = labels?.[0]?.textContent;
        return `${label}: ${type === "checkbox" || type === "radio" ? checked : value}`;
      }),
    )),
  ];
  for (let before = await read(); ; ) {
    await wait(500);
    const now = await read();
    if (now.join() === before.join()) return now;
    before = now;
  }
}
