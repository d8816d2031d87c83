/** Flags that a client can set. Product code reads flags, never the client's name. */
export interface ClientFlags {
  /** Mails and campaigns are written in plain HTML only; the MJML editor is not offered. */
  disableMjml: boolean;
  /** Pickup orders may also be shipped line by line. */
  shipPickupOrders: boolean;
  /** The order page offers the carrier's address label as a PDF. */
  generateLabels: boolean;
  /** Staff may edit the internal comment of an order. */
  editDocumentComment: boolean;
  /** Staff may send a message to the customer from the order page. */
  documentMessage: boolean;
  /** The client has several shops: store column and store filter are shown. */
  multiStore: boolean;
  /** A campaign can be sent as a draft to chosen e-mail addresses first. */
  mailCampainDraft: boolean;
  /** Links in campaign e-mails go through the server, which counts the clicks of each link without identifying the recipient. */
  mailCampainClicks: boolean;
  /** Pasted HTML also loses style-only formatting: bold, italic, superscript and subscript; sanitizing always runs, with or without this flag. */
  cleanHtml: boolean;
  /** The catalogue shows the shop's own products only. */
  onlyCustomProducts: boolean;
  /** A second phone field is shown on messages. */
  messagePhone: boolean;
}

/** The languages that the console and the API speak. */
export type LocaleCode = "fr" | "en";

/** Nested texts by key, as in a catalogue. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** A language that a client offers. */
export interface ClientLocale {
  /** The client's own numeric id of the locale (fr = 1, en = 2; in one client fr = 2). Only used inside the API, never in its responses. */
  id: number;
  code: LocaleCode;
  name: string;
}

/** Label and tone of an availability code at a client. */
export interface AvailabilityLabel {
  label: Record<LocaleCode, string>;
  tone: "success" | "warning" | "danger" | "info" | "neutral";
}

/** ONIX list 65 codes that the catalogue uses. */
export type AvailabilityCode = "10" | "11" | "12" | "20" | "21" | "32" | "40" | "41" | "51";

/** Payment terms of the seller as printed on invoices. */
export interface SellerTerms {
  /** Days from the invoice to when it is to be paid. */
  paymentDays: number;
  /** Early payment terms, as a sentence: « Pas d’escompte pour paiement anticipé. » */
  earlyPayment: string;
  /** Late payment penalty for professionals: « Pénalités de retard au taux … » */
  latePayment: string;
  /** Fixed recovery fee for late payment (Code de commerce, D. 441-5). */
  recoveryFee: string;
}

/** Name and address of a company, as in its mails. */
export interface SellerName {
  /** Registered company name, if different from the client’s title. */
  company?: string;
  /** Lines of its postal address in France, postal code and city last: `29200 Brest`. */
  address: readonly string[];
}

/** A company as its invoices name it. */
export interface Seller extends SellerName {
  /** Fourteen digits; the first nine are its SIREN. */
  siret: string;
  /** VAT number in the EU: `FR11123456782`. */
  vatNumber: string;
  /** Legal form and capital: « SARL au capital de 8 000 € ». */
  legalForm: string;
  /** Trade register entry: « RCS Brest 123 456 782 ». */
  register: string;
  /** The account that invoices are paid to, without blanks; left out, invoices name none. */
  iban?: string;
  terms: SellerTerms;
  /** Telephone number, as customers are told it. */
  phone?: string;
  /** Consumer mediator with address or web site (C. conso. L616-1), stated to consumers. */
  mediator?: string;
}

/** Mails whose words a client may choose: all but those with one-time links and trials of campaigns. */
export type MailTextType =
  | "orderCreatedVendor"
  | "orderCreatedCustomer"
  | "awaitingPayment"
  | "paidCustomer"
  | "paidVendor"
  | "shipmentSent"
  | "shipmentDelivered"
  | "completed"
  | "cancelledVendor"
  | "cancelledCustomer"
  | "paymentFailedVendor"
  | "pickingNotified"
  | "refunded"
  | "documentMessage"
  | "messageReply"
  | "customerLetter"
  | "eventMessage"
  | "eventPlace"
  | "eventWaiting"
  | "eventCancelled"
  | "confirmSubscription"
  | "emailChanged";

