import type { Locator, Page } from "@playwright/test";
import { expect, PARCELS, test } from "./fixtures.ts";
import { isSmall, type Order, Shop, urlOf } from "./shop.ts";

// Orders of the list /public/document: several people, impatient hands, and the keyboard across screens.

const QUESTION = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const SUCCESS = /^Succès\s!$/;

const question = (page: Page) => page.getByRole("alertdialog", { name: QUESTION });
const confirmation = (page: Page) => question(page).getByRole("button", { name: "Confirmer" });
const shipButton = (page: Page) => page.getByRole("complementary").getByRole("button", { name: /^Expédier / });
const success = (page: Page) => page.getByRole("status").getByText(SUCCESS).first();

/** Presses Tab until the element has the focus, like a keyboard user. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  for (let steps = 0; steps < 150; steps++) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not reach it.");
}

async function confirmByKeys(page: Page, dialogName: RegExp): Promise<void> {
  await expect(question(page)).toContainText(dialogName);
  await tabTo(page, confirmation(page));
  await page.keyboard.press("Enter");
  await expect(success(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
}

test("two people on one order: the other person is notified within two seconds, keeps the typed text, and reloads", async ({
  browser,
  origin,
  page,
  signedInAs,
  signInByApi,
}) => {
  const shop = new Shop(origin, await signInByApi("admin"));
  const order = await shop.take(PARCELS, isSmall);
  await signedInAs("admin");
  const watching = page.waitForResponse((answer) => answer.url().includes("/Document/Changes"));
  await page.goto(urlOf(order));
  await watching;
  await page.getByRole("textbox", { name: "Commentaire" }).fill("À moitié écrit");

  const elsewhere = await browser.newContext({ baseURL: origin, locale: "fr-FR" });
  const colleague = await elsewhere.newPage();
  await signedInAs("libraire", colleague);
  await colleague.goto(urlOf(order));
  await shipButton(colleague).click();
  const shipped = colleague.waitForResponse((answer) => answer.url().endsWith("/ShippItems"));
  await confirmation(colleague).click();
  await shipped;
  const since = Date.now();
  await expect(page.getByText("Mathilde vient de modifier cette commande.")).toBeVisible({ timeout: 2_000 });
  test.info().annotations.push({ type: "notice", description: `${Date.now() - since} ms` });
  await expect(page.getByText(/^\d+ lignes? expédiées?$/)).toHaveCount(0);
  await page.getByRole("button", { name: "Recharger" }).click();
  await expect(page.getByText(/^\d+ lignes? expédiées?$/)).toHaveCount(1);
  await expect(page.getByText(/vient de modifier/)).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Commentaire" })).toHaveValue("À moitié écrit");
  // The person who acted is not notified.
  await expect(colleague.getByText(/vient de modifier/)).toHaveCount(0);
  await elsewhere.close();
});

test("an order that another person closed meanwhile shows a message and its current state", async ({
  page,
  context,
  origin,
  signedInAs,
  signInByApi,
}) => {
  const order = await new Shop(origin, await signInByApi("admin")).take(PARCELS, isSmall);
  await signedInAs("libraire");
  // The page is not notified: its event stream is blocked.
  await page.route("**/Document/Changes*", (route) => route.abort());
  await page.goto(urlOf(order));
  const before = (await shipButton(page).textContent()) ?? "";
  const other = await context.newPage();
  await other.goto(urlOf(order));
  await shipButton(other).click();
  await confirmation(other).click();
  await expect(success(other)).toBeVisible();

  await shipButton(page).click();
  await confirmation(page).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByText("L’action n’a pas été faite.")).toBeVisible();
  // It may still be listed, with the reason why it is not for this order.
  await expect(page.getByRole("button", { name: before, exact: true, disabled: false })).toHaveCount(0);
});

