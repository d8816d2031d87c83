import type { Page } from "@playwright/test";
import { expect, type Session, test } from "./fixtures.ts";
import { enter } from "./keys.ts";

// A day in the shop, without a mouse: fourteen orders arrive from the shop's site, are prepared by scanning, are shipped or collected; one is partly cancelled,
// one partly returned, both are refunded, the till is closed, and every order that was shipped completely has its invoice.

// A shop of its own, because other journeys do not expect so many orders at the top of each list. The setting is the server's default.
test.use({ settings: { WEBHOOK_HOSTS: "" }, actionTimeout: 30_000 });

const PARCELS = 8;
const PICKUPS = 6;
/** Every fourth parcel has two lines, every other one a line of two copies. */
const linesOf = (n: number) => (n % 4 === 0 ? [1, 1] : n % 4 === 2 ? [2] : [1]);
const isPickup = (n: number) => n >= PARCELS;
/** The last four of the pickups are paid at the counter. */
const isPaidAtCounter = (n: number) => n >= PARCELS + PICKUPS - 4;
const counterMeans = (n: number) => ["Espèces", "Carte", "Chèque", "Espèces"][n - PARCELS - PICKUPS + 4] ?? "";
const numberOf = (n: number) => `J-${String(n + 1).padStart(2, "0")}`;
const NUMBERS = Array.from({ length: PARCELS + PICKUPS }, (_, n) => numberOf(n));

interface Title {
  ean: string;
  priceWithTax: string;
  taxRate: number;
}

interface Order {
  id: number;
  customId: string;
  documentStatus: string;
  paymentStatus: string;
  items: { ean: string; quantity: number; unitPriceWithTax: string; taxRate: number; releaseDate: string | null }[];
  parcels: { trackingNumber: string | null }[];
  issuedPapers?: { kind: string; number: string }[];
}

interface Api {
  read: <Body>(path: string) => Promise<Body>;
  write: <Body>(path: string, body: object, token?: string) => Promise<Body>;
}

function apiOf(origin: string, { accessToken }: Session): Api {
  const ask = async <Body>(path: string, body?: object, token = accessToken): Promise<Body> => {
    const answer = await fetch(`${origin}/api/${path}`, {
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
    expect(answer.status, `${path}: ${answer.ok ? "" : await answer.clone().text()}`).toBe(200);
    return (await answer.json()) as Body;
  };
  return { read: (path) => ask(path), write: ask };
}

/** Titles that were sold before and are published, one per EAN. */
async function someTitles({ read }: Api): Promise<Title[]> {
  const { items } = await read<{ items: { id: number }[] }>("BackOffice/Document/Documents?documentType=Order&pageSize=10");
  const orders = await Promise.all(items.map(({ id }) => read<Order>(`BackOffice/Document/Document?id=${id}`)));
  const lines = orders
    .flatMap((order) => order.items)
    .filter(({ releaseDate }) => releaseDate === null || Date.parse(releaseDate) < Date.now());
  return [...new Map(lines.map(({ ean, unitPriceWithTax, taxRate }) => [ean, { ean, taxRate, priceWithTax: unitPriceWithTax }])).values()];
}

/** Returns an order as the shop's site sends it, placed a minute ago. */
function orderOf(n: number, titles: readonly Title[], at: string) {
  const reference = numberOf(n);
  const lines = linesOf(n).map((quantity, line) => {
    const title = titles[(n + line) % titles.length];
    if (!title) throw new Error("The demo shop has sold nothing.");
    return { ...title, quantity };
  });
  const shipping = isPickup(n) ? 0 : 490;
  const cents = lines.reduce((sum, { priceWithTax, quantity }) => sum + Math.round(Number(priceWithTax) * 100) * quantity, shipping);
  const names = { firstName: "Maëlle", lastName: `Kerjouré-${n + 1}` };
  const address = { ...names, address1: "12, rue des Lices", postalCode: "29200", city: "Brest", country: "FR" };
  const total = (cents / 100).toFixed(2);
  return {
    customer: { reference, email: `${reference.toLowerCase()}@example.fr`, ...names },
    order: {
      ...{ reference, placedAt: at, customerReference: reference, lines, totalPriceWithTax: total },
      shippingPriceWithTax: (shipping / 100).toFixed(2),
      ...(isPickup(n) ? { shippingMethod: "Pickup", storeId: 1 } : { shippingMethod: "Colissimo" }),
      paymentMethod: isPaidAtCounter(n) ? "ManualAtPickup" : "CreditCard",
      ...{ billingAddress: address, shippingAddress: address },
    },
    payments: isPaidAtCounter(n) ? [] : [{ reference, orderReference: reference, event: "Paid", amount: total, at }],
  };
}

const question = (page: Page) => page.getByRole("alertdialog");
const answerYes = async (page: Page) => {
  await enter(question(page).getByRole("button", { name: "Confirmer" }));
  await expect(question(page)).toHaveCount(0);
};

/** Selects all orders that the list shows, by keyboard, and prepares them as one round. */
async function prepareShown(page: Page, search: string, count: number): Promise<void> {
  await page.goto(`/public/document?view=toPrepare&${search}&pageSize=100`);
  await expect(page.getByRole("rowheader")).toHaveCount(count);
  await page.getByRole("checkbox", { name: /^Sélectionner les \d+ commandes de la page$/ }).press("Space");
  const bar = page.getByRole("region", { name: "Actions sur la sélection" });
  await expect(bar.getByText(`${count} commandes sélectionnées`)).toBeVisible();
  await enter(bar.getByRole("link", { name: "Préparer" }));
  await expect(page.getByRole("heading", { level: 1, name: `Préparer ${count} commandes` })).toBeVisible();
}

/** Scans one copy after the other, as a scanner does: fast keys, then Enter. */
async function scanAll(page: Page, eans: readonly string[]): Promise<void> {
  const total = eans.length;
  await expect(page.getByRole("img", { name: `0/${total} exemplaires` })).toBeVisible();
  for (const [at, ean] of eans.entries()) {
    await page.keyboard.type(ean);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("img", { name: `${at + 1}/${total} exemplaires` })).toBeVisible();
  }
  // A person who continues with Enter needs longer than a scanner between two keys.
  await page.waitForTimeout(100);
}

async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto(`/public/document?search=${number}`);
  await enter(page.getByRole("link", { name: number, exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`nº\\s${number}$`) })).toBeVisible();
}

