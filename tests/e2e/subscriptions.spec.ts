import { expect, test } from "./fixtures.ts";
import { enter } from "./keys.ts";

// A subscription on the real server, from nothing to a person whom no import brings back, without a mouse.

const LIST = "courriel;prénom;nom\nanaig.lebihan@example.net;Anaïg;Le Bihan\nerwan.jaffres@example.net;Erwan;Jaffrès\n";

test("a subscription is made, a list imported with its proof, and who is removed stays so", async ({ origin, page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/subscription");
  await enter(page.getByRole("link", { name: "Nouvel abonnement" }));
  await page.getByRole("textbox", { name: "Nom en français" }).fill("La lettre jeunesse");
  await expect(page.getByRole("textbox", { name: "Identifiant" })).toHaveValue("la-lettre-jeunesse");
  await page.getByRole("textbox", { name: "Texte de la case à cocher" }).fill("Oui, je veux la lettre jeunesse.");
  await page.getByRole("checkbox", { name: "Double confirmation" }).press("Space");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: "La lettre jeunesse" })).toBeVisible();

  const tryList = async () => {
    await enter(page.getByRole("link", { name: "Importer" }));
    await page.getByRole("textbox", { name: "Coller une liste" }).fill(LIST);
    await enter(page.getByRole("button", { name: "Essayer à blanc" }));
    await expect(page.getByRole("table", { name: /^Ce que ferait l’import/ })).toBeVisible();
  };
  await tryList();
  await expect(page.getByRole("row", { name: /À ajouter.*2$/ })).toBeVisible();
  await page.getByRole("textbox", { name: /^Où ont-elles accepté/ }).fill("Salon du livre de Brest");
  await enter(page.getByRole("button", { name: "Ajouter 2 personnes" }));
  await expect(page.getByText("2 personnes ajoutées.")).toBeVisible({ timeout: 20_000 });

  await enter(page.getByRole("link", { name: /^Personnes/ }));
  await page.getByRole("searchbox", { name: "Chercher une personne" }).fill("anaig");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await enter(page.getByRole("button", { name: "Preuve du consentement de anaig.lebihan@example.net" }));
  await expect(page.getByText(/^«\sOui, je veux la lettre jeunesse\.\s»$/)).toBeVisible();
  await enter(page.getByRole("button", { name: "Désabonner, pour toujours" }));
  await enter(page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }));
  await expect(page.getByText("Seule la personne peut revenir, en confirmant elle-même.")).toBeVisible();

  await tryList();
  await expect(page.getByRole("row", { name: /Désabonnées ou retirées.*1$/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Déjà là.*1$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ajouter 0 personne" })).toHaveAccessibleDescription("Personne n’est à ajouter.");

  // She comes back by her own word alone: asked for on the site, nothing changes before she confirms.
  const answer = await fetch(`${origin}/api/Common/Subscription/Subscribe`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      ...{ identifier: "la-lettre-jeunesse", email: "anaig.lebihan@example.net", firstName: "", lastName: "" },
      ...{ origin: "Pied de page du site", url: "", words: "Oui." },
    }),
  });
  expect(await answer.json()).toEqual({ isValid: true, errors: [], propertiesErrorMessages: [] });
  await enter(page.getByRole("link", { name: /^Désabonnements/ }));
  await expect(page.getByRole("row", { name: /anaig\.lebihan@example\.net.*Retirée par l’équipe/ })).toBeVisible();
});
