import type { Schemas } from "@reserve/contract";
import { toCents } from "@reserve/domain";
import { SaxesParser } from "saxes";
import type { Sentence } from "../../../platform/contract/refusals.ts";

/** The data of a supplier's invoice that the list shows. */
export interface SupplierInvoice {
  kind: Schemas["BillKind"];
  number: string;
  supplierName: string;
  /** SIREN or SIRET, or else the VAT number. */
  supplierNumber: string | null;
  /** `2026-11-30` */
  issuedOn: string;
  /** With tax, below zero for a credit note. */
  totalCents: number;
  currency: string;
}

/**
 * Reads an invoice in UN/CEFACT CII, the XML of a Factur-X. Entities other than XML's five, documents with a DTD and deep or malformed ones are
 * rejected with a sentence; nothing external is fetched.
 */
export function readCiiInvoice(xml: string): SupplierInvoice | Sentence {
  const texts = textsOf(xml);
  if (!(texts instanceof Map)) return texts;
  const first = (path: string) => texts.get(path)?.find(({ text }) => text !== "")?.text ?? null;
  const vatNumber = texts.get(`${SELLER}/SpecifiedTaxRegistration/ID`)?.find(({ scheme }) => scheme === "VA")?.text ?? null;
  const number = first("ExchangedDocument/ID");
  const supplierName = first(`${SELLER}/Name`);
  const issuedOn = dayOf(first("ExchangedDocument/IssueDateTime/DateTimeString"));
  const cents = toCents(first(`${SUMS}/GrandTotalAmount`)?.replace(/(\.\d\d)0+$/, "$1") ?? "");
  if (number === null || supplierName === null || issuedOn === null || cents === null || Math.abs(cents) > MOST_CENTS) return INCOMPLETE;
  const kind = CREDIT_NOTES.includes(first("ExchangedDocument/TypeCode") ?? "") ? "CreditNote" : "Invoice";
  return {
    ...{ kind, number: cut(number), supplierName: cut(supplierName), issuedOn },
    supplierNumber: cut(first(`${SELLER}/SpecifiedLegalOrganization/ID`) ?? vatNumber ?? "") || null,
    totalCents: kind === "CreditNote" ? -Math.abs(cents) : cents,
    currency: cut(first(`${SETTLEMENT}/InvoiceCurrencyCode`) ?? "EUR").slice(0, 3),
  };
}

const SELLER = "SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty";
const SETTLEMENT = "SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement";
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;
/** UNTDID 1001: credit notes. */
const CREDIT_NOTES: readonly string[] = ["381", "396", "502", "503"];
const DEEPEST = 50;
const MOST_LETTERS = 200;
const MOST_CENTS = 1e12;

/** A text with the `schemeID` of its element. */
interface SchemeText {
  text: string;
  scheme: string | null;
}

/** Returns the texts below the root by their path of local names. */
function textsOf(xml: string): Map<string, SchemeText[]> | Sentence {
  const texts = new Map<string, SchemeText[]>();
  const path: string[] = [];
  let root: string | null = null;
  let fault: Sentence | null = null;
  let text = "";
  let scheme: string | null = null;
  const stop = (sentence: Sentence): never => {
    fault = sentence;
    throw new Error(sentence.en);
  };
  const parser = new SaxesParser({ xmlns: false });
  parser.on("error", () => stop(MALFORMED));
  parser.on("doctype", () => stop(WITH_DTD));
  parser.on("opentag", ({ name, attributes }) => {
    const local = name.slice(name.indexOf(":") + 1);
    if (root === null && local !== "CrossIndustryInvoice") stop(OTHER_XML);
    if (root === null) root = local;
    else path.push(local);
    if (path.length > DEEPEST) stop(MALFORMED);
    text = "";
    scheme = attributes.schemeID ?? null;
  });
  const add = (some: string) => {
    text += some;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => {
    const key = path.join("/");
    if (READ.has(key)) texts.set(key, [...(texts.get(key) ?? []), { text: text.trim(), scheme }]);
    path.pop();
    text = "";
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    if (fault === null) throw error;
    return fault;
  }
  return root === null ? MALFORMED : texts;
}

/** Other texts, those of lines above all, are not stored. */
const READ: ReadonlySet<string> = new Set([
  ...["ID", "TypeCode", "IssueDateTime/DateTimeString"].map((name) => `ExchangedDocument/${name}`),
  ...["Name", "SpecifiedLegalOrganization/ID", "SpecifiedTaxRegistration/ID"].map((name) => `${SELLER}/${name}`),
  ...[`${SETTLEMENT}/InvoiceCurrencyCode`, `${SUMS}/GrandTotalAmount`],
]);

/** Returns a day of format 102 (`20261130`) as `2026-11-30`; null if there is no such day. */
function dayOf(text: string | null): string | null {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(text ?? "") ?? [];
  const day = `${year}-${month}-${date}`;
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : null;
}

/** Returns a text of one line, at most as long as a name can be. */
function cut(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, MOST_LETTERS);
}

const MALFORMED = { fr: "Ce fichier XML est mal formé.", en: "This XML file is malformed." };
const WITH_DTD = {
  fr: "Ce fichier XML définit des entités (DOCTYPE), ce qu’une facture ne fait pas.",
  en: "This XML file defines entities (DOCTYPE), which no invoice does.",
};
const OTHER_XML = {
  fr: "Ce fichier XML n’est pas une facture CII (CrossIndustryInvoice).",
  en: "This XML file is no CII invoice (CrossIndustryInvoice).",
};
const INCOMPLETE = {
  fr: "Il manque à cette facture son numéro, sa date, son fournisseur ou son total.",
  en: "This invoice lacks its number, its date, its supplier or its total.",
};
