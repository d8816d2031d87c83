import type { Schemas } from "@reserve/contract";
import { Link } from "@reserve/design-system";
import type { DataColumn } from "@reserve/design-system/table";
import { formatVoucherCode, voucherStates } from "@reserve/domain";
import type { TFunction } from "i18next";
import { formatDate } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { badgeColumn, dateColumn, dateTimeColumn, moneyColumn, nameColumn, textColumn } from "../../shared/list/list-columns.ts";
import { voucherBadge } from "./voucherState.tsx";

type Row = Schemas["VoucherSummary"];
type Entry = Schemas["VoucherEntry"];

/** Returns the columns of the list; memoize them per language. */
export function voucherListColumns(t: TFunction<"vouchers">): readonly DataColumn<Row>[] {
  const states = voucherStates.map((state) => t(`state.${state}`));
  return [
    nameColumn("code", t("field.code"), ({ code }) => formatVoucherCode(code)),
    badgeColumn("state", t("field.state"), states, ({ state }) => voucherBadge(state, t), { cardSlot: "footStart" }),
    moneyColumn("balance", t("field.balance"), ({ balance }) => balance, { cardSlot: "end" }),
    moneyColumn("value", t("field.value"), ({ value }) => value, { hiddenBelow: "medium" }),
    textColumn("origin", t("field.origin"), "medium", ({ origin }) => t(`origin.${origin}`), { hiddenBelow: "medium" }),
    textColumn("customer", t("field.customer"), "medium", ({ customer }) => customer?.name ?? null, { hiddenBelow: "desktop" }),
    dateColumn("expiresOn", t("field.expiresOn"), ({ expiresOn }) => expiresOn, { hiddenBelow: "narrow" }),
    dateColumn("issuedAt", t("field.issuedAt"), ({ issuedAt }) => issuedAt, { isDescendingFirst: true, cardSlot: "footEnd" }),
  ];
}

/** Returns the columns of a history; memoize them per language. */
export function historyColumns(t: TFunction<"vouchers">): readonly DataColumn<Entry>[] {
  return [
    dateTimeColumn("at", t("history.at"), ({ at }) => at, { cardSlot: "footStart" }),
    nameColumn("kind", t("history.what"), (entry) => (
      <>
        {t(`kind.${entry.kind}`)}
        {entry.document ? (
          <>
            {" "}
            <Link href={to.order(entry.document.id)}>{t("history.order", { number: entry.document.customId })}</Link>
          </>
        ) : null}
        {detailsOf(entry, t).map((detail) => (
          <small key={detail}> {detail}</small>
        ))}
      </>
    )),
    textColumn("actor", t("history.by"), "medium", ({ actorName }) => actorName ?? t("history.site"), { hiddenBelow: "medium" }),
    moneyColumn("amount", t("history.amount"), ({ amount }) => amount, { cardSlot: "end" }),
    moneyColumn("balance", t("field.balance"), ({ balance }) => balance, { cardSlot: "footEnd" }),
  ];
}

/** Returns the means, the agreement, the corrected days and the reason of an entry. */
function detailsOf({ means, customerAgrees, kind, expiredOn, expiresOn, reason }: Entry, t: TFunction<"vouchers">): string[] {
  const dayOf = (day: string | undefined) => (day === undefined ? t("noEnd") : formatDate(day));
  return [
    ...(means ? [t(`means.${means}`)] : []),
    ...(customerAgrees ? [t("history.agreed")] : []),
    ...(kind === "ExpiryChanged" ? [t("history.days", { before: dayOf(expiredOn), after: dayOf(expiresOn) })] : []),
    ...(reason ? [t("history.reason", { reason })] : []),
  ];
}
