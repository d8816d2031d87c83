import { expect, test } from "./fixtures.ts";

// A record that was opened from a list links to its neighbours in that list.

test("the next and the previous record of the list, by key and link, up to the first one and across the end of a page", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  const rows = page.getByRole("rowheader").getByRole("link");
  const hrefs = () => rows.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const list = "/catalog/product?kind=Book&pageSize=10";
  await page.goto(`${list}&page=2`);
  await expect(rows.nth(9)).toBeVisible();
  const [firstOfNext = ""] = await hrefs();
  await page.goto(list);
  await expect(rows.nth(9)).toBeVisible();
  const pages = await hrefs();

  await test.step("the first has none before it; next by link, then by key", async () => {
    await rows.first().click();
    await expect(page).toHaveURL(new RegExp(`${pages[0]}$`));
    await expect(page.getByRole("button", { name: "Précédent", exact: true })).toHaveAccessibleDescription("C’est le premier de la liste.");
    await page.getByRole("link", { name: "Suivant", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${pages[1]}$`));
    await expect(page.getByRole("link", { name: "Précédent", exact: true })).toBeVisible();
    await page.keyboard.press("]");
    await expect(page).toHaveURL(new RegExp(`${pages[2]}$`));
  });
  await test.step("a reload keeps the list", async () => {
    await page.reload();
    await expect(page.getByRole("link", { name: "Précédent", exact: true })).toBeVisible();
    await page.keyboard.press("[");
    await expect(page).toHaveURL(new RegExp(`${pages[1]}$`));
  });
  await test.step("a record opened by its URL has no neighbours", async () => {
    await page.goto(pages[0] ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Suivant", exact: true })).toHaveCount(0);
  });
  await test.step("after the last record of a page comes the first of the next page", async () => {
    await page.goto(list);
    await rows.nth(9).click();
    await page.getByRole("link", { name: "Suivant", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${firstOfNext}$`));
    await page.getByRole("link", { name: "Précédent", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${pages[9]}$`));
  });
});
