import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { expect, test } from "./fixtures.ts";

// Webhooks on the real server, with a receiving site, without a mouse.

interface Heard {
  headers: Record<string, string>;
  body: string;
}

const heard: Heard[] = [];
let status = 204;
let site: Server;
let url: string;

test.use({ settings: { WEBHOOK_HOSTS: "127.0.0.1" } });

test.beforeAll(async () => {
  site = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    heard.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(pieces).toString() });
    response.writeHead(status).end(status === 204 ? undefined : "En travaux");
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/rappel`;
});
test.afterAll(() => {
  site.closeAllConnections();
  site.close();
});

test("a webhook is created, tested and notified of a shipped order, signed; a failed delivery is inspected, sent again and arrives", async ({
  page,
  origin,
  signedInAs,
  signInByApi,
  server,
}) => {
  // Longer than the usual limit: deliveries are sent only once shipping can no longer be undone.
  test.setTimeout(180_000);
  await signedInAs("admin");
  await page.goto("/settings/webhook");
  await page.getByRole("link", { name: "Nouveau webhook" }).press("Enter");
  const address = page.getByRole("textbox", { name: /^Adresse appelée/ });
  await address.fill("https://192.168.0.7/rappel");
  await page.getByRole("textbox", { name: /^Nom/ }).fill("Site de la boutique");
  await page.getByRole("checkbox", { name: /^Commande expédiée/ }).press("Space");
  await page.keyboard.press("Control+s");
  await expect(address).toHaveAccessibleDescription(/mène à un réseau privé/);
  await address.fill(url);
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: /^Site de la boutique/ })).toBeVisible();

  await page.getByRole("button", { name: "Montrer le secret" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).press("Enter");
  const shown = page.getByText(/^whsec_/);
  await expect(shown).toBeVisible();
  const secret = (await shown.textContent()) ?? "";
  const ours = page.url();

  await page.getByRole("button", { name: "Envoyer un essai" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Essai/ })).toBeVisible();
  await expect(page.getByText("Arrivé", { exact: true })).toBeVisible();
  expect(new Webhook(secret).verify(heard[0]?.body ?? "", heard[0]?.headers ?? {})).toMatchObject({ type: "webhook.test" });

  // A paid order is shipped while the site is down.
  status = 503;
  await page.goto("/public/document?view=toPrepare");
  await page.getByRole("rowheader").first().getByRole("link").press("Enter");
  await page
    .getByRole("complementary")
    .getByRole("button", { name: /^Expédier / })
    .press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).press("Enter");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);

  // It waits as long as shipping can be undone.
  await expect(async () => {
    await page.goto(ours);
    await expect(page.getByText("En échec", { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await page.getByRole("link", { name: "Voir les envois" }).press("Enter");
  const row = page.getByRole("row", { name: /^Commande expédiée/ });
  await expect(row).toContainText("503");
  await row.getByRole("link", { name: /^Commande expédiée/ }).press("Enter");
  await expect(page.getByRole("table", { name: "Essais" })).toContainText("503");
  await expect(page.getByText(/"type": "order.shipped"/)).toBeVisible();

  status = 204;
  await page.getByRole("button", { name: "Renvoyer" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).press("Enter");
  await expect(page.getByText("Arrivé", { exact: true })).toBeVisible();
  const last = heard.at(-1);
  expect(new Webhook(secret).verify(last?.body ?? "", last?.headers ?? {})).toMatchObject({ type: "order.shipped", version: 1 });
  const ids = heard.filter(({ body }) => body.includes("order.shipped")).map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(1);

  // Waiting deliveries survive the end of the server.
  // Read from the API: the next try is five seconds later, the one after that five minutes, and a busy browser may show this one only then.
  const { accessToken } = await signInByApi("admin");
  const delivery = `${origin}/api/BackOffice/Webhook/Delivery?id=${new URL(page.url()).pathname.split("/").at(-1)}`;
  const lastStatus = async () => {
    const answer = await fetch(delivery, { headers: { Authorization: `Bearer ${accessToken}` } });
    return ((await answer.json()) as { status: number | null }).status;
  };
  status = 503;
  await page.getByRole("button", { name: "Renvoyer" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).press("Enter");
  await expect.poll(lastStatus, { intervals: [100] }).toBe(503);
  status = 204;
  await server.killAndRestart();
  await page.reload();
  await expect(page.getByText("Arrivé", { exact: true })).toBeVisible({ timeout: 40_000 });
});
