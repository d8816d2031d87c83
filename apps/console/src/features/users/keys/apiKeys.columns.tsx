import type { Schemas } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import { apiKeyStates } from "@reserve/domain";
import type { TFunction } from "i18next";
import { formatDate } from "../../../shared/format/format.ts";
import { badgeColumn, nameColumn, ownColumn, sinceColumn, textColumn } from "../../../shared/list/list-columns.ts";
import { apiKeyBadge } from "./apiKeyState.tsx";

type Row = Schemas["ApiKey"];

/** Returns the columns of the keys: permissions, IP ranges, expiry, and last use. */
export function apiKeyColumns(
  t: TFunction<"users">,
  rights: (claims: readonly string[]) => string,
  when: (instant: string) => string,
): readonly DataColumn<Row>[] {
  const words = { formatRelative: when, exact: (date: string) => t("when.exact", { date }), never: t("key.never") };
  return [
    nameColumn("name", t("keyField.name"), ({ name }) => name, { room: "medium" }),
    textColumn("prefix", t("keyField.prefix"), "short", ({ prefix }) => `${prefix}…`, { hiddenBelow: "medium" }),
    {
      id: "claims",
      header: t("keyField.claimTypes"),
      isFlexible: true,
      hiddenBelow: "medium",
      cell: ({ claimTypes }) => <span title={rights(claimTypes)}>{rights(claimTypes)}</span>,
    },
    ownColumn("ipRanges", t("keyField.ipRanges"), "medium", ({ ipRanges }) => ipRanges.join(", ") || t("keyField.anywhere"), {
      hiddenBelow: "medium",
    }),
    textColumn("expiresOn", t("keyField.expiresOn"), "short", ({ expiresOn }) => (expiresOn ? formatDate(expiresOn) : t("keyField.noEnd"))),
    textColumn("createdBy", t("keyField.createdBy"), "medium", ({ createdBy }) => createdBy, { hiddenBelow: "medium" }),
    sinceColumn("lastUsedAt", t("keyField.lastUsedAt"), ({ lastUsedAt }) => lastUsedAt, words),
    badgeColumn(
      "state",
      t("keyField.state"),
      apiKeyStates.map((state) => t(`keyState.${state}`)),
      (key) => apiKeyBadge(key, t),
      {
        cardSlot: "footStart",
      },
    ),
  ];
}
