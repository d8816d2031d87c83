import { expect, test } from "./fixtures.ts";
import { enter } from "./keys.ts";

// A campaign whose server is killed while it is being sent.

test("a campaign whose server is killed continues after the restart, and nobody receives it twice", async ({
  page,
  signedInAs,
  server,
}) => {
  test.setTimeout(180_000);
  await signedInAs("admin");
  await page.goto("/mailCampain/detail");
  const people = Array.from({ length: 25 }, (_, index) => `lecteur${index}@quai.fr`);
  await page.getByRole("textbox", { name: "Adresses électroniques" }).fill(people.join("; "));
  await page.getByRole("textbox", { name: "Objet du courriel" }).fill("Coupure");
  await page.getByRole("textbox", { name: "Nom de la campagne" }).fill("Coupure de courant");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: "Coupure de courant" })).toBeVisible();
  await expect(page.getByText(/^25\spersonnes$/)).toBeVisible();
  await enter(page.getByRole("button", { name: "Envoyer la lettre" }));
  await enter(page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }));
  await expect.poll(() => people.filter((email) => server.mailTo(email)).length, { timeout: 30_000 }).toBeGreaterThan(5);
  await server.killAndRestart();
  await expect(page.getByRole("heading", { name: "Résultat" })).toBeVisible({ timeout: 120_000 });
  // The mails that were being sent are reported; there are at most as many as are sent at a time.
  const figure = async (name: RegExp) =>
    Number(((await page.getByRole("row", { name }).getByRole("cell").first().textContent()) ?? "").replace(/\s/g, ""));
  const [sent, unknown] = [await figure(/Remis/), await figure(/Peut-être partis/)];
  expect([sent + unknown, unknown <= 5]).toEqual([25, true]);
  const arrived = people.filter((email) => server.mailTo(email)).length;
  expect(arrived).toBeGreaterThanOrEqual(sent);
  expect(arrived).toBeLessThanOrEqual(25);
});
