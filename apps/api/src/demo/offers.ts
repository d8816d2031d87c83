import type { DemoOffer, DemoProduct } from "./rows.ts";

const DAY_MS = 86_400_000;
const KINDS = [
  { name: "Occasion, bon état", share: 0.5 },
  { name: "Occasion, état d’usage", share: 0.35 },
  { name: "Exemplaire défraîchi", share: 0.7 },
  { name: "Dédicacé par l’auteur", share: 1 },
] as const;

/** Creates second-hand, worn and signed copies of some titles; the first is the one a message asks about. */
export function makeOffers(products: readonly DemoProduct[], now: Date): DemoOffer[] {
  const perec = products.filter(({ title, kind }) => title === "La Vie mode d’emploi" && kind === "Book").slice(0, 1);
  const others = products.filter(({ kind, availability }, index) => kind !== "Goods" && availability === "21" && index % 37 === 5);
  return [...perec, ...others].slice(0, 14).map((product, index) => {
    const { name, share } = KINDS[index % KINDS.length] ?? KINDS[0];
    // One has ended, one has not started.
    const start = index === 5 ? -40 : index === 9 ? 12 : null;
    const day = (offset: number) => new Date(now.getTime() + offset * DAY_MS).toISOString();
    return {
      id: index + 1,
      productId: product.id,
      name,
      priceCents: index === 0 ? 650 : Math.max(200, Math.round((product.priceWithTaxCents * share) / 50) * 50),
      stock: index % 5 === 4 ? 0 : 1 + (index % 3),
      startTime: start === null ? null : day(start),
      endTime: start === null ? null : day(start + 30),
      isActive: index % 6 !== 5,
    };
  });
}
