import { execFile } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nounOf } from "../../scripts/lib/new-texts.mjs";
import { publishedFaults, storiesIn } from "./stories.ts";
import { missingStories, wordFaults } from "./words.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
let folder = "";

const plop = (...answers: string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(root, "node_modules/plop/bin/plop.js"), "--plopfile", join(root, "plopfile.mjs"), "--dest", folder, "--no-progress", ...answers],
    { cwd: root },
  );
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const files = () => globSync("**/*.{ts,tsx,sql,json}", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));
const withoutMinute = (file: string) => file.replace(/\/20\d{10}_/, "/<minute>_");

const FRENCH = ["club de lecture", "clubs de lecture", "m"];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "reserve-generated-"));
  mkdirSync(join(folder, "packages/design-system/src"), { recursive: true });
  writeFileSync(join(folder, "packages/design-system/src/index.ts"), "");
  await plop("screen", "discounts", "DiscountList", "listMails");
  await plop("screen", "discounts", "Discount", "getProduct");
  await plop("form", "discounts", "Discount", "createRole", "updateRole", "deleteRole");
  await plop("component", "status", "PriceTag");
  await plop("area", "reading-clubs", "reading-club", "Permission.BackOffice.Public.DiscountManage", "/public/readingClub", ...FRENCH);
  await plop("machine", "campaign-sending");
  await plop("client", "petite-maison");
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("generated code", () => {
  test("has all files of its kind", () => {
    expect(files().map(withoutMinute).sort()).toEqual(
      [
        "apps/api/migrations/<minute>_reading_clubs_table.sql",
        ...["handlers", "store", "tables", "test"].map((role) => `apps/api/src/areas/reading-clubs/reading-clubs.${role}.ts`),
        "apps/console/src/app/locales/en.json",
        "apps/console/src/app/locales/fr.json",
        ...[
          "DiscountForm.tsx",
          "DiscountMargin.tsx",
          "discount-list.columns.ts",
          "DiscountListScreen.stories.tsx",
          "DiscountListScreen.tsx",
          "DiscountScreen.stories.tsx",
          "DiscountScreen.tsx",
        ].map((name) => `apps/console/src/features/discounts/${name}`),
        ...["discount-list", "discount"].flatMap((name) =>
          ["queries", "routes"].map((role) => `apps/console/src/features/discounts/${name}.${role}.ts`),
        ),
        "apps/console/src/features/discounts/discounts.texts.d.ts",
        "apps/console/src/features/discounts/locales/discounts.en.json",
        "apps/console/src/features/discounts/locales/discounts.fr.json",
        ...[
          "ReadingClubForm.tsx",
          "ReadingClubListScreen.stories.tsx",
          "ReadingClubListScreen.tsx",
          "ReadingClubMargin.tsx",
          "ReadingClubScreen.stories.tsx",
          "ReadingClubScreen.tsx",
          "locales/reading-clubs.en.json",
          "locales/reading-clubs.fr.json",
          "reading-clubs.columns.ts",
          "reading-clubs.queries.ts",
          "reading-clubs.routes.ts",
          "reading-clubs.texts.d.ts",
          "story-records.ts",
        ].map((name) => `apps/console/src/features/reading-clubs/${name}`),
        "clients/petite-maison/package.json",
        "clients/petite-maison/variant.ts",
        "packages/design-system/src/index.ts",
        ...["PriceTag.stories.tsx", "PriceTag.styles.ts", "PriceTag.tsx"].map((name) => `packages/design-system/src/status/${name}`),
        "packages/workflows/src/campaign-sending.machine.test.ts",
        "packages/workflows/src/campaign-sending.machine.ts",
      ].sort(),
    );
  });

  test("passes the word test, leaves no placeholder, and a screen has its stories", () => {
    expect(files().flatMap((file) => wordFaults(file, read(file)))).toEqual([]);
    // A number in a catalogue is a placeholder of i18next.
    expect(files().filter((file) => /\{\{[#/\w]/.test(read(file).replaceAll(/\{\{(?:count(?:, number)?|name)\}\}/g, "")))).toEqual([]);
    for (const [feature, screen] of [
      ["discounts", "DiscountList"],
      ["discounts", "Discount"],
      ["reading-clubs", "ReadingClubList"],
      ["reading-clubs", "ReadingClub"],
    ]) {
      const stories = read(`apps/console/src/features/${feature}/${screen}Screen.stories.tsx`);
      expect(missingStories(`${screen}Screen`, stories)).toEqual([]);
      expect(publishedFaults(stories)).toEqual([]);
      expect(storiesIn(stories).silent).toEqual([]);
    }
  });

  test("a component is in its French family, with a French name for its first story", () => {
    const stories = read("packages/design-system/src/status/PriceTag.stories.tsx");
    expect(stories).toContain('title: "États/Price tag (PriceTag)"');
    expect(publishedFaults(stories)).toEqual([]);
  });

  test("keeps what two runs share: the texts of both screens, the index of components", () => {
    expect(Object.keys(JSON.parse(read("apps/console/src/features/discounts/locales/discounts.fr.json")) as object)).toEqual([
      "discountList",
      "discount",
    ]);
    expect(JSON.parse(read("apps/console/src/app/locales/en.json"))).toMatchObject({
      screen: { discountList: "Discount list", discount: "Discount" },
    });
    expect(read("packages/design-system/src/index.ts")).toContain('export { PriceTag } from "./status/PriceTag.tsx";');
  });

  test("an area has French names with their articles", () => {
    const texts = JSON.parse(read("apps/console/src/features/reading-clubs/locales/reading-clubs.fr.json")) as Record<string, object>;
    expect(texts["readingClub"]).toMatchObject({
      new: "Nouveau club de lecture",
      margin: "À côté du club de lecture",
      createdAt: "Créé le",
    });
    expect(JSON.parse(read("apps/console/src/app/locales/fr.json"))).toMatchObject({
      screen: { readingClubs: "Clubs de lecture", readingClub: "Club de lecture" },
    });
  });

  test.each([
    ["abeille", "f", "Nouvelle abeille", "l’abeille", "de l’abeille", "Cette abeille"],
    ["auteur", "m", "Nouvel auteur", "l’auteur", "de l’auteur", "Cet auteur"],
    ["fiche", "f", "Nouvelle fiche", "la fiche", "de la fiche", "Cette fiche"],
    ["tarif", "m", "Nouveau tarif", "le tarif", "du tarif", "Ce tarif"],
  ])("the forms of « %s » (%s)", (one, gender, ...forms) => {
    const { fr } = nounOf([one, `${one}s`, gender], { one: "x", many: "xs" });
    expect([fr.new, fr.the, fr.ofThe, fr.thisOne]).toEqual(forms);
  });

  test("an area without a known claim is refused in one sentence", async () => {
    const output = await plop("area", "teas", "tea", "Permission.BackOffice.Cms.Tea", "/cms/tea", "thé", "thés", "m").then(
      () => "",
      (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
    );
    expect(output).toContain("Permission.BackOffice.Cms.Tea is not in packages/domain/src/claims.ts.");
  });

  test("is never written a second time", async () => {
    writeFileSync(join(folder, "clients/petite-maison/variant.ts"), "// mine");
    const failure = await plop("client", "petite-maison").then(
      () => "",
      (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
    );
    expect(failure).toContain("is there already");
    expect(read("clients/petite-maison/variant.ts")).toBe("// mine");
  });
});
