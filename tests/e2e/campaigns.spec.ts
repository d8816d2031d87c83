import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";
import { enter } from "./keys.ts";

// A campaign on the real server, from nothing to its result, without a mouse; and one whose server is killed half way.

test("a letter to a list is written, tried, confirmed and sent, each person once", async ({ page, signedInAs, server }) => {
  await signedInAs("admin");
  await page.goto("/mailCampain");
  await enter(page.getByRole("link", { name: "Nouvelle campagne" }));
  await page.getByRole("textbox", { name: "Adresses électroniques" }).fill("Nadia <NADIA@quai.fr>, yann@quai.fr; nadia@quai.fr");
  await expect(page.getByText(/^2\spersonnes$/)).toBeVisible();
  await page.getByRole("textbox", { name: "Objet du courriel" }).fill("Douze livres à offrir");
  await page.getByRole("textbox", { name: "Nom de la campagne" }).fill("Lettre du quai");
  await expect(page.getByRole("region", { name: "Texte seul" })).toContainText("Bonjour,");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: "Lettre du quai" })).toBeVisible();

  const to = page.getByRole("textbox", { name: "Envoyer un essai à" });
  await to.fill("relecture@quai.fr");
  await enter(to);
  await enter(page.getByRole("button", { name: "Envoyer l’essai" }));
  await expect(page.getByText(/^Dernier essai le .*, de cette lettre même\.$/)).toBeVisible();
  await expect.poll(() => server.mailTo("relecture@quai.fr")).toMatch(/^Subject: .*Essai/m);

  await enter(page.getByRole("button", { name: "Envoyer la lettre" }));
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(/à 2\spersonnes\./);
  await enter(question.getByRole("button", { name: "Confirmer" }));
  await expect(page.getByRole("heading", { name: "Résultat" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("row", { name: /Remis/ })).toContainText("2");
  for (const email of ["nadia@quai.fr", "yann@quai.fr"]) {
    const mail = server.mailTo(email) ?? "";
    expect(mail).toMatch(/^Precedence: bulk$/m);
    // Each their own way out, by one click and in the text alike.
    const wayOut = `/api/Common/Subscription/Unsubscribe\\?token=\\S+&email=${encodeURIComponent(email)}`;
    expect(mail).toMatch(new RegExp(`^List-Unsubscribe:\\s+<\\S+${wayOut}>`, "m"));
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(mail).toMatch(new RegExp(`Se d=C3=A9sabonner \\[\\S+${wayOut}\\]`));
    expect(mail).not.toContain("{{unsubscribe}}");
  }
  await page.goto("/mailCampain?search=quai");
  await expect(page.getByRole("row", { name: /Lettre du quai/ }).getByText("Envoyée")).toBeVisible();
});

test("a title is put into a letter at the pen and stands in the preview, and a letter's keys ask the server for nothing", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  const previews: string[] = [];
  const refused: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /preview/i.test(request.url())) previews.push(request.url());
  });
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text());
  });
  await page.goto("/mailCampain/detail");
  const source = page.getByRole("textbox", { name: "Source de la lettre" });
  await expect(source).toHaveAttribute("contenteditable", "true");
  const letter = page.getByTitle(/^Aperçu\s: Source de la lettre$/).contentFrame();
  await expect(letter.getByText("Bonjour,")).toBeVisible();
  await source.press("Control+Home");
  for (let line = 1; line < 5; line += 1) await source.press("ArrowDown");
  await source.press("End");
  await source.press("Enter");
  await page.keyboard.type("<mj-text>Voici :</mj-text>");
  await expect(letter.getByText("Voici :")).toBeVisible();
  await source.press("Control+Shift+L");
  const dialog = page.getByRole("dialog", { name: "Insérer un bloc" });
  const title = dialog.getByRole("combobox", { name: "Titre ou EAN" });
  await title.fill("9782253023906");
  await title.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(source).toBeFocused();
  await expect(letter.getByText("La Vie mode d’emploi")).toBeVisible();
  const link = letter.getByRole("link", { name: "Voir le livre" });
  await expect(link).toHaveAttribute("href", /^https:\/\/\S+\/livres\/9782253023906$/);
  // Taken back as one step.
  await source.press("Control+z");
  await expect(link).toBeHidden();
  await source.press("Control+y");
  await expect(link).toBeVisible();
  await page.getByRole("textbox", { name: "Nom de la campagne" }).fill("Avec un livre");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: "Avec un livre" })).toBeVisible();
  await page.reload();
  await expect(letter.getByText("La Vie mode d’emploi")).toBeVisible();
  expect([previews, refused]).toEqual([[], []]);
});

