import { type AvailabilityCode, eanCheckDigit, isEan13, type ProductKind, parisDay, taxRates } from "@reserve/domain";
import { createRandom, type Random } from "./random.ts";
import type { DemoProduct } from "./rows.ts";
import { cinemaBooks, films } from "./titles-cinema.ts";
import { comics } from "./titles-comics.ts";
import { literature } from "./titles-literature.ts";

/** Facts of a title, as known to readers of lists. */
interface Title {
  shelf: "literature" | "comics" | "cinema" | "films";
  title: string;
  authors: string[];
  publisher: string;
  collection: string | null;
  series: string | null;
  /** First published or first shown. */
  year: number;
}

/** Returns every real title of the demo shop, in the order of the lists. */
function readTitles(): Title[] {
  return [
    ...read(literature).map((row) => ({ shelf: "literature" as const, ...row, collection: row.third, series: null })),
    ...read(comics).map((row) => ({ shelf: "comics" as const, ...row, collection: null, series: row.third })),
    ...read(cinemaBooks).map((row) => ({ shelf: "cinema" as const, ...row, collection: row.third, series: null })),
    ...read(films).map((row) => ({ shelf: "films" as const, ...row, collection: null, series: null })),
  ];
}

function read(list: string): { title: string; authors: string[]; publisher: string; third: string | null; year: number }[] {
  return list
    .trim()
    .split("\n")
    .flatMap((row) => {
      const cells = row.split("|");
      const [authors = "", publisher = "", third = ""] = cells;
      return (cells.at(-1) ?? "").split(";").map((entry) => {
        const [title = "", year = ""] = entry.split("=");
        return { title, authors: authors.split("+"), publisher, third: cells.length > 3 && third ? third : null, year: Number(year) };
      });
    });
}

/** The publisher's part of an ISBN, after 978-2. */
const ISBN_PREFIX: Readonly<Record<string, string>> = {
  Gallimard: "07",
  Seuil: "02",
  Flammarion: "08",
  "Armand Colin": "200",
  Casterman: "203",
  Dargaud: "205",
  Hachette: "01",
  Fayard: "213",
  "Albin Michel": "226",
  Stock: "234",
  "Les Humanoïdes Associés": "7316",
  Glénat: "7234",
  Grasset: "246",
  "Le Livre de poche": "253",
  Julliard: "260",
  Pocket: "266",
  "Éditions de Minuit": "7073",
  "Actes Sud": "330",
  Verdier: "86432",
  "José Corti": "7143",
  Delcourt: "7560",
  Dupuis: "8001",
  Futuropolis: "7548",
  "L’Association": "84414",
  "Blake et Mortimer": "87097",
  "P.O.L": "8180",
  "JC Lattès": "7096",
  Verticales: "07",
  "Mercure de France": "7152",
  "Philippe Rey": "84876",
  "L’Iconoclaste": "37880",
  "Viviane Hamy": "87858",
  Points: "7578",
  Allary: "37073",
  "Cahiers du cinéma": "86642",
  "Éditions du Cerf": "204",
  Capricci: "918040",
  "La Fabrique": "35872",
  Nathan: "09",
  Seghers: "221",
  Klincksieck: "252",
};

const DVD_PREFIX: Readonly<Record<string, string>> = {
  StudioCanal: "505058",
  Gaumont: "360748",
  MK2: "338444",
  "Arte Éditions": "345327",
  Potemkine: "354502",
  "Carlotta Films": "333329",
  Pathé: "338833",
  "Wild Side": "370030",
};

