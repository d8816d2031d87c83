import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { keyClaims, type MailType } from "@reserve/domain";
import { eq } from "drizzle-orm";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDemoShop } from "../../demo/shop.ts";
import { recoverMails } from "../../platform/mail/mail.ts";
import { mails } from "../../platform/mail/mails.tables.ts";
import { smtpTransport } from "../../platform/node/mail-transports.ts";
import { type Caller, makeCaller, TEST_START, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts, continueProductIds } from "../catalog/catalog.bulk.store.ts";
import { mailTypes } from "./order-mails.ts";
import { peopleSeed } from "./orders.fixtures.ts";

const EAN = "9782253023906";
const CUSTOMER = "anna@example.fr";
const VENDOR = "boutique@example.fr";

/** The specification’s eleven, and who reads each. */
const ELEVEN: Partial<Record<MailType, string>> = {
  OrderCreatedVendor: VENDOR,
  OrderCreatedCustomer: CUSTOMER,
  AwaitingPaymentCustomer: CUSTOMER,
  PaidCustomer: CUSTOMER,
  PaidVendor: VENDOR,
  ShipmentSentCustomer: CUSTOMER,
  ShipmentDeliveredCustomer: CUSTOMER,
  CompletedCustomer: CUSTOMER,
  CancelledVendor: VENDOR,
  CancelledCustomer: CUSTOMER,
  PaymentFailedVendor: VENDOR,
};

