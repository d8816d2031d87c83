import { inflateSync } from "node:zlib";
import { variant as generic } from "@reserve/client-generic";
import { BarcodeFormat, BinaryBitmap, DecodeHintType, HybridBinarizer, MultiFormatReader, RGBLuminanceSource } from "@zxing/library";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../app.ts";
import { rowsOf } from "../../../platform/database/database.ts";
import type { AddressLabel, Papers, Printer, Sheet } from "../../../platform/print.ts";
import { type Caller, makeCaller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { insertOrders, itemId, peopleSeed } from "../orders.fixtures.ts";

let shop: TestApp;
let libraire: Caller;
/** The printer's last input. */
const printed: { sheet?: Sheet; label?: AddressLabel; papers?: Papers } = {};

const GENEVA = {
  ...{
    company: null,
    firstName: "Zoé",
    lastName: "Abgrall",
    address1: "12, rue du Rhône",
    address2: null,
    postalCode: "1204",
    city: "Genève",
  },
  ...{ country: "CH", phone: "+41 22 900 00 00" },
};

/** The maximum number of orders per file, each with a long delivery note. */
const MANY = Array.from({ length: 100 }, (_, index) => 8010 + 10 * index);

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  const { printer } = shop.ports;
  const watching: Printer = {
    sheet: (sheet) => {
      printed.sheet = sheet;
      return printer.sheet(sheet);
    },
    label: (label) => {
      printed.label = label;
      return printer.label(label);
    },
    papers: (papers) => {
      printed.papers = papers;
      return printer.papers(papers);
    },
  };
  shop.ports.printer = watching;
  libraire = makeCaller(createApp(shop.ports), (await shop.signIn("libraire")).accessToken, "");
  await insertOrders(shop.database.db, [
    { id: 701, lines: ["Processing", "Shipped", "Cancelled"], deliveryPackage: "8R 42109876543", paidAt: new Date("2026-11-20T23:30:00Z") },
    {
      id: 702,
      lines: ["Processing"],
      documentType: "Invoice",
      customId: "F-2026-17",
      relatedToId: 701,
      date: new Date("2026-11-20T23:00:00Z"),
    },
    { id: 7003, lines: Array.from({ length: 60 }, () => "Processing" as const), shippingMethod: "PostStandard" },
    { id: 704, lines: ["Temp"], documentStatus: "Temp", paymentStatus: "Temp" },
    { id: 705, lines: ["Processing"], shippingMethod: "Pickup" },
    { id: 706, lines: ["Processing"], shippingMethod: "MondialRelay" },
    { id: 708, lines: ["Processing", "Processing"] },
    { id: 709, lines: ["Processing"] },
    { id: 710, lines: ["Processing", "Processing", "Cancelled"], copies: 2, shippingAddress: GENEVA },
    { id: 707, lines: ["Cancelled"], documentStatus: "Cancelled" },
    ...MANY.map((id) => ({ id, lines: Array.from({ length: 12 }, () => "Processing" as const), shippingMethod: "PostStandard" as const })),
  ]);
  await shop.database.db.execute(sql`update document_items set tax_rate = 0.2 where id = ${itemId(701, 1)}`);
});
afterAll(() => shop.close());

async function sheet(id: number, kind: string, headers: Record<string, string> = {}) {
  const answer = await libraire.open("getDocumentPdf", { query: { id, kind } }, { headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes, data: printed.sheet ?? expect.fail("nothing was printed") };
}

const pages = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes).match(/\/Type \/Page\b/g)?.length;

async function codeOf(documentId: number): Promise<string> {
  const answer = await libraire.open("generateLabel", { body: { documentId } });
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  return readBarcode(new Uint8Array(await answer.arrayBuffer()));
}

