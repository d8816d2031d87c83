import { expect, test } from "./fixtures.ts";

const address = {
  firstName: "Nolwenn",
  lastName: "Tanguy",
  address1: "12, rue des Lices",
  postalCode: "29200",
  city: "Brest",
  country: "FR",
};

/** What the shop's site sends when somebody has ordered and paid. */
function batch(reference: string, now: Date) {
  const at = new Date(now.getTime() - 60_000).toISOString();
  return {
    customers: [{ reference: `C-${reference}`, email: `${reference.toLowerCase()}@example.fr`, firstName: "Nolwenn", lastName: "Tanguy" }],
    orders: [
      {
        ...{ reference, placedAt: at, customerReference: `C-${reference}`, shippingMethod: "Colissimo", paymentMethod: "CreditCard" },
        lines: [{ ean: "9782253023906", quantity: 2, priceWithTax: "11.90", taxRate: 0.055 }],
        ...{ shippingPriceWithTax: "4.90", totalPriceWithTax: "28.70", billingAddress: address, shippingAddress: address },
      },
    ],
    payments: [{ reference: `PAY-${reference}`, orderReference: reference, event: "Paid", amount: "28.70", at }],
  };
}

test("a key is made for the shop’s site, which hands over an order with it; revoked, it opens nothing more", async ({
  origin,
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.goto("/settings/apiKey");
  await page.getByRole("link", { name: "Nouvelle clé" }).first().click();
  await page.getByLabel("Nom de la clé").fill("Site de la boutique");
  await page.getByRole("checkbox", { name: "Transmettre ce qui arrive" }).check();
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: "Site de la boutique" })).toBeVisible();
  const shown = page.getByText(/^rsv_\d+_[\w-]{43}$/);
  await expect(shown).toBeVisible();
  const secret = (await shown.textContent()) ?? "";

  // As short as the shop’s own numbers: other journeys measure the list in which this order stands.
  const reference = "S-9041";
  const hand = (body: object) =>
    fetch(`${origin}/api/Intake/Batch`, {
      method: "POST",
      headers: { Authorization: `Bearer ${secret.trim()}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const body = batch(reference, new Date());
  const first = await hand(body);
  expect(first.status).toBe(200);
  expect(first.headers.get("RateLimit-Policy")).toBe('"minute";q=600;w=60');
  expect((await first.json()).entityOutput).toMatchObject({ created: 3, refused: 0 });
  expect((await (await hand(body)).json()).entityOutput).toMatchObject({ created: 0, unchanged: 3 });

  await page.goto(`/public/document?view=toPrepare&search=${reference}`);
  await page.getByRole("link", { name: reference }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(reference);
  await expect(page.getByText("28,70 €").first()).toBeVisible();

  // Shown once: whoever comes back sees by what it is recognised, and when it was used.
  await page.goto("/settings/apiKey");
  await page.getByRole("link", { name: "Site de la boutique" }).click();
  await expect(page.getByText("aujourd’hui", { exact: false }).first()).toBeVisible();
  await expect(page.getByText(secret.trim())).toHaveCount(0);

  await page.getByRole("button", { name: "Révoquer la clé" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByText("Cette clé est révoquée.")).toBeVisible();
  expect((await hand(body)).status).toBe(401);

  await page.goto("/settings/activityLog");
  await expect(page.getByText("Site de la boutique a transmis des données", { exact: false }).first()).toBeVisible();
});
