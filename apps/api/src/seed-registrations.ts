import { and, eq, inArray } from "drizzle-orm";
import { postProducts, posts } from "./areas/posts/posts.tables.ts";
import { addRegistrations } from "./areas/registrations/registrations.store.ts";
import { makeRegistrations } from "./demo/registrations.ts";
import { products } from "./platform/catalog/products.tables.ts";
import type { Db } from "./platform/database/database.ts";

/** Opens events of the demo shop for registration, adds the registrations, and links the books read at the first event to its page. */
export async function insertRegistrations(tx: Db, now: Date): Promise<void> {
  const events = makeRegistrations(now);
  const rows = await tx
    .select({ id: posts.id, title: posts.title })
    .from(posts)
    .where(
      and(
        eq(posts.postType, "Event"),
        inArray(
          posts.title,
          events.map(({ title }) => title),
        ),
      ),
    );
  const ids = new Map(rows.map(({ id, title }) => [title, id]));
  for (const { title, places, people } of events) {
    const eventId = ids.get(title);
    if (eventId === undefined) throw new Error(`the demo shop has no event ${title}`);
    await tx.update(posts).set({ isOnRegistration: true, places }).where(eq(posts.id, eventId));
    await addRegistrations(
      tx,
      people.map((person) => ({ eventId, ...person })),
    );
  }
  const first = ids.get(events[0]?.title ?? "");
  const [book] = await tx.select({ id: products.id }).from(products).where(eq(products.ean, "9782253023906"));
  if (first !== undefined && book)
    await tx.insert(postProducts).values({ postId: first, productId: book.id, position: 0 }).onConflictDoNothing();
}
