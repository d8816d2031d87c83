import { SaxesParser } from "saxes";

/** A parsed element of an invoice. */
interface Read {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: Read[];
}

/**
 * Returns which business rules of EN 16931 an invoice's XML violates, by the standard's own names; BR-DEC stands for all rules about decimals. Rules
 * about data that our invoices never contain (other currencies, deductions on lines, other payees, categories other than S, Z, K and G) are left out.
 */
export function brokenRules(xml: string): string[] {
  const invoice = read(xml);
  const trade = child(invoice, "SupplyChainTradeTransaction");
  const agreement = child(trade, "ApplicableHeaderTradeAgreement");
  const settlement = child(trade, "ApplicableHeaderTradeSettlement");
  const lines = all(trade, "IncludedSupplyChainTradeLineItem");
  const amounts = all(settlement, "SpecifiedTradeAllowanceCharge");
  const charges = amounts.filter((one) => !isAllowance(one));
  const allowances = amounts.filter(isAllowance);
  const vat = all(settlement, "ApplicableTradeTax");
  const broken = [
    ...headRules(invoice, settlement),
    ...partyRules(agreement, [...lines.map(lineTax), ...amounts.map(chargeTax)]),
    ...lines.flatMap(lineRules),
    ...charges.flatMap(chargeRules),
    ...allowances.flatMap(allowanceRules),
    ...vat.flatMap((row) => vatRules(row, lines, amounts)),
    ...sumRules(settlement, lines, amounts, vat),
    ...paymentRules(settlement),
    ...unless("BR-16", lines.length > 0),
    ...unionRules(child(trade, "ApplicableHeaderTradeDelivery"), vat),
    ...unless("BR-57", has(child(trade, "ApplicableHeaderTradeDelivery"), "ShipToTradeParty/PostalTradeAddress/CountryID")),
    ...unless("BR-DEC", amountsOf(settlement).every(isCents) && lines.flatMap(amountsOf).every(isCents)),
  ];
  return [...new Set(broken)].sort();
}

function headRules(invoice: Read, settlement: Read): string[] {
  const document = child(invoice, "ExchangedDocument");
  return [
    ...unless("BR-01", has(invoice, "ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID")),
    ...unless("BR-02", has(document, "ID")),
    ...unless("BR-03", has(document, "IssueDateTime/DateTimeString")),
    ...unless("BR-04", has(document, "TypeCode")),
    ...unless("BR-CL-01", ["380", "381"].includes(text(document, "TypeCode"))),
    ...unless("BR-05", has(settlement, "InvoiceCurrencyCode")),
    ...unless(
      "BR-55",
      all(settlement, "InvoiceReferencedDocument").every((one) => has(one, "IssuerAssignedID")),
    ),
  ];
}

function partyRules(agreement: Read, taxes: readonly Read[]): string[] {
  const seller = child(agreement, "SellerTradeParty");
  const buyer = child(agreement, "BuyerTradeParty");
  const numbers = all(seller, "SpecifiedTaxRegistration").map((one) => text(one, "ID"));
  const categories = new Set(taxes.map((tax) => text(tax, "CategoryCode")));
  const isKnown = has(seller, "GlobalID") || has(seller, "SpecifiedLegalOrganization/ID") || numbers.length > 0;
  return [
    ...unless("BR-06", has(seller, "Name")),
    ...unless("BR-07", has(buyer, "Name")),
    ...unless("BR-08", all(seller, "PostalTradeAddress").length === 1),
    ...unless("BR-09", has(seller, "PostalTradeAddress/CountryID")),
    ...unless("BR-10", all(buyer, "PostalTradeAddress").length === 1),
    ...unless("BR-11", has(buyer, "PostalTradeAddress/CountryID")),
    ...unless("BR-62", hasScheme(seller)),
    ...unless("BR-63", hasScheme(buyer)),
    ...unless(
      "BR-CL-25",
      [seller, buyer].every((party) => isAddress(one(party, "URIUniversalCommunication/URIID"))),
    ),
    ...unless("BR-CO-09", [seller, buyer].flatMap((party) => all(party, "SpecifiedTaxRegistration")).every(hasCountry)),
    ...unless("BR-CO-26", isKnown),
    ...[...categories].flatMap((category) => unless(`BR-${RULES[category]}-02`, numbers.length > 0)),
    ...unless("BR-IC-02", !categories.has("K") || has(buyer, "SpecifiedTaxRegistration/ID")),
  ];
}

