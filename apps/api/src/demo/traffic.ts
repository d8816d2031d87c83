import type { Schemas } from "@reserve/contract";
import { createRandom } from "./random.ts";

type Batch = Schemas["IntakeBatch"];

/** A title that can be ordered, at the shop's price. */
export interface TrafficTitle {
  ean: string;
  priceWithTax: string;
  taxRate: number;
}

interface TrafficStart {
  /** The same seed produces the same people, orders and pauses. */
  seed: number;
  /** Prefix of every reference, so that a second run submits different orders. */
  run: string;
  titles: readonly TrafficTitle[];
  storeId: number;
  /** Events of the site that accept registrations. */
  eventIds: readonly number[];
}

const FIRST_NAMES = ["Maëlle", "Yann", "Noémie", "Loïc", "Inès", "Rémi", "Soizic", "Étienne", "Aïcha", "Gaël"] as const;
const LAST_NAMES = ["Guillou", "Morvan", "Le Bœuf", "Diallo", "Riou", "Cadiou", "Prévost", "Thépaut", "Benhaddou", "Kervern"] as const;
const QUESTIONS = [
  ["Emballage cadeau", "Bonjour, pouvez-vous emballer ma commande ? C’est pour un anniversaire. Merci !"],
  ["Délai de livraison", "Bonjour, ma commande arrivera-t-elle avant samedi ?"],
  ["Changer de librairie", "Bonjour, puis-je retirer ma commande un autre jour ?"],
] as const;

/**
 * Generates the data that a shop's site submits in the course of a day, one visitor after the other: a customer with their order, most of them paid
 * immediately, some refused, occasionally a message or a registration for an event. `at` dates a batch; each is to be submitted after its pause.
 */
export function* traffic({
  seed,
  run,
  titles,
  storeId,
  eventIds,
}: TrafficStart): Generator<{ pauseMs: number; batchAt: (at: Date) => Batch }, never> {
  const random = createRandom(seed);
  for (let visitor = 1; ; visitor += 1) {
    const reference = `${run}-${visitor}`;
    const firstName = random.pick(FIRST_NAMES);
    const lastName = random.pick(LAST_NAMES);
    const email = `visiteur.${reference.toLowerCase()}@example.fr`;
    const lines = Array.from({ length: random.between(1, Math.min(3, titles.length)) }, () => random.pick(titles)).map((title) => ({
      ...title,
      quantity: 1,
    }));
    const isPickup = random.chance(0.4);
    const paymentMethod = random.weighted({ CreditCard: 7, Check: 1, ...(isPickup ? { ManualAtPickup: 4 } : {}) });
    const shipping = isPickup ? 0 : 490;
    const total = lines.reduce((cents, { priceWithTax }) => cents + Math.round(Number(priceWithTax) * 100), shipping);
    const event = random.chance(0.9) ? "Paid" : "Refused";
    const question = random.chance(0.2) ? random.pick(QUESTIONS) : null;
    const eventId = eventIds.length > 0 && random.chance(0.25) ? random.pick(eventIds) : null;
    const buyBook = random.chance(0.4);
    const address = { firstName, lastName, address1: "12, rue des Lices", postalCode: "29200", city: "Brest", country: "FR" };
    const amount = (cents: number) => (cents / 100).toFixed(2);
    const batchAt = (at: Date): Batch => ({
      customers: [{ reference, email, firstName, lastName }],
      orders: [
        {
          ...{ reference, placedAt: at.toISOString(), customerReference: reference, lines, paymentMethod },
          ...{ shippingPriceWithTax: amount(shipping), totalPriceWithTax: amount(total) },
          ...(isPickup ? { shippingMethod: "Pickup" as const, storeId } : { shippingMethod: "Colissimo" as const }),
          ...{ billingAddress: address, shippingAddress: address },
        },
      ],
      payments:
        paymentMethod === "CreditCard"
          ? [{ reference, orderReference: reference, event, amount: amount(total), at: at.toISOString() }]
          : [],
      registrations: eventId === null ? [] : [{ reference, eventId, email, firstName, lastName, buyBook }],
      messages: question
        ? [
            {
              ...{
                reference,
                at: at.toISOString(),
                question: "order",
                email,
                firstName,
                lastName,
                subject: question[0],
                message: question[1],
              },
              ...{ customerReference: reference, orderReference: reference },
            },
          ]
        : [],
    });
    yield { pauseMs: random.between(2_000, 9_000), batchAt };
  }
}
