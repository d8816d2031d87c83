import type { Schemas } from "@reserve/contract";
import { NO_SUCH_TITLE } from "../../platform/catalog/product-titles.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers, HandlerContext } from "../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../platform/contract/refusals.ts";
import { personName } from "../../platform/identity/user-name.ts";
import type { Ports } from "../../platform/ports.ts";
import {
  FOR_EVER,
  forgetFile,
  keepPdf,
  keepPicture,
  MOST_BYTES,
  nameOfUrl,
  pictureFile,
  type StoredFile,
  storedDownload,
  takeUpload,
  WEB_FAULTS,
} from "../../platform/stored-files.ts";
import { faultOfQuota, uploadUse } from "../../platform/upload-quotas.ts";
import { findProduct, offeredBy } from "./catalog.store.ts";
import { declineFeedCover } from "./product.feed-cover.ts";
import { dropFile, dropPicture, fileByKey, forgetLoose, giveFile, looseFiles, noteFile } from "./product.files.store.ts";
import { existingProduct, lockExistingProduct } from "./product.lock.ts";

type FileOperations =
  | "saveProductPicture"
  | "deleteProductPicture"
  | "saveProductFile"
  | "deleteProductFile"
  | "saveProductFileByUrl"
  | "getPicture"
  | "getProductFile";

/** Maximum number of files per title, beside its cover. */
const MOST_FILES = 20;

const NO_SUCH_FILE = { fr: "Ce fichier n’existe pas ou n’existe plus.", en: "This file does not exist, or no longer." };
const ENOUGH = {
  fr: `Un titre a ${MOST_FILES} fichiers au plus : retirez-en un d’abord.`,
  en: `A title has ${MOST_FILES} files at most: take one away first.`,
};

/** Handlers of covers and files. Slow work is done before the transaction, which locks the title only to write a row. */
export const fileHandlers: Pick<AreaHandlers<"catalog">, FileOperations> = {
  saveProductPicture: {
    prepare: async ({ input, ...context }) => {
      const { ports } = context;
      const place = { productId: input.query.id, kind: "Picture", property: "body" } as const;
      const taken = await keepFor(context, place, input.body.size, null, async () =>
        keepPicture(ports, await takeUpload(ports.files, input.body), "couverture"),
      );
      return (handling) => give(handling, place, taken);
    },
  },

  deleteProductPicture: async (context) => {
    const { db, input, variant, audit } = context;
    const before = await lockExistingProduct(db, input.query.id, offeredBy(variant));
    if (before.picture === null) throw refuse.notFound({ fr: "Ce titre n’a pas de couverture.", en: "This title has no cover." });
    await dropPicture(db, before.id);
    if (before.feedCover?.state === "Shown") await declineFeedCover(db, before.id);
    audit({
      entity: "product",
      entityId: before.id,
      entityName: before.title,
      before: { picture: before.picture },
      after: { picture: null },
    });
    return { ...SUCCESS, entityOutput: await existingProduct(db, before.id, offeredBy(variant)) };
  },

  saveProductFile: {
    prepare: async ({ input, ...context }) => {
      const { ports } = context;
      const place = { productId: input.query.id, kind: "File", property: "body" } as const;
      const taken = await keepFor(context, place, input.body.size, null, async () =>
        keepPdf(ports, await takeUpload(ports.files, input.body), input.query.fileName),
      );
      return (handling) => give(handling, place, taken);
    },
  },

  deleteProductFile: async ({ db, input: { query }, variant, audit }) => {
    const before = await lockExistingProduct(db, query.id, offeredBy(variant));
    if (!(await dropFile(db, before.id, query.fileId))) throw refuse.notFound(NO_SUCH_FILE);
    const files = before.files.filter(({ id }) => id !== query.fileId);
    audit({
      entity: "product",
      entityId: before.id,
      entityName: before.title,
      before: { files: before.files.map(({ fileName }) => fileName) },
      after: { files: files.map(({ fileName }) => fileName) },
    });
    return { ...SUCCESS, entityOutput: { ...before, files } };
  },

  saveProductFileByUrl: {
    prepare: async ({ input, ...context }) => {
      const { ports } = context;
      const { url, kind, productId } = input.body;
      const place = { productId, kind, property: "url" };
      const taken = await keepFor(context, place, 0, url, async (faultOfSize) => {
        const bytes = await ports.web.fetch(url, MOST_BYTES);
        if (typeof bytes === "string") return WEB_FAULTS[bytes];
        const keep = kind === "Picture" ? keepPicture : keepPdf;
        return faultOfSize(bytes.byteLength) ?? keep(ports, bytes, nameOfUrl(url));
      });
      return (handling) => give(handling, place, taken);
    },
  },

  getPicture: async ({ input: { query }, ports, setHeaders }) => {
    const { key, size } = query;
    const facts = { fileName: null, contentType: "image/webp", tag: `${key}-${size}` };
    const picture = await storedDownload(ports.files, pictureFile(key, size), facts);
    if (!picture)
      throw refuse.notFound({ fr: "Cette couverture n’existe pas ou n’existe plus.", en: "There is no such cover, or no longer." });
    setHeaders(FOR_EVER);
    return picture;
  },

  getProductFile: async ({ input: { query }, db, ports, setHeaders }) => {
    const row = await fileByKey(db, query.key);
    if (!row) throw refuse.notFound(NO_SUCH_FILE);
    const { fileName, key, storedAs } = row;
    const file = await storedDownload(ports.files, storedAs, { fileName, contentType: "application/pdf", tag: key });
    if (!file) throw refuse.notFound(NO_SUCH_FILE);
    setHeaders(FOR_EVER);
    return file;
  },
};

