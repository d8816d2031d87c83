import { expect, test } from "./fixtures.ts";
import { attacks, inParts, watched } from "./hostile.ts";

// Every attack where texts of people are shown: no script runs and no request is sent. editors.spec.ts tests each attack alone against the cleaner.

/** The attacks in as few texts as the length limit allows. */
function letters(most: number): string[] {
  const out = [""];
  for (const attack of attacks) {
    const open = `${out.at(-1)}${attack}\n`;
    if (open.length < most) out[out.length - 1] = open;
    else out.push(`${attack}\n`);
  }
  return out.map((text) => `Marque\n${text}`);
}

interface Mail {
  id: number;
  body: string;
  text: string;
}

test("attacks in a reply are plain text: on the page, in the confirmation dialog, and in the mail as the console and a mail program show it", async ({
  browser,
  origin,
  page,
  signedInAs,
  signInByApi,
}) => {
  expect(attacks.length).toBeGreaterThan(290);
  await signedInAs("admin");
  const expectQuiet = await watched(page, origin);
  const { accessToken } = await signInByApi("admin");
  const api = `${origin}/api/BackOffice`;
  const headers = { Authorization: `Bearer ${accessToken}` };
  const read = async <Answer>(path: string) => (await (await page.request.get(`${api}${path}`, { headers })).json()) as Answer;
  const send = async (path: string, data: object, more: Record<string, string> = {}) => {
    const answer = await page.request.post(`${api}${path}`, {
      data,
      headers: { ...headers, ...more, "Idempotency-Key": crypto.randomUUID() },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };

  const { items: messages } = await read<{ items: { id: number }[] }>("/Message/Messages?pageSize=25&sort=queue");
  const replies = letters(7_900);
  for (const [index, text] of replies.entries()) {
    const id = messages[index]?.id ?? 0;
    const preview = await page.request.post(`${api}/Message/ReplyPreview`, { data: { id, text }, headers });
    expect(preview.status()).toBe(200);
    const read = await page.request.get(`${api}/Message/Message?id=${id}`, { headers });
    await send("/Message/Reply", { id, text }, { "If-Match": read.headers().etag ?? "" });
    await page.goto(`/public/message/detail/${id}`);
    await expect(page.getByText(/^Marque/).first()).toBeVisible();
    await expectQuiet();
  }
  // The confirmation dialog before a reply is sent shows the mail.
  await page.getByRole("textbox", { name: "Votre réponse" }).fill(replies[0] ?? "");
  await page.getByRole("button", { name: "Envoyer la réponse" }).click();
  await expect(
    page
      .getByRole("alertdialog")
      .getByText(/Marque/)
      .first(),
  ).toBeVisible();
  await expectQuiet();
  await page.keyboard.press("Escape");
  // Leaving the page would ask for confirmation because of the typed text.
  await page.getByRole("textbox", { name: "Votre réponse" }).fill("");

  const { items: sent } = await read<{ items: { id: number }[] }>("/Mail/Mails?type=messageReply&pageSize=25&sort=-createdAt");
  const answered = await Promise.all(sent.map(({ id }) => read<Mail>(`/Mail/Mail?id=${id}`)));
  const mails = answered.filter(({ text }) => text.includes("Marque"));
  expect(mails).toHaveLength(replies.length);
  const mailTexts = mails.map(({ text }) => text).join("\n");
  expect(attacks.filter((attack) => !mailTexts.includes(attack.trim()))).toEqual([]);

  const bare = await (await browser.newContext()).newPage();
  const expectBareQuiet = await watched(bare, origin);
  await bare.goto("about:blank");
  for (const { id, body } of mails) {
    await page.goto(`/public/mail/detail/${id}`);
    await expect(
      page
        .frameLocator('iframe[title="Aperçu du courriel"]')
        .getByText(/Marque/)
        .first(),
    ).toBeVisible();
    await expectQuiet();
    await bare.setContent(body, { waitUntil: "load" });
    await expect(bare.getByText(/Marque/).first()).toBeVisible();
    expect(await bare.locator("script, img, iframe, svg, a, form, object, embed, style, link, base").count()).toBe(0);
    await expectBareQuiet();
  }
  await bare.context().close();
});

test("attacks pasted into a popup, or sent without its editor, run nothing in the form, the preview and the visitor’s view", async ({
  page,
  origin,
  signedInAs,
  signInByApi,
}) => {
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

  // Without the editor, as another program would send them.
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
  // Each attack in separate paragraphs.
  for (const part of inParts(50)) {
    const html = `<p>Marque</p>${part.map((one) => `<p>Avant</p>${one}<p>Après</p>`).join("\n")}`;
    const saved = await call("put", entityOutput.id, html, `"${version}"`);
    expect(saved.status(), part[0]).toBe(200);
    version = ((await saved.json()) as { entityOutput: { version: number } }).entityOutput.version;
    await page.goto(`/cms/popup/detail/${entityOutput.id}`);
    await expect(page.frameLocator('iframe[title="Aperçu de la fenêtre"]').getByText("Marque")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Texte de la fenêtre" })).toContainText("Marque");
    await expectQuiet();
  }
  await page.goto("/cms/popup/test");
  await expect(page.frameLocator('iframe[title="La page du site, avec «\u00a0Attaque\u00a0»"]').getByText("Marque")).toBeVisible();
  await expectQuiet();
  await page.goto("/cms/popup");
  await expect(page.getByRole("link", { name: "Attaque" })).toBeVisible();
  await expectQuiet();
});

test("attacks in two versions of a post run nothing, even if the server returns them uncleaned", async ({ origin, page, signedInAs }) => {
  expect(attacks.length).toBeGreaterThan(290);
  const expectQuiet = await watched(page, origin);
  // Our server never returns them like this: uncleaned, in every text of the newer version.
  let attack: readonly string[] = [];
  await page.route("**/api/BackOffice/Post/PostRevision?*", async (route) => {
    const answer = await route.fetch({ maxRetries: 1 });
    const revision = await answer.json();
    if (revision.version === 2) {
      const html = attack.join("\n");
      Object.assign(revision.content.localizations.fr, { title: html, subtitle: html, lead: `<p>Marque</p>${html}`, description: html });
      revision.content.tags = [html];
    }
    await route.fulfill({ response: answer, json: revision });
  });
  await signedInAs("admin");
  await page.goto("/cms/post/detail");
  await page.getByRole("textbox", { name: "Titre en français", exact: true }).fill("Attaque");
  await page.getByRole("button", { name: /Créer l’article/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Attaque" })).toBeVisible();
  await page.getByRole("textbox", { name: "Titre en français", exact: true }).fill("Attaques");
  await page.getByRole("button", { name: /Enregistrer l’article/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Attaques" })).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  for (attack of inParts(60)) {
    await page.goto(`/cms/post/history/${id}`);
    const differences = page.getByRole("region", { name: "Différences" });
    await expect(differences.getByText("Marque").first()).toBeVisible();
    expect(await differences.locator("script, img, iframe, svg *[onload], a[href], form, object, embed, style").count()).toBe(0);
    await expectQuiet();
  }
});
