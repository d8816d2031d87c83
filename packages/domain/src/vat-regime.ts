import { countryCodes } from "./country.ts";
import type { ProductKind } from "./enumerations.ts";
import { taxRates } from "./money.ts";

/** Result of checking a VAT number with its member state: valid on that day, invalid, or not checked (offline). */
export const vatNumberStates = ["Valid", "Invalid", "Unchecked"] as const;
/** One of `vatNumberStates`. */
export type VatNumberState = (typeof vatNumberStates)[number];

/** VAT rates of a place from a day on, 0 to 1; `standard` is for everything that has no rate of its own. */
export interface VatRates {
  /** First day, `2024-01-01`. */
  from: string;
  book: number;
  ebook: number;
  press: number;
  standard: number;
}

/** The shop's settings: whether it declares through the one-stop shop (OSS), and dated rates by country; `FR-20R` is Corsica. */
export interface VatSettings {
  isInOss: boolean;
  rates: Readonly<Record<string, readonly VatRates[]>>;
}

/** A sold line, with everything that its VAT depends on. */
export interface VatSale {
  kind: ProductKind;
  /** Rate of the title in metropolitan France, 0 to 1. */
  taxRate: number;
  /** A file instead of a copy: a service, taxed where its reader lives (CGI, 259 D). */
  isDownload: boolean;
  /** Collected in the shop. */
  isCounter: boolean;
  /** ISO 3166-1 code and postal code of where it is sent; of the reader's address for a download. */
  country: string;
  postalCode: string;
  /** VAT number in the EU without blanks, of a buyer that is a business, as checked on the day of the sale; null for a consumer. */
  buyer: { vatNumber: string; state: VatNumberState } | null;
  /** Day of the sale, `2026-11-29`. */
  day: string;
}

/** Reasons why a rule could not be applied; the line is then taxed as in France, and never at zero. */
export const vatFlags = [
  /** The country is in no list. */
  "UnknownCountry",
  /** Corsica has rates of its own (CGI, 297), but the client has none for that day. */
  "NoCorsicanRates",
  /** The shop is in OSS, but has no rates of the country for that day. */
  "NoCountryRates",
  /** A download to Guadeloupe, Martinique, Réunion, Guyane or Mayotte, whose rates differ. */
  "NoOverseasRates",
  /** The VAT number was not checked: taxed as a consumer until it is. */
  "VatNumberUnchecked",
  /** The VAT number was not valid on that day: taxed as a consumer. */
  "VatNumberInvalid",
] as const;
/** One of `vatFlags`. */
export type VatFlag = (typeof vatFlags)[number];

/** Regimes without VAT: category (BT-151), exemption reason code (BT-121, list VATEX) and the text printed on the paper (BT-120). */
const EXEMPT = {
  IntraUnion: ["K", "VATEX-EU-IC", "Exonération de TVA, article 262 ter, I du CGI – autoliquidation"],
  Export: ["G", "VATEX-EU-G", "Exonération de TVA, article 262, I du CGI"],
  // No code of the list stands for article 294, whose 2 makes a parcel to these departments an export.
  Overseas: ["G", "VATEX-EU-G", "Exonération de TVA, article 294 du CGI"],
  ReverseCharge: ["AE", "VATEX-EU-AE", "Autoliquidation – TVA non applicable en France, article 259, 1° du CGI"],
  // An invoice with category O has no line of another one (BR-O-11 to 14): such a line needs a paper of its own.
  OutOfScope: ["O", "VATEX-EU-O", "TVA non applicable, article 259 D du CGI"],
} as const;

/** Printed where the VAT is that of another member state. */
const OSS_NOTE = "TVA du pays de livraison (guichet unique OSS)";

/** Category, reason code and printed text of a sale's VAT, by EN 16931. */
export interface VatTerms {
  category: VatRegime["category"];
  note: string | null;
  reasonCode: VatRegime["reasonCode"];
}

/**
 * Returns category, reason code and printed text of a line by the regime of its sale. A line with a rate is category S under every regime, also one
 * that was sold with VAT beside exempt ones.
 */
export function vatTermsOf(regime: VatRegime["regime"], taxRate: number): VatTerms {
  if (regime in EXEMPT && taxRate === 0) {
    const [category, reasonCode, note] = EXEMPT[regime as keyof typeof EXEMPT];
    return { category, reasonCode, note };
  }
  return { category: taxRate > 0 ? "S" : "Z", reasonCode: null, note: regime === "Oss" ? OSS_NOTE : null };
}

