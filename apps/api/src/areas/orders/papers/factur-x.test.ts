import { variant as bookshop } from "@reserve/client-bookshop";
import { variant as cinemaLibrary } from "@reserve/client-cinema-library";
import { variant } from "@reserve/client-generic";
import { variant as publisher } from "@reserve/client-publisher";
import { billOf, businessNumberFaults, creditOf, fromCents, taxRates } from "@reserve/domain";
import { extractXml, Profile } from "@stackforge-eu/factur-x";
import { SaxesParser } from "saxes";
import { beforeAll, describe, expect, it } from "vitest";
import { readFaces } from "../../../platform/node/pdf/faces.ts";
import { draw } from "../../../platform/pdf/draw.ts";
import type { Faces } from "../../../platform/pdf/faces.ts";
import { brokenRules } from "../../../testing/invoice-rules.ts";
import { schemaErrors } from "../../../testing/invoice-schema.ts";
import { contentOf, exemptOf, line, paperLives, paperOf } from "../../../testing/papers.fixtures.ts";
import { accessibilityFaults } from "../../../testing/pdf-ua.ts";
import { facturX } from "./factur-x.ts";
import type { IssuedPaper } from "./issued-papers.store.ts";
import { sheetOfPaper } from "./issued-sheets.ts";
import type { PaperContent } from "./paper-content.ts";

const xmlOf = (paper: IssuedPaper) => facturX(paper) ?? expect.fail("no XML");

const LINES = [
  line(1, { quantity: 3, unitCents: 790 }),
  line(2, { unitCents: 1250, taxRate: taxRates.goods, title: "Carnet <A5> & stylo", authors: [], publisher: null, ean: "NOTE-1" }),
  line(3, { unitCents: 690, taxRate: taxRates.press }),
  line(4, { unitCents: 0, taxRate: 0 }),
];
const invoice = paperOf(contentOf(billOf(LINES, 690)));
const UNTAXED = LINES.map((one) => ({ ...one, taxRate: 0 }));
const withinUnion = paperOf(exemptOf(billOf(UNTAXED, 690), "IntraUnion"));
const credit = paperOf(
  contentOf(creditOf(invoice.content.bill, [], new Map([[1, 2]])), {
    corrects: { number: "F2026-00001", date: "2026-11-21T09:00:00.000Z" },
  }),
  "CreditNote",
);

