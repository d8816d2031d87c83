import { expect, test } from "./fixtures.ts";

// A target on the real server, three groups deep, without a mouse.

test("a target with three levels is built by keyboard, counted, saved, and found in the list with its number", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.goto("/analytics/targeting");
  await page.getByRole("link", { name: "Nouvelle cible" }).press("Enter");
  await expect(page.getByText(/^100\s% des \d+ connues/)).toBeVisible();

  /** Chooses in the list that has the focus by its letters; whoever paused between two of them, so that they began anew, looks and types again. */
  const choose = async (label: string) => {
    const list = page.locator(":focus");
    await expect(async () => {
      await page.keyboard.press("Enter");
      await expect(page.getByRole("option").first()).toBeVisible();
      await page.keyboard.type(label);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("option")).toHaveCount(0);
      await expect(list).toHaveText(label, { timeout: 1_000 });
    }).toPass();
  };

  await page.getByRole("button", { name: "Condition" }).press("Enter");
  const fields = page.getByRole("combobox", { name: "Champ" });
  await expect(fields.first()).toBeFocused();
  await choose("Commandes");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2");
  await expect(page.getByRole("link", { name: "ont commandé au moins 2 fois" })).toBeVisible();

  // A group in the target, and a group in that group.
  await page.getByRole("button", { name: "Groupe" }).press("Enter");
  const group = page.getByRole("group", { name: "Au moins une de ces conditions" });
  await expect(group.getByRole("combobox", { name: "Champ" })).toBeFocused();
  await choose("Visites");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("3");
  await expect(page.getByRole("link", { name: "sont venues au moins 3 fois" })).toBeVisible();
  await group.getByRole("button", { name: "Condition", exact: true }).press("Enter");
  await expect(group.getByRole("combobox", { name: "Champ" }).nth(1)).toBeFocused();
  await choose("Mises au panier");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1");
  const carts = page.getByRole("button", { name: /^Condition Mises au panier/ });
  await carts.press("ArrowRight");
  await expect(carts).toBeFocused();
  await expect(page.getByRole("group", { name: "Toutes ces conditions" })).toBeVisible();
  await expect(page.getByRole("link", { name: "ont mis des titres au panier au moins 1 fois" })).toBeVisible();

  await expect(page.getByText("Seule :")).toHaveCount(3);
  await expect(page.getByText(/^100\s% des \d+ connues/)).toHaveCount(0);
  await page.getByRole("textbox", { name: "Nom" }).fill("Lecteurs curieux");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: "Lecteurs curieux" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Échantillon de la cible" })).toBeVisible();

  // On paper a form says what is chosen, and leads nowhere.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("combobox", { name: "Champ" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Exporter en CSV" })).toBeHidden();
  await page.emulateMedia({ media: null });

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter en CSV" }).press("Enter");
  expect((await download).suggestedFilename()).toMatch(/^cible-lecteurs-curieux-\d{4}-\d{2}-\d{2}\.csv$/);

  await page.goto("/analytics/targeting?search=curieux");
  await expect(page.getByRole("row", { name: /Lecteurs curieux/ })).toBeVisible();
});
