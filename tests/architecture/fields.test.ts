import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { withoutComments } from "./words.ts";

// A form is not sent while one of its fields shows an error of its own: the field is known to the form around it, and that form is ours.
// Each field is tested in apps/console/src/shared/form/red-fields.test.tsx.

const root = join(import.meta.dirname, "..", "..");
const read = (pattern: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(pattern, { cwd: root })
      .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
      .map((file) => [file, withoutComments(readFileSync(join(root, file), "utf8"))]),
  );
const designSystem = read("packages/design-system/src/**/*.tsx");
const console = read("apps/console/src/**/*.tsx");

const isRegistered = (text: string) => /\buse(Typed|Written|WrittenDay|RegisteredField)\(/.test(text);
const registered = [...designSystem].filter(([, text]) => isRegistered(text)).map(([file]) => basename(file, ".tsx"));

/** Fields with an error of their own that need not be registered with a form, with the reason. */
const alone: Readonly<Record<string, string>> = {
  "files/FileUrl.tsx": "Its own button takes the URL; until then there is none, and the form has nothing of it.",
  "filters/SavedViews.tsx": "The page shows the error of the name, and saves the view.",
  "rich-text/dialogs.tsx": "A dialog with a button of its own, which refuses.",
};

/** Fields outside of any form, because nothing is sent: an invalid value counts as none, and the field shows its error. */
const live: Readonly<Record<string, string>> = {
  "shared/list/ListFilters.tsx": "A filter in error does not filter.",
  "features/till/TillScreen.tsx": "The day that is shown stays until another one is whole.",
  "features/targets/analysis/AnalysisTerms.tsx": "Nothing is analysed until both days are there.",
};

describe("fields with an error of their own", () => {
  it("are all in the table of red-fields.test.tsx", () => {
    const table = readFileSync(join(root, "apps/console/src/shared/form/red-fields.test.tsx"), "utf8");
    const proven = new Set([...table.matchAll(/^ {2}"?(\w+)(?:, [^"]+")?: kind\(/gm)].map(([, name]) => name));
    // A filter is not saved.
    const missing = registered.filter((name) => !proven.has(name) && name !== "DateRangePicker");
    expect(missing).toEqual([]);
    expect(registered.length).toBeGreaterThan(10);
  });

  it("are registered with the form around them", () => {
    const own = [...designSystem].filter(
      ([file, text]) =>
        /\berror=\{(?!(?:\w+\.)?error\})/.test(text) && !isRegistered(text) && !(relative("packages/design-system/src", file) in alone),
    );
    expect(own.map(([file]) => file)).toEqual([]);
  });

  it("are in a form of the design system wherever something is sent", () => {
    const field = new RegExp(`<(${[...registered, "MoneyPair"].join("|")})\\b`);
    const importersOf = (file: string) =>
      [...console].filter(([other, text]) =>
        [...text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].some(([, path = ""]) => join(dirname(other), path) === file),
      );
    const isInForm = (file: string, text: string, seen: readonly string[] = []): boolean => {
      if (/<(Form|RecordForm|SectionForm|Confirmation)\b/.test(text) || relative("apps/console/src", file) in live) return true;
      const importers = importersOf(file).filter(([other]) => !seen.includes(other));
      return importers.length > 0 && importers.every(([other, words]) => isInForm(other, words, [...seen, file]));
    };
    const using = [...console].filter(([, text]) => field.test(text));
    expect(using.length).toBeGreaterThan(15);
    expect(using.filter(([file, text]) => !isInForm(file, text)).map(([file]) => file)).toEqual([]);
  });

  it("are in no form that the browser submits itself", () => {
    const native = [...designSystem, ...console].filter(([, text]) => /<form\b/.test(text)).map(([file]) => file);
    // The confirmation dialog has its own registry; a scan is no field of a form.
    expect(native.sort()).toEqual(["packages/design-system/src/dialog/Dialog.tsx", "packages/design-system/src/picking/ScanBar.tsx"]);
  });
});
