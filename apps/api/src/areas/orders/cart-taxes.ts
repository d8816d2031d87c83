import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import {
  bareNumber,
  businessNumberFaults,
  fromCents,
  isPickup,
  parisDay,
  quoteVat,
  toCents,
  type VatRegime,
  vatRegimeOf,
} from "@reserve/domain";
import { and, eq, inArray } from "drizzle-orm";
import { productSearch, products } from "../../platform/catalog/products.tables.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import { NUMBER_SENTENCES } from "../../platform/customers/business-number.texts.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Ports } from "../../platform/ports.ts";

const NOT_OFFERED = { fr: "Ce titre n’est pas proposé sur le site.", en: "This title is not offered on the site." };

/** Returns the VAT of a cart; throws 422 for a title that the site does not show and for an impossible VAT number. */
export async function quoteCartTaxes(
  db: Db,
  { lines, isWithTax = true, shippingMethod, shippingPrice = "0.00", country, postalCode = "", ...request }: Schemas["CartTaxRequest"],
  { now, ports: { variant, vatNumbers } }: { now: Date; ports: Pick<Ports, "variant" | "vatNumbers"> },
): Promise<Schemas["CartTaxes"]> {
  const day = request.date ?? parisDay(now);
  const vatNumber = bareNumber(request.vatNumber ?? null);
  const titles = await offeredTitles(
    db,
    lines.map(({ ean }) => ean),
    variant,
  );
  const faults: PropertyRefusal[] = [
    ...lines.flatMap(({ ean }, index) => (titles.has(ean) ? [] : [{ propertyName: `lines[${index}].ean`, errorMessage: NOT_OFFERED }])),
    ...businessNumberFaults({ siret: null, vatNumber, serviceCode: null }).map(({ property, reason }) => ({
      ...{ propertyName: property, errorMessage: NUMBER_SENTENCES[reason] },
    })),
  ];
  if (faults.length > 0) throw refuse.invalid(faults);
  const check = vatNumber === null ? null : { number: vatNumber, ...(await vatNumbers.check(vatNumber, day)) };
  const buyer = check && { vatNumber: check.number, state: check.state };
  const quoted = lines.flatMap(({ ean, quantity, unitPrice, isDownload = false }) => {
    const title = titles.get(ean);
    if (!title) return [];
    const sale = { ...title, isDownload, isCounter: isPickup(shippingMethod), country, postalCode, buyer, day };
    return [{ ean, isDownload, cents: quantity * (toCents(unitPrice) ?? 0), vat: vatRegimeOf(sale, variant.vat) }];
  });
  const totals = quoteVat(quoted, toCents(shippingPrice) ?? 0, isWithTax);
  return {
    lines: quoted.map(({ ean, vat }) => ({ ean, ...asVat(vat), flags: [...vat.flags] })),
    totals: totals.map(({ vat, shippingCents, noTaxCents, taxCents, withTaxCents }) => ({
      ...asVat(vat),
      ...{
        shippingPrice: fromCents(shippingCents),
        noTax: fromCents(noTaxCents),
        tax: fromCents(taxCents),
        withTax: fromCents(withTaxCents),
      },
    })),
    vatNumber: check && { number: check.number, state: check.state, consultation: check.consultation ?? null },
  };
}

/** Returns kind and VAT rate of the titles that the public site shows, by EAN. */
async function offeredTitles(db: Db, eans: readonly string[], { flags }: Pick<ClientVariant, "flags">) {
  const { ean, kind, taxRate } = products;
  const rows = await db
    .select({ ean, kind, taxRate })
    .from(products)
    .innerJoin(productSearch, eq(productSearch.productId, products.id))
    .where(
      and(
        inArray(ean, [...new Set(eans)]),
        ...[eq(productSearch.isVisible, true), eq(productSearch.isRestricted, false)],
        flags.onlyCustomProducts ? eq(products.isCustom, true) : undefined,
      ),
    );
  return new Map(rows.map((row) => [row.ean, row]));
}

function asVat({ regime, category, country, taxRate, note, reasonCode }: VatRegime) {
  return { regime, category, country, taxRate, note, reasonCode };
}