describe("a second parcel", () => {
  it("is not announced under the number of the first, in the mail or on its papers", async () => {
    const ship = async (index: number, deliveryPackage?: string) =>
      libraire.call("shipDocumentItems", {
        body: { documentId: 708, itemIds: [itemId(708, index)], ...(deliveryPackage ? { deliveryPackage } : {}) },
      });
    await ship(0, "8R1");
    expect((await sheet(708, "deliveryNote")).data.facts).toContainEqual(["Numéro de suivi", "8R1"]);
    expect((await sheet(708, "pickingSlip")).data.facts.flat()).not.toContain("8R1");
    expect(await codeOf(708)).toBe("708");
    await ship(1);
    expect(await codeOf(708)).toBe("708");
    await libraire.call("setDeliveryPackage", { body: { documentId: 708, deliveryPackage: "8R2" } }, { headers: { "If-Match": '"3"' } });
    expect(await codeOf(708)).toBe("8R2");
    expect((await sheet(708, "deliveryNote")).data.facts.flat()).not.toContain("8R1");
    const mails = await rowsOf<{ text: string }>(
      shop.database.db,
      sql`select body_text as text from mails where document_id = 708 and type = 'shipmentSent' order by created_at, id`,
    );
    expect(mails.filter(({ text }) => text.includes("8R1"))).toHaveLength(1);
    expect(mails).toHaveLength(2);
  });
});

describe("a customs declaration", () => {
  it("is offered and printed where the goods leave the VAT area: contents by kind, what is not known to be filled in", async () => {
    const { body } = await libraire.call("getDocument", { query: { id: 710 } });
    expect(body.customsForm).toBe("CN23");
    const { status, headers, data } = await sheet(710, "customs");
    expect([status, headers.get("Content-Disposition")]).toEqual([
      200,
      expect.stringContaining('filename="declaration-en-douane-710.pdf"'),
    ]);
    expect(data.title).toContain("CN23");
    expect(data.rows.map((row) => row.map(plain))).toEqual([["Livres / Books", "4", "……", "40,00 €", "4901.99", "……"]]);
    expect(data.addresses[0]?.lines).toContain("SWITZERLAND");
    expect(data.notes[0]).toContain("à compléter");
  });

  it("is refused for an order inside it", async () => {
    expect((await libraire.call("getDocument", { query: { id: 709 } })).body).not.toHaveProperty("customsForm");
    const { status, body } = await libraire.call("getDocumentPdf", { query: { id: 709, kind: "customs" } });
    expect([status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "kind"]);
  });
});

describe("an invoice", () => {
  it("invoices the lines that count, to the cent like the order page, with the tax by rate", async () => {
    const { status, headers, bytes, data } = await sheet(701, "invoice");
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("application/pdf");
    expect(headers.get("Content-Disposition")).toContain('filename="facture-F-2026-17.pdf"');
    expect(new TextDecoder("latin1").decode(bytes.subarray(0, 5))).toBe("%PDF-");
    expect(data.title).toBe("Facture F-2026-17");
    expect(data.sender).toEqual(expect.arrayContaining([`SIRET ${generic.seller.siret}`, `Nº TVA ${generic.seller.vatNumber}`]));
    expect(data.facts).toContainEqual(["Payée le", "21/11/2026"]);
    // Its own date, whether requested by the order or by itself.
    for (const { facts } of [data, (await sheet(702, "invoice")).data])
      expect(facts.slice(0, 3)).toEqual([
        ["Commande", "701"],
        ["Commandée le", "01/11/2026"],
        ["Date", "21/11/2026"],
      ]);
    expect(data.rows).toHaveLength(2);
    expect(data.sums.map(({ label, value }) => [label, plain(value)])).toEqual([
      ["Articles TTC", "20,00 €"],
      ["Frais de port TTC", "4,90 €"],
      ["Total TTC", "24,90 €"],
    ]);
    const cents = (text: string | undefined) =>
      Math.round(
        Number(
          plain(text ?? "")
            .replace(" €", "")
            .replace(",", "."),
        ) * 100,
      );
    const rates = data.detail?.rows ?? [];
    expect(rates.map(([rate]) => plain(rate ?? ""))).toEqual(["5,5 %", "20 %"]);
    expect(rates.reduce((sum, row) => sum + cents(row[3]), 0)).toBe(2490);
    for (const row of rates) expect(cents(row[1]) + cents(row[2])).toBe(cents(row[3]));
  });

  it("without a number of its own is only a pro forma; a cancelled order owes nothing", async () => {
    const proForma = await sheet(706, "invoice");
    expect(proForma.data.title).toBe("Facture pro forma 706");
    expect(proForma.headers.get("Content-Disposition")).toContain("facture-pro-forma-706.pdf");
    const cancelled = (await sheet(707, "invoice")).data;
    expect(plain(cancelled.sums.at(-1)?.value ?? "")).toBe("0,00 €");
  });
});

