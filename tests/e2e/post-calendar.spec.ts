import { expect, test } from "./fixtures.ts";

// The calendar of posts without a mouse: a day chosen, a post written for it, its date moved, kept after a reload.

const DAY_MS = 86_400_000;
/** A day in ten years, on which the demo shop has nothing; and the one after it. */
const far = new Date(Date.UTC(new Date().getUTCFullYear() + 10, 4, 14));
const iso = (date: Date) => date.toISOString().slice(0, 10);
const written = (date: Date) => iso(date).split("-").reverse().join("/");

test("a post is written for a day of the calendar and moved to the next one, by keys alone", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto(`/cms/post/calendar?day=${iso(new Date(far.getTime() - DAY_MS))}`);
  const chosen = page.getByRole("gridcell", { selected: true });
  await chosen.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(new RegExp(`day=${iso(far)}`));
  await expect(chosen).toHaveAccessibleName(/^[a-z]+ 14 mai/);
  await expect(chosen).toBeFocused();
  await expect(page.getByText("Rien ce jour-là.")).toBeVisible();

  await page.keyboard.press("n");
  const title = page.getByRole("textbox", { name: "Titre en français", exact: true });
  await title.focus();
  await page.keyboard.type("L’été d’après, déjà");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: /L’été d’après, déjà/ })).toBeVisible();

  await page.goto(`/cms/post/calendar?day=${iso(far)}`);
  await expect(chosen).toContainText("parution prévue");
  await chosen.focus();
  await page.keyboard.press("d");
  const day = page.getByRole("dialog").getByRole("textbox", { name: "Paraît le", exact: true });
  await expect(day).toHaveValue(written(far));
  await day.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(written(new Date(far.getTime() + DAY_MS)));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(chosen).not.toContainText("parution prévue");
  await page.reload();
  await page.getByRole("gridcell", { selected: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(chosen).toContainText("L’été d’après, déjà");
  const link = page.getByRole("link", { name: "L’été d’après, déjà" });
  await expect(link).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(link).toBeFocused();
});
