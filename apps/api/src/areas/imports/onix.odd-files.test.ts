import { expect, it } from "vitest";
import { eanOf, inShortTags, type MadeRecord, messageOf, priceOf, recordOf, supplyOf } from "./onix.fixtures.ts";
import { type OnixHeader, readOnix } from "./onix.reader.ts";
import { type ReadRecord, type RefusedRecord, readRecord } from "./onix.record.ts";

interface Read {
  header: OnixHeader | null;
  records: (ReadRecord | RefusedRecord)[];
  stop: string | null;
}

/** Reads a file in pieces of any size, as a disk gives them. */
async function read(file: string | Uint8Array, pieceSize = 1_000): Promise<Read> {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceSize) yield await Promise.resolve(bytes.subarray(at, at + pieceSize));
  }
  const found: Read = { header: null, records: [], stop: null };
  for await (const { pieces: some } of readOnix(pieces())) {
    for (const piece of some) {
      if (piece.is === "header") found.header = piece.header;
      else if (piece.is === "stop") found.stop = `${piece.number === null ? "" : `nº ${piece.number}, `}${piece.fault.fr}`;
      else found.records.push(readRecord(piece.record, found.header ?? expect.fail("a record before the header"), "2026-11-21"));
    }
  }
  return found;
}

/** Returns the parsed record, or its French rejections. */
async function one(made: MadeRecord | string): Promise<ReadRecord["values"] | string[]> {
  const { records, stop } = await read(messageOf([typeof made === "string" ? made : recordOf(made)]));
  expect(stop).toBeNull();
  const [record = expect.fail("no record")] = records;
  return "reasons" in record ? record.reasons.map(({ fr }) => fr) : record.values;
}

it("reads long and short tags alike, whatever the pieces they come in", async () => {
  const file = messageOf([
    recordOf({ title: "L’Été &amp; l’hiver", summary: "<![CDATA[<p>Un <b>mur</b>.</p><p>Deux.</p>]]>" }),
    recordOf({ ean: eanOf(2) }),
  ]);
  const long = await read(file);
  expect(long.records).toHaveLength(2);
  expect(long.records[0]).toMatchObject({ values: { title: "L’Été & l’hiver", summary: "Un mur.\n\nDeux." } });
  for (const size of [1, 7, 64, 100_000]) expect(await read(file, size)).toEqual(long);
  const short = await read(inShortTags(file));
  expect(short.header).toMatchObject({ usesShortTags: true, sender: "Essai" });
  expect(short.records).toEqual(long.records);
  expect((await read(messageOf([recordOf()], { release: "3.1" }))).records).toHaveLength(1);
});

it.each([
  ["UTF-8 with a mark", "UTF-8", (text: string) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)])],
  ["UTF-16, little end first", "UTF-16", (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")])],
  ["UTF-16, big end first", "UTF-16", (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]).swap16()],
  ["UTF-16 without a mark", "UTF-16LE", (text: string) => Buffer.from(text, "utf16le")],
  ["ISO-8859-1", "ISO-8859-1", (text: string) => Buffer.from(text, "latin1")],
  ["Windows-1252", "windows-1252", (text: string) => Buffer.from(text.replace("’", "\x92"), "latin1")],
])("reads %s", async (_, encoding, write) => {
  const title = encoding === "ISO-8859-1" ? "Été à Brest" : "L’été à Brest";
  const { records } = await read(write(messageOf([recordOf({ title })], { encoding })), 333);
  expect(records[0]).toMatchObject({ values: { title } });
});

