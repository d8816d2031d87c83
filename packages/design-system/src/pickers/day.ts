/** A day as the contract writes it: `2026-11-21`. */
export type Day = string;

/** The day as people write it: 21/11/2026; empty when there is none. */
export function writeDay(day: Day | null): string {
  const [year, month, date] = day?.split("-") ?? [];
  return year && month && date ? `${date}/${month}/${year}` : "";
}

/** The day that a text means, or null when there is no such day. Also takes 21.11.26, 21112026 and 2026-11-21. */
export function readDay(text: string): Day | null {
  const plain = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(plain);
  const written = /^(\d{1,2})[\s/.-](\d{1,2})[\s/.-](\d{2}|\d{4})$/.exec(plain) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(plain);
  const [date, month, year] = iso ? [iso[3], iso[2], iso[1]] : written ? written.slice(1) : [];
  if (!date || !month || !year) return null;
  return dayOf(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(date));
}

/** A local `Date` at midnight, as calendars need it. */
export function toDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** The day of a local `Date`. */
export function fromDate(date: Date): Day {
  return `${String(date.getFullYear()).padStart(4, "0")}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
}

function dayOf(year: number, month: number, date: number): Day | null {
  const real = new Date(year, month - 1, date);
  return real.getFullYear() === year && real.getMonth() === month - 1 && real.getDate() === date ? fromDate(real) : null;
}
