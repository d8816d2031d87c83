import { fromCents, isSiret, netBillOf, parisDay, shiftDay, sirenOf, sirenOfVat } from "@reserve/domain";
import { el, type XmlElement } from "../../../platform/xml-text.ts";
import type { IssuedPaper } from "./issued-papers.store.ts";
import { ALLOWANCE, type PaperBusiness, type PaperContent, type PaperSeller, type PaperVat, prepaidCentsOf } from "./paper-content.ts";

/**
 * Returns the Factur-X XML (UN/CEFACT CII, profile EN 16931) of an invoice or credit note to a business; null for other customers. It states the same
 * as the PDF, net amounts first. Elements are in the order of the schema.
 */
export function facturX({ kind, number, issuedAt, content }: Pick<IssuedPaper, "kind" | "number" | "issuedAt" | "content">): string | null {
  if (!content.business) return null;
  const isInvoice = kind === "Invoice";
  const document = el(
    "rsm:ExchangedDocument",
    el("ram:ID", number),
    el("ram:TypeCode", isInvoice ? "380" : "381"),
    el("ram:IssueDateTime", day(issuedAt)),
    ...(isInvoice ? notesOf(content) : []),
  );
  const trade = el(
    "rsm:SupplyChainTradeTransaction",
    ...linesOf(content),
    agreementOf(content, content.business),
    deliveryOf(content),
    settlementOf(content, isInvoice, issuedAt),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice ${NAMESPACES}>${contextOf(content, isInvoice)}${document}${trade}</rsm:CrossIndustryInvoice>`;
}

const NAMESPACES = [
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
  'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
  'xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"',
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"',
].join(" ");

/** Returns the business process type of the French reform: goods, invoice to be paid (B1) or already paid (B2). Shipping is only an accessory. */
function contextOf(content: PaperContent, isInvoice: boolean): XmlElement {
  return el(
    "rsm:ExchangedDocumentContext",
    el("ram:BusinessProcessSpecifiedDocumentContextParameter", el("ram:ID", isInvoice && isPaid(content) ? "B2" : "B1")),
    el("ram:GuidelineSpecifiedDocumentContextParameter", el("ram:ID", "urn:cen.eu:en16931:2017")),
  );
}

/** Returns the legal notes of the Code de commerce with their UNTDID 4451 codes. */
function notesOf({ seller: { terms } }: PaperContent): XmlElement[] {
  if (!terms) return [];
  const note = (code: string, text: string) => el("ram:IncludedNote", el("ram:Content", text), el("ram:SubjectCode", code));
  return [note("PMD", terms.latePayment), note("PMT", terms.recoveryFee), note("AAB", terms.earlyPayment)];
}

function linesOf({ bill, vat }: PaperContent): XmlElement[] {
  return netBillOf(bill).lines.map((line, index) => {
    const { quantity, taxRate, netCents, ean, title, authors, publisher } = line;
    const about = [authors.join(", "), publisher ?? ""].filter((text) => text !== "").join(" – ");
    return el(
      "ram:IncludedSupplyChainTradeLineItem",
      el("ram:AssociatedDocumentLineDocument", el("ram:LineID", String(index + 1))),
      el(
        "ram:SpecifiedTradeProduct",
        ...(/^\d{13}$/.test(ean) ? [el("ram:GlobalID", ean, { schemeID: "0160" })] : []),
        el("ram:Name", title.trim() || ean),
        ...some("ram:Description", about),
      ),
      el(
        "ram:SpecifiedLineTradeAgreement",
        // As many decimals as needed for price times copies to equal the line's amount, to the cent.
        el("ram:NetPriceProductTradePrice", el("ram:ChargeAmount", (netCents / 100 / quantity).toFixed(6))),
      ),
      el("ram:SpecifiedLineTradeDelivery", el("ram:BilledQuantity", String(quantity), { unitCode: "C62" })),
      el(
        "ram:SpecifiedLineTradeSettlement",
        el("ram:ApplicableTradeTax", ...taxOf(taxRate, vat)),
        el("ram:SpecifiedTradeSettlementLineMonetarySummation", amount("ram:LineTotalAmount", netCents)),
      ),
    );
  });
}

function agreementOf({ seller, buyer, order }: PaperContent, business: PaperBusiness): XmlElement {
  return el(
    "ram:ApplicableHeaderTradeAgreement",
    ...some("ram:BuyerReference", business.serviceCode ?? ""),
    el(
      "ram:SellerTradeParty",
      ...establishment(seller.siret),
      el("ram:Name", seller.company ?? seller.name),
      ...some("ram:Description", [seller.legalForm, seller.register].filter(Boolean).join(", ")),
      ...company(seller.siret),
      addressOf(sellerAddress(seller)),
      ...electronicAddress(seller),
      ...taxNumber(seller.vatNumber),
    ),
    el(
      "ram:BuyerTradeParty",
      ...establishment(business.siret),
      el("ram:Name", business.name),
      ...company(business.siret),
      addressOf({ ...buyer, lines: [buyer.address1, buyer.address2] }),
      ...electronicAddress(business),
      ...taxNumber(business.vatNumber),
    ),
    el("ram:SellerOrderReferencedDocument", el("ram:IssuerAssignedID", order.number)),
    ...(order.buyerReference ? [el("ram:BuyerOrderReferencedDocument", el("ram:IssuerAssignedID", order.buyerReference))] : []),
  );
}

/** Returns the identifier: nine digits identify a company (SIREN), fourteen also its establishment (SIRET). */
function establishment(siret: string | null): XmlElement[] {
  return isSiret(siret) ? [el("ram:GlobalID", siret, { schemeID: "0009" })] : [];
}

/** Returns the electronic address of a party: SIRET of the establishment, else SIREN of the company, also from a French VAT number. */
function electronicAddress({ siret, vatNumber }: Pick<PaperSeller, "siret" | "vatNumber">): XmlElement[] {
  const id = isSiret(siret) ? siret : (sirenOf(siret) ?? sirenOfVat(vatNumber));
  return id ? [el("ram:URIUniversalCommunication", el("ram:URIID", id, { schemeID: isSiret(id) ? "0009" : "0002" }))] : [];
}

function company(siret: string | null): XmlElement[] {
  const siren = sirenOf(siret);
  return siren ? [el("ram:SpecifiedLegalOrganization", el("ram:ID", siren, { schemeID: "0002" }))] : [];
}

function taxNumber(vatNumber: string | null): XmlElement[] {
  return vatNumber ? [el("ram:SpecifiedTaxRegistration", el("ram:ID", vatNumber, { schemeID: "VA" }))] : [];
}

interface Place {
  lines: readonly (string | null)[];
  postalCode: string;
  city: string;
  country: string;
}

/** Returns the seller's address lines as fields: the last line contains postal code and city. */
function sellerAddress({ address }: PaperSeller): Place {
  const [, postalCode = "", city = ""] = /^(\d{5}) (.+)$/.exec(address.at(-1) ?? "") ?? [];
  return { lines: city === "" ? address : address.slice(0, -1), postalCode, city, country: "FR" };
}

function addressOf({ lines, postalCode, city, country }: Place): XmlElement {
  const [one = "", two = "", ...others] = lines.map((line) => line?.trim() ?? "").filter((line) => line !== "");
  return el(
    "ram:PostalTradeAddress",
    ...some("ram:PostcodeCode", postalCode),
    ...some("ram:LineOne", one),
    ...some("ram:LineTwo", two),
    ...some("ram:LineThree", others.join(", ")),
    ...some("ram:CityName", city),
    el("ram:CountryID", country),
  );
}

function deliveryOf({ deliveredTo, deliveredAt }: PaperContent): XmlElement {
  const name = deliveredTo.company ?? `${deliveredTo.firstName} ${deliveredTo.lastName}`.trim();
  return el(
    "ram:ApplicableHeaderTradeDelivery",
    el(
      "ram:ShipToTradeParty",
      ...some("ram:Name", name),
      addressOf({ ...deliveredTo, lines: [deliveredTo.address1, deliveredTo.address2] }),
    ),
    ...(deliveredAt ? [el("ram:ActualDeliverySupplyChainEvent", el("ram:OccurrenceDateTime", day(new Date(deliveredAt))))] : []),
  );
}

function isPaid(content: PaperContent): boolean {
  return prepaidCentsOf(content) === content.bill.totalCents;
}

function settlementOf(content: PaperContent, isInvoice: boolean, issuedAt: Date): XmlElement {
  const { seller, paymentMethod, corrects, bill, vat } = content;
  const net = netBillOf(bill);
  const prepaidCents = isInvoice ? prepaidCentsOf(content) : 0;
  return el(
    "ram:ApplicableHeaderTradeSettlement",
    el("ram:InvoiceCurrencyCode", "EUR"),
    meansOf(paymentMethod, seller.iban),
    ...net.vat.map(({ taxRate, noTaxCents, taxCents }) =>
      el(
        "ram:ApplicableTradeTax",
        amount("ram:CalculatedAmount", taxCents),
        el("ram:TypeCode", "VAT"),
        ...some("ram:ExemptionReason", exemptionOf(taxRate, vat)?.note ?? ""),
        amount("ram:BasisAmount", noTaxCents),
        el("ram:CategoryCode", categoryOf(taxRate, vat)),
        ...some("ram:ExemptionReasonCode", exemptionOf(taxRate, vat)?.reasonCode ?? ""),
        el("ram:RateApplicablePercent", percentOf(taxRate)),
      ),
    ),
    ...net.allowances.map(({ taxRate, netCents }) =>
      el(
        "ram:SpecifiedTradeAllowanceCharge",
        el("ram:ChargeIndicator", el("udt:Indicator", "false")),
        amount("ram:ActualAmount", netCents),
        // UNTDID 5189: discount.
        el("ram:ReasonCode", "95"),
        el("ram:Reason", ALLOWANCE),
        el("ram:CategoryTradeTax", ...taxOf(taxRate, vat)),
      ),
    ),
    ...net.charges.map(({ taxRate, netCents }) =>
      el(
        "ram:SpecifiedTradeAllowanceCharge",
        el("ram:ChargeIndicator", el("udt:Indicator", "true")),
        amount("ram:ActualAmount", netCents),
        el("ram:ReasonCode", "FC"),
        el("ram:Reason", "Frais de port"),
        el("ram:CategoryTradeTax", ...taxOf(taxRate, vat)),
      ),
    ),
    termsOf(seller, isInvoice, isInvoice && isPaid(content), issuedAt),
    el(
      "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
      amount("ram:LineTotalAmount", net.lineTotalCents),
      amount("ram:ChargeTotalAmount", net.chargeTotalCents),
      amount("ram:AllowanceTotalAmount", net.allowanceTotalCents),
      amount("ram:TaxBasisTotalAmount", net.netTotalCents),
      amount("ram:TaxTotalAmount", net.taxTotalCents, { currencyID: "EUR" }),
      amount("ram:GrandTotalAmount", net.totalCents),
      amount("ram:TotalPrepaidAmount", prepaidCents),
      amount("ram:DuePayableAmount", net.totalCents - prepaidCents),
    ),
    ...(corrects
      ? [
          el(
            "ram:InvoiceReferencedDocument",
            el("ram:IssuerAssignedID", corrects.number),
            el("ram:FormattedIssueDateTime", day(new Date(corrects.date), "qdt")),
          ),
        ]
      : []),
  );
}

/** Payment means codes of UNTDID 4461. A transfer is only stated if the account is known, because the standard requires it. */
const MEANS: Readonly<Record<PaperContent["paymentMethod"], string>> = {
  CreditCard: "48",
  Check: "20",
  Paypal: "68",
  OnInvoice: "30",
  ManualAtPickup: "1",
  FictiveSuccess: "1",
  FictiveFailure: "1",
};

function meansOf(method: PaperContent["paymentMethod"], iban: string | undefined): XmlElement {
  const code = MEANS[method] === "30" && !iban ? "1" : MEANS[method];
  return el(
    "ram:SpecifiedTradeSettlementPaymentMeans",
    el("ram:TypeCode", code),
    ...(code === "30" && iban ? [el("ram:PayeePartyCreditorFinancialAccount", el("ram:IBANID", iban))] : []),
  );
}

function termsOf({ terms }: PaperSeller, isInvoice: boolean, isSettled: boolean, issuedAt: Date): XmlElement {
  if (!isInvoice) return el("ram:SpecifiedTradePaymentTerms", el("ram:Description", "Montant à votre crédit."));
  if (isSettled || !terms)
    return el("ram:SpecifiedTradePaymentTerms", el("ram:Description", isSettled ? "Facture acquittée." : "À réception."));
  const { paymentDays } = terms;
  return el(
    "ram:SpecifiedTradePaymentTerms",
    el("ram:Description", `À régler à ${paymentDays} jours de la date de facture.`),
    el("ram:DueDateDateTime", dayText(shiftDay(parisDay(issuedAt), paymentDays))),
  );
}

/** Returns type, category and rate of a line, charge or allowance. */
function taxOf(taxRate: number, vat: PaperVat | undefined): XmlElement[] {
  return [el("ram:TypeCode", "VAT"), el("ram:CategoryCode", categoryOf(taxRate, vat)), el("ram:RateApplicablePercent", percentOf(taxRate))];
}

/** Returns the category: that of the exemption, else S. A rate of zero without an exemption is Z, which requires no reason. */
function categoryOf(taxRate: number, vat: PaperVat | undefined): string {
  return exemptionOf(taxRate, vat)?.category ?? (taxRate > 0 ? "S" : "Z");
}

/** Returns why amounts at a rate bear no VAT; undefined if they do. */
function exemptionOf(taxRate: number, vat: PaperVat | undefined): PaperVat | undefined {
  return taxRate === 0 && vat?.reasonCode ? vat : undefined;
}

function percentOf(taxRate: number): string {
  return String(Math.round(taxRate * 10_000) / 100);
}

function day(moment: Date, namespace: "udt" | "qdt" = "udt"): XmlElement {
  return dayText(parisDay(moment), namespace);
}

function dayText(text: string, namespace: "udt" | "qdt" = "udt"): XmlElement {
  return el(`${namespace}:DateTimeString`, text.replaceAll("-", ""), { format: "102" });
}

function amount(name: string, cents: number, attributes: Readonly<Record<string, string>> = {}): XmlElement {
  return el(name, fromCents(cents), attributes);
}

/** Returns the element; nothing if it would be empty. */
function some(name: string, text: string): XmlElement[] {
  return text.trim() === "" ? [] : [el(name, text.trim())];
}