describe("a picking slip and a delivery note", () => {
  it("say what is still to be fetched, and what has left", async () => {
    const slip = await sheet(701, "pickingSlip");
    expect(slip.data.rows.map(([shelf, quantity, title]) => [shelf, quantity, title?.split("\n")[0]])).toEqual([["P-17", "1", "Titre 1"]]);
    expect(slip.data.sums).toEqual([{ label: "Exemplaires", value: "1" }]);
    const note = await sheet(701, "deliveryNote");
    expect(note.data.rows.map(([, title]) => title?.split("\n")[0])).toEqual(["Titre 2"]);
    expect(note.data.columns.map(({ heading }) => heading)).not.toContain("Montant TTC");
  });

  it("goes on over as many pages as it needs, each with its number", async () => {
    const { bytes, data } = await sheet(7003, "pickingSlip");
    expect(pages(bytes)).toBeGreaterThan(2);
    expect(data.pageLabel).toBe("Page {page} sur {pages}");
  });

  it("speaks to staff in their language, and to the customer in the shop's", async () => {
    expect((await sheet(7003, "pickingSlip", { "Accept-Language": "en" })).data.title).toBe("Picking slip 7003");
    expect((await sheet(7003, "deliveryNote", { "Accept-Language": "en" })).data.title).toBe("Bon de livraison 7003");
  });

  it("embeds its letters, the rare ones too", async () => {
    await shop.database.db.execute(
      sql`update documents set shipping_address = shipping_address || '{"firstName":"Ștefan","lastName":"Dvořák Ωμέγα 📚"}' where id = 7003`,
    );
    const { status, bytes } = await sheet(7003, "deliveryNote");
    expect(status).toBe(200);
    const fonts = [...new TextDecoder("latin1").decode(bytes).matchAll(/\/BaseFont \/([A-Z]{6}\+[\w-]+)/g)].map(([, name]) => name);
    expect(fonts.length).toBeGreaterThanOrEqual(2);
  });
});

describe("the longest comment that an order may carry", () => {
  it.each([
    ["without a space", "a".repeat(4000)],
    ["of single letters", "i ".repeat(2000).trim().padEnd(4000, ".")],
    ["of letters beyond the basic ones", "📚é".repeat(1333)],
  ])(
    "%s is printed in no time, and others are answered meanwhile",
    async (_, text) => {
      expect((await libraire.call("addDocumentComment", { body: { documentId: 7003, text } })).status).toBe(200);
      // The first sheet of a process also loads the faces.
      await sheet(701, "pickingSlip");
      const began = performance.now();
      const [printed, other] = await Promise.all([
        sheet(7003, "pickingSlip").then(({ status, bytes }) => ({ status, pages: pages(bytes), took: performance.now() - began })),
        libraire.call("getDocument", { query: { id: 701 } }).then(({ status }) => ({ status, took: performance.now() - began })),
      ]);
      expect([printed.status, printed.pages, other.status]).toEqual([200, 4, 200]);
      // Milliseconds, on a machine that has much else to do; a minute and a half where each letter is measured again.
      expect(Math.max(printed.took, other.took)).toBeLessThan(5_000);
    },
    200_000,
  );
});

describe("refusals of sheets", () => {
  it("answers 404 for a cart or nothing, 422 for a sheet that there is not", async () => {
    const call = (query: Record<string, unknown>) => libraire.call("getDocumentPdf", { query }).then(({ status }) => status);
    expect(await call({ id: 704, kind: "invoice" })).toBe(404);
    expect(await call({ id: 999, kind: "invoice" })).toBe(404);
    expect(await call({ id: 701, kind: "poster" })).toBe(422);
    expect(await call({ id: 701 })).toBe(422);
  });
});

