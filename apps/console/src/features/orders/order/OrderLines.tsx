import type { Schemas } from "@reserve/contract";
import { CopyButton, Note, Section, Work } from "@reserve/design-system";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import { formatIsbn } from "@reserve/domain/isbn";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney } from "../../../shared/format.ts";
import { itemBadge } from "../../../shared/order-status.tsx";
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
  const columns = useMemo(() => lineColumns(t, now), [t, now]);
  const { items, customId } = order;
  const { selectableIds, selectedIds, select } = actions;
  const hasBoxes = selectableIds.length > 0;
  return (
    <Section
      aside={
        <span role="status">
          {[
            t("line.count", { count: items.length }),
            t("line.copies", { count: copiesOf(items) }),
            ...(hasBoxes ? [t("line.ticked", { count: selectedIds.length })] : []),
          ].join(", ")}
        </span>
      }
      isFlush
      title={t("line.title")}
    >
      <DataTable
        caption={t("line.caption", { number: customId })}
        columns={columns}
        getRowId={getRowId}
        isFlush
        rowHeight="twoLines"
        rows={items}
        {...(hasBoxes
          ? {
              canSelectRow: ({ id }: Item) => selectableIds.includes(id),
              selectedIds: selectedIds.map(String),
              onSelectedIdsChange: (ids: string[]) => select(ids.map(Number)),
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
    </Section>
  );
}

const getRowId = ({ id }: Item) => String(id);

function lineColumns(t: TFunction<"orders">, now: Date): readonly DataColumn<Item>[] {
  return [
    { id: "title", header: t("line.work"), isMain: true, isFlexible: true, cell: (item) => <LineWork item={item} t={t} /> },
    { id: "shelf", header: t("line.shelf"), align: "nowrap", cell: ({ shelf }) => shelf ?? "–" },
    {
      id: "status",
      header: t("line.status"),
      align: "state",
      cardSlot: "footStart",
      cell: (item) => <LineStatus item={item} now={now} t={t} />,
    },
    {
      id: "quantity",
      header: t("line.quantity"),
      align: "end",
      cell: ({ quantity }) => (quantity === 1 ? 1 : <strong>{quantity}</strong>),
    },
    {
      id: "unitPrice",
      header: t("line.unitPrice"),
      align: "end",
      hiddenBelow: "wide",
      isCardHidden: true,
      cell: ({ unitPriceWithTax }) => formatMoney(unitPriceWithTax),
    },
    {
      id: "total",
      header: t("line.total"),
      align: "end",
      cardSlot: "corner",
      cell: ({ totalPriceWithTax }) => formatMoney(totalPriceWithTax),
    },
  ];
}

function LineWork({ item, t }: { item: Item; t: TFunction<"orders"> }) {
  const { title, authors, ean, collection, isSigned, productId } = item;
  return (
    <Work byline={authors.join(", ")} href={productId ? `/catalog/product/detail/${productId}` : undefined} title={title}>
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