const received: { readers: string[]; mail: ParsedMail }[] = [];
const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onData: (stream, session, done) => {
    simpleParser(stream).then((mail) => {
      received.push({ readers: session.envelope.rcptTo.map(({ address }) => address), mail });
      done();
    }, done);
  },
});
let transport: ReturnType<typeof smtpTransport>;
let shop: TestApp;
let admin: Caller;
let site: Caller;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  transport = smtpTransport(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
  shop = await testApp({ seed: peopleSeed, ports: { mail: transport } });
  admin = await shop.signIn("admin");
  const [{ priceWithTaxCents: priceCents, ...product } = expect.fail("no product")] = makeDemoShop({ now: TEST_START, seed: 1 }).products;
  await addProducts(shop.database.db, [
    {
      ...product,
      id: 1,
      ean: EAN,
      title: "Les Choses",
      taxRate: 0.055,
      stock: 30,
      priceCents,
      releaseDate: "2020-01-08",
      cacheRefreshedAt: null,
    },
  ]);
  await continueProductIds(shop.database.db);
  const key = { name: "Site", claimTypes: [keyClaims.intake], ipRanges: [], expiresOn: null, requestsPerMinute: 6000 };
  site = makeCaller(shop.app, (await admin.call("createApiKey", { body: key })).body.entityOutput.secret, "");
  await take({ customers: [{ reference: "C-1", email: CUSTOMER, firstName: "Anna", lastName: "Le Goff" }] });
});
afterAll(async () => {
  await shop.close();
  transport.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

/** Hands a batch over twice, as a site does that had no answer: the second time nothing happens. */
async function take(body: object): Promise<void> {
  const [first, second] = [await site.call("takeIntake", { body }), await site.call("takeIntake", { body })];
  expect(first.body.entityOutput, JSON.stringify(first.body)).toMatchObject({ refused: 0 });
  expect(second.body.entityOutput).toMatchObject({ created: 0, updated: 0, refused: 0 });
}

const address = {
  firstName: "Anna",
  lastName: "Le Goff",
  address1: "12, rue des Lices",
  postalCode: "29200",
  city: "Brest",
  country: "FR",
};
const at = "2026-11-21T08:41:12.000Z";

/** An order that just came in, by its number. */
async function place(reference: string, change: object): Promise<number> {
  const line = { ean: EAN, quantity: 1, priceWithTax: "11.90", taxRate: 0.055 };
  const order = {
    ...{ reference, placedAt: at, customerReference: "C-1", lines: [line, line], shippingPriceWithTax: "0.00", totalPriceWithTax: "23.80" },
    ...{ shippingMethod: "Colissimo", paymentMethod: "CreditCard", billingAddress: address, shippingAddress: address },
    ...change,
  };
  await take({ orders: [order] });
  const { body } = await admin.call("listDocuments", { query: { number: [reference] } });
  return body.items[0]?.id ?? expect.fail(`${reference} is not there`);
}
const pay = (orderReference: string, event: string) =>
  take({ payments: [{ reference: `${event}-${orderReference}`, orderReference, event, amount: "23.80", at }] });

/** Performs an action twice; the second is rejected or changes nothing. */
async function twice(
  id: "shipDocumentItems" | "cancelDocumentItems" | "validatePicking",
  documentId: number,
  lines: number[],
  more: object = {},
) {
  const { items } = (await admin.call("getDocument", { query: { id: documentId } })).body;
  const itemIds = lines.map((line) => items[line]?.id ?? expect.fail("no such line"));
  const body = { documentId, itemIds, ...more };
  const first = await admin.call(id, { body });
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  expect((await admin.call(id, { body })).status).toBeGreaterThanOrEqual(409);
}
async function confirmPayment(documentId: number) {
  expect((await admin.call("validatePayment", { body: { documentId } })).status).toBe(200);
  expect((await admin.call("validatePayment", { body: { documentId } })).status).toBe(409);
}

const CREATED: MailType[] = ["OrderCreatedVendor", "OrderCreatedCustomer"];
const PAID: MailType[] = ["PaidCustomer", "PaidVendor"];

const lives: [kind: string, reference: string, live: (reference: string) => Promise<number>, expectedTypes: MailType[]][] = [
  [
    "paid by card, shipped in two parcels and delivered",
    "CARD",
    async (reference) => {
      const id = await place(reference, {});
      await pay(reference, "Paid");
      await twice("shipDocumentItems", id, [0], { deliveryPackage: "8R42109876543" });
      await twice("shipDocumentItems", id, [1], { deliveryPackage: "8R42109876544" });
      await take({ deliveries: [{ reference: `DEL-${reference}`, orderReference: reference, at }] });
      return id;
    },
    [...CREATED, ...PAID, "ShipmentSentCustomer", "ShipmentSentCustomer", "ShipmentDeliveredCustomer"],
  ],
  [
    "paid by cheque and collected in the shop",
    "CHEQUE",
    async (reference) => {
      const id = await place(reference, { paymentMethod: "Check", shippingMethod: "Pickup", storeId: 1 });
      await confirmPayment(id);
      await twice("validatePicking", id, [0]);
      await twice("validatePicking", id, [1]);
      return id;
    },
    [...CREATED, "AwaitingPaymentCustomer", ...PAID, "CompletedCustomer"],
  ],
  [
    "shipped on invoice and paid afterwards",
    "INVOICE",
    async (reference) => {
      const id = await place(reference, { paymentMethod: "OnInvoice" });
      await twice("shipDocumentItems", id, [0, 1]);
      await pay(reference, "Paid");
      return id;
    },
    [...CREATED, "ShipmentSentCustomer", ...PAID, "CompletedCustomer"],
  ],
  [
    "shipped on invoice and confirmed as paid by hand",
    "HAND",
    async (reference) => {
      const id = await place(reference, { paymentMethod: "OnInvoice" });
      await twice("shipDocumentItems", id, [0, 1]);
      await confirmPayment(id);
      return id;
    },
    [...CREATED, "ShipmentSentCustomer", ...PAID, "CompletedCustomer"],
  ],
  [
    "collected in part, the rest cancelled",
    "PART",
    async (reference) => {
      const id = await place(reference, { shippingMethod: "Pickup", storeId: 1 });
      await pay(reference, "Paid");
      await twice("validatePicking", id, [0]);
      await twice("cancelDocumentItems", id, [1]);
      return id;
    },
    [...CREATED, ...PAID, "CompletedCustomer"],
  ],
  [
    "refused by the bank, tried again and paid",
    "AGAIN",
    async (reference) => {
      const id = await place(reference, {});
      await pay(reference, "Refused");
      await pay(reference, "Paid");
      return id;
    },
    [...CREATED, "PaymentFailedVendor", ...PAID],
  ],
  [
    "refused by the bank and cancelled",
    "NEVER",
    async (reference) => {
      const id = await place(reference, {});
      await pay(reference, "Refused");
      await twice("cancelDocumentItems", id, [0, 1]);
      return id;
    },
    [...CREATED, "PaymentFailedVendor", "CancelledVendor", "CancelledCustomer"],
  ],
];

describe("the mails of an order", () => {
  it.each(lives)("%s: each leaves once, to its reader, and the thread tells of it", async (_, reference, live, expectedTypes) => {
    const id = await live(reference);
    await recoverMails(shop.ports, { isAlone: true });
    await shop.jobs.drain(shop.ports);
    const queued = await shop.ports.db.select().from(mails).where(eq(mails.documentId, id));
    expect(queued.map(({ type }) => type).sort()).toEqual(expectedTypes.map((type) => mailTypes[type]).sort());
    const { events } = (await admin.call("getDocument", { query: { id } })).body;
    expect(events.flatMap(({ mailType }) => mailType ?? []).sort()).toEqual(queued.map(({ type }) => type).sort());
    for (const mail of queued) {
      const came = received.filter((one) => one.mail.messageId === `<${mail.id}@example.fr>`);
      const reader = Object.entries(ELEVEN).find(([type]) => mailTypes[type as MailType] === mail.type)?.[1];
      expect(
        came.map(({ readers }) => readers),
        mail.type,
      ).toEqual([[reader]]);
      expect(came[0]?.mail.subject).toContain(reference);
    }
  });

  it("are all eleven, and each is sent by an order", async () => {
    const types = new Set(lives.flatMap(([, , , expectedTypes]) => expectedTypes));
    expect([...types].sort()).toEqual(Object.keys(ELEVEN).sort());
    const mailCount = lives.reduce((sum, [, , , expectedTypes]) => sum + expectedTypes.length, 0);
    expect(received).toHaveLength(mailCount);
    expect(new Set(received.map(({ mail }) => mail.messageId)).size).toBe(mailCount);
    console.log(`mails: ${types.size} of 11 types over ${lives.length} kinds of order, ${mailCount} mails at an SMTP server, each once`);
  });

  it("name what the customer has had when the order is over, not what was cancelled", async () => {
    const id = (await admin.call("listDocuments", { query: { number: ["PART"] } })).body.items[0]?.id ?? 0;
    const completed = (await shop.ports.db.select().from(mails).where(eq(mails.documentId, id))).find(({ type }) => type === "completed");
    expect(completed?.text.match(/Les Choses/g)).toHaveLength(1);
  });
});

/** Returns the text of the confirmation that an order's customer got. */
async function confirmationOf(documentId: number): Promise<string> {
  const sent = await shop.ports.db.select().from(mails).where(eq(mails.documentId, documentId));
  const { text, html } = sent.find(({ type }) => type === "orderCreatedCustomer") ?? expect.fail("no confirmation");
  // Both parts say the same; the HTML has its numbers in a table.
  for (const word of text.match(/[\p{L}\d@]{4,}/gu) ?? []) expect(html.toLowerCase()).toContain(word.toLowerCase());
  return text.replaceAll(/[\u00a0\u202f]/g, " ");
}

describe("the confirmation of an order (C. conso. L221-13)", () => {
  it("states what was bought, prices, shipping, total, delivery, payment and seller, and how a consumer withdraws", async () => {
    const line = { ean: EAN, quantity: 2, priceWithTax: "11.90", taxRate: 0.055 };
    const text = await confirmationOf(await place("LAW", { lines: [line], shippingPriceWithTax: "4.90", totalPriceWithTax: "28.70" }));
    for (const part of [
      "- 2 × Les Choses, 11,90 € = 23,80 €",
      "Livraison : 4,90 €\nTotal TTC : 28,70 €",
      "LIVRAISON\nColissimo\nAnna Le Goff\n12, rue des Lices\n29200 BREST",
      "PAIEMENT\nCarte bancaire",
      ...["RCS Brest", "SIRET 12345678200010", "boutique@example.fr", "02 61 91 00 10", "4, quai des Marins"],
      ...["garantie légale de conformité", "vices cachés", "Médiateur de la consommation"],
      ...["quatorze jours pour changer d’avis", "frais de retour sont à votre charge", "par le moyen que vous aviez utilisé"],
      ...["FORMULAIRE DE RÉTRACTATION", "Commandé le 21/11/2026 / reçu le :", "Rayez la mention inutile"],
    ])
      expect(text).toContain(part);
  });

  it("offers an institution no withdrawal, which the law gives to consumers alone", async () => {
    const text = await confirmationOf(await place("TOWN", { billingAddress: { ...address, company: "Médiathèque" } }));
    expect(text).toContain("Total TTC : 23,80 €");
    expect(text).not.toMatch(/rétract/i);
  });
});
