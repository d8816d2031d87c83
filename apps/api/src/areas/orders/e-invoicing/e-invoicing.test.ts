import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Input, Schemas } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customers } from "../../../platform/customers/customers.tables.ts";
import type { InvoicePlatform } from "../../../platform/invoice-platform.ts";
import { backgroundTasks } from "../../../platform/jobs/tasks.tables.ts";
import { folderPlatform } from "../../../platform/node/folder-platform.ts";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { insertOrders, itemId, peopleSeed } from "../orders.fixtures.ts";
import { planSalesReports } from "./handovers.ts";
import { receiveFromPlatform } from "./receive.ts";

let shop: TestApp;
let libraire: Caller;
let folder: string;
let platform: InvoicePlatform;
/** The error that the next call of the platform throws after its effect: it stands for a kill before the commit. */
let killedAfter: "prepare" | "handOver" | null = null;

const SCHOOL = 3;
/** Orders of the school, and of consumers. */
const [BY_SCHOOL, KILLED, BY_CONSUMER, NEXT_DAY] = [9801, 9802, 9803, 9804];
const NUMBERS = ["F2026-00001", "F2026-00002"] as const;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "reserve-platform-"));
  const inFolder = folderPlatform(folder, () => Date.now() + 60_000);
  const killable = (name: "prepare" | "handOver") => {
    if (killedAfter !== name) return;
    killedAfter = null;
    throw new Error("killed");
  };
  platform = {
    ...inFolder,
    prepare: async (document) => {
      await inFolder.prepare(document);
      killable("prepare");
    },
    handOver: async (document) => {
      await inFolder.handOver(document);
      killable("handOver");
    },
  };
  shop = await testApp({ seed: peopleSeed, ports: { invoicePlatform: platform } });
  libraire = await shop.signIn("libraire");
  const { db } = shop.database;
  await insertOrders(db, [
    { id: BY_SCHOOL, lines: ["Processing"], customerId: SCHOOL },
    { id: KILLED, lines: ["Processing"], customerId: SCHOOL },
    { id: BY_CONSUMER, lines: ["Processing", "Processing"] },
    { id: NEXT_DAY, lines: ["Processing"] },
  ]);
  await db.update(customers).set({ siret: "12345678200010" }).where(eq(customers.id, SCHOOL));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function ship(documentId: number, count: number): Promise<void> {
  const itemIds = Array.from({ length: count }, (_, index) => itemId(documentId, index));
  expect((await libraire.call("shipDocumentItems", { body: { documentId, itemIds } })).status).toBe(200);
}

async function list(query: NonNullable<Input<"listIssuedPapers">["query"]> = {}): Promise<Schemas["RegisteredPaperPage"]> {
  return (await libraire.call("listIssuedPapers", { query })).body;
}

async function platformOf(documentId: number): Promise<Schemas["PaperPlatform"] | undefined> {
  const { body } = await libraire.call("getDocument", { query: { id: documentId } });
  return body.issuedPapers?.[0]?.platform;
}

/** Lets the platform deliver a file, and returns where it went with the sentence that explains it. */
async function deliver(name: string, content: string | Uint8Array): Promise<{ to: string | undefined; sentence: string | null }> {
  const incoming = join(folder, "in");
  await mkdir(incoming, { recursive: true });
  await writeFile(join(incoming, name), content);
  await receiveFromPlatform(shop.ports);
  const to = (await readdir(incoming, { recursive: true })).find((path) => path.endsWith(`/${name}`) || path === name);
  const sentence = to?.startsWith("refused") ? await readFile(join(incoming, `${to}.txt`), "utf8") : null;
  return { to, sentence };
}

const statuses = (...some: { number: string; status: number; at: string; reason?: string }[]) => JSON.stringify(some);
const out = async () => (await readdir(join(folder, "out"))).sort();