/** A line with VAT. Z: a rate of zero, as that of Irish books, which EN 16931 keeps apart from S (BR-S-05). */
export interface TaxedVat {
  regime: "France" | "Corsica" | "Oss";
  category: "S" | "Z";
  /** Country that gets the VAT. */
  country: string;
  taxRate: number;
  note: string | null;
  reasonCode: null;
  flags: readonly VatFlag[];
}

/** A line without VAT, and why. */
export interface ExemptVat {
  regime: keyof typeof EXEMPT;
  category: (typeof EXEMPT)[keyof typeof EXEMPT][0];
  country: null;
  taxRate: 0;
  note: string;
  reasonCode: (typeof EXEMPT)[keyof typeof EXEMPT][1];
  flags: readonly [];
}

/** VAT of a line: rate, EN 16931 category, French text for the paper, and flags where a rule could not be applied. */
export type VatRegime = TaxedVat | ExemptVat;

/**
 * Returns the VAT of a line by title, place of delivery and buyer, for a shop in metropolitan France. Where something is unknown (the country, its
 * rates, whether a VAT number is valid), the line is taxed and flagged, never exempt. Sources: CGI 258 A, 259 to 259 D, 262, 262 ter,
 * 294, 297; directive 2006/112/EC, articles 6 and 33.
 */
export function vatRegimeOf(sale: VatSale, settings: VatSettings): VatRegime {
  // Delivered on the spot, whoever buys: the place of the sale is the shop (CGI 258, I).
  if (sale.isCounter) return inFrance(sale);
  const zone = zoneOf(sale.country, sale.postalCode);
  if (zone === null) return inFrance(sale, "UnknownCountry");
  return sale.isDownload ? vatOfDownload(sale, zone, settings) : vatOfGoods(sale, zone, settings);
}

/** Whether goods sent there leave the VAT area of the Union, so that they need a customs declaration; false for a country in no list. */
export function leavesVatArea(country: string, postalCode: string): boolean {
  const zone = zoneOf(country, postalCode);
  return zone !== null && (zone.of === "Overseas" || zone.of === "Outside");
}

function vatOfGoods(sale: VatSale, zone: Zone, settings: VatSettings): VatRegime {
  switch (zone.of) {
    case "France":
      return inFrance(sale);
    case "Corsica":
      return atRates(sale, "Corsica", CORSICA, settings) ?? inFrance(sale, "NoCorsicanRates");
    case "Overseas":
      return exempt("Overseas");
    case "Outside":
      return exempt("Export");
    case "Union":
    case "NorthernIreland": {
      const number = numberOf(sale.buyer);
      if (number === "Foreign") return exempt("IntraUnion");
      // A business of France is no consumer: distance selling does not apply, the goods are taxed where they leave (CGI 258, I).
      if (number === "French") return inFrance(sale);
      return toConsumer(sale, zone.code, settings, number);
    }
  }
}

function vatOfDownload(sale: VatSale, zone: Zone, settings: VatSettings): VatRegime {
  const number = numberOf(sale.buyer);
  // Between businesses the place is the buyer's (CGI 259, 1°), whatever the address; Northern Ireland is in the Union for goods only.
  if (number === "Foreign" && !sale.buyer?.vatNumber.startsWith("XI")) return exempt("ReverseCharge");
  if (number === "French") return inFrance(sale);
  switch (zone.of) {
    case "France":
    case "Corsica":
      return inFrance(sale);
    case "Overseas":
      return atRates(sale, "France", zone.code, settings) ?? inFrance(sale, "NoOverseasRates");
    case "NorthernIreland":
    case "Outside":
      return exempt("OutOfScope");
    case "Union":
      return toConsumer(sale, zone.code, settings, number === "Foreign" ? null : number);
  }
}

/** Returns the VAT of a consumer in another member state: of that state if the shop is in OSS, else of France (CGI 258 A, 259 D). */
function toConsumer(sale: VatSale, country: string, settings: VatSettings, number: VatFlag | null): TaxedVat {
  const flags = number === null ? [] : [number];
  if (!settings.isInOss) return inFrance(sale, ...flags);
  const vat = atRates(sale, "Oss", country, settings);
  return vat ? { ...vat, flags } : inFrance(sale, ...flags, "NoCountryRates");
}

function numberOf(buyer: VatSale["buyer"]): "Foreign" | "French" | "VatNumberUnchecked" | "VatNumberInvalid" | null {
  if (buyer === null) return null;
  if (buyer.state !== "Valid") return buyer.state === "Invalid" ? "VatNumberInvalid" : "VatNumberUnchecked";
  return buyer.vatNumber.startsWith("FR") ? "French" : "Foreign";
}

