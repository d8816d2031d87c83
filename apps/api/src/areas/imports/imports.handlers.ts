import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { fromCents, parisDay } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { personName } from "../../platform/identity/user-name.ts";
import type { SheetColumn } from "../../platform/sheet/cells.ts";
import { sheetDownload } from "../../platform/sheet/sheet.ts";
import { faultOfQuota, uploadUse } from "../../platform/upload-quotas.ts";
import { saveSourceSetting } from "./import-sources.store.ts";
import { planWriting } from "./imports.run.ts";
import {
  findImport,
  forgetVerification,
  importRow,
  listImports,
  listRecords,
  lockImport,
  refusedBehind,
  updateImport,
} from "./imports.store.ts";
import { readOnix } from "./onix.reader.ts";
import { newValues, type ReadRecord, type RefusedRecord, readRecord } from "./onix.record.ts";
import { planVerification, receiveFile } from "./receive-file.ts";

const NO_SUCH_IMPORT = { fr: "Cet import n’existe pas ou n’existe plus.", en: "This import does not exist, or no longer." };
const NOT_VERIFIED = {
  fr: "Cet import n’est pas prêt : son fichier doit d’abord être vérifié.",
  en: "This import is not ready: its file must be verified first.",
};
const NOT_RUNNING = { fr: "Cet import n’est pas en cours.", en: "This import is not under way." };
const NOT_TO_PREPARE = {
  fr: "Les colonnes de ce fichier ne se changent plus, ou pas encore.",
  en: "The columns of this file cannot be changed any more, or not yet.",
};
const NO_SUCH_COLUMN = { fr: "Ce fichier n’a pas de colonne de ce nom.", en: "This file has no column of that name." };
const NO_VALUE = { fr: "Choisissez la colonne du stock ou celle du rayon.", en: "Choose the column of the stock or that of the shelf." };
const SAME_COLUMN = { fr: "Cette colonne dit déjà autre chose.", en: "This column says something else already." };
const NOTHING = { fr: "Choisissez ce que l’import doit faire.", en: "Choose what the import is to do." };
const REFUSAL_COLUMNS: readonly SheetColumn<Awaited<ReturnType<typeof refusedBehind>>[number]>[] = [
  [{ fr: "Notice", en: "Record" }, ({ number }) => ({ count: number })],
  [{ fr: "Référence", en: "Reference" }, ({ reference }) => ({ text: reference })],
  [{ fr: "EAN", en: "EAN" }, ({ ean }) => ({ text: ean })],
  [{ fr: "Titre", en: "Title" }, ({ title }) => ({ text: title })],
  [{ fr: "Ligne", en: "Line" }, ({ line }) => ({ count: line })],
  [{ fr: "Raison", en: "Reason" }, ({ reasons }, locale) => ({ text: (reasons ?? []).map((reason) => reason[locale]).join(" ") })],
];
const ROWS = 500;

/** Handlers of notice and stock imports. */
export const handlers: AreaHandlers<"imports"> = {
  listImports: async ({ input: { query = {} }, db, locale }) => {
    const { page = 1, pageSize = 25, after, kind, sort = "-createdAt" } = query;
    return { ...(await listImports(db, kind, sort, locale, { page, pageSize, after })), page, pageSize };
  },

  getImport: ({ input: { query }, db, locale }) => existing(db, query.id, locale),

  createImport: async ({ input: { query, body }, db, ports, user, now, locale, audit }) => {
    const fault = faultOfQuota(await uploadUse(db, user.id, now), ports.settings.uploadQuotas, body.size);
    if (fault) throw refuse.invalid([{ propertyName: "body", errorMessage: fault }], fault);
    const made = await receiveFile(db, ports, { fileName: query.fileName, upload: body, user: { ...user, name: personName(user) } }, now);
    audit({ entity: "import", entityId: made.id, entityName: made.fileName, after: { kind: made.kind, fileSize: made.fileSize } });
    return { ...SUCCESS, entityOutput: await existing(db, made.id, locale) };
  },

  listImportRecords: async ({ input: { query }, db, locale }) => {
    const { id, outcome, page = 1, pageSize = 25, after } = query;
    await existing(db, id, locale);
    return { ...(await listRecords(db, id, outcome, locale, { page, pageSize, after })), page, pageSize };
  },

  exportImportRefusals: async ({ input: { query }, db, locale, now }) => {
    const row = await importRow(db, query.id);
    if (!row) throw refuse.notFound(NO_SUCH_IMPORT);
    const name = `${row.fileName.replace(/\.\w{1,5}$/, "")}-${locale === "fr" ? "refus" : "refusals"}`;
    const batches = refusalsInBatches(db, row.id, ROWS);
    return sheetDownload({ name, columns: REFUSAL_COLUMNS, batches }, { locale, now, format: query.format });
  },

  prepareImport: async ({ input: { body }, db, ports, user, now, locale, audit }) => {
    const row = await lockImport(db, body.id);
    if (!row) throw refuse.notFound(NO_SUCH_IMPORT);
    const isReady = row.state === "Unmapped" || row.state === "Verified" || row.state === "Unreadable";
    if (row.kind !== "Stock" || !isReady || !row.preview) throw refuse.conflict(NOT_TO_PREPARE, row.state);
    const { columns: mapping, duplicates } = body;
    if (mapping) checkColumns(mapping, row.preview);
    await forgetVerification(db, row.id);
    await updateImport(db, row.id, { mapping, duplicates });
    if (body.isSaved && row.source !== null) await saveSourceSetting(db, row.source, { mapping, duplicates });
    await planVerification(db, ports, row, { id: user.id, userName: user.userName, name: personName(user) }, now);
    audit({
      entity: "import",
      entityId: row.id,
      entityName: row.fileName,
      before: { columns: row.mapping, duplicates: row.duplicates },
      after: { columns: mapping, duplicates, ...(body.isSaved && row.source !== null ? { savedFor: row.source } : {}) },
    });
    return { ...SUCCESS, entityOutput: await existing(db, row.id, locale) };
  },

  startImport: async ({ input: { body }, db, ports, user, now, locale, audit }) => {
    const row = await lockImport(db, body.id);
    if (!row) throw refuse.notFound(NO_SUCH_IMPORT);
    if (row.state !== "Verified" && row.state !== "Stopped") throw refuse.conflict(NOT_VERIFIED, row.state);
    if (row.repeated) throw refuse.invalid([{ propertyName: "id", errorMessage: row.repeated }]);
    if (!body.creates && !body.changes) throw refuse.invalid([{ propertyName: "creates", errorMessage: NOTHING }]);
    const { creates, changes } = body;
    await planWriting(db, ports, row, { id: user.id, userName: user.userName, name: personName(user) }, now, { creates, changes });
    audit({
      entity: "import",
      entityId: row.id,
      entityName: row.fileName,
      before: { state: row.state },
      after: { state: "Importing", creates, changes },
    });
    return { ...SUCCESS, entityOutput: await existing(db, row.id, locale) };
  },

  stopImport: async ({ input: { body }, db, now, locale, audit }) => {
    const row = await lockImport(db, body.id);
    if (!row) throw refuse.notFound(NO_SUCH_IMPORT);
    if (row.state !== "Importing") throw refuse.conflict(NOT_RUNNING, row.state);
    await updateImport(db, row.id, { state: "Stopped", endedAt: now });
    audit({ entity: "import", entityId: row.id, entityName: row.fileName, before: { state: row.state }, after: { state: "Stopped" } });
    return { ...SUCCESS, entityOutput: await existing(db, row.id, locale) };
  },

  readOnixRecord: async ({ input: { body }, now }) => {
    const read = await readOne(body.text, parisDay(now));
    if ("reasons" in read) {
      throw refuse.invalid(read.reasons.map((errorMessage) => ({ propertyName: "text", errorMessage })));
    }
    const { priceCents, ...values } = newValues(read.values);
    const priceWithTax = priceCents === null ? null : fromCents(priceCents);
    return { ...SUCCESS, entityOutput: { ...values, ean: read.ean, priceWithTax } };
  },
};

