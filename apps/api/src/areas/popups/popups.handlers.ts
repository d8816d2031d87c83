import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { edgeMoment } from "@reserve/domain";
import { isBlankHtml } from "@reserve/domain/rich-text";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import { storedHtml } from "../../platform/rich-text.ts";
import { changePopup, findPopup, insertPopup, listPopups, lockPopup, type PopupText, removePopup, shownPopups } from "./popups.store.ts";

const GONE = { fr: "Cette fenêtre n’existe pas ou n’existe plus.", en: "This popup does not exist, or no longer." };

/** Cache lifetime of public responses, in seconds. */
const KEPT_SECONDS = 60;

/** Handlers of the popups of the public site. */
export const handlers: AreaHandlers<"popups"> = {
  listPopups: async ({ input: { query = {} }, db, now }) => {
    const { page = 1, pageSize = 25, after, sort = "-createdAt", search, state } = query;
    return { ...(await listPopups(db, { search, state }, sort, { page, pageSize, after }, now)), page, pageSize };
  },

  getPopup: async ({ input: { query }, db, now, setVersion }) => {
    const found = existing(await findPopup(db, query.id, now));
    setVersion(found.version);
    return found;
  },

  createPopup: async ({ input: { body }, db, now, variant, setVersion, audit }) => {
    const made = await insertPopup(db, checked(body, variant), now);
    audit({ entity: "popup", entityId: made.id, entityName: made.title, after: noted(made) });
    setVersion(made.version);
    return { ...SUCCESS, entityOutput: made };
  },

  updatePopup: async ({ input: { query, body }, db, now, variant, requireVersion, setVersion, audit }) => {
    const before = existing(await lockPopup(db, query.id, now));
    requireVersion(before.version, { ...before });
    const after = await changePopup(db, before.id, checked(body, variant), now);
    audit({ entity: "popup", entityId: after.id, entityName: after.title, before: noted(before), after: noted(after) });
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after };
  },

  deletePopup: async ({ input: { query }, db, now, requireVersion, audit }) => {
    const before = existing(await lockPopup(db, query.id, now));
    requireVersion(before.version, { ...before });
    await removePopup(db, before.id);
    audit({ entity: "popup", entityId: before.id, entityName: before.title, before: noted(before) });
    return SUCCESS;
  },

  listShownPopups: async ({ db, now }) => ({ items: await shownPopups(db, now) }),

  listPublicPopups: async ({ db, now, setCacheable }) => {
    const items = await shownPopups(db, now);
    setCacheable(KEPT_SECONDS);
    return { items };
  },
};

function existing(found: Schemas["Popup"] | null): Schemas["Popup"] {
  if (!found) throw refuse.notFound(GONE);
  return found;
}

/** Returns the audited fields, without derived ones. */
function noted({ overlaps: _overlaps, state: _state, ...written }: Schemas["Popup"]) {
  return written;
}

/** Returns the normalized fields; throws 422 with every error. */
function checked(sent: Schemas["PopupSave"], variant: ClientVariant): PopupText {
  const wrong: PropertyRefusal[] = [];
  const title = sent.title.trim();
  if (title === "") wrong.push({ propertyName: "title", errorMessage: { fr: "Donnez un titre.", en: "Give a title." } });
  const html = storedHtml(sent.html, variant);
  if (isBlankHtml(html)) {
    wrong.push({
      propertyName: "html",
      errorMessage: {
        fr: "Il ne reste rien de ce texte une fois nettoyé : écrivez ce que la fenêtre dit.",
        en: "Nothing is left of this text once it is cleaned: write what the popup says.",
      },
    });
  }
  const [startTime, endTime] = (["start", "end"] as const).map((edge) => {
    const text = sent[`${edge}Time`];
    const moment = text === null ? null : edgeMoment(text, edge);
    // The contract accepts a leap second as a date; JavaScript does not.
    if (moment && Number.isNaN(moment.getTime())) {
      wrong.push({ propertyName: `${edge}Time`, errorMessage: { fr: "Cette date n’existe pas.", en: "There is no such date." } });
    }
    return moment;
  }) as [Date | null, Date | null];
  if (startTime && endTime && endTime <= startTime) {
    wrong.push({ propertyName: "endTime", errorMessage: { fr: "La fin vient après le début.", en: "The end comes after the start." } });
  }
  if (wrong.length > 0) throw refuse.invalid(wrong);
  return { title, html, isActive: sent.isActive, cookieDays: sent.cookieDurationDays, startTime, endTime };
}
