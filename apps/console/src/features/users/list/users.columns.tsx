import type { Schemas } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { formatDateTime } from "../../../shared/format.ts";
import { userStateBadge } from "../userState.tsx";

type Row = Schemas["UserSummary"];

/** The columns of the users list; made once for a language and a day, so that rows are drawn again only when their data changed. */
export function userColumns(t: TFunction<"users">, when: (instant: string) => string): readonly DataColumn<Row>[] {
  return [
    {
      id: "lastName",
      header: t("field.name"),
      isMain: true,
      isFlexible: true,
      isSortable: true,
      cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    },
    { id: "userName", header: t("field.userName"), isSortable: true, width: "9rem", align: "nowrap", cell: ({ userName }) => userName },
    {
      id: "email",
      header: t("field.email"),
      isSortable: true,
      width: "15rem",
      align: "nowrap",
      cardSlot: "plain",
      cell: ({ email }) => <span title={email}>{email}</span>,
    },
    {
      id: "roles",
      header: t("field.roles"),
      width: "11rem",
      hiddenBelow: "medium",
      cell: ({ roles }) => roles.map(({ name }) => name).join(", ") || null,
    },
    {
      id: "lastSignInAt",
      header: t("field.lastSignInAt"),
      isSortable: true,
      isDescendingFirst: true,
      width: "11rem",
      align: "nowrap",
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? (
          <time dateTime={lastSignInAt} title={t("when.exact", { date: formatDateTime(lastSignInAt) })}>
            {when(lastSignInAt)}
          </time>
        ) : (
          t("when.never")
        ),
    },
    {
      id: "state",
      header: t("field.state"),
      width: "11rem",
      align: "state",
      cardSlot: "footStart",
      cell: (user) => userStateBadge(user, t),
    },
  ];
}
