import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, test } from "./fixtures.ts";

const COOKIE = "reserve.session";
let harness = "";

test.beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      target: "es2022",
      lib: { entry: fileURLToPath(new URL("./harness/session.ts", import.meta.url)), formats: ["es"], fileName: "harness" },
    },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("The harness was not built.");
  harness = output.output.find((file) => file.type === "chunk")?.code ?? "";
});

test("50 reads with an expired access token in four tabs renew the session exactly once", async ({ context, origin, signInByApi }) => {
  const session = await signInByApi("libraire");
  const past = new Date(Date.now() - 60_000).toISOString();
  await context.addCookies([
    {
      name: COOKIE,
      value: encodeURIComponent(JSON.stringify({ ...session, accessToken: `${session.accessToken}x`, accessTokenExpires: past })),
      url: origin,
    },
  ]);
  let renewals = 0;
  context.on("request", (request) => {
    if (request.url().endsWith("/Token/Refresh")) renewals += 1;
  });
  await context.route("**/harness", (route) =>
    route.fulfill({ contentType: "text/html", body: '<!doctype html><script type="module" src="/harness.js"></script>' }),
  );
  await context.route("**/harness.js", (route) => route.fulfill({ contentType: "text/javascript", body: harness }));
  const tabs = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const tab = await context.newPage();
      await tab.goto("/harness");
      await expect(tab).toHaveTitle("ready");
      return tab;
    }),
  );
  const succeeded = await Promise.all(tabs.map((tab) => tab.evaluate(() => window.fire(50))));
  expect(succeeded).toEqual([50, 50, 50, 50]);
  expect(renewals).toBe(1);
});

test("signing out in one tab ends the session in the others, and Back shows nothing", async ({ context, page, signIn }) => {
  await signIn("libraire");
  const other = await context.newPage();
  await other.goto("/public/document");
  await expect(other.getByRole("heading", { level: 1, name: "Commandes" })).toBeVisible();
  await page.getByRole("button", { name: "Ouvrir le menu du compte" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await expect(other.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await other.goBack();
  await expect(other.getByRole("heading", { level: 1, name: "Commandes" })).toHaveCount(0);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === COOKIE)).toBeUndefined();
});

test("a visitor who is not signed in comes back to the very page after sign-in, and never leaves the origin", async ({ page, origin }) => {
  await page.goto("/public/document?view=toPrepare");
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.getByLabel("Nom d’utilisateur").fill("libraire");
  await page.getByLabel("Mot de passe", { exact: true }).fill("reserve-demo-2026");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${origin}/public/document?view=toPrepare`);
  for (const hostile of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "/..//evil.example"]) {
    await page.goto(`/login?returnTo=${encodeURIComponent(hostile)}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(origin);
  }
});

test("a wrong password says so in French, keeps the name, and leads back to the field", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Nom d’utilisateur").fill("libraire");
  await page.getByLabel("Mot de passe", { exact: true }).fill("pas le bon");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("alert")).toContainText(/mot de passe/i);
  await expect(page.getByLabel("Nom d’utilisateur")).toHaveValue("libraire");
});
