import { expect, test } from "./fixtures.ts";

// The categories and the menu of the site on the real server, by keys alone.

test("a bookseller makes a menu of three levels by keyboard, moves an entry with keys, and finds it there again", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.goto("/cms/menu");
  const row = (name: string) => page.getByRole("row", { name, exact: true });
  const add = async (label: string, url: string) => {
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Nouvelle entrée" });
    await dialog.getByRole("group", { name: "Français" }).getByRole("textbox").focus();
    await page.keyboard.type(label);
    await dialog.getByRole("textbox", { name: /^Adresse/ }).focus();
    await page.keyboard.type(url);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(row(label)).toBeVisible();
  };
  const below = (label: string) => page.getByRole("button", { name: `Ajouter une entrée dans « ${label} »` });
  /** From the row into its buttons, as one goes there by keys. */
  const goToAdd = async (label: string) => {
    await row(label).focus();
    for (let stop = 0; stop < 6 && !(await below(label).evaluate((button) => button === document.activeElement)); stop += 1)
      await page.keyboard.press("Tab");
    await expect(below(label)).toBeFocused();
  };
  await page.getByRole("link", { name: "Ajouter une entrée" }).focus();
  await add("Vidéothèque", "/videotheque");
  await goToAdd("Vidéothèque");
  await add("Courts", "/courts");
  await goToAdd("Courts");
  await add("Bretons", "/courts/bretons");
  await expect(row("Bretons")).toHaveAttribute("aria-level", "3");
  await expect(below("Bretons")).toHaveCount(0);

  await row("Bretons").focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(row("Bretons")).toHaveAttribute("aria-level", "2");
  await expect(row("Bretons")).toBeFocused();
  const moved = page.waitForResponse((answer) => answer.url().includes("/Menu/") && answer.request().postDataJSON()?.index === 0);
  await page.keyboard.press("Alt+ArrowUp");
  expect((await moved).status()).toBe(200);
  await page.reload();
  await expect(row("Bretons")).toHaveAttribute("aria-level", "2");
  await expect(row("Bretons")).toHaveAttribute("aria-posinset", "1");
});

test("a category is moved by keyboard and stays there; who moves a stale tree is shown the other's", async ({
  page,
  browser,
  origin,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.goto("/cms/category");
  const poetry = page.getByRole("row", { name: "Poésie", exact: true });
  await poetry.focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(poetry).toHaveAttribute("aria-level", "1");
  await expect(page.getByText(/^Succès\s!$/).first()).toBeVisible();
  await page.reload();
  await expect(poetry).toHaveAttribute("aria-level", "1");

  const context = await browser.newContext({ locale: "fr-FR", baseURL: origin });
  const other = await context.newPage();
  await signedInAs("admin", other);
  await other.goto("/cms/category");
  const youth = other.getByRole("row", { name: "Jeunesse", exact: true });
  await youth.focus();
  await other.keyboard.press("Alt+ArrowUp");
  await expect(other.getByText(/^Succès\s!$/).first()).toBeVisible();

  await poetry.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByText("Quelqu’un a changé l’arborescence entre-temps")).toBeVisible();
  const levelOne = page.getByRole("row").and(page.locator('[aria-level="1"]'));
  const names = () => levelOne.evaluateAll((rows) => rows.map((one) => one.getAttribute("aria-label")));
  await expect
    .poll(async () => (await names()).filter((name) => name === "Jeunesse" || name === "Bande dessinée"))
    .toEqual(["Jeunesse", "Bande dessinée"]);
  await context.close();
});

test("who leaves while a move is on its way is asked first, and is free once it is kept", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/cms/category");
  const novels = page.getByRole("row", { name: "Romans", exact: true });
  await expect(page.getByRole("button", { name: "Déplacer et autres actions pour Romans", exact: true })).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/Category\/Move/, async (route) => {
    await held;
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
