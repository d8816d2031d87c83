import { expect, test } from "vitest";
import { affectedBy } from "../../scripts/lib/affected.mjs";

const orders = "apps/console/src/features/orders";

test("a screen reaches its stories and the journeys that open it, and no other screen", async () => {
  const affected = await affectedBy([`${orders}/order/OrderScreen.tsx`]);
  expect(affected).toContain(`${orders}/order/OrderScreen.stories.tsx`);
  expect(affected).toContain("tests/e2e/orders.spec.ts");
  expect(affected).not.toContain("apps/console/src/features/customers/CustomerListScreen.stories.tsx");
  expect(affected).not.toContain("tests/e2e/screens.spec.ts");
  expect(affected.filter((file) => file.startsWith("apps/api/"))).toEqual([]);
});

test("a component of the design system reaches the files that import it by name, through the index file that re-exports it", async () => {
  const affected = await affectedBy(["packages/design-system/src/tree/Tree.tsx"]);
  expect(affected).toContain("packages/design-system/src/tree/Tree.stories.tsx");
  expect(affected).toContain("tests/accessibility/tree.test.tsx");
  expect(affected).not.toContain(`${orders}/order/OrderScreen.stories.tsx`);
});

test("a rule reaches server, console and journeys", async () => {
  const affected = await affectedBy(["packages/domain/src/order/actions.ts"]);
  expect(affected).toEqual(
    expect.arrayContaining([
      "apps/api/src/areas/orders/orders.test.ts",
      `${orders}/order/OrderScreen.stories.tsx`,
      "tests/contract/order-actions.model.test.ts",
      "tests/e2e/orders.spec.ts",
    ]),
  );
});

test("an area of the API reaches its own tests and the journeys whose screens call it, and no others", async () => {
  const affected = await affectedBy(["apps/api/src/areas/messages/messages.handlers.ts"]);
  expect(affected).toContain("apps/api/src/areas/messages/messages.test.ts");
  expect(affected).toContain("tests/e2e/messages.spec.ts");
  expect(affected).not.toContain("apps/api/src/areas/offers/offers.test.ts");
  expect(affected.filter((file) => file.endsWith(".stories.tsx"))).toEqual([]);
});

test("a file that is read without an import reaches the tests that read it", async () => {
  expect(await affectedBy([`${orders}/locales/fr.json`])).toContain(`${orders}/list/OrderListScreen.stories.tsx`);
  expect(await affectedBy(["openapi/paths/offers.yaml"])).toEqual(
    expect.arrayContaining(["apps/api/src/areas/offers/offers.test.ts", "tests/contract/permissions.test.ts"]),
  );
  expect(await affectedBy(["README.md"])).toEqual([]);
});

test("the decorators of all stories, and the lockfile, reach every story", async () => {
  const stories = (files: string[]) => files.filter((file) => file.endsWith(".stories.tsx")).length;
  const all = stories(await affectedBy(["pnpm-lock.yaml"]));
  expect(all).toBeGreaterThan(100);
  expect(stories(await affectedBy([".storybook/preview.tsx"]))).toBe(all);
});
