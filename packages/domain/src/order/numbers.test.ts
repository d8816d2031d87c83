import { describe, expect, it } from "vitest";
import { numberKey, pastedNumberKeys, pastedNumbers, searchedNumbers } from "./numbers.ts";

describe("pasted numbers", () => {
  it("are told apart however a mail or a sheet writes them", () => {
    expect(pastedNumbers("24118\n24120;WEB-303,\t998")).toEqual(["24118", "24120", "WEB-303", "998"]);
    expect(pastedNumbers("24118 24120")).toEqual(["24118", "24120"]);
    expect(pastedNumbers("commande nº 24118\n 24 118 ")).toEqual(["commande nº 24118", "24 118"]);
    expect(pastedNumbers("24118\r\n24118\n—\n")).toEqual(["24118"]);
    expect(pastedNumbers("  \n")).toEqual([]);
  });

  it.each(["24118", "#24118", "Commande nº 24118", "024118", "24 118"])("« %s » means 24118", (text) => {
    expect(pastedNumberKeys(text)).toContain(numberKey("24118"));
  });

  it("are recognised in a search, one or several; words are none", () => {
    expect(searchedNumbers("nº 24118")).toEqual(["nº 24118"]);
    expect(searchedNumbers("24118 24120")).toEqual(["24118", "24120"]);
    expect(searchedNumbers("24118, WEB-303; F26-1204")).toEqual(["24118", "WEB-303", "F26-1204"]);
    expect(searchedNumbers("Commande n° 24118")).toEqual(["Commande n° 24118"]);
    for (const words of ["perec", "le goff 24118", "12, rue des Lices", ""]) expect(searchedNumbers(words), words).toEqual([]);
  });

  it("mean no other number", () => {
    expect(pastedNumberKeys("124118")).not.toContain(numberKey("24118"));
  });
});
