import { randomUUID } from "node:crypto";
import { expect, remember, type Session, test } from "./fixtures.ts";

// A post on the real server, from the first word to the site, by two people; and what a writer of own posts may not know of.

const PASSWORD = "goéland-sur-la-digue-26";
const OWN = "Permission.BackOffice.Cms.PostCreateEditIfOwner";

test("a writer submits a post with accents, an editor publishes it, and another's draft is not there for the writer", async ({
  browser,
  origin,
  page,
  signInByApi,
  signedInAs,
}) => {
  const post = async (path: string, body: unknown, session?: Session) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": randomUUID(),
        ...(session ? { Authorization: `Bearer ${session.accessToken}` } : {}),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { entityOutput: Session }).entityOutput;
  };
  const admin = await signInByApi("admin");
  const person = { userName: "plume", email: "plume@example.fr", firstName: "Éloïse", lastName: "Le Bœuf" };
  await post("/BackOffice/User/User", { ...person, password: PASSWORD, claimTypes: [OWN], roles: [] }, admin);
  const writer = await (await browser.newContext({ baseURL: origin, locale: "fr-FR" })).newPage();
  await remember(
    writer.context(),
    origin,
    await post("/BackOffice/Authentication/Token", { userName: person.userName, password: PASSWORD }),
  );

  await writer.goto("/cms/post");
  await expect(writer.getByText(/Aucun résultat/)).toBeVisible();
  await writer.getByRole("link", { name: "Nouvel article" }).click();
  const title = "Été à l’œuvre : « Noël » en août";
  await writer.getByRole("textbox", { name: "Titre en français", exact: true }).fill(title);
  const text = writer.getByRole("textbox", { name: /^Texte/ }).first();
  await text.click();
  await text.pressSequentially("Où naît l’hiver ?");
  await writer.getByRole("button", { name: /Créer l’article/ }).click();
  await writer.getByRole("button", { name: "Soumettre à validation" }).click();
  await expect(writer.getByText(/parti en validation/)).toBeVisible();

  await signedInAs("admin");
  await page.goto("/cms/post?state=WaitingForValidation");
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Valider l’article" }).click();
  await page.getByRole("button", { name: "Publier" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByRole("button", { name: "Dépublier" })).toBeVisible();

  await writer.reload();
  await expect(writer.getByText("Où naît l’hiver")).toBeVisible();
  await expect(writer.getByText("En ligne").first()).toBeVisible();

  await page.goto("/cms/post?state=Draft");
  await page.getByRole("link", { name: "Nuit de la lecture" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Nuit de la lecture/);
  await writer.goto(new URL(page.url()).pathname);
  await expect(writer.getByRole("heading", { name: "Introuvable" })).toBeVisible();
  await writer.goto("/cms/post?search=lecture");
  await expect(writer.getByText(/Aucun résultat/)).toBeVisible();
  await writer.context().close();
});