describe("a label", () => {
  it("has a barcode that a reader reads: the parcel's number, else the order's", async () => {
    await libraire.call(
      "setDeliveryPackage",
      { body: { documentId: 709, deliveryPackage: "8R 42109876543" } },
      { headers: { "If-Match": '"1"' } },
    );
    for (const [documentId, code] of [
      [709, "8R42109876543"],
      // What is still here leaves under another number.
      [701, "701"],
      [7003, "7003"],
    ] as const) {
      expect(await codeOf(documentId)).toBe(code);
    }
    expect(printed.label?.notes).toContain("http://127.0.0.1:4400/labels/7003");
  });

  it("is the same file for the same request, and one line in the log", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const answers = [];
    for (let time = 0; time < 2; time += 1) {
      const answer = await libraire.open("generateLabel", { body: { documentId: 701 } }, { headers });
      answers.push([answer.status, answer.headers.get("Content-Disposition"), Buffer.from(await answer.arrayBuffer()).toString("base64")]);
      shop.clock.advance(5);
    }
    expect(answers[1]).toEqual(answers[0]);
    const rows = await rowsOf<{ changes: unknown }>(
      shop.database.db,
      sql`select changes from audit_entries where action = 'generateLabel' and entity_id = '701'`,
    );
    expect(rows.map(({ changes }) => changes)).toEqual([{ label: [null, "701"] }, { label: [null, "701"] }]);
  });

  it.each([
    [705, 409, "CollectedInShop"],
    [707, 409, "OrderCancelled"],
    [702, 409, "NotAnOrder"],
    [704, 404, undefined],
    [999, 404, undefined],
  ])("of document %i is refused with %i %s", async (documentId, status, reason) => {
    const answer = await libraire.call("generateLabel", { body: { documentId } });
    expect([answer.status, answer.body.reason]).toEqual([status, reason]);
  });

  it("is refused at the address that a carrier would send back", async () => {
    const { status, body } = await libraire.call("generateLabel", { body: { documentId: 706 } });
    expect([status, body.propertiesErrorMessages.map(({ propertyName }) => propertyName)]).toEqual([422, ["shippingAddress.phone"]]);
  });

  it("is not offered where the client has no labels", async () => {
    const without = { ...generic, flags: { ...generic.flags, generateLabels: false } };
    const caller = makeCaller(createApp({ ...shop.ports, variant: without }), libraire.accessToken, "");
    const { status, body } = await caller.call("generateLabel", { body: { documentId: 701 } });
    expect([status, body.reason]).toEqual([409, "FeatureOff"]);
  });
});

