import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { emailKey, phoneKey, postState, type RegistrationCounts, type RegistrationState, searchKey } from "@reserve/domain";
import { and, asc, count, desc, eq, gt, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { asProductSummary, SUMMARY } from "../../platform/catalog/product-summaries.ts";
import { productSearch, products } from "../../platform/catalog/products.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countRows, pageFacts } from "../../platform/lists.ts";
import { eventRegistrations, registrationEvents } from "./registrations.tables.ts";

/** Functions of posts: visibility, and whether the caller may edit what belongs to a post. */
export interface PostAccess {
  /** Returns a query of the ids of these posts. */
  seen(user: Pick<CurrentUser, "id" | "claims">): SQL;
  mayWrite(user: Pick<CurrentUser, "id" | "claims">, ownerId: number | null): boolean;
}

/** An event with the facts used by registrations. */
export type EventRow = typeof registrationEvents.$inferSelect;
/** A registration's row. */
export type RegistrationRow = typeof eventRegistrations.$inferSelect;
/** Editable fields of a registration. */
export type RegistrationText = Schemas["EventRegistrationSave"];

/** Maximum number of waiting people shown. */
const MOST_WAITING = 100;

// Written by hand: in a query of a single table, drizzle emits columns without their table, which would refer to the subquery's table.
const countWhere = (where: string) =>
  sql<number>`(select count(*)::integer from event_registrations one where one.event_id = registration_events.id and ${sql.raw(where)})`;
const COUNTED = {
  id: registrationEvents.id,
  ownerId: registrationEvents.ownerId,
  title: registrationEvents.title,
  titleKey: registrationEvents.titleKey,
  searchText: registrationEvents.searchText,
  postStatus: registrationEvents.postStatus,
  publicationStartAt: registrationEvents.publicationStartAt,
  publicationEndAt: registrationEvents.publicationEndAt,
  eventStartAt: registrationEvents.eventStartAt,
  eventEndAt: registrationEvents.eventEndAt,
  location: registrationEvents.location,
  isOnRegistration: registrationEvents.isOnRegistration,
  places: registrationEvents.places,
  productId: registrationEvents.productId,
  registeredCount: countWhere("one.state = 'Registered'"),
  waitingCount: countWhere("one.state = 'Waiting'"),
  bookCount: countWhere("one.state = 'Registered' and one.buy_book"),
  presentCount: countWhere("one.state = 'Registered' and one.is_present"),
};
/** An event with its registration counts. */
export type CountedEvent = EventRow & Record<"registeredCount" | "waitingCount" | "bookCount" | "presentCount", number>;

interface EventFilters {
  search?: string | undefined;
  period: "upcoming" | "past";
}

/** Returns a page of visible events, nearest to now first unless sorted. */
export async function listEvents(
  db: Db,
  access: PostAccess,
  user: Pick<CurrentUser, "id" | "claims">,
  { search, period }: EventFilters,
  sort: string | undefined,
  query: { page: number; pageSize: number },
  now: Date,
): Promise<Schemas["RegistrationEventPage"]> {
  const where = and(
    isSeen(access, user),
    period === "past" ? lt(registrationEvents.eventEndAt, now) : gte(registrationEvents.eventEndAt, now),
    search?.trim() ? matchesTyped(sql`${registrationEvents.searchText}`, search) : undefined,
  );
  const [field = "", isDescending = false] =
    sort === undefined ? ["eventStart", period === "past"] : [sort.replace("-", ""), sort[0] === "-"];
  const key = field === "title" ? registrationEvents.titleKey : registrationEvents.eventStartAt;
  const order = isDescending ? desc : asc;
  const rows = await db
    .select(COUNTED)
    .from(registrationEvents)
    .where(where)
    .orderBy(order(key), order(registrationEvents.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const [total] = await db.select({ count: count() }).from(registrationEvents).where(where);
  return { ...pageFacts(query, { totalCount: total?.count ?? 0, totalIsExact: true }), items: rows.map((row) => asEventSummary(row, now)) };
}

/** Returns a visible event with its counts; null when hidden or missing. */
export async function findEvent(
  db: Db,
  access: PostAccess,
  user: Pick<CurrentUser, "id" | "claims">,
  id: number,
): Promise<CountedEvent | null> {
  const [row] = await db
    .select(COUNTED)
    .from(registrationEvents)
    .where(and(eq(registrationEvents.id, id), isSeen(access, user)));
  return row ?? null;
}

/**
 * Locks an event for this transaction, so that its places are assigned one after the other, and returns its current counts. `who`: the public, or a
 * user who may see it; null if there is none.
 */
export async function lockEvent(
  tx: Db,
  id: number,
  who: { access: PostAccess; user: Pick<CurrentUser, "id" | "claims"> } | "public",
): Promise<CountedEvent | null> {
  const where = and(eq(registrationEvents.id, id), who === "public" ? undefined : isSeen(who.access, who.user));
  const lockedEvents = await tx.select({ id: registrationEvents.id }).from(registrationEvents).where(where).for("update");
  if (lockedEvents.length === 0) return null;
  // Counted in a separate statement, which sees what the transaction that was waited for has changed.
  const [row] = await tx.select(COUNTED).from(registrationEvents).where(eq(registrationEvents.id, id));
  return row ?? null;
}

/** Converts a row to its list item on the wire. */
export function asEventSummary(row: CountedEvent, now: Date): Schemas["RegistrationEventSummary"] {
  return {
    id: row.id,
    title: row.title,
    state: postState(
      {
        postStatus: row.postStatus,
        publicationStartDate: row.publicationStartAt?.toISOString() ?? null,
        publicationEndDate: row.publicationEndAt?.toISOString() ?? null,
      },
      now,
    ),
    eventStart: row.eventStartAt.toISOString(),
    eventEnd: row.eventEndAt.toISOString(),
    place: [row.location.company, row.location.city].filter(Boolean).join(", "),
    isOnRegistration: row.isOnRegistration,
    places: row.places,
    registeredCount: row.registeredCount,
    waitingCount: row.waitingCount,
    bookCount: row.bookCount,
  };
}

/** Returns an event with all data of its page. */
export async function wholeEvent(db: Db, row: CountedEvent, isMine: boolean, now: Date): Promise<Schemas["RegistrationEvent"]> {
  const ofEvent = eq(eventRegistrations.eventId, row.id);
  const waitingQuery = db
    .select()
    .from(eventRegistrations)
    .where(and(ofEvent, eq(eventRegistrations.state, "Waiting")))
    .orderBy(asc(eventRegistrations.createdAt), asc(eventRegistrations.id))
    .limit(MOST_WAITING);
  const sheetQuery = db
    .select({
      id: eventRegistrations.id,
      firstName: eventRegistrations.firstName,
      lastName: eventRegistrations.lastName,
      phone: eventRegistrations.phone,
      buyBook: eventRegistrations.buyBook,
      isPresent: eventRegistrations.isPresent,
    })
    .from(eventRegistrations)
    .where(and(ofEvent, eq(eventRegistrations.state, "Registered")))
    .orderBy(asc(eventRegistrations.nameKey), asc(eventRegistrations.id));
  const freedQuery = db
    .select({ at: eventRegistrations.cancelledAt })
    .from(eventRegistrations)
    .where(and(ofEvent, eq(eventRegistrations.hadPlace, true)))
    .orderBy(desc(eventRegistrations.cancelledAt))
    .limit(1);
  const bookQuery =
    row.productId === null
      ? []
      : db
          .select(SUMMARY)
          .from(products)
          .leftJoin(productSearch, eq(productSearch.productId, products.id))
          .where(eq(products.id, row.productId));
  const [waiting, sheet, [freed], [book]] = await Promise.all([waitingQuery, sheetQuery, freedQuery, bookQuery]);
  return {
    ...asEventSummary(row, now),
    isMine,
    presentCount: row.presentCount,
    lastFreedAt: freed?.at?.toISOString() ?? null,
    waiting: waiting.map(asRegistration),
    book: book ? asProductSummary(book) : null,
    sheet,
  };
}

const SORT_FIELDS = {
  lastName: { key: eventRegistrations.nameKey, type: "text" },
  creationTime: { key: eventRegistrations.createdAt, type: "timestamptz" },
} satisfies Record<string, SortField>;

/** Returns a page of an event's registrations, with the total. */
export async function listRegistrations(
  db: Db,
  eventId: number,
  { search, state }: { search?: string | undefined; state: readonly RegistrationState[] },
  sort: string,
  params: PageParams,
): Promise<Omit<Schemas["EventRegistrationPage"], "page" | "pageSize">> {
  const where = and(
    eq(eventRegistrations.eventId, eventId),
    inArray(eventRegistrations.state, [...state]),
    search?.trim() ? matchesTyped(eventRegistrations.searchText, search) : undefined,
  );
  const ordering = orderingOf(sort, eventRegistrations.id, SORT_FIELDS);
  const found = idsOfPage(db, eventRegistrations, where, ordering, params);
  const rows = await db
    .select({ record: eventRegistrations, id: eventRegistrations.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(eventRegistrations, eq(eventRegistrations.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countRows(db, eventRegistrations, where, () => estimateRows(db, eventRegistrations, where), orderBy(ordering));
  return { items: page.rows.map(({ record }) => asRegistration(record)), nextCursor: page.nextCursor, ...counted };
}

/** Returns the visible events that one of these e-mail addresses registered for, also cancelled ones; latest first. */
export async function registrationsOfEmails(
  db: Db,
  access: PostAccess,
  user: Pick<CurrentUser, "id" | "claims">,
  emails: readonly string[],
): Promise<Schemas["CustomerRegistration"][]> {
  const rows = await db
    .select({ row: eventRegistrations, event: registrationEvents.title, eventStartAt: registrationEvents.eventStartAt })
    .from(eventRegistrations)
    .innerJoin(registrationEvents, eq(registrationEvents.id, eventRegistrations.eventId))
    .where(and(inArray(eventRegistrations.emailKey, emails.map(emailKey)), isSeen(access, user)))
    .orderBy(desc(registrationEvents.eventStartAt), desc(eventRegistrations.id));
  return rows.map(({ row: { id, eventId, email, state, createdAt }, event, eventStartAt }) => ({
    ...{ id, eventId, event, eventStart: eventStartAt.toISOString(), email, state, creationTime: createdAt.toISOString() },
  }));
}

/** Yields registered people, then the waiting list, in batches, for the export. */
export async function* registrationsInBatches(db: Db, eventId: number, size: number): AsyncGenerator<readonly RegistrationRow[], void> {
  for (const state of ["Registered", "Waiting"] as const) {
    let lastId = 0;
    while (true) {
      const rows = await db
        .select()
        .from(eventRegistrations)
        .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.state, state), gt(eventRegistrations.id, lastId)))
        .orderBy(asc(eventRegistrations.id))
        .limit(size);
      if (rows.length === 0) break;
      lastId = rows.at(-1)?.id ?? lastId;
      yield rows;
    }
  }
}

/** Returns a registration's row; null if there is none. */
export async function findRegistration(db: Db, id: number): Promise<RegistrationRow | null> {
  const [row] = await db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id));
  return row ?? null;
}

/** Whether a registration is first on the waiting list. */
export async function isFirstWaiting(db: Db, { eventId, id }: Pick<RegistrationRow, "eventId" | "id">): Promise<boolean> {
  const [first] = await db
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.state, "Waiting")))
    .orderBy(asc(eventRegistrations.createdAt), asc(eventRegistrations.id))
    .limit(1);
  return first?.id === id;
}

