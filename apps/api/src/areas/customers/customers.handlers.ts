import { operations, type Schemas } from "@reserve/contract";
import { bareNumber, businessNumberFaults, genders, hasClaim, isLongNote, isProfessional, joinedNote, MOST_NOTE } from "@reserve/domain";
import { genderLabels } from "@reserve/domain/labels";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import { NUMBER_SENTENCES } from "../../platform/customers/business-number.texts.ts";
import { NO_SUCH_CUSTOMER } from "../../platform/customers/customer-emails.ts";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import type { Db } from "../../platform/database/database.ts";
import { queueMail } from "../../platform/mail/mail.ts";
import { listCountries } from "./countries.ts";
import type { EraseCustomer } from "./customers.erasure.ts";
import { countMoves, findDuplicates, lockBoth, type MergeAreas, mergeInto } from "./customers.merge.ts";
import {
  type CustomerFilters,
  findCustomer,
  isRole,
  listCustomers,
  listRoles,
  lockCustomer,
  setBusiness,
  setNote,
  setRole,
} from "./customers.store.ts";

const ERASED = {
  fr: "Ce client a été effacé : il n’y a plus personne à qui cela s’adresse.",
  en: "This customer has been erased: there is nobody left.",
};
const THE_SAME = { fr: "Choisissez une autre fiche que celle-ci.", en: "Choose another record than this one." };
const mergedInto = (id: number) => ({
  fr: `Cette fiche a été réunie à la fiche nº ${id}.`,
  en: `This record was merged into record no. ${id}.`,
});
const LONG_NOTE = {
  fr: `Réunies, les deux notes dépassent ${MOST_NOTE} signes : raccourcissez-les.`,
  en: `Together the two notes are longer than ${MOST_NOTE} characters: shorten them.`,
};
const NUMBERS = ["siret", "vatNumber", "serviceCode"] as const;
const NO_BUSINESS = {
  fr: "Seuls une entreprise, une association ou un organisme public choisissent leur facturation : indiquez d’abord sa raison sociale ou un numéro.",
  en: "Only a company, an association or a public body chooses how it is invoiced: give its name or a number first.",
};
const NOTHING = { fr: "Écrivez quelque chose.", en: "Write something." };

/** Functions of orders about customers. */
export interface CustomerOrders {
  /** Returns the titles a customer ordered, one row per line. */
  titles(db: Db, id: number, query: { search?: string | undefined; page: number; pageSize: number }): Promise<Schemas["CustomerTitlePage"]>;
  /** Returns a query of the customers who ordered a title. */
  buyersOf(title: string): NonNullable<CustomerFilters["among"]>;
}