const hastes: Record<string, (page: Page, order: Order) => Promise<void>> = {
  // First, as it goes back to the list.
  "Back while it is on its way, and forward again": async (page) => {
    await confirmation(page).click();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Commandes" })).toBeVisible();
    await page.goForward();
    // Forward has finished when the order is shown again; an earlier step would meet the next navigation.
    await expect(page.getByRole("heading", { level: 1, name: /^Commande nº/ })).toBeVisible();
  },

  "a double click": (page) => confirmation(page).dblclick(),

  "Enter, and a click at once": async (page) => {
    const box = await confirmation(page).boundingBox();
    await confirmation(page).focus();
    await page.keyboard.press("Enter");
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  },

  "two tabs at once": async (page, order) => {
    const other = await page.context().newPage();
    await other.goto(urlOf(order));
    await shipButton(other).click();
    await expect(confirmation(other)).toBeVisible();
    await Promise.all([confirmation(page).click(), confirmation(other).click()]);
    await expect(question(other)).toBeHidden();
    await other.close();
  },

  "a slow server and an impatient hand": async (page) => {
    const { promise: isPatient, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/ShippItems", async (route) => {
      await isPatient;
      await route.continue();
    });
    await confirmation(page).click();
    for (let times = 0; times < 3; times++) {
      await page.keyboard.press("Enter");
      await confirmation(page).click({ force: true });
    }
    answer();
  },
};

test("repeated clicks and keys ship exactly once", async ({ origin, page, signedInAs, signInByApi }) => {
  test.setTimeout(120_000);
  const shop = new Shop(origin, await signInByApi("admin"));
  await signedInAs("libraire");
  await page.goto("/public/document");
  for (const [name, confirm] of Object.entries(hastes))
    await test.step(name, async () => {
      const order = await shop.take(PARCELS, isSmall);
      await page.goto(urlOf(order));
      await shipButton(page).click();
      await expect(confirmation(page)).toBeVisible();
      await confirm(page, order);
      const shipments = async () => (await shop.order(order.id)).events.filter(({ kind }) => kind === "Shipped").length;
      await expect.poll(shipments).toBe(1);
      // A second request would be sent at once: the page has to be idle before the requests are counted again.
      await page.unrouteAll({ behavior: "wait" });
      await page.goto(urlOf(order));
      await expect(page.getByText(/^\d+ lignes? expédiées?$/)).toHaveCount(1);
      const { version, events } = await shop.order(order.id);
      expect(version).toBe(order.version + 1);
      expect(events.filter(({ kind }) => kind === "Shipped")).toHaveLength(1);
      expect(events.filter(({ mailType }) => mailType?.startsWith("shipmentSent"))).toHaveLength(1);
    });
});

test("by the keyboard alone: a comment for the team, a message to the customer, the next order and back", async ({
  origin,
  page,
  signedInAs,
  signInByApi,
}) => {
  const shop = new Shop(origin, await signInByApi("admin"));
  await signedInAs("libraire");
  await page.goto("/public/document?view=toPrepare");
  await tabTo(page, page.getByRole("rowheader").first().locator("a"));
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: /^Commande nº/ });
  await expect(heading).toBeVisible();
  const first = page.url();
  const id = Number(first.split("/").at(-1));

  await tabTo(page, page.getByRole("textbox", { name: "Commentaire" }));
  await page.keyboard.type("Colis prêt.");
  await tabTo(page, page.getByRole("button", { name: "Ajouter le commentaire" }));
  await page.keyboard.press("Enter");
  await expect(success(page)).toBeVisible();
  await expect(page.getByRole("blockquote").filter({ hasText: "Colis prêt." })).toBeVisible();

  await tabTo(page, page.getByRole("radio", { name: "Interne, pour l’équipe" }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("textbox", { name: "Message au client" })).toBeFocused();
  await page.keyboard.type("Votre colis part ce soir.");
  await tabTo(page, page.getByRole("button", { name: "Envoyer le message" }));
  await page.keyboard.press("Enter");
  await confirmByKeys(page, /Envoyer ce message à .*@/);
  const { events } = await shop.order(id);
  expect(events.map(({ text }) => text).filter(Boolean)).toEqual(expect.arrayContaining(["Colis prêt.", "Votre colis part ce soir."]));

  await expect(page.getByText("Rang 1, À préparer")).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: /^Commande suivante / }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Rang 2, À préparer")).toBeVisible();
  await page.keyboard.press("[");
  await expect(page).toHaveURL(first);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/view=toPrepare$/);
});
