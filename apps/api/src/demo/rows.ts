import type {
  AvailabilityCode,
  DiscountTerms,
  DocumentItemStatus,
  DocumentStatus,
  DocumentType,
  Gender,
  MailType,
  MessageStatus,
  OrderVat,
  PaymentMethod,
  PaymentStatus,
  ProductKind,
  ReviewStatus,
  ShippingMethod,
  VatNumberState,
} from "@reserve/domain";

/** A shop of the demo company. */
export interface DemoStore {
  id: number;
  name: string;
  city: string;
}

/** A product as the demo shop sells it; money in cents, sizes in millimetres, weight in grams. */
export interface DemoProduct {
  id: number;
  ean: string;
  subEan: string | null;
  title: string;
  authors: string[];
  publishers: string[];
  suppliers: string[];
  collections: string[];
  editions: string[];
  series: string[];
  categories: string[];
  classifications: string[];
  publics: string[];
  kind: ProductKind;
  /** `2026-12-03`. */
  releaseDate: string;
  stock: number;
  priceWithTaxCents: number;
  taxRate: number;
  availability: AvailabilityCode;
  shelf: string | null;
  isVisible: boolean;
  isCustom: boolean;
  isSigned: boolean;
  summary: string | null;
  pages: number | null;
  weight: number | null;
  height: number | null;
  width: number | null;
  thickness: number | null;
  variations: { type: string; value: string }[];
  /** ISO 639-2/B: `fre`. */
  languages: string[];
  /** Codes of the CLIL classification. */
  clil: string[];
  /** Codes of Thema. */
  thema: string[];
  /** Minutes, of films. */
  duration: number | null;
}

/** A shipping or billing address. */
export interface DemoAddress {
  firstName: string;
  lastName: string;
  company: string | null;
  address1: string;
  address2: string | null;
  postalCode: string;
  city: string;
  country: string;
  phone: string | null;
}

/** A customer of the demo shop; `createdAt` is an ISO instant. */
export interface DemoCustomer {
  id: number;
  gender: Gender;
  firstName: string;
  lastName: string;
  company: string | null;
  email: string;
  phone: string | null;
  address: DemoAddress;
  createdAt: string;
  /** Id of one of the shop's four roles. */
  roleId: number;
  /** Invented; never in use. */
  siret: string | null;
  /** Absent for most. */
  vatNumber?: string;
  serviceCode: string | null;
  note: string;
  subscriptions: readonly DemoSubscription[];
}

/** A customer's subscription to notifications. */
export interface DemoSubscription {
  type: "Newsletter" | "AlertProductAvailability" | "PremiumAccount";
  displayedText: string;
  since: string;
}

/** A message to the demo shop with its replies; instants are ISO. */
export interface DemoMessage {
  id: number;
  status: MessageStatus;
  question: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  additionalPhone: string | null;
  subject: string;
  message: string;
  receivedAt: string;
  customerId: number | null;
  documentId: number | null;
  reply: { date: string; actorName: string; text: string } | null;
}

/** A review of a product of the demo shop, with decision and reply; instants are ISO. */
export interface DemoReview {
  id: number;
  ean: string;
  title: string;
  rating: number;
  text: string;
  name: string;
  customerId: number | null;
  status: ReviewStatus;
  createdAt: string;
  decidedAt: string | null;
  decidedBy: string | null;
  answer: { text: string; at: string; by: string } | null;
}

/** A product of the demo shop under other conditions. */
export interface DemoOffer {
  id: number;
  productId: number;
  name: string;
  priceCents: number;
  stock: number;
  startTime: string | null;
  endTime: string | null;
  isActive: boolean;
}

/** A popup of the demo shop's site. */
export interface DemoPopup {
  id: number;
  title: string;
  html: string;
  isActive: boolean;
  cookieDays: number;
  startTime: string;
  endTime: string;
  createdAt: string;
}

/** A discount of the demo shop. */
export interface DemoDiscount extends DiscountTerms {
  id: number;
  redemptionCount: number;
  /** Total discount of its orders, and their turnover, in cents. */
  givenCents: number;
  turnoverCents: number;
  createdAt: string;
  /** Single-use codes. */
  codes: { code: string; orderReference: string | null; usedAt: string | null; withdrawnAt: string | null }[];
}

