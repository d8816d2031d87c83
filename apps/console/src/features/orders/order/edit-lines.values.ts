import type { Schemas } from "@reserve/contract";
import { balanceOf, fromCents, lineEditRefusal, moneyBeforeEdit, orderTotalCents, toCents } from "@reserve/domain";
import { orderSubjectOf } from "@reserve/workflows";

type Item = Schemas["DocumentItem"];

/** Typed values of a line; absent ones are as stored. */
export interface LineEdit {
  quantity?: number;
  /** Wire format. */
  price?: string;
}

/** A title that is added, or takes the place of a line. */
export interface AddedTitle {
  ean: string;
  title: string;
  quantity: number;
  /** Wire format; empty for the catalogue's price. */
  price: string;
  /** The replaced line; null: it is added. */
  replacesId: number | null;
}

/** Values of the dialog. */
export interface LineEdits {
  byId: Readonly<Record<number, LineEdit>>;
  added: readonly AddedTitle[];
}

/** A change with the name of the field that shows its rejection. */
interface FieldChange {
  change: Schemas["ItemChange"];
  field: string;
}

/** Returns the lines that can be changed. */
export function editableItems({ items }: Pick<Schemas["Document"], "items">): Item[] {
  return items.filter((item) => lineEditRefusal(item) === null);
}

/** Returns the changes to send, each with its field. */
export function changesOf(order: Schemas["Document"], { byId, added }: LineEdits): FieldChange[] {
  const replaced = new Set(added.map(({ replacesId }) => replacesId));
  const ofLines = editableItems(order).flatMap(({ id, quantity, unitPriceWithTax }): FieldChange[] => {
    if (replaced.has(id)) return [];
    const edit = byId[id] ?? {};
    const fewer = edit.quantity !== undefined && edit.quantity < quantity;
    const isRepriced = edit.price !== undefined && edit.price !== "" && toCents(edit.price) !== toCents(unitPriceWithTax);
    return [
      ...(fewer ? [{ change: { kind: "LowerItem", itemId: id, quantity: edit.quantity ?? 1 } as const, field: quantityField(id) }] : []),
      ...(isRepriced
        ? [{ change: { kind: "RepriceItem", itemId: id, unitPriceWithTax: edit.price ?? "" } as const, field: priceField(id) }]
        : []),
    ];
  });
  const ofTitles = added.map(({ ean, quantity, price, replacesId }): FieldChange => {
    const title = { ean, quantity, ...(price ? { unitPriceWithTax: price } : {}) };
    const field = quantityField(ean);
    return replacesId === null
      ? { change: { kind: "AddItem", ...title }, field }
      : { change: { kind: "ReplaceItem", itemId: replacesId, ...title }, field };
  });
  return [...ofLines, ...ofTitles];
}

/** Name of the field of copies, by line or EAN. */
export const quantityField = (key: number | string) => `copies.${key}`;
/** Name of the field of the price, by line or EAN. */
export const priceField = (key: number | string) => `price.${key}`;

/** Returns the field of a rejected property, `changes[2].itemId`. */
export function fieldOf(propertyName: string, changes: readonly FieldChange[]): string {
  const [, index, property] = /^changes\[(\d+)\]\.(\w+)$/.exec(propertyName) ?? [];
  const changed = index === undefined ? undefined : changes[Number(index)];
  if (!changed) return propertyName;
  return property === "unitPriceWithTax" && "ean" in changed.change ? priceField(changed.change.ean) : changed.field;
}

/** Money of the order before and after the changes; `catalogueCents`: the catalogue's price of an EAN. */
export function moneyAfter(
  order: Schemas["Document"],
  edits: LineEdits,
  catalogueCents: (ean: string) => number | null,
): { before: string; after: string; due: string | null; surplus: string | null } {
  const subject = orderSubjectOf(order);
  const replaced = new Set(edits.added.map(({ replacesId }) => replacesId));
  const stay = subject.lines.map((line) => {
    if (replaced.has(line.id)) return { ...line, status: "Cancelled" as const };
    const { quantity = line.quantity, price = "" } = edits.byId[line.id] ?? {};
    return { ...line, quantity, unitPriceCents: toCents(price) ?? line.unitPriceCents };
  });
  const fresh = edits.added.map(({ ean, quantity, price }) => ({
    ...{ id: 0, status: "Processing" as const, quantity },
    unitPriceCents: toCents(price) ?? catalogueCents(ean) ?? 0,
  }));
  const after = { ...subject, ...moneyBeforeEdit(subject), lines: [...stay, ...fresh] };
  const { dueCents, surplusCents } = balanceOf(after);
  return {
    before: order.totalPriceWithTax,
    after: fromCents(orderTotalCents(after)),
    due: dueCents > 0 ? fromCents(dueCents) : null,
    surplus: surplusCents > 0 ? fromCents(surplusCents) : null,
  };
}
