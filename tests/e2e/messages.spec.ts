import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { enter } from "./keys.ts";

// Every step calls a real server; the whole file uses the keyboard only.

const QUESTION = /^Voulez-vous vraiment effectuer cette action\s\?$/;

const question = (page: Page) => page.getByRole("alertdialog", { name: QUESTION });
const confirm = (page: Page) => question(page).getByRole("button", { name: "Confirmer" });

const answerBox = (page: Page) => page.getByRole("textbox", { name: "Votre réponse" });

/** Types a reply and moves on to its button with Tab. */
async function writeAnswer(page: Page, text: string): Promise<void> {
  await expect(answerBox(page)).toBeVisible();
  await answerBox(page).focus();
  await page.keyboard.type(text);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(question(page)).toContainText(text);
}

/** Opens the message of the view « À traiter » that has waited longest. */
async function openOldest(page: Page): Promise<void> {
  await page.goto("/public/message");
  const view = page.getByRole("navigation", { name: "Vues des messages" }).getByRole("link", { name: /^À traiter/ });
  await enter(view);
  await expect(view).toHaveAttribute("aria-current", "page");
  const first = page.getByRole("rowheader").first().getByRole("link");
  await expect(first).toBeVisible();
  const subject = (await first.textContent()) ?? "";
  await enter(first);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
}

/** Returns the replies to the message of the page, fetched from the API. */
async function repliesOf(page: Page, origin: string, token: string): Promise<string[]> {
  const id = /detail\/(\d+)/.exec(page.url())?.[1];
  const answer = await fetch(`${origin}/api/BackOffice/Message/Message?id=${id}`, { headers: { Authorization: `Bearer ${token}` } });
  const { replies } = (await answer.json()) as { replies: { text: string }[] };
  return replies.map(({ text }) => text);
}

test("two people answer the same message: one mail is sent; the other person sees that reply first, keeps the typed text and may send it", async ({
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
  // Key repeat sends one reply.
  await confirm(colleague).focus();
  for (let strokes = 0; strokes < 4; strokes++) await colleague.keyboard.down("Enter");
  await colleague.keyboard.up("Enter");
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