async function existing(db: Db, id: number, locale: LocaleCode): Promise<Schemas["Import"]> {
  const found = await findImport(db, id, locale);
  if (!found) throw refuse.notFound(NO_SUCH_IMPORT);
  return found;
}

/** Throws 422 for columns that the file does not have, unused ones, or those used twice. */
function checkColumns(mapping: Schemas["ImportColumns"], { columns }: Schemas["ImportTable"]): void {
  const fields = (["ean", "stock", "shelf"] as const).flatMap((field) => {
    const name = mapping[field];
    return name === null ? [] : [{ field, name }];
  });
  const wrong = fields.flatMap(({ field, name }, at) => {
    if (!columns.some((column) => column.name === name)) return [{ propertyName: `columns.${field}`, errorMessage: NO_SUCH_COLUMN }];
    return fields.findIndex((other) => other.name === name) < at ? [{ propertyName: `columns.${field}`, errorMessage: SAME_COLUMN }] : [];
  });
  if (mapping.stock === null && mapping.shelf === null) wrong.push({ propertyName: "columns.stock", errorMessage: NO_VALUE });
  if (wrong.length > 0) throw refuse.invalid(wrong);
}

async function* refusalsInBatches(db: Db, id: number, size: number) {
  let number = 0;
  for (;;) {
    const rows = await refusedBehind(db, id, number, size);
    yield rows;
    number = rows.at(-1)?.number ?? number;
    if (rows.length < size) return;
  }
}

/** Parses the single record of a pasted text: a message, or a `Product` alone. */
async function readOne(text: string, today: string): Promise<ReadRecord | Pick<RefusedRecord, "reasons">> {
  const bare = text
    .trim()
    .replace(/^\ufeff/, "")
    .replace(/^<\?xml[^>]*\?>\s*/, "");
  const message = /^<(?:[\w.-]+:)?product[\s>]/i.test(bare) ? `<ONIXMessage release="3.0">${bare}</ONIXMessage>` : bare;
  const bytes = new Blob([message]).stream();
  let faults: Sentence[] = [];
  const records: (ReadRecord | RefusedRecord)[] = [];
  let header = null;
  for await (const { pieces } of readOnix(bytes)) {
    for (const piece of pieces) {
      if (piece.is === "header") header = piece.header;
      else if (piece.is === "stop") faults = [piece.fault];
      else if (header && records.length < 2) records.push(readRecord(piece.record, header, today));
    }
  }
  const [only, another] = records;
  if (faults.length > 0) return { reasons: faults };
  if (!only) return { reasons: [NO_RECORD] };
  if (another) return { reasons: [SEVERAL] };
  if (!("reasons" in only) && only.means !== "whole") return { reasons: [NOT_WHOLE] };
  return only;
}

const NO_RECORD = { fr: "Ce texte ne contient aucune notice ONIX.", en: "This text holds no ONIX record." };
const SEVERAL = {
  fr: "Ce texte contient plusieurs notices : collez-en une seule.",
  en: "This text holds several records: paste one only.",
};
const NOT_WHOLE = {
  fr: "Cette notice ne décrit pas un titre entier : elle le retire ou n’en change qu’une partie.",
  en: "This record does not describe a whole title: it withdraws it or changes a part of it.",
};
