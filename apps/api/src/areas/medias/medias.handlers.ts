import type { Schemas } from "@reserve/contract";
import { embedOf, mediaNatures, mediaTypeLabels, mediaTypes } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { personName } from "../../platform/identity/user-name.ts";
import type { MediaUser } from "../../platform/media-users.ts";
import type { Ports } from "../../platform/ports.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { FOR_EVER, storedDownload } from "../../platform/stored-files.ts";
import { faultOfQuota, uploadUse } from "../../platform/upload-quotas.ts";
import { giveFile, keepUpload, noteFile, type StoredMedia, UPLOADS } from "./medias.files.ts";
import { changeMedia, countMedia, fileByKey, findMedia, insertMedia, listMedia, pictureChanges, removeMedia } from "./medias.store.ts";
import { asUpload, endUpload, PART_BYTES, takePart, uploadOf, wholeUpload } from "./medias.uploads.ts";
import { listUses, lockMedia } from "./medias.uses.ts";

const GONE = { fr: "Ce média n’existe pas ou n’existe plus.", en: "This medium does not exist, or no longer." };
const NO_UPLOAD = { fr: "Cet envoi n’existe pas ou n’existe plus.", en: "This upload does not exist, or no longer." };
const NO_SUCH_FILE = { fr: "Ce fichier n’existe pas ou n’existe plus.", en: "This file does not exist, or no longer." };
const NOT_WHOLE = { fr: "Ce fichier n’est pas arrivé entier : reprenez son envoi.", en: "This file has not come whole: go on sending it." };
const ONE_OF_TWO = { fr: "Envoyez un fichier ou collez une adresse.", en: "Send a file or paste a URL." };
const NO_EMBED = {
  fr: "Collez l’adresse d’une page de YouTube, Vimeo, Dailymotion, SoundCloud ou Ausha, ou le code qu’elle propose.",
  en: "Paste the URL of a page of YouTube, Vimeo, Dailymotion, SoundCloud or Ausha, or the code that it offers.",
};
const OTHER_SITE = {
  fr: "Cette adresse est celle d’un autre site que ce type de média.",
  en: "This URL is of another site than this type of media.",
};
const NO_TITLE = { fr: "Donnez un titre.", en: "Give a title." };
const NO_TEXT = {
  fr: "Décrivez l’image en une phrase : c’est ce qu’entendra quelqu’un à qui on lit la page.",
  en: "Describe the picture in a sentence: it is what people hear to whom the page is read.",
};
const OTHER_NATURE = { fr: "Ce média ne peut pas devenir de ce type.", en: "This medium cannot become of this type." };
const NO_FOCUS = { fr: "Seule une image a un point d’intérêt.", en: "Only a picture has a focal point." };
const USED = (count: number) => ({
  fr:
    count === 1
      ? "Une page ou un article montre ce média : retirez-le d’abord."
      : `${count} pages ou articles montrent ce média : retirez-le d’abord.`,
  en:
    count === 1 ? "A page or a post shows this medium: take it out first." : `${count} pages or posts show this medium: take it out first.`,
});
const ITSELF = { fr: "Choisissez un autre média que celui qui reste.", en: "Choose another medium than the one that stays." };
const OTHER_CONTENT = { fr: "Ces médias n’ont pas le même contenu.", en: "These media do not have the same content." };
const GAP = { fr: "Une partie de ce fichier manque avant celle-ci.", en: "A part of this file before this one is missing." };
const BEYOND = { fr: "Ce fichier est plus long qu’annoncé.", en: "This file is longer than was said." };

