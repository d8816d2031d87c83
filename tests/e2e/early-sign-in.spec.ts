import type { Page } from "@playwright/test";
import { blockScripts } from "./block-scripts.ts";
import { expect, test } from "./fixtures.ts";

const PASSWORD = "reserve-demo-2026";
const fields = (page: Page) => ({
  userName: page.getByLabel("Nom d’utilisateur"),
  password: page.getByLabel("Mot de passe", { exact: true }),
});

test("the form is shown before any script runs, and React keeps its typed text and the caret position", async ({ page, origin }) => {
  const complaints: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  const letGo = await blockScripts(page);
  await test.step("also in English; on no other page for guests, and not where the first account is created", async () => {
    await page.goto(`${origin}/en/login`, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    for (const url of ["/forgotPassword", "/login#setUp=abc"]) {
      await page.goto(`${origin}${url}`, { waitUntil: "commit" });
      await page.locator("#reserve-settings").waitFor({ state: "attached" });
      await expect(page.getByRole("textbox")).toHaveCount(0);
    }
  });
  await page.goto(`${origin}/public/document?view=toPrepare`, { waitUntil: "commit" });
  const { userName, password } = fields(page);
  await expect(page.getByRole("heading", { level: 1, name: "Connexion" })).toBeVisible();
  await expect(page).toHaveTitle("Connexion – Réserve");
  await userName.pressSequentially("libaire");
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft"]) await userName.press(key);
  const field = await userName.elementHandle();
  letGo();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  // Changing the language keeps the page: the script handles the link now.
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", /returnTo=/);
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(userName).toBeFocused();
  await page.keyboard.type("r");
  await expect(userName).toHaveValue("libraire");
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(`${origin}/public/document?view=toPrepare`);
  expect(complaints).toEqual([]);
});

test("a remembered name and the chosen theme are shown before any script runs; Enter pressed then signs in once, and the password is in no URL", async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/login`);
  await page.evaluate(() => {
    localStorage.setItem("reserve.userName", "libraire");
    localStorage.setItem("reserve.preferences", JSON.stringify({ theme: "dark", density: "normal" }));
  });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  const letGo = await blockScripts(page);
  await page.goto(`${origin}/login`, { waitUntil: "commit" });
  const { userName, password } = fields(page);
  await expect(userName).toHaveValue("libraire");
  await expect(page.getByRole("checkbox", { name: "Se souvenir de mon nom sur cet appareil" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await password.fill(PASSWORD);
  await password.press("Enter");
  await password.press("Enter");
  await expect(page).toHaveURL(`${origin}/login`);
  letGo();
  await expect(page.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("reserve.userName"))).toBe("libraire");
  expect(requests.filter((call) => call.endsWith("/Authentication/Token"))).toHaveLength(1);
  expect(requests.filter((call) => call.includes(PASSWORD) || call.includes("password="))).toEqual([]);
});
