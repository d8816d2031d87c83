import type { OperationId, Schemas } from "@reserve/contract";
import { closingPeriod, parisDay, parisDayStart, sumClosings } from "@reserve/domain";
import { SUCCESS } from "../../../platform/contract/answers.ts";
import type { HandlerContext } from "../../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../../platform/contract/refusals.ts";
import type { Db } from "../../../platform/database/database.ts";
import { personName } from "../../../platform/identity/user-name.ts";
import { localDay } from "../formats.ts";
import { addClosing, closingOf, firstOpenDay, listClosings, lockTill, nextToClose } from "./till.store.ts";
import { asClosing, countingIn, requireTill, type TillContext, tillEntity } from "./till.ts";

type Context = Omit<HandlerContext<OperationId>, "input">;

const LONG = ["Month", "Year"] as const;

/** Returns the closings of a year, latest first, and the month and the year that can be closed now. */
export async function getTillClosings(
  { db, now }: TillContext,
  { year, storeId }: { year?: number; storeId?: number },
): Promise<Schemas["TillClosings"]> {
  const today = parisDay(now);
  const { id } = await requireTill(db, storeId);
  const [closings, ...next] = await Promise.all([
    listClosings(db, id, closingPeriod("Year", `${year ?? today.slice(0, 4)}-01-01`)),
    ...LONG.map((kind) => closable(db, id, kind, today)),
  ]);
  return {
    items: closings.toSorted((a, b) => Number(b.closedAt) - Number(a.closedAt) || b.id - a.id).map(asClosing),
    closable: next.filter((one) => one !== null),
  };
}

/** Returns the next month or year, if it is over and all its days with entries are closed. */
async function closable(db: Db, storeId: number | null, kind: (typeof LONG)[number], today: string) {
  const next = await nextToClose(db, storeId, kind);
  if (!next) return null;
  const { from, to } = closingPeriod(kind, next);
  return to < today && !(await firstOpenDay(db, storeId, to, "all")) ? { kind, day: from } : null;
}

/** Closes a month or a year, once: the sums of its closed days. */
export async function closeTillPeriod(context: Context, body: Schemas["TillPeriod"]): Promise<Schemas["TillClosingResult"]> {
  const { db, now, user, ports, audit } = context;
  const { kind } = body;
  if (kind === "Day") throw refuse.invalid([{ propertyName: "kind", errorMessage: WITH_CASH }]);
  const { from, to } = closingPeriod(kind, body.day);
  if (to >= parisDay(now)) throw refuse.invalid([{ propertyName: "day", errorMessage: NOT_OVER }]);
  const { id: storeId, store } = await requireTill(db, body.storeId);
  const key = { day: from, storeId };
  await lockTill(db, storeId);
  if (await closingOf(db, key, kind)) throw refuse.conflict(ALREADY_CLOSED, "AlreadyClosed");
  const next = await nextToClose(db, storeId, kind);
  if (!next || next > to) throw refuse.conflict(NOTHING, "NothingToClose");
  if (next < from) throw refuse.conflict(earlier(next), "EarlierOpen");
  const open = await firstOpenDay(db, storeId, to, "all");
  if (open) throw refuse.conflict(dayOpen(open), "DayOpen");
  const { countsDemo } = countingIn(ports);
  const days = (await listClosings(db, storeId, { from, to }, "Day")).filter(({ isDemo }) => countsDemo || !isDemo);
  const last = days.at(-1);
  if (!last) throw refuse.conflict(NOTHING, "NothingToClose");
  const { perpetualCents, perpetualAbsoluteCents, lastNumber, lastHash, lastPaperId } = last;
  const closing = await addClosing(db, {
    ...{ ...key, ...sumClosings(days), kind, totals: [], isDemo: countsDemo, closedAt: now, closedBy: personName(user) },
    ...{ perpetualCents, perpetualAbsoluteCents, lastNumber, lastHash, lastPaperId },
  });
  const entityOutput = asClosing(closing);
  audit({ ...tillEntity(key, { store }), before: {}, after: { kind, number: closing.number, total: entityOutput.total } });
  return { ...SUCCESS, entityOutput };
}

function earlier(day: string): Sentence {
  const [fr, en] = (["fr", "en"] as const).map((locale) => localDay(parisDayStart(day), locale).slice(3));
  return { fr: `Clôturez d’abord la période plus ancienne (${fr}).`, en: `First close the earlier period (${en}).` };
}

function dayOpen(day: string): Sentence {
  const at = parisDayStart(day);
  return {
    fr: `La journée du ${localDay(at, "fr")} a des mouvements et n’est pas clôturée.`,
    en: `The day of ${localDay(at, "en")} has entries and is not closed.`,
  };
}

const WITH_CASH = { fr: "Une journée se clôture avec ses espèces comptées.", en: "A day is closed with its counted cash." };
const NOT_OVER = { fr: "Un mois ou une année se clôture une fois terminé.", en: "A month or a year is closed once it is over." };
const ALREADY_CLOSED = { fr: "Cette période est déjà clôturée.", en: "This period is closed already." };
const NOTHING = { fr: "Aucune journée de cette période n’a été clôturée.", en: "No day of this period was closed." };
