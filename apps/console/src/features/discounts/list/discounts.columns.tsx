import type { Output } from "@reserve/contract";
import { Badge, IconButton } from "@reserve/design-system";
import { BanIcon, CircleCheckIcon, CircleIcon, XIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import { discountCodeStates, discountStates } from "@reserve/domain";
import type { TFunction } from "i18next";
import {
  badgeColumn,
  dateColumn,
  dateTimeColumn,
  moneyColumn,
  nameColumn,
  ownColumn,
  textColumn,
} from "../../../shared/list/list-columns.ts";
import { datesOf, takenOf, timeOf, usesOf } from "../discount.format.ts";
import { discountBadge } from "../discountBadge.tsx";

type Row = Output<"listDiscounts">["items"][number];

/** Returns the columns of the list; memoize them per language, so that rows only rerender when their data changed. */
export function discountListColumns(t: TFunction<"discounts">, now: Date): readonly DataColumn<Row>[] {
  const states = discountStates.map((state) => t(`state.${state}`));
  return [
    nameColumn("name", t("field.name"), ({ name }) => name),
    badgeColumn("state", t("field.state"), states, ({ state }) => discountBadge(state, t), { cardSlot: "footStart" }),
    textColumn("time", t("field.time"), "short", (row) => timeOf(row, now, t), { cardSlot: "footEnd" }),
    textColumn("taken", t("field.taken"), "medium", (row) => takenOf(row, t), { cardSlot: "plain" }),
    textColumn("couponCode", t("field.couponCode"), "short", ({ couponCode, requiresCouponCode }) =>
      requiresCouponCode ? (couponCode ?? t("codeKind.own")) : null,
    ),
    textColumn("dates", t("field.dates"), "long", (row) => datesOf(row, t), { hiddenBelow: "desktop" }),
    textColumn("uses", t("field.uses"), "code", (row) => usesOf(row, t), { align: "end" }),
    moneyColumn("givenAmount", t("field.given"), ({ givenAmount }) => givenAmount, { hiddenBelow: "wide" }),
    moneyColumn("turnover", t("field.turnover"), ({ turnover }) => turnover, { hiddenBelow: "wide" }),
    dateColumn("createdAt", t("field.createdAt"), ({ createdAt }) => createdAt, { isDescendingFirst: true, hiddenBelow: "widest" }),
  ];
}

/** A coupon code valid for one order. */
export type CodeRow = Output<"listDiscountCodes">["items"][number];

const codeBadges = {
  free: { icon: <CircleIcon />, tone: "neutral" },
  used: { icon: <CircleCheckIcon />, tone: "success" },
  withdrawn: { icon: <BanIcon />, tone: "neutral" },
} as const satisfies Record<CodeRow["state"], unknown>;

/** The columns of a discount's codes. */
export function codeColumns(t: TFunction<"discounts">, onWithdraw: (row: CodeRow) => void): readonly DataColumn<CodeRow>[] {
  const states = discountCodeStates.map((state) => t(`codes.state.${state}`));
  return [
    nameColumn("code", t("field.couponCode"), ({ code }) => code),
    badgeColumn("state", t("field.state"), states, ({ state }) => <Badge {...codeBadges[state]}>{t(`codes.state.${state}`)}</Badge>, {
      cardSlot: "footStart",
    }),
    textColumn("orderReference", t("codes.order"), "medium", ({ orderReference }) => orderReference, { cardSlot: "plain" }),
    dateTimeColumn("changedAt", t("codes.changedAt"), ({ usedAt, withdrawnAt, createdAt }) => usedAt ?? withdrawnAt ?? createdAt, {
      isDescendingFirst: true,
      cardSlot: "plain",
    }),
    ownColumn("withdraw", t("codes.withdraw"), "code", (row) =>
      row.state === "free" ? (
        <IconButton icon={<XIcon />} label={t("codes.withdrawOne", { code: row.code })} onClick={() => onWithdraw(row)} size="small" />
      ) : null,
    ),
  ];
}