/** Whether another registration of the event has the e-mail address. */
export async function isEmailTaken(db: Db, eventId: number, email: string, except: number | null): Promise<boolean> {
  const [row] = await db
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        eq(eventRegistrations.emailKey, emailKey(email)),
        ne(eventRegistrations.state, "Cancelled"),
        except === null ? undefined : ne(eventRegistrations.id, except),
      ),
    );
  return row !== undefined;
}

/** Inserts a registration of a locked event; returns it as stored. */
export async function insertRegistration(
  tx: Db,
  eventId: number,
  text: RegistrationText,
  state: RegistrationState,
  locale: LocaleCode,
  now: Date,
): Promise<RegistrationRow> {
  const [row] = await tx
    .insert(eventRegistrations)
    .values({ ...storedText(text), eventId, state, locale, createdAt: now })
    .returning();
  if (!row) throw new Error("an insert returned no row");
  return row;
}

/** A seeded registration. */
export interface NewRegistration extends RegistrationText {
  eventId: number;
  state: RegistrationState;
  isPresent: boolean;
  createdAt: Date;
  cancelledAt: Date | null;
}

/** Inserts registrations as they are; for seeding. */
export async function addRegistrations(tx: Db, added: readonly NewRegistration[]): Promise<void> {
  if (added.length === 0) return;
  await tx.insert(eventRegistrations).values(
    added.map(({ eventId, state, isPresent, createdAt, cancelledAt, ...text }) => ({
      ...storedText(text),
      ...{ eventId, state, isPresent, createdAt, cancelledAt },
      hadPlace: cancelledAt !== null,
      locale: "fr" as const,
    })),
  );
}

