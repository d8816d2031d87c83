import type { Schemas } from "@reserve/contract";
import { isLanguageCode, parseEan } from "@reserve/domain";
import {
  type AvailabilityCode,
  availabilityOfOnix,
  availabilityOfStatus,
  choosePrice,
  gramsOf,
  isOnixAmount,
  kindOfOnix,
  millimetresOf,
  minutesOf,
  type OnixPrice,
  readOnixDate,
  usualTaxRate,
} from "@reserve/domain/onix";
import type { products } from "../../platform/catalog/products.tables.ts";
import type { Sentence } from "../../platform/contract/refusals.ts";
import { plainText } from "../../platform/html.ts";
import { childOf, childrenOf, type OnixHeader, type OnixNode, type RawRecord, textOf } from "./onix.reader.ts";

type ProductRow = typeof products.$inferSelect;

/** Product columns that a message fills. The shop's own (stock, shelf, categories, visibility) are not among them. */
export const FEED_COLUMNS = [
  "title",
  "authors",
  "publishers",
  "suppliers",
  "collections",
  "editions",
  "series",
  "publics",
  "kind",
  "releaseDate",
  "priceCents",
  "taxRate",
  "availability",
  "summary",
  "pages",
  "weight",
  "height",
  "width",
  "thickness",
  "languages",
  "clil",
  "thema",
  "duration",
] as const satisfies readonly (keyof ProductRow)[];
/** One of `FEED_COLUMNS`. */
export type FeedColumn = (typeof FEED_COLUMNS)[number];
/** Product facts of a message. */
export type FeedValues = Pick<ProductRow, FeedColumn>;

/** A record that can be imported. */
export interface ReadRecord {
  number: number;
  line: number;
  reference: string | null;
  ean: string;
  /** `part`: only the fields in `values` change. `tradeOnly`: not sold to readers. */
  means: "whole" | "part" | "withdrawal" | "tradeOnly";
  values: Partial<FeedValues>;
  /** Cover URL; null: none; absent: not in the record. */
  coverUrl?: string | null;
  /** Source codes of price and availability, if they contain more than the value. */
  codes: { price: string | null; availability: string | null };
}

/** A record that cannot be imported, and the reasons. */
export interface RefusedRecord {
  number: number;
  line: number;
  reference: string | null;
  ean: string | null;
  title: string | null;
  reasons: Sentence[];
}

const NOTIFICATIONS: Readonly<Record<string, ReadRecord["means"]>> = {
  "01": "whole",
  "02": "whole",
  "03": "whole",
  "04": "part",
  "05": "withdrawal",
};
/** Parts of a set, display material and trade packs (ONIX list 2), which are not sold to readers. */
const TRADE_COMPOSITIONS = new Set(["11", "20", "30", "31"]);

const AUDIENCES: Readonly<Record<string, string>> = {
  "01": "Tout public",
  "02": "Jeunesse",
  "03": "Adolescents",
  "04": "Scolaire",
  "05": "Enseignement supérieur",
  "06": "Professionnels",
};
const MOST_NAMES = 40;
const MOST_LETTERS = { name: 300, title: 500, summary: 20_000, url: 2_000 };