/** A client's own words in a mail, plain text; what is left out is as in the product. `{number}`, `{customer}` and `{topic}` are filled in. */
export interface MailText {
  subject?: Record<LocaleCode, string>;
  /** The first paragraph, after the greeting. */
  opening?: Record<LocaleCode, string>;
  /** The last paragraph, above the client's title. */
  closing?: Record<LocaleCode, string>;
}

/** Default payment terms: thirty days, and the legal defaults (Code de commerce L. 441-10, D. 441-5). */
export const defaultTerms: SellerTerms = {
  paymentDays: 30,
  earlyPayment: "Pas d’escompte pour paiement anticipé.",
  latePayment:
    "En cas de retard : pénalités au taux de refinancement de la Banque centrale européenne majoré de dix points, exigibles sans rappel.",
  recoveryFee: "Indemnité forfaitaire pour frais de recouvrement : 40 €.",
};

/** VAT rates of a place from a day on, 0 to 1; `standard` is for everything that has no rate of its own. */
export interface VatRates {
  /** First day, `2024-01-01`. */
  from: string;
  book: number;
  ebook: number;
  press: number;
  standard: number;
}

/** VAT of what is sent abroad and to Corsica. The shop’s accountant signs it off. */
export interface VatSettings {
  /** The shop declares sales to consumers of the EU through the one-stop shop: it charges the VAT of their country. */
  isInOss: boolean;
  /** Rates by country (ISO 3166-1), also of days in the past; `FR-20R` is Corsica (CGI, 297). Where there are none, those of France apply, flagged. */
  rates: Readonly<Record<string, readonly VatRates[]>>;
}

/** An account of the French general chart of accounts (PCG). */
export interface Account {
  /** At least its first three characters are digits: `707000`. */
  number: string;
  /** Always the same for a number. */
  label: string;
}

/** Accounts of sales at one VAT rate. */
export interface SalesAccounts {
  goods: Account;
  postage: Account;
  vat: Account;
}

/** Accounts of the accounting export. The shop’s accountant signs them off. */
export interface AccountSettings extends SalesAccounts {
  /** Accounts of single rates (`"0.055"`) that differ from the others. */
  rates?: Readonly<Record<string, Partial<SalesAccounts>>>;
  customers: Account;
  /** Money received before the invoice, with its VAT. */
  deposits: Account;
  /** VAT of that money, due as it is received, until the invoice has it. */
  depositsVat: Account;
  /** By means of payment. */
  means: Readonly<
    Record<"CreditCard" | "BankTransfer" | "Check" | "Cash" | "Paypal" | "Voucher" | "OtherOrder" | "WriteOff" | "Other", Account>
  >;
  /** Cents that were received too much and are not given back; those that nobody pays are at the means `WriteOff`. */
  writeOffGains: Account;
}

