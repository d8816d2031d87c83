import {
  dateEdge,
  isTargetGroup,
  type PlacedNode,
  searchKey,
  type TargetCondition,
  type TargetGroup,
  type TargetNode,
  targetField,
  targetNodes,
  toCents,
} from "@reserve/domain";
import { and, asc, eq, gt, gte, inArray, isNotNull, like, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { customers } from "../../platform/customers/customers.tables.ts";
import { isPerson } from "../../platform/customers/is-person.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { escapeLike } from "../../platform/lists/search.ts";
import { analyticEvents, analyticFacts, analyticSums } from "./analytics.tables.ts";

/** Query of the ids of people with one of these subscriptions; provided by customers. */
export type Subscribed = (types: readonly string[]) => SQL;

/** A target compiled to SQL: sets of people to join, and a condition per person. */
interface Compiled {
  joins: SQL;
  /** Selected columns, by the names the conditions use. */
  answers: readonly SQL[];
  /** Condition of the whole target, then of each node, parents before children. */
  whole: SQL;
  nodes: readonly SQL[];
  steps: readonly SQL[];
}

const country = sql`coalesce(${customers.shippingAddress} ->> 'country', ${customers.billingAddress} ->> 'country')`;
const postalCode = sql`coalesce(${customers.shippingAddress} ->> 'postalCode', ${customers.billingAddress} ->> 'postalCode')`;
const columns = {
  createdAt: sql`${customers.createdAt}`,
  roleId: sql`${customers.roleId}::text`,
  country,
  postalCode,
  orderCount: sql`${customers.orderCount}`,
  orderTotalCents: sql`${customers.orderTotalCents}`,
  lastOrderAt: sql`${customers.lastOrderAt}`,
};

/**
 * Compiles the domain's conditions to SQL; a test checks that both agree. Conditions on actions are joined once as a set of people: a set probed
 * person by person would be read again for each as soon as it no longer fits into memory.
 */
function compile(target: TargetGroup, now: Date, subscribed: Subscribed): Compiled {
  const joined: SQL[] = [];
  const isIn = (people: SQL): SQL => {
    const name = sql.identifier(`set_${joined.length}`);
    joined.push(sql`left join (${people}) as ${name} (id) on ${name}.id = ${customers.id}`);
    return sql`(${name}.id is not null)`;
  };
  const answers: SQL[] = [];
  const answerOf = (condition: SQL): SQL => {
    const name = sql.identifier(`answer_${answers.length}`);
    answers.push(sql`${condition} as ${name}`);
    return sql`${name}`;
  };
  const compiled = new Map<TargetNode, SQL>();
  const of = (node: TargetNode): SQL => {
    const cached = compiled.get(node);
    if (cached) return cached;
    const made = isTargetGroup(node) ? groupOf(node) : answerOf(conditionOf(node, now, isIn, subscribed));
    compiled.set(node, made);
    return made;
  };
  const groupOf = ({ rule, nodes }: TargetGroup): SQL => {
    if (nodes.length === 0) return rule === "any" ? sql`false` : sql`true`;
    const parts = sql.join(nodes.map(of), rule === "all" ? sql` and ` : sql` or `);
    return rule === "none" ? sql`(not (${parts}))` : sql`(${parts})`;
  };
  const whole = groupOf(target);
  return {
    whole,
    nodes: targetNodes(target).map(({ node }: PlacedNode) => of(node)),
    steps: target.rule === "all" ? target.nodes.map((_, index) => groupOf({ rule: "all", nodes: target.nodes.slice(0, index + 1) })) : [],
    joins: sql.join(joined, sql` `),
    answers,
  };
}

function conditionOf(condition: TargetCondition, now: Date, isIn: (people: SQL) => SQL, subscribed: Subscribed): SQL {
  const { field, operator, values } = condition;
  const [value = ""] = values;
  const { source } = targetField(field);
  const wanted = (is: SQL) => (operator === "noneOf" ? sql`(not ${is})` : is);
  if (source.of === "subscription") return wanted(isIn(subscribed(values)));
  const { customerId } = analyticEvents;
  const doers = (...conditions: (SQL | undefined)[]) =>
    isIn(sql`select distinct ${customerId} from ${analyticEvents} where ${and(isNotNull(customerId), ...conditions)}`);
  if (source.of === "search") return doers(like(analyticEvents.searchKey, `%${escapeLike(searchKey(value))}%`));
  if (source.of === "fact") {
    const { action, fact } = source;
    if (fact === "ean") return wanted(doers(eq(analyticEvents.action, action), inArray(analyticEvents.ean, [...values])));
    const isSelected = and(eq(analyticFacts.action, action), eq(analyticFacts.fact, fact), inArray(analyticFacts.value, [...values]));
    return wanted(isIn(sql`select distinct ${analyticFacts.customerId} from ${analyticFacts} where ${isSelected}`));
  }
  if (source.of === "sum") {
    const summed = (has: SQL | undefined) =>
      isIn(sql`select ${analyticSums.customerId} from ${analyticSums} where ${and(eq(analyticSums.action, source.action), has)}`);
    if (operator === "atLeast") return Number(value) === 0 ? sql`true` : summed(gte(analyticSums.count, Number(value)));
    if (operator === "atMost") return sql`(not ${summed(gt(analyticSums.count, Number(value)))})`;
    const isSince = summed(gte(analyticSums.lastAt, dateEdge(condition, now)));
    return operator === "since" || operator === "inLastDays" ? isSince : sql`(not ${isSince})`;
  }
  const column = columns[source.column];
  switch (operator) {
    case "atLeast":
    case "atMost": {
      const number = source.column === "orderTotalCents" ? (toCents(value) ?? 0) : Number(value);
      return operator === "atLeast" ? sql`(${column} >= ${number})` : sql`(${column} <= ${number})`;
    }
    case "since":
    case "inLastDays":
      return sql`coalesce(${column} >= ${dateEdge(condition, now).toISOString()}::timestamptz, false)`;
    case "before":
    case "notInLastDays":
      return sql`coalesce(${column} < ${dateEdge(condition, now).toISOString()}::timestamptz, true)`;
    case "startsWith":
      return sql`coalesce(upper(${column}) like ${`${escapeLike(value.trim().toUpperCase())}%`}, false)`;
    default:
      return wanted(sql`coalesce(${inArray(column, [...values])}, false)`);
  }
}

/** Count of a target, of each part alone, and after each part. */
export interface PeopleCount {
  count: number;
  known: number;
  nodes: number[];
  steps: number[];
}

/** Time limit of a count in milliseconds. */
const COUNT_MILLISECONDS = 5_000;

/** Sets a statement timeout for the rest of the transaction. */
export async function boundTime(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(COUNT_MILLISECONDS)}, true)`);
}

/** Counts a target, saved or not, in a single scan; must run in a transaction, whose duration it limits. */
export async function countPeople(tx: Db, target: TargetGroup, now: Date, subscribed: Subscribed): Promise<PeopleCount> {
  const { joins, answers, whole, nodes, steps } = compile(target, now, subscribed);
  await boundTime(tx);
  const counts = [whole, ...nodes, ...steps].map((one) => sql`(count(*) filter (where ${one}))::integer`);
  const [row] = await rowsOf<{ known: number; counts: number[] }>(
    tx,
    // `offset 0`: each condition is evaluated once per person, not once for every part that contains it.
    sql`select count(*)::integer as known, array[${sql.join(counts, sql`, `)}] as counts
      from (select ${sql.join([sql`${customers.id}`, ...answers], sql`, `)} from ${customers} ${joins} where ${isPerson} offset 0) as asked`,
  );
  const [count = 0, ...rest] = row?.counts ?? [];
  return { count, known: row?.known ?? 0, nodes: rest.slice(0, nodes.length), steps: rest.slice(nodes.length) };
}

/** Query of `selected` columns of the people who match a target and `also`, on `customers`. */
export function peopleQuery(target: TargetGroup, now: Date, subscribed: Subscribed, selected: SQL, also: SQL): SQL {
  const { joins, answers, whole } = compile(target, now, subscribed);
  const selectedColumns = sql.join([sql`${customers}.*`, ...answers], sql`, `);
  return sql`select ${selected} from (select ${selectedColumns} from ${customers} ${joins} where ${isPerson}) as ${customers} where ${whole} and ${also}`;
}

/** Returns the number of known people. */
export async function countKnown(db: Db): Promise<number> {
  return db.$count(customers, isPerson);
}

/** `work_mem` for sorting and counting, so that no temporary files are written. */
const ROOM = "64MB";

/** Maximum number of people looked up one by one. */
const MOST_LOOKED_UP = 4_000;

/** A list of people in the form in which the database parses it again. */
export interface PeopleList {
  count: number;
  /** Returns the condition that a column contains the id of one of them. */
  has(customerId: PgColumn): SQL;
}

/** Returns the ids of matching people as a query; null for everybody. Sets a statement timeout and more work memory for the transaction. */
export async function targetedIds(
  tx: Db,
  target: TargetGroup,
  now: Date,
  subscribed: Subscribed,
  mostLookedUp = MOST_LOOKED_UP,
): Promise<PeopleList | null> {
  await boundTime(tx);
  // JIT compilation would take as long as the query.
  await tx.execute(sql`select set_config('work_mem', ${ROOM}, true), set_config('jit', 'off', true)`);
  if (target.nodes.length === 0 && target.rule !== "any") return null;
  const [people] = await rowsOf<{ count: number; ids: string }>(
    tx,
    // `offset 0`: evaluated once, not once each for count and ids.
    sql`select coalesce(cardinality(ids), 0) as count, ids::text as ids
      from (select array(${peopleQuery(target, now, subscribed, sql`${customers.id}`, sql`true`)}) as ids offset 0) as meant`,
  );
  if (!people) throw new Error("a list of people is one row");
  const { count, ids } = people;
  if (count > mostLookedUp) return { count, has: isMarked(ids) };
  // As a list: the planner knows its length and can use an index, and the list is not parsed and rebuilt.
  return { count, has: (customerId) => sql`${customerId} in (select unnest(${ids}::integer[]))` };
}

/**
 * Returns the condition that an id is one of `{1,2,3}`, as a bitmap over all ids. With many people, the actions of the period are read in one
 * parallel scan that tests each row; a join with a list would take twice as long.
 */
function isMarked(ids: string): PeopleList["has"] {
  const marked = ids.slice(1, -1).split(",").map(Number);
  const size = marked.reduce((most, id) => Math.max(most, id), 0) + 1;
  const bits = new Uint8Array(Math.ceil(size / 8));
  for (const id of marked) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7));
  // « is not 0 », because the planner then expects most rows to match, and with « is 1 » hardly any.
  return (customerId) => sql`(case when ${customerId} < ${size}::integer then get_bit(${bits}::bytea, ${customerId}) else 0 end) <> 0`;
}

/** A person who matches a target. */
export interface Targeted {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  city: string | null;
  orderCount: number;
  lastOrderAt: string | null;
}

const city = sql`coalesce(${customers.shippingAddress} ->> 'city', ${customers.billingAddress} ->> 'city')`;
const person = sql`${customers.id} as id, ${customers.firstName} as "firstName", ${customers.lastName} as "lastName", ${customers.email} as email,
  ${city} as city, ${customers.orderCount} as "orderCount", ${customers.lastOrderAt} as "lastOrderAt"`;

const asTargeted = (row: Targeted & Record<string, unknown>): Targeted => ({
  ...row,
  lastOrderAt: row.lastOrderAt === null ? null : new Date(row.lastOrderAt).toISOString(),
});

/** Returns a pseudo-random sample of the matching people, stable per turn. */
export async function somePeople(
  db: Db,
  target: TargetGroup,
  { now, turn, most }: { now: Date; turn: number; most: number },
  subscribed: Subscribed,
): Promise<Targeted[]> {
  const chance = sql`true order by md5(${customers.id}::text || ':' || ${String(turn)}), ${customers.id} limit ${most}`;
  return (await rowsOf<Targeted & Record<string, unknown>>(db, peopleQuery(target, now, subscribed, person, chance))).map(asTargeted);
}

/** Returns a page of the matching people in id order, after one id. */
export async function peoplePage(
  db: Db,
  target: TargetGroup,
  { now, after, size }: { now: Date; after: number; size: number },
  subscribed: Subscribed,
): Promise<Targeted[]> {
  const also = sql`${gt(customers.id, after)} order by ${asc(customers.id)} limit ${size}`;
  return (await rowsOf<Targeted & Record<string, unknown>>(db, peopleQuery(target, now, subscribed, person, also))).map(asTargeted);
}

/** Yields the matching people in batches, in id order. */
export async function* peopleInBatches(
  db: Db,
  target: TargetGroup,
  { now, size }: { now: Date; size: number },
  subscribed: Subscribed,
): AsyncGenerator<readonly Targeted[], void> {
  let after = 0;
  for (;;) {
    const rows = await peoplePage(db, target, { now, after, size }, subscribed);
    const last = rows.at(-1);
    if (last) yield rows;
    if (!last || rows.length < size) return;
    after = last.id;
  }
}

/** Returns a query of people (`id`), each with the first of these targets that matches them (`target_id`), null for none. */
export function firstTargetQuery(among: readonly { id: number; tree: TargetGroup }[], now: Date, subscribed: Subscribed, which: SQL): SQL {
  const anyOf: TargetGroup = { rule: "any", nodes: among.map(({ tree }) => tree) };
  const { joins, answers, nodes } = compile(anyOf, now, subscribed);
  const placed = targetNodes(anyOf);
  const cases = among.map(({ id, tree }) => sql`when ${nodes[placed.findIndex(({ node }) => node === tree)]} then ${id}::integer`);
  return sql`select id, case ${sql.join(cases, sql` `)} end as target_id
    from (select ${sql.join([sql`${customers.id}`, ...answers], sql`, `)} from ${customers} ${joins} where ${isPerson} and ${which} offset 0) as asked`;
}
