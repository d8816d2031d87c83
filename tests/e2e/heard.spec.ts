import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectSettled } from "./settled.ts";

// What a screen reader says of the console: news of lists, headings, separators, languages.

const lists = [
  { url: "/public/document", nothing: "Commandes, 0 résultat" },
  { url: "/public/customer", nothing: "Clients, aucun résultat" },
  { url: "/public/message", nothing: /^Messages, / },
  { url: "/public/mail", nothing: "Courriels envoyés, 0 courriel" },
  { url: "/catalog/product", nothing: /^Produits, / },
  { url: "/account", nothing: "Utilisateurs, aucun résultat" },
  { url: "/settings/activityLog", nothing: "Journal d’activité, 0 entrée" },
];

/** What live regions hold now, in the order of the page. */
const heard = (page: Page) =>
  page
    .getByRole("status")
    .allTextContents()
    .then((texts) => texts.map((text) => text.trim()).filter(Boolean));

test("every list says what a search has found, once, and says nothing by itself", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  for (const { url, nothing } of lists) {
    await page.goto(url);
    await expect(page.getByRole("table").getByRole("rowheader").first(), url).toBeVisible();
    await expect.poll(() => heard(page), `at first, ${url}`).toEqual([]);
    const search = page.getByRole("main").getByRole("searchbox").first();
    await search.fill("qqzzxxqq");
    await expect(page.getByRole("status").filter({ hasText: nothing }), url).toHaveCount(1);
    await search.fill("");
    await expect(page.getByRole("table").getByRole("rowheader").first(), url).toBeVisible();
    const [caption = ""] = (await page.getByRole("table").first().locator("caption").allTextContents()).map((text) => text.split(". ")[0]);
    await expect.poll(() => heard(page), `after the search was emptied, ${url}`).toEqual([caption]);
  }
});

test("pages are announced, and a sort by what it is sorted alone", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/public/document");
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Commandes, .+ résultats, page 2$/ })).toHaveCount(1);
  await page.getByRole("link", { name: "Page 1", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Commandes, .+ résultats$/ })).toHaveCount(1);
  await page.goto("/public/customer");
  await expect(page.getByRole("table").getByRole("rowheader").first()).toBeVisible();
  await page.getByRole("columnheader").getByRole("button").first().click();
  await expect.poll(() => heard(page)).toEqual([expect.stringMatching(/^Trié par/)]);
  await expect(page.getByRole("table")).toHaveAccessibleName(/^Clients, .+ personnes\. Trié par .+, ordre (dé)?croissant$/);
});

test("what parts the names of a path is not heard", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/public/document");
  await page.getByRole("rowheader").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: /^Commande\s/ })).toBeVisible();
  const path = page.getByRole("navigation", { name: "Fil d’Ariane" });
  expect(await path.ariaSnapshot()).not.toMatch(/(text|listitem):? [^\n]*[/›·]/);
  expect(await page.getByRole("main").ariaSnapshot()).not.toMatch(/›/);
});

const records = [
  { list: "/public/document", name: /^Commande\s/ },
  { list: "/public/customer", name: /./ },
  { list: "/public/message", name: /./ },
  { list: "/public/mail", name: /./ },
  { list: "/catalog/product", name: /./ },
  { list: "/account", name: /./ },
  { list: "/account/role", name: /./ },
];
const others = [
  "/",
  "/profile",
  "/settings/activityLog",
  "/settings/backgroundTask",
  "/settings/health",
  "/cache/product",
  "/public/offer/detail",
];

/** The headings in sight, as a screen reader lists them. */
const headings = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("heading")
    .evaluateAll((found) => found.map((heading) => ({ level: Number(heading.tagName.slice(1)), name: heading.textContent?.trim() ?? "" })));

async function expectOutline(page: Page, where: string): Promise<void> {
  const found = await headings(page);
  expect.soft(found.filter(({ level }) => level === 1).length, `one first heading, ${where}`).toBe(1);
  expect.soft(found[0]?.level, `the first heading comes first, ${where}`).toBe(1);
  const skipped = found.filter(({ level }, index) => index > 0 && level > (found[index - 1]?.level ?? 0) + 1);
  expect.soft(skipped, `no level is skipped, ${where}`).toEqual([]);
  const names = found.map(({ level, name }) => `${level} ${name}`);
  expect
    .soft(
      names.filter((name, index) => names.indexOf(name) < index),
      `no heading twice, ${where}`,
    )
    .toEqual([]);
  expect
    .soft(
      found.filter(({ name }) => name === ""),
      `every heading has words, ${where}`,
    )
    .toEqual([]);
}

test("the headings of every kind of page are an outline: no level skipped, no name twice", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  for (const { list, name } of records) {
    await page.goto(list);
    await expect(page.getByRole("table").getByRole("rowheader").first(), list).toBeVisible();
    await expectOutline(page, list);
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    await page.getByRole("rowheader").getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1, name }).filter({ hasNotText: title ?? "" })).toBeVisible();
    await expectSettled(page);
    await expectOutline(page, `first record of ${list}`);
  }
  for (const url of others) {
    await page.goto(url);
    await expectSettled(page);
    await expectOutline(page, url);
  }
});

test("a language says its name in its own tongue", async ({ page, signIn }) => {
  await page.goto("/login");
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("lang", "en");
  await signIn("libraire");
  await page.getByRole("button", { name: "Ouvrir le menu du compte" }).click();
  const languages = page.getByRole("group", { name: "Langue" });
  for (const [name, code] of [
    ["Français", "fr"],
    ["English", "en"],
  ]) {
    await expect(languages.getByRole("radio", { name })).toBeVisible();
    await expect(languages.getByText(name ?? "", { exact: true })).toHaveAttribute("lang", code ?? "");
  }
});