/** Creates the handlers of customers; `personalData` is provided by other areas. */
export function makeHandlers(
  personalData: readonly PersonalData[],
  orders: CustomerOrders,
  erase: EraseCustomer,
  merging: MergeAreas,
): AreaHandlers<"customers"> {
  /** Counts the rows that move with a merged customer: by id and by e-mail address. */
  const countWhatGoes = async (db: Db, { id, email, formerEmails }: Schemas["Customer"]): Promise<Schemas["CustomerMergeCount"][]> => {
    const counts = await countMoves(db, merging, id);
    for (const { name, read } of personalData) {
      if (!isByEmail(name)) continue;
      const rows = await read(db, { customerId: NOBODY, emails: [email, ...formerEmails] });
      counts.push({ part: name, count: rows.length });
    }
    return counts;
  };
  return {
    listCustomers: async ({ input: { query = {} }, db, user }) => {
      const { page = 1, pageSize = 25, after, sort = "lastName", title, ...filters } = query;
      // Orders show who bought what: a caller without access to them must not learn it through this filter.
      if (title?.trim()) {
        const { claims } = operations.listDocuments;
        if (!hasClaim(user.claims, claims)) throw refuse.forbidden(claims);
      }
      const among = title?.trim() ? orders.buyersOf(title) : undefined;
      return { ...(await listCustomers(db, { ...filters, among }, sort, { page, pageSize, after })), page, pageSize };
    },

    listCustomerTitles: async ({ input: { query }, db }) => {
      const { id, search, page = 1, pageSize = 25 } = query;
      if (!(await findCustomer(db, id))) throw refuse.notFound(NO_SUCH_CUSTOMER);
      return orders.titles(db, id, { search, page, pageSize });
    },

    getCustomer: async ({ input: { query }, db, setVersion }) => {
      const customer = await findCustomer(db, query.id);
      if (!customer) throw refuse.notFound(NO_SUCH_CUSTOMER);
      setVersion(customer.version);
      return customer;
    },

    setCustomerRole: async ({ input: { query, body }, db, requireVersion, setVersion, audit }) => {
      const before = (await lockCustomer(db, query.id)) ? await findCustomer(db, query.id) : null;
      if (!before) throw refuse.notFound(NO_SUCH_CUSTOMER);
      requireVersion(before.version, { ...before });
      requirePerson(before);
      if (body.roleId !== null && !(await isRole(db, body.roleId))) {
        throw refuse.invalid([{ propertyName: "roleId", errorMessage: { fr: "Ce rôle n’existe pas.", en: "There is no such role." } }]);
      }
      if (body.roleId !== (before.role?.id ?? null)) await setRole(db, query.id, body.roleId);
      const customer = await findCustomer(db, query.id);
      if (!customer) throw new Error(`customer ${query.id} vanished while held`);
      audit({
        entity: "customer",
        entityId: customer.id,
        before: { role: before.role?.name ?? null },
        after: { role: customer.role?.name ?? null },
      });
      setVersion(customer.version);
      return { ...SUCCESS, entityOutput: customer };
    },

    setCustomerNote: async ({ input: { query, body }, db, requireVersion, setVersion, audit }) => {
      const before = (await lockCustomer(db, query.id)) ? await findCustomer(db, query.id) : null;
      if (!before) throw refuse.notFound(NO_SUCH_CUSTOMER);
      requireVersion(before.version, { ...before });
      requirePerson(before);
      const note = body.note.trim();
      if (note !== before.note) await setNote(db, query.id, note);
      const customer = await findCustomer(db, query.id);
      if (!customer) throw new Error(`customer ${query.id} vanished while held`);
      // The audit log outlives an erased customer: it records that a note was written, not its text.
      audit({ entity: "customer", entityId: customer.id, before: { hasNote: before.note !== "" }, after: { hasNote: note !== "" } });
      setVersion(customer.version);
      return { ...SUCCESS, entityOutput: customer };
    },

    setCustomerBusiness: async ({ input: { query, body }, db, variant, requireVersion, setVersion, audit }) => {
      const before = (await lockCustomer(db, query.id)) ? await findCustomer(db, query.id) : null;
      if (!before) throw refuse.notFound(NO_SUCH_CUSTOMER);
      requireVersion(before.version, { ...before });
      if (before.erasedAt) throw refuse.conflict(ERASED, "AlreadyErased");
      const serviceCode = body.serviceCode?.trim() || null;
      const numbers = { siret: bareNumber(body.siret), vatNumber: bareNumber(body.vatNumber), serviceCode };
      const faults = businessNumberFaults(numbers);
      if (faults.length > 0)
        throw refuse.invalid(faults.map(({ property, reason }) => ({ propertyName: property, errorMessage: NUMBER_SENTENCES[reason] })));
      const { invoicing = before.invoicing ?? null } = body;
      if (body.invoicing && !isProfessional({ ...before, ...numbers }, variant.thresholds.publicBodyRoles))
        throw refuse.invalid([{ propertyName: "invoicing", errorMessage: NO_BUSINESS }]);
      if (NUMBERS.some((name) => numbers[name] !== before[name]) || invoicing !== (before.invoicing ?? null))
        await setBusiness(db, query.id, { ...numbers, invoicing });
      const customer = await findCustomer(db, query.id);
      if (!customer) throw new Error(`customer ${query.id} vanished while held`);
      // The audit log outlives an erased customer, and a person may be a business: it records that numbers exist, not which.
      const factsOf = (one: Schemas["Customer"]) => ({
        ...{ hasSiret: one.siret !== null, hasVatNumber: one.vatNumber !== null, hasServiceCode: one.serviceCode !== null },
        invoicing: one.invoicing ?? null,
      });
      audit({ entity: "customer", entityId: customer.id, before: factsOf(before), after: factsOf(customer) });
      setVersion(customer.version);
      return { ...SUCCESS, entityOutput: customer };
    },

    writeToCustomer: async ({ input: { body }, db, now, ports, variant, audit }) => {
      const customer = await findCustomer(db, body.id);
      if (!customer) throw refuse.notFound(NO_SUCH_CUSTOMER);
      requirePerson(customer);
      const [subject, message] = [body.subject.replaceAll(/\s+/g, " ").trim(), body.message.trim()];
      const empty = Object.entries({ subject, message }).filter(([, text]) => text === "");
      if (empty.length > 0) throw refuse.invalid(empty.map(([propertyName]) => ({ propertyName, errorMessage: NOTHING })));
      const customerName = `${customer.firstName} ${customer.lastName}`.trim();
      const mailId = await queueMail(
        db,
        ports,
        {
          type: "customerLetter",
          to: customer.email,
          locale: variant.locales[0].code,
          facts: { customerName, topic: subject, message },
          extra: { customerId: customer.id },
        },
        now,
      );
      audit({ entity: "customer", entityId: customer.id, after: { mailId } });
      return { ...SUCCESS, entityOutput: { mailId, to: customer.email } };
    },

    eraseCustomer: async ({ input: { body }, db, now, audit }) => {
      const done = await erase(db, body.id, now);
      if (done.reason === "NoCustomer") throw refuse.notFound(NO_SUCH_CUSTOMER);
      if (done.reason === "Merged") throw refuse.conflict(mergedInto(done.into), "Merged");
      if (done.reason === "AlreadyErased") throw refuse.conflict(ERASED, "AlreadyErased");
      if (done.reason === "OrdersOpen") {
        const numbers = done.numbers.slice(0, 5).join(", ");
        throw refuse.conflict(
          {
            fr: `Des commandes ne sont pas réglées (nº ${numbers}) : terminez-les ou annulez-les, remboursez ce qui est dû, puis effacez.`,
            en: `Some orders are not settled (no. ${numbers}): finish or cancel them, refund what is due, then erase.`,
          },
          "OrdersOpen",
        );
      }
      const customer = await findCustomer(db, body.id);
      if (!customer) throw new Error(`customer ${body.id} vanished while held`);
      audit({ entity: "customer", entityId: customer.id, after: { erased: true, logEntries: done.logEntries } });
      return { ...SUCCESS, entityOutput: customer };
    },

    listCustomerDoubles: async ({ input: { query }, db }) => {
      const items = await findDuplicates(db, query.id);
      if (!items) throw refuse.notFound(NO_SUCH_CUSTOMER);
      return { items };
    },

    previewCustomerMerge: async ({ input: { query }, db }) => {
      const [into, merged] = await bothOf(db, query.id, query.mergedId);
      return { into, merged, note: joinedNote(into.note, merged.note), counts: await countWhatGoes(db, merged) };
    },

    mergeCustomers: async ({ input: { body }, db, setVersion, audit }) => {
      const { id, mergedId, version, mergedVersion, take } = body;
      await lockBoth(db, merging, [id, mergedId]);
      const [into, merged] = await bothOf(db, id, mergedId);
      if (into.version !== version) throw refuse.stale({ ...into });
      if (merged.version !== mergedVersion) throw refuse.stale({ ...merged });
      // Both rows were just reloaded: a note changed meanwhile was rejected with 412 above, and no note is truncated.
      const note = body.note?.trim() ?? joinedNote(into.note, merged.note);
      if (isLongNote(note)) throw refuse.invalid([{ propertyName: "note", errorMessage: LONG_NOTE }]);
      const counts = await countWhatGoes(db, merged);
      await mergeInto(db, merging, mergedId, id, { take, note });
      const customer = await findCustomer(db, id);
      if (!customer) throw new Error(`customer ${id} vanished while held`);
      // The audit log contains no identities here, because it outlives an erased customer.
      audit({
        entity: "customer",
        entityId: id,
        after: { merged: mergedId, ...Object.fromEntries(counts.map(({ part, count }) => [part, count])) },
      });
      setVersion(customer.version);
      return { ...SUCCESS, entityOutput: customer };
    },

    listCustomerRoles: async ({ db }) => ({ items: await listRoles(db) }),

    exportCustomerData: async ({ input: { body }, db, audit }) => {
      const customer = await findCustomer(db, body.id);
      if (!customer) throw refuse.notFound(NO_SUCH_CUSTOMER);
      const person = { customerId: customer.id, emails: [customer.email, ...customer.formerEmails] };
      const parts: Record<PersonalData["name"], Record<string, unknown>[]> = {
        documents: [],
        messages: [],
        mails: [],
        reviews: [],
        registrations: [],
        subscriptions: [],
        suppressions: [],
        letters: [],
        events: [],
        profiles: [],
        discounts: [],
        vouchers: [],
      };
      for (const { name, read } of personalData) parts[name] = await read(db, person);
      // Records the number of exported rows, not the data: the audit log must not become a second copy.
      const counts = Object.fromEntries(Object.entries(parts).map(([name, rows]) => [name, rows.length]));
      audit({ entity: "customer", entityId: customer.id, after: { exported: counts } });
      return { ...SUCCESS, entityOutput: { customer, ...parts } };
    },

    listGenders: async ({ locale }) => ({ items: genders.map((id) => ({ id, label: genderLabels[id][locale] })) }),
    listCountries: async ({ locale }) => ({ items: listCountries(locale) }),
  };
}