/** Creates the handlers of media; `users` are the areas that show them. Slow work is done before the transaction. */
export function makeHandlers(users: readonly MediaUser[]): AreaHandlers<"medias"> {
  const existing = async (db: Db, id: number) => records.existing(await findMedia(db, users, id));
  const records = recordHandlers({
    entity: "media",
    notFound: GONE,
    rows: { find: (db, id) => findMedia(db, users, id), lock: (tx, id) => findMedia(tx, users, id, { isLocked: true }) },
    toRecord: (media: Schemas["Media"]) => media,
    nameOf: ({ title }) => title,
    audited: mediaFacts,
  });

  return {
    listMedias: async ({ input: { query = {} }, db }) => {
      const { page = 1, pageSize = 25, after, sort = "-createdAt", ...filters } = query;
      return { ...(await listMedia(db, users, filters, sort, { page, pageSize, after })), page, pageSize };
    },

    getMedia: records.get,

    createMedia: {
      prepare: async ({ input: { body }, user: { id: userId }, ports, now }) => {
        const title = body.title.trim();
        // Before decoding the picture.
        const made = title === "" ? { propertyName: "title", errorMessage: NO_TITLE } : await prepared(ports, body, { userId, at: now });
        return records.create(async (_body, { db, user }) => {
          if ("propertyName" in made) throw refuse.invalid([made]);
          const id = await insertMedia(db, {
            mediaType: body.mediaType,
            title,
            altText: body.altText.trim(),
            externalUrl: made.externalUrl,
            content: made.content,
            fileName: made.file?.fileName ?? null,
            createdAt: now,
            createdBy: personName(user),
          });
          if (made.fileId !== null) await giveFile(db, made.fileId, id);
          if (made.upload) await endUpload(db, made.upload);
          return existing(db, id);
        });
      },
    },

    updateMedia: records.update(async (before, body, { db }) => {
      await changeMedia(db, before, checked(before, body));
      return existing(db, before.id);
    }),

    deleteMedia: records.remove(async ({ id, useCount }, { db }) => {
      if (useCount > 0) throw refuse.conflict(USED(useCount), "used");
      await removeMedia(db, id);
    }),

    listMediaUses: async ({ input: { query }, db, user }) => {
      const { id } = await existing(db, query.id);
      return { items: await listUses(db, users, id, user) };
    },

    getMediaCounts: async ({ db, user, now, ports }) => {
      const { personBytes, totalBytes } = await uploadUse(db, user.id, now);
      const { uploadQuotas } = ports.settings;
      const storage = { personBytes, personMostBytes: uploadQuotas.personBytes, totalBytes, totalMostBytes: uploadQuotas.totalBytes };
      return { ...(await countMedia(db, users)), storage };
    },

    mergeMedias: async (context) => {
      const { input, db, audit } = context;
      const { id, otherIds } = input.body;
      const wrong = (errorMessage: Sentence) => refuse.invalid([{ propertyName: "otherIds", errorMessage }]);
      if (otherIds.includes(id)) throw wrong(ITSELF);
      const lockedMedia = await lockMedia(db, [id, ...otherIds]);
      const before = await records.requireCurrent(await existing(db, id), context);
      const contents = new Set(lockedMedia.map(({ content }) => content));
      if (lockedMedia.length !== otherIds.length + 1) throw refuse.notFound(GONE);
      if (contents.size > 1) throw wrong(OTHER_CONTENT);
      const others = lockedMedia.filter((one) => one.id !== id);
      const keys = await pictureChanges(db, otherIds, id);
      for (const user of users) await user.replace(db, otherIds, id, keys);
      for (const other of otherIds) await removeMedia(db, other);
      const { title, mediaType, focalPoint } = before;
      const altText = before.altText || (others.find((one) => one.altText !== "")?.altText ?? "");
      await changeMedia(db, before, { title, altText, mediaType, focalPoint });
      const after = await existing(db, id);
      const titles = others.map((one) => one.title);
      audit({
        entity: "media",
        entityId: id,
        entityName: title,
        before: { ...mediaFacts(before), others: titles },
        after: mediaFacts(after),
      });
      return records.answer(after, context);
    },

    listMediaTypes: async ({ locale }) => ({
      items: mediaTypes.map((id) => ({ id, label: mediaTypeLabels[id][locale], nature: mediaNatures[id] })),
    }),

    getMediaConfiguration: async () => ({
      natures: (["Picture", "Audio", "Document"] as const).map((nature) => ({
        nature,
        ...UPLOADS[nature],
        accepts: [...UPLOADS[nature].accepts],
      })),
      partBytes: PART_BYTES,
    }),

    getMediaUpload: async ({ input: { query }, db, user }) => {
      const upload = await uploadOf(db, query.uploadId, user.id);
      if (!upload) throw refuse.notFound(NO_UPLOAD);
      return asUpload(upload);
    },

    sendMediaPart: async ({ input: { query, body }, db, ports, user, now }) => {
      // The first chunk declares the file's size; the following ones were admitted with it.
      const fault =
        query.offset === 0
          ? faultOfQuota(await uploadUse(db, user.id, now, query.uploadId), ports.settings.uploadQuotas, query.size)
          : null;
      if (fault) throw refuse.invalid([{ propertyName: "size", errorMessage: fault }], fault);
      const { outcome, upload } = await takePart(db, { ...query, userId: user.id, part: body }, now);
      if (outcome === "Foreign") throw refuse.notFound(NO_UPLOAD);
      if (outcome === "Gap") throw refuse.conflict(GAP, `${upload.received}`);
      if (outcome === "Beyond") throw refuse.invalid([{ propertyName: "size", errorMessage: BEYOND }]);
      if (outcome === "Known") await ports.files.remove(body.file);
      return { ...SUCCESS, entityOutput: asUpload(upload) };
    },

    getMediaFile: async ({ input: { query }, db, ports, setHeaders }) => {
      const row = await fileByKey(db, query.key);
      if (!row) throw refuse.notFound(NO_SUCH_FILE);
      const { fileName, contentType, key, storedAs } = row;
      const file = await storedDownload(ports.files, storedAs, { fileName, contentType, tag: key });
      if (!file) throw refuse.notFound(NO_SUCH_FILE);
      setHeaders(FOR_EVER);
      return file;
    },
  };
}