function lineRules(line: Read): string[] {
  const price = text(line, "SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount");
  const quantity = one(line, "SpecifiedLineTradeDelivery/BilledQuantity");
  const total = text(line, `${LINE_SUM}/LineTotalAmount`);
  const copies = Number(quantity?.text);
  return [
    ...unless("BR-21", has(line, "AssociatedDocumentLineDocument/LineID")),
    ...unless("BR-22", (quantity?.text ?? "") !== ""),
    ...unless("BR-23", (quantity?.attributes.unitCode ?? "") !== ""),
    ...unless("BR-24", total !== ""),
    ...unless("BR-25", has(line, "SpecifiedTradeProduct/Name")),
    ...unless("BR-26", price !== ""),
    ...unless("BR-27", Number(price) >= 0),
    ...unless(
      "BR-64",
      all(line, "SpecifiedTradeProduct/GlobalID").every(({ attributes }) => attributes.schemeID !== undefined),
    ),
    ...unless("BR-CO-04", has(lineTax(line), "CategoryCode")),
    ...rateRules(lineTax(line), "05"),
    // Not a rule of the standard, but the meaning of the amount: price times copies, to the cent.
    ...unless("BT-131", Math.round(Number(price) * copies * 100) === centsOf(total)),
  ];
}

function chargeRules(charge: Read): string[] {
  return [
    ...unless("BR-36", has(charge, "ActualAmount")),
    ...unless("BR-37", has(chargeTax(charge), "CategoryCode")),
    ...unless("BR-38", has(charge, "Reason") || has(charge, "ReasonCode")),
    ...rateRules(chargeTax(charge), "07"),
  ];
}

function allowanceRules(allowance: Read): string[] {
  return [
    ...unless("BR-31", has(allowance, "ActualAmount")),
    ...unless("BR-32", has(chargeTax(allowance), "CategoryCode")),
    ...unless("BR-33", has(allowance, "Reason") || has(allowance, "ReasonCode")),
    ...rateRules(chargeTax(allowance), "06"),
  ];
}

/** Part of a rule's name by category (UNTDID 5305). */
const RULES: Readonly<Record<string, string>> = { S: "S", Z: "Z", K: "IC", G: "G" };

/** Checks that taxed categories have a rate, and all others the rate 0. */
function rateRules(tax: Read, rule: "05" | "06" | "07"): string[] {
  const rate = text(tax, "RateApplicablePercent");
  const category = text(tax, "CategoryCode");
  const isRight = category === "S" ? Number(rate) > 0 : rate !== "" && Number(rate) === 0;
  return unless(`BR-${RULES[category]}-${rule}`, category in RULES && isRight);
}

function vatRules(row: Read, lines: readonly Read[], amounts: readonly Read[]): string[] {
  const category = text(row, "CategoryCode");
  const base = centsOf(text(row, "BasisAmount"));
  const tax = centsOf(text(row, "CalculatedAmount"));
  const rate = Number(text(row, "RateApplicablePercent"));
  const counted = [
    ...lines.map((line) => ({ tax: lineTax(line), cents: centsOf(text(line, `${LINE_SUM}/LineTotalAmount`)) })),
    ...amounts.map((one) => ({ tax: chargeTax(one), cents: signedCents(one) })),
  ].filter((one) => keyOf(one.tax) === keyOf(row));
  const isExempt = category === "K" || category === "G";
  // Prices are set with tax: a rate's tax may differ from the product by a cent, which the standard's rules allow.
  const isProduct = Math.abs(tax - Math.round((base * rate) / 100)) <= 1;
  return [
    ...unless("BR-45", has(row, "BasisAmount")),
    ...unless("BR-46", has(row, "CalculatedAmount")),
    ...unless("BR-47", category !== ""),
    ...unless("BR-48", has(row, "RateApplicablePercent")),
    ...unless("BR-CL-17", category in RULES),
    ...unless("BR-CL-22", ["", "VATEX-EU-IC", "VATEX-EU-G"].includes(text(row, "ExemptionReasonCode"))),
    ...unless("BR-CO-17", isProduct),
    ...unless(`BR-${RULES[category]}-08`, base === sum(counted.map(({ cents }) => cents))),
    ...unless(`BR-${RULES[category]}-09`, category === "S" ? isProduct : tax === 0),
    ...unless(`BR-${RULES[category]}-10`, isExempt === (has(row, "ExemptionReason") || has(row, "ExemptionReasonCode"))),
  ];
}