it.each<[string, string | Uint8Array, string]>([
  ["an empty file", "", "Ce fichier est vide."],
  ["blanks", " \n ", "Ce fichier n’est pas du XML."],
  ["what is no XML", "Bonjour, voici le fichier.", "Ce fichier n’est pas du XML."],
  ["a picture", new Uint8Array(5_000).map((__, index) => (index * 7919) % 251), "Ce fichier n’est pas du XML."],
  ["a JSON file", '{"products": []}', "Ce fichier n’est pas du XML."],
  ["another XML", "<html><body/></html>", "Ce fichier n’est pas un message ONIX : il commence par « html »."],
  ["ONIX 2.1", '<ONIXMessage release="2.1"><Product/></ONIXMessage>', "Ce fichier est en ONIX 2.1 ; seuls ONIX 3.0 et 3.1 se lisent."],
  [
    "an unknown encoding",
    messageOf([recordOf()], { encoding: "EBCDIC-FR" }),
    "Le fichier s’annonce en « EBCDIC-FR » : seuls UTF-8, UTF-16, ISO-8859-1, ISO-8859-15 et Windows-1252 se lisent.",
  ],
  [
    "a false UTF-16",
    messageOf([recordOf()], { encoding: "UTF-16" }),
    "Le fichier s’annonce en UTF-16 et n’en est pas : son encodage est faux.",
  ],
  [
    "an entity that would fetch a file (XXE)",
    messageOf([recordOf({ title: "&secret;" })], { before: '<!DOCTYPE ONIXMessage [<!ENTITY secret SYSTEM "file:///etc/passwd">]>' }),
    "Ce fichier déclare ses propres entités (DOCTYPE) : par sécurité, il n’est pas lu.",
  ],
  [
    "entities that grow (billion laughs)",
    messageOf([recordOf({ title: "&c;" })], { before: '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>' }),
    "Ce fichier déclare ses propres entités (DOCTYPE) : par sécurité, il n’est pas lu.",
  ],
  [
    "deep nesting",
    `<ONIXMessage release="3.0">${"<a>".repeat(100_000)}`,
    "Des balises sont imbriquées plus profondément que dans aucun message ONIX.",
  ],
  [
    "deep nesting in a record",
    `<ONIXMessage release="3.0"><Product>${"<Text>".repeat(100_000)}`,
    "nº 1, Des balises sont imbriquées plus profondément que dans aucun message ONIX.",
  ],
  [
    "an attribute without an end",
    `<ONIXMessage release="3.0"><Product a="${"x".repeat(6_000_000)}`,
    "Cette notice est trop longue : plus de deux millions de signes.",
  ],
  [
    "a comment without an end",
    `<ONIXMessage release="3.0"><!-- ${"x".repeat(6_000_000)}`,
    "Cette notice est trop longue : plus de deux millions de signes.",
  ],
  [
    "a file cut between records",
    messageOf([recordOf()]).replace("</ONIXMessage>", ""),
    "Le fichier s’arrête au milieu : il a sans doute été coupé pendant l’envoi.",
  ],
])("rejects %s, with the reason", async (_, file, fault) => {
  expect((await read(file, 65_536)).stop).toBe(fault);
});

it("keeps what precedes the place where a file is cut, and names the record", async () => {
  const whole = messageOf([recordOf(), recordOf({ ean: eanOf(2) }), recordOf({ ean: eanOf(3) })]);
  const { records, stop } = await read(whole.slice(0, whole.lastIndexOf("<CollateralDetail")));
  expect(records.map(({ ean }) => ean)).toEqual([eanOf(1), eanOf(2)]);
  expect(stop).toBe("nº 3, Le fichier s’arrête au milieu : il a sans doute été coupé pendant l’envoi.");
  // Truncation at any position throws nothing.
  for (let end = 0; end < whole.length; end += 37) await read(whole.slice(0, end));
});

it.each<[string, MadeRecord | string, string[]]>([
  ["a wrong check digit", { ean: "9782251450019" }, ["La clé de l’EAN devrait être 8."]],
  ["no EAN", { identifiers: "" }, ["La notice ne porte ni EAN ni ISBN."]],
  ["letters for an EAN", { ean: "97822514500AB" }, ["« 97822514500AB » n’est pas un EAN."]],
  ["a notification that nobody knows", { notification: "42" }, ["Type de notification inconnu : « 42 »."]],
  ["no notification", { notification: "" }, ["Le type de notification manque."]],
  ["no reference", { reference: " " }, ["RecordReference manque."]],
  ["no title", { title: "  " }, ["TitleElement est vide."]],
  ["nothing described", { blocks: "" }, ["DescriptiveDetail manque : la notice ne dit pas son titre."]],
  ["a price that is no number", { price: "12;90" }, ["Prix : « 12;90 » n’est pas un nombre."]],
  ["a day that no calendar has", { date: "20261345" }, ["Date de parution : « 20261345 » n’existe pas."]],
  ["the 30th of February", { date: "20260230" }, ["Date de parution : « 20260230 » n’existe pas."]],
  [
    "a false embargo",
    { published: '<PublishingDate><PublishingDateRole>02</PublishingDateRole><Date dateformat="00">demain</Date></PublishingDate>' },
    ["Date d’embargo : « demain » n’existe pas."],
  ],
  ["an availability that the list lacks", { availability: "77" }, ["Code de disponibilité inconnu : « 77 »."]],
  ["an entity of HTML", { title: "L&rsquo;&eacute;t&eacute;" }, ["Une entité que XML ne connaît pas, comme « &eacute; », s’y trouve."]],
  ["a forbidden character", { title: "A\u0001B" }, ["Un caractère interdit en XML s’y trouve."]],
  ["a text without measure", { summary: "x".repeat(2_500_000) }, ["Cette notice est trop longue : plus de deux millions de signes."]],
  [
    "elements without number",
    { described: "<Language/>".repeat(25_000) },
    ["Cette notice est trop longue : plus de deux millions de signes."],
  ],
  [
    "several faults at once",
    { ean: "9782251450019", price: "x", date: "99999999" },
    ["La clé de l’EAN devrait être 8.", "Date de parution : « 99999999 » n’existe pas.", "Prix : « x » n’est pas un nombre."],
  ],
])("refuses a record with %s by its name, and reads the next one", async (_, made, reasons) => {
  const { records, stop } = await read(
    messageOf([typeof made === "string" ? made : recordOf({ reference: "la.premiere", ...made }), recordOf({ ean: eanOf(2) })]),
    65_536,
  );
  expect(stop).toBeNull();
  expect(records).toHaveLength(2);
  expect(records[0]).toMatchObject({ number: 1, line: 4, reasons: reasons.map((fr) => ({ fr })) });
  expect(records[1]).toMatchObject({ number: 2, ean: eanOf(2), means: "whole" });
});

