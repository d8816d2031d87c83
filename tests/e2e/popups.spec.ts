import { expect, test } from "./fixtures.ts";
import { attacks, inParts, watched } from "./hostile.ts";

// Popups on the real server: what is written, what a visitor would see, and what becomes of what attacks.

test("a popup is refused with 0 days, saved, seen as a visitor sees it, and names the one that overlaps", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/cms/popup");
  await page.getByRole("link", { name: "Nouvelle fenêtre" }).click();
  await page.getByRole("textbox", { name: "Titre" }).fill("Nocturne du jeudi");
  await page.getByRole("textbox", { name: "Texte de la fenêtre" }).click();
  await page.keyboard.type("Ouvert jusqu’à 22 h.");
  await page.getByRole("checkbox", { name: "Active" }).check();
  const days = page.getByRole("spinbutton", { name: "Revoir la fenêtre au bout de" });
  await days.fill("0");
  await page.getByRole("button", { name: "Créer la fenêtre" }).click();
  await expect(page.getByText("Au moins 1 jour après qu’on l’a fermée.").first()).toBeVisible();

  await days.fill("2");
  await page.getByRole("button", { name: "Créer la fenêtre" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nocturne du jeudi" })).toBeVisible();
  await expect(page.getByText("Active maintenant")).toBeVisible();
  // Without dates it is shown with all that are shown or to come.
  await expect(page.getByRole("link", { name: "Livraison offerte" })).toBeVisible();
  await expect(page.frameLocator('iframe[title="Aperçu de la fenêtre"]').getByText("Ouvert jusqu’à 22 h.")).toBeVisible();

  await page.getByRole("link", { name: "Voir comme un visiteur" }).click();
  // What began last comes first; the new one began at no moment.
  await expect(page.getByTitle("La page du site, avec «\u00a0Livraison offerte\u00a0»")).toBeVisible();
  await page.getByRole("button", { name: "Fermer la fenêtre" }).click();
  const shown = page.frameLocator('iframe[title="La page du site, avec «\u00a0Nocturne du jeudi\u00a0»"]');
  await expect(shown.getByText("Ouvert jusqu’à 22 h.")).toBeVisible();
  await page.reload();
  await expect(shown.getByText("Ouvert jusqu’à 22 h.")).toBeVisible();
  await page.getByRole("button", { name: "Les revoir toutes" }).click();
  await expect(page.getByTitle("La page du site, avec «\u00a0Livraison offerte\u00a0»")).toBeVisible();
});

test("what attacks is pasted and sent: nothing of it runs, and no request leaves", async ({ page, origin, signedInAs, signInByApi }) => {
  test.setTimeout(180_000);
  await signedInAs("admin");
  const expectQuiet = await watched(page, origin);
  await page.goto("/cms/popup/detail");
  await page.getByRole("textbox", { name: "Titre" }).fill("Collé d’ailleurs");
  const text = page.getByRole("textbox", { name: "Texte de la fenêtre" });
  await text.click();
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      '<p onclick="alert(1)" style="background:url(https://evil.invalid/a)">Ici</p><script>alert(1)</script><svg onload=alert(1)></svg><img src=x onerror=alert(1)><iframe src="https://evil.invalid/b"></iframe><a href="java&#x09;script:alert(1)">là</a><meta http-equiv=refresh content="0;url=https://evil.invalid/c">',
    );
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(text).toContainText("Ici");
  await page.getByRole("checkbox", { name: "Active" }).check();
  await page.getByRole("button", { name: "Créer la fenêtre" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Collé d’ailleurs" })).toBeVisible();

  // All attacks at once and each on its own, past the editor: as another program would send them.
  const { accessToken } = await signInByApi("admin");
  const call = (method: "post" | "put", id: number | null, html: string, version?: string) =>
    page.request[method](`${origin}/api/BackOffice/Popup/Popup${id === null ? "" : `?id=${id}`}`, {
      data: {
        title: "Attaque",
        html,
        isActive: true,
        cookieDurationDays: 1,
        startTime: new Date(Date.now() - 1000).toISOString(),
        endTime: null,
      },
      headers: {
        Authorization: `Bearer ${accessToken}`,
        "Idempotency-Key": crypto.randomUUID(),
        ...(version ? { "If-Match": version } : {}),
      },
    });
  expect(attacks.length).toBeGreaterThan(290);
  const made = await call("post", null, "<p>Marque</p>");
  const { entityOutput } = (await made.json()) as { entityOutput: { id: number; version: number } };
  let version = entityOutput.version;
  // Each in paragraphs of its own.
  for (const part of inParts(25)) {
    const html = `<p>Marque</p>${part.map((one) => `<p>Avant</p>${one}<p>Après</p>`).join("\n")}`;
    const saved = await call("put", entityOutput.id, html, `"${version}"`);
    expect(saved.status(), part[0]).toBe(200);
    version = ((await saved.json()) as { entityOutput: { version: number } }).entityOutput.version;
    await page.goto(`/cms/popup/detail/${entityOutput.id}`);
    await expect(page.frameLocator('iframe[title="Aperçu de la fenêtre"]').getByText("Marque")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Texte de la fenêtre" })).toContainText("Marque");
    await page.goto("/cms/popup/test");
    await expect(page.frameLocator('iframe[title="La page du site, avec «\u00a0Attaque\u00a0»"]').getByText("Marque")).toBeVisible();
    await expectQuiet();
  }
  await page.goto("/cms/popup");
  await expect(page.getByRole("link", { name: "Attaque" })).toBeVisible();
  await expectQuiet();
});
