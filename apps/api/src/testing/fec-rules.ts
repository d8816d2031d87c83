/** Columns in the order and spelling of LPF, A47 A-1, VII, 1°; required ones are true. */
const COLUMNS: readonly (readonly [name: string, isRequired: boolean])[] = [
  ...([
    ["JournalCode", true],
    ["JournalLib", true],
    ["EcritureNum", true],
    ["EcritureDate", true],
    ["CompteNum", true],
  ] as const),
  ...([
    ["CompteLib", true],
    ["CompAuxNum", false],
    ["CompAuxLib", false],
    ["PieceRef", true],
    ["PieceDate", true],
  ] as const),
  ...([
    ["EcritureLib", true],
    ["Debit", true],
    ["Credit", true],
    ["EcritureLet", false],
    ["DateLet", false],
  ] as const),
  ...([
    ["ValidDate", true],
    ["Montantdevise", false],
    ["Idevise", false],
  ] as const),
];

type Row = Readonly<Record<string, string>>;

/**
 * Returns the rules that a FEC breaks: those of LPF, A47 A-1, VII, 1° and of the tax office's « Test Compta Demat » (structure, required fields, dates,
 * amounts; `trt_txt.pl` of github.com/DGFiP/Test-Compta-Demat), and those of an accountant (balance, one label for an account, unbroken numbers).
 */
export function brokenFecRules({ fileName, text }: { fileName: string; text: string }): string[] {
  const lines = text.split("\r\n");
  const header = (lines[0] ?? "").split("\t");
  const cells = lines.slice(1, -1).map((line) => line.split("\t"));
  const rows = cells.map((row): Row => Object.fromEntries(COLUMNS.map(([name], index) => [name, row[index] ?? ""])));
  const entries = [...Map.groupBy(rows, ({ JournalCode, EcritureNum }) => `${JournalCode} ${EcritureNum}`).values()];
  const isEvery = (rule: (row: Row) => boolean) => rows.every(rule);
  const rules: Record<string, boolean> = {
    fileName: /^\d{9}FEC\d{8}\.txt$/.test(fileName) && isLuhn(fileName.slice(0, 9)) && isDate(fileName.slice(12, 20)),
    header: header.join("\t") === COLUMNS.map(([name]) => name).join("\t"),
    encoding: !text.startsWith("\uFEFF") && !text.includes("\uFFFD"),
    lastLine: lines.at(-1) === "" && !lines.slice(0, -1).includes(""),
    width: cells.every((row) => row.length === COLUMNS.length),
    required: COLUMNS.every(([name, isRequired]) => !isRequired || isEvery((row) => (row[name] ?? "") !== "")),
    separators: cells.flat().every((cell) => !/[\n\r|"]/.test(cell) && cell === cell.trim()),
    dates: isEvery((row) => ["EcritureDate", "PieceDate", "ValidDate"].every((name) => isDate(row[name] ?? ""))),
    amounts: isEvery((row) => ["Debit", "Credit"].every((name) => /^\d+,\d{2}$/.test(row[name] ?? ""))),
    oneSide: isEvery((row) => (centsOf(row.Debit) === 0) !== (centsOf(row.Credit) === 0)),
    account: isEvery((row) => /^\d{3}/.test(row.CompteNum ?? "")),
    pairs: isEvery((row) =>
      [
        ["CompAuxNum", "CompAuxLib"],
        ["EcritureLet", "DateLet"],
        ["Montantdevise", "Idevise"],
      ].every(isPair(row)),
    ),
    accountLabel: isSingle(rows, "CompteNum", "CompteLib"),
    journalLabel: isSingle(rows, "JournalCode", "JournalLib"),
    oneJournal: isSingle(rows, "EcritureNum", "JournalCode"),
    lines: entries.every((entry) => entry.length > 1),
    entryDate: entries.every((entry) =>
      ["EcritureDate", "PieceRef", "ValidDate"].every((name) => new Set(entry.map((row) => row[name])).size === 1),
    ),
    balance: entries.every((entry) => entry.reduce((sum, { Debit, Credit }) => sum + centsOf(Debit) - centsOf(Credit), 0) === 0),
    validation: isEvery((row) => (row.ValidDate ?? "") >= (row.EcritureDate ?? "")),
    chronology: rows.every((row, index) => (row.ValidDate ?? "") >= (rows[index - 1]?.ValidDate ?? "")),
    contiguous: runs(rows).length === entries.length,
    numbers: [...Map.groupBy(runs(rows), seriesOf).values()].every((series) =>
      series.every((number, index) => index === 0 || counterOf(number) === counterOf(series[index - 1] ?? "") + 1),
    ),
    period: isEvery((row) => (row.EcritureDate ?? "") <= fileName.slice(12, 20)),
  };
  return Object.entries(rules).flatMap(([rule, isMet]) => (isMet ? [] : [rule]));
}

/** Returns the number of every entry, journal first; an entry whose lines are apart counts twice. */
function runs(rows: readonly Row[]): string[] {
  const numbers = rows.map(({ JournalCode, EcritureNum }) => `${JournalCode} ${EcritureNum}`);
  return numbers.filter((number, index) => number !== numbers[index - 1]);
}

function seriesOf(number: string): string {
  return number.replace(/\d+$/, "");
}

function counterOf(number: string): number {
  return Number(/\d+$/.exec(number)?.[0]);
}

function isSingle(rows: readonly Row[], key: string, value: string): boolean {
  return [...Map.groupBy(rows, (row) => row[key]).values()].every((same) => new Set(same.map((row) => row[value])).size === 1);
}

function isPair(row: Row): (names: readonly string[]) => boolean {
  return ([one = "", other = ""]) => (row[one] === "") === (row[other] === "");
}

function isDate(text: string): boolean {
  const iso = text.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");
  const time = Date.parse(`${iso}T00:00:00Z`);
  return iso !== text && !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function centsOf(amount = ""): number {
  return Math.round(Number(amount.replace(",", ".")) * 100);
}