/** Parses a record into product facts, or the reasons for its rejection. */
export function readRecord(raw: RawRecord, header: OnixHeader, today: string): ReadRecord | RefusedRecord {
  const { product, number, line } = raw;
  const faults: Sentence[] = [];
  const reference = textOf(product, "RecordReference")?.slice(0, 100) ?? null;
  if (raw.faults.length > 0) {
    // A record that is not well-formed XML has no other reliable data.
    return { number, line, reference, ean: eanOf(product, []), title: statedTitle(product), reasons: raw.faults };
  }
  if (hasDamage(product)) {
    faults.push({
      fr: `Des caractères ne se lisent pas en ${header.encoding.toUpperCase()} : l’encodage annoncé par le fichier est faux.`,
      en: `Characters cannot be read as ${header.encoding.toUpperCase()}: the encoding that the file states is wrong.`,
    });
  }
  const ean = eanOf(product, faults);
  const notification = textOf(product, "NotificationType");
  const notified = notification === null ? undefined : NOTIFICATIONS[notification];
  const means = notified && notified !== "withdrawal" && isForTrade(product) ? "tradeOnly" : notified;
  if (means === undefined) {
    faults.push(
      notification === null
        ? { fr: "Le type de notification manque.", en: "The notification type is missing." }
        : {
            fr: `Type de notification inconnu : « ${shown(notification)} ».`,
            en: `Unknown notification type: “${shown(notification)}”.`,
          },
    );
  }
  if (reference === null) faults.push({ fr: "RecordReference manque.", en: "RecordReference is missing." });
  const values: Partial<FeedValues> = {};
  const codes: ReadRecord["codes"] = { price: null, availability: null };
  let cover: Pick<ReadRecord, "coverUrl"> = {};
  if (means === "whole" || means === "part") {
    const isPart = means === "part";
    const described = childOf(product, "DescriptiveDetail");
    if (described) Object.assign(values, detailOf(described, ean ?? "", faults));
    else if (!isPart)
      faults.push({
        fr: "DescriptiveDetail manque : la notice ne dit pas son titre.",
        en: "DescriptiveDetail is missing: the record names no title.",
      });
    const collateral = childOf(product, "CollateralDetail");
    if (collateral || !isPart) {
      values.summary = collateral ? summaryOf(collateral) : null;
      cover = { coverUrl: collateral ? coverUrlOf(collateral) : null };
    }
    const publishing = childOf(product, "PublishingDetail");
    if (publishing || !isPart) values.publishers = publishing ? publishersOf(publishing) : [];
    const supplies = childrenOf(product, "ProductSupply");
    if (publishing || !isPart) values.releaseDate = releaseDateOf(publishing, supplies, faults);
    if (supplies.length > 0 || !isPart) supply(supplies, publishing, header, values, codes, today, faults);
  }
  if (faults.length > 0 || ean === null || means === undefined) {
    return { number, line, reference, ean, title: statedTitle(product), reasons: faults.slice(0, 5) };
  }
  return { number, line, reference, ean, means, values, ...cover, codes };
}

function isForTrade(product: OnixNode): boolean {
  const detail = childOf(product, "DescriptiveDetail");
  return detail !== null && TRADE_COMPOSITIONS.has(textOf(detail, "ProductComposition") ?? "");
}

function statedTitle(product: OnixNode): string | null {
  const detail = childOf(product, "DescriptiveDetail");
  return (detail && titleOf(detail)?.slice(0, MOST_LETTERS.title)) ?? null;
}

function hasDamage(node: OnixNode): boolean {
  return node.text.includes("\ufffd") || node.children.some(hasDamage);
}

function eanOf(product: OnixNode, faults: Sentence[]): string | null {
  const identifiers = childrenOf(product, "ProductIdentifier").map((one) => ({
    type: textOf(one, "ProductIDType"),
    value: textOf(one, "IDValue"),
  }));
  for (const type of ["15", "03", "02"]) {
    const value = identifiers.find((one) => one.type === type)?.value;
    if (!value) continue;
    const verdict = parseEan(value);
    if (verdict.isValid) return verdict.ean;
    faults.push(sentenceOfEan(value, verdict));
    return null;
  }
  faults.push({ fr: "La notice ne porte ni EAN ni ISBN.", en: "The record carries neither EAN nor ISBN." });
  return null;
}

/** Returns the message for an invalid EAN. */
export function sentenceOfEan(value: string, verdict: Exclude<ReturnType<typeof parseEan>, { isValid: true }>): Sentence {
  if (verdict.reason === "CheckDigit") {
    return { fr: `La clé de l’EAN devrait être ${verdict.expected}.`, en: `The EAN’s check digit should be ${verdict.expected}.` };
  }
  return { fr: `« ${shown(value)} » n’est pas un EAN.`, en: `“${shown(value)}” is not an EAN.` };
}

