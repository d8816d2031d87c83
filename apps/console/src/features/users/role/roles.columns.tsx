import type { Schemas } from "@reserve/contract";
import { Badge, Link } from "@reserve/design-system";
import { LockIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import { WILDCARD } from "@reserve/domain";
import type { TFunction } from "i18next";
import { to } from "../../../shared/to.ts";

type Row = Schemas["Role"];

/** The columns of the roles: what each bundles, and who has it. */
export function roleColumns(t: TFunction<"users">, rights: (claims: readonly string[]) => string): readonly DataColumn<Row>[] {
  return [
    {
      id: "name",
      header: t("field.role"),
      isMain: true,
      width: "18rem",
      cell: ({ name }) => name,
      detail: ({ isEditable }) =>
        isEditable ? null : (
          <Badge icon={<LockIcon />} tone="neutral">
            {t("roles.locked")}
          </Badge>
        ),
    },
    {
      id: "claims",
      header: t("field.allows"),
      isFlexible: true,
      hiddenBelow: "medium",
      cell: ({ claimTypes }) => {
        const words = rights(claimTypes.map(({ id }) => id)) || t("roles.bringsNothing");
        return <span title={words}>{words}</span>;
      },
    },
    {
      id: "count",
      header: t("field.claimTypes"),
      width: "9rem",
      align: "nowrap",
      cell: ({ claimTypes }) =>
        claimTypes.some(({ id }) => id === WILDCARD) ? t("rights.every") : t("rights.total", { count: claimTypes.length }),
    },
    {
      id: "people",
      header: t("field.people"),
      width: "9rem",
      align: "nowrap",
      cell: ({ id, userCount }) =>
        userCount > 0 ? <Link href={to.users({ role: id })}>{t("roles.people", { count: userCount })}</Link> : t("roles.nobody"),
    },
  ];
}
