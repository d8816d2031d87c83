import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { createSite } from "../../apps/api/src/platform/node/site.ts";
import { variant } from "../../clients/generic/variant.ts";
import { hostile, randomTexts } from "../../packages/domain/src/rich-text/hostile.fixtures.ts";

// Components that read HTML, built for production and served like the console: by its server, under its content security policy.

const folder = mkdtempSync(join(tmpdir(), "reserve-editors-"));
let server: Server;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const root = fileURLToPath(new URL("harness/editors", import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: fileURLToPath(new URL("../../apps/console/public", import.meta.url)),
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: "es2022", manifest: "manifest.json", modulePreload: { polyfill: false } },
  });
  const site = createSite({ consoleFolder: folder, storybookFolder: null, variant, apiBaseUrl: null, isHttps: false, isProduction: false });
  server = createServer(async (request, response) => {
    const answer = await site.fetch(new Request(`http://127.0.0.1${request.url}`));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Collects CSP violations, errors, and requests to other origins. */
async function watch(page: Page) {
  const refused: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    // There is no favicon here, and Playwright evaluates scripts of its own in the sandboxed frame.
    if (message.type() !== "error" || /^(?:Failed to load resource|Blocked script execution in .*preview\.html)/.test(message.text()))
      return;
    // A style that loads from another origin is blocked inside the preview's page: the preview's own policy works, so this is no error.
    if (!message.text().includes("elsewhere.invalid/ground.png")) refused.push(message.text());
  });
  page.on("pageerror", (error) => refused.push(error.message));
  await page.route("https://elsewhere.invalid/**", (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, sourceFile, lineNumber }) => {
      console.error(`policy broken: ${effectiveDirective} ${sourceFile}:${lineNumber}`);
    });
  });
  await page.goto(`${origin}/`);
  await expect(page.locator('[role="textbox"][contenteditable="true"]')).toHaveCount(2, { timeout: 20_000 });
  return { refused, requests };
}

test("the editors and the preview work under the console's policy without violations; attacks have no effect", async ({ page }) => {
  const { refused, requests } = await watch(page);
  await test.step("a formatted text is written, pasted from Word and formatted", async () => {
    const text = page.getByRole("textbox", { name: "Critique" });
    await text.click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type('Il dit "oui" !');
    await expect(page.getByLabel("Écrit")).toHaveText("<p>Il dit «&nbsp;oui&nbsp;»\u202f!</p>");
    await page.keyboard.press("Enter");
    await text.evaluate((element) => {
      const data = new DataTransfer();
      data.setData(
        "text/html",
        "<style>p.MsoNormal{margin:0}</style><p class=MsoNormal style='color:red' onclick='alert(1)'><b>Noces</b><script>alert(1)</script><o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0'><span style='mso-list:Ignore'>·</span>L’Été</p>",
      );
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect(text.getByRole("listitem")).toHaveText("L’Été");
    await page.keyboard.press("ControlOrMeta+A");
    await page.getByRole("button", { name: "Italique" }).click();
    await page.getByRole("button", { name: "Lien" }).click();
    await page.getByLabel("Adresse").fill("https://www.gallimard.fr");
    await page.keyboard.press("Enter");
    await expect(text.getByRole("link").first()).toHaveAttribute("href", "https://www.gallimard.fr");
    await expect(page.getByLabel("Écrit")).toContainText('<li><p><a href="https://www.gallimard.fr"><em>L’Été</em></a></p></li>');
    expect(refused).toEqual([]);
  });
  await test.step("a source text is written with highlighting and completions", async () => {
    const source = page.getByRole("textbox", { name: "Contenu" });
    await source.click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("<h2>L’Été</h2><p style='color: rgb(1, 2, 3)'>1954</p><");
    await expect(page.getByRole("listbox")).toBeVisible();
    // The library's style sheet is accepted, by the page's nonce.
    expect(await page.getByRole("listbox").evaluate((list) => getComputedStyle(list).listStyleType)).toBe("none");
    await page.keyboard.press("Escape");
    const shown = page.frameLocator('iframe[title="Aperçu\u00a0: Contenu"]');
    await expect(shown.getByRole("heading", { name: "L’Été" })).toBeVisible();
    await expect(shown.getByText("1954")).toHaveCSS("color", "rgb(1, 2, 3)");
    expect(refused).toEqual([]);
  });
  await test.step("attacks have no effect", async () => {
    const faults = await page.evaluate(
      (texts) => {
        const { cleanHtml } = window as unknown as { cleanHtml: (html: string) => string };
        return texts.filter((html) => {
          const once = cleanHtml(html);
          return (
            cleanHtml(once) !== once ||
            /<(?!\/?(?:a|blockquote|br|em|h[234]|hr|img|li|ol|p|strong|su[bp]|t[dhr]|table|tbody|thead|ul)[ >])/.test(once)
          );
        });
      },
      [...hostile, ...randomTexts(2_000)],
    );
    expect(faults).toEqual([]);
    expect(refused).toEqual([]);
  });
  await test.step("a preview shows styles, runs no script and requests other origins only after consent", async () => {
    const mail = page.frameLocator('iframe[title="Courriel"]');
    await expect(mail.getByText("Votre commande est prête.")).toHaveCSS("color", "rgb(27, 87, 66)");
    await expect(page.getByText("Une image distante n’est pas chargée.")).toBeVisible();
    // A page has requested everything it shows by the time it is loaded and rendered.
    await Promise.all(page.frames().map((frame) => frame.waitForLoadState("load")));
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(requests).toEqual([]);
    expect(refused).toEqual([]);
    await page.getByRole("button", { name: "Charger les images" }).click();
    await expect.poll(() => [...requests].sort()).toEqual(["https://elsewhere.invalid/cover.png", "https://elsewhere.invalid/ground.png"]);
  });
  await test.step("the policy is the console's, and a violation is reported, so the missing reports above are meaningful", async () => {
    const answer = await page.request.get(`${origin}/`);
    expect(answer.headers()["content-security-policy"]).toMatch(/require-trusted-types-for 'script'; trusted-types reserve-letters$/);
    await page.evaluate(() => {
      const style = document.createElement("style");
      style.textContent = "body { color: red }";
      document.head.append(style);
    });
    await expect.poll(() => refused.length).toBeGreaterThan(0);
  });
});