/** A stored file with its row, or the reason why there is none. */
type Taken = { id: number; file: StoredFile } | Sentence;

/** Title and kind of a file, and the request property that carries it. */
interface Place {
  productId: number;
  kind: StoredFile["kind"];
  property: string;
}

/**
 * Stores a file with its row. When the title does not exist, has too many files or no space for `size` bytes, `keep` is not called, so
 * nothing is fetched or decoded. `faultOfSize` checks a size that is known later.
 */
async function keepFor(
  { user, ports, now }: Pick<HandlerContext<"saveProductFileByUrl">, "user" | "ports" | "now">,
  { productId, kind }: Place,
  size: number,
  sourceUrl: string | null,
  keep: (faultOfSize: (bytes: number) => Sentence | null) => Promise<StoredFile | Sentence>,
): Promise<Taken> {
  const product = await findProduct(ports.db, productId, offeredBy(ports.variant));
  if (!product) return NO_SUCH_TITLE;
  if (kind === "File" && product.files.length >= MOST_FILES) return ENOUGH;
  const use = await uploadUse(ports.db, user.id, now);
  const faultOfSize = (bytes: number) => faultOfQuota(use, ports.settings.uploadQuotas, bytes);
  const stored = faultOfSize(size) ?? (await keep(faultOfSize));
  return "fr" in stored ? stored : { id: await noteFile(ports.db, stored, { at: now, sourceUrl, userId: user.id }), file: stored };
}

async function give(
  { db, user, variant, audit }: Pick<HandlerContext<"saveProductFileByUrl">, "db" | "user" | "variant" | "audit">,
  { productId, kind, property }: Place,
  taken: Taken,
): Promise<Schemas["ProductResult"]> {
  const offered = offeredBy(variant);
  const before = await lockExistingProduct(db, productId, offered);
  if (kind === "File" && before.files.length >= MOST_FILES) throw refuse.conflict(ENOUGH, "full");
  if ("fr" in taken) throw refuse.invalid([{ propertyName: property, errorMessage: taken }]);
  await giveFile(db, before.id, taken.id, taken.file, personName(user));
  const after = await existingProduct(db, before.id, offered);
  const fileFacts = ({ picture, files }: Schemas["Product"]) =>
    taken.file.kind === "Picture" ? { picture } : { files: files.map(({ fileName }) => fileName) };
  audit({ entity: "product", entityId: after.id, entityName: after.title, before: fileFacts(before), after: fileFacts(after) });
  return { ...SUCCESS, entityOutput: after };
}

const LOOSE_MILLISECONDS = 3_600_000;

/** Deletes files without a title: replaced, removed, or rejected after they were stored. */
export async function tidyFiles({ db, files }: Pick<Ports, "db" | "files">, now: Date): Promise<void> {
  for (const row of await looseFiles(db, new Date(now.getTime() - LOOSE_MILLISECONDS))) {
    // The row first: bytes without a row only waste space, a row without bytes would be a broken cover.
    if (await forgetLoose(db, row.id)) await forgetFile(files, row);
  }
}
