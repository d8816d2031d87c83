import { sql } from "drizzle-orm";
import { accountsSeed } from "../../testing/test-app.ts";
import { addProducts, continueProductIds, type NewProduct } from "./catalog.bulk.store.ts";

const ordinary: Omit<NewProduct, "id" | "ean" | "title"> = {
  subEan: null,
  authors: ["Georges Perec"],
  publishers: ["Gallimard"],
  suppliers: ["Sodis"],
  collections: ["Folio"],
  editions: [],
  series: [],
  categories: ["Romans"],
  classifications: [],
  publics: [],
  kind: "Book",
  releaseDate: "2024-09-04",
  stock: 3,
  priceCents: 1190,
  taxRate: 0.055,
  availability: "21",
  shelf: "P-17",
  summary: null,
  pages: 642,
  weight: 388,
  height: 178,
  width: 110,
  thickness: 32,
  variations: [],
  isSigned: false,
  isVisible: true,
  isCustom: false,
  cacheRefreshedAt: null,
  languages: ["fre"],
  clil: ["3442"],
  thema: ["FB"],
};

/** Nine titles: one for each sale state, and another one. */
export const titles: NewProduct[] = [
  { ...ordinary, id: 1, ean: "9782070360024", title: "En vente" },
  { ...ordinary, id: 2, ean: "9782070368228", title: "Sur commande", availability: "20", stock: 0, publishers: ["P.O.L"], collections: [] },
  { ...ordinary, id: 3, ean: "9782253023906", title: "En réimpression", availability: "32", stock: 0, languages: ["bre", "fre"] },
  { ...ordinary, id: 4, ean: "9782707300003", title: "À paraître", releaseDate: "2027-01-14", publishers: ["Éditions de Minuit"] },
  { ...ordinary, id: 5, ean: "9782070413119", title: "Épuisé", availability: "51", stock: 0, clil: ["3444"], thema: [] },
  { ...ordinary, id: 6, ean: "9782264056160", title: "Masqué par une règle", priceCents: 450 },
  { ...ordinary, id: 7, ean: "9782226249678", title: "Masqué à la main", isVisible: false, priceCents: 5000, releaseDate: null },
  { ...ordinary, id: 8, ean: "9782844142405", title: "Prix manquant", priceCents: null, isVisible: false },
  {
    ...ordinary,
    id: 9,
    ean: "3760000000017",
    title: "Affiche",
    kind: "Goods",
    isCustom: true,
    languages: [],
    clil: [],
    thema: [],
    priceCents: 500,
  },
];

/** A shop with these titles, the sixth hidden by a restriction. */
export const titlesSeed = {
  version: `${accountsSeed.version} titles 1 ${JSON.stringify(titles)}`,
  fill: async (database: Parameters<typeof accountsSeed.fill>[0]) => {
    await accountsSeed.fill(database);
    await database.db.transaction(async (tx) => {
      await addProducts(tx, titles);
      await continueProductIds(tx);
      await tx.execute(sql`update product_search set is_restricted = true where product_id = 6`);
    });
  },
};