describe("papers of several orders", () => {
  const open = (body: { labels: number[]; deliveryNotes: number[] }, key: string = crypto.randomUUID(), caller = libraire) =>
    caller.open("generatePapers", { body }, { headers: { "Idempotency-Key": key } });
  const refusalOf = async (body: { labels: number[]; deliveryNotes: number[] }, caller = libraire) => {
    const answer = await caller.call("generatePapers", { body });
    return {
      status: answer.status,
      reason: answer.body.reason,
      properties: answer.body.propertiesErrorMessages.map(({ propertyName, errorMessage }) => [propertyName, errorMessage]),
    };
  };
  /** Width and height of each page, in points. */
  const sizes = (bytes: Uint8Array) =>
    [...new TextDecoder("latin1").decode(bytes).matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width]) =>
      Math.round(Number(width)),
    );

  it("are one file: first the labels, then the notes, in the order given and each on paper of its size", async () => {
    const answer = await open({ labels: [7003, 701], deliveryNotes: [701, 705, 7003] });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect(answer.headers.get("Content-Disposition")).toContain('filename="etiquettes-et-bons-de-livraison.pdf"');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const widths = sizes(bytes);
    expect(widths.slice(0, 5)).toEqual([298, 298, 595, 595, 595]);
    expect(widths.length).toBe(pages(bytes));
    expect(new Set(widths.slice(2))).toEqual(new Set([595]));
    expect(printed.papers?.parts.map((part) => ("label" in part ? part.label.title : part.sheet.title))).toEqual([
      "Étiquette 7003",
      "Étiquette 701",
      "Bon de livraison 701",
      "Bon de livraison 705",
      "Bon de livraison 7003",
    ]);
  });

  it("say the same as each by itself", async () => {
    const alone = (await sheet(702, "deliveryNote")).data;
    await (await open({ labels: [], deliveryNotes: [702] })).arrayBuffer();
    const [part] = printed.papers?.parts ?? [];
    expect(part && "sheet" in part ? { ...part.sheet, madeAt: alone.madeAt } : null).toEqual(alone);
  });

  it("are the same file for the same request, and one line in the log that names the orders", async () => {
    const key = crypto.randomUUID();
    const files = [];
    for (let time = 0; time < 2; time += 1) {
      files.push(Buffer.from(await (await open({ labels: [7003, 701], deliveryNotes: [] }, key)).arrayBuffer()).toString("base64"));
      shop.clock.advance(5);
    }
    expect(files[1]).toBe(files[0]);
    const rows = await rowsOf<{ changes: { labels?: unknown[] } }>(
      shop.database.db,
      sql`select changes from audit_entries where action = 'generatePapers' and outcome = 'done' order by id desc limit 2`,
    );
    expect(rows.filter(({ changes }) => JSON.stringify(changes.labels?.[1]) === '["7003","701"]')).toHaveLength(1);
  });

  it("are refused whole, at the place of every order of which there can be none", async () => {
    expect(await refusalOf({ labels: [701, 705, 706, 707], deliveryNotes: [701, 707] })).toEqual({
      status: 422,
      reason: undefined,
      properties: [
        ["labels[1]", "Cette commande est retirée en magasin : rien n’est à expédier."],
        ["labels[2]", "L’adresse de livraison est à corriger avant d’imprimer."],
        ["labels[3]", expect.stringMatching(/annulée/)],
        ["deliveryNotes[1]", "Aucune ligne de cette commande ne s’y prête."],
      ],
    });
    expect((await refusalOf({ labels: [], deliveryNotes: [] })).properties).toEqual([["labels", "Choisissez au moins un papier."]]);
    expect((await refusalOf({ labels: [701, 701], deliveryNotes: [] })).status).toBe(422);
    expect((await refusalOf({ labels: [], deliveryNotes: [...MANY, 701] })).status).toBe(422);
    for (const missing of [704, 999]) expect((await refusalOf({ labels: [], deliveryNotes: [701, missing] })).status).toBe(404);
  });

  it("have no labels where the client has none, and notes all the same", async () => {
    const without = { ...generic, flags: { ...generic.flags, generateLabels: false } };
    const caller = makeCaller(createApp({ ...shop.ports, variant: without }), libraire.accessToken, "");
    expect(await refusalOf({ labels: [701], deliveryNotes: [701] }, caller)).toMatchObject({ status: 409, reason: "FeatureOff" });
    expect((await open({ labels: [], deliveryNotes: [701] }, crypto.randomUUID(), caller)).status).toBe(200);
  });

  it("of a hundred orders come in a moment, and others are answered meanwhile", async () => {
    const began = performance.now();
    const [file, other] = await Promise.all([
      open({ labels: MANY, deliveryNotes: MANY }).then(async (answer) => ({ status: answer.status, bytes: await answer.arrayBuffer() })),
      libraire.call("getDocument", { query: { id: 701 } }).then(({ status }) => ({ status, took: performance.now() - began })),
    ]);
    expect([file.status, other.status]).toEqual([200, 200]);
    expect(pages(new Uint8Array(file.bytes))).toBeGreaterThanOrEqual(200);
    expect(other.took).toBeLessThan(5_000);
    console.log(`100 labels and 100 notes: ${Math.round(performance.now() - began)} ms, ${Math.round(file.bytes.byteLength / 1000)} kB`);
  }, 60_000);
});

/** Removes the separators between digits, which are for readers. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}

/** Paints the black bars of a page as the file draws them and lets a barcode reader look at them. */
function readBarcode(pdf: Uint8Array): string {
  const file = Buffer.from(pdf);
  const bars: { x: number; width: number }[] = [];
  for (let at = file.indexOf("stream\n"); at >= 0; at = file.indexOf("stream\n", at + 1)) {
    const end = file.indexOf("endstream", at);
    let content: string;
    try {
      content = inflateSync(file.subarray(at + 7, end)).toString("latin1");
    } catch {
      continue;
    }
    for (const [, x, , width, height] of content.matchAll(
      /([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\s*(?:\/DeviceRGB cs\s+0 0 0 scn\s*)?f/g,
    )) {
      if (Number(height) > 40) bars.push({ x: Number(x), width: Number(width) });
    }
  }
  expect(bars.length).toBeGreaterThan(10);
  // Eight dots a point: what a label printer of 600 dpi does.
  const scale = 8;
  const [width, height] = [298 * scale, 40];
  const pixels = new Uint8ClampedArray(width * height).fill(255);
  for (const bar of bars)
    for (let x = Math.round(bar.x * scale); x < Math.round((bar.x + bar.width) * scale); x += 1)
      for (let y = 0; y < height; y += 1) pixels[y * width + x] = 0;
  const reader = new MultiFormatReader();
  reader.setHints(new Map([[DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]]]));
  return reader.decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, width, height)))).getText();
}
