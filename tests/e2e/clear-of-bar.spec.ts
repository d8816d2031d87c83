import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("what is said below a refused field, and the field one types in, stand above the bar that saves", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/account/detail/2");
  const bar = page.getByRole("region", { name: "Modifications en cours" });
  const email = page.getByRole("textbox", { name: "Adresse électronique" });
  await expect(email).toBeVisible();
  const isAbove = async (lower: typeof email) => {
    const [field, edge] = [await lower.boundingBox(), await bar.boundingBox()];
    return field !== null && edge !== null && field.y > 0 && field.y + field.height <= edge.y;
  };
  const toFoot = () => email.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight + 4));

  await toFoot();
  await email.click();
  await page.keyboard.press("End");
  await page.keyboard.type("x");
  await expect(bar.getByRole("button", { name: /Enregistrer/ })).toBeVisible();
  await expect.poll(() => isAbove(email)).toBe(true);

  await email.fill("pas une adresse");
  await toFoot();
  await bar.getByRole("button", { name: /Enregistrer/ }).click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  const said = page.locator(`[id="${(await email.getAttribute("aria-describedby"))?.split(" ")[0]}"]`);
  await expect.poll(() => isAbove(said)).toBe(true);

  // The link of the summary leads to the same place.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("alert").getByRole("link", { name: "Adresse électronique" }).click();
  await expect(email).toBeFocused();
  await expect.poll(() => isAbove(said)).toBe(true);
});
