import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";

// What the people of a target did, on the real server, without a mouse: a chart read by its table and its file, then a letter to these people.

test("a chart is read by table and CSV by keyboard, and its people are written to without leaving their sentence", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.goto("/analytics/analysis?period=months12&measure=orders");
  await expect(page.getByText("Personnes venues", { exact: true }).first()).toBeVisible();

  await page.getByRole("combobox", { name: "Cible", exact: true }).pressSequentially("fideles");
  await expect(page.getByRole("option")).toHaveText([/^Clients fidèles/]);
  await page.keyboard.press("ArrowDown");
  // Until their figures are here, the chart shows those of everybody.
  const theirs = page.waitForResponse(
    (answer) => /overTimeFromTarget$/i.test(answer.url()) && answer.request().postDataJSON().targetId !== null,
  );
  await page.keyboard.press("Enter");
  await theirs;
  const sentence = page.getByText("Les personnes qui ont commandé au moins 5 fois.");
  await expect(sentence).toBeVisible();
  await expect(page).toHaveURL(/[?&]target=\d+/);

  // Says so as long as it shows the figures of everybody.
  await expect(page.getByRole("figure", { name: /^Commandes, par mois/ })).not.toHaveAttribute("aria-busy");
  const plot = page.getByRole("slider", { name: /^Commandes, par mois/ });
  await plot.press("Home");
  await page.getByRole("button", { name: "Voir le tableau" }).first().press("Enter");
  const rows = page.getByRole("table", { name: "Commandes, par mois" }).getByRole("row");
  await expect(rows).toHaveCount(13);
  const cell = rows.nth(1).getByRole("cell").first();
  await expect(cell).toHaveText(/^\d+$/);
  const [first = ""] = await cell.allTextContents();
  await expect(plot).toHaveAttribute("aria-valuetext", new RegExp(`\\s:\\s${first}(\\D|$)`));

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter en CSV" }).first().press("Enter");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^analyse-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect([lines.length, lines[0]]).toEqual([13, "\ufeffMois;Commandes;Période d’avant"]);
  expect(lines[1]?.split(";")[1]).toBe(first);

  // The address holds it all.
  await page.reload();
  await expect(sentence).toBeVisible();
  await expect(page.getByRole("radio", { name: "Commandes" })).toBeChecked();

  await page.getByRole("button", { name: "Écrire à ces personnes" }).press("Enter");
  await expect(page).toHaveURL(/\/mailCampain\/detail\?target=\d+$/);
  await expect(page.getByRole("link", { name: /^Cible «\sClients fidèles\s»$/ })).toBeVisible();
  await expect(page.getByText(/Les personnes qui ont commandé au moins 5 fois\. \d/)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Clients fidèles/ })).toBeChecked();
});

test("conditions built in the analysis are saved on the way to a discount, which proposes a code a person", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  const tree = { rule: "all", nodes: [{ field: "orderCount", operator: "atLeast", values: ["2"] }] };
  await page.goto(`/analytics/analysis?period=months12&tree=${encodeURIComponent(JSON.stringify(tree))}`);
  await page.getByRole("button", { name: "Offrir une remise" }).press("Enter");
  await expect(page).toHaveURL(/\/public\/discount\/detail\?target=\d+/);
  await expect(page.getByRole("link", { name: /^Cible «\sAnalyse du/ })).toBeVisible();
  await expect(page.getByText(/Les personnes qui ont commandé au moins 2 fois\. \d/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nom" })).toHaveValue(/^Analyse du \d{2}\/\d{2}\/\d{4}$/);
  await page.getByRole("textbox", { name: "Pourcentage" }).fill("5");
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/public\/discount\/codes\/\d+\?target=\d+$/);
  await expect(page.getByRole("spinbutton", { name: "Nombre" })).toHaveValue(/^[1-9]\d*$/);
  await expect(page.getByText(/Les personnes qui ont commandé au moins 2 fois\. \d/)).toBeVisible();
});
