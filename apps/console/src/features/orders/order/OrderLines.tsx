import type { Schemas } from "@reserve/contract";
import { CopyButton, Note, Section, Work } from "@reserve/design-system";
import { CardOnly, type DataColumn, DataTable } from "@reserve/design-system/table";
import { hasLeft } from "@reserve/domain";
import { formatIsbn } from "@reserve/domain/isbn";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { countColumn, moneyColumn, nameColumn, ownColumn, priceColumn, textColumn } from "../../../shared/list/list-columns.ts";
import { TitleCover } from "../../../shared/pickers/TitleCover.tsx";
import { itemBadge } from "./item-status.tsx";
import { copiesOf, daysToRelease } from "./order.facts.ts";
import type { OrderActions } from "./useOrderActions.ts";

type Item = Schemas["DocumentItem"];
type Parcels = Schemas["Document"]["parcels"];

interface OrderLinesProps {
  order: Schemas["Document"];
  actions: OrderActions;
  now: Date;
}

/** Lines of the order, one per title; actionable ones have a checkbox. */
export function OrderLines({ order, actions, now }: OrderLinesProps) {
  const { t } = useTranslation("orders");
  const { items, customId, parcels } = order;
  const { selectableIds, selectedIds } = actions;
  const hasBoxes = selectableIds.length > 0;
  const awaiting = items.filter((item) => daysToRelease(item, now) !== null);
  const isSplit = awaiting.length > 0 && awaiting.length < items.length;
  const columns = useMemo(() => lineColumns(t, now, isSplit, parcels), [t, now, isSplit, parcels]);
  const groups: readonly { caption: string; rows: readonly Item[] }[] = [
    { caption: t("line.caption", { number: customId }), rows: items.filter((item) => !awaiting.includes(item)) },
    { caption: t("line.awaitingCaption", { number: customId }), rows: awaiting },
  ].filter(({ rows }) => rows.length > 0);
  const facts = [
    t("line.count", { count: items.length }),
    t("line.copies", { count: copiesOf(items) }),
    ...(hasBoxes ? [t("line.ticked", { count: selectedIds.length })] : []),
  ];
  return (
    <>
      {groups.map(({ caption, rows }, index) => (
        <Section
          aside={index === 0 ? <span role="status">{facts.join(", ")}</span> : t("line.count", { count: rows.length })}
          isFlush
          key={caption}
          title={index === 0 ? t("line.title") : t("line.awaiting")}
        >
          <LineTable actions={actions} caption={caption} columns={columns} hasBoxes={hasBoxes} isSplit={isSplit} rows={rows} />
        </Section>
      ))}
    </>
  );
}

interface LineTableProps {
  actions: OrderActions;
  caption: string;
  columns: readonly DataColumn<Item>[];
  /** Whether any line of the order can be selected: its tables are stacked, all with checkboxes or all without. */
  hasBoxes: boolean;
  /** Whether the order has another table above or below. */
  isSplit: boolean;
  rows: readonly Item[];
}

/** A table with some of the lines; its selection does not affect the other tables. */
function LineTable({ actions: { selectableIds, selectedIds, select }, caption, columns, hasBoxes, isSplit, rows }: LineTableProps) {
  const { t } = useTranslation("orders");
  const ids = rows.map(({ id }) => id);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      getRowId={getRowId}
      options={{ hasFixedWidths: isSplit, isFlush: true, rowHeight: "twoLines" }}
      rows={rows}
      selection={
        hasBoxes
          ? {
              ids: selectedIds.filter((id) => ids.includes(id)).map(String),
              onChange: (chosen) => select([...selectedIds.filter((id) => !ids.includes(id)), ...chosen.map(Number)]),
              canSelect: ({ id }) => selectableIds.includes(id),
              rowLabel: ({ id, title, status }) =>
                selectableIds.includes(id)
                  ? t("line.tick", { title })
                  : t("line.cannotTick", { title, status: t(`itemStatus.${status}`).toLowerCase() }),
              pageLabel: (count) => t("line.tickAll", { count }),
              announce: (count) => t("line.ticked", { count }),
            }
          : undefined
      }
    />
  );
}

