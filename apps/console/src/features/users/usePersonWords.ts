import type { Schemas } from "@reserve/contract";
import type { DiffProperty } from "@reserve/design-system/diff";
import { WILDCARD } from "@reserve/domain";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../shared/format.ts";
import type { ConflictWords } from "../../shared/VersionConflict.tsx";
import type { PersonValues, UserValues } from "./person.ts";
import { inOneLine, useClaimAreas } from "./rights/useClaimAreas.ts";

const personFields = ["firstName", "lastName", "userName", "email", "gender", "dateOfBirth", "mobilePhone", "company"] as const;

interface PersonWords {
  /** Rights by name, one after the other, in the order of the grid. */
  rights(claims: readonly string[]): string;
  /** What is said when somebody saved the record of that name meanwhile. */
  conflict(name: string): ConflictWords;
  /** Two versions of a person's facts, mine first. */
  personDiff(mine: PersonValues, theirs: PersonValues): DiffProperty[];
  /** Two versions of a user, mine first; what a password was is nobody's to see. */
  userDiff(mine: UserValues, theirs: UserValues, roles: readonly Schemas["Role"][]): DiffProperty[];
}

/** A person's values as one reads them, for comparing two versions. */
export function usePersonWords(): PersonWords {
  const { t } = useTranslation("users");
  const areas = useClaimAreas();
  return useMemo(() => {
    const written = (values: PersonValues, field: (typeof personFields)[number]): string | null => {
      if (field === "gender") return t(`gender.${values.gender}`);
      if (field === "dateOfBirth") return values.dateOfBirth && formatDate(values.dateOfBirth);
      return values[field];
    };
    const rights = (claims: readonly string[]) => {
      if (claims.includes(WILDCARD)) return t("rights.all");
      const known = areas.flatMap((area) => area.claims).filter(({ id }) => claims.includes(id));
      return inOneLine(known.map(({ label }) => label));
    };
    const personDiff = (mine: PersonValues, theirs: PersonValues) =>
      personFields.map((field) => ({ id: field, label: t(`field.${field}`), before: written(mine, field), after: written(theirs, field) }));
    return {
      rights,
      conflict: (name) => ({
        title: t("conflict.title"),
        detail: t("conflict.detail"),
        label: t("conflict.label", { name }),
        mine: t("conflict.mine"),
        theirs: t("conflict.theirs"),
        take: t("conflict.take"),
        overwrite: t("conflict.overwrite"),
      }),
      personDiff,
      userDiff(mine, theirs, roles) {
        const rolesOf = ({ roles: ids }: UserValues) =>
          roles
            .filter(({ id }) => ids.includes(id))
            .map(({ name }) => name)
            .join(", ");
        return [
          ...personDiff(mine, theirs),
          { id: "roles", label: t("field.roles"), before: rolesOf(mine), after: rolesOf(theirs) },
          {
            id: "claimTypes",
            label: t("field.claimTypes"),
            before: rights(mine.claimTypes),
            after: rights(theirs.claimTypes),
            isLongText: true,
          },
        ];
      },
    };
  }, [t, areas]);
}
