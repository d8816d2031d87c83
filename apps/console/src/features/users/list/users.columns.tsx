import type { Schemas } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { badgeColumn, nameColumn, ownColumn, sinceColumn, textColumn } from "../../../shared/list/list-columns.ts";
import { userStateBadge } from "../userState.tsx";

type Row = Schemas["UserSummary"];

/** Returns the columns of the users list; memoize them per language and day, so that rows only rerender when their data changed. */
export function userColumns(t: TFunction<"users">, when: (instant: string) => string): readonly DataColumn<Row>[] {
  const words = { formatRelative: when, exact: (date: string) => t("when.exact", { date }), never: t("when.never") };
  return [
    nameColumn("lastName", t("field.name"), ({ firstName, lastName }) => `${firstName} ${lastName}`),
    textColumn("userName", t("field.userName"), "medium", ({ userName }) => userName),
    textColumn("email", t("field.email"), "long", ({ email }) => email, { cardSlot: "plain" }),
    ownColumn("roles", t("field.roles"), "medium", ({ roles }) => roles.map(({ name }) => name).join(", ") || null, {
      hiddenBelow: "medium",
    }),
    sinceColumn("lastSignInAt", t("field.lastSignInAt"), ({ lastSignInAt }) => lastSignInAt, words, { isDescendingFirst: true }),
    badgeColumn("state", t("field.state"), [t("state.invited")], (user) => userStateBadge(user, t), { cardSlot: "footStart" }),
  ];
}
