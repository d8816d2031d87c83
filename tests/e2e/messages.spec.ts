import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { enter } from "./keys.ts";

// Every step is a call to a real server; nobody in this file has a mouse.

const QUESTION = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const SUCCESS = /^Succès\s!$/;

const question = (page: Page) => page.getByRole("alertdialog", { name: QUESTION });
const confirm = (page: Page) => question(page).getByRole("button", { name: "Confirmer" });
const moves = (page: Page) => page.getByRole("complementary", { name: "Autour du message" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

const answerBox = (page: Page) => page.getByRole("textbox", { name: "Votre réponse" });

/** Types an answer and goes on to its button with Tab. */
async function writeAnswer(page: Page, text: string): Promise<void> {
  await expect(answerBox(page)).toBeVisible();
  await answerBox(page).focus();
  await page.keyboard.type(text);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(question(page)).toContainText(text);
}

/** Opens the message of the view « À traiter » that has waited longest. */
async function openOldest(page: Page): Promise<string> {
  await page.goto("/public/message");
  const view = page.getByRole("navigation", { name: "Vues des messages" }).getByRole("link", { name: /^À traiter/ });
  await enter(view);
  await expect(view).toHaveAttribute("aria-current", "page");
  const first = page.getByRole("rowheader").first().getByRole("link");
  await expect(first).toBeVisible();
  const subject = (await first.textContent()) ?? "";
  await enter(first);
  await expect(title(page)).toHaveText(subject);
  return subject;
}

/** What was answered to the message that the page shows, past the page. */
async function repliesOf(page: Page, origin: string, token: string): Promise<string[]> {
  const id = /detail\/(\d+)/.exec(page.url())?.[1];
  const answer = await fetch(`${origin}/api/BackOffice/Message/Message?id=${id}`, { headers: { Authorization: `Bearer ${token}` } });
  const { replies } = (await answer.json()) as { replies: { text: string }[] };
  return replies.map(({ text }) => text);
}

test("a message is answered once, solved, and the next one of the queue is opened", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  const subject = await openOldest(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/BackOffice/Message/Reply")) sent += 1;
  });
  await writeAnswer(page, "Bonjour, nous nous en occupons.");
  // The mail as it leaves: the greeting that was typed and none beside it, and what was written to the shop, which may begin with one of its own.
  await expect(question(page).getByText(/^Re : /)).toBeVisible();
  await expect(question(page).getByText("Vous nous aviez écrit :")).toBeVisible();
  await expect(question(page).getByText("Bonjour, nous nous en occupons.")).toHaveCount(1);
  await expect(question(page).getByText(/^Bonjour [^,]+,$/)).toHaveCount(0);
  await confirm(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText(SUCCESS)).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect(page.getByText("Mathilde Kervella a répondu par courriel")).toHaveCount(1);
  await expect(answerBox(page)).toHaveValue("");
  expect(sent).toBe(1);

  const solve = moves(page).getByRole("button", { name: "Résolu" });
  await expect(solve).toBeEnabled();
  await enter(solve);
  await expect(moves(page).getByRole("button", { name: "Rouvrir" })).toBeVisible();

  await enter(page.getByRole("link", { name: "Suivant", exact: true }));
  await expect(title(page)).not.toHaveText(subject);
  await expect(moves(page).getByRole("button", { name: "Prendre en charge" })).toBeVisible();
  await page.goto("/public/message?status=Solved");
  await expect(page.getByRole("rowheader").filter({ hasText: subject }).first()).toBeVisible();
});

test("a message is taken, begun from a template that wants completing, and stands in « À moi » until it is given back", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("libraire");
  const subject = await openOldest(page);
  const url = page.url();
  await enter(page.getByRole("button", { name: "Me l’attribuer" }));
  await expect(page.getByText(/^vous, depuis le /)).toBeVisible();

  await enter(page.getByRole("combobox", { name: "Insérer un modèle" }));
  await expect(page.getByRole("option", { name: "Colis parti" })).toBeVisible();
  await page.keyboard.type("Colis");
  await page.keyboard.press("Enter");
  await expect(answerBox(page)).toHaveValue(/^Bonjour,\n\nvotre commande nº /);
  await answerBox(page).fill("Il manque [à compléter\u00a0: suivi].");
  await enter(page.getByRole("button", { name: "Envoyer la réponse" }));
  await expect(page.getByText(/^À compléter avant d’envoyer\s: .*suivi/)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await answerBox(page).fill("");

  await page.goto("/public/message");
  const mine = page.getByRole("navigation", { name: "Vues des messages" }).getByRole("link", { name: /^À moi/ });
  await enter(mine);
  await expect(page.getByRole("rowheader").filter({ hasText: subject }).first()).toBeVisible();
  await page.goto(url);
  await enter(page.getByRole("button", { name: "Rendre", exact: true }));
  await expect(page.getByText("Personne pour l’instant.")).toBeVisible();
});

