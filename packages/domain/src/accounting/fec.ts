import type { JournalEntry } from "./journal.ts";

/** Columns of the « fichier des écritures comptables », in the order and spelling of LPF, A47 A-1, VII, 1°. */
export const fecColumns = [
  ...[
    "JournalCode",
    "JournalLib",
    "EcritureNum",
    "EcritureDate",
    "CompteNum",
    "CompteLib",
    "CompAuxNum",
    "CompAuxLib",
    "PieceRef",
    "PieceDate",
  ],
  ...["EcritureLib", "Debit", "Credit", "EcritureLet", "DateLet", "ValidDate", "Montantdevise", "Idevise"],
] as const;

const JOURNALS: Readonly<Record<JournalEntry["journal"], { code: string; label: string }>> = {
  Invoices: { code: "VE", label: "Ventes" },
  CreditNotes: { code: "AV", label: "Avoirs" },
  Money: { code: "EN", label: "Encaissements" },
};

const LABELS: Readonly<Record<"Payment" | "Refund" | "Reversal", string>> = {
  Payment: "Encaissement",
  Refund: "Remboursement",
  Reversal: "Encaissement annulé",
};

const VOUCHER_LABELS: Readonly<Record<keyof typeof LABELS, string>> = {
  Payment: "Vente du bon",
  Refund: "Remboursement du bon",
  Reversal: "Vente annulée du bon",
};

/** Returns the name of a FEC by the SIREN of the seller and its last day. */
export function fecName(siren: string, to: string): string {
  return `${siren}FEC${fecDate(to)}.txt`;
}

/** Returns the header line of a FEC. */
export function fecHeader(): string {
  return fecRow(fecColumns);
}

/**
 * Returns the lines of a FEC for entries of whole days, in their order: the number of an entry of money is its day with a number that the day starts
 * at 1, those of papers are their own, so that every export of a day gives the same ones (BOI-CF-IOR-60-40-20).
 */
export function fecLines(entries: readonly JournalEntry[]): string[] {
  const numbers = numbersOf(entries);
  return entries.flatMap((entry) => {
    const { code, label } = JOURNALS[entry.journal];
    const piece = pieceOf(entry);
    const date = fecDate(entry.day);
    return entry.lines.map(({ account, debitCents, creditCents }) =>
      fecRow([
        ...[code, label, numbers.get(entry) ?? "", date, account.number, account.label, "", "", piece.reference, fecDate(piece.day)],
        ...[piece.label, fecAmount(debitCents), fecAmount(creditCents), "", "", date, "", ""],
      ]),
    );
  });
}

function numbersOf(entries: readonly JournalEntry[]): Map<JournalEntry, string> {
  const numbers = new Map<JournalEntry, string>();
  const lastOf = new Map<string, number>();
  for (const one of entries) {
    if (one.journal !== "Money") numbers.set(one, one.paper.number);
    else {
      const number = (lastOf.get(one.day) ?? 0) + 1;
      lastOf.set(one.day, number);
      numbers.set(one, `${fecDate(one.day)}-${String(number).padStart(4, "0")}`);
    }
  }
  return numbers;
}

function pieceOf(one: JournalEntry): { reference: string; day: string; label: string } {
  if (one.journal !== "Money") {
    const { kind, number, day } = one.paper;
    return { reference: number, day, label: `${kind === "Invoice" ? "Facture" : "Avoir"} ${number}, commande ${one.order}` };
  }
  const { reference, day, kind } = one.entry;
  if ("voucher" in one) return { reference: one.voucher, day, label: `${VOUCHER_LABELS[kind]} ${one.voucher}` };
  return { reference: reference || one.order, day, label: `${LABELS[kind]}, commande ${one.order}` };
}

/** Returns the entries of a period in the order of a FEC: by day, papers first, then money as it was recorded. */
export function inFecOrder(entries: readonly JournalEntry[]): JournalEntry[] {
  const rank = (one: JournalEntry) => (one.journal === "Money" ? one.entry.id : 0);
  const number = (one: JournalEntry) => (one.journal === "Money" ? "" : one.paper.number);
  const order = ["Invoices", "CreditNotes", "Money"];
  return [...entries].sort(
    (a, b) =>
      a.day.localeCompare(b.day) ||
      order.indexOf(a.journal) - order.indexOf(b.journal) ||
      number(a).localeCompare(number(b), "fr", { numeric: true }) ||
      rank(a) - rank(b),
  );
}

function fecDate(day: string): string {
  return day.replaceAll("-", "");
}

function fecAmount(cents: number): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** Returns a line of the file; no text contains a separator or a line break. */
function fecRow(cells: readonly string[]): string {
  return `${cells.map((cell) => cell.replace(/[\p{Cc}\p{Zl}\p{Zp}|"]+/gu, " ").trim()).join("\t")}\r\n`;
}
