import type { Schemas } from "@reserve/contract";
import { duplicateReasonsOf, emailKey, emailRoot, type MergedPart, phonesOf, searchKey } from "@reserve/domain";
import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { keysOf } from "../../platform/customers/add-customers.ts";
import { customerRoles, customers } from "../../platform/customers/customers.tables.ts";
import { isPerson } from "../../platform/customers/is-person.ts";
import type { PersonMoves } from "../../platform/customers/person-moves.ts";
import type { Db } from "../../platform/database/database.ts";
import { asCustomerSummary } from "./customer.record.ts";
import { customerSubscriptions } from "./customers.tables.ts";
import { asNobody } from "./nobody.ts";

/** Maximum number of probable duplicates. */
const MOST_DOUBLES = 20;

/** Choices of a customer merge. */
interface MergeChoice {
  /** Parts taken from the merged record. */
  take: readonly MergedPart[];
  note: string;
}

/** Merge steps of other areas. */
export interface MergeAreas {
  /** Waits until no intake of orders is running, and blocks it: no order may arrive while its customer is merged. */
  takeTurn(tx: Db): Promise<void>;
  moves: readonly PersonMoves[];
}

/** Returns probable duplicates of a customer with the reasons; most reasons first. */
export async function findDuplicates(db: Db, id: number): Promise<Schemas["CustomerDouble"][] | null> {
  const [one] = await db.select().from(customers).where(eq(customers.id, id));
  if (!one) return null;
  const name = searchKey(`${one.lastName} ${one.firstName}`).trim();
  const rows = await db
    .select({ customer: customers, role: customerRoles })
    .from(customers)
    .leftJoin(customerRoles, eq(customerRoles.id, customers.roleId))
    .where(
      and(
        ne(customers.id, id),
        isPerson,
        or(
          sql`email_root(${customers.email}) = ${emailRoot(one.email)}`,
          ...phonesOf(one).map((phone) => sql`${customers.searchText} like ${`%${phone}%`}`),
          ...(name === "" ? [] : [eq(customers.nameKey, one.nameKey)]),
        ),
      ),
    )
    .orderBy(asc(customers.id))
    .limit(200);
  return rows
    .map(({ customer, role }) => ({ customer: asCustomerSummary({ ...customer, role }), reasons: duplicateReasonsOf(one, customer) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((first, second) => second.reasons.length - first.reasons.length)
    .slice(0, MOST_DOUBLES);
}

/** Counts the rows of each kind that would move with a customer. */
export async function countMoves(db: Db, { moves }: MergeAreas, id: number): Promise<Schemas["CustomerMergeCount"][]> {
  const counts: Schemas["CustomerMergeCount"][] = [];
  for (const { name, count } of moves) if (name) counts.push({ part: name, count: await count(db, id) });
  return counts;
}

/** Locks both customers in a fixed order, so that concurrent merges wait for each other. */
export async function lockBoth(tx: Db, { takeTurn }: MergeAreas, ids: readonly number[]): Promise<void> {
  await takeTurn(tx);
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, [...ids]))
    .orderBy(asc(customers.id))
    .for("update");
}

/** Merges one locked customer into another. The old name remains only on issued documents. */
export async function mergeInto(tx: Db, { moves }: MergeAreas, from: number, into: number, { take, note }: MergeChoice): Promise<void> {
  const rows = await tx
    .select()
    .from(customers)
    .where(inArray(customers.id, [from, into]));
  const [own, gone] = [into, from].map((id) => rows.find((row) => row.id === id));
  if (!own || !gone) throw new Error("a customer vanished while held");
  for (const { move } of moves) await move(tx, from, into);
  await tx
    .insert(customerSubscriptions)
    .select(
      tx
        .select({
          customerId: sql<number>`${into}::integer`.as("customer_id"),
          type: customerSubscriptions.type,
          displayedText: customerSubscriptions.displayedText,
          since: customerSubscriptions.since,
        })
        .from(customerSubscriptions)
        .where(eq(customerSubscriptions.customerId, from)),
    )
    .onConflictDoNothing();
  await tx.delete(customerSubscriptions).where(eq(customerSubscriptions.customerId, from));
  const of = (part: MergedPart) => (take.includes(part) ? gone : own);
  // A company's numbers are taken with it, from whichever record has them.
  const { company } = of("company");
  const numbered = [of("company"), own, gone].find((one) => one.company === company && (one.siret ?? one.vatNumber) !== null);
  const facts = {
    ...{ siret: numbered?.siret ?? null, vatNumber: numbered?.vatNumber ?? null, serviceCode: numbered?.serviceCode ?? null },
    invoicing: own.invoicing ?? gone.invoicing,
    ...{ firstName: of("name").firstName, lastName: of("name").lastName },
    ...{ company, email: of("email").email, phone: of("phone").phone, roleId: of("role").roleId },
    ...{ billingAddress: of("billingAddress").billingAddress, shippingAddress: of("shippingAddress").shippingAddress },
  };
  // The merged record first: two customers never have the same e-mail address.
  await tx
    .update(customers)
    .set({ ...asNobody({ lastName: "", email: `fusion.${from}@personne.invalid` }), mergedIntoId: into })
    .where(eq(customers.id, from));
  await tx.update(customers).set({ mergedIntoId: into }).where(eq(customers.mergedIntoId, from));
  const emails = new Set([...own.formerEmails, ...gone.formerEmails, own.email, gone.email].map(emailKey));
  emails.delete(emailKey(facts.email));
  await tx
    .update(customers)
    .set({
      ...facts,
      ...keysOf(facts),
      note,
      formerEmails: [...emails],
      createdAt: new Date(Math.min(own.createdAt.getTime(), gone.createdAt.getTime())),
      version: sql`${customers.version} + 1`,
    })
    .where(eq(customers.id, into));
}
