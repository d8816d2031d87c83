import { describe, expect, it } from "vitest";
import { accessibilityFaults, structureOutline } from "../../testing/pdf-ua.ts";
import { readFaces } from "../node/pdf/faces.ts";
import type { AddressLabel, Sheet } from "../print.ts";
import { draw, type PrintJob } from "./draw.ts";

const madeAt = new Date("2026-11-29T10:00:00Z");
const sheet: Sheet = {
  ...{
    language: "fr",
    title: "Facture F2026-00017",
    sender: ["Librairie du Quai", "29200 Brest"],
    madeAt,
    pageLabel: "Page {page} sur {pages}",
  },
  facts: [
    ["Commande", "701"],
    ["Référence", "Commande des classes de sixième pour la rentrée, livrée en deux fois"],
  ],
  addresses: [
    {
      heading: "Facturé à",
      lines: ["Hélène Le Goff", "Médiathèque des Capucins, 25, rue de Pontaniou, bâtiment des Ateliers, deuxième étage"],
    },
  ],
  barcode: "701",
  columns: [
    { heading: "Titre", share: 4 },
    { heading: "Total", share: 1, isNumber: true },
  ],
  rows: [["L’Étranger\nAlbert Camus", "10,00 €"]],
  sums: [{ label: "Total", value: "10,00 €", isTotal: true }],
  detail: {
    heading: "TVA",
    columns: [
      { heading: "Taux", share: 1 },
      { heading: "TVA", share: 1, isNumber: true },
    ],
    rows: [["5,5 %", "0,52 €"]],
  },
  notes: [`Pas d’escompte. ${"En cas de retard, une indemnité de 40 € est due. ".repeat(4)}`],
};
const label: AddressLabel = {
  ...{ language: "fr", title: "Étiquette", carrier: "Colissimo", code: "8R42109876543", notes: ["1 colis"], madeAt },
  from: { heading: "Expéditeur", lines: ["Librairie du Quai"] },
  to: { heading: "Destinataire", lines: ["Hélène Le Goff", "29200 BREST"] },
};
const long: Sheet = {
  ...sheet,
  notes: ["Une clause. ".repeat(1_500)],
  rows: Array.from({ length: 90 }, (_, index) => [`Titre ${index}\nAutrice ${index}`, "10,00 €"]),
};

async function drawn(job: PrintJob) {
  return draw(await readFaces(), job);
}

describe("a printed file", () => {
  it.each<[string, PrintJob]>([
    ["a sheet over several pages", { sheet: long }],
    ["a sheet without rows", { sheet: { ...sheet, rows: [], facts: [], sums: [] } }],
    ["a Factur-X", { sheet: { ...sheet, eInvoice: "<invoice/>" } }],
    ["a label", { label }],
    ["several documents", { papers: { language: "en", title: "Papers", madeAt, parts: [{ label }, { sheet: long }, { label }] } }],
  ])("keeps the checked rules of PDF/UA-1: %s", async (_, job) => {
    expect(await accessibilityFaults(await drawn(job))).toEqual([]);
  });

  it("is read in the order of the page, labels with their values, a table by its head", async () => {
    expect(await structureOutline(await drawn({ sheet }))).toEqual([
      "Document",
      " Sect",
      ...["  P", "  P", "  H1", "  Figure"],
      ...["  L", "   LI", "    Lbl", "    LBody", "   LI", "    Lbl", "    LBody"],
      ...["  H2", "  P", "  P"],
      ...["  Table", "   THead", "    TR", "     TH", "     TH", "   TBody", "    TR", "     TD", "     TD"],
      ...["  L", "   LI", "    Lbl", "    LBody"],
      ...["  H2", "  Table", "   THead", "    TR", "     TH", "     TH", "   TBody", "    TR", "     TD", "     TD"],
      "  P",
    ]);
  });
});
