import type { Schemas } from "@reserve/contract";
import { CopyButton, Note, Section, Work } from "@reserve/design-system";
import { CardOnly, type DataColumn, DataTable } from "@reserve/design-system/table";
import { formatIsbn } from "@reserve/domain/isbn";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney } from "../../../shared/format.ts";
import { itemBadge } from "../../../shared/order-status.tsx";
import { to } from "../../../shared/to.ts";
import { copiesOf, daysToRelease } from "./order.facts.ts";
import type { OrderActions } from "./useOrderActions.ts";

type Item = Schemas["DocumentItem"];

interface OrderLinesProps {
  order: Schemas["Document"];
  actions: OrderActions;
  now: Date;
}

/** What was ordered, one line a work; lines that something can be done with carry a box. */
export function OrderLines({ order, actions, now }: OrderLinesProps) {
  const { t } = useTranslation("orders");
  const { items, customId } = order;
  const { selectableIds, selectedIds } = actions;
  const hasBoxes = selectableIds.length > 0;
  const awaiting = items.filter((item) => daysToRelease(item, now) !== null);
  const isSplit = awaiting.length > 0 && awaiting.length < items.length;
  const columns = useMemo(() => lineColumns(t, now, isSplit), [t, now, isSplit]);
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
  /** Whether some line of the order can be ticked: its tables stand below one another, with boxes or without. */
  hasBoxes: boolean;
  /** Whether another table of this order stands above or below. */
  isSplit: boolean;
  rows: readonly Item[];
}

/** Some of the lines; what is ticked here says nothing of what is ticked elsewhere. */
function LineTable({ actions: { selectableIds, selectedIds, select }, caption, columns, hasBoxes, isSplit, rows }: LineTableProps) {
  const { t } = useTranslation("orders");
  const ids = rows.map(({ id }) => id);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      getRowId={getRowId}
      hasFixedWidths={isSplit}
      isFlush
      rowHeight="twoLines"
      rows={rows}
      {...(hasBoxes
        ? {
            canSelectRow: ({ id }: Item) => selectableIds.includes(id),
            selectedIds: selectedIds.filter((id) => ids.includes(id)).map(String),
            onSelectedIdsChange: (chosen: string[]) => select([...selectedIds.filter((id) => !ids.includes(id)), ...chosen.map(Number)]),
          }
        : {})}
      texts={{
        selectRow: ({ id, title, status }) =>
          selectableIds.includes(id)
            ? t("line.tick", { title })
            : t("line.cannotTick", { title, status: t(`itemStatus.${status}`).toLowerCase() }),
        selectAll: (count) => t("line.tickAll", { count }),
        selected: (count) => t("line.ticked", { count }),
      }}
    />
  );
}

const getRowId = ({ id }: Item) => String(id);

/** With two tables below one another each column has a width that its widest words in either fit in, so that they stand in line in any typeface. */
function lineColumns(t: TFunction<"orders">, now: Date, isSplit: boolean): readonly DataColumn<Item>[] {
  const wide = (width: string) => (isSplit ? { width } : {});
  return [
    { id: "title", header: t("line.work"), isMain: true, isFlexible: true, cell: (item) => <LineWork item={item} t={t} /> },
    { id: "shelf", header: t("line.shelf"), align: "nowrap", ...wide("64px"), cardSlot: "lead", cell: ({ shelf }) => shelf ?? "–" },
    {
      id: "status",
      header: t("line.status"),
      align: "state",
      ...wide("196px"),
      cardSlot: "footStart",
      cell: (item) => <LineStatus item={item} now={now} t={t} />,
    },
    {
      id: "quantity",
      header: t("line.quantity"),
      align: "end",
      ...wide("48px"),
      isCardHidden: true,
      cell: ({ quantity }) => (quantity === 1 ? 1 : <strong>{quantity}</strong>),
    },
    {
      id: "unitPrice",
      header: t("line.unitPrice"),
      align: "end",
      ...wide("80px"),
      // At 1366 px the title needs its room more.
      hiddenBelow: "widest",
      isCardHidden: true,
      cell: ({ unitPriceWithTax }) => formatMoney(unitPriceWithTax),
    },
    {
      id: "total",
      header: t("line.total"),
      align: "end",
      ...wide("104px"),
      cardSlot: "footEnd",
      cell: ({ quantity, totalPriceWithTax }) => (
        <>
          <CardOnly>
            {quantity === 1 ? t("line.short", { count: 1 }) : <strong>{t("line.short", { count: quantity })}</strong>}
            {" · "}
          </CardOnly>
          {formatMoney(totalPriceWithTax)}
        </>
      ),
    },
  ];
}

function LineWork({ item, t }: { item: Item; t: TFunction<"orders"> }) {
  const { title, authors, ean, collection, isSigned, productId } = item;
  return (
    <Work byline={authors.join(", ")} href={productId ? to.product(productId) : undefined} title={title}>
      <span>
        {formatIsbn(ean)}
        <CopyButton label={t("line.copyEan", { ean })} value={ean} />
      </span>
      {collection ? <span>{collection}</span> : null}
      {isSigned ? <span>{t("line.signed")}</span> : null}
    </Work>
  );
}

function LineStatus({ item, now, t }: { item: Item; now: Date; t: TFunction<"orders"> }) {
  const days = daysToRelease(item, now);
  return (
    <>
      {itemBadge(item.status, days !== null, t)}
      {days !== null && item.releaseDate ? <Note>{t("line.release", { date: formatDate(item.releaseDate), days })}</Note> : null}
    </>
  );
}