test("a sending whose server is killed goes on by itself, and nobody gets two", async ({ page, signedInAs, server }) => {
  test.setTimeout(180_000);
  await signedInAs("admin");
  await page.goto("/mailCampain/detail");
  const people = Array.from({ length: 60 }, (_, index) => `lecteur${index}@quai.fr`);
  await page.getByRole("textbox", { name: "Adresses électroniques" }).fill(people.join("; "));
  await page.getByRole("textbox", { name: "Objet du courriel" }).fill("Coupure");
  await page.getByRole("textbox", { name: "Nom de la campagne" }).fill("Coupure de courant");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: "Coupure de courant" })).toBeVisible();
  await expect(page.getByText(/^60\spersonnes$/)).toBeVisible();
  await enter(page.getByRole("button", { name: "Envoyer la lettre" }));
  await enter(page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }));
  await expect.poll(() => people.filter((email) => server.mailTo(email)).length, { timeout: 30_000 }).toBeGreaterThan(5);
  await server.killAndRestart();
  await expect(page.getByRole("heading", { name: "Résultat" })).toBeVisible({ timeout: 120_000 });
  // What was under way when it was killed is told, and is no more than what leaves at a time.
  const figure = async (name: RegExp) =>
    Number(((await page.getByRole("row", { name }).getByRole("cell").first().textContent()) ?? "").replace(/\s/g, ""));
  const [sent, unknown] = [await figure(/Remis/), await figure(/Peut-être partis/)];
  expect([sent + unknown, unknown <= 5]).toEqual([60, true]);
  const arrived = people.filter((email) => server.mailTo(email)).length;
  expect(arrived).toBeGreaterThanOrEqual(sent);
  expect(arrived).toBeLessThanOrEqual(60);
});

test("what did not pass leaves as a sheet, and what perhaps left is sent again once somebody says so", async ({
  page,
  signedInAs,
  server,
}) => {
  await signedInAs("admin");
  await page.goto("/mailCampain?search=novembre");
  await enter(page.getByRole("link", { name: "Lettre de novembre" }));
  await expect(page.getByRole("heading", { name: "Résultat" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Boîte inconnue/ })).toContainText("2");
  const download = page.waitForEvent("download");
  await enter(page.getByRole("button", { name: "Exporter en CSV" }));
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^non-remis-lettre-de-novembre-.*\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines.slice(1).map((line) => line.split(";").slice(1, 3))).toEqual([
    ["Refusé", "Boîte inconnue"],
    ["Refusé", "Boîte inconnue"],
    ["Peut-être parti", "Pas de réponse"],
  ]);
  const email = lines[3]?.split(";")[0] ?? "";
  await enter(page.getByRole("button", { name: `Renvoyer à ${email}` }));
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("cette personne l’aura deux fois");
  await enter(question.getByRole("button", { name: "Confirmer" }));
  await expect.poll(() => server.mailTo(email), { timeout: 30_000 }).toMatch(/^Precedence: bulk$/m);
  await expect(page.getByRole("row", { name: /Remis/ })).toContainText("45", { timeout: 30_000 });
  await expect(page.getByRole("heading", { name: "Peut-être partis" })).toBeHidden();
});