test("an answer confirmed by a key that is held down leaves once", async ({ page, signedInAs, origin, signInByApi }) => {
  await signedInAs("libraire");
  await openOldest(page);
  await writeAnswer(page, "Bonjour, une seule fois.");
  await confirm(page).focus();
  for (let strokes = 0; strokes < 4; strokes++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(question(page)).toBeHidden();
  await expect(page.getByText("Bonjour, une seule fois.")).toHaveCount(1);
  const { accessToken } = await signInByApi("libraire");
  const replies = await repliesOf(page, origin, accessToken);
  expect(replies.filter((text) => text === "Bonjour, une seule fois.")).toHaveLength(1);
});

test("a message that a colleague moved meanwhile says so, and changes nothing", async ({ page, context, signedInAs }) => {
  await signedInAs("libraire");
  // Nothing is heard of the colleague: the line is cut.
  await page.route("**/Message/Changes*", (route) => route.abort());
  await openOldest(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await enter(moves(other).getByRole("button", { name: "Prendre en charge" }));
  await expect(moves(other).getByRole("button", { name: "Remettre à traiter" })).toBeEnabled();

  await enter(moves(page).getByRole("button", { name: "Prendre en charge" }));
  await expect(page.getByText("Ce message a changé entre-temps.")).toBeVisible();
  await expect(page.getByText(/il est maintenant «\sEn cours\s»/)).toBeVisible();
});

test("of two people who answer the same message one sends a mail; the other reads their answer first, keeps the words, and may send them", async ({
  browser,
  origin,
  page,
  signedInAs,
  signInByApi,
}) => {
  await signedInAs("admin");
  const watching = page.waitForResponse((answer) => answer.url().includes("/Message/Changes"));
  await openOldest(page);
  await watching;
  const elsewhere = await browser.newContext({ baseURL: origin, locale: "fr-FR" });
  const colleague = await elsewhere.newPage();
  await signedInAs("libraire", colleague);
  await colleague.goto(page.url());
  await writeAnswer(page, "Bonjour, il est arrivé.");
  await writeAnswer(colleague, "Bonjour, il est épuisé.");
  const sent = colleague.waitForResponse((answer) => answer.url().endsWith("/Message/Reply"));
  await enter(confirm(colleague));
  await sent;
  await expect(page.getByText("Mathilde vient de répondre à ce message.")).toBeVisible({ timeout: 2_000 });
  await expect(colleague.getByText("Mathilde Kervella a répondu par courriel")).toHaveCount(1);

  await enter(confirm(page));
  await expect(page.getByText("Mathilde Kervella a répondu pendant que vous écriviez.")).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect(page.getByText("Bonjour, il est épuisé.")).toBeVisible();
  await expect(answerBox(page)).toHaveValue("Bonjour, il est arrivé.");
  const { accessToken } = await signInByApi("libraire");
  expect(await repliesOf(page, origin, accessToken)).toEqual(["Bonjour, il est épuisé."]);

  await enter(page.getByRole("button", { name: "Répondre tout de même" }));
  await expect(question(page)).toContainText("Bonjour, il est épuisé.");
  await enter(confirm(page));
  await expect(answerBox(page)).toHaveValue("");
  await expect.poll(() => repliesOf(page, origin, accessToken)).toEqual(["Bonjour, il est épuisé.", "Bonjour, il est arrivé."]);
  await elsewhere.close();
});

test("the sent mails are narrowed by state and kind, and their URL keeps it", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/public/mail");
  for (const [filter, choice] of [
    ["État", "Envoyé"],
    ["Type", "Réponse à un message"],
  ] as const) {
    await enter(page.getByRole("search").getByRole("button", { name: filter, exact: true }));
    await page.getByRole("checkbox", { name: choice }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: `Retirer le filtre ${filter}` })).toBeVisible();
  }
  await expect(page).toHaveURL(/\?state=Sent&type=messageReply$/);
  await page.reload();
  await expect(page.getByRole("rowheader").first()).toContainText("Réponse à un message");
  await expect(page.getByRole("rowheader").filter({ hasNotText: "Réponse à un message" })).toHaveCount(0);
  await enter(page.getByRole("button", { name: "Effacer les filtres" }));
  await expect(page).toHaveURL(/\/public\/mail$/);
  await expect(page.getByRole("button", { name: /^Retirer le filtre/ })).toHaveCount(0);
});

test("a mail is sent again to somebody else as a new one", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/public/mail?search=colis");
  const first = page.getByRole("rowheader").first().getByRole("link");
  await enter(first);
  await expect(page.getByTitle("Aperçu du courriel")).toBeVisible();
  const before = page.url();
  await enter(page.getByRole("button", { name: "Renvoyer comme nouveau message" }));
  await question(page)
    .getByLabel(/Autre destinataire/)
    .focus();
  await page.keyboard.type("nouvelle.adresse@example.fr");
  await enter(confirm(page));
  await expect(page).not.toHaveURL(before);
  await expect(page.getByText("nouvelle.adresse@example.fr").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "l’original" })).toBeVisible();
  await expect(page.getByText("Envoyé", { exact: true }).first()).toBeVisible();
});
