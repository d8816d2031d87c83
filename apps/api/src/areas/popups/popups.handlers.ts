import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { edgeMoment } from "@reserve/domain";
import { isBlankHtml } from "@reserve/domain/rich-text";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { storedHtml } from "../../platform/rich-text.ts";
import { asPopup, changePopup, insertPopup, listPopups, type PopupText, popupRows, shownPopups } from "./popups.store.ts";

/** Cache lifetime of public responses, in seconds. */
const KEPT_SECONDS = 60;

const records = recordHandlers({
  entity: "popup",
  notFound: { fr: "Cette fenêtre n’existe pas ou n’existe plus.", en: "This popup does not exist, or no longer." },
  rows: popupRows,
  toRecord: (row, { db, now }) => asPopup(db, row, now),
  nameOf: ({ title }) => title,
  audited: ({ overlaps: _overlaps, state: _state, ...written }) => written,
});

/** Handlers of the popups of the public site. */
export const handlers: AreaHandlers<"popups"> = {
  listPopups: ({ input: { query = {} }, db, now }) => listPopups(db, query, now),
  getPopup: records.get,
  createPopup: records.create((body, { db, now, variant }) => insertPopup(db, checked(body, variant), now)),
  updatePopup: records.update(({ id }, body, { db, variant }) => changePopup(db, id, checked(body, variant))),
  deletePopup: records.remove(({ id }, { db }) => popupRows.remove(db, id)),

  listShownPopups: async ({ db, now }) => ({ items: await shownPopups(db, now) }),

  listPublicPopups: async ({ db, now, setCacheable }) => {
    const items = await shownPopups(db, now);
    setCacheable(KEPT_SECONDS);
    return { items };
  },
};

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