function detailOf(detail: OnixNode, ean: string, faults: Sentence[]): Partial<FeedValues> {
  const title = titleOf(detail);
  if (title === null) faults.push({ fr: "TitleElement est vide.", en: "TitleElement is empty." });
  const subjects = childrenOf(detail, "Subject").toSorted((one, other) => Number(isMain(other)) - Number(isMain(one)));
  const codesOf = (schemes: readonly string[], shape: RegExp) =>
    unique(
      subjects
        .filter((subject) => schemes.includes(textOf(subject, "SubjectSchemeIdentifier") ?? ""))
        .map((subject) => textOf(subject, "SubjectCode"))
        .filter((code) => code !== null && shape.test(code)),
    );
  const clil = codesOf(["29"], /^\d{3,4}$/);
  const thema = codesOf(["93", "94", "95", "96", "97", "98", "99"], /^[0-9A-Z][0-9A-Z-]{0,19}$/);
  const kind = kindOfOnix({ ean, form: textOf(detail, "ProductForm"), clil, thema });
  const { collections, series } = collectionsOf(detail);
  const extents = childrenOf(detail, "Extent").map((extent) => ({
    type: textOf(extent, "ExtentType"),
    value: textOf(extent, "ExtentValue") ?? "",
    unit: textOf(extent, "ExtentUnit") ?? "",
  }));
  const minutes = extents.find(({ type }) => type === "09");
  const number = textOf(detail, "EditionNumber");
  const statement = textOf(detail, "EditionStatement");
  return {
    title: (title ?? "").slice(0, MOST_LETTERS.title),
    authors: authorsOf(detail, kind === "Dvd"),
    collections,
    series,
    editions: unique([
      statement,
      statement === null && number !== null && /^\d{1,3}$/.test(number) && number !== "1" ? `${number}e édition` : null,
    ]),
    publics: unique(
      childrenOf(detail, "Audience")
        .filter((audience) => textOf(audience, "AudienceCodeType") === "01")
        .map((audience) => AUDIENCES[textOf(audience, "AudienceCodeValue") ?? ""] ?? null),
    ),
    kind,
    pages: pagesOf(extents),
    duration: minutes ? minutesOf(minutes.value, minutes.unit) : null,
    ...measuresOf(detail),
    languages: unique(
      childrenOf(detail, "Language")
        .filter((language) => textOf(language, "LanguageRole") === "01")
        .map((language) => textOf(language, "LanguageCode"))
        .filter((code) => code !== null && isLanguageCode(code)),
    ),
    clil,
    thema,
  };
}

const isMain = (subject: OnixNode) => childOf(subject, "MainSubject") !== null;

function titleOf(detail: OnixNode): string | null {
  const details = childrenOf(detail, "TitleDetail");
  const main = details.find((one) => textOf(one, "TitleType") === "01") ?? details[0];
  if (!main) return null;
  const elements = childrenOf(main, "TitleElement");
  const own = elements.find((element) => textOf(element, "TitleElementLevel") === "01");
  const title = own && titleIn(own);
  if (title) return title;
  // A volume without a title of its own gets the title of its set and its number.
  const above = elements.map(titleIn).find((text) => text !== null) ?? null;
  const part = own ? textOf(own, "PartNumber") : null;
  if (above === null) return null;
  return part === null ? above : `${above}, t. ${part}`;
}

function titleIn(element: OnixNode): string | null {
  const whole = textOf(element, "TitleText");
  if (whole !== null) return whole;
  const bare = textOf(element, "TitleWithoutPrefix");
  const prefix = textOf(element, "TitlePrefix");
  if (bare === null) return null;
  return prefix === null ? bare : `${prefix}${/['’]$/.test(prefix) ? "" : " "}${bare}`;
}

function collectionsOf(detail: OnixNode): { collections: string[]; series: string[] } {
  const found = childrenOf(detail, "Collection").map((collection) => {
    const titles = childrenOf(collection, "TitleDetail");
    const main = titles.find((one) => textOf(one, "TitleType") === "01") ?? titles[0];
    const elements = main ? childrenOf(main, "TitleElement") : [];
    const named = elements.find((element) => textOf(element, "TitleElementLevel") === "02") ?? elements[0];
    return { name: named ? titleIn(named) : null, isSeries: elements.some((element) => textOf(element, "PartNumber") !== null) };
  });
  return {
    collections: unique(found.filter(({ isSeries }) => !isSeries).map(({ name }) => name)),
    series: unique(found.filter(({ isSeries }) => isSeries).map(({ name }) => name)),
  };
}