describe("handing a paper over", () => {
  it("is planned with the paper of a business of France, and gives the platform the bytes of the download", async () => {
    await ship(BY_SCHOOL, 1);
    expect(await platformOf(BY_SCHOOL)).toEqual({ status: "Waiting", handedOverAt: null, history: [] });
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    expect(await out()).toEqual([`${NUMBERS[0]}.pdf`]);
    const [paper] = (await list()).items;
    const download = await libraire.open("getIssuedPaperPdf", { query: { id: paper?.id } });
    expect(Buffer.from(await download.arrayBuffer()).equals(await readFile(join(folder, "out", `${NUMBERS[0]}.pdf`)))).toBe(true);
    expect(await platformOf(BY_SCHOOL)).toMatchObject({ status: "HandedOver", handedOverAt: "2026-11-21T09:00:00.000Z" });
  });

  it("happens once, wherever the worker is killed, even if the platform took the file away in between", async () => {
    await ship(KILLED, 1);
    for (const after of ["prepare", "handOver"] as const) {
      killedAfter = after;
      const [failure] = await shop.jobs.drain(shop.ports);
      expect(failure).toMatchObject({ message: "killed" });
      const [task] = await shop.database.db.select().from(backgroundTasks).where(eq(backgroundTasks.state, "Planned"));
      expect(task).toMatchObject({ kind: "HandOverPaper", doneCount: after === "prepare" ? 0 : 1 });
      await shop.jobs.enqueue(null, "tasks", task?.id ?? "");
    }
    expect(await out()).toEqual(NUMBERS.map((number) => `${number}.pdf`));
    await rm(join(folder, "out", `${NUMBERS[1]}.pdf`));
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    expect(await out()).toEqual([`${NUMBERS[0]}.pdf`]);
    expect(await readdir(join(folder, ".prepared"))).toEqual([]);
    expect(await platformOf(KILLED)).toMatchObject({ status: "HandedOver" });
  });

  it("is no matter of consumers, nor of a shop without a platform", async () => {
    await ship(BY_CONSUMER, 2);
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    expect(await platformOf(BY_CONSUMER)).toBeUndefined();
    expect(await out()).toEqual([`${NUMBERS[0]}.pdf`]);
  });
});

describe("statuses", () => {
  const [first, second] = NUMBERS;

  it("are recorded in any order, repeated or not, and the latest by date counts", async () => {
    const refused = { number: first, status: 210, at: "2026-11-23T10:00:00Z", reason: "Montant contesté" };
    const deposited = { number: first, status: 200, at: "2026-11-21T12:00:00Z" };
    expect(await deliver("1.json", statuses(refused))).toEqual({ to: "done/1.json", sentence: null });
    expect(await deliver("2.json", statuses(deposited, refused))).toEqual({ to: "done/2.json", sentence: null });
    expect(await platformOf(BY_SCHOOL)).toMatchObject({
      status: "Refused",
      history: [
        { status: "Deposited", code: 200, at: "2026-11-21T12:00:00.000Z", reason: null },
        { status: "Refused", code: 210, at: "2026-11-23T10:00:00.000Z", reason: "Montant contesté" },
      ],
    });
  });

  it("filter the register, its files, and show beside each paper", async () => {
    await deliver("3.json", statuses({ number: second, status: 212, at: "2026-11-24T08:00:00Z" }));
    expect(await list({ platformStatus: ["Refused"] })).toMatchObject({
      ...{ hasPlatform: true, totalCount: 1 },
      items: [{ number: first, platform: { status: "Refused" } }],
    });
    const numbers = async (platformStatus: Schemas["PlatformStatus"][]) =>
      (await list({ platformStatus })).items.map(({ number }) => number);
    expect(await numbers(["Refused", "Collected"])).toEqual([second, first]);
    expect(await numbers(["Waiting", "HandedOver", "Deposited", "Rejected"])).toEqual([]);
    const csv = await (await libraire.open("exportIssuedPapers", { query: { platformStatus: ["Collected"] } })).text();
    expect(csv.split("\r\n")).toHaveLength(3);
  });

  it("of an unknown paper are refused with its number, and the others of the file recorded", async () => {
    const file = statuses(
      { number: "F2026-99999", status: 200, at: "2026-11-25T08:00:00Z" },
      { number: second, status: 213, at: "2026-11-25T08:00:00Z", reason: "SIREN inconnu" },
    );
    const { to, sentence } = await deliver("4.json", file);
    expect(to).toBe("refused/4.json");
    expect(sentence).toContain("Aucune pièce ne porte ces numéros : F2026-99999.");
    expect(await platformOf(KILLED)).toMatchObject({
      status: "Rejected",
      history: [{ code: 212 }, { code: 213, reason: "SIREN inconnu" }],
    });
  });

  it("that cannot be read are refused with a sentence", async () => {
    for (const [name, content, sentence] of [
      ["5.json", "numéro;statut", "Ce relevé de statuts n’est pas du JSON."],
      ["6.json", statuses({ number: first, status: 999, at: "2026-11-25T08:00:00Z" }), "Entrée 1 : « status » manque"],
      ["7.txt", "F2026-00001", "Ce fichier n’est ni un relevé de statuts (.json), ni une facture (.pdf, .xml)."],
    ] as const)
      expect(await deliver(name, content)).toEqual({ to: `refused/${name}`, sentence: expect.stringContaining(sentence) });
  });
});

