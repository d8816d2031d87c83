import { type ActionType, type AnalysisParts, type AnalysisTopKind, actionTypes, fromCents } from "@reserve/domain";
import { inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { productTitles } from "../../platform/catalog/product-titles.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { analyticEvents, analyticVisits } from "./analytics.tables.ts";
import type { PeopleList } from "./targets.people.ts";

/** People and periods of an analysis. */
export interface Analysed {
  /** Null: all known customers. */
  people: PeopleList | null;
  parts: AnalysisParts;
}

/** Counts of people's actions. */
export interface Figures {
  people: number;
  events: number;
  orders: number;
  turnover: string;
}

/** The time zone of the days, weeks and months stored with the events. */
const NOTED_ZONE = "Europe/Paris";

/** Returns the figures of each part of the period, and of the period before. */
export async function figuresOverTime(tx: Db, analysis: Analysed): Promise<{ now: Figures[]; before: Figures[] }> {
  const places = placesOf(analysis.parts);
  const isNoted = analysis.parts.timeZone === NOTED_ZONE;
  const done = isNoted ? visitsIn(analysis, places) : [doneIn(analysis, places, [])];
  const figures = figuresFrom(await counted(tx, done), await counted(tx, [boughtIn(analysis, places)]));
  return { now: places.now.map(figures), before: places.before.map(figures) };
}

/** Returns the results of counting queries, run one after the other: combined they would be planned as one, without parallelism. */
async function counted(tx: Db, statements: readonly SQL[]): Promise<Map<number, number[]>> {
  const counts = new Map<number, number[]>();
  for (const statement of statements)
    for (const row of await rowsOf<{ place: number; counts: number[] }>(tx, statement)) counts.set(row.place, row.counts);
  return counts;
}

function figuresFrom(done: ReadonlyMap<number, number[]>, bought: ReadonlyMap<number, number[]>): (place: number) => Figures {
  return (place) => {
    const [people = 0, events = 0] = done.get(place) ?? [];
    const [orders = 0, cents = 0] = bought.get(place) ?? [];
    return { people, events, orders, turnover: fromCents(cents) };
  };
}

/** Returns the counting queries of visits. Complete parts come from the stored visits; incomplete ones, at most four, from the events themselves. */
function visitsIn(analysis: Analysed, { before, now }: Places): SQL[] {
  const { parts, before: earlier, grain } = analysis.parts;
  const placed = [
    ...earlier.map((part, index) => ({ part, place: before[index] ?? 0 })),
    ...parts.map((part, index) => ({ part, place: now[index] ?? 0 })),
  ];
  const cut = placed
    .filter(({ part }) => !part.isComplete)
    .map(
      ({ part, place }) => sql`select ${place}::integer as place, array[count(*), coalesce(sum(times), 0)]::float8[] as counts from (
        select ${analyticEvents.customerId}, count(*) as times from ${analyticEvents} where ${within(part)} and ${isTheirs(analysis)} group by 1
      ) as done`,
    );
  const whole = placed.filter(({ part }) => part.isComplete);
  if (whole.length === 0) return cut;
  const [first, last] = [whole[0], whole.at(-1)].map((one) => one?.part.start ?? "");
  const placeOf = sql.join(
    whole.map(({ part, place }) => sql`when ${part.start}::date then ${place}::integer`),
    sql` `,
  );
  return [
    ...cut,
    sql`select case ${analyticVisits.start} ${placeOf} end as place, array[count(*), sum(${analyticVisits.events})]::float8[] as counts
      from ${analyticVisits} where grain = ${grain} and ${analyticVisits.start} between ${first}::date and ${last}::date
        and ${isOf(analysis, analyticVisits.customerId)} group by ${analyticVisits.start}`,
  ];
}

/** Figures of one action type. */
export interface ActionFigures {
  action: ActionType;
  count: number;
  people: number;
  previous: number;
}

/** Returns the figures of a period and the one before, in total and by action. */
export async function figuresOf(tx: Db, analysis: Analysed): Promise<{ now: Figures; before: Figures; actions: ActionFigures[] }> {
  const whole: AnalysisParts = { ...analysis.parts, parts: asWhole(analysis.parts.parts), before: asWhole(analysis.parts.before) };
  const places = placesOf(whole);
  const done = await counted(tx, [doneIn(analysis, places, actionTypes)]);
  const figures = figuresFrom(done, await counted(tx, [boughtIn(analysis, places)]));
  const [[then = 0], [now = 0]] = [places.before, places.now];
  const ofAction = (place: number, index: number) => {
    const [count = 0, people = 0] = done.get(place)?.slice(2 + 2 * index) ?? [];
    return { count, people };
  };
  return {
    now: figures(now),
    before: figures(then),
    actions: actionTypes.map((action, index) => ({ action, ...ofAction(now, index), previous: ofAction(then, index).count })),
  };
}

/** An item of a ranking. */
export interface Top {
  key: string;
  label: string;
  productId: number | null;
  count: number;
  previous: number;
  previousRank: number | null;
}

const ranked = {
  Title: analyticEvents.ean,
  Category: analyticEvents.category,
  Publisher: analyticEvents.publisher,
  Search: analyticEvents.searchKey,
} satisfies Record<AnalysisTopKind, unknown>;

/** Returns the most frequent items with their previous rank; for one action or all. */
export async function topsOf(
  tx: Db,
  analysis: Analysed,
  { kind, most, action }: { kind: AnalysisTopKind; most: number; action: ActionType | null },
): Promise<Top[]> {
  const { now, before } = bounds(analysis.parts);
  const key = sql`${ranked[kind]} collate "C"`;
  const rows = await rowsOf<{ key: string; count: number; previous: number; rank: number | null }>(
    tx,
    // Only items of the previous period had a rank: sorting the others too would take as long as finding the top ones.
    sql`with counted as materialized (
        select ${key} as key, (count(*) filter (where ${within(now)}))::integer as count, (count(*) filter (where ${within(before)}))::integer as previous
        from ${analyticEvents} where ${isInPeriodOf(analysis.parts)} and ${isTheirs(analysis)} and ${ranked[kind]} is not null
          and ${action === null ? sql`true` : sql`${analyticEvents.action} = ${action}`}
        group by 1
      )
      select first.key, first.count, first.previous, placed.rank
      from (select * from counted where count > 0 order by count desc, key limit ${most}) as first
        left join (select key, (row_number() over (order by previous desc, key))::integer as rank from counted where previous > 0) as placed using (key)
      order by first.count desc, first.key`,
  );
  const titles =
    kind === "Title"
      ? await titlesOf(
          tx,
          rows.map(({ key: ean }) => ean),
        )
      : new Map<string, { id: number; title: string }>();
  return rows.map(({ key: of, count, previous, rank }) => ({
    ...{ key: of, label: titles.get(of)?.title ?? of, productId: titles.get(of)?.id ?? null, count, previous },
    previousRank: rank,
  }));
}

async function titlesOf(db: Db, eans: readonly string[]) {
  if (eans.length === 0) return new Map<string, { id: number; title: string }>();
  const rows = await db
    .select()
    .from(productTitles)
    .where(inArray(productTitles.ean, [...eans]));
  return new Map(rows.map((row) => [row.ean, row]));
}

const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`;

interface Span {
  from: Date;
  to: Date;
}
const within = ({ from, to }: Span) => sql`(${analyticEvents.at} >= ${instant(from)} and ${analyticEvents.at} < ${instant(to)})`;

function spanOf(parts: AnalysisParts["parts"]): Span {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) throw new Error("a time without parts");
  return { from: first.from, to: last.to };
}
const bounds = ({ parts, before }: AnalysisParts) => ({ now: spanOf(parts), before: spanOf(before) });

/** Returns the condition on the range of both periods, as a single range for the index, without the gap between them. */
function isInPeriodOf(parts: AnalysisParts): SQL {
  const { now, before } = bounds(parts);
  const stretch = within({ from: before.from, to: now.to });
  return before.to < now.from ? sql`${stretch} and not ${within({ from: before.to, to: now.from })}` : stretch;
}

function asWhole(parts: AnalysisParts["parts"]): AnalysisParts["parts"] {
  const [first] = parts;
  return first ? [{ ...first, ...spanOf(parts) }] : [];
}

/** SQL that assigns an event to a previous part, a part, or neither, by its time. */
interface Places {
  place: SQL;
  isInPeriod: SQL;
  before: number[];
  now: number[];
}

function placesOf(parts: AnalysisParts): Places {
  const edges = [parts.before, parts.parts].flatMap((some) => [spanOf(some).from, ...some.map(({ to }) => to)]);
  return {
    place: sql`width_bucket(${analyticEvents.at}, ${`{${edges.map((edge) => edge.toISOString()).join(",")}}`}::timestamptz[])`,
    isInPeriod: isInPeriodOf(parts),
    before: parts.before.map((_, index) => index + 1),
    now: parts.parts.map((_, index) => parts.before.length + 2 + index),
  };
}

/** Unidentified visitors match no target. */
const isTheirs = (analysis: Analysed) => isOf(analysis, analyticEvents.customerId);

const isOf = ({ people }: Analysed, customerId: PgColumn) => people?.has(customerId) ?? sql`${customerId} is not null`;

/** Query of actions ordered by person, so that counting needs no sort: people, actions, then both per action type. */
function doneIn(analysis: Analysed, { place, isInPeriod }: Places, actions: readonly ActionType[]): SQL {
  const name = (index: number) => sql.identifier(`times_${index}`);
  const each = actions.map((action, index) => sql`, count(*) filter (where ${analyticEvents.action} = ${action}) as ${name(index)}`);
  const sums = actions.map((_, index) => sql`, sum(${name(index)}), count(*) filter (where ${name(index)} > 0)`);
  return sql`select place, array[count(*), sum(times) ${sql.join(sums, sql``)}]::float8[] as counts from (
      select ${place} as place, ${analyticEvents.customerId}, count(*) as times ${sql.join(each, sql``)}
      from ${analyticEvents} where ${isInPeriod} and ${isTheirs(analysis)} group by 1, 2
    ) as done group by place`;
}

/** Counts orders and their revenue in cents: titles ordered at the same instant form one order. */
function boughtIn(analysis: Analysed, { place, isInPeriod }: Places): SQL {
  return sql`select place, array[count(*), coalesce(sum(cents), 0)]::float8[] as counts from (
      select ${place} as place, ${analyticEvents.customerId}, ${analyticEvents.at}, sum(${analyticEvents.amountCents}) as cents
      from ${analyticEvents} where ${analyticEvents.action} = 'Order' and ${isInPeriod} and ${isTheirs(analysis)} group by 1, 2, 3
    ) as bought group by place`;
}
