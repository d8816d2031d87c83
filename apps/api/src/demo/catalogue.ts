import { type AvailabilityCode, eanCheckDigit, type ProductKind, taxRates } from "@reserve/domain";
import { adjectives, feminine, forenames, masculine, places, publishers, surnames, syllables } from "./catalogue-words.ts";
import { createRandom, type Random } from "./random.ts";
import type { DemoProduct } from "./rows.ts";

const BATCH = 1000;
/** Number of generated unique names, beside the common ones: a catalogue contains far more words than a dictionary. */
const MADE_NAMES = 80_000;
/** Coprime with the number of available numbers: each position has a unique number, and neighbours are far apart. */
const STRIDE = 61_803_399;
const NUMBERS = 100_000_000;

/** First id and batch size of a catalogue. */
export interface CatalogueOptions {
  firstId?: number;
  batchSize?: number;
  /** EANs that are already in use. */
  taken?: ReadonlySet<string>;
}

/**
 * Yields `count` titles of a French bookshop's catalogue in batches: common words and publishers far more often than rare ones, names that occur
 * once, recent years and small stocks, as in the trade's feed. The same seed generates the same titles.
 */
export function* generateCatalogue(
  count: number,
  seed: number,
  { firstId = 1, batchSize = BATCH, taken = new Set() }: CatalogueOptions = {},
): Generator<DemoProduct[]> {
  const random = createRandom(seed);
  for (let done = 0; done < count; done += batchSize) {
    yield Array.from({ length: Math.min(batchSize, count - done) }, (_, index) =>
      makeTitle(random, firstId + done + index, done + index, taken),
    );
  }
}

/** Subjects of a title in both schemes: CLIL and Thema. */
const subjects = [
  { clil: ["3442"], thema: ["FB"] },
  { clil: ["3443"], thema: ["FB"] },
  { clil: ["3771"], thema: ["XAK"] },
  { clil: ["3080"], thema: ["J"] },
  { clil: ["3000"], thema: ["YP"] },
  { clil: [], thema: ["YF"] },
  { clil: [], thema: [] },
];

function subjectsOf(ean: string): { clil: string[]; thema: string[] } {
  const { clil, thema } = subjects[Number(ean.slice(-2)) % subjects.length] ?? { clil: [], thema: [] };
  return { clil: [...clil], thema: [...thema] };
}

function makeTitle(random: Random, id: number, position: number, taken: ReadonlySet<string>): DemoProduct {
  const kind = random.weighted<ProductKind>({ Book: 80, Comic: 11, Dvd: 5, Press: 2, Goods: 2 });
  const [publisher, ...collections] = common(random, publishers);
  const ean = [position, position + NUMBERS / 2].map((number) => eanOf(kind, number)).find((one) => !taken.has(one));
  if (!ean) throw new Error(`no EAN is left for title ${position}`);
  const year = 2026 - Math.floor(60 * skewed(random, 2));
  const availability = random.weighted<AvailabilityCode>({ 21: 48, 20: 12, 40: 16, 51: 14, 41: 3, 32: 3, 10: 2, 11: 1, 12: 1 });
  const isPocket = random.chance(0.4);
  return {
    id,
    ean,
    subEan: null,
    title: titleOf(random, kind),
    authors: Array.from({ length: random.chance(0.82) ? 1 : random.between(2, 3) }, () => person(random)),
    publishers: [publisher],
    suppliers: [random.pick(["Sodis", "Hachette Distribution", "Interforum", "Union Distribution", "MDS"])],
    collections: random.chance(0.7) ? [common(random, collections)] : [],
    editions: [isPocket ? `Poche, ${year}` : String(year)],
    series: [],
    categories: [random.pick(["Romans français", "Romans étrangers", "Essais", "Jeunesse", "Bandes dessinées", "Sciences", "Pratique"])],
    classifications: [random.pick(["3442 Romans", "3771 Bandes dessinées", "3080 Sciences humaines", "3000 Scolaire", "3603 Jeunesse"])],
    publics: [random.chance(0.2) ? "Jeunesse" : "Adultes"],
    kind,
    releaseDate: `${year}-${String(random.between(1, 12)).padStart(2, "0")}-${String(random.between(1, 28)).padStart(2, "0")}`,
    stock: random.chance(0.88) ? 0 : random.between(1, 12),
    priceWithTaxCents: (isPocket ? random.between(5, 12) : random.between(9, 45)) * 100 + random.pick([0, 50, 90, 95]),
    taxRate: kind === "Press" ? taxRates.press : kind === "Dvd" || kind === "Goods" ? taxRates.goods : taxRates.book,
    availability,
    shelf: null,
    summary: null,
    pages: random.between(48, 720),
    weight: random.between(90, 1200),
    height: isPocket ? 178 : 220,
    width: isPocket ? 110 : 140,
    thickness: random.between(8, 45),
    variations: [],
    isSigned: false,
    isVisible: random.chance(0.97),
    isCustom: random.chance(0.004),
    ...subjectsOf(ean),
    languages: [Number(ean.slice(-3)) % 25 === 0 ? "eng" : "fre"],
    duration: kind === "Dvd" ? 60 + (Number(ean.slice(-3)) % 100) : null,
  };
}

