import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { missingStories, obligatoryStories, privateWordFaults, withoutComments, wordFaults } from "./words.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const files = globSync(["apps/*/src/**/*.{ts,tsx}", "packages/*/src/**/*.{ts,tsx}", "clients/*/*.ts"], {
  cwd: root,
  exclude: (path) => path.includes("node_modules") || path.includes("generated"),
}).map((file) => file.replaceAll("\\", "/"));
const screens = files.filter((file) => /^apps\/console\/src\/.*Screen\.tsx$/.test(file));

describe("forbidden words by kind of file", () => {
  test("no file contains a word that is forbidden for its kind", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => wordFaults(file, read(file)))).toEqual([]);
  });

  test.each(screens)("%s has its obligatory stories", (file) => {
    const screen = basename(file, ".tsx");
    const beside = file.replace(/\.tsx$/, ".stories.tsx");
    const stories = files.includes(beside) ? read(beside) : "";
    expect(missingStories(screen, stories), `${beside} must export ${obligatoryStories(screen).join(", ")}`).toEqual([]);
  });
});

describe("private words", () => {
  test("are in no name", () => {
    const all = [...files, ...globSync(["tests/**/*.{ts,tsx,mjs}", ".storybook/**/*.{ts,tsx}", "scripts/**/*.mjs"], { cwd: root })];
    const watched = all.map((file) => file.replaceAll("\\", "/")).filter((file) => !/\.test\.tsx?$|architecture\/words\.ts$/.test(file));
    expect(watched.length).toBeGreaterThan(900);
    expect(watched.flatMap((file) => privateWordFaults(file, read(file)))).toEqual([]);
  });

  test.each([
    ["packages/workflows/src/ship.machine.ts", "const wish = null;"],
    ["apps/console/src/shared/drafts.ts", 'export { readKept } from "./storage.ts";'],
    ["apps/api/src/start.ts", "function start(house: unknown) {}"],
    ["apps/console/src/app/late.ts", "export const parts = [];"],
    ["apps/console/src/shared/kept.ts", ""],
    ["apps/api/src/platform/node/address.ts", ""],
    ["apps/api/src/areas/orders/commands/return-items.ts", "const held = await lockDocument(db, id);"],
    ["apps/console/src/shared/Progress.tsx", "function tellProgress() {}"],
    ["packages/domain/src/customer.ts", "export const findDoubles = 1;"],
    ["apps/api/src/areas/posts/posts.store.ts", "const told = 1;"],
    ["apps/console/src/features/health/fix.ts", "const cureOf = 1;"],
    ["apps/api/src/platform/said.ts", ""],
    ["apps/api/src/areas/orders/orders.words.ts", ""],
  ])("are found in %s: %s", (file, code) => expect(privateWordFaults(file, code)).toHaveLength(1));

  test.each([
    ["packages/domain/src/order/release.ts", "export const isLate = true; const desktop = 1;"],
    ["apps/api/src/areas/orders/orders.store.ts", '// What is kept.\nconst text = "kept"; const text2 = `a wish`; const noted = "told";'],
    ["apps/console/src/shared/PostalAddress.tsx", "const address = null;"],
    ["apps/api/src/areas/orders/commands/order-undo.ts", "const { told } = effects;"],
    ["apps/console/src/shared/rights.ts", "const right = 1; const mayPut = 2; const given = { have: 3 }; const words = 4;"],
  ])("are not found in %s: %s", (file, code) => expect(privateWordFaults(file, code)).toEqual([]));
});

const fixtures: readonly (readonly [file: string, code: string])[] = [
  ["packages/design-system/src/fields/A.styles.ts", "if (isOdd) paint();"],
  ["packages/design-system/src/fields/A.styles.ts", 'import { can } from "@reserve/domain";'],
  ["packages/design-system/src/fields/A.styles.ts", "const Box = styled.div`\n  /* Never wider. */\n  min-width: 0;\n`;"],
  ["apps/console/src/features/orders/OrderScreen.tsx", 'const x = await fetch("/api");'],
  ["apps/console/src/features/orders/OrderScreen.tsx", "const Box = styled.div``;"],
  ["apps/console/src/features/orders/OrderScreen.tsx", 'client.invalidateQueries({ queryKey: ["orders"] });'],
  ["apps/console/src/features/orders/OrderScreen.tsx", 'return <Badge color="#c00" />;'],
  ["apps/console/src/features/orders/OrderScreen.tsx", "return <p>Commande expédiée</p>;"],
  ["apps/console/src/features/orders/CommentForm.tsx", 'const label = "Écrire un mot";'],
  ["apps/console/src/features/orders/orders.queries.ts", 'import { useState } from "react";'],
  ["apps/console/src/features/orders/orders.queries.ts", 'const name = t("orders:title");'],
  ["packages/workflows/src/ship.machine.ts", "const at = Date.now();"],
  ["packages/workflows/src/ship.machine.ts", "const at = new Date();"],
  ["packages/workflows/src/ship.machine.ts", 'const answer = fetch("/x");'],
  ["apps/api/src/areas/orders/orders.handlers.ts", "const rows = await db.execute(sql`select 1`);"],
  ["apps/api/src/areas/orders/orders.routes.ts", 'export const handlers: AreaHandlers<"orders"> = {};'],
  ["apps/api/src/areas/orders/papers.ts", "export const paperHandlers = { printDocument: async () => ({}) };"],
  ["apps/api/src/areas/orders/orders.store.ts", "throw refuse({ status: 404 });"],
  ["apps/api/src/areas/orders/orders.store.ts", 'return new Response("no");'],
  ["apps/console/src/features/orders/OrderScreen.stories.tsx", 'canvas.getByTestId("ship");'],
  ["apps/console/src/features/orders/OrderScreen.stories.tsx", 'expect(button).toHaveClass("primary");'],
  ["clients/bookshop/variant.ts", "const isOdd = a && b;"],
  ["apps/console/src/features/orders/useShip.ts", "queryClient.invalidateQueries();"],
  ["apps/console/src/shared/flags.ts", 'if (client === "bookshop") show();'],
  ["apps/console/src/shared/paint.ts", 'import { styled } from "styled-components";'],
];

describe("the word test finds", () => {
  test.each(fixtures)("%s: %s", (file, code) => {
    expect(wordFaults(file, code)).not.toEqual([]);
  });

  test("comments may contain words that code may not", () => {
    const code = '// Expédiée, fetch("/x")\n/* styled.div`` */\nconst url = "https://example.org"; // é';
    expect(wordFaults("apps/console/src/features/orders/OrderScreen.tsx", code)).toEqual([]);
    expect(withoutComments(code).split("\n")).toHaveLength(3);
    expect(withoutComments(code)).toContain("https://example.org");
    expect(
      wordFaults("packages/design-system/src/fields/A.styles.ts", "/* Never wider. */\nconst Box = styled.div`min-width: 0;`;"),
    ).toEqual([]);
  });

  test("a screen without its stories", () => {
    expect(missingStories("OrderListScreen", "export const Loaded = {};\nexport const Empty = {};")).toEqual([
      "Loading",
      "Failed",
      "Forbidden",
    ]);
    expect(missingStories("OrderScreen", "// export const Loaded")).toEqual(["Loaded", "NotFound", "Forbidden", "Rejected", "Conflict"]);
    expect(
      missingStories("ProductScreen", "export const Loaded = {}, x = 1;\nexport const NotFound = {};\nexport const Forbidden = {};"),
    ).toEqual([]);
  });
});