function authorsOf(detail: OnixNode, isFilm: boolean): string[] {
  const contributors = childrenOf(detail, "Contributor")
    .map((contributor, index) => ({
      roles: childrenOf(contributor, "ContributorRole").map(({ text }) => text.trim()),
      name: nameOf(contributor),
      place: Number(textOf(contributor, "SequenceNumber") ?? index + 1) || index + 1,
    }))
    .toSorted((one, other) => one.place - other.place);
  const by = (shape: RegExp) => unique(contributors.filter(({ roles }) => roles.some((role) => shape.test(role))).map(({ name }) => name));
  for (const shape of isFilm ? [/^D0[1-4]$/, /^[DA]/] : [/^A/, /^B01$/, /^B/]) {
    const names = by(shape);
    if (names.length > 0) return names;
  }
  return unique(contributors.map(({ name }) => name));
}

function nameOf(contributor: OnixNode): string | null {
  const whole = textOf(contributor, "PersonName") ?? textOf(contributor, "CorporateName");
  if (whole !== null) return whole;
  const key = [textOf(contributor, "NamesBeforeKey"), textOf(contributor, "PrefixToKey"), textOf(contributor, "KeyNames")].filter(Boolean);
  if (key.length > 0) return key.join(" ");
  const inverted = textOf(contributor, "PersonNameInverted");
  if (inverted !== null) {
    const [last = "", first] = inverted.split(/,\s*/, 2);
    return first ? `${first} ${last}` : last;
  }
  const unnamed = textOf(contributor, "UnnamedPersons");
  return unnamed === "02" ? "Anonyme" : unnamed === "04" || unnamed === "03" ? "Collectif" : null;
}

function pagesOf(extents: readonly { type: string | null; value: string; unit: string }[]): number | null {
  for (const type of ["11", "00", "07", "05", "08"]) {
    const found = extents.find((extent) => extent.type === type && extent.unit === "03" && /^\d{1,6}$/.test(extent.value));
    if (found && Number(found.value) > 0) return Number(found.value);
  }
  return null;
}

function measuresOf(detail: OnixNode): Pick<FeedValues, "height" | "width" | "thickness" | "weight"> {
  const measures = childrenOf(detail, "Measure");
  const of = (type: string, convert: (value: string, unit: string) => number | null) => {
    const measure = measures.find((one) => textOf(one, "MeasureType") === type);
    return measure ? convert(textOf(measure, "Measurement") ?? "", textOf(measure, "MeasureUnitCode") ?? "") : null;
  };
  return {
    height: of("01", millimetresOf),
    width: of("02", millimetresOf),
    thickness: of("03", millimetresOf),
    weight: of("08", gramsOf),
  };
}

function summaryOf(collateral: OnixNode): string | null {
  const contents = childrenOf(collateral, "TextContent").filter(isForReaders);
  for (const type of ["03", "02"]) {
    const content = contents.find((one) => textOf(one, "TextType") === type);
    const text = content && childOf(content, "Text");
    const read = text ? plainText(text.text).slice(0, MOST_LETTERS.summary) : "";
    if (read !== "") return read;
  }
  return null;
}

/** Returns whether a text or a resource may be shown to readers: `ContentAudience` (list 154) 00 or 03, or none. */
function isForReaders(content: OnixNode): boolean {
  const audiences = childrenOf(content, "ContentAudience").map(({ text }) => text.trim());
  return audiences.length === 0 || audiences.some((audience) => audience === "00" || audience === "03");
}

const FRONT_COVER = "01";
const IMAGE = "03";
/** Link types that are fetched: direct links and downloads, but not pages. */
const FETCHED = ["01", "02", null];
const HEIGHT_IN_PIXELS = "02";