/** Prepared content of a new medium. */
interface Prepared {
  externalUrl: string | null;
  content: string;
  upload: string | null;
  file: StoredMedia | null;
  fileId: number | null;
}

type Fault = { propertyName: string; errorMessage: Sentence };

async function prepared(ports: Ports, body: Schemas["MediaCreate"], by: { userId: number; at: Date }): Promise<Prepared | Fault> {
  const { uploadId, externalUrl, mediaType } = body;
  if ((uploadId === undefined) === (externalUrl === undefined)) return { propertyName: "uploadId", errorMessage: ONE_OF_TWO };
  if (externalUrl !== undefined) {
    const embed = embedOf(externalUrl);
    if (!embed) return { propertyName: "externalUrl", errorMessage: NO_EMBED };
    if (embed.mediaType !== mediaType) return { propertyName: "externalUrl", errorMessage: OTHER_SITE };
    return { externalUrl: embed.url, content: embed.url, upload: null, file: null, fileId: null };
  }
  const upload = await uploadOf(ports.db, uploadId ?? "", by.userId);
  if (!upload) return { propertyName: "uploadId", errorMessage: NO_UPLOAD };
  const bytes = await wholeUpload(ports, upload);
  if (!bytes) return { propertyName: "uploadId", errorMessage: NOT_WHOLE };
  const file = await keepUpload(ports, mediaType, bytes, upload.fileName);
  if ("fr" in file) return { propertyName: "uploadId", errorMessage: file };
  return {
    externalUrl: null,
    content: await digestOf(bytes),
    upload: upload.id,
    file,
    fileId: await noteFile(ports.db, file, by),
  };
}

/** Returns the SHA-256 of bytes in hexadecimal. */
async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the audited fields of a medium. */
function mediaFacts({ title, altText, mediaType, externalUrl, focalPoint, uploadedFile }: Schemas["Media"]) {
  return { title, altText, mediaType, externalUrl, focalPoint, fileName: uploadedFile?.fileName ?? null };
}

/** Returns the normalized fields; throws 422 with every error. */
function checked(before: Schemas["Media"], { title, altText, mediaType, focalPoint }: Schemas["MediaSave"]): Schemas["MediaSave"] {
  const text = { title: title.trim(), altText: altText.trim(), mediaType, focalPoint };
  const isPicture = before.nature === "Picture";
  // An embed cannot change to another site's type: only pictures can get another use.
  const mayBecome = isPicture ? mediaNatures[mediaType] === "Picture" : mediaType === before.mediaType;
  const faults: Fault[] = [
    ...(text.title === "" ? [{ propertyName: "title", errorMessage: NO_TITLE }] : []),
    ...(isPicture && text.altText === "" ? [{ propertyName: "altText", errorMessage: NO_TEXT }] : []),
    ...(mayBecome ? [] : [{ propertyName: "mediaType", errorMessage: OTHER_NATURE }]),
    ...(focalPoint && !isPicture ? [{ propertyName: "focalPoint", errorMessage: NO_FOCUS }] : []),
  ];
  if (faults.length > 0) throw refuse.invalid(faults);
  return text;
}