/** An id that no customer has, for queries by e-mail address only. */
const NOBODY = 0;

/** Whether an area's data is identified by e-mail address, and follows it. */
function isByEmail(name: PersonalData["name"]): name is "mails" | "registrations" | "subscriptions" {
  return name === "mails" || name === "registrations" || name === "subscriptions";
}

/** Throws a rejection if the customer was erased or merged. */
function requirePerson({ erasedAt, mergedIntoId }: Pick<Schemas["Customer"], "erasedAt" | "mergedIntoId">): void {
  if (mergedIntoId !== null) throw refuse.conflict(mergedInto(mergedIntoId), "Merged");
  if (erasedAt) throw refuse.conflict(ERASED, "AlreadyErased");
}

/** Returns two distinct existing customers. */
async function bothOf(db: Db, id: number, mergedId: number): Promise<[into: Schemas["Customer"], merged: Schemas["Customer"]]> {
  if (id === mergedId) throw refuse.invalid([{ propertyName: "mergedId", errorMessage: THE_SAME }]);
  const into = await findCustomer(db, id);
  const merged = await findCustomer(db, mergedId);
  if (!into || !merged) throw refuse.notFound(NO_SUCH_CUSTOMER);
  requirePerson(into);
  requirePerson(merged);
  return [into, merged];
}
