/** The short tags of ONIX 3.0 and 3.1 that are read, and the reference names that the rest of this area says. */
const SHORT_TAGS: Readonly<Record<string, string>> = {
  // message
  ONIXmessage: "ONIXMessage",
  header: "Header",
  sender: "Sender",
  x298: "SenderName",
  x307: "SentDateTime",
  m186: "DefaultCurrencyCode",
  x310: "DefaultPriceType",
  m184: "DefaultLanguageOfText",
  product: "Product",
  // record
  a001: "RecordReference",
  a002: "NotificationType",
  productidentifier: "ProductIdentifier",
  b221: "ProductIDType",
  b244: "IDValue",
  // block 1
  descriptivedetail: "DescriptiveDetail",
  b012: "ProductForm",
  measure: "Measure",
  x315: "MeasureType",
  c094: "Measurement",
  c095: "MeasureUnitCode",
  collection: "Collection",
  x329: "CollectionType",
  titledetail: "TitleDetail",
  b202: "TitleType",
  titleelement: "TitleElement",
  x409: "TitleElementLevel",
  x410: "PartNumber",
  b203: "TitleText",
  b030: "TitlePrefix",
  b031: "TitleWithoutPrefix",
  contributor: "Contributor",
  b034: "SequenceNumber",
  b035: "ContributorRole",
  b036: "PersonName",
  b037: "PersonNameInverted",
  b039: "NamesBeforeKey",
  b247: "PrefixToKey",
  b040: "KeyNames",
  b047: "CorporateName",
  b249: "UnnamedPersons",
  b057: "EditionNumber",
  b058: "EditionStatement",
  language: "Language",
  b253: "LanguageRole",
  b252: "LanguageCode",
  extent: "Extent",
  b218: "ExtentType",
  b219: "ExtentValue",
  b220: "ExtentUnit",
  subject: "Subject",
  x425: "MainSubject",
  b067: "SubjectSchemeIdentifier",
  b069: "SubjectCode",
  audience: "Audience",
  b204: "AudienceCodeType",
  b206: "AudienceCodeValue",
  // block 2
  collateraldetail: "CollateralDetail",
  textcontent: "TextContent",
  x426: "TextType",
  d104: "Text",
  // blocks 3, 5 and those of 3.1: known by name, so that a block update says what it brings
  contentdetail: "ContentDetail",
  relatedmaterial: "RelatedMaterial",
  promotiondetail: "PromotionDetail",
  productiondetail: "ProductionDetail",
  // block 4
  publishingdetail: "PublishingDetail",
  imprint: "Imprint",
  b079: "ImprintName",
  publisher: "Publisher",
  b291: "PublishingRole",
  b081: "PublisherName",
  b394: "PublishingStatus",
  publishingdate: "PublishingDate",
  x448: "PublishingDateRole",
  j260: "DateFormat",
  b306: "Date",
  // block 6
  productsupply: "ProductSupply",
  marketpublishingdetail: "MarketPublishingDetail",
  j407: "MarketPublishingStatus",
  marketdate: "MarketDate",
  j408: "MarketDateRole",
  supplydetail: "SupplyDetail",
  supplier: "Supplier",
  j137: "SupplierName",
  j396: "ProductAvailability",
  supplydate: "SupplyDate",
  x461: "SupplyDateRole",
  j192: "UnpricedItemType",
  price: "Price",
  x462: "PriceType",
  j261: "PriceQualifier",
  j151: "PriceAmount",
  tax: "Tax",
  x471: "TaxRateCode",
  x472: "TaxRatePercent",
  x473: "TaxableAmount",
  j152: "CurrencyCode",
  territory: "Territory",
  x449: "CountriesIncluded",
  x450: "RegionsIncluded",
  x451: "CountriesExcluded",
  pricedate: "PriceDate",
  x476: "PriceDateRole",
};

const READ = new Set(Object.values(SHORT_TAGS));

/** The reference name of a tag, written short or long, with or without a namespace's prefix; null for a tag that is not read. */
export function referenceName(tag: string): string | null {
  const known = SHORT_TAGS[tag];
  if (known !== undefined) return known;
  if (READ.has(tag)) return tag;
  const colon = tag.indexOf(":");
  return colon < 0 ? null : referenceName(tag.slice(colon + 1));
}

/** Whether a tag is a short one. */
export function isShortTag(tag: string): boolean {
  return tag === "ONIXmessage" || tag === "product";
}
