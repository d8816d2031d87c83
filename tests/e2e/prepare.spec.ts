import type { Page } from "@playwright/test";
import { expect, PARCELS, type Session, test } from "./fixtures.ts";

// Every step is a call to a real server.

const QUESTION = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const SUCCESS = /^Succès\s!$/;

interface Line {
  ean: string;
  quantity: number;
  documents: { id: number; customId: string; quantity: number }[];
}

/** Reads through the API, as the person does who is signed in. */
async function read<T>(origin: string, { accessToken }: Session, path: string): Promise<T> {
  const answer = await fetch(`${origin}/api/BackOffice/${path}`, { headers: { Authorization: `Bearer ${accessToken}` } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return (await answer.json()) as T;
}

/** Parcels of the demo shop of which nothing has left, with what is to be fetched for each: between two copies and six, all of them out. */
async function parcels(origin: string, session: Session): Promise<{ id: number; customId: string; eans: string[] }[]> {
  const { items } = await read<{ items: { id: number; customId: string; shippedCount: number }[] }>(
    origin,
    session,
    `Document/Documents?${PARCELS}&pageSize=25`,
  );
  const found: { id: number; customId: string; eans: string[] }[] = [];
  for (const { id, customId, shippedCount } of items) {
    if (shippedCount > 0 || found.length === 4) continue;
    const order = await read<{ items: { releaseDate: string | null }[] }>(origin, session, `Document/Document?id=${id}`);
    const list = await read<{ items: Line[] }>(origin, session, `Document/PickingList?id=${id}`);
    const eans = list.items.flatMap(({ ean, quantity }) => Array.from({ length: quantity }, () => ean));
    const isOut = order.items.every(({ releaseDate }) => releaseDate === null || Date.parse(releaseDate) < Date.now());
    if (isOut && eans.length >= 2 && eans.length <= 6) found.push({ id, customId, eans });
  }
  return found;
}

const field = (page: Page) => page.getByRole("textbox", { name: "EAN ou ISBN" });
const answer = (page: Page) => page.getByRole("region", { name: "Scanner les exemplaires" }).getByRole("status");
const progress = (page: Page, picked: number, total: number) => page.getByRole("img", { name: `${picked}/${total} exemplaires` });
const question = (page: Page) => page.getByRole("alertdialog", { name: QUESTION });
const success = (page: Page) => page.getByRole("status").getByText(SUCCESS);

/** Types a code with the keyboard alone, Enter last, as a scanner does. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

/** Goes on with Tab until this has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole("button", { name });
  await expect
    .poll(async () => {
      await page.keyboard.press("Tab");
      return button.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
}

test("a parcel is scanned with the keyboard alone, a wrong book is refused, a reload keeps the copies, and it leaves", async ({
  page,
  origin,
  signedInAs,
  signInByApi,
}) => {
  const session = await signInByApi("libraire");
  const [parcel, other] = await parcels(origin, session);
  if (!parcel || !other) throw new Error("The demo shop has no two parcels to prepare.");
  const { id, customId, eans } = parcel;
  const total = eans.length;
  await signedInAs("libraire");
  await page.goto(`/public/document/detail/${id}`);
  await page.getByRole("link", { name: "Préparer" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`nº\\s${customId}$`) })).toBeVisible();
  await expect(progress(page, 0, total)).toBeVisible();

  // Nothing has the focus that takes text: the scanner is heard all the same.
  await scan(page, eans[0] ?? "");
  await expect(answer(page)).toContainText(/^Pris\s:/);
  await expect(progress(page, 1, total)).toBeVisible();
  await scan(page, other.eans.find((ean) => !eans.includes(ean)) ?? "");
  await expect(answer(page)).toContainText("Mauvais livre.");
  await expect(progress(page, 1, total)).toBeVisible();

  // Enlarged to 200 %, or a phone held across: what the scan came to is in sight wherever one reads.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 683, height: 384 });
  for (const place of ["end", "start"] as const) {
    await page.evaluate((to) => window.scrollTo(0, to === "end" ? document.body.scrollHeight : 0), place);
    await expect(answer(page)).toBeInViewport({ ratio: 0.9 });
  }
  if (size) await page.setViewportSize(size);

  await page.reload();
  await expect(progress(page, 1, total)).toBeVisible();
  await expect(page.getByRole("button", { name: "Défaire la dernière prise" })).toHaveAccessibleDescription(/se décoche ligne par ligne/);
  await field(page).focus();
  for (const [at, ean] of eans.slice(1).entries()) {
    await scan(page, ean);
    await expect(progress(page, at + 2, total)).toBeVisible();
  }
  await expect(answer(page)).toContainText("Commande complète.");
  await scan(page, eans[0] ?? "");
  await expect(answer(page)).toContainText("Tout est déjà pris.");

  await tabTo(page, /^Expédier$/);
  await page.keyboard.press("Enter");
  await expect(question(page)).toContainText(`nº ${customId}`);
  await expect(question(page).getByRole("textbox", { name: /Numéro de suivi/ })).toBeFocused();
  await tabTo(page, /^Confirmer$/);
  await page.keyboard.press("Enter");
  await expect(success(page)).toBeVisible();
  await expect(page.getByText(/^Préparation terminée/)).toBeVisible();
  await expect
    .poll(async () => (await read<{ documentStatus: string }>(origin, session, `Document/Document?id=${id}`)).documentStatus)
    .toBe("Shipped");

  await page.reload();
  await expect(page.getByText("Tout est déjà parti.")).toBeVisible();
});

test("from the home page: what waits longest, parcels and pickups, and a reload keeps to it", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/");
  await expect(page.getByRole("link", { name: /À préparer.*\d+ colis, \d+ retraits?, depuis/ })).toBeVisible();
  await page.getByRole("link", { name: "Préparer au scanner" }).click();
  const heading = page.getByRole("heading", { level: 1, name: /^Préparer \d+ commandes$/ });
  await expect(heading).toBeVisible();
  await expect(field(page)).toBeVisible();
  const url = page.url();
  expect(url).toMatch(/prepare\?id=\d+&id=\d+/);
  await page.reload();
  await expect(heading).toBeVisible();
  expect(page.url()).toBe(url);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /Que dois-je faire ce matin/ })).toBeVisible();
});

test("two orders in one round: each copy names its tray, and each order leaves on its own", async ({
  page,
  origin,
  signedInAs,
  signInByApi,
}) => {
  const session = await signInByApi("libraire");
  const two = (await parcels(origin, session)).slice(-2);
  const total = two.reduce((sum, { eans }) => sum + eans.length, 0);
  await signedInAs("libraire");
  await page.goto(`/public/document/prepare?${two.map(({ id }) => `id=${id}`).join("&")}`);
  await expect(page.getByRole("heading", { level: 1, name: "Préparer 2 commandes" })).toBeVisible();
  await expect(progress(page, 0, total)).toBeVisible();
  await field(page).focus();
  for (const [at, ean] of two.flatMap(({ eans }) => eans).entries()) {
    await scan(page, ean);
    await expect(answer(page)).toContainText(/casier [12]/);
    await expect(progress(page, at + 1, total)).toBeVisible();
  }
  for (const [at, { customId }] of two.entries()) {
    await page
      .getByRole("list", { name: "Commandes" })
      .getByRole("button", { name: new RegExp(`^Expédier la nº\\s${customId}$`) })
      .click();
    await question(page).getByRole("button", { name: "Confirmer" }).click();
    await expect(question(page)).toBeHidden();
    await expect(page.getByText(`${at + 1}/2 terminées`)).toBeVisible();
  }
  await expect(page.getByText(/^Préparations terminées/)).toBeVisible();
});
