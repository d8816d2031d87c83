import type { Schemas } from "@reserve/contract";
import { Badge, Link } from "@reserve/design-system";
import { LockIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import { WILDCARD } from "@reserve/domain";
import type { TFunction } from "i18next";
import { to } from "../../../shared/links/to.ts";
import { nameColumn, ownColumn, textColumn } from "../../../shared/list/list-columns.ts";

type Row = Schemas["Role"];

/** Returns the columns of the roles: permissions and users. */
export function roleColumns(t: TFunction<"users">, rights: (claims: readonly string[]) => string): readonly DataColumn<Row>[] {
  return [
    nameColumn("name", t("field.role"), ({ name }) => name, {
      room: "long",
      detail: ({ isEditable }) =>
        isEditable ? null : (
          <Badge icon={<LockIcon />} tone="neutral">
            {t("roles.locked")}
          </Badge>
        ),
    }),
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
    textColumn("count", t("field.claimTypes"), "medium", ({ claimTypes }) =>
      claimTypes.some(({ id }) => id === WILDCARD) ? t("rights.every") : t("rights.total", { count: claimTypes.length }),
    ),
    ownColumn("people", t("field.people"), "medium", people, { align: "nowrap" }),
  ];

  function people({ id, userCount }: Row) {
    return userCount > 0 ? <Link href={to.users({ role: id })}>{t("roles.people", { count: userCount })}</Link> : t("roles.nobody");
  }
}
