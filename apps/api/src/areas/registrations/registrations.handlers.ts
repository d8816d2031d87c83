import { canGivePlace, canNotePresence, claims, spaced } from "@reserve/domain";
import { type AuditFrame, writeAudit } from "../../platform/audit/audit.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import { emailsOfCustomer, NO_SUCH_CUSTOMER } from "../../platform/customers/customer-emails.ts";
import type { Db } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { planTask } from "../../platform/jobs/jobs.ts";
import { taskView } from "../../platform/jobs/task-view.ts";
import { exportRegistrations } from "./registrations.export.ts";
import { queuePersonMail } from "./registrations.mails.ts";
import { checked, NO_EVENT, NOTHING, REASONS, register, registerInPublic, requireFreeEmail } from "./registrations.register.ts";
import {
  asRegistration,
  type CountedEvent,
  changePresence,
  changeState,
  changeText,
  countsOf,
  findEvent,
  findRegistration,
  isFirstWaiting,
  listEvents,
  listRegistrations,
  lockEvent,
  type PostAccess,
  type RegistrationRow,
  registeredIds,
  registrationsOfEmails,
  waitingPosition,
  wholeEvent,
} from "./registrations.store.ts";

const GONE = { fr: "Cette inscription n’existe pas ou n’existe plus.", en: "This registration does not exist, or no longer." };
const NOT_YOURS = { fr: "Cet événement n’est pas le vôtre.", en: "This event is not yours." };
const CANCELLED = { fr: "Cette inscription est annulée.", en: "This registration is cancelled." };
const NO_PLACE = { fr: "Cette personne n’a pas de place.", en: "This person has no place." };
const COUNT_CHANGED = {
  fr: "Le nombre d’inscrits a changé entre-temps : relisez-le avant d’écrire.",
  en: "The number of people has changed in the meantime: look again before you write.",
};

/** Throttles anonymous writes by IP address; provided by identity. */
export type ThrottlePublic = (db: Db, frame: Omit<AuditFrame, "outcome">) => Promise<void>;
type User = Pick<CurrentUser, "id" | "claims">;