function eanOf(kind: ProductKind, position: number): string {
  const body = `${kind === "Dvd" || kind === "Goods" ? "3760" : "9782"}${String((position * STRIDE) % NUMBERS).padStart(8, "0")}`;
  return body + eanCheckDigit(body);
}

function titleOf(random: Random, kind: ProductKind): string {
  const form = random.int(20);
  const volume = kind === "Comic" ? `, tome ${random.between(1, 24)}` : random.chance(0.05) ? `. Tome ${random.between(1, 4)}` : "";
  return capital(wordsOf(random, form)) + volume;
}

function wordsOf(random: Random, form: number): string {
  const one = noun(random);
  const other = noun(random);
  switch (form) {
    case 0:
    case 1:
      return the(one);
    case 2:
    case 3:
    case 4:
      return `${the(one)} ${common(random, adjectives)[one.isFeminine ? 1 : 0]}`;
    case 5:
    case 6:
    case 7:
      return `${the(one)} ${ofThe(other)}`;
    case 8:
      return `${the(one)} ${of(common(random, places))}`;
    case 9:
      return `${one.isFeminine ? "une" : "un"} ${one.word} à ${common(random, places)}`;
    case 10:
      return `${the(one)} et ${the(other)}`;
    case 11:
      return `${the(one)} ${of(madeName(random))}`;
    case 12:
      return `${random.pick(forenames)} et ${the(one)}`;
    case 13:
      return `${madeName(random)}, ${one.word} ${ofThe(other)}`;
    case 14:
      return `petit guide ${ofThe(one)}`;
    case 15:
      return `${the(one)} sans ${other.word}`;
    case 16:
      return `dans ${the(one)} ${ofThe(other)} ${of(madeName(random))}`;
    case 17:
      return `histoire ${ofThe(one)} de ${random.between(1789, 2025)} à nos jours`;
    case 18:
      return `${random.pick(["tout sur", "apprendre", "comprendre", "aimer", "dessiner", "raconter"])} ${the(one)}`;
    default:
      return `${person(random)} : ${the(one)} ${ofThe(other)}`;
  }
}

interface Noun {
  word: string;
  isFeminine: boolean;
}

function noun(random: Random): Noun {
  const isFeminine = random.chance(0.5);
  return { word: common(random, isFeminine ? feminine : masculine), isFeminine };
}

const VOWEL = /^[aeiouyéèêâîôûœæh]/i;

function the({ word, isFeminine }: Noun): string {
  return VOWEL.test(word) ? `l’${word}` : `${isFeminine ? "la" : "le"} ${word}`;
}

function ofThe(noun: Noun): string {
  return noun.isFeminine || VOWEL.test(noun.word) ? `de ${the(noun)}` : `du ${noun.word}`;
}

function of(name: string): string {
  return VOWEL.test(name) ? `d’${name}` : `de ${name}`;
}

function person(random: Random): string {
  return `${common(random, forenames)} ${random.chance(0.35) ? common(random, surnames) : madeName(random)}`;
}

/** Returns one of the generated names, the first ones more often. */
function madeName(random: Random): string {
  let number = Math.floor(MADE_NAMES * skewed(random, 2));
  const part = (list: readonly string[]) => {
    const chosen = list[number % list.length] ?? "";
    number = Math.floor(number / list.length);
    return chosen;
  };
  const first = part(syllables.first);
  const last = part(syllables.last);
  return first + (number === 0 ? "" : part(syllables.middle)) + last;
}

/** Returns one of the values, the first ones more often. */
function common<T>(random: Random, values: readonly T[]): T {
  const value = values[Math.floor(values.length * skewed(random, 1.8))];
  if (value === undefined) throw new Error("nothing to choose from");
  return value;
}

/** Returns a number from 0 to 1, small ones more often. */
function skewed(random: Random, power: number): number {
  return (random.int(1_000_003) / 1_000_003) ** power;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
