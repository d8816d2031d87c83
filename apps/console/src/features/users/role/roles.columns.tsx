import type { Schemas } from "@reserve/contract";
import { Badge, Link } from "@reserve/design-system";
import { LockIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import { WILDCARD } from "@reserve/domain";
import type { TFunction } from "i18next";

type Row = Schemas["Role"];

/** The columns of the roles: what each bundles, and who has it. */
export function roleColumns(t: TFunction<"users">): readonly DataColumn<Row>[] {
  return [
    { id: "name", header: t("field.role"), isMain: true, isFlexible: true, cell: ({ name }) => name },
    {
      id: "claims",
      header: t("field.claimTypes"),
      width: "12rem",
      align: "nowrap",
      cell: ({ claimTypes }) =>
        claimTypes.some(({ id }) => id === WILDCARD) ? t("rights.all") : t("rights.total", { count: claimTypes.length }),
    },
    {
      id: "people",
      header: t("field.people"),
      width: "12rem",
      align: "nowrap",
      cell: ({ id, userCount }) =>
        userCount > 0 ? <Link href={`/account?role=${id}`}>{t("roles.people", { count: userCount })}</Link> : t("roles.nobody"),
    },
    {
      id: "isEditable",
      header: t("field.state"),
      width: "14rem",
      align: "state",
      cardSlot: "footStart",
      cell: ({ isEditable }) =>
        isEditable ? (
          "–"
        ) : (
          <Badge icon={<LockIcon />} tone="neutral">
            {t("roles.locked")}
          </Badge>
        ),
    },
  ];
}
