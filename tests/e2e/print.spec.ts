import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// Printed pages.

const printed = [
  { url: "/public/document?shippingMethod=Colissimo", head: ["Commande", "Date", "Client", "Total"] },
  { url: "/public/customer", head: ["Nom"] },
];

test("Ctrl P prints a list as a table, the people of an event as a sheet, and the values of a form", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  for (const { url, head } of printed)
    await test.step(url, async () => {
      // The deferred parts, once rendered, query the user's tasks.
      const deferred = page.waitForResponse(/\/BackOffice\/BackgroundTask\/MyTasks/);
      await page.setViewportSize({ width: 1366, height: 900 });
      await page.goto(url);
      await deferred;
      await expect(page.getByRole("rowheader").first()).toBeVisible();
      // The width of an A4 sheet without its margins.
      await page.setViewportSize({ width: 718, height: 1000 });
      await page.emulateMedia({ media: "print" });
      for (const name of head) await expect(page.getByRole("columnheader", { name, exact: true }), `${name} of ${url}`).toBeVisible();
      const rows = page.getByRole("rowheader");
      const left = async (cell: Locator) => (await cell.boundingBox())?.x ?? Number.NaN;
      await expect
        .poll(async () => (await left(rows.first())) - (await left(page.getByRole("columnheader").first())), `under its head, ${url}`)
        .toBeCloseTo(0, 0);
      await expect(rows.last()).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${url}, no wider than the sheet`)
        .toBeLessThanOrEqual(718);
      for (const role of ["navigation", "search", "checkbox", "combobox"] as const)
        await expect(page.getByRole(role), `${role} of ${url}`).toHaveCount(0);
      expect(
        await page.getByRole("button").evaluateAll((all) => all.filter((one) => !one.closest("th")).map((one) => one.textContent)),
      ).toEqual([]);
      await page.emulateMedia({ media: null });
    });
  await page.setViewportSize({ width: 1366, height: 900 });
  await test.step("the sheet at the door of an event", async () => {
    await page.goto("/cms/eventRegistration");
    await page.getByRole("rowheader").first().getByRole("link").click();
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Feuille de présence" })).toBeVisible();
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    for (const role of ["navigation", "button"] as const) await expect(page.getByRole(role), role).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });
  await test.step("a form", async () => {
    await page.goto("/analytics/targeting");
    await page.getByRole("rowheader").first().getByRole("link").click();
    await expect(page.getByRole("button", { name: "Exporter" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("combobox", { name: "Champ" }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Exporter" })).toBeHidden();
  });
});
