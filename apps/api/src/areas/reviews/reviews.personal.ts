import { asc, eq } from "drizzle-orm";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { asReview } from "./review.record.ts";
import { reviews } from "./reviews.tables.ts";

/** Everything that a customer wrote of products, published or not, and what was answered. */
export const personalData: PersonalData = {
  name: "reviews",
  read: async (db, { customerId }) => {
    const found = await db
      .select()
      .from(reviews)
      .where(eq(reviews.customerId, customerId))
      .orderBy(asc(reviews.createdAt), asc(reviews.id));
    return found.map((row) => {
      const { id, ean, title, rating, text, name, status, createdAt, answer } = asReview(row, null);
      return { id, ean, title, rating, text, name, status, createdAt, answer };
    });
  },
};