const SUPPLIER: Readonly<Record<string, string>> = {
  Gallimard: "Sodis",
  Verticales: "Sodis",
  "P.O.L": "Sodis",
  Futuropolis: "Sodis",
  "Éditions de Minuit": "Union Distribution",
  Flammarion: "Union Distribution",
  Casterman: "Union Distribution",
  "Actes Sud": "Union Distribution",
  "Le Livre de poche": "Hachette Distribution",
  Grasset: "Hachette Distribution",
  Stock: "Hachette Distribution",
  Fayard: "Hachette Distribution",
  "JC Lattès": "Hachette Distribution",
  "Albin Michel": "Hachette Distribution",
  Hachette: "Hachette Distribution",
  Glénat: "Hachette Distribution",
  "Armand Colin": "Hachette Distribution",
  Pocket: "Interforum",
  Julliard: "Interforum",
  Seghers: "Interforum",
  Nathan: "Interforum",
  Seuil: "MDS",
  Points: "MDS",
  Dargaud: "MDS",
  Dupuis: "MDS",
  "Blake et Mortimer": "MDS",
};

const POCKET = [
  "Le Livre de poche",
  "Folio",
  "Folio classique",
  "Folio policier",
  "Folio théâtre",
  "Folio essais",
  "Poésie",
  "L’Imaginaire",
  "Pocket",
  "Points",
  "Double",
];
const LETTERS = { literature: "P", comics: "B", cinema: "C", films: "D" } as const;
const CATEGORY = { literature: "Littérature", comics: "Bande dessinée", cinema: "Cinéma et audiovisuel", films: "Films en DVD" } as const;
const CLASSIFICATION = {
  literature: "Littérature française",
  comics: "Bandes dessinées, comics, mangas",
  cinema: "Arts du spectacle, cinéma",
  films: "Vidéo",
} as const;

/** Subjects of a shelf in both schemes: CLIL and Thema; a film has neither. */
const SUBJECTS = {
  literature: { clil: ["3442"], thema: ["FB"] },
  comics: { clil: ["3771"], thema: ["XAK"] },
  cinema: { clil: ["3689"], thema: ["ATF"] },
  films: { clil: [], thema: [] },
} satisfies Record<string, { clil: string[]; thema: string[] }>;

/** The five products of the mock-up's order; the rest of the shop is generated around them. */
const KNOWN: Readonly<Record<string, { ean: string; priceCents: number; shelf: string }>> = {
  "L’Étranger": { ean: "9782070360024", priceCents: 690, shelf: "P-04" },
  "Les Années": { ean: "9782070402472", priceCents: 890, shelf: "P-09" },
  "La Vie mode d’emploi": { ean: "9782253023906", priceCents: 1190, shelf: "P-17" },
  "Cléo de 5 à 7": { ean: "3700301045676", priceCents: 1499, shelf: "D-02" },
};

const DAY_MS = 86_400_000;

/** Returns the calendar day `offset` days away from `now`. */
function day(now: Date, offset: number): string {
  return new Date(now.getTime() + offset * DAY_MS).toISOString().slice(0, 10);
}

/** Creates the catalogue of the demo shop: every real title, some forthcoming new editions, a few goods made by the shop. */
export function makeProducts(random: Random, now: Date): DemoProduct[] {
  const eans = new Set(Object.values(KNOWN).map((sample) => sample.ean));
  const products = readTitles().map((title, index) => makeProduct(random, now, index + 1, title, eans));
  return [...products, ...makeForthcoming(random, now, products, eans), ...makeGoods(now, products.length, eans)];
}

/** Creates new editions published today, which are to be unpacked and displayed. No order contains them yet. */
export function makeReleasedToday(now: Date, products: readonly DemoProduct[]): DemoProduct[] {
  const random = createRandom(products.length);
  const eans = new Set(products.map((product) => product.ean));
  const models = products
    .filter((product) => product.availability === "21" && product.kind !== "Goods")
    .filter((_, index) => index % 50 === 20);
  return models.slice(0, 4).map((product, index) => ({
    ...product,
    id: Math.max(...products.map(({ id }) => id)) + 1 + index,
    ean: newEan(random, product.kind, product.publishers[0] ?? "", eans),
    editions: ["Nouvelle édition"],
    releaseDate: parisDay(now),
    stock: 6 + 4 * index,
    isVisible: true,
    isSigned: false,
  }));
}

