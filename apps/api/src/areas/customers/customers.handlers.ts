import { genders } from "@reserve/domain";
import { genderLabels } from "@reserve/domain/labels";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { listCountries } from "./countries.ts";
import { findCustomer, holdCustomer, isRole, listCustomers, listRoles, setRole } from "./customers.store.ts";

const NO_SUCH_CUSTOMER = { fr: "Ce client n’existe pas ou n’existe plus.", en: "This customer does not exist, or no longer." };

/** Answers about customers and what is kept about them; `personalData` is what the other areas keep. */
export function makeHandlers(personalData: readonly PersonalData[]): AreaHandlers<"customers"> {
  return {
    listCustomers: async ({ input: { query = {} }, db }) => {
      const { page = 1, pageSize = 25, after, sort = "lastName", ...filters } = query;
      return { ...(await listCustomers(db, filters, sort, { page, pageSize, after })), page, pageSize };
    },

    getCustomer: async ({ input: { query }, db, setVersion }) => {
      const customer = await findCustomer(db, query.id);
      if (!customer) throw refuse.notFound(NO_SUCH_CUSTOMER);
      setVersion(customer.version);
      return customer;
    },

    setCustomerRole: async ({ input: { query, body }, db, requireVersion, setVersion, audit }) => {
      const before = (await holdCustomer(db, query.id)) ? await findCustomer(db, query.id) : null;
      if (!before) throw refuse.notFound(NO_SUCH_CUSTOMER);
      requireVersion(before.version, { ...before });
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

    listCustomerRoles: async ({ db }) => ({ items: await listRoles(db) }),

    exportCustomerData: async ({ input: { body }, db, audit }) => {
      const customer = await findCustomer(db, body.id);
      if (!customer) throw refuse.notFound(NO_SUCH_CUSTOMER);
      const person = { customerId: customer.id, email: customer.email };
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
      };
      for (const { name, read } of personalData) parts[name] = await read(db, person);
      // That it left is noted, not what: the log must not become a second copy.
      const counts = Object.fromEntries(Object.entries(parts).map(([name, rows]) => [name, rows.length]));
      audit({ entity: "customer", entityId: customer.id, after: { exported: counts } });
      return { ...SUCCESS, entityOutput: { customer, ...parts } };
    },

    listGenders: async ({ locale }) => ({ items: genders.map((id) => ({ id, label: genderLabels[id][locale] })) }),
    listCountries: async ({ locale }) => ({ items: listCountries(locale) }),
  };
}