function sumRules(settlement: Read, lines: readonly Read[], amounts: readonly Read[], vat: readonly Read[]): string[] {
  const sums = child(settlement, "SpecifiedTradeSettlementHeaderMonetarySummation");
  const of = (name: string) => centsOf(text(sums, name));
  const nets = sum(lines.map((line) => centsOf(text(line, `${LINE_SUM}/LineTotalAmount`))));
  const added = sum(amounts.filter((one) => !isAllowance(one)).map(signedCents));
  const taken = -sum(amounts.filter(isAllowance).map(signedCents));
  const taxed = [...lines.map(lineTax), ...amounts.map(chargeTax)].map(keyOf);
  return [
    ...unless("BR-12", has(sums, "LineTotalAmount")),
    ...unless("BR-13", has(sums, "TaxBasisTotalAmount")),
    ...unless("BR-14", has(sums, "GrandTotalAmount")),
    ...unless("BR-15", has(sums, "DuePayableAmount")),
    ...unless("BR-CO-10", of("LineTotalAmount") === nets),
    ...unless("BR-CO-11", of("AllowanceTotalAmount") === taken),
    ...unless("BR-CO-12", of("ChargeTotalAmount") === added),
    ...unless("BR-CO-13", of("TaxBasisTotalAmount") === of("LineTotalAmount") - of("AllowanceTotalAmount") + of("ChargeTotalAmount")),
    ...unless("BR-CO-14", of("TaxTotalAmount") === sum(vat.map((row) => centsOf(text(row, "CalculatedAmount"))))),
    ...unless("BR-CO-15", of("GrandTotalAmount") === of("TaxBasisTotalAmount") + of("TaxTotalAmount")),
    ...unless("BR-CO-16", of("DuePayableAmount") === of("GrandTotalAmount") - of("TotalPrepaidAmount")),
    ...unless("BR-CO-18", vat.length > 0 && [...new Set(taxed)].sort().join() === vat.map(keyOf).sort().join()),
  ];
}

/** Checks that a sale to another member state says when and to which country it was delivered. */
function unionRules(delivery: Read, vat: readonly Read[]): string[] {
  if (!vat.some((row) => text(row, "CategoryCode") === "K")) return [];
  return [
    ...unless("BR-IC-11", has(delivery, "ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString")),
    ...unless("BR-IC-12", has(delivery, "ShipToTradeParty/PostalTradeAddress/CountryID")),
  ];
}

function paymentRules(settlement: Read): string[] {
  const due = centsOf(text(settlement, "SpecifiedTradeSettlementHeaderMonetarySummation/DuePayableAmount"));
  const terms = "SpecifiedTradePaymentTerms";
  const means = all(settlement, "SpecifiedTradeSettlementPaymentMeans");
  const isTransfer = (code: string) => code === "30" || code === "58";
  return [
    ...unless(
      "BR-CO-25",
      due <= 0 || has(settlement, `${terms}/DueDateDateTime/DateTimeString`) || has(settlement, `${terms}/Description`),
    ),
    ...unless(
      "BR-49",
      means.every((one) => has(one, "TypeCode")),
    ),
    ...unless(
      "BR-61",
      means.every((one) => !isTransfer(text(one, "TypeCode")) || has(one, "PayeePartyCreditorFinancialAccount/IBANID")),
    ),
  ];
}

const LINE_SUM = "SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation";
const lineTax = (line: Read) => child(line, "SpecifiedLineTradeSettlement/ApplicableTradeTax");
const isAllowance = (amount: Read) => text(amount, "ChargeIndicator/Indicator") === "false";
const signedCents = (amount: Read) => (isAllowance(amount) ? -1 : 1) * centsOf(text(amount, "ActualAmount"));
const chargeTax = (charge: Read) => child(charge, "CategoryTradeTax");
const keyOf = (tax: Read) => `${text(tax, "CategoryCode")} ${Number(text(tax, "RateApplicablePercent"))}`;

const hasScheme = (party: Read) =>
  all(party, "URIUniversalCommunication/URIID").every(({ attributes }) => attributes.schemeID !== undefined);
/** Schemes for electronic addresses (EAS): SIREN or SIRET. */
const isAddress = (id: Read | undefined) => id === undefined || ["0002", "0009"].includes(id.attributes.schemeID ?? "");
const hasCountry = (registration: Read) => /^[A-Z]{2}/.test(text(registration, "ID"));

/** Names of monetary amounts, which have at most two decimals; a price may have more. */
function amountsOf(node: Read): string[] {
  const isAmount = /Amount$/.test(node.name) && node.name !== "ChargeAmount";
  return [...(isAmount ? [node.text] : []), ...node.children.flatMap(amountsOf)];
}
const isCents = (amount: string) => /^-?\d+(?:\.\d{1,2})?$/.test(amount);

function unless(rule: string, isLocked: boolean): string[] {
  return isLocked ? [] : [rule];
}

function all(node: Read, path: string): Read[] {
  return path.split("/").reduce((nodes, name) => nodes.flatMap(({ children }) => children.filter((one) => one.name === name)), [node]);
}
const one = (node: Read, path: string) => all(node, path)[0];
const child = (node: Read, path: string): Read => one(node, path) ?? { name: path, attributes: {}, text: "", children: [] };
const text = (node: Read, path: string) => child(node, path).text;
const has = (node: Read, path: string) => text(node, path) !== "";
const centsOf = (amount: string) => Math.round(Number(amount) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Returns the root element; throws if the text is not XML. */
function read(xml: string): Read {
  const root: Read = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element: Read = { name: name.replace(/^.*:/, ""), attributes, text: "", children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (chunk) => {
    const element = open.at(-1);
    if (element) element.text += chunk.trim();
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  const [first] = root.children;
  if (!first) throw new Error("an invoice without an element");
  return first;
}