function makeProduct(random: Random, now: Date, id: number, title: Title, eans: Set<string>): DemoProduct {
  const kind: ProductKind = title.shelf === "films" ? "Dvd" : title.shelf === "comics" ? "Comic" : "Book";
  const sample = KNOWN[title.title];
  const isPocket = POCKET.includes(title.collection ?? "") || POCKET.includes(title.publisher);
  const availability: AvailabilityCode = sample
    ? "21"
    : random.weighted<AvailabilityCode>({ "21": 62, "20": 24, "11": 3, "12": 1, "32": 4, "40": 2, "41": 1, "51": 3 });
  const isHere = availability === "21";
  return {
    id,
    ean: sample?.ean ?? newEan(random, kind, title.publisher, eans),
    subEan: null,
    title: title.title,
    authors: title.authors,
    publishers: [title.publisher],
    suppliers: [kind === "Dvd" ? "Éditions vidéo réunies" : (SUPPLIER[title.publisher] ?? "Distribution directe")],
    collections: title.collection ? [title.collection] : [],
    editions: [],
    series: title.series ? [title.series] : [],
    categories: [CATEGORY[title.shelf]],
    classifications: [CLASSIFICATION[title.shelf]],
    ...SUBJECTS[title.shelf],
    languages: ["fre"],
    duration: kind === "Dvd" ? 80 + (id % 70) : null,
    publics: [title.series === "Titeuf" || title.series === "Les Schtroumpfs" ? "Jeunesse" : "Tout public"],
    kind,
    releaseDate: releaseOf(random, now, title.year, isPocket || kind === "Dvd"),
    stock: isHere ? random.between(1, title.year > 2015 ? 24 : 9) : 0,
    priceWithTaxCents: sample?.priceCents ?? priceOf(random, kind, isPocket),
    taxRate: kind === "Dvd" ? taxRates.goods : taxRates.book,
    availability,
    shelf: sample?.shelf ?? (isHere ? `${LETTERS[title.shelf]}-${String(random.between(1, 28)).padStart(2, "0")}` : null),
    isVisible: availability !== "51" && !random.chance(0.02),
    isCustom: false,
    isSigned: title.year > 2010 && random.chance(0.02),
    summary: title.shelf === "films" ? `Film de ${title.authors.join(" et ")}, ${title.year}.` : `Première parution en ${title.year}.`,
    ...measures(random, kind, isPocket),
    variations:
      kind === "Dvd"
        ? [
            { type: "Format", value: "DVD" },
            { type: "Zone", value: "2" },
          ]
        : isPocket
          ? [{ type: "Format", value: "Poche" }]
          : [],
  };
}

function measures(
  random: Random,
  kind: ProductKind,
  isPocket: boolean,
): Pick<DemoProduct, "pages" | "weight" | "height" | "width" | "thickness"> {
  if (kind === "Dvd") return { pages: null, weight: 100, height: 190, width: 136, thickness: 15 };
  const pages = kind === "Comic" ? random.pick([48, 56, 64, 96, 128]) : 16 * random.between(7, 34);
  const [height, width] = kind === "Comic" ? [297, 225] : isPocket ? [178, 108] : [205, 140];
  return {
    pages,
    weight: Math.round(pages * (kind === "Comic" ? 9 : isPocket ? 0.55 : 1.1)),
    height,
    width,
    thickness: Math.max(8, Math.round(pages / 16)),
  };
}

function priceOf(random: Random, kind: ProductKind, isPocket: boolean): number {
  if (kind === "Dvd") return random.pick([999, 1299, 1499, 1699, 1999]);
  if (kind === "Comic") return random.pick([1150, 1250, 1395, 1595, 1690, 2250, 2490]);
  return isPocket
    ? random.pick([540, 610, 690, 740, 810, 890, 940, 990, 1050])
    : random.pick([1290, 1590, 1750, 1890, 1950, 2090, 2190, 2250, 2450]);
}