/** A line of a demo document, with the product's title at that time. */
export interface DemoLine {
  id: number;
  productId: number;
  ean: string;
  title: string;
  authors: string[];
  collection: string | null;
  publisher: string | null;
  kind: ProductKind;
  shelf: string | null;
  quantity: number;
  unitPriceCents: number;
  taxRate: number;
  status: DocumentItemStatus;
  releaseDate: string;
  isSigned: boolean;
  /** Copies received for it; absent if none was ordered. */
  setAside?: number;
  /** Copies on order for it. */
  awaited?: number;
}

/** A purchase from a supplier for a line of an order, and what has arrived; instants are ISO. */
export interface DemoPurchase {
  documentId: number;
  itemId: number;
  ean: string;
  title: string;
  authors: string[];
  shelf: string | null;
  quantity: number;
  /** Copies of those for the order. */
  forOrder: number;
  received: number;
  orderedAt: string;
  orderedBy: string;
  expectedOn: string | null;
  reference: string | null;
  arrival: { documentId: number; itemId: number; at: string; by: string } | null;
}

/** Kind of an event in a document's history, as in the contract. */
export type DemoEventKind =
  | "Created"
  | "PaymentReceived"
  | "PaymentRefused"
  | "Shipped"
  | "Cancelled"
  | "TrackingSet"
  | "PickingNotified"
  | "PickingValidated"
  | "Completed"
  | "Comment"
  | "CustomerMessage"
  | "MailQueued"
  | "CopiesOrdered"
  | "CopiesArrived";

/** An entry of a document's thread. */
export interface DemoEvent {
  kind: DemoEventKind;
  date: string;
  /** Null for the customer or the site. */
  actorName: string | null;
  text: string | null;
  itemCount: number | null;
  amountCents: number | null;
  mailType: MailType | "documentMessage" | null;
  trackingNumber: string | null;
}

/** A document of the demo shop; instants are ISO, money is in cents, `events` are oldest first. */
export interface DemoDocument {
  id: number;
  customId: string;
  externalId: string | null;
  documentType: DocumentType;
  documentStatus: DocumentStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  shippingMethod: ShippingMethod;
  storeId: number;
  customerId: number;
  date: string;
  /** The order that a quotation, delivery note or invoice belongs to. */
  orderId: number | null;
  billingAddress: DemoAddress;
  shippingAddress: DemoAddress;
  lines: DemoLine[];
  shippingPriceCents: number;
  totalPriceWithTaxCents: number;
  paidAt: string | null;
  paidCents: number | null;
  refundedCents: number | null;
  allowanceCents: number;
  refundDueCents: number;
  paymentDueCents: number;
  /** Absent at French rates with nothing to check. */
  vat?: OrderVat & { numberCheck?: { number: string; day: string; state: VatNumberState; consultation: string } };
  deliveryPackage: string | null;
  pickingNotifiedAt: string | null;
  documentComment: string | null;
  events: DemoEvent[];
}

/** A line of a voucher's history. */
export interface DemoVoucherMove {
  kind: "Sold" | "Granted" | "Credited" | "Redeemed" | "Cancelled";
  /** Negative for what was used. */
  amountCents: number;
  at: string;
  /** Absent for the site. */
  takenBy?: string;
  /** Of a sale, or of a balance that was given back. */
  means?: "Cash" | "CreditCard" | "Check" | "BankTransfer";
  isAtCounter?: boolean;
  documentId?: number;
  reason?: string;
  hasAgreement?: boolean;
}

/** A gift card, or a voucher from a refund. */
export interface DemoVoucher {
  id: number;
  code: string;
  origin: "Sold" | "Granted" | "Refund";
  customerId: number | null;
  storeId: number | null;
  note: string | null;
  expiresOn: string | null;
  /** Oldest first. */
  moves: DemoVoucherMove[];
}

/** A category of the site; parents come first in the list. */
export interface DemoCategory {
  id: number;
  parentId: number | null;
  position: number;
  code: string;
  localizations: { fr: { name: string }; en?: { name: string } };
  pageUrl: string | null;
  isVisible: boolean;
}

/** An entry of the site's menu; parents come first in the list. */
export interface DemoMenuItem {
  id: number;
  parentId: number | null;
  position: number;
  localizations: { fr: { label: string }; en?: { label: string } };
  urlAbsolute: string;
  isExternalUrl: boolean;
  style: "Plain" | "Button" | "Quiet";
}