/** Creates the handlers of registrations; `access` is provided by posts. What the caller may not see is 404 and excluded from lists and counts. */
export function makeHandlers(access: PostAccess, throttlePublic: ThrottlePublic): AreaHandlers<"registrations"> {
  const existingEvent = async (db: Db, user: User, id: number): Promise<CountedEvent> => {
    const found = await findEvent(db, access, user, id);
    if (!found) throw refuse.notFound(NO_EVENT);
    return found;
  };
  const requireRight = (user: User, { ownerId }: CountedEvent) => {
    if (!access.mayWrite(user, ownerId)) throw refuse.forbidden([claims.cms.postCreateEditAll], NOT_YOURS);
  };
  /** Returns an event the user may edit, locked for this transaction. */
  const lockOwn = async (tx: Db, user: User, id: number, missing = NO_EVENT): Promise<CountedEvent> => {
    const event = await lockEvent(tx, id, { access, user });
    if (!event) throw refuse.notFound(missing);
    requireRight(user, event);
    return event;
  };
  /** Returns a registration the user may edit, with its event locked first: writes to an event are serialized. */
  const lockRegistration = async (tx: Db, user: User, id: number): Promise<{ event: CountedEvent; row: RegistrationRow }> => {
    const found = await findRegistration(tx, id);
    if (!found) throw refuse.notFound(GONE);
    const event = await lockOwn(tx, user, found.eventId, GONE);
    const row = await findRegistration(tx, id);
    if (!row) throw refuse.notFound(GONE);
    return { event, row };
  };
  // Names and texts of people stay out of the audit log.
  const entryOf = (event: Pick<CountedEvent, "title">, row: Pick<RegistrationRow, "id">) => ({
    entity: "eventRegistration",
    entityId: row.id,
    entityName: event.title,
  });
  const answered = (row: RegistrationRow) => ({ ...SUCCESS, entityOutput: asRegistration(row) });

  return {
    listRegistrationEvents: ({ input: { query = {} }, db, user, now }) => {
      const { page = 1, pageSize = 25, search, period = "upcoming", sort } = query;
      return listEvents(db, access, user, { search, period }, sort, { page, pageSize }, now);
    },

    getRegistrationEvent: async ({ input: { query }, db, user, now }) => {
      const event = await existingEvent(db, user, query.id);
      return wholeEvent(db, event, access.mayWrite(user, event.ownerId), now);
    },

    listEventRegistrations: async ({ input: { query }, db, user }) => {
      const { eventId, page = 1, pageSize = 25, after, search, state = ["Registered"], sort = "lastName" } = query;
      await existingEvent(db, user, eventId);
      return { ...(await listRegistrations(db, eventId, { search, state }, sort, { page, pageSize, after })), page, pageSize };
    },

    listCustomerRegistrations: async ({ input: { query }, db, user }) => {
      const emails = await emailsOfCustomer(db, query.id);
      if (!emails) throw refuse.notFound(NO_SUCH_CUSTOMER);
      return { items: await registrationsOfEmails(db, access, user, emails) };
    },

    getEventRegistration: async ({ input: { query }, db, user, setVersion }) => {
      const found = await findRegistration(db, query.id);
      if (!found || !(await findEvent(db, access, user, found.eventId))) throw refuse.notFound(GONE);
      setVersion(found.version);
      return asRegistration(found);
    },

    createEventRegistration: async ({ input: { body }, db, user, now, locale, ports, setVersion, audit }) => {
      const { eventId, ...text } = body;
      const event = await lockOwn(db, user, eventId);
      const row = await register(db, event, text, "staff", locale, now);
      await queuePersonMail(db, ports, event, row, now);
      audit({ ...entryOf(event, row), after: { state: row.state } });
      setVersion(row.version);
      return answered(row);
    },

    updateEventRegistration: async ({ input: { query, body }, db, user, requireVersion, setVersion, audit }) => {
      const { event, row } = await lockRegistration(db, user, query.id);
      requireVersion(row.version, asRegistration(row));
      if (row.state === "Cancelled") throw refuse.conflict(CANCELLED, "Cancelled");
      const text = checked(body);
      await requireFreeEmail(db, event.id, text.email, row.id);
      const after = await changeText(db, row.id, text);
      audit({ ...entryOf(event, row), before: { buyBook: row.buyBook }, after: { buyBook: after.buyBook } });
      setVersion(after.version);
      return answered(after);
    },

    cancelEventRegistration: async ({ input: { body }, db, user, now, ports, setVersion, audit }) => {
      const { event, row } = await lockRegistration(db, user, body.id);
      if (row.state === "Cancelled") throw refuse.conflict(CANCELLED, "Cancelled");
      const after = await changeState(db, row, "Cancelled", now);
      if (body.tellsPerson ?? true) await queuePersonMail(db, ports, event, after, now);
      audit({ ...entryOf(event, row), before: { state: row.state }, after: { state: after.state } });
      setVersion(after.version);
      return answered(after);
    },

    giveEventPlace: async ({ input: { body }, db, user, now, ports, setVersion, audit }) => {
      const { event, row } = await lockRegistration(db, user, body.id);
      const registration = { state: row.state, isFirst: await isFirstWaiting(db, row) };
      const verdict = canGivePlace({ eventEnd: event.eventEndAt.toISOString() }, countsOf(event), registration, now);
      if (!verdict.isAllowed) throw refuse.conflict(REASONS[verdict.reason], verdict.reason);
      const after = await changeState(db, row, "Registered", now);
      await queuePersonMail(db, ports, event, after, now);
      audit({ ...entryOf(event, row), before: { state: row.state }, after: { state: after.state } });
      setVersion(after.version);
      return answered(after);
    },

    noteEventPresence: async ({ input: { body }, db, user, now, setVersion, audit }) => {
      const { event, row } = await lockRegistration(db, user, body.id);
      const verdict = canNotePresence({ eventStart: event.eventStartAt.toISOString() }, now);
      if (!verdict.isAllowed) throw refuse.conflict(REASONS[verdict.reason], verdict.reason);
      if (row.state !== "Registered") throw refuse.conflict(NO_PLACE, "NotRegistered");
      const after = await changePresence(db, row.id, body.isPresent);
      audit({ ...entryOf(event, row), before: { isPresent: row.isPresent }, after: { isPresent: after.isPresent } });
      setVersion(after.version);
      return answered(after);
    },

    writeToRegistered: async ({ input: { body }, db, user, now, locale, variant, ports, audit }) => {
      const { eventId, expectedCount } = body;
      const event = await lockOwn(db, user, eventId);
      const [subject, message] = [spaced(body.subject), body.message.trim()];
      const empty: PropertyRefusal[] = Object.entries({ subject, message }).flatMap(([propertyName, text]) =>
        text === "" || /\0/.test(text) ? [{ propertyName, errorMessage: NOTHING }] : [],
      );
      if (empty.length > 0) throw refuse.invalid(empty);
      const registrationIds = await registeredIds(db, eventId);
      if (registrationIds.length !== expectedCount) throw refuse.conflict(COUNT_CHANGED, "CountChanged");
      const payload = { eventId, registrationIds, subject, message };
      const task = await planTask(db, ports, { kind: "WriteToRegistered", payload, totalCount: registrationIds.length, user }, now);
      audit({ entity: "post", entityId: eventId, entityName: event.title, after: { mailedCount: registrationIds.length, subject } });
      return { ...SUCCESS, entityOutput: taskView(task, ports.jobDefinitions, locale, variant) };
    },

    exportEventRegistrations: async ({ input: { query }, db, user, locale, now }) => {
      const event = await existingEvent(db, user, query.eventId);
      return exportRegistrations(db, event, { locale, now, format: query.format });
    },

    registerForEvent: {
      // A counted attempt must persist despite the rejection.
      ownTransactions: async ({ input: { body }, db, now, locale, ports, request }) => {
        const frame = { at: now, action: "registerForEvent", user: null, clientIp: request.clientIp, requestId: request.id };
        await throttlePublic(db, frame);
        return db.transaction(async (tx) => {
          const { event, row } = await registerInPublic(tx, body, { locale, now, ports });
          await writeAudit(tx, { ...frame, outcome: "done" }, { ...entryOf(event, row), after: { state: row.state } });
          const isWaiting = row.state === "Waiting";
          const state = isWaiting ? ("Waiting" as const) : ("Registered" as const);
          return { ...SUCCESS, entityOutput: { state, waitingPosition: isWaiting ? await waitingPosition(tx, row) : null } };
        });
      },
    },
  };
}
