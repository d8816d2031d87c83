import { describe, expect, it } from "vitest";
import { brokenFecRules } from "./fec-rules.ts";

const HEADER =
  "JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise";
const row = (number: string, account: string, debit: string, credit: string) =>
  `EN|Encaissements|${number}|20261103|${account}|Compte ${account}|||24118|20261103|Encaissement|${debit}|${credit}|||20261103||`;
const fileName = "123456782FEC20261130.txt";
const text = `${[
  HEADER.replaceAll(" ", "|"),
  ...[row("20261103-0001", "512100", "10,00", "0,00"), row("20261103-0001", "419100", "0,00", "10,00")],
  ...[row("20261103-0002", "512100", "5,50", "0,00"), row("20261103-0002", "411000", "0,00", "5,50")],
]
  .join("\r\n")
  .replaceAll("|", "\t")}\r\n`;

describe("the rules of a FEC", () => {
  it("hold for a sound one", () => {
    expect(brokenFecRules({ fileName, text })).toEqual([]);
  });

  it.each([
    ["header", "CompteNum", "Compte Num"],
    ["encoding", "JournalCode", "\uFEFFJournalCode"],
    ["lastLine", /\r\n$/, ""],
    ["lastLine", "\r\n", "\r\n\r\n"],
    ["width", "\tEncaissement\t", "\tEncaissement\t\t"],
    ["required", "\t20261103\t\t\r\n", "\t\t\t\r\n"],
    ["required", "\t24118\t", "\t\t"],
    ["separators", "Encaissements", "Encaisse|ments"],
    ["dates", "\t24118\t20261103", "\t24118\t20261131"],
    ["dates", "\t24118\t20261103", "\t24118\t2026-11-03"],
    ["amounts", "10,00", "10.00"],
    ["amounts", "10,00", "1 0,00"],
    ["oneSide", "5,50\t0,00", "5,50\t5,50"],
    ["account", "\t411000\t", "\tC41100\t"],
    ["pairs", "Compte 411000\t\t", "Compte 411000\tC12\t"],
    ["accountLabel", "Compte 512100", "Banque"],
    ["journalLabel", "Encaissements", "Banque"],
    ["oneJournal", /EN(\tEncaissements\t20261103-0002\t20261103\t411000)/, "OD$1"],
    ["lines", /(20261103-000)2(\t20261103\t411000)/, "$13$2"],
    ["entryDate", /24118(\t20261103\tEncaissement\t0,00\t5,50)/, "24119$1"],
    ["balance", "5,50\t0,00", "5,51\t0,00"],
    ["validation", /20261103(\t\t\r\n)/, "20261102$1"],
    ["chronology", /20261103(\t\t\r\n)/, "20261104$1"],
    ["contiguous", /^(.*\r\n)(.*\r\n)(.*\r\n)(.*\r\n)/, "$1$2$4$3"],
    ["numbers", /20261103-0002/g, "20261103-0003"],
    ["period", /20261103/g, "20261203"],
  ] as const)("find a fault of %s", (rule, from, to) => {
    const faulty = text.replace(from, to);
    expect(faulty).not.toBe(text);
    expect(brokenFecRules({ fileName, text: faulty })).toContain(rule);
  });

  it.each(["FEC20261130.txt", "123456783FEC20261130.txt", "123456782FEC20261131.txt", "123456782FEC20261130.csv"])(
    "find the name %s",
    (name) => {
      expect(brokenFecRules({ fileName: name, text })).toContain("fileName");
    },
  );
});