function inFrance({ taxRate }: VatSale, ...flags: VatFlag[]): TaxedVat {
  return { regime: "France", category: taxRate > 0 ? "S" : "Z", country: "FR", taxRate, note: null, reasonCode: null, flags };
}

function exempt(regime: keyof typeof EXEMPT): ExemptVat {
  const [category, reasonCode, note] = EXEMPT[regime];
  return { regime, category, country: null, taxRate: 0, note, reasonCode, flags: [] };
}

function atRates(sale: VatSale, regime: TaxedVat["regime"], place: string, { rates }: VatSettings): TaxedVat | null {
  const [current] = (rates[place] ?? []).filter(({ from }) => from <= sale.day).sort((a, b) => b.from.localeCompare(a.from));
  if (!current) return null;
  const taxRate = current[rateOf(sale)];
  const country = regime === "Oss" ? place : "FR";
  return { ...inFrance({ ...sale, taxRate }), regime, country, note: regime === "Oss" ? OSS_NOTE : null };
}

function rateOf({ kind, taxRate, isDownload }: VatSale): Exclude<keyof VatRates, "from"> {
  // A book that is at the standard rate in France for what it contains is not at a reduced one elsewhere.
  if (taxRate >= taxRates.goods || kind === "Dvd" || kind === "Goods") return "standard";
  if (kind === "Press") return "press";
  return isDownload ? "ebook" : "book";
}

interface Zone {
  of: "France" | "Corsica" | "Overseas" | "Union" | "NorthernIreland" | "Outside";
  /** Key of its rates. */
  code: string;
}

const CORSICA = "FR-20R";
const OVERSEAS = ["GP", "MQ", "RE", "GF", "YT"];
const UNION = "AT BE BG CY CZ DE DK EE ES FI GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** French territories by the start of their postal code. */
const FRENCH: Readonly<Record<string, string>> = {
  ...{ 971: "GP", 972: "MQ", 973: "GF", 974: "RE", 975: "PM", 976: "YT", 977: "BL", 978: "MF", 984: "TF", 986: "WF", 987: "PF", 988: "NC" },
};

/** Islands that left Guadeloupe and kept its postal codes. */
const ISLANDS: Readonly<Record<string, string>> = { 97133: "BL", 97150: "MF" };

/** Parts of member states outside their VAT territory (directive, article 6): Canary Islands, Ceuta, Melilla, Åland, Livigno, Campione, Athos … */
const OUTSIDE_UNION: Readonly<Record<string, RegExp>> = {
  ...{ ES: /^(?:3[58]|5[12])\d{3}$/, FI: /^22\d{3}$/, IT: /^(?:23041|22061)$/, DE: /^(?:78266|27498)$/, GR: /^63086$/ },
};

/** Codes used in addresses besides those of ISO 3166-1: Canary Islands, Ceuta and Melilla, Kosovo. */
const OUTSIDE = new Set([...countryCodes, "IC", "EA", "XK"]);

/** Returns where an address is for VAT; null for a country in no list. A malformed postal code never leads to a place without VAT. */
function zoneOf(country: string, postalCode: string): Zone | null {
  const digits = postalCode.replace(/\D/g, "");
  // Monaco is France for VAT (directive, article 7).
  if (country === "MC") return { of: "France", code: "FR" };
  if (country === "FR") {
    const code = digits.length === 5 ? (ISLANDS[digits] ?? FRENCH[digits.slice(0, 3)]) : undefined;
    if (code !== undefined) return { of: OVERSEAS.includes(code) ? "Overseas" : "Outside", code };
    return /^20\d{3}$/.test(digits) ? { of: "Corsica", code: CORSICA } : { of: "France", code: "FR" };
  }
  if (country === "GP" && ISLANDS[digits]) return { of: "Outside", code: ISLANDS[digits] };
  if (OVERSEAS.includes(country)) return { of: "Overseas", code: country };
  if (UNION.includes(country)) return { of: OUTSIDE_UNION[country]?.test(digits) ? "Outside" : "Union", code: country };
  // Goods sent to Northern Ireland stay in the Union (protocol of 2020, article 8): its numbers and rates are those of XI.
  if (country === "GB" && /^\s*BT\s*\d/i.test(postalCode)) return { of: "NorthernIreland", code: "XI" };
  return OUTSIDE.has(country) ? { of: "Outside", code: country } : null;
}
