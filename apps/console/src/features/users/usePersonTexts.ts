import type { Schemas } from "@reserve/contract";
import { WILDCARD } from "@reserve/domain";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../shared/format/format.ts";
import type { FieldWords } from "../../shared/record/record-conflict.ts";
import type { PersonValues } from "./person.ts";
import { inOneLine, useClaimAreas } from "./rights/useClaimAreas.ts";

interface PersonWords {
  /** Returns the names of permissions, joined in the order of the grid. */
  rights(claims: readonly string[]): string;
  /** Returns the names of roles, joined. */
  roles(ids: readonly number[], allRoles: readonly Schemas["Role"][]): string;
  /** Labels and formatters of a person's fields. */
  person: { readonly [Field in keyof PersonValues]: FieldWords<PersonValues> };
}

/** Returns the labels of a person's fields, and functions that format their values for comparisons. */
export function usePersonTexts(): PersonWords {
  const { t } = useTranslation("users");
  const areas = useClaimAreas();
  return useMemo(
    () => ({
      rights(claims) {
        if (claims.includes(WILDCARD)) return t("rights.all");
        const claimsOfArea = areas.flatMap((area) => area.claims).filter(({ id }) => claims.includes(id));
        return inOneLine(claimsOfArea.map(({ label }) => label));
      },
      roles: (ids, allRoles) =>
        allRoles
          .filter(({ id }) => ids.includes(id))
          .map(({ name }) => name)
          .join(", "),
      person: {
        firstName: t("field.firstName"),
        lastName: t("field.lastName"),
        userName: t("field.userName"),
        email: t("field.email"),
        gender: { label: t("field.gender"), text: ({ gender }) => t(`gender.${gender}`) },
        dateOfBirth: { label: t("field.dateOfBirth"), text: ({ dateOfBirth }) => dateOfBirth && formatDate(dateOfBirth) },
        mobilePhone: t("field.mobilePhone"),
        company: t("field.company"),
      },
    }),
    [t, areas],
  );
}
