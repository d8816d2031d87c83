import { dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as french } from "@zxcvbn-ts/language-fr";
import type { Sentence } from "../contract/refusals.ts";
import type { Ports } from "../ports.ts";

/** The published password of every demo account; rejected outside of the demo. */
export const DEMO_PASSWORD = "reserve-demo-2026";

/** Personal facts that a password must not contain. */
export interface PasswordOwner {
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Name of the shop. */
  shop: string;
  isDemo: boolean;
}

/** Returns the names of this installation that a password must not contain. */
export function installationOf({ variant, settings }: Pick<Ports, "variant" | "settings">): Pick<PasswordOwner, "shop" | "isDemo"> {
  return { shop: variant.title, isDemo: settings.environment === "demo" };
}

/** Returns why a password is rejected, or null. No composition rules: minimum length, no common passwords, and no data known to others. */
export function passwordFault(password: string, owner: PasswordOwner): Sentence | null {
  if ([...password].length < 12) return { fr: "Au moins 12 caractères.", en: "At least 12 characters." };
  if (owner.isDemo && password === DEMO_PASSWORD) return null;
  // Longer text is no longer a word, and slow to check.
  const plain = fold(password.slice(0, 200));
  const cores = coresOf(plain);
  const words = wordsOf(owner);
  if (cores.some((core) => isMadeOf(core, words))) {
    return {
      fr: "Ce mot de passe ressemble trop au nom de la personne ou de la librairie.",
      en: "This password is too much like the name of the person or of the shop.",
    };
  }
  if (cores.some(isKnown) || isKnown(plain.replaceAll(/[^a-z\d]/g, ""))) {
    return {
      fr: "Ce mot de passe est trop connu. Choisissez plutôt une phrase.",
      en: "This password is too well known. Choose a phrase instead.",
    };
  }
  return null;
}

// Missing in the lists: this product's own names, and keyboard runs.
const OWN =
  `${DEMO_PASSWORD} reserve reservedemo demo librairie libraire administrateur azertyuiopqsdf aqwzsxedcrfv qwertyuiopas abcdefghijkl
  abcdefghijklm 1q2w3e4r5t6y 1qaz2wsx3edc zaq12wsxcde3 changemenow changeme 123456789012 1234567890123 0123456789012 098765432109`.split(
    /\s+/,
  );

let cached: ReadonlySet<string> | null = null;

/** Returns some 80,000 passwords and French words and first names, folded like passwords. */
function knownWords(): ReadonlySet<string> {
  cached ??= new Set(
    [...OWN, ...common["passwords-common"], ...french["commonWords-fr"], ...french["firstnames-fr"]]
      .flatMap(spellingsOf)
      .filter((word) => word.length >= 3),
  );
  return cached;
}

function spellingsOf(listed: string): string[] {
  if (/^[a-z]+$/.test(listed)) return [listed];
  const word = fold(listed);
  return [word.replaceAll(/[^a-z\d]/g, ""), withoutLeet(word, "l")];
}

/** Returns whether a core is a listed word, once or repeated; only digits and symbols; or a short repeated text. */
function isKnown(core: string): boolean {
  const unit = /^(.+?)\1*$/.exec(core)?.[1] ?? "";
  return core === "" || knownWords().has(core) || (unit.length < core.length && (unit.length <= 3 || knownWords().has(unit)));
}

/** Returns the text in lower case, without accents, ligatures or combining marks. */
function fold(text: string): string {
  return text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "").replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("’", "'");
}

const LEET: Record<string, string> = { 0: "o", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s", "€": "e" };

/** Returns the text with digits and signs replaced by the letters they imitate; `one` is the letter for 1. */
function withoutLeet(text: string, one: "l" | "i"): string {
  return text.replaceAll(/[034571@$€]/g, (sign) => LEET[sign] ?? one).replaceAll(/[^a-z]/g, "");
}

/** Returns the cores of a password: without leading and trailing digits and signs, leet spelling and articles. */
function coresOf(plain: string): string[] {
  const [start, end] = [/^[^a-z]+/, /[^a-z]+$/];
  const [startSigns, endSigns] = [/^[^a-z\d@$€]+/, /[^a-z\d@$€]+$/];
  const trimmed = [
    plain.replace(start, "").replace(end, ""),
    plain.replace(startSigns, "").replace(end, ""),
    plain.replace(start, "").replace(endSigns, ""),
    plain.replace(startSigns, "").replace(endSigns, ""),
  ];
  const bare = trimmed.map((text) => text.replace(/^(?:[ldjmtsnc]|qu)'/, ""));
  return [...new Set([...trimmed, ...bare].flatMap((text) => [withoutLeet(text, "l"), withoutLeet(text, "i")]))];
}

/** Returns the words of the owner's names, e-mail address and shop, longest first. */
function wordsOf({ userName, email, firstName, lastName, shop }: PasswordOwner): string[] {
  const words = [userName, email, firstName, lastName, shop].flatMap((text) => [text, ...fold(text).split(/[^a-z\d]+/)]);
  return [...new Set(words.map((word) => withoutLeet(fold(word), "l")))]
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
}

/** Returns whether fewer than six letters remain without these words. */
function isMadeOf(core: string, words: readonly string[]): boolean {
  const rest = words.reduce((text, word) => text.replaceAll(word, ""), core);
  return rest.length < core.length && rest.length < 6;
}