/** All settings of a client, as data. */
export interface ClientVariant {
  /** Folder name under clients/, used in URLs of assets and in CLIENT=. */
  name: string;
  /** Shown in the title bar, on the sign-in page and after the dash of every window title. */
  title: string;
  /** One or two letters of the logo (the ex-libris). */
  monogram: string;
  /** The line under the title on the sign-in page, by locale. */
  tagline: Record<LocaleCode, string>;
  /** Shown in the footer after the year. */
  footer: Record<LocaleCode, string>;
  /** Base URL of the API; can be overridden at run time. */
  apiBaseUrl: string;
  /** URL of the public site without trailing slash; null: structured data uses paths. */
  siteUrl: string | null;
  /** The first locale is the default and the fallback: always French. */
  locales: readonly [ClientLocale, ...ClientLocale[]];
  flags: ClientFlags;
  /** URL of the label service, needed with `generateLabels`. */
  labelBaseUrl: string | null;
  /** Seller as required on invoices; without it, invoices show the client's name only. */
  seller?: Seller;
  vat: VatSettings;
  accounts: AccountSettings;
  /** Country where its goods are made (ISO 3166-1), for customs declarations; without it, that is filled in by hand. */
  originCountry?: string;
  /** One invoice once a whole order has left, or one with every delivery; a business may have chosen for itself. */
  invoicing: "WhenComplete" | "PerDelivery";
  availabilities: Record<AvailabilityCode, AvailabilityLabel>;
  /** Texts that this client overrides, by language and namespace (`app`, `products` …). */
  texts?: Partial<Record<LocaleCode, TextTree>>;
  /** Own words in mails, by type. */
  mailTexts?: Readonly<Partial<Record<MailTextType, MailText>>>;
  /** Options of « Quantité par page ». */
  pageSizes: readonly number[];
  defaultPageSize: number;
  thresholds: {
    /** Loi Darcos: under this sum of new books, shipping costs at least `minimumShipping` (euros). */
    freeShippingFloor: number;
    minimumShipping: number;
    /** Loi Lang: highest discount on new books, 0 to 1. */
    maximumBookDiscount: number;
    /** The same for public bodies and libraries, collected or posted. */
    maximumPublicBookDiscount: number;
    /** Ids of the customer roles for public bodies and libraries. */
    publicBodyRoles: readonly number[];
    /** A pickup waiting longer than this counts as late on the home page. */
    pickupLateDays: number;
    /** A cache refresh shows on the public site after this many minutes (specification, section 9). */
    cacheVisibleMinutes: number;
    /** Hour in Paris, 0 to 23, at which the catalogue lists are rebuilt (specification, section 9). */
    catalogListsHour: number;
    /** Highest amount (euros) that may be written off instead of paid or given back. */
    maximumWriteOff: number;
    /** Months after which visitor events are deleted. */
    keepEventsMonths: number;
  };
}

/** The variant without settings for invoices, taxes, accounting and mails, as sent to pages. */
export type PublicVariant = Omit<ClientVariant, "seller" | "vat" | "accounts" | "mailTexts"> & { seller?: SellerName };

/** The flags of a client that decided nothing: every optional screen part off. */
export const defaultFlags: ClientFlags = {
  disableMjml: false,
  shipPickupOrders: false,
  generateLabels: false,
  editDocumentComment: true,
  documentMessage: true,
  multiStore: false,
  mailCampainDraft: false,
  mailCampainClicks: false,
  cleanHtml: false,
  onlyCustomProducts: false,
  messagePhone: false,
};

/** Default labels of availability codes. */
export const defaultAvailabilities: ClientVariant["availabilities"] = {
  "10": { label: { fr: "Pas encore disponible", en: "Not yet available" }, tone: "neutral" },
  "11": { label: { fr: "À paraître", en: "Forthcoming" }, tone: "info" },
  "12": { label: { fr: "À paraître", en: "Forthcoming" }, tone: "info" },
  "20": { label: { fr: "Disponible", en: "Available" }, tone: "success" },
  "21": { label: { fr: "En stock", en: "In stock" }, tone: "success" },
  "32": { label: { fr: "En réimpression", en: "Reprinting" }, tone: "warning" },
  "40": { label: { fr: "Indisponible", en: "Not available" }, tone: "danger" },
  "41": { label: { fr: "Remplacé", en: "Replaced" }, tone: "neutral" },
  "51": { label: { fr: "Épuisé", en: "Out of print" }, tone: "danger" },
};

/**
 * Default VAT settings: French VAT for the whole EU, and the rates of nine states since OSS began (press: of magazines). To be compared with the
 * European Commission’s database (TEDB) before a client sets `isInOss`.
 */
