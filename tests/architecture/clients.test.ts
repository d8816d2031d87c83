import { globSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ClientVariant, flagNames, type TextTree } from "@reserve/client-variant";
import { countryCodes } from "@reserve/domain";
import { describe, expect, it } from "vitest";
import { VARIANTS } from "../../apps/api/src/platform/node/variants.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const clients: ClientVariant[] = Object.values(VARIANTS);

/** Every text of a language by `namespace:key`, as the console loads them. */
function catalogue(language: "fr" | "en"): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of globSync("apps/console/src/**/locales/*.json", { cwd: root })) {
    const [, namespace, of] = /([^/]+)\/locales\/(?:[\w-]+\.)?(\w+)\.json$/.exec(file) ?? [];
    if (of !== language) continue;
    for (const [key, text] of leaves(JSON.parse(readFileSync(root + file, "utf8")))) texts.set(`${namespace}:${key}`, text);
  }
  return texts;
}

function* leaves(tree: TextTree, path = ""): Generator<[string, string]> {
  for (const [key, value] of Object.entries(tree)) {
    const at = path ? `${path}.${key}` : key;
    if (typeof value === "string") yield [at, value];
    else yield* leaves(value, at);
  }
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name).sort();

describe("the clients", () => {
  it("are the folders of clients/, under their own names", () => {
    expect(Object.keys(VARIANTS).sort()).toEqual(readdirSync(`${root}clients`).sort());
    for (const [name, variant] of Object.entries(VARIANTS)) expect(variant.name).toBe(name);
  });

  it("decide every flag, and each flag has a sentence in both languages", () => {
    const words = [catalogue("fr"), catalogue("en")];
    let cells = 0;
    for (const flag of flagNames) {
      for (const texts of words) expect(texts.get(`health:flag.${flag}`), flag).toMatch(/^\p{Lu}.{20,}\.$/u);
      for (const { flags } of clients) {
        expect(flags[flag]).toBeTypeOf("boolean");
        cells += 1;
      }
      // A flag with the same value everywhere would be no choice.
      expect(new Set(clients.map(({ flags }) => flags[flag])).size, flag).toBe(2);
    }
    console.log(`clients: ${clients.length} × ${flagNames.length} flags = ${cells} decided, 0 open`);
  });

  it("have VAT rates of places that exist, each from a day on", () => {
    for (const { name, vat } of clients)
      for (const [place, dated] of Object.entries(vat.rates)) {
        expect([...countryCodes, "FR-20R", "XI"], name).toContain(place);
        expect(new Set(dated.map(({ from }) => from)).size, place).toBe(dated.length);
        for (const { from, ...rates } of dated) {
          expect(from, place).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
          expect(
            Object.values(rates).filter((rate) => rate < 0 || rate > 0.27),
            place,
          ).toEqual([]);
        }
      }
    // The rule with rates of other countries and the one without are both in use.
    expect(new Set(clients.map(({ vat }) => vat.isInOss)).size).toBe(2);
  });

  it("print labels only where they have an address of the sender", () => {
    for (const { name, flags, labelBaseUrl } of clients) expect(labelBaseUrl !== null, name).toBe(flags.generateLabels);
  });

  it("have French as first language; only the development setting offers English", () => {
    for (const { name, locales } of clients) {
      expect(locales[0].code, name).toBe("fr");
      expect(locales.map(({ code }) => code)).toEqual(name === "generic" ? ["fr", "en"] : ["fr"]);
      expect(locales[0].id).toBe(name === "cinema-library" ? 2 : 1);
    }
  });

  it("differ in title, footer and terms", () => {
    const distinct = (of: (variant: ClientVariant) => unknown) => new Set(clients.map((variant) => JSON.stringify(of(variant)))).size;
    expect(distinct(({ title }) => title)).toBe(clients.length);
    expect(distinct(({ footer }) => footer)).toBe(clients.length);
    expect(distinct(({ availabilities }) => Object.values(availabilities).map(({ label }) => label))).toBe(clients.length);
  });

  it("offer page sizes that the contract accepts, including the default", () => {
    const { components } = JSON.parse(readFileSync(`${root}packages/contract/src/openapi.json`, "utf8"));
    const taken: number[] = components.parameters.PageSize.schema.enum;
    for (const { pageSizes, defaultPageSize } of clients) {
      expect(pageSizes).toContain(defaultPageSize);
      expect(pageSizes.filter((size) => !taken.includes(size))).toEqual([]);
    }
  });

  it("override only texts of the console, with the same placeholders", () => {
    const own = catalogue("fr");
    const wrong: string[] = [];
    let count = 0;
    for (const { name, texts = {} } of clients) {
      for (const [locale, tree] of Object.entries(texts)) {
        for (const [namespace, keys] of Object.entries(tree)) {
          if (locale !== "fr" || typeof keys === "string")
            wrong.push(`${name}: ${locale}/${namespace} is no namespace of a language that it speaks`);
          else {
            for (const [key, text] of leaves(keys)) {
              count += 1;
              const original = own.get(`${namespace}:${key}`);
              if (original === undefined) wrong.push(`${name}: nothing uses ${namespace}:${key}`);
              else if (original === text) wrong.push(`${name}: ${namespace}:${key} is worded as everywhere`);
              else if (placeholders(original).join() !== placeholders(text).join())
                wrong.push(`${name}: ${namespace}:${key} has other placeholders`);
            }
          }
        }
      }
    }
    console.log(`wording: ${count} texts of clients, ${wrong.length} wrong`);
    expect(wrong).toEqual([]);
  });
});