describe("suppliers’ invoices", () => {
  const cii = (change: (xml: string) => string = (xml) => xml) =>
    change(`<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
  xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocument><ram:ID>FA-1187</ram:ID><ram:TypeCode>380</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20261120</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Sodis &amp; Cie</ram:Name>
      <ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">552081317</ram:ID></ram:SpecifiedLegalOrganization></ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name>La boutique</ram:Name></ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:GrandTotalAmount>412.6000</ram:GrandTotalAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`);
  const received = async (query: NonNullable<Input<"listSupplierInvoices">["query"]> = {}) =>
    (await libraire.call("listSupplierInvoices", { query })).body;

  it("are listed from their XML, and their file is downloaded as it came", async () => {
    expect(await deliver("sodis.xml", cii())).toEqual({ to: "done/sodis.xml", sentence: null });
    const { items } = await received();
    expect(items).toEqual([
      {
        ...{ id: 1, kind: "Invoice", number: "FA-1187", supplierName: "Sodis & Cie", supplierNumber: "552081317", issuedOn: "2026-11-20" },
        ...{ total: "412.60", currency: "EUR", fileName: "sodis.xml", receivedAt: "2026-11-21T09:00:00.000Z" },
      },
    ]);
    const file = await libraire.open("getSupplierInvoiceFile", { query: { id: 1 } });
    expect([file.headers.get("Content-Type"), file.headers.get("Content-Disposition")]).toEqual([
      "application/xml",
      expect.stringContaining("attachment"),
    ]);
    expect(await file.text()).toBe(cii());
    expect(await libraire.call("getSupplierInvoiceFile", { query: { id: 99 } })).toMatchObject({ status: 404 });
  });

  it("come from a Factur-X PDF, too, and a credit note is below zero", async () => {
    const pdf = await readFile(join(folder, "out", `${NUMBERS[0]}.pdf`));
    expect(await deliver("recue.pdf", pdf)).toEqual({ to: "done/recue.pdf", sentence: null });
    const note = cii((xml) => xml.replace(">380<", ">381<").replace("FA-1187", "AV-12"));
    await deliver("avoir.xml", note);
    expect(await received({ search: "f2026" })).toMatchObject({
      totalCount: 1,
      items: [{ number: NUMBERS[0], total: "14.90", fileName: "recue.pdf" }],
    });
    expect(await received({ search: "sodis", sort: "total" })).toMatchObject({
      items: [{ number: "AV-12", kind: "CreditNote", total: "-412.60" }, { number: "FA-1187" }],
    });
    expect((await received({ search: "%" })).items).toEqual([]);
  });

  it("are there once: the same file again changes nothing, another file of the same invoice is refused", async () => {
    expect(await deliver("encore.xml", cii())).toEqual({ to: "done/encore.xml", sentence: null });
    const { to, sentence } = await deliver(
      "autre.xml",
      cii((xml) => `${xml}\n`),
    );
    expect([to, sentence]).toEqual(["refused/autre.xml", expect.stringContaining("a déjà été reçue")]);
    expect((await received()).totalCount).toBe(3);
  });

  it("that are hostile or malformed are refused with a sentence, and the next ones are read", async () => {
    const bomb = cii((xml) =>
      xml.replace("?>", '?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>').replace("Sodis", "&b;"),
    );
    const refused: [string, string | Uint8Array, string][] = [
      ["bombe.xml", bomb, "définit des entités"],
      ["entite.xml", cii((xml) => xml.replace("Sodis", "&b;")), "mal formé"],
      ["coupee.xml", cii((xml) => xml.slice(0, 900)), "mal formé"],
      ["profonde.xml", `<CrossIndustryInvoice>${"<a>".repeat(5_000)}`, "mal formé"],
      ["ubl.xml", "<Invoice/>", "n’est pas une facture CII"],
      ["vide.xml", "", "mal formé"],
      ["sans-total.xml", cii((xml) => xml.replace(/<ram:GrandTotalAmount>.*?<\/ram:GrandTotalAmount>/, "")), "Il manque à cette facture"],
      ["sans-jour.xml", cii((xml) => xml.replace("20261120", "20261131")), "Il manque à cette facture"],
      ["octets.xml", new Uint8Array([0x3c, 0xff, 0xfe]), "n’est pas un texte"],
      ["simple.pdf", "%PDF-1.7\n%%EOF", "n’est pas une facture Factur-X"],
      ["enorme.xml", new Uint8Array(20_000_001), "dépasse 20 Mo"],
    ];
    for (const [name, content, sentence] of refused)
      expect(await deliver(name, content)).toEqual({ to: `refused/${name}`, sentence: expect.stringContaining(sentence) });
    expect((await received()).totalCount).toBe(3);
    await deliver(
      "suivante.xml",
      cii((xml) => xml.replace("FA-1187", "FA-1188")),
    );
    expect((await received()).totalCount).toBe(4);
  });
});

