import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// Announcements of the console to screen readers: list updates, page paths, languages. Headings are checked on every screen in screens.spec.ts.

/** Returns the current text of live regions, in page order. */
const heard = (page: Page) =>
  page
    .getByRole("status")
    .allTextContents()
    .then((texts) => texts.map((text) => text.trim()).filter(Boolean));

test("a list announces the result of a search, a page and a sort once, and nothing unprompted; separators are not announced", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  const table = page.getByRole("table");
  const first = table.getByRole("rowheader").first();
  for (const { url, nothing } of [
    { url: "/public/document", nothing: "Commandes, 0 résultat" },
    { url: "/public/customer", nothing: "Clients, aucun résultat" },
  ])
    await test.step(`a search at ${url}`, async () => {
      await page.goto(url);
      await expect(first).toBeVisible();
      await expect.poll(() => heard(page), "at first").toEqual([]);
      const search = page.getByRole("main").getByRole("searchbox").first();
      await search.fill("qqzzxxqq");
      await expect(page.getByRole("status").filter({ hasText: nothing })).toHaveCount(1);
      await search.fill("");
      await expect(first).toBeVisible();
      const [caption = ""] = (await table.first().locator("caption").allTextContents()).map((text) => text.split(". ")[0]);
      await expect.poll(() => heard(page), "after the search was emptied").toEqual([caption]);
    });
  await test.step("a sort is announced with its column", async () => {
    await page.getByRole("columnheader").getByRole("button").first().click();
    await expect.poll(() => heard(page)).toEqual([expect.stringMatching(/^Trié par/)]);
    await expect(table).toHaveAccessibleName(/^Clients, .+ personnes\. Trié par .+, ordre (dé)?croissant$/);
  });
  await test.step("a page", async () => {
    await page.goto("/public/document");
    await page.getByRole("link", { name: "Page 2", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: /^Commandes, .+ résultats, page 2$/ })).toHaveCount(1);
    await page.getByRole("link", { name: "Page 1", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: /^Commandes, .+ résultats$/ })).toHaveCount(1);
  });
  await test.step("the separators between the names of a path", async () => {
    await first.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: /^Commande\s/ })).toBeVisible();
    expect(await page.getByRole("navigation", { name: "Fil d’Ariane" }).ariaSnapshot()).not.toMatch(/(text|listitem):? [^\n]*[/›·]/);
    expect(await page.getByRole("main").ariaSnapshot()).not.toMatch(/›/);
  });
  await test.step("a language is named in that language", async () => {
    await page.getByRole("button", { name: "Ouvrir le menu du compte" }).click();
    const languages = page.getByRole("group", { name: "Langue" });
    for (const [name, code] of [
      ["Français", "fr"],
      ["English", "en"],
    ] as const) {
      await expect(languages.getByRole("radio", { name })).toBeVisible();
      await expect(languages.getByText(name, { exact: true })).toHaveAttribute("lang", code);
    }
  });
});