/** Updates the fields of a registration and increments its version. */
export function changeText(tx: Db, id: number, text: RegistrationText): Promise<RegistrationRow> {
  return change(tx, id, storedText(text));
}

/** Changes the state of a registration of a locked event. */
export function changeState(tx: Db, row: RegistrationRow, state: RegistrationState, now: Date): Promise<RegistrationRow> {
  const columns = state === "Cancelled" ? { cancelledAt: now, hadPlace: row.state === "Registered", isPresent: false } : {};
  return change(tx, row.id, { state, ...columns });
}

/** Records attendance. */
export function changePresence(tx: Db, id: number, isPresent: boolean): Promise<RegistrationRow> {
  return change(tx, id, { isPresent });
}

/** Returns the ids of all registered people, in order of registration. */
export async function registeredIds(db: Db, eventId: number): Promise<number[]> {
  const rows = await db
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.state, "Registered")))
    .orderBy(asc(eventRegistrations.id));
  return rows.map(({ id }) => id);
}

/** Returns the position on the waiting list. */
export async function waitingPosition(db: Db, { eventId, id }: Pick<RegistrationRow, "eventId" | "id">): Promise<number> {
  const rows = await db
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.state, "Waiting")))
    .orderBy(asc(eventRegistrations.createdAt), asc(eventRegistrations.id));
  return rows.findIndex((row) => row.id === id) + 1;
}

