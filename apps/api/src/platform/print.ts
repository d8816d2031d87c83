/** A table's column on a printed sheet; shares are of the width. */
export interface SheetColumn {
  heading: string;
  share: number;
  isNumber?: boolean;
}

/** A sheet, A4 or a receipt, as data, with texts in the reader's language. */
export interface Sheet {
  language: string;
  /** Printed large, and the file's title. */
  title: string;
  /** The client's name, and the lines below it. */
  sender: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  addresses: readonly { heading: string; lines: readonly string[] }[];
  /** Barcode beside the title, for scanning. */
  barcode?: string;
  columns: readonly SheetColumn[];
  /** Cells of a row; text after a line break is smaller. */
  rows: readonly (readonly string[])[];
  sums: readonly { label: string; value: string; isTotal?: boolean }[];
  /** A second, smaller table below the sums. */
  detail?: { heading: string; columns: readonly SheetColumn[]; rows: readonly (readonly string[])[] };
  notes: readonly string[];
  /** Template printed on every page: « Page {page} sur {pages} ». */
  pageLabel: string;
  madeAt: Date;
  /** Printed on paper 80 mm wide, without addresses, column headings and page numbers. */
  isReceipt?: boolean;
  /** The same data as XML: the file becomes a Factur-X, also suitable for archiving (PDF/A-3). */
  eInvoice?: string;
}

/** A carrier's address label, A6. */
export interface AddressLabel {
  language: string;
  title: string;
  carrier: string;
  from: { heading: string; lines: readonly string[] };
  to: { heading: string; lines: readonly string[] };
  /** Content of the barcode; also printed below it. */
  code: string;
  notes: readonly string[];
  madeAt: Date;
}

/** Several documents in one file, each on pages of its own size. */
export interface Papers {
  language: string;
  /** Title of the file. */
  title: string;
  parts: readonly ({ label: AddressLabel } | { sheet: Sheet })[];
  madeAt: Date;
}

/** Renders printable files; throws 503 when overloaded. */
export interface Printer {
  sheet(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>>;
  label(label: AddressLabel): Promise<Uint8Array<ArrayBuffer>>;
  papers(papers: Papers): Promise<Uint8Array<ArrayBuffer>>;
}
