import type { Schemas } from "@reserve/contract";
import { eanIn, giveUpOrdered, lineForArrival, type OrderRules, parisDay, shareOrdered } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { personName } from "../../platform/identity/user-name.ts";
import { exportTitles } from "./purchasing.export.ts";
import {
  type ArrivalRow,
  addArrival,
  addPurchase,
  arrivedToday,
  cancelOutstanding,
  changeReceived,
  countArrived,
  countOnOrder,
  findArrival,
  findPurchaseLines,
  knownTitles,
  listTitles,
  markTakenBack,
  takeTitles,
  titlesInBatches,
} from "./purchasing.store.ts";
import type { AddToStock, Sold, SoldLine } from "./sold.ts";

const UNKNOWN_TITLE = {
  fr: "Le catalogue n’a pas de titre avec cet EAN : rien n’a été reçu. Créez sa fiche, puis scannez de nouveau.",
  en: "The catalogue has no title with this EAN: nothing was received. Create its record, then scan again.",
};
const NO_EAN = { fr: "Ce code n’est pas un EAN : rien n’a été reçu.", en: "This code is no EAN: nothing was received." };
const NOT_ORDERED = { fr: "Cet EAN n’est ni au catalogue ni en commande.", en: "This EAN is neither in the catalogue nor sold." };
const NAMED_TWICE = { fr: "Ce titre est nommé deux fois.", en: "This title is named twice." };
const PAST = { fr: "Indiquez aujourd’hui ou un jour à venir.", en: "Give today or a day to come." };
const NO_PURCHASE = { fr: "Cette commande fournisseur n’existe pas.", en: "This purchase does not exist." };
const ALL_HERE = { fr: "Tout est déjà arrivé ou annulé.", en: "All of it has arrived or was taken back." };
const NO_ARRIVAL = { fr: "Cet arrivage n’existe pas.", en: "This arrival does not exist." };
const TAKEN_BACK = { fr: "Ce scan est déjà défait.", en: "This scan was taken back already." };
const COPY_GONE = {
  fr: "Cet exemplaire n’est plus là : il est parti avec sa commande ou a quitté le rayon.",
  en: "This copy is not here any more: it left with its order, or from the shelf.",
};

