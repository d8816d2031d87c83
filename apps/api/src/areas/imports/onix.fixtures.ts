/** Overrides of a test record; everything else is ordinary. */
export interface MadeRecord {
  ean?: string;
  reference?: string;
  notification?: string;
  /** Replaces its identifiers. */
  identifiers?: string;
  title?: string;
  price?: string;
  /** Replaces the price. */
  prices?: string;
  availability?: string;
  date?: string;
  pages?: string;
  summary?: string;
  /** Content of `CollateralDetail`. */
  collateral?: string;
  /** Content of `DescriptiveDetail`. */
  described?: string;
  /** Content of `PublishingDetail`. */
  published?: string;
  /** Replaces everything after the identifiers. */
  blocks?: string;
}

/** Returns a valid EAN for each number. */
export function eanOf(index: number): string {
  const body = `97821${String(index).padStart(7, "0")}`;
  const sum = [...body].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Returns a price with its tax. */
export const priceOf = (amount: string, type = "04", currency = "EUR") =>
  `<Price><PriceType>${type}</PriceType><PriceAmount>${amount}</PriceAmount><Tax><TaxType>01</TaxType><TaxRatePercent>5.5</TaxRatePercent></Tax><CurrencyCode>${currency}</CurrencyCode></Price>`;

/** Returns the block with supplier, availability and prices. */
export const supplyOf = (availability: string, prices: string) =>
  `<ProductSupply><SupplyDetail><Supplier><SupplierRole>03</SupplierRole><SupplierName>Sodis</SupplierName></Supplier><ProductAvailability>${availability}</ProductAvailability>${prices}</SupplyDetail></ProductSupply>`;

/** Returns a picture of the feed: the front by default, in the given pixel sizes. */
export const pictureOf = (versions: readonly { url: string; height?: number }[], content = "01", mode = "03") =>
  `<SupportingResource><ResourceContentType>${content}</ResourceContentType><ContentAudience>00</ContentAudience><ResourceMode>${mode}</ResourceMode>${versions
    .map(
      ({ url, height }) =>
        `<ResourceVersion><ResourceForm>02</ResourceForm>${height ? `<ResourceVersionFeature><ResourceVersionFeatureType>02</ResourceVersionFeatureType><FeatureValue>${height}</FeatureValue></ResourceVersionFeature>` : ""}<ResourceLink>${url}</ResourceLink></ResourceVersion>`,
    )
    .join("")}</SupportingResource>`;

/** Returns a record as written by a feed. */
export function recordOf(made: MadeRecord = {}): string {
  const ean = made.ean ?? eanOf(1);
  const identifiers =
    made.identifiers ?? `<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${ean}</IDValue></ProductIdentifier>`;
  const blocks =
    made.blocks ??
    `<DescriptiveDetail><ProductForm>BC</ProductForm>
<Measure><MeasureType>01</MeasureType><Measurement>18</Measurement><MeasureUnitCode>cm</MeasureUnitCode></Measure>
<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${made.title ?? "Le Mur invisible"}</TitleText></TitleElement></TitleDetail>
<Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonName>Marlen Haushofer</PersonName></Contributor>
<Language><LanguageRole>01</LanguageRole><LanguageCode>fre</LanguageCode></Language>
<Extent><ExtentType>00</ExtentType><ExtentValue>${made.pages ?? "350"}</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
<Subject><SubjectSchemeIdentifier>29</SubjectSchemeIdentifier><SubjectCode>3444</SubjectCode></Subject>
<Subject><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>FBA</SubjectCode></Subject>${made.described ?? ""}</DescriptiveDetail>
<CollateralDetail><TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text>${made.summary ?? "Une femme, un mur."}</Text></TextContent>${made.collateral ?? ""}</CollateralDetail>
<PublishingDetail><Publisher><PublishingRole>01</PublishingRole><PublisherName>Actes Sud</PublisherName></Publisher>
<PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="00">${made.date ?? "19920301"}</Date></PublishingDate>${made.published ?? ""}</PublishingDetail>
${supplyOf(made.availability ?? "21", made.prices ?? priceOf(made.price ?? "9.70"))}`;
  return `<Product><RecordReference>${made.reference ?? `fr.exemple.${ean}`}</RecordReference><NotificationType>${made.notification ?? "03"}</NotificationType>${identifiers}${blocks}</Product>`;
}

/** Returns a message with these records. */
export function messageOf(
  records: readonly string[],
  options: { sent?: string; release?: string; before?: string; encoding?: string } = {},
): string {
  const { sent = "20261120T0800Z", release = "3.0", before = "", encoding = "UTF-8" } = options;
  return `<?xml version="1.0" encoding="${encoding}"?>\n${before}<ONIXMessage release="${release}" xmlns="http://ns.editeur.org/onix/3.0/reference">
<Header><Sender><SenderName>Essai</SenderName></Sender><SentDateTime>${sent}</SentDateTime></Header>
${records.join("\n")}
</ONIXMessage>\n`;
}

/** Returns the message in short tags. */
export function inShortTags(message: string): string {
  const names: Readonly<Record<string, string>> = {
    ONIXMessage: "ONIXmessage",
    Header: "header",
    Sender: "sender",
    SenderName: "x298",
    SentDateTime: "x307",
    Product: "product",
    RecordReference: "a001",
    NotificationType: "a002",
    ProductIdentifier: "productidentifier",
    ProductIDType: "b221",
    IDValue: "b244",
    DescriptiveDetail: "descriptivedetail",
    ProductForm: "b012",
    Measure: "measure",
    MeasureType: "x315",
    Measurement: "c094",
    MeasureUnitCode: "c095",
    TitleDetail: "titledetail",
    TitleType: "b202",
    TitleElement: "titleelement",
    TitleElementLevel: "x409",
    TitleText: "b203",
    Contributor: "contributor",
    SequenceNumber: "b034",
    ContributorRole: "b035",
    PersonName: "b036",
    Language: "language",
    LanguageRole: "b253",
    LanguageCode: "b252",
    Extent: "extent",
    ExtentType: "b218",
    ExtentValue: "b219",
    ExtentUnit: "b220",
    Subject: "subject",
    SubjectSchemeIdentifier: "b067",
    SubjectCode: "b069",
    CollateralDetail: "collateraldetail",
    TextContent: "textcontent",
    SupportingResource: "supportingresource",
    ResourceContentType: "x436",
    ResourceMode: "x437",
    ResourceVersion: "resourceversion",
    ResourceForm: "x441",
    ResourceVersionFeature: "resourceversionfeature",
    ResourceVersionFeatureType: "x442",
    FeatureValue: "x439",
    ResourceLink: "x435",
    TextType: "x426",
    ContentAudience: "x427",
    Text: "d104",
    PublishingDetail: "publishingdetail",
    Publisher: "publisher",
    PublishingRole: "b291",
    PublisherName: "b081",
    PublishingDate: "publishingdate",
    PublishingDateRole: "x448",
    Date: "b306",
    ProductSupply: "productsupply",
    SupplyDetail: "supplydetail",
    Supplier: "supplier",
    SupplierRole: "j292",
    SupplierName: "j137",
    ProductAvailability: "j396",
    Price: "price",
    PriceType: "x462",
    PriceAmount: "j151",
    Tax: "tax",
    TaxType: "x470",
    TaxRatePercent: "x472",
    CurrencyCode: "j152",
  };
  return message.replace(/<(\/?)([A-Za-z]+)/g, (_, slash: string, name: string) => `<${slash}${names[name] ?? name}`);
}