/** Converts a row to its wire form. */
export function asRegistration(row: RegistrationRow): Schemas["EventRegistration"] {
  return {
    id: row.id,
    eventId: row.eventId,
    state: row.state,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    comments: row.comments,
    buyBook: row.buyBook,
    isPresent: row.isPresent,
    creationTime: row.createdAt.toISOString(),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    version: row.version,
  };
}

/** Returns the counts of an event for the rules. */
export function countsOf({ places, registeredCount, waitingCount }: CountedEvent): RegistrationCounts {
  return { places, registeredCount, waitingCount };
}

function isSeen(access: PostAccess, user: Pick<CurrentUser, "id" | "claims">): SQL {
  return sql`${registrationEvents.id} in (${access.seen(user)})`;
}

async function change(tx: Db, id: number, values: Partial<typeof eventRegistrations.$inferInsert>): Promise<RegistrationRow> {
  const [row] = await tx
    .update(eventRegistrations)
    .set({ ...values, version: sql`${eventRegistrations.version} + 1` })
    .where(eq(eventRegistrations.id, id))
    .returning();
  if (!row) throw new Error("a held record vanished");
  return row;
}

function storedText({ firstName, lastName, email, phone, comments, buyBook }: RegistrationText) {
  const searchTexts = [lastName, firstName, email, phone, phoneKey(phone)].map(searchKey).filter((key) => key !== "");
  return {
    ...{ firstName, lastName, email, phone, comments, buyBook },
    nameKey: searchKey(`${lastName} ${firstName}`),
    emailKey: emailKey(email),
    searchText: ` ${[...new Set(searchTexts)].join(" ")}`,
  };
}
