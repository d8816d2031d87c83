import type { Page } from "@playwright/test";
import { expect as expectSoon, test } from "./fixtures.ts";

// Every step is a call to a real server.
const expect = expectSoon.configure({ timeout: 15_000 });

const QUESTION = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const SUCCESS = /^Succès\s!$/;

const question = (page: Page) => page.getByRole("alertdialog", { name: QUESTION });
const confirm = (page: Page) => question(page).getByRole("button", { name: "Confirmer" });
const moves = (page: Page) => page.getByRole("complementary", { name: "Autour du message" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens the message of the view « À traiter » that has waited longest, with the keyboard. */
async function openOldest(page: Page): Promise<string> {
  await page.goto("/public/message");
  const view = page.getByRole("navigation", { name: "Vues des messages" }).getByRole("link", { name: /^À traiter/ });
  await view.focus();
  await page.keyboard.press("Enter");
  await expect(view).toHaveAttribute("aria-current", "page");
  const first = page.getByRole("rowheader").first().getByRole("link");
  await expect(first).toBeVisible();
  const subject = (await first.textContent()) ?? "";
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText(subject);
  return subject;
}

test("a message is answered once, solved, and the next one of the queue is opened, with the keyboard alone", async ({ page, signIn }) => {
  await signIn("libraire");
  const subject = await openOldest(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/BackOffice/Message/")) sent += 1;
  });
  await page.getByRole("textbox", { name: "Votre réponse" }).focus();
  await page.keyboard.type("Bonjour, nous nous en occupons.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(question(page)).toContainText("nous nous en occupons");
  await confirm(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText(SUCCESS)).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect(page.getByText("Mathilde Kervella a répondu par courriel")).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: "Votre réponse" })).toHaveValue("");
  expect(sent).toBe(1);

  const solve = moves(page).getByRole("button", { name: "Résolu" });
  await expect(solve).toBeEnabled();
  await solve.focus();
  await page.keyboard.press("Enter");
  await expect(moves(page).getByRole("button", { name: "Rouvrir" })).toBeVisible();

  const next = page.getByRole("link", { name: "Suivant" });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(title(page)).not.toHaveText(subject);
  await expect(moves(page).getByRole("button", { name: "Prendre en charge" })).toBeVisible();
  await page.goto("/public/message?status=Solved");
  await expect(page.getByRole("rowheader").filter({ hasText: subject }).first()).toBeVisible();
});

test("an answer confirmed by a double click leaves once, and is found among the sent mails", async ({
  page,
  signIn,
  origin,
  signInByApi,
}) => {
  await signIn("libraire");
  await openOldest(page);
  await page.getByRole("textbox", { name: "Votre réponse" }).fill("Bonjour, une seule fois.");
  await page.getByRole("button", { name: "Envoyer la réponse" }).click();
  await confirm(page).dblclick();
  await expect(question(page)).toBeHidden();
  await expect(page.getByText("Bonjour, une seule fois.")).toHaveCount(1);
  const id = /detail\/(\d+)/.exec(page.url())?.[1];
  const { accessToken } = await signInByApi("libraire");
  const answer = await fetch(`${origin}/api/BackOffice/Message/Message?id=${id}`, { headers: { Authorization: `Bearer ${accessToken}` } });
  const { replies } = (await answer.json()) as { replies: { text: string }[] };
  expect(replies.filter(({ text }) => text === "Bonjour, une seule fois.")).toHaveLength(1);
});

test("a message that a colleague moved meanwhile says so, and changes nothing", async ({ page, context, signIn }) => {
  await signIn("libraire");
  await openOldest(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await moves(other).getByRole("button", { name: "Prendre en charge" }).click();
  await expect(moves(other).getByRole("button", { name: "Remettre à traiter" })).toBeEnabled();

  await moves(page).getByRole("button", { name: "Prendre en charge" }).click();
  await expect(page.getByText("Ce message a changé entre-temps.")).toBeVisible();
  await expect(page.getByText(/il est maintenant «\sEn cours\s»/)).toBeVisible();
});

test("a mail is sent again to somebody else as a new one, with the keyboard alone", async ({ page, signIn }) => {
  await signIn("libraire");
  await page.goto("/public/mail?search=colis");
  const first = page.getByRole("rowheader").first().getByRole("link");
  await expect(first).toBeVisible();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTitle("Aperçu du courriel")).toBeVisible();
  const before = page.url();
  await page.getByRole("button", { name: "Renvoyer comme nouveau message" }).focus();
  await page.keyboard.press("Enter");
  await question(page)
    .getByLabel(/Autre destinataire/)
    .focus();
  await page.keyboard.type("nouvelle.adresse@example.fr");
  await confirm(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(before);
  await expect(page.getByText("nouvelle.adresse@example.fr").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "l’original" })).toBeVisible();
  await expect(page.getByText("Envoyé", { exact: true }).first()).toBeVisible();
});
