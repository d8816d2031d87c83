import { expect, test } from "./fixtures.ts";

// What was opened from a list leads on in that list.

for (const [what, url] of [
  ["customers", "/public/customer?sort=-orderTotal"],
  ["products", "/catalog/product?kind=Book"],
  // The oldest first: a mail of another journey that leaves meanwhile comes between the latest ones.
  ["mails", "/public/mail?state=Sent&sort=createdAt"],
] as const)
  test(`${what}: the next and the one before, as the list has them, until its ends`, async ({ page, signedInAs }) => {
    await signedInAs("admin");
    await page.goto(url);
    const rows = page.getByRole("rowheader").getByRole("link");
    await expect(rows.nth(2)).toBeVisible();
    const pages = await rows.evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute("href") ?? ""));
    await rows.first().click();
    await expect(page).toHaveURL(new RegExp(`${pages[0]}$`));
    await expect(page.getByRole("button", { name: "Précédent", exact: true })).toHaveAccessibleDescription("C’est le premier de la liste.");
    await page.getByRole("link", { name: "Suivant", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${pages[1]}$`));
    await expect(page.getByRole("link", { name: "Précédent", exact: true })).toBeVisible();
    await page.keyboard.press("]");
    await expect(page).toHaveURL(new RegExp(`${pages[2]}$`));
    // Reload keeps the way.
    await page.reload();
    await expect(page.getByRole("link", { name: "Précédent", exact: true })).toBeVisible();
    await page.keyboard.press("[");
    await expect(page).toHaveURL(new RegExp(`${pages[1]}$`));
    // What is opened by itself is of no list.
    await page.goto(pages[0] ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Suivant", exact: true })).toHaveCount(0);
  });

test("the last of a page leads to the first of the next one", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/catalog/product?pageSize=10&page=2");
  const rows = page.getByRole("rowheader").getByRole("link");
  await expect(rows.nth(9)).toBeVisible();
  const first = await rows.first().getAttribute("href");
  await page.goto("/catalog/product?pageSize=10");
  await expect(rows.nth(9)).toBeVisible();
  await rows.nth(9).click();
  await page.getByRole("link", { name: "Suivant", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await page.getByRole("link", { name: "Précédent", exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`${first}$`));
});
