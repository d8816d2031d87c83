import type { Option } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { countries, customerRoles } from "../discounts.queries.ts";
import type { PhraseNames } from "./phrase.format.ts";

/** Options of the discount conditions. */
export interface ConditionChoices {
  mayReadRoles: boolean;
  roles: readonly Option[];
  countries: readonly Option[];
}

/**
 * Returns customer roles and countries as options, and their names for the sentence; without permission to read customers a role is shown as its id.
 */
export function useDiscountChoices(): { choices: ConditionChoices; names: Omit<PhraseNames, "hasOwnCodes"> } {
  const { t } = useTranslation("discounts");
  const { api, locale } = useRuntime();
  const mayReadRoles = useMay()("listCustomerRoles");
  const roles = useQuery({ ...customerRoles(api), enabled: mayReadRoles }).data?.items ?? [];
  const allCountries = useQuery(countries(api)).data?.items ?? [];
  return {
    choices: {
      mayReadRoles,
      roles: roles.map(({ id, name }) => ({ value: String(id), label: name })),
      countries: allCountries.map(({ id, label }) => ({ value: id, label })),
    },
    names: {
      locale,
      role: (id) => roles.find((role) => role.id === id)?.name ?? t("discount.role", { id }),
      country: (code) => allCountries.find(({ id }) => id === code)?.label ?? code,
    },
  };
}