/** The texts of a document by the path of their elements, without prefixes; attributes behind « @ ». */
function textsOf(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const path: string[] = [];
  const add = (key: string, value: string) => texts.set(key, [...(texts.get(key) ?? []), value]);
  const parser = new SaxesParser();
  parser.on("error", (error) => expect.fail(error.message));
  parser.on("opentag", ({ name, attributes }) => {
    path.push(name.replace(/^.*:/, ""));
    for (const [key, value] of Object.entries(attributes)) if (!key.startsWith("xmlns")) add(`${path.join("/")}@${key}`, value);
  });
  parser.on("text", (text) => {
    if (text.trim() !== "") add(path.join("/"), text);
  });
  parser.on("closetag", () => void path.pop());
  parser.write(xml).close();
  return texts;
}
const TRADE = "CrossIndustryInvoice/SupplyChainTradeTransaction";
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement`;
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;

describe("the data of an invoice to a business", () => {
  it("is as the published schema wants it", async () => {
    const papers = {
      "an invoice to be paid": invoice,
      "one that is paid": paperOf({ ...invoice.content, paidAt: "2026-11-20T09:00:00.000Z", paymentMethod: "CreditCard" }),
      "one that was asked for before anything left": paperOf({ ...invoice.content, deliveredAt: null, paymentMethod: "Check" }),
      "one to a business with a SIREN alone": paperOf({
        ...invoice.content,
        business: { name: "Riou", siret: "123456782", vatNumber: null },
      }),
      "one of a seller without terms": paperOf({
        ...invoice.content,
        seller: { name: "R", address: ["Brest"], siret: "12345678200010", vatNumber: "FR11123456782" },
      }),
      "a credit note": credit,
      "one within the Union": withinUnion,
      "an export": paperOf(exemptOf(billOf(UNTAXED, 690), "Export")),
    };
    const errors = await schemaErrors(Object.values(papers).map(xmlOf));
    expect(Object.fromEntries(Object.keys(papers).map((name, index) => [name, errors[index]]))).toEqual(
      Object.fromEntries(Object.keys(papers).map((name) => [name, []])),
    );
    // Checks that the schema is really applied.
    expect(await schemaErrors([xmlOf(invoice).replace("<ram:TypeCode>380</ram:TypeCode>", "")])).not.toEqual([[]]);
  });

  it("contains seller and buyer, and the official numbers of both", () => {
    const texts = textsOf(xmlOf(invoice));
    const agreement = `${TRADE}/ApplicableHeaderTradeAgreement`;
    const of = (path: string) => texts.get(path)?.join(" | ");
    const URI = "URIUniversalCommunication/URIID";
    const at = (party: string) => `${of(`${agreement}/${party}/${URI}@schemeID`)}:${of(`${agreement}/${party}/${URI}`)}`;
    expect({
      guideline: of("CrossIndustryInvoice/ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID"),
      number: of("CrossIndustryInvoice/ExchangedDocument/ID"),
      type: of("CrossIndustryInvoice/ExchangedDocument/TypeCode"),
      date: of("CrossIndustryInvoice/ExchangedDocument/IssueDateTime/DateTimeString"),
      notes: of("CrossIndustryInvoice/ExchangedDocument/IncludedNote/SubjectCode"),
      seller: of(`${agreement}/SellerTradeParty/SpecifiedLegalOrganization/ID`),
      sellerTax: of(`${agreement}/SellerTradeParty/SpecifiedTaxRegistration/ID`),
      sellerTown: of(`${agreement}/SellerTradeParty/PostalTradeAddress/PostcodeCode`),
      buyer: of(`${agreement}/BuyerTradeParty/Name`),
      siret: of(`${agreement}/BuyerTradeParty/GlobalID`),
      siren: of(`${agreement}/BuyerTradeParty/SpecifiedLegalOrganization/ID`),
      buyerTax: of(`${agreement}/BuyerTradeParty/SpecifiedTaxRegistration/ID`),
      process: of("CrossIndustryInvoice/ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID"),
      service: of(`${agreement}/BuyerReference`),
      theirOrder: of(`${agreement}/BuyerOrderReferencedDocument/IssuerAssignedID`),
      ourOrder: of(`${agreement}/SellerOrderReferencedDocument/IssuerAssignedID`),
      sellerAt: at("SellerTradeParty"),
      buyerAt: at("BuyerTradeParty"),
      means: of(`${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans/TypeCode`),
      account: of(`${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID`),
      due: of(`${SETTLEMENT}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`),
    }).toEqual({
      ...{ guideline: "urn:cen.eu:en16931:2017", number: "F2026-00001", type: "380", date: "20261121", notes: "PMD | PMT | AAB" },
      ...{ seller: "123456782", sellerTax: "FR11123456782", sellerTown: "29200" },
      ...{ buyer: "Médiathèque « Les Capucins » & Cie", siret: "21290019500018", siren: "212900195", buyerTax: "FR23212900195" },
      ...{ process: "B1", service: "LECTURE", theirOrder: "EJ-2026-00417", ourOrder: "W-2026-701" },
      ...{ sellerAt: "0009:12345678200010", buyerAt: "0009:21290019500018" },
      ...{ means: "30", account: "FR7630006000011234567890189", due: "20261221" },
    });
    const back = textsOf(xmlOf(credit));
    expect([
      back.get("CrossIndustryInvoice/ExchangedDocument/TypeCode"),
      back.get(`${SETTLEMENT}/InvoiceReferencedDocument/IssuerAssignedID`),
      back.get(`${SUMS}/DuePayableAmount`),
    ]).toEqual([["381"], ["F2026-00001"], ["15.80"]]);
  });

  it("states that goods were paid before, and identifies a company by its SIREN, which its VAT number contains as well", () => {
    const of = (over: Partial<PaperContent>) => textsOf(xmlOf(paperOf({ ...invoice.content, ...over })));
    const process = "CrossIndustryInvoice/ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID";
    expect(of({ paidAt: "2026-11-20T09:00:00.000Z" }).get(process)).toEqual(["B2"]);
    const uri = `${TRADE}/ApplicableHeaderTradeAgreement/BuyerTradeParty/URIUniversalCommunication/URIID`;
    const reached = (siret: string | null, vatNumber: string | null) => {
      const texts = of({ business: { name: "Riou", siret, vatNumber } });
      return [texts.get(`${uri}@schemeID`), texts.get(uri)].flat();
    };
    expect(reached("212900195", null)).toEqual(["0002", "212900195"]);
    expect(reached(null, "FR23212900195")).toEqual(["0002", "212900195"]);
    expect(reached(null, "BE0123456749")).toEqual([undefined, undefined]);
  });

  it("can name every client as the seller", () => {
    for (const { name, seller } of [bookshop, cinemaLibrary, variant, publisher]) {
      expect(businessNumberFaults({ ...seller, serviceCode: null }), name).toEqual([]);
      const texts = textsOf(xmlOf(paperOf({ ...invoice.content, seller: { ...seller, name } })));
      const place = `${TRADE}/ApplicableHeaderTradeAgreement/SellerTradeParty/PostalTradeAddress`;
      expect(`${texts.get(`${place}/PostcodeCode`)} ${texts.get(`${place}/CityName`)}`, name).toBe(seller.address.at(-1));
    }
  });

  it("is there for businesses alone", () => {
    const { business: _, ...anybody } = invoice.content;
    expect(facturX(paperOf(anybody))).toBeNull();
    expect(sheetOfPaper(paperOf(anybody)).eInvoice).toBeUndefined();
  });

  it("breaks no rule of EN 16931, for any buyer and seller", () => {
    const { seller, business } = invoice.content;
    const bare = { name: "R", address: ["Brest"], siret: "12345678200010", vatNumber: "FR11123456782" };
    const papers = [
      invoice,
      credit,
      withinUnion,
      ...(["Export", "Overseas"] as const).map((regime) => paperOf(exemptOf(billOf(UNTAXED, 690), regime))),
      paperOf({ ...invoice.content, paidAt: "2026-11-20T09:00:00.000Z", paymentMethod: "CreditCard" }),
      paperOf({ ...invoice.content, seller: bare }),
      paperOf({ ...invoice.content, seller: { ...seller, name: "R", siret: null } }),
      ...[
        { siret: "212900195", vatNumber: null },
        { siret: null, vatNumber: "FR23212900195" },
        { siret: null, vatNumber: "BE0123456749" },
      ].map((numbers) => paperOf({ ...invoice.content, business: { name: "Riou", ...business, ...numbers } })),
    ];
    expect(papers.map((paper) => brokenRules(xmlOf(paper)))).toEqual(papers.map(() => []));
  });

  it.each([
    ["BR-01", "urn:cen.eu:en16931:2017", ""],
    ["BR-02", ">F2026-00001<", "><"],
    ["BR-CL-01", ">380<", ">999<"],
    ["BR-06", /(<ram:SellerTradeParty>.*?<ram:Name>)[^<]+/, "$1"],
    ["BR-07", /(<ram:BuyerTradeParty>.*?<ram:Name>)[^<]+/, "$1"],
    ["BR-09", /(<ram:SellerTradeParty>.*?<ram:CountryID>)FR/, "$1"],
    ["BR-11", /(<ram:BuyerTradeParty>.*?<ram:CountryID>)FR/, "$1"],
    ["BR-16", /<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/, ""],
    ["BR-23", ' unitCode="C62"', ""],
    ["BR-25", "<ram:Name>L’Étranger</ram:Name>", ""],
    ["BR-27", "<ram:ChargeAmount>", "<ram:ChargeAmount>-"],
    ["BR-38", "<ram:ReasonCode>FC</ram:ReasonCode><ram:Reason>Frais de port</ram:Reason>", ""],
    ["BR-57", /(<ram:ShipToTradeParty>.*?<ram:CountryID>)FR/, "$1"],
    ["BR-61", /<ram:PayeePartyCreditorFinancialAccount>.*?<\/ram:PayeePartyCreditorFinancialAccount>/, ""],
    ["BR-62", /(<ram:URIID) schemeID="0009"(>1234)/, "$1$2"],
    ["BR-63", /(<ram:URIID) schemeID="0009"(>2129)/, "$1$2"],
    ["BR-64", ' schemeID="0160"', ""],
    ["BR-CL-25", /<ram:URIID schemeID="0009">/, '<ram:URIID schemeID="9999">'],
    ["BR-CO-09", ">FR11123456782<", ">11123456782<"],
    ["BR-CO-10", /(<ram:LineTotalAmount>)(\d+\.\d\d<\/ram:LineTotalAmount><ram:ChargeTotal)/, "$19$2"],
    ["BR-CO-12", "<ram:ChargeTotalAmount>", "<ram:ChargeTotalAmount>9"],
    ["BR-CO-13", "<ram:TaxBasisTotalAmount>", "<ram:TaxBasisTotalAmount>9"],
    ["BR-CO-14", '<ram:TaxTotalAmount currencyID="EUR">', '<ram:TaxTotalAmount currencyID="EUR">9'],
    ["BR-CO-15", "<ram:GrandTotalAmount>", "<ram:GrandTotalAmount>9"],
    ["BR-CO-16", "<ram:DuePayableAmount>", "<ram:DuePayableAmount>9"],
    ["BR-CO-17", "<ram:CalculatedAmount>", "<ram:CalculatedAmount>9"],
    ["BR-CO-18", /(<ram:ApplicableTradeTax><ram:CalculatedAmount>).*?<\/ram:ApplicableTradeTax>/, ""],
    ["BR-CO-25", /<ram:SpecifiedTradePaymentTerms>.*?<\/ram:SpecifiedTradePaymentTerms>/, ""],
    ["BR-DEC", /(<ram:BasisAmount>\d+\.\d\d)/, "$1001"],
    ["BR-S-02", /<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>/, ""],
    ["BR-S-05", ">5.5<", ">0<"],
    ["BR-S-08", /(<ram:BasisAmount>)(\d+\.\d\d<\/ram:BasisAmount><ram:CategoryCode>S)/, "$19$2"],
    [
      "BR-S-10",
      "</ram:BasisAmount><ram:CategoryCode>S",
      "</ram:BasisAmount><ram:ExemptionReason>x</ram:ExemptionReason><ram:CategoryCode>S",
    ],
    ["BR-Z-08", /(<ram:BasisAmount>)(0\.00<\/ram:BasisAmount><ram:CategoryCode>Z)/, "$19$2"],
  ] satisfies [string, string | RegExp, string][])("would be found to break %s", (rule, brokenText, instead) => {
    const xml = xmlOf(invoice);
    expect(xml.replace(brokenText, instead), "something to break").not.toBe(xml);
    expect(brokenRules(xml.replace(brokenText, instead))).toContain(rule);
  });

  it("says why a sale within the Union has no VAT, when it was delivered, and to whom", () => {
    const texts = textsOf(xmlOf(withinUnion));
    const tax = `${SETTLEMENT}/ApplicableTradeTax`;
    const of = (path: string) => texts.get(path)?.join(" | ");
    expect([of(`${tax}/CategoryCode`), of(`${tax}/ExemptionReasonCode`), of(`${tax}/RateApplicablePercent`)]).toEqual([
      ...["K", "VATEX-EU-IC", "0"],
    ]);
    const note = "Exonération de TVA, article 262 ter, I du CGI – autoliquidation";
    expect(of(`${tax}/ExemptionReason`)).toBe(note);
    expect(sheetOfPaper(withinUnion).notes[0]).toBe(`${note}.`);
    expect(of(`${TRADE}/ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress/CountryID`)).toBe("BE");
  });

  it.each([
    ["BR-IC-02", />BE0403170701</, "><"],
    ["BR-IC-05", /(CategoryCode>K<\/ram:CategoryCode><ram:RateApplicablePercent>)0/, "$15"],
    ["BR-IC-09", "<ram:CalculatedAmount>0.00", "<ram:CalculatedAmount>0.01"],
    ["BR-IC-10", /<ram:ExemptionReason>.*?<\/ram:ExemptionReason>(.*?)<ram:ExemptionReasonCode>.*?<\/ram:ExemptionReasonCode>/, "$1"],
    ["BR-IC-11", /<ram:ActualDeliverySupplyChainEvent>.*?<\/ram:ActualDeliverySupplyChainEvent>/, ""],
    ["BR-IC-12", /(<ram:ShipToTradeParty>.*?<ram:CountryID>)BE/, "$1"],
    ["BR-CL-22", "VATEX-EU-IC", "VATEX-EU-XX"],
  ] satisfies [string, string | RegExp, string][])("would be found to break %s", (rule, brokenText, instead) => {
    const xml = xmlOf(withinUnion);
    expect(xml.replace(brokenText, instead), "something to break").not.toBe(xml);
    expect(brokenRules(xml.replace(brokenText, instead))).toContain(rule);
  });

  it("adds up as EN 16931 wants it, whatever was ordered and came back", { timeout: 90_000 }, () => {
    for (const { life, paper } of paperLives(1_000)) {
      const xml = xmlOf(paper);
      const context = `life ${life}, ${paper.kind}`;
      expect(brokenRules(xml), context).toEqual([]);
      expect(xml, context).toContain(`<ram:GrandTotalAmount>${fromCents(paper.content.bill.totalCents)}</ram:GrandTotalAmount>`);
    }
  });
});

describe("its file", () => {
  let faces: Faces;
  let bytes: Uint8Array<ArrayBuffer>;
  let text: string;
  beforeAll(async () => {
    faces = await readFaces();
    bytes = await draw(faces, { sheet: sheetOfPaper(invoice) });
    text = Buffer.from(bytes).toString("latin1");
  });

  it("contains the data where other programs look for it", async () => {
    expect(await extractXml(bytes)).toEqual({ xml: xmlOf(invoice), filename: "factur-x.xml", profile: Profile.EN16931 });
  });

  it("keeps the checked rules of PDF/UA-1, which are those of PDF/A-3a besides its others", async () => {
    for (const paper of [invoice, credit]) expect(await accessibilityFaults(await draw(faces, { sheet: sheetOfPaper(paper) }))).toEqual([]);
  });

  it("declares PDF/A-3, Factur-X and its colour profile", () => {
    expect(text).toMatch(/^%PDF-1\.7\n%[\x80-\xff]{4}/);
    for (const [what, brokenText] of [
      ["part", /<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>A<\/pdfaid:conformance>/],
      [
        "profile",
        /<fx:DocumentType>INVOICE<\/fx:DocumentType>\s*<fx:DocumentFileName>factur-x\.xml<\/fx:DocumentFileName>\s*<fx:Version>1\.0<\/fx:Version>\s*<fx:ConformanceLevel>EN 16931</,
      ],
      ["extension", /<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</],
      ["title", /<rdf:li xml:lang="x-default">Facture F2026-00001<\/rdf:li>/],
      ["colours", /\/S \/GTS_PDFA1\n[^>]*\/DestOutputProfile \d+ 0 R/],
      ["relationship", /\/Type \/Filespec\n\/AFRelationship \/Alternative\n/],
      ["catalogue", /\/AF \[\d+ 0 R\]/],
      ["media type", /\/Subtype \/text#2Fxml/],
      ["identity", /\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/],
    ] satisfies [string, RegExp][])
      expect(text, what).toMatch(brokenText);
    expect(text).not.toMatch(/\/Encrypt|\/JavaScript|\/SMask|\/CA /);
  });

  it("carries every face that it is set in", () => {
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect(count(/\/Type \/FontDescriptor/g)).toBeGreaterThan(0);
    expect(count(/\/FontFile2 \d+ 0 R/g)).toBe(count(/\/Type \/FontDescriptor/g));
    expect(count(/\/ToUnicode \d+ 0 R/g)).toBe(count(/\/Subtype \/Type0/g));
    expect(count(/\/Subtype \/Type1\n/g)).toBe(0);
  });

  it("is a plain PDF for anybody else", async () => {
    const { eInvoice: _, ...plain } = sheetOfPaper(invoice);
    expect(Buffer.from(await draw(faces, { sheet: plain })).toString("latin1")).not.toMatch(/pdfaid|EmbeddedFile/);
  });
});