/** Creates the handlers of purchasing; orders and catalogue provide what they do with copies. */
export function makeHandlers(sold: Sold, addToStock: AddToStock): AreaHandlers<"purchasing"> {
  /** Returns arrivals in wire form. */
  async function arrivalsOf(db: Db, rows: readonly ArrivalRow[], rules: OrderRules, now: Date): Promise<Schemas["Arrival"][]> {
    const documents = await sold.arrivalDocuments(
      db,
      rows.flatMap(({ documentId }) => documentId ?? []),
      rules,
      now,
    );
    return rows.map(({ id, ean, title, authors, receivedAt, receivedBy, takenBackAt, shelf, documentId }) => ({
      ...{ id, ean, title, authors, receivedBy, shelf },
      receivedAt: receivedAt.toISOString(),
      isTakenBack: takenBackAt !== null,
      document: documentId === null ? null : (documents.get(documentId) ?? null),
    }));
  }

  async function arrivalOf(db: Db, row: ArrivalRow, rules: OrderRules, now: Date): Promise<Schemas["Arrival"]> {
    const [one] = await arrivalsOf(db, [row], rules, now);
    if (!one) throw new Error("an arrival was told as nothing");
    return one;
  }

  /** Changes the awaited copies of lines, order by order in a fixed order; returns the number of orders. */
  async function moveAwaited(
    tx: Db,
    lines: readonly SoldLine[],
    shares: ReadonlyMap<number, number>,
    { sign, user, now }: { sign: 1 | -1; user: CurrentUser; now: Date },
  ) {
    const moved = lines.flatMap(({ id, documentId }) => {
      const share = shares.get(id);
      return share === undefined ? [] : [{ documentId, itemId: id, awaited: sign * share }];
    });
    const byDocument = [...Map.groupBy(moved, ({ documentId }) => documentId)].sort(([a], [b]) => a - b);
    let count = 0;
    // An order that changed meanwhile and no longer waits is unchanged: its copies go to stock.
    for (const [documentId, changes] of byDocument) if (await sold.moveCopies(tx, documentId, changes, user, now)) count += 1;
    return count;
  }

  return {
    listTitlesToOrder: ({ input: { query = {} }, db, now }) => {
      const { page = 1, pageSize = 25, sort = "supplier", ...filters } = query;
      return listTitles(db, sold, filters, { sort, page, pageSize, now });
    },

    exportTitlesToOrder: async ({ input: { query = {} }, db, locale, now }) => {
      const { sort = "supplier", format, ...filters } = query;
      const batches = titlesInBatches(db, sold, filters, { sort, size: 500, now });
      return exportTitles(batches, filters, { locale, now, format });
    },

    recordPurchase: async ({ input: { body }, db, user, now, audit }) => {
      const faults: PropertyRefusal[] = [];
      const orderedLines = body.lines.map(({ ean, quantity }, index) => {
        const valid = eanIn(ean);
        if (valid === null) faults.push({ propertyName: `lines[${index}].ean`, errorMessage: NO_EAN });
        return { ean: valid ?? ean, quantity };
      });
      const eans = orderedLines.map(({ ean }) => ean);
      for (const [index, ean] of eans.entries())
        if (eans.indexOf(ean) !== index) faults.push({ propertyName: `lines[${index}].ean`, errorMessage: NAMED_TWICE });
      if (body.expectedOn && body.expectedOn < parisDay(now)) faults.push({ propertyName: "expectedOn", errorMessage: PAST });
      if (faults.length > 0) throw refuse.invalid(faults);
      await takeTitles(db, eans);
      const titlesByEan = await knownTitles(db, eans);
      const waiting = await sold.linesWaiting(db, eans, now);
      const waitingFor = Map.groupBy(waiting, ({ ean }) => ean);
      const lines = orderedLines.map((line, index) => {
        const title = titlesByEan.get(line.ean)?.title ?? waitingFor.get(line.ean)?.[0]?.title;
        if (title === undefined) faults.push({ propertyName: `lines[${index}].ean`, errorMessage: NOT_ORDERED });
        return { ...line, title: title ?? "" };
      });
      if (faults.length > 0) throw refuse.invalid(faults);
      const purchase = {
        orderedAt: now,
        orderedBy: personName(user),
        expectedOn: body.expectedOn ?? null,
        reference: body.reference?.trim() || null,
      };
      const lineIds = await addPurchase(db, purchase, lines);
      const shares = new Map(
        orderedLines.flatMap(({ ean, quantity }) => [
          ...shareOrdered(waitingFor.get(ean) ?? [], titlesByEan.get(ean)?.stock ?? 0, quantity),
        ]),
      );
      const documentCount = await moveAwaited(db, waiting, shares, { sign: 1, user, now });
      audit(
        ...lines.map(({ ean, title, quantity }, index) => ({
          entity: "purchase",
          entityId: lineIds[index] ?? null,
          entityName: title,
          after: { ean, quantity, expectedOn: purchase.expectedOn, reference: purchase.reference },
        })),
      );
      return {
        ...SUCCESS,
        entityOutput: { lineIds, copyCount: orderedLines.reduce((sum, { quantity }) => sum + quantity, 0), documentCount },
      };
    },

    cancelPurchase: async ({ input: { body }, db, user, now, audit }) => {
      const named = await findPurchaseLines(db, body.lineIds);
      if (named.length < body.lineIds.length) throw refuse.notFound(NO_PURCHASE);
      await takeTitles(
        db,
        named.map(({ ean }) => ean),
      );
      // Reloaded: copies may have arrived while this request waited for its lock.
      const lines = await findPurchaseLines(db, body.lineIds);
      if (lines.some((line) => line.outstanding === 0)) throw refuse.conflict(ALL_HERE, "NothingOutstanding");
      for (const line of lines) await cancelOutstanding(db, line.id, line.outstanding);
      const eans = [...new Set(lines.map(({ ean }) => ean))];
      const waiting = await sold.linesWaiting(db, eans, now);
      const waitingFor = Map.groupBy(waiting, ({ ean }) => ean);
      const shares = new Map<number, number>();
      for (const ean of eans)
        for (const [id, share] of giveUpOrdered(waitingFor.get(ean) ?? [], await countOnOrder(db, ean))) shares.set(id, share);
      const documentCount = await moveAwaited(db, waiting, shares, { sign: -1, user, now });
      audit(
        ...lines.map(({ id, ean, title, outstanding }) => ({
          entity: "purchase",
          entityId: id,
          entityName: title,
          before: { ean, outstanding },
          after: { ean, outstanding: 0 },
        })),
      );
      const copyCount = lines.reduce((sum, { outstanding }) => sum + outstanding, 0);
      return { ...SUCCESS, entityOutput: { lineIds: body.lineIds, copyCount, documentCount } };
    },

    receiveCopy: async ({ input: { body }, db, user, now, variant, audit }) => {
      const ean = eanIn(body.ean);
      if (ean === null) throw refuse.invalid([{ propertyName: "ean", errorMessage: NO_EAN }]);
      await takeTitles(db, [ean]);
      const title = (await knownTitles(db, [ean])).get(ean);
      let waiting = await sold.linesWaiting(db, [ean], now);
      let line = lineForArrival(waiting, title?.stock ?? 0);
      // Copies for an order cancelled or shipped meanwhile go to the next one.
      while (
        line &&
        !(await sold.moveCopies(db, line.documentId, [{ itemId: line.id, setAside: 1, awaited: line.awaited > 0 ? -1 : 0 }], user, now))
      ) {
        const gone = line.id;
        waiting = waiting.filter(({ id }) => id !== gone);
        line = lineForArrival(waiting, title?.stock ?? 0);
      }
      if (!line && !(await addToStock(db, ean, 1))) throw refuse.notFound(UNKNOWN_TITLE);
      const row = await addArrival(db, {
        ean,
        title: title?.title ?? line?.title ?? ean,
        authors: title?.authors ?? [],
        shelf: title?.shelf ?? null,
        documentId: line?.documentId ?? null,
        itemId: line?.id ?? null,
        wasAwaited: line !== null && line.awaited > 0,
        purchaseLineId: await countArrived(db, ean),
        receivedAt: now,
        receivedBy: personName(user),
      });
      audit({ entity: "arrival", entityId: row.id, entityName: row.title, after: { ean, order: line?.customId ?? null } });
      return { ...SUCCESS, entityOutput: await arrivalOf(db, row, variant.flags, now) };
    },

    takeBackArrival: async ({ input: { body }, db, user, now, variant, audit }) => {
      const named = await findArrival(db, body.id);
      if (!named) throw refuse.notFound(NO_ARRIVAL);
      await takeTitles(db, [named.ean]);
      const row = await findArrival(db, body.id, true);
      if (!row) throw refuse.notFound(NO_ARRIVAL);
      if (row.takenBackAt) throw refuse.conflict(TAKEN_BACK, "TakenBack");
      const takenBack = { at: row.receivedAt, by: row.receivedBy };
      const isBack =
        row.documentId !== null && row.itemId !== null
          ? await sold.moveCopies(
              db,
              row.documentId,
              [{ itemId: row.itemId, setAside: -1, awaited: row.wasAwaited ? 1 : 0, takenBack }],
              user,
              now,
            )
          : await addToStock(db, row.ean, -1);
      if (!isBack) throw refuse.conflict(COPY_GONE, "Gone");
      if (row.purchaseLineId !== null) await changeReceived(db, row.purchaseLineId, -1);
      await markTakenBack(db, row.id, now);
      audit({ entity: "arrival", entityId: row.id, entityName: row.title, before: { isTakenBack: false }, after: { isTakenBack: true } });
      return { ...SUCCESS, entityOutput: await arrivalOf(db, { ...row, takenBackAt: now }, variant.flags, now) };
    },

    getArrivals: async ({ db, now, variant }) => {
      const { rows, ...counts } = await arrivedToday(db, now);
      return { ...counts, items: await arrivalsOf(db, rows, variant.flags, now) };
    },
  };
}
