import { expect, test } from "./fixtures.ts";
import { enter } from "./keys.ts";

// An event on the real server, from nothing to the sheet at its door, without a mouse.

test("an event is written, published and registered for, and its sheet is all that the printer gets", async ({
  origin,
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.goto("/cms/post/detail");
  const type = page.getByRole("combobox", { name: "Type" });
  await type.press("ArrowDown");
  const event = await page.getByRole("option", { name: "Événement", exact: true }).getAttribute("id");
  while ((await type.getAttribute("aria-activedescendant")) !== event) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(type).toHaveText("Événement");
  const title = "Veillée d’hiver à la librairie";
  await page.getByRole("textbox", { name: "Titre en français", exact: true }).fill(title);
  const day = page.getByRole("textbox", { name: /^Début de l’événement/ });
  await day.fill("12/12/2027");
  await day.press("Tab");
  const time = page.getByRole("textbox", { name: /^Heure\s.*Début de l’événement/ });
  await time.fill("19:00");
  await time.press("Tab");
  await page.getByRole("checkbox", { name: "Sur inscription" }).press("Space");
  await page.getByRole("spinbutton", { name: "Places" }).fill("1");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await enter(page.getByRole("button", { name: "Publier" }));
  await enter(page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }));
  await expect(page.getByRole("button", { name: "Dépublier" })).toBeVisible();

  const eventId = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
  const register = async (firstName: string, lastName: string) => {
    const answer = await fetch(`${origin}/api/Common/EventRegistration/EventRegistration`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ eventId, firstName, lastName, email: `${firstName}@example.fr`, phone: "", comments: "", buyBook: true }),
    });
    return ((await answer.json()) as { entityOutput: unknown }).entityOutput;
  };
  expect(await register("Soazig", "Hascoet")).toEqual({ state: "Registered", waitingPosition: null });
  expect(await register("Erwan", "Jaffres")).toEqual({ state: "Waiting", waitingPosition: 1 });

  await page.goto(`/cms/eventRegistration?search=${encodeURIComponent("Veillée d’hiver")}`);
  await enter(page.getByRole("link", { name: title }));
  await expect(page.getByRole("img", { name: "1 sur 1" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Soazig Hascoet/ })).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Feuille de présence" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Hascoet Soazig/ })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  // The place comes free, and is given by a person, to the one who waits.
  await enter(page.getByRole("button", { name: "Modifier l’inscription de Soazig Hascoet" }));
  await enter(page.getByRole("dialog").getByRole("button", { name: "Annuler l’inscription" }));
  await enter(page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }));
  await expect(page.getByRole("img", { name: "0 sur 1" })).toBeVisible();
  await enter(page.getByRole("button", { name: "Donner la place à Erwan Jaffres" }));
  await expect(page.getByRole("row", { name: /Erwan Jaffres/ })).toBeVisible();
});