export const defaultVat: VatSettings = {
  isInOss: false,
  rates: {
    AT: [{ from: "2021-07-01", book: 0.1, ebook: 0.1, press: 0.1, standard: 0.2 }],
    BE: [{ from: "2021-07-01", book: 0.06, ebook: 0.06, press: 0.06, standard: 0.21 }],
    DE: [{ from: "2021-07-01", book: 0.07, ebook: 0.07, press: 0.07, standard: 0.19 }],
    ES: [{ from: "2021-07-01", book: 0.04, ebook: 0.04, press: 0.04, standard: 0.21 }],
    IE: [
      { from: "2021-07-01", book: 0, ebook: 0.09, press: 0.09, standard: 0.23 },
      { from: "2023-01-01", book: 0, ebook: 0, press: 0.09, standard: 0.23 },
    ],
    IT: [{ from: "2021-07-01", book: 0.04, ebook: 0.04, press: 0.04, standard: 0.22 }],
    LU: [
      { from: "2021-07-01", book: 0.03, ebook: 0.03, press: 0.03, standard: 0.17 },
      { from: "2023-01-01", book: 0.03, ebook: 0.03, press: 0.03, standard: 0.16 },
      { from: "2024-01-01", book: 0.03, ebook: 0.03, press: 0.03, standard: 0.17 },
    ],
    NL: [{ from: "2021-07-01", book: 0.09, ebook: 0.09, press: 0.09, standard: 0.21 }],
    PT: [{ from: "2021-07-01", book: 0.06, ebook: 0.06, press: 0.06, standard: 0.23 }],
  },
};

/** Default accounts, of the general chart of accounts (PCG). */
export const defaultAccounts: AccountSettings = {
  goods: { number: "707000", label: "Ventes de marchandises" },
  postage: { number: "708500", label: "Ports et frais accessoires facturés" },
  vat: { number: "445710", label: "TVA collectée" },
  customers: { number: "411000", label: "Clients" },
  deposits: { number: "419100", label: "Clients, avances et acomptes reçus sur commandes" },
  depositsVat: { number: "445800", label: "TVA à régulariser sur acomptes reçus" },
  means: {
    CreditCard: { number: "512100", label: "Banque, encaissements par carte" },
    BankTransfer: { number: "512000", label: "Banque" },
    Check: { number: "511200", label: "Chèques à encaisser" },
    Cash: { number: "530000", label: "Caisse" },
    Paypal: { number: "580100", label: "Virements internes, PayPal" },
    Voucher: { number: "467000", label: "Bons d’achat" },
    OtherOrder: { number: "580200", label: "Virements internes, d’une commande à l’autre" },
    WriteOff: { number: "658000", label: "Charges diverses de gestion courante" },
    Other: { number: "580000", label: "Virements internes" },
  },
  writeOffGains: { number: "758000", label: "Produits divers de gestion courante" },
};

/** Names of all flags. */
export const flagNames = Object.keys(defaultFlags) as readonly (keyof ClientFlags)[];

/** Default settings of a client. A variant spreads it and overrides what differs. */
export const defaultVariant = {
  apiBaseUrl: "/api",
  siteUrl: null,
  locales: [{ id: 1, code: "fr", name: "Français" }],
  flags: defaultFlags,
  labelBaseUrl: null,
  vat: defaultVat,
  accounts: defaultAccounts,
  invoicing: "WhenComplete",
  availabilities: defaultAvailabilities,
  pageSizes: [10, 25, 50, 100],
  defaultPageSize: 25,
  tagline: { fr: "Console de gestion", en: "Back office" },
  thresholds: {
    freeShippingFloor: 35,
    minimumShipping: 3,
    maximumBookDiscount: 0.05,
    maximumPublicBookDiscount: 0.09,
    // « Collectivité », the role with this id in every shop's initial database.
    publicBodyRoles: [3] as readonly number[],
    pickupLateDays: 7,
    cacheVisibleMinutes: 5,
    catalogListsHour: 5,
    maximumWriteOff: 1,
    keepEventsMonths: 25,
  },
} satisfies Partial<ClientVariant>;
