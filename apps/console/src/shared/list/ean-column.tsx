import type { DataColumn } from "@reserve/design-system/table";
import { formatIsbn } from "@reserve/domain/isbn";
import { Ean } from "../format/Ean.tsx";

/** Thirteen digits with their hyphens, and the button beside them. */
const WIDTHS = { bare: "152px", copied: "184px" };

/** An EAN, hyphenated when it is an ISBN, with the button that copies it unless `isBare`. */
export function eanColumn<Row>(
  id: string,
  header: string,
  ean: (row: Row) => string,
  { isBare = false, ...more }: Pick<DataColumn<Row>, "cardSlot" | "hiddenBelow"> & { isBare?: boolean } = {},
): DataColumn<Row> {
  const cell = (row: Row) => (isBare ? formatIsbn(ean(row)) : <Ean value={ean(row)} />);
  return { id, header, cell, width: isBare ? WIDTHS.bare : WIDTHS.copied, ...more };
}