/** Returns the URL of the largest front cover; ONIX lists 158, 159, 161 and 162. */
function coverUrlOf(collateral: OnixNode): string | null {
  const found = childrenOf(collateral, "SupportingResource")
    .filter(isForReaders)
    .filter(
      (resource) => textOf(resource, "ResourceContentType") === FRONT_COVER && [IMAGE, null].includes(textOf(resource, "ResourceMode")),
    )
    .flatMap((resource) => childrenOf(resource, "ResourceVersion"))
    .filter((version) => FETCHED.includes(textOf(version, "ResourceForm")))
    .flatMap((version) => {
      const feature = childrenOf(version, "ResourceVersionFeature").find(
        (one) => textOf(one, "ResourceVersionFeatureType") === HEIGHT_IN_PIXELS,
      );
      const height = Number(feature && textOf(feature, "FeatureValue")) || 0;
      return childrenOf(version, "ResourceLink").map((link) => ({ url: link.text.trim(), height }));
    })
    .filter(({ url }) => url.length <= MOST_LETTERS.url && /^https?:\/\//i.test(url) && URL.canParse(url));
  return found.toSorted((one, other) => other.height - one.height)[0]?.url ?? null;
}

function publishersOf(publishing: OnixNode): string[] {
  const publishers = childrenOf(publishing, "Publisher")
    .filter((publisher) => ["01", null].includes(textOf(publisher, "PublishingRole")))
    .map((publisher) => textOf(publisher, "PublisherName"));
  return unique([...publishers, ...childrenOf(publishing, "Imprint").map((imprint) => textOf(imprint, "ImprintName"))]);
}

/** Returns the date from which a product may be sold: the embargo if there is one, else the publication date, else that of market or supplier. */
function releaseDateOf(publishing: OnixNode | null, supplies: readonly OnixNode[], faults: Sentence[]): string | null {
  const dates = [
    ...(publishing ? childrenOf(publishing, "PublishingDate").map((date) => ({ date, role: textOf(date, "PublishingDateRole") })) : []),
  ];
  const markets = supplies.flatMap((supply) => childrenOf(supply, "MarketPublishingDetail"));
  const marketDates = markets
    .flatMap((market) => childrenOf(market, "MarketDate"))
    .map((date) => ({ date, role: textOf(date, "MarketDateRole") }));
  const details = supplies.flatMap((supply) => childrenOf(supply, "SupplyDetail"));
  const supplyDates = details
    .flatMap((detail) => childrenOf(detail, "SupplyDate"))
    .map((date) => ({ date, role: textOf(date, "SupplyDateRole") }));
  const statedTitles = [
    [dates, "02"],
    [marketDates, "02"],
    [supplyDates, "02"],
    [dates, "01"],
    [dates, "11"],
    [marketDates, "01"],
    [supplyDates, "08"],
  ] as const;
  for (const [among, role] of statedTitles) {
    for (const { date } of among.filter((one) => one.role === role)) {
      const read = localDay(date, role === "02" ? EMBARGO : RELEASE, faults);
      if (read !== null) return read;
    }
  }
  return null;
}

const RELEASE = { fr: "Date de parution", en: "Publication date" };
const EMBARGO = { fr: "Date d’embargo", en: "Embargo date" };

function localDay(composite: OnixNode, name: Sentence, faults: Sentence[]): string | null {
  const date = childOf(composite, "Date");
  const text = date?.text.trim() ?? "";
  const format = textOf(composite, "DateFormat") ?? date?.attributes.dateformat ?? null;
  const read = readOnixDate(text, format);
  if (read.is === "wrong") {
    faults.push({ fr: `${name.fr} : « ${shown(text)} » n’existe pas.`, en: `${name.en}: “${shown(text)}” does not exist.` });
  }
  return read.is === "day" ? read.day : null;
}

function supply(
  supplies: readonly OnixNode[],
  publishing: OnixNode | null,
  header: OnixHeader,
  values: Partial<FeedValues>,
  codes: ReadRecord["codes"],
  today: string,
  faults: Sentence[],
): void {
  const details = supplies.flatMap((one) => childrenOf(one, "SupplyDetail"));
  values.suppliers = unique(
    details.flatMap((detail) => childrenOf(detail, "Supplier")).map((supplier) => textOf(supplier, "SupplierName")),
  );

  const code = details.map((detail) => textOf(detail, "ProductAvailability")).find((found) => found !== null) ?? null;
  if (code !== null) {
    const read = availabilityOfOnix(code);
    if (read) {
      values.availability = read.availability;
      if (!read.isExact) codes.availability = code;
    } else {
      faults.push({ fr: `Code de disponibilité inconnu : « ${shown(code)} ».`, en: `Unknown availability code: “${shown(code)}”.` });
    }
  } else {
    const market = supplies.flatMap((one) => childrenOf(one, "MarketPublishingDetail"))[0];
    const status = (market && textOf(market, "MarketPublishingStatus")) ?? (publishing && textOf(publishing, "PublishingStatus"));
    values.availability = availabilityOfStatus(status ?? "") ?? guessed(values.releaseDate ?? null, today);
  }

  const prices = details.flatMap((detail) => childrenOf(detail, "Price")).filter((price) => childOf(price, "UnpricedItemType") === null);
  const read = prices.map((price) => priceOf(price, header, faults));
  const usual = usualTaxRate(values.kind ?? "Book");
  const chosen = choosePrice(read, today, usual);
  values.priceCents = chosen?.cents ?? null;
  if (chosen) values.taxRate = chosen.taxRate;
  else if (values.kind !== undefined) values.taxRate = usual;
  codes.price = chosen?.type ?? null;
}

const guessed = (releaseDate: string | null, today: string): AvailabilityCode =>
  releaseDate !== null && releaseDate > today ? "10" : "20";

function priceOf(price: OnixNode, header: OnixHeader, faults: Sentence[]): OnixPrice {
  const amount = textOf(price, "PriceAmount") ?? "";
  const currency = textOf(price, "CurrencyCode") ?? header.currency ?? "EUR";
  if (!isOnixAmount(amount) && currency === "EUR") {
    faults.push({ fr: `Prix : « ${shown(amount)} » n’est pas un nombre.`, en: `Price: “${shown(amount)}” is not a number.` });
  }
  const taxes = childrenOf(price, "Tax")
    .map((tax) => ({
      percent: textOf(tax, "TaxRatePercent"),
      base: Number(textOf(tax, "TaxableAmount") ?? 0) || 0,
      code: textOf(tax, "TaxRateCode"),
    }))
    .toSorted((one, other) => other.base - one.base);
  const percent = taxes.find((tax) => tax.percent !== null && /^\d{1,2}(\.\d{1,3})?$/.test(tax.percent))?.percent ?? null;
  const territory = childOf(price, "Territory");
  const included = territory && (textOf(territory, "CountriesIncluded") ?? (textOf(territory, "RegionsIncluded") === "WORLD" ? null : ""));
  const excluded = (territory && textOf(territory, "CountriesExcluded"))?.split(" ") ?? [];
  const dates = childrenOf(price, "PriceDate");
  const dayFor = (role: string) => {
    const found = dates.find((date) => textOf(date, "PriceDateRole") === role);
    return found ? localDay(found, PRICE_DATE, faults) : null;
  };
  return {
    type: textOf(price, "PriceType") ?? header.priceType ?? "",
    amount,
    currency,
    qualifier: textOf(price, "PriceQualifier"),
    taxRate: percent === null ? (taxes.some(({ code }) => code === "Z") ? 0 : null) : Math.round(Number(percent) * 100) / 10_000,
    countries: excluded.includes("FR") ? [] : included === null ? null : included.split(" "),
    from: dayFor("14"),
    until: dayFor("15"),
  };
}

const PRICE_DATE = { fr: "Date du prix", en: "Date of the price" };

function unique(names: readonly (string | null | undefined)[]): string[] {
  const statedNames = names.filter((name): name is string => Boolean(name)).map((name) => name.slice(0, MOST_LETTERS.name));
  return [...new Set(statedNames)].slice(0, MOST_NAMES);
}

/** Returns a text shortened for a message. */
export function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Returns the facts of a new product; absent ones are empty. */
export function newValues(values: Partial<FeedValues>): FeedValues {
  return {
    title: "",
    authors: [],
    publishers: [],
    suppliers: [],
    collections: [],
    editions: [],
    series: [],
    publics: [],
    kind: "Book",
    releaseDate: null,
    priceCents: null,
    taxRate: usualTaxRate("Book"),
    availability: "20",
    summary: null,
    pages: null,
    weight: null,
    height: null,
    width: null,
    thickness: null,
    languages: [],
    clil: [],
    thema: [],
    duration: null,
    ...values,
  };
}

/** Returns the contract's name of a column, and its value in the contract's form. */
export function asField(column: FeedColumn, value: unknown): { field: Schemas["FeedField"]; value: unknown } {
  if (column !== "priceCents") return { field: column, value: value ?? null };
  return { field: "priceWithTax", value: typeof value === "number" ? (value / 100).toFixed(2) : null };
}
