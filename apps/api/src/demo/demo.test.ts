import { createHash } from "node:crypto";
import {
  blocFindings,
  businessNumberFaults,
  can,
  documentStatuses,
  hasLeft,
  isCoherent,
  isDeadLink,
  isEan13,
  isInView,
  isLegalPair,
  isLive,
  isSiteAddress,
  type MailType,
  menuAddressFault,
  type OrderFacts,
  pageLayouts,
  parisDay,
  paymentMethods,
  paymentStatuses,
  refundDueCents,
  shippedProgress,
  shippingMethods,
  textToSeo,
  walkTree,
} from "@reserve/domain";
import { describe, expect, it } from "vitest";
import { demoMedia } from "./media.ts";
import { stuckMails } from "./recent-actions.ts";
import type { DemoDocument, DemoEventKind } from "./rows.ts";
import { generateDocuments, generateProducts } from "./scale.ts";
import { makeDemoShop } from "./shop.ts";

const now = new Date("2026-11-21T05:00:00Z");
const shop = makeDemoShop({ now });
const orders = shop.documents.filter((document) => document.documentType === "Order");
const facts = (document: DemoDocument): OrderFacts => document;
const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);

describe("catalogue", () => {
  it("has more than 600 titles, each with its own sound EAN", () => {
    expect(shop.products.length).toBeGreaterThan(600);
    unique(shop.products.map((product) => product.ean));
    unique(shop.products.map((product) => product.id));
    expect(shop.products.filter((product) => !isEan13(product.ean))).toEqual([]);
    for (const kind of ["Book", "Comic", "Dvd", "Goods"]) expect(shop.products.some((product) => product.kind === kind)).toBe(true);
  });

  it("is correct about tax, dates and forthcoming titles", () => {
    for (const product of shop.products) {
      expect(product.taxRate).toBe(product.kind === "Dvd" || product.kind === "Goods" ? 0.2 : 0.055);
      expect(product.releaseDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(product.releaseDate > "2026-11-21").toBe(product.availability === "10");
      expect(product.title.trim()).not.toBe("");
    }
    expect(shop.products.filter((product) => product.availability === "10").length).toBeGreaterThan(10);
    const titles = shop.products
      .filter((product) => !product.editions.includes("Nouvelle édition"))
      .map(({ title, authors, publishers, kind }) => `${title}/${authors}/${publishers}/${kind}`);
    unique(titles);
  });
});

describe("people", () => {
  it("are 300, invented, with addresses that reach nobody", () => {
    expect(shop.customers).toHaveLength(300);
    unique(shop.customers.map((customer) => customer.email));
    for (const customer of shop.customers) {
      expect(customer.email).toMatch(/^[a-z0-9.]+@example\.(fr|org)$/);
      expect(customer.phone ?? "06 39 98 00 00").toMatch(/^(06 39 98|01 99 00) \d\d \d\d$/);
    }
    expect(shop.customers.filter((customer) => customer.company).length).toBeGreaterThan(15);
    for (const { company, siret, serviceCode, note } of shop.customers) {
      expect(businessNumberFaults({ siret, vatNumber: null, serviceCode })).toEqual([]);
      // The number is visibly an invented one.
      expect([siret?.slice(0, 3), note.includes("inventés")]).toEqual(company === null ? [undefined, false] : ["000", true]);
    }
  });
});

describe("documents", () => {
  it("are 1,500 with their own numbers, over 18 months", () => {
    expect(shop.documents).toHaveLength(1500);
    unique(shop.documents.map((document) => document.id));
    unique(shop.documents.map((document) => document.customId));
    unique(shop.documents.flatMap((document) => document.lines.map((line) => line.id)));
    const oldest = Date.parse(orders[0]?.date ?? "");
    expect((now.getTime() - oldest) / 86_400_000).toBeGreaterThan(520);
  });

  it("show every legal pair of statuses, every method, every type, both shops, and three impossible ones", () => {
    const pairs = new Set(orders.map((order) => `${order.documentStatus}/${order.paymentStatus}`));
    for (const documentStatus of documentStatuses)
      for (const paymentStatus of paymentStatuses)
        if (paymentMethods.some((method) => isLegalPair(documentStatus, paymentStatus, method)))
          expect(pairs).toContain(`${documentStatus}/${paymentStatus}`);
    expect(new Set(orders.map((order) => order.paymentMethod))).toEqual(new Set(paymentMethods));
    expect(new Set(orders.map((order) => order.shippingMethod))).toEqual(new Set(shippingMethods));
    expect(new Set(shop.documents.map((document) => document.documentType)).size).toBe(4);
    expect(new Set(orders.map((order) => order.storeId)).size).toBe(2);
    expect(orders.filter((order) => !isCoherent(order))).toHaveLength(3);
  });

  it("give staff work in every view", () => {
    const count = (view: Parameters<typeof isInView>[0]) => orders.filter((order) => isInView(view, facts(order), now)).length;
    expect(count("toPrepare")).toBeGreaterThan(24);
    for (const view of ["pickupToNotify", "awaitingRelease", "toCollect", "paymentFailed", "toSettle"] as const)
      expect(count(view)).toBeGreaterThan(2);
    expect(orders.some((order) => order.pickingNotifiedAt && order.documentStatus === "Processing")).toBe(true);
    const waiting = orders.filter((order) => order.lines.some((line) => line.releaseDate > "2026-11-21"));
    expect(waiting.length).toBeGreaterThan(3);
  });

  it("contains the order of the mock-up", () => {
    const hero = orders.find((order) => order.customId === "24118");
    expect(hero).toMatchObject({ totalPriceWithTaxCents: 7199, deliveryPackage: "8R42109876543", date: "2026-11-20T17:42:00.000Z" });
    expect(hero?.lines.map((line) => line.ean)).toEqual([
      "9782070360024",
      "9782070402472",
      "9782253023906",
      "3700301045676",
      expect.any(String),
    ]);
    expect(shippedProgress(hero?.lines ?? [])).toEqual({ shipped: 2, total: 5 });
    expect(
      hero && can("shipItems", facts(hero), { shipPickupOrders: false, editDocumentComment: true, documentMessage: true }).isAllowed,
    ).toBe(true);
  });

  it("add up, and their events are in order and never in the future", () => {
    for (const document of shop.documents) {
      const left = document.lines.filter(isLive);
      const lines = (left.length > 0 ? left : document.lines).reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0);
      expect(document.totalPriceWithTaxCents).toBe(lines + document.shippingPriceCents);
      expect(document.lines.length).toBeGreaterThan(0);
      const dates = document.events.map((event) => event.date);
      expect([...dates].sort()).toEqual(dates);
      for (const date of dates)
        expect(date <= now.toISOString() && (date >= document.date || document.documentType !== "Order")).toBe(true);
      if (document.documentType === "Order") expect(document.refundDueCents).toBe(refundDueCents(facts(document)));
      else expect(orders.some((order) => order.id === document.orderId)).toBe(true);
    }
    const numbers = orders.map((order) => Number(order.customId));
    expect([...numbers].sort((a, b) => a - b)).toEqual(numbers);
    const dates = orders.map((order) => order.date);
    expect([...dates].sort()).toEqual(dates);
  });

  it("never hand over a book before it came out, whenever the shop is made", () => {
    for (const day of ["2026-11-21T05:00:00Z", "2027-01-01T00:10:00Z", "2026-03-29T01:30:00Z", "2028-02-29T22:59:59Z"]) {
      const { documents } = makeDemoShop({ now: new Date(day) });
      expect(documents).toHaveLength(1500);
      const isEarly = (document: DemoDocument) => document.lines.some((line) => hasLeft(line) && line.releaseDate > document.date);
      expect(documents.filter(isEarly)).toEqual([]);
      expect(documents.filter((document) => document.events.some((event) => Date.parse(event.date) > Date.parse(day)))).toEqual([]);
    }
  });

  it("contain nothing impossible, whenever the shop is created", () => {
    /** The event that causes each mail. */
    const CAUSES: Partial<Record<MailType | "documentMessage", DemoEventKind>> = {
      documentMessage: "CustomerMessage",
      OrderCreatedCustomer: "Created",
      OrderCreatedVendor: "Created",
      AwaitingPaymentCustomer: "Created",
      PaidCustomer: "PaymentReceived",
      PaidVendor: "PaymentReceived",
      PaymentFailedVendor: "PaymentRefused",
      PickingReadyCustomer: "PickingNotified",
      ShipmentSentCustomer: "Shipped",
      CompletedCustomer: "Completed",
      CancelledCustomer: "Cancelled",
      CancelledVendor: "Cancelled",
    };
    const faults: string[] = [];
    const made = ["2026-11-21T05:00:00Z", "2027-01-01T00:10:00Z", "2026-03-29T01:30:00Z", "2028-02-29T22:59:59Z"].flatMap((day) =>
      [2026, 4400].map((seed) => makeDemoShop({ now: new Date(day), seed })),
    );
    for (const { documents, messages, customers } of made) {
      const stuck = stuckMails({ documents, customers });
      if (new Set(stuck.map(({ customerId }) => customerId)).size !== 2) faults.push("not two customers without a mailbox");
      for (const { at, customerId } of stuck)
        for (const { events, customId } of documents.filter((document) => document.customerId === customerId))
          if (events.some(({ mailType, date }) => mailType && !mailType.endsWith("Vendor") && date > at))
            faults.push(`${customId}: written to after the address was lost`);
      const known = new Map(customers.map(({ id, createdAt }) => [id, createdAt]));
      const byId = new Map(documents.map((document) => [document.id, document]));
      for (const document of documents) {
        const { events, lines, documentStatus: status, paidAt, pickingNotifiedAt } = document;
        const check = (isTrue: boolean, fault: string) => isTrue || faults.push(`${document.customId}: ${fault}`);
        const at = (kind: DemoEventKind) => events.find((event) => event.kind === kind)?.date;
        const left = at("Shipped") ?? at("PickingValidated");
        check((known.get(document.customerId) ?? "9") < document.date, "ordered by somebody who is not known yet");
        const order = byId.get(document.orderId ?? 0);
        if (order) {
          const cause = order.events
            .filter(({ kind }) => ["Shipped", "PickingValidated", "Completed"].includes(kind))
            .map(({ date }) => date);
          if (document.documentType === "Quotation")
            check(document.date < order.date && paidAt === null && !lines.some(hasLeft), "no offer");
          else check(cause.includes(document.date), "written before the books left");
          if (document.documentType === "Invoice") {
            check(lines.every(isLive), "what was cancelled is invoiced");
            if (order.paymentMethod === "OnInvoice") check(paidAt === null || document.date < paidAt, "an invoice after its payment");
          }
          continue;
        }
        if (status === "Temp") continue;
        check(["Paid", "PartiallyRefunded", "Refunded"].includes(document.paymentStatus) === Boolean(paidAt), "money without its day");
        check(!paidAt || paidAt > document.date, "paid before it was ordered");
        check(!at("Completed") || (at("Completed") ?? "") > (left ?? "9"), "done before it left");
        check(!at("Cancelled") || (at("Cancelled") ?? "") < (left ?? "9"), "cancelled after it left");
        // What another system did has left no trace here.
        check(status.endsWith("External") || lines.some(hasLeft) === Boolean(left), "left without a trace");
        const isOut = (line: DemoDocument["lines"][number], day: string) => isLive(line) && line.releaseDate <= parisDay(new Date(day));
        check(!pickingNotifiedAt || lines.some((line) => isOut(line, pickingNotifiedAt)), "announced though nothing is out");
        check(!left || lines.every((line) => !hasLeft(line) || isOut(line, left)), "a book left before it was out");
        check(status !== "Shipped" || lines.filter(isLive).every(hasLeft), "shipped, but something is still here");
        for (const { date } of events.filter(({ kind }) => kind === "CustomerMessage"))
          check(
            events.some((event) => event.mailType === "documentMessage" && event.date === date),
            "told something without a mail",
          );
        for (const [index, { kind, mailType }] of events.entries()) {
          const cause = mailType ? CAUSES[mailType] : null;
          check(kind !== "MailQueued" || events.slice(0, index).some((earlier) => earlier.kind === cause), `${mailType} before its cause`);
        }
        for (const mailType of ["PaidCustomer", "PaidVendor"] as const)
          check(Boolean(paidAt) === events.some((event) => event.mailType === mailType), `paid, but ${mailType} is wrong`);
      }
      for (const { id, documentId, receivedAt, customerId } of messages) {
        const order = byId.get(documentId ?? 0);
        if (order && !(order.date < receivedAt && order.customerId === customerId)) faults.push(`message ${id}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it("are ordered of suppliers where nothing is here, whenever the shop is made: one late, one in part, the others expected", () => {
    for (const day of ["2026-11-21T05:00:00Z", "2027-01-01T00:10:00Z", "2026-03-29T01:30:00Z", "2028-02-29T22:59:59Z"]) {
      const made = makeDemoShop({ now: new Date(day), seed: 4400 });
      const today = parisDay(new Date(day));
      const { purchases } = made;
      expect(purchases, day).toHaveLength(6);
      unique(purchases.map(({ ean }) => ean));
      expect(purchases.filter(({ expectedOn }) => expectedOn !== null && expectedOn < today)).toHaveLength(1);
      expect(purchases.filter(({ expectedOn }) => expectedOn === null)).toHaveLength(1);
      expect(purchases.filter(({ received }) => received > 0)).toHaveLength(1);
      for (const { ean, documentId, itemId, quantity, forOrder, received, orderedAt, arrival } of purchases) {
        const order = made.documents.find(({ id }) => id === documentId);
        const line = order?.lines.find(({ id }) => id === itemId);
        expect(line).toMatchObject({ ean, quantity: forOrder, setAside: received, awaited: forOrder - received });
        expect(made.products.find((product) => product.ean === ean)?.stock).toBe(0);
        expect(quantity).toBeGreaterThanOrEqual(forOrder);
        const moments = [order?.date ?? "9", orderedAt, ...(arrival ? [arrival.at] : []), day];
        expect([...moments].sort()).toEqual(moments);
      }
    }
  });

  it("are the same for the same seed and another for another", () => {
    const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
    expect(hash(makeDemoShop({ now }))).toBe(hash(shop));
    expect(hash(makeDemoShop({ now, seed: 7 }))).not.toBe(hash(shop));
  });
});

describe("scale", () => {
  it("yields as many valid rows as requested, in batches", () => {
    const products = [...generateProducts(2500, 1, { now })];
    expect(products.map((batch) => batch.length)).toEqual([1000, 1000, 500]);
    unique(products.flat().map((product) => product.ean));
    expect(products.flat().every((product) => isEan13(product.ean))).toBe(true);
    const documents = [...generateDocuments(2500, 1, { now, products: products.flat(), customers: shop.customers })].flat();
    expect(documents).toHaveLength(2500);
    unique(documents.map((document) => document.id));
    expect(documents.every((document) => isCoherent(document))).toBe(true);
  });
});

describe("letters and offers", () => {
  it("are some forty messages in every state, about orders that their writers made, answered after they came", () => {
    expect(shop.messages.length).toBeGreaterThan(38);
    for (const status of ["Pending", "Progress", "Solved"])
      expect(shop.messages.filter((message) => message.status === status).length, status).toBeGreaterThan(8);
    for (const message of shop.messages) {
      expect(`${message.subject}${message.message}`).not.toContain("{");
      expect(message.email).toMatch(/^[a-z0-9.]+@example\.(fr|org)$/);
      expect(message.receivedAt < now.toISOString()).toBe(true);
      if (message.reply) expect(message.reply.date > message.receivedAt && message.reply.date < now.toISOString()).toBe(true);
      const order = orders.find(({ id }) => id === message.documentId);
      if (order) expect([order.customerId, order.date < message.receivedAt]).toEqual([message.customerId, true]);
      if (message.status === "Pending") expect(message.reply).toBeNull();
    }
    expect(shop.messages[0]).toMatchObject({ customerId: 1, subject: "Où est ma commande 24118 ?", status: "Pending" });
    expect(shop.messages.some((message) => message.customerId === null)).toBe(true);
    const late = new Date(now.getTime() - 48 * 3_600_000).toISOString();
    expect(shop.messages.filter((message) => message.status === "Pending" && message.receivedAt < late).length).toBeGreaterThan(1);
  });

  it("are some forty reviews of titles that are there, by people who were customers then: some wait, a few are refused, a third is answered", () => {
    const { reviews } = shop;
    expect(reviews.length).toBeGreaterThan(37);
    unique(reviews.map(({ id }) => id));
    const counted = (status: string) => reviews.filter((review) => review.status === status).length;
    expect([counted("Pending"), counted("Rejected")]).toEqual([7, 3]);
    const answered = reviews.filter(({ answer }) => answer);
    expect(answered.length / reviews.length).toBeGreaterThan(0.25);
    for (const { ean, title, rating, text, name, customerId, status, createdAt, decidedAt, answer } of reviews) {
      expect(shop.products.some((product) => product.ean === ean && product.title === title)).toBe(true);
      expect(rating >= 1 && rating <= 5 && !/[<>]/.test(text)).toBe(true);
      const writer = shop.customers.find(({ id }) => id === customerId);
      if (writer) expect([writer.createdAt < createdAt, name.startsWith(writer.firstName)]).toEqual([true, true]);
      expect(decidedAt === null).toBe(status === "Pending");
      for (const later of [decidedAt, answer?.at]) if (later) expect(later > createdAt && later < now.toISOString(), title).toBe(true);
      if (answer) expect(status).toBe("Approved");
    }
    expect(reviews.some(({ customerId }) => customerId === null)).toBe(true);
  });

  it("are some forty categories on four levels, each with a code and an order of its own", () => {
    const { categories } = shop;
    expect(categories.length).toBeGreaterThan(38);
    unique(categories.map(({ code }) => code));
    unique(categories.map(({ parentId, position }) => `${parentId} ${position}`));
    const walked = walkTree(categories);
    expect(walked.map(({ id }) => id)).toEqual(categories.map(({ id }) => id));
    expect(new Set(walked.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4]));
    for (const { code, pageUrl } of categories) {
      expect(textToSeo(code)).toBe(code);
      if (pageUrl !== null) expect(isSiteAddress(pageUrl), pageUrl).toBe(true);
    }
  });

  it("are some twenty entries of a menu of three levels, one of which leads nowhere", () => {
    const { menu, categories } = shop;
    expect(menu.length).toBeGreaterThan(17);
    const walked = walkTree(menu);
    expect(walked.map(({ id }) => id)).toEqual(menu.map(({ id }) => id));
    expect(new Set(walked.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
    for (const item of menu) expect(menuAddressFault(item), item.urlAbsolute).toBeNull();
    const shown = new Set(categories.filter(({ isVisible }) => isVisible).map(({ code }) => code));
    expect(menu.filter((item) => isDeadLink(item, shown)).map(({ urlAbsolute }) => urlAbsolute)).toEqual(["/categorie/noel-2025"]);
  });

  it("are 25 pages on two levels: one is home, one a draft, every address its own, and no bloc lacks what it shows", () => {
    const { pages } = shop;
    expect(pages).toHaveLength(25);
    for (const locale of ["fr", "en"] as const) unique(pages.flatMap(({ relativeUrl }) => relativeUrl[locale] ?? []));
    expect(pages.filter(({ isHome }) => isHome)).toHaveLength(1);
    expect(pages.filter(({ isPublished }) => !isPublished)).toHaveLength(1);
    expect(new Set(pages.map(({ pageLayout }) => pageLayout))).toEqual(new Set(pageLayouts));
    for (const { name, pageLayout, blocs } of pages) {
      for (const picture of blocs.flatMap(({ pictures }) => pictures))
        expect(demoMedia.find(({ title }) => title === picture)?.scene, picture).toBeTruthy();
      const found = blocs.flatMap(({ html, chosen, pictures, ...bloc }) =>
        blocFindings(
          {
            ...bloc,
            automaticRetrieve: bloc.blocType === "Basic",
            resultsOrderable: false,
            postIds: chosen ? [1] : [],
            mediaIds: pictures.map((_, index) => index + 1),
            url: null,
            isExternalUrl: false,
            hasHtml: html.fr !== "",
          },
          pageLayout,
        ),
      );
      expect(found, name.fr).toEqual([]);
    }
  });

  it("are customers of all four roles, and offers of titles that are there", () => {
    expect(new Set(shop.customers.map(({ roleId }) => roleId))).toEqual(new Set([1, 2, 3, 4]));
    for (const customer of shop.customers) expect(customer.roleId === 2 || customer.roleId === 3).toBe(customer.company !== null);
    expect(shop.offers.length).toBeGreaterThan(8);
    for (const offer of shop.offers) {
      expect(shop.products.some(({ id }) => id === offer.productId)).toBe(true);
      if (offer.startTime && offer.endTime) expect(offer.endTime > offer.startTime).toBe(true);
    }
  });
});
