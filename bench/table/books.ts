/** A row of the benchmark: eight values, as in a catalogue list. */
export interface Book {
  ean: string;
  title: string;
  author: string;
  publisher: string;
  /** Euro cents. */
  price: number;
  stock: number;
  /** Milliseconds since 1970. */
  published: number;
  status: string;
}

const titles = [
  "L’Étranger",
  "La Peste",
  "L’Amant",
  "Capitale de la douleur",
  "Les Années",
  "Mémoires d’Hadrien",
  "La Vie mode d’emploi",
  "Nadja",
];
const authors = [
  "Albert Camus",
  "Marguerite Duras",
  "Paul Éluard",
  "Annie Ernaux",
  "Marguerite Yourcenar",
  "Georges Perec",
  "André Breton",
];
const publishers = ["Gallimard", "Minuit", "Plon", "Hachette", "Seuil"];
const statuses = ["Disponible", "À paraître", "Épuisé", "En réimpression"];

/** The EAN of the first row; each of the others adds one. */
export const FIRST_EAN = 9_782_000_000_000;
/** The cheapest book, of which there is one: after sorting by price it is the first. */
export const CHEAPEST = 50;

/** The same books at every call. */
export function makeBooks(count: number): Book[] {
  let state = 20261121;
  // mulberry32
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const books = Array.from({ length: count }, (_, index) => ({
    ean: String(FIRST_EAN + index),
    title: `${oneOf(titles)} ${index + 1}`,
    author: oneOf(authors),
    publisher: oneOf(publishers),
    price: 400 + Math.floor(random() * 4000),
    stock: Math.floor(random() * 40),
    published: Date.UTC(1950 + Math.floor(random() * 76), Math.floor(random() * 12), 1 + Math.floor(random() * 28)),
    status: oneOf(statuses),
  }));
  const cheapest = books[Math.floor(count * 0.7)];
  if (cheapest) cheapest.price = CHEAPEST;
  return books;
}

const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
const days = new Intl.DateTimeFormat("fr-FR", { timeZone: "UTC" });
export const writePrice = (price: number) => euros.format(price / 100);
export const writeDay = (time: number) => days.format(time);