/** Returns a plausible publication date of an edition, before the shop's first order; recent works keep their year. */
function releaseOf(random: Random, now: Date, year: number, isLaterEdition: boolean): string {
  const lastYear = new Date(now.getTime() - 548 * DAY_MS).getUTCFullYear() - 1;
  const from = isLaterEdition ? Math.max(year + 1, 1998) : year < 1975 ? 1992 : year;
  const released = isLaterEdition || year < 1975 ? random.between(Math.min(from, lastYear), lastYear) : Math.min(year, lastYear);
  return `${released}-${String(random.between(1, 12)).padStart(2, "0")}-${String(random.between(1, 28)).padStart(2, "0")}`;
}

/** Returns an EAN-13 that is unused in this shop: in the publisher's own range if known, always with a valid check digit. */
function newEan(random: Random, kind: ProductKind, publisher: string, eans: Set<string>): string {
  const prefix =
    kind === "Dvd" ? (DVD_PREFIX[publisher] ?? "376012") : kind === "Goods" ? "376099" : `9782${ISBN_PREFIX[publisher] ?? "490"}`;
  for (;;) {
    let body = prefix;
    while (body.length < 12) body += String(random.int(10));
    const ean = body + eanCheckDigit(body);
    if (eans.has(ean)) continue;
    eans.add(ean);
    return ean;
  }
}

/** Creates new editions published in the weeks after `now`: the shop's « à paraître ». */
function makeForthcoming(random: Random, now: Date, products: readonly DemoProduct[], eans: Set<string>): DemoProduct[] {
  const proust = products.find((product) => product.title === "Le Temps retrouvé");
  const others = products.filter((product, index) => product !== proust && product.kind !== "Dvd" && index % 29 === 7);
  return [...(proust ? [proust] : []), ...others].map((product, index) => ({
    ...product,
    id: products.length + 1 + index,
    ean: index === 0 ? takeProust(random, product, eans) : newEan(random, product.kind, product.publishers[0] ?? "", eans),
    editions: ["Nouvelle édition"],
    releaseDate: day(now, index === 0 ? 12 : 3 + index * 5),
    priceWithTaxCents: index === 0 ? 1250 : product.priceWithTaxCents + 100,
    stock: 0,
    availability: "10" as const,
    shelf: null,
    isVisible: true,
    isSigned: false,
  }));
}

function takeProust(random: Random, product: DemoProduct, eans: Set<string>): string {
  const ean = "9782073004185";
  if (!isEan13(ean) || eans.has(ean)) return newEan(random, product.kind, product.publishers[0] ?? "", eans);
  eans.add(ean);
  return ean;
}

const GOODS: readonly (readonly [string, number])[] = [
  ["Sac en toile Librairie du Quai", 1200],
  ["Carte-cadeau 20 €", 2000],
  ["Carte-cadeau 50 €", 5000],
  ["Carnet ligné, couverture bleue", 890],
  ["Affiche du festival, 40 × 60 cm", 1500],
  ["Marque-page en cuir", 950],
];

function makeGoods(now: Date, offset: number, eans: Set<string>): DemoProduct[] {
  return GOODS.map(([title, priceWithTaxCents], index) => {
    const body = `37609900000${index}`;
    const ean = body + eanCheckDigit(body);
    eans.add(ean);
    return {
      id: offset + 100 + index,
      ean,
      subEan: null,
      title,
      authors: [],
      publishers: ["Librairie du Quai"],
      suppliers: ["Atelier maison"],
      collections: [],
      editions: [],
      series: [],
      categories: ["Papeterie et cadeaux"],
      classifications: [],
      clil: [],
      thema: [],
      languages: [],
      duration: null,
      publics: ["Tout public"],
      kind: "Goods" as const,
      releaseDate: day(now, -900 - index * 30),
      stock: 10 + index * 7,
      priceWithTaxCents,
      taxRate: taxRates.goods,
      availability: "21" as const,
      shelf: `K-0${index + 1}`,
      isVisible: true,
      isCustom: true,
      isSigned: false,
      summary: null,
      pages: null,
      weight: 120,
      height: null,
      width: null,
      thickness: null,
      variations: [],
    };
  });
}