describe("e-reporting", () => {
  const report = (from: string, to: string) => readFile(join(folder, "out", `e-reporting_${from}_${to}.csv`), "utf8");

  it("hands over the consumer sales of each period once it is over, once, and nothing of a period without sales", async () => {
    expect(await planSalesReports(shop.ports, shop.clock.now())).toBe(0);
    shop.clock.advance(24 * 3600);
    libraire = await shop.signIn("libraire");
    await ship(NEXT_DAY, 1);
    // The last half hour of the period, and the first one of the next.
    expect(await planSalesReports(shop.ports, new Date("2026-11-30T22:30:00Z"))).toBe(0);
    expect(await planSalesReports(shop.ports, new Date("2026-11-30T23:30:00Z"))).toBe(0);
    const counts = await Promise.all([1, 2].map(() => planSalesReports(shop.ports, new Date("2026-12-12T09:00:00Z"))));
    expect(counts.toSorted()).toEqual([0, 2]);
    await shop.jobs.drain(shop.ports);
    expect(await report("2026-11-21", "2026-11-30")).toBe(
      [
        "date;category;vatRate;taxableAmount;vatAmount;transactionCount;currency",
        "2026-11-21;TLB1;5.50;23.60;1.30;1;EUR",
        "2026-11-22;TLB1;5.50;14.12;0.78;1;EUR",
        "",
      ].join("\r\n"),
    );
    expect((await out()).filter((name) => name.startsWith("e-reporting"))).toHaveLength(1);
    expect(await planSalesReports(shop.ports, new Date("2026-12-12T10:00:00Z"))).toBe(0);
  });

  it("is no matter of a shop without a platform", async () => {
    expect(await planSalesReports({ ...shop.ports, invoicePlatform: null }, new Date("2027-06-01T10:00:00Z"))).toBe(0);
  });
});
