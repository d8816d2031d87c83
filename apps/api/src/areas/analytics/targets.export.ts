import type { TargetGroup } from "@reserve/domain";
import type { Download } from "../../platform/contract/handlers.ts";
import type { Db } from "../../platform/database/database.ts";
import type { SheetColumn } from "../../platform/sheet/cells.ts";
import { type SheetReader, sheetDownload, sheetName } from "../../platform/sheet/sheet.ts";
import { peopleInBatches, type Subscribed, type Targeted } from "./targets.people.ts";

/** Rows per batch. */
const BATCH = 2_000;

const COLUMNS: readonly SheetColumn<Targeted>[] = [
  [{ fr: "Nom", en: "Last name" }, ({ lastName }) => ({ text: lastName })],
  [{ fr: "Prénom", en: "First name" }, ({ firstName }) => ({ text: firstName })],
  [{ fr: "Adresse électronique", en: "E-mail address" }, ({ email }) => ({ text: email })],
  [{ fr: "Ville", en: "City" }, ({ city }) => ({ text: city })],
  [{ fr: "Commandes", en: "Orders" }, ({ orderCount }) => ({ count: orderCount })],
  [{ fr: "Dernière commande", en: "Last order" }, ({ lastOrderAt }) => ({ moment: lastOrderAt === null ? null : new Date(lastOrderAt) })],
];

/** Returns the people of a target as a streamed sheet. */
export function exportPeople(
  db: Db,
  { name, tree }: { name: string; tree: TargetGroup },
  subscribed: Subscribed,
  reader: SheetReader,
): Promise<Download> {
  return sheetDownload(
    {
      name: sheetName([{ fr: "cible", en: "target" }[reader.locale], name], reader.now),
      columns: COLUMNS,
      batches: peopleInBatches(db, tree, { now: reader.now, size: BATCH }, subscribed),
    },
    reader,
  );
}