const getRowId = ({ id }: Item) => String(id);

/**
 * Returns the columns of the lines. With two stacked tables each column has a width that fits its widest text in either, so that they align in any
 * typeface.
 */
function lineColumns(t: TFunction<"orders">, now: Date, isSplit: boolean, parcels: Parcels): readonly DataColumn<Item>[] {
  const columns: DataColumn<Item>[] = [
    nameColumn("title", t("line.work"), (item) => <LineWork item={item} t={t} />),
    textColumn("shelf", t("line.shelf"), "code", ({ shelf }) => shelf ?? "–", { cardSlot: "lead" }),
    ownColumn("status", t("line.status"), "long", status, { align: "state", cardSlot: "footStart" }),
    { ...countColumn<Item>("quantity", t("line.quantity"), ({ quantity }) => quantity, { cardSlot: "hidden" }), cell: copies },
    // At 1366 px the title needs the width more.
    priceColumn("unitPrice", t("line.unitPrice"), ({ unitPriceWithTax }) => unitPriceWithTax, {
      hiddenBelow: "widest",
      cardSlot: "hidden",
    }),
    { ...moneyColumn<Item>("total", t("line.total"), ({ totalPriceWithTax }) => totalPriceWithTax, { cardSlot: "footEnd" }), cell: total },
  ];
  return isSplit ? columns : columns.map((column) => ({ ...column, width: undefined }));

  function status(item: Item) {
    return <LineStatus item={item} now={now} parcels={parcels} t={t} />;
  }

  function copies({ quantity }: Item) {
    return quantity === 1 ? 1 : <strong>{quantity}</strong>;
  }

  function total({ quantity, totalPriceWithTax }: Item) {
    return (
      <>
        <CardOnly>
          {quantity === 1 ? t("line.short", { count: 1 }) : <strong>{t("line.short", { count: quantity })}</strong>}
          {" · "}
        </CardOnly>
        {formatMoney(totalPriceWithTax)}
      </>
    );
  }
}

function LineWork({ item, t }: { item: Item; t: TFunction<"orders"> }) {
  const { title, authors, ean, collection, publisher, isSigned, productId } = item;
  const covered = { ...item, collections: collection ? [collection] : [], publishers: publisher ? [publisher] : [] };
  return (
    <Work
      byline={authors.join(", ")}
      cover={<TitleCover of={covered} size="small" />}
      href={productId ? to.product(productId) : undefined}
      title={title}
    >
      <span>
        {formatIsbn(ean)}
        <CopyButton label={t("line.copyEan", { ean })} value={ean} />
      </span>
      {collection ? <span>{collection}</span> : null}
      {isSigned ? <span>{t("line.signed")}</span> : null}
    </Work>
  );
}

function LineStatus({ item, now, parcels, t }: { item: Item; now: Date; parcels: Parcels; t: TFunction<"orders"> }) {
  const days = daysToRelease(item, now);
  const parcel = parcels.find(({ itemIds }) => itemIds.includes(item.id));
  return (
    <>
      {itemBadge(item.status, days !== null, t)}
      {item.notifiedAt && !hasLeft({ status: item.status }) ? (
        <Note>{t("line.notified", { date: formatDate(item.notifiedAt) })}</Note>
      ) : null}
      {parcel && parcels.length > 1 ? <Note>{t("line.inParcel", { number: parcel.number })}</Note> : null}
      {item.setAside > 0 ? <Note>{t("line.setAside", { count: item.setAside })}</Note> : null}
      {item.awaited > 0 ? <Note>{t("line.awaited", { count: item.awaited })}</Note> : null}
      {item.returnedQuantity ? <Note>{t("line.returned", { count: item.returnedQuantity })}</Note> : null}
      {days !== null && item.releaseDate ? <Note>{t("line.release", { date: formatDate(item.releaseDate), days })}</Note> : null}
    </>
  );
}
