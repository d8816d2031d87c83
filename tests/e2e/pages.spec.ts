import { expect, test } from "./fixtures.ts";

// A page of the site on the real server, composed by keys alone and read as a visitor.

test("a bookseller composes a page of six blocs without a mouse, publishes it, and a visitor reads it; its old address still leads there", async ({
  page,
  origin,
  signedInAs,
}) => {
  test.setTimeout(120_000);
  await signedInAs("admin");
  await page.goto("/cms/page");
  await page.getByRole("link", { name: "Nouvelle page" }).focus();
  await page.keyboard.press("Enter");
  const names = page.getByRole("group", { name: "Nom par langue" });
  await names.getByRole("group", { name: "Français" }).getByRole("textbox").focus();
  await page.keyboard.type("L’été d’Œuf-en-Ternois");
  const plan = page.getByRole("region", { name: /^Plan de la page/ });

  // The layout by arrows, then a bloc after the other from the menu at the end of a column.
  await page.getByRole("radio", { name: "Pleine page" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Colonne fine à droite" })).toBeChecked();
  const add = async (column: string, type: string) => {
    await page.getByRole("button", { name: `Ajouter un bloc : ${column}` }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toBeVisible();
    const item = page.getByRole("menuitem", { name: type, exact: true });
    for (let step = 0; step < 12 && !(await item.evaluate((one) => one === document.activeElement)); step += 1)
      await page.keyboard.press("ArrowDown");
    await expect(item).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: `Bloc « ${type} »` })).toBeVisible();
  };
  await add("Colonne large", "HTML");
  const text = page.getByRole("textbox", { name: /^Texte/ }).first();
  await text.focus();
  await page.keyboard.type("On lit à l’ombre, jusqu’à 19 h.");
  await add("Colonne large", "Nouveautés");
  await add("Colonne large", "Articles, automatique");
  await add("Colonne large", "Meilleures ventes");
  await add("Colonne fine", "Agenda");
  await add("Colonne fine", "Étiquettes");
  await expect(plan.getByRole("listitem")).toHaveCount(6);

  // Half as wide by a digit, one place up by Alt and an arrow; both are said.
  const best = plan.getByRole("button", { name: /^Meilleures ventes/ });
  await best.focus();
  await page.keyboard.press("2");
  await expect(plan.getByRole("status")).toHaveText(/^Meilleures ventes, largeur 50\s%\.$/);
  await page.keyboard.press("Alt+ArrowUp");
  await expect(plan.getByRole("status")).toHaveText("Meilleures ventes, Colonne large, position 3 sur 4.");
  await expect(best).toBeFocused();

  // The preview shows it before anything is kept.
  const preview = page.frameLocator('iframe[title="Aperçu de la page"]');
  await expect(preview.getByText("On lit à l’ombre, jusqu’à 19 h.")).toBeVisible();

  await page.getByRole("checkbox", { name: /^Publier sur le site/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: "L’été d’Œuf-en-Ternois" })).toBeVisible();
  await expect(page).toHaveURL(/\/cms\/page\/detail\/\d+$/);

  const read = async (url: string) => {
    const answer = await fetch(`${origin}/api/Common/Page/LocalizedPage?locale=fr&url=${url}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as { movedTo: string | null; blocs: { blocType: string; width: number }[] };
  };
  const shown = await read("l-ete-d-oeuf-en-ternois");
  expect(shown.blocs.map(({ blocType, width }) => `${blocType} ${width}`)).toEqual([
    "Html 100",
    "HardCodedNewProducts 100",
    "HardCodedBestSales 50",
    "Basic 100",
    "HardCodedAgenda 100",
    "HardCodedTags 100",
  ]);

  const url = page.getByRole("textbox", { name: /adresse/i }).first();
  await url.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("été 2027");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Anciennes adresses, qui mènent ici")).toBeVisible();
  expect((await read("l-ete-d-oeuf-en-ternois")).movedTo).toBe("/ete-2027");
});

test("a page is looked for in the list, opened, and Back returns to what was looked for; the tree is one click away", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.goto("/cms/page");
  await page.getByRole("navigation", { name: "Vues des pages" }).getByRole("link", { name: "Liste" }).click();
  // The tree has a search of the same name.
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await page.getByRole("searchbox", { name: "Chercher une page" }).fill("equipe");
  const row = page.getByRole("row", { name: /L’équipe/ });
  await expect(row).toContainText("La librairie");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await row.getByRole("link", { name: "L’équipe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "L’équipe" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/cms\/page\/list\?search=equipe$/);
  await expect(page.getByRole("searchbox", { name: "Chercher une page" })).toHaveValue("equipe");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await page.getByRole("link", { name: "Arborescence" }).click();
  await expect(page.getByRole("treegrid")).toBeVisible();
});
