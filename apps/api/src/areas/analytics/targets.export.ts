import type { LocaleCode } from "@reserve/client-variant";
import { parisDay, type TargetGroup } from "@reserve/domain";
import type { Download } from "../../platform/contract/handlers.ts";
import type { Sentence } from "../../platform/contract/refusals.ts";
import { type CsvCell, csvSheet } from "../../platform/csv.ts";
import { csvDownload, fileNameOf } from "../../platform/csv-download.ts";
import type { Db } from "../../platform/database/database.ts";
import { peopleInBatches, type Subscribed, type Targeted } from "./targets.people.ts";

/** Rows read at once. */
const BATCH = 2_000;

const COLUMNS: readonly (readonly [Sentence, (row: Targeted) => CsvCell])[] = [
  [{ fr: "Nom", en: "Last name" }, ({ lastName }) => ({ text: lastName })],
  [{ fr: "Prénom", en: "First name" }, ({ firstName }) => ({ text: firstName })],
  [{ fr: "Adresse électronique", en: "E-mail address" }, ({ email }) => ({ text: email })],
  [{ fr: "Ville", en: "City" }, ({ city }) => ({ text: city })],
  [{ fr: "Commandes", en: "Orders" }, ({ orderCount }) => ({ count: orderCount })],
  [{ fr: "Dernière commande", en: "Last order" }, ({ lastOrderAt }) => ({ moment: lastOrderAt === null ? null : new Date(lastOrderAt) })],
];

/** The people of a target as a sheet that grows while it is read. */
export function exportPeople(
  db: Db,
  { name, tree }: { name: string; tree: TargetGroup },
  subscribed: Subscribed,
  { locale, now, onFailure }: { locale: LocaleCode; now: Date; onFailure: (error: unknown) => void },
): Promise<Download> {
  return csvDownload({
    fileName: `${fileNameOf([{ fr: "cible", en: "target" }[locale], name])}-${parisDay(now)}.csv`,
    ...csvSheet(COLUMNS, locale),
    batches: peopleInBatches(db, tree, { now, size: BATCH }, subscribed),
    onFailure,
  });
}
