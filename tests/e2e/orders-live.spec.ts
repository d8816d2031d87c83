import type { Locator, Page } from "@playwright/test";
import { expect, PARCELS, test } from "./fixtures.ts";

// Every step is a call to a real server.

const QUESTION = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const SUCCESS = /^Succès\s!$/;

interface Order {
  id: number;
  version: number;
  documentStatus: string;
  paymentStatus: string;
  items: { status: string; releaseDate: string | null }[];
  events: { kind: string; text: string | null; mailType: string | null }[];
  shippingAddress: { city: string };
}

/** The shop as its API tells of it, past the page. */
class Shop {
  readonly #origin: string;
  readonly #token: string;
  readonly #taken = new Set<number>();

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  async #get<T>(url: string): Promise<T> {
    const answer = await fetch(`${this.#origin}/api/BackOffice/Document/${url}`, {
      headers: { Authorization: `Bearer ${this.#token}` },
    });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return (await answer.json()) as T;
  }

  order(id: number): Promise<Order> {
    return this.#get<Order>(`Document?id=${id}`);
  }

  /** The first orders of a list that nobody has taken yet and that meet a condition. */
  async some(count: number, filters: string, isFit: (order: Order) => boolean): Promise<Order[]> {
    const { items } = await this.#get<{ items: { id: number }[] }>(`Documents?${filters}&pageSize=100`);
    const found: Order[] = [];
    for (const { id } of items) {
      if (found.length === count) break;
      if (this.#taken.has(id)) continue;
      const order = await this.order(id);
      if (!isFit(order)) continue;
      this.#taken.add(id);
      found.push(order);
    }
    if (found.length < count) throw new Error(`The demo shop has ${found.length} of ${count} orders like that: ${filters}`);
    return found;
  }

  async one(filters: string, isFit: (order: Order) => boolean = () => true): Promise<Order> {
    const [order] = await this.some(1, filters, isFit);
    if (!order) throw new Error("unreachable");
    return order;
  }
}

/** Nothing has left and all of it is out: everything is ticked from the start. */
const isUntouched = ({ items }: Order) =>
  items.every(({ status, releaseDate }) => status === "Processing" && Date.parse(releaseDate ?? "2020-01-01") < Date.now());
/** One or two lines: the longer orders are left to whoever needs them. */
const isSmall = (order: Order) => isUntouched(order) && order.items.length < 3;
const urlOf = ({ id }: Order) => `/public/document/detail/${id}`;
const question = (page: Page) => page.getByRole("alertdialog", { name: QUESTION });
const confirmation = (page: Page) => question(page).getByRole("button", { name: "Confirmer" });
const action = (page: Page, name: string | RegExp) => page.getByRole("complementary").getByRole("button", { name });
const success = (page: Page) => page.getByRole("status").getByText(SUCCESS).first();

/** Goes on with Tab until the part has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  for (let steps = 0; steps < 150; steps++) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not reach it.");
}

/** Enter on a button, then Tab and Enter in the question. */
async function runByKeys(page: Page, button: Locator, asked: RegExp): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await confirmByKeys(page, asked);
}

