import { expect, test } from "./fixtures.ts";

test("by keyboard: one field finds an order and a product, g and a letter open a screen, and single-key shortcuts can be turned off", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("libraire");
  await page.goto("/public/document");
  await expect(page.getByRole("table")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Palette de commandes" }).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("24118");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Commande nº\s24118/ })).toBeFocused();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("978-2-253-02390-6");
  await expect(page.getByRole("heading", { level: 1, name: "La Vie mode d’emploi" })).toBeFocused();

  // The opened record is the first result now.
  await page.keyboard.press("Control+k");
  const recent = page.getByRole("group", { name: "Récemment" });
  await expect(recent.getByRole("option").nth(1)).toHaveText(/Commande nº\s24118/);
  await page.keyboard.press("Escape");

  await page.keyboard.press("g");
  await page.keyboard.press("o");
  await expect(page.getByRole("heading", { level: 1, name: "Commandes" })).toBeVisible();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await sheet.getByRole("checkbox", { name: "Raccourcis d’une seule touche" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.reload();
  await expect(page.getByRole("table")).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(page).toHaveURL(/\/public\/document$/);
});

test("a shortcut works as soon as a page is rendered", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector("main h1")) return;
      watch.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true, cancelable: true }));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto("/catalog/product");
  await expect(page.getByRole("dialog", { name: "Palette de commandes" }).getByRole("combobox")).toBeFocused();
});

test("unsaved text asks for confirmation on a link and on Back, and is restored after a reload", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/account");
  await page
    .getByRole("table")
    .getByRole("link", { name: /Kervella/ })
    .click();
  const phone = page.getByRole("textbox", { name: /^Portable/ });
  await phone.fill("0298001122");

  const question = page.getByRole("alertdialog", { name: /Quitter sans enregistrer\s\?/ });
  await page.getByRole("link", { name: "Accueil", exact: true }).click();
  await expect(question.getByRole("button", { name: "Rester" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();

  const url = page.url();
  await page.goBack();
  await expect(question).toBeVisible();
  // The browser goes back first and then forward again.
  await expect(page).toHaveURL(url);
  await question.getByRole("button", { name: "Rester" }).click();
  await expect(phone).toHaveValue("0298001122");

  // The browser's own confirmation of a reload, accepted.
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/Brouillon du \d\d\/\d\d\/\d{4} \d\d:\d\d repris/)).toBeVisible();
  await expect(phone).toHaveValue("0298001122");

  await page.goBack();
  await question.getByRole("button", { name: "Quitter sans enregistrer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Utilisateurs" })).toBeVisible();
  await page.goForward();
  await expect(phone).not.toHaveValue("0298001122");
});

test("returning to the tab announces a new version; loading it asks nothing and keeps the typed text", async ({ page, signedInAs }) => {
  await page.clock.install();
  await signedInAs("admin");
  await page.goto("/profile");
  const company = page.getByRole("textbox", { name: /^Société/ });
  await company.fill("Librairie du Port");
  // Another build is deployed meanwhile.
  await page.route(
    ({ pathname }) => pathname === "/",
    async (route) => {
      const answer = await route.fetch({ maxRetries: 1 });
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/(src="[^"]+)\.js"/g, '$1-2.js"') });
    },
  );
  const bar = page.getByRole("region", { name: "Nouvelle version" });
  // The check for new versions is loaded shortly after the page.
  await expect(async () => {
    await page.clock.fastForward("16:00");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(bar).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await bar.getByRole("button", { name: "Recharger" }).click();
  await expect(page.getByText(/Brouillon du .* repris/)).toBeVisible();
  await expect(company).toHaveValue("Librairie du Port");
  await expect(bar).toBeHidden();
});

test("a screen that is opened without a network is shown when the network is back, and never as an error", async ({
  page,
  context,
  signedInAs,
}) => {
  await signedInAs("libraire");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  // Whichever of its files is requested first: the route or its code.
  const lost = page.waitForEvent("requestfailed", (request) => /\/assets\/(?:loaders|mails\.routes|MailListScreen)/.test(request.url()));
  await page.getByRole("navigation").first().getByRole("link", { name: "Courriels envoyés" }).click();
  await lost;
  await expect(page).toHaveURL(/\/public\/mail$/);
  await expect(page.getByRole("heading", { name: "Page en erreur" })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Courriels envoyés" })).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});
