import { staff } from "./documents.ts";
import { createRandom } from "./random.ts";
import { reviewTexts } from "./review-texts.ts";
import type { DemoCustomer, DemoProduct, DemoReview } from "./rows.ts";

const HOUR_MS = 3_600_000;

/** Creates reviews of the demo's titles, newest first: some pending, most published, a few rejected; from a random sequence of its own. */
export function makeReviews(products: readonly DemoProduct[], customers: readonly DemoCustomer[], now: Date, seed: number): DemoReview[] {
  const random = createRandom(seed);
  let age = 2 * HOUR_MS;
  return reviewTexts.map(({ title, rating, text, visitor, status = "Approved" as const, answer }, index): DemoReview => {
    const product = products.find((one) => one.title === title && one.kind !== "Dvd");
    if (!product) throw new Error(`the demo catalogue lacks « ${title} »`);
    const createdAt = new Date(now.getTime() - age);
    age += HOUR_MS * (status === "Pending" ? random.between(3, 14) : random.between(20, 160));
    const writer = random.pick(customers.filter((one) => one.createdAt < createdAt.toISOString()));
    const decidedAt = new Date(createdAt.getTime() + HOUR_MS * random.between(2, 18));
    const [decidedBy, answeredBy] = [random.pick(staff), random.pick(staff)];
    const isPending = status === "Pending";
    return {
      id: reviewTexts.length - index,
      ean: product.ean,
      title,
      rating,
      text,
      name: visitor ?? signed(writer),
      customerId: visitor ? null : writer.id,
      status,
      createdAt: createdAt.toISOString(),
      decidedAt: isPending ? null : decidedAt.toISOString(),
      decidedBy: isPending ? null : decidedBy,
      answer: answer ? { text: answer, at: new Date(decidedAt.getTime() + HOUR_MS / 4).toISOString(), by: answeredBy } : null,
    };
  });
}

/** Returns a public signature: « Hélène L. » */
function signed({ firstName, lastName }: DemoCustomer): string {
  return `${firstName} ${/\p{Lu}/u.exec(lastName)?.[0]}.`;
}
