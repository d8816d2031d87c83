import { expect, test } from "./fixtures.ts";

// The categories of the site: a change that is being saved when the page is left.

test("leaving the page while a move is being saved asks for confirmation, and no longer once it is saved", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/cms/category");
  const novels = page.getByRole("row", { name: "Romans", exact: true });
  await expect(page.getByRole("button", { name: "Déplacer et autres actions pour Romans", exact: true })).toBeVisible();
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/Category\/Move/, async (route) => {
    await released;
    await route.continue();
  });
  await novels.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(novels).toHaveAttribute("aria-posinset", "2");
  await page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link", { name: "Menus" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("déplacement en cours d’enregistrement");
  letGo();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/cms\/category$/);
  await page.reload();
  await expect(novels).toHaveAttribute("aria-posinset", "2");
});