test("fourteen orders arrive, are prepared by scanning, shipped, partly returned and invoiced", async ({
  page,
  origin,
  signInByApi,
  signedInAs,
}) => {
  test.setTimeout(180_000);
  const api = apiOf(origin, await signInByApi("admin"));
  const titles = await someTitles(api);
  const { entityOutput: key } = await api.write<{ entityOutput: { secret: string } }>("BackOffice/ApiKey/ApiKey", {
    ...{ name: "Site", claimTypes: ["Permission.Api.Intake"], ipRanges: [], expiresOn: null, requestsPerMinute: 60 },
  });
  const mails = async (type: string) => (await api.read<{ totalCount: number }>(`BackOffice/Mail/Mails?type=${type}`)).totalCount;
  const mailsBefore = [await mails("shipmentSent"), await mails("pickingNotified"), await mails("refunded")] as const;
  await signedInAs("libraire");

  await test.step("they arrive while the list is open", async () => {
    await page.goto("/public/document?view=toPrepare&pageSize=100");
    await expect(page.getByRole("rowheader").first()).toBeVisible();
    const at = new Date(Date.now() - 60_000).toISOString();
    const sent = NUMBERS.map((_, n) => orderOf(n, titles, at));
    const { entityOutput: taken } = await api.write<{ entityOutput: { created: number; refused: number } }>(
      "Intake/Batch",
      {
        customers: sent.map(({ customer }) => customer),
        orders: sent.map(({ order }) => order),
        payments: sent.flatMap(({ payments }) => payments),
      },
      key.secret,
    );
    expect(taken).toMatchObject({ created: 38, refused: 0 });
    await expect(page.getByText(/^\d+ nouvelles commandes dans cette liste$/)).toBeVisible();
    await expect(page.getByRole("link", { name: numberOf(0), exact: true })).toHaveCount(0);
    await enter(page.getByRole("button", { name: "Afficher", exact: true }));
    await expect(page.getByRole("link", { name: numberOf(0), exact: true })).toBeVisible();
  });

  const eansOf = (n: number) =>
    orderOf(n, titles, "").order.lines.flatMap(({ ean, quantity }) => Array.from({ length: quantity }, () => ean));
  /** Shipped in two parcels, from its own page. */
  const TWICE = 0;
  /** A line of it is cancelled before it is shipped. */
  const CANCELLED = 4;
  /** A copy of it is returned. */
  const RETURNED = 2;
  const round = NUMBERS.map((_, n) => n).filter((n) => !isPickup(n) && n !== TWICE && n !== CANCELLED);

  await test.step("one order is shipped in two parcels; of another a line is cancelled and refunded", async () => {
    await openOrder(page, numberOf(TWICE));
    const lines = page.getByRole("checkbox", { name: /^Cocher la ligne (?!à traiter)/ });
    const ticked = page.getByRole("checkbox", { name: /^Cocher la ligne (?!à traiter)/, checked: true });
    const shipButton = page.getByRole("complementary").getByRole("button", { name: /^Expédier / });
    await expect(shipButton).toHaveText("Expédier 2 lignes");
    await ticked.first().press("Space");
    await expect(shipButton).toHaveText("Expédier 1 ligne");
    for (const tracking of ["8R51000000001", "8R51000000002"]) {
      await enter(shipButton);
      await expect(question(page).getByRole("textbox", { name: /Numéro de suivi/ })).toBeFocused();
      await page.keyboard.type(tracking);
      await answerYes(page);
      await expect(page.getByRole("list", { name: "Colis partis" }).getByText(tracking)).toBeVisible();
      // Shipped lines are deselected once the order has been refetched.
      await expect(ticked).toHaveCount(0);
      if (tracking.endsWith("1")) await lines.press("Space");
      else await expect(lines).toHaveCount(0);
    }

    await openOrder(page, numberOf(CANCELLED));
    await expect(shipButton).toHaveText("Expédier 2 lignes");
    await ticked.first().press("Space");
    await enter(page.getByRole("complementary").getByRole("button", { name: /^Annuler 1 ligne/ }));
    await answerYes(page);
    await enter(page.getByRole("button", { name: /^Noter le remboursement de .*€$/ }).first());
    await answerYes(page);
    await expect(page.getByText(/^Remboursement noté/).first()).toBeVisible();
    await lines.press("Space");
    await enter(shipButton);
    await answerYes(page);
    await expect(page.getByText(/^1 ligne expédiée$/).first()).toBeVisible();
  });

  await test.step("parcels are prepared by scanning and shipped", async () => {
    await prepareShown(page, "search=Kerjour%C3%A9&shippingMethod=Colissimo", round.length);
    await scanAll(page, round.flatMap(eansOf));
    for (const [at, n] of round.entries()) {
      await enter(
        page.getByRole("list", { name: "Commandes" }).getByRole("button", { name: new RegExp(`^Expédier la nº\\s${numberOf(n)}$`) }),
      );
      await expect(question(page).getByRole("textbox", { name: /Numéro de suivi/ })).toBeFocused();
      await page.keyboard.type(`8R520000000${String(at).padStart(2, "0")}`);
      await answerYes(page);
      await expect(page.getByText(`${at + 1}/${round.length} terminées`)).toBeVisible();
    }
  });

  await test.step("customers of pickups are notified and collect their books at the counter", async () => {
    const pickups = NUMBERS.map((_, n) => n).filter(isPickup);
    await prepareShown(page, "search=Kerjour%C3%A9&shippingMethod=Pickup", pickups.length);
    await scanAll(page, pickups.flatMap(eansOf));
    for (const [at, n] of pickups.entries()) {
      await enter(
        page
          .getByRole("list", { name: "Commandes" })
          .getByRole("button", { name: new RegExp(`^Prévenir le client de la nº\\s${numberOf(n)}$`) }),
      );
      await answerYes(page);
      await expect(page.getByText(`${at + 1}/${pickups.length} terminées`)).toBeVisible();
    }
    for (const n of pickups) {
      await openOrder(page, numberOf(n));
      await enter(page.getByRole("complementary").getByRole("button", { name: /^Valider le retrait/ }));
      if (isPaidAtCounter(n)) {
        await expect(question(page).getByRole("checkbox", { name: "Paiement reçu" })).toBeChecked();
        await question(page)
          .getByRole("radio", { name: counterMeans(n) })
          .press("Space");
      }
      await answerYes(page);
      await expect(page.getByText("Commande remise au client").first()).toBeVisible();
    }
  });

  await test.step("a copy is returned, credited and refunded", async () => {
    await openOrder(page, numberOf(RETURNED));
    await expect(page.getByText(/^Facture F\d{4}-\d{5}$/)).toBeVisible({ timeout: 40_000 });
    await enter(page.getByRole("button", { name: "Noter un retour" }).first());
    const copies = question(page).getByRole("spinbutton", { name: /^Exemplaires rendus\s: / });
    await copies.press("ArrowUp");
    await expect(copies).toHaveValue("1");
    await answerYes(page);
    await expect(page.getByText(/^Avoir A\d{4}-\d{5}$/)).toBeVisible();
    await enter(page.getByRole("button", { name: /^Noter le remboursement de .*€$/ }).first());
    await answerYes(page);
    await expect(page.getByText(/^Remboursement noté/).first()).toBeVisible();
  });

  await test.step("the day's till is counted and closed", async () => {
    const cash = NUMBERS.flatMap((_, n) => (isPaidAtCounter(n) && counterMeans(n) === "Espèces" ? [orderOf(n, titles, "")] : []));
    const cents = cash.reduce((sum, { order }) => sum + Math.round(Number(order.totalPriceWithTax) * 100), 0);
    await page.goto("/");
    await enter(page.getByRole("navigation").getByRole("link", { name: "Caisse", exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: "Caisse" })).toBeVisible();
    for (const n of NUMBERS.keys())
      if (isPaidAtCounter(n)) await expect(page.getByRole("link", { name: `nº\u00a0${numberOf(n)}`, exact: true })).toBeVisible();
    await enter(page.getByRole("button", { name: "Clôturer la journée" }));
    await question(page)
      .getByRole("textbox", { name: "Espèces comptées" })
      .pressSequentially((cents / 100).toFixed(2).replace(".", ","));
    await expect(question(page).getByText("La caisse est juste.")).toBeVisible();
    await answerYes(page);
    await expect(page.getByText("Journée clôturée")).toBeVisible();
  });

  await test.step("nothing is left, and every order has its invoice, without a gap", async () => {
    for (const view of ["toPrepare", "pickupToNotify", "toSettle"]) {
      await page.goto(`/public/document?view=${view}&search=Kerjour%C3%A9`);
      await expect(page.getByText(/^Aucun résultat/).first()).toBeVisible();
    }
    const all = async () => {
      const { items } = await api.read<{ items: Order[] }>(
        "BackOffice/Document/Documents?search=Kerjour%C3%A9&pageSize=100&documentStatus=Shipped&documentStatus=Complete",
      );
      return Promise.all(items.map(({ id }) => api.read<Order>(`BackOffice/Document/Document?id=${id}`)));
    };
    const papersOf = (orders: readonly Order[], kind: string) =>
      orders.flatMap(({ issuedPapers = [] }) => issuedPapers.filter((paper) => paper.kind === kind)).map(({ number }) => number);
    await expect.poll(async () => papersOf(await all(), "Invoice").length, { timeout: 40_000 }).toBe(NUMBERS.length);
    const orders = await all();
    const invoices = papersOf(orders, "Invoice")
      .map((number) => Number(number.slice(-5)))
      .toSorted((a, b) => a - b);
    const [first = 0] = invoices;
    expect(invoices).toEqual(NUMBERS.map((_, n) => first + n));
    expect(papersOf(orders, "CreditNote")).toHaveLength(1);
    const ordersWith = (status: string) => orders.filter(({ paymentStatus }) => paymentStatus === status).map(({ customId }) => customId);
    // Money of a cancelled line is no longer owed: giving it back leaves the order paid.
    expect(ordersWith("PartiallyRefunded")).toEqual([numberOf(RETURNED)]);
    expect(ordersWith("Paid")).toHaveLength(NUMBERS.length - 1);
    // One mail per parcel, per pickup and per refund.
    await expect
      .poll(async () => [await mails("shipmentSent"), await mails("pickingNotified"), await mails("refunded")])
      .toEqual([mailsBefore[0] + PARCELS + 1, mailsBefore[1] + PICKUPS, mailsBefore[2] + 2]);
  });
});