async function confirmByKeys(page: Page, asked: RegExp): Promise<void> {
  await expect(question(page)).toContainText(asked);
  await tabTo(page, confirmation(page));
  await page.keyboard.press("Enter");
  await expect(success(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
}

test("two people on one order: the other one hears of it within two seconds, keeps what is written, and reloads", async ({
  browser,
  origin,
  page,
  signedInAs,
  signInByApi,
}) => {
  const shop = new Shop(origin, (await signInByApi("admin")).accessToken);
  const order = await shop.one(PARCELS, isSmall);
  await signedInAs("admin");
  const watching = page.waitForResponse((answer) => answer.url().includes("/Document/Changes"));
  await page.goto(urlOf(order));
  await watching;
  await page.getByRole("textbox", { name: "Commentaire" }).fill("À moitié écrit");

  const elsewhere = await browser.newContext({ baseURL: origin, locale: "fr-FR" });
  const colleague = await elsewhere.newPage();
  await signedInAs("libraire", colleague);
  await colleague.goto(urlOf(order));
  await action(colleague, /^Expédier /).click();
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
  // Whoever acted is not told about themselves.
  await expect(colleague.getByText(/vient de modifier/)).toHaveCount(0);
  await elsewhere.close();
});

const hastes: Record<string, (page: Page, order: Order) => Promise<void>> = {
  "a double click": (page) => confirmation(page).dblclick(),

  "Enter, and a click at once": async (page) => {
    const box = await confirmation(page).boundingBox();
    await confirmation(page).focus();
    await page.keyboard.press("Enter");
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  },

  "Back while it is on its way, and forward again": async (page) => {
    await confirmation(page).click();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Commandes" })).toBeVisible();
    await page.goForward();
    // Forward is over when the order stands again: what came before would meet the next URL on its way.
    await expect(page.getByRole("heading", { level: 1, name: /^Commande nº/ })).toBeVisible();
  },

  "two tabs at once": async (page, order) => {
    const other = await page.context().newPage();
    await other.goto(urlOf(order));
    await action(other, /^Expédier /).click();
    await expect(confirmation(other)).toBeVisible();
    await Promise.all([confirmation(page).click(), confirmation(other).click()]);
    await expect(question(other)).toBeHidden();
    await other.close();
  },

  "three seconds of latency and an impatient hand": async (page) => {
    await page.route("**/ShippItems", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await route.continue();
    });
    await confirmation(page).click();
    for (let times = 0; times < 3; times++) {
      await page.keyboard.press("Enter");
      await confirmation(page).click({ force: true });
    }
  },
};

for (const [name, confirm] of Object.entries(hastes)) {
  test(`exactly one shipment: ${name}`, async ({ origin, page, signedInAs, signInByApi }) => {
    const shop = new Shop(origin, (await signInByApi("admin")).accessToken);
    const order = await shop.one(PARCELS, isSmall);
    await signedInAs("libraire");
    await page.goto("/public/document");
    await page.goto(urlOf(order));
    await action(page, /^Expédier /).click();
    await expect(confirmation(page)).toBeVisible();
    await confirm(page, order);
    const shipments = async () => (await shop.order(order.id)).events.filter(({ kind }) => kind === "Shipped").length;
    await expect.poll(shipments).toBe(1);
    // What would come twice would come at once: the page has to be at rest before it is counted again.
    await page.unrouteAll({ behavior: "wait" });
    await page.goto(urlOf(order));
    await expect(page.getByText(/^\d+ lignes? expédiées?$/)).toHaveCount(1);
    const { version, events } = await shop.order(order.id);
    expect(version).toBe(order.version + 1);
    expect(events.filter(({ kind }) => kind === "Shipped")).toHaveLength(1);
    expect(events.filter(({ mailType }) => mailType?.startsWith("shipmentSent"))).toHaveLength(1);
  });
}

test("by the keyboard alone: a payment is confirmed", async ({ origin, page, signedInAs, signInByApi }) => {
  const shop = new Shop(origin, (await signInByApi("admin")).accessToken);
  const order = await shop.one("documentStatus=AwaitingPayment");
  await signedInAs("libraire");
  await page.goto(urlOf(order));
  await runByKeys(page, action(page, "Confirmer la réception du paiement"), /Confirmer la réception de .*€/);
  expect((await shop.order(order.id)).paymentStatus).toBe("Paid");
});

test("by the keyboard alone: two lines of several are shipped, and one is cancelled", async ({ origin, page, signedInAs, signInByApi }) => {
  const shop = new Shop(origin, (await signInByApi("admin")).accessToken);
  const order = await shop.one(PARCELS, (one) => isUntouched(one) && one.items.length >= 3 && one.paymentStatus === "Paid");
  await signedInAs("libraire");
  await page.goto(urlOf(order));
  const ticked = page.getByRole("checkbox", { name: /^Cocher la ligne /, checked: true });
  await expect(action(page, /^Expédier /)).toBeVisible();
  for (let count = await ticked.count(); count > 2; count--) {
    await tabTo(page, ticked.nth(count - 1));
    await page.keyboard.press("Space");
  }
  await runByKeys(page, action(page, "Expédier 2 lignes"), /Expédier 2 lignes/);
  await expect(page.getByText(new RegExp(`^2/${order.items.length} expédiés$`))).toBeVisible();

  // What was unticked stays so: the next choice is the person's again.
  await expect(ticked).toHaveCount(0);
  await tabTo(page, page.getByRole("checkbox", { name: /^Cocher la ligne /, checked: false }).first());
  await page.keyboard.press("Space");
  await runByKeys(page, action(page, /^Annuler 1 ligne, /), /Annuler 1 ligne .*À rembourser/);
  const after = await shop.order(order.id);
  expect(after.items.filter(({ status }) => status === "Shipped")).toHaveLength(2);
  expect(after.items.filter(({ status }) => status === "Cancelled")).toHaveLength(1);
  await expect(page.getByText("À rembourser", { exact: true })).toBeVisible();
});

test("by the keyboard alone: a customer is told to come, and the books are handed over", async ({
  origin,
  page,
  signedInAs,
  signInByApi,
}) => {
  const shop = new Shop(origin, (await signInByApi("admin")).accessToken);
  const order = await shop.one("view=pickupToNotify&paymentStatus=Paid", isUntouched);
  await signedInAs("libraire");
  await page.goto(urlOf(order));
  await runByKeys(page, action(page, "Notifier le retrait"), /est prête au retrait/);
  await expect(page.getByText(/^Client prévenu le /)).toBeVisible();
  await runByKeys(page, action(page, /^Valider le retrait/), /^.*Remettre \d+ lignes? /);
  expect((await shop.order(order.id)).documentStatus).toBe("Complete");
});

test("by the keyboard alone: a pickup is announced and handed over line by line", async ({ origin, page, signedInAs, signInByApi }) => {
  const shop = new Shop(origin, (await signInByApi("admin")).accessToken);
  const order = await shop.one("view=pickupToNotify&paymentStatus=Paid", (one) => isUntouched(one) && one.items.length > 1);
  await signedInAs("libraire");
  await page.goto(urlOf(order));
  const first = page.getByRole("checkbox", { name: /^Cocher la ligne / }).first();
  await expect(action(page, "Notifier le retrait")).toBeVisible();
  await tabTo(page, first);
  await page.keyboard.press("Space");
  await runByKeys(page, action(page, /^Notifier \d+ lignes? prêtes? sur \d+$/), /sur \d+ de la commande .* au retrait/);
  await expect(page.getByText(/^Client prévenu le /)).toBeVisible();
  await runByKeys(page, action(page, /^Valider le retrait de/), /^.*Remettre \d+ lignes? /);
  await expect.poll(async () => (await shop.order(order.id)).documentStatus).toBe("Processing");
  await tabTo(page, first);
  await page.keyboard.press("Space");
  await runByKeys(page, action(page, "Notifier le retrait"), /est prête? au retrait/);
  await runByKeys(page, action(page, /^Valider le retrait de 1 ligne$/), /^.*Remettre 1 ligne /);
  await expect.poll(async () => (await shop.order(order.id)).documentStatus).toBe("Complete");
});

test("by the keyboard alone: a shipping address is corrected", async ({ origin, page, signedInAs, signInByApi }) => {
  const shop = new Shop(origin, (await signInByApi("admin")).accessToken);
  const order = await shop.one("view=toPrepare&shippingMethod=Colissimo", isUntouched);
  await signedInAs("libraire");
  await page.goto(urlOf(order));
  await tabTo(page, action(page, "Modifier l’adresse de livraison"));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Adresse de livraison/ });
  await tabTo(page, dialog.getByLabel("Code postal"));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("292");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Code postal")).toHaveAccessibleDescription(/cinq chiffres/);
  await expect(question(page)).toHaveCount(0);
  await expect(dialog.getByLabel("Code postal")).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("29640");
  await tabTo(page, dialog.getByLabel("Ville"));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Bolazec");
  await page.keyboard.press("Enter");
  // The question stands alone; called off, it gives the form back as it was.
  await expect(question(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog.getByLabel("Ville")).toHaveValue("Bolazec");
  await expect(dialog.getByRole("button", { name: "Enregistrer l’adresse" })).toBeFocused();
  await page.keyboard.press("Enter");
  await confirmByKeys(page, /29640 Bolazec/);
  await expect(dialog).toBeHidden();
  expect((await shop.order(order.id)).shippingAddress.city).toBe("Bolazec");
});

test("by the keyboard alone: a comment for the team, a message to the customer, the next order and back", async ({
  origin,
  page,
  signedInAs,
  signInByApi,
}) => {
  const shop = new Shop(origin, (await signInByApi("admin")).accessToken);
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