it("names a record whose letters are of another encoding than the file declares", async () => {
  const file = Buffer.from(messageOf([recordOf({ title: "Été" }), recordOf({ ean: eanOf(2) })]), "latin1");
  const { records } = await read(file);
  expect(records[0]).toMatchObject({
    reasons: [{ fr: "Des caractères ne se lisent pas en UTF-8 : l’encodage annoncé par le fichier est faux." }],
  });
  expect(records[1]).toMatchObject({ ean: eanOf(2), means: "whole" });
});

it("names the record whose tags do not fit, and reads no further", async () => {
  const { records, stop } = await read(
    messageOf([recordOf(), recordOf({ ean: eanOf(2) }).replace("</TitleText>", "</Title>"), recordOf({ ean: eanOf(3) })]),
  );
  expect(records.map(({ ean }) => ean)).toEqual([eanOf(1), eanOf(2)]);
  expect(records[1]).toMatchObject({ number: 2, reasons: [{ fr: "Le XML est mal formé : une balise n’est pas fermée." }] });
  expect(stop).toContain("Le XML est mal formé");
});

it("takes an EAN from ISBN-13, GTIN or an old ISBN, in that order", async () => {
  const id = (type: string, value: string) =>
    `<ProductIdentifier><ProductIDType>${type}</ProductIDType><IDValue>${value}</IDValue></ProductIdentifier>`;
  const eanIn = async (identifiers: string) => (await read(messageOf([recordOf({ identifiers, reference: "r" })]))).records[0]?.ean;
  expect(await eanIn(id("01", "X") + id("03", "9782253023906") + id("15", eanOf(1)))).toBe(eanOf(1));
  expect(await eanIn(id("02", "2-253-02390-1") + id("03", "9782070360024"))).toBe("9782070360024");
  expect(await eanIn(id("02", "2070360024"))).toBe("9782070360024");
});

it("sells at the fixed price in euros, and at none that is not announced", async () => {
  expect(await one({ prices: priceOf("15.00", "04", "CHF") + priceOf("12.00", "02") + priceOf("10.90", "04") })).toMatchObject({
    priceCents: 1090,
  });
  expect(await one({ prices: priceOf("10.00", "03") })).toMatchObject({ priceCents: 1055 });
  expect(await one({ prices: priceOf("10.00", "01") })).toMatchObject({ priceCents: 1055, taxRate: 0.055 });
  expect(await one({ prices: priceOf("15.00", "04", "USD") })).toMatchObject({ priceCents: null });
  expect(await one({ prices: "<UnpricedItemType>02</UnpricedItemType>" })).toMatchObject({ priceCents: null, taxRate: 0.055 });
  expect(await one({ prices: "<Price><UnpricedItemType>01</UnpricedItemType></Price>" })).toMatchObject({ priceCents: null });
});

it("sells after the embargo where there is one", async () => {
  const embargo = '<PublishingDate><PublishingDateRole>02</PublishingDateRole><Date dateformat="00">20261203</Date></PublishingDate>';
  expect(await one({ date: "20261201", published: embargo })).toMatchObject({ releaseDate: "2026-12-03" });
  expect(await one({ date: "202612" })).toMatchObject({ releaseDate: "2026-12-01" });
  expect(await one({ date: "" })).toMatchObject({ releaseDate: null });
});

it("takes nothing but text from a summary", async () => {
  expect(
    await one({ summary: "&lt;script&gt;alert(1)&lt;/script&gt;&lt;p onclick=x&gt;Un &amp;eacute;t&amp;eacute;&lt;br/&gt;à Brest" }),
  ).toMatchObject({
    summary: "Un été\nà Brest",
  });
  expect(await one({ summary: '<p xmlns="http://www.w3.org/1999/xhtml">Un.</p><ul><li>Deux</li></ul>' })).toMatchObject({
    summary: "Un.\n\nDeux",
  });
});

it("reads a block update as those blocks alone, and a withdrawal as nothing", async () => {
  expect(await one({ notification: "04", blocks: supplyOf("32", "") })).toEqual({
    suppliers: ["Sodis"],
    availability: "32",
    priceCents: null,
  });
  expect(await one({ notification: "05" })).toEqual({});
});
