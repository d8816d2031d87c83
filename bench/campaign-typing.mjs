// Latency of editing a letter of thirty kilobytes, in Chromium on a production build: how long after a key the preview is rendered with it, and
// whether no typed letter is lost, at full speed and with the page's CPU four times slower.
//   npm run bench -- campaign-typing [--keys=120]
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../scripts/lib/chromium.mjs";
import { cookiesOf, demoShop } from "../scripts/lib/demo-shop.mjs";

const { values } = parseArgs({ options: { keys: { type: "string", default: "120" } } });
const KEYS = Number(values.keys);
/** Typing speed of a fast typist, and key repeat. */
const PACES = [
  ["90 ms a key", 90],
  ["33 ms a key", 33],
];

const shop = await demoShop({ env: { CLIENT: "generic" } });
await shop.start();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
try {
  const cookies = await cookiesOf(browser, shop.origin, "admin");
  const context = await browser.newContext({ locale: "fr-FR", timezoneId: "Europe/Paris", viewport: { width: 1366, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const refused = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text());
  });
  const asked = [];
  page.on("request", (request) => {
    if (request.url().includes("/MailCampain/Preview")) asked.push(request.url());
  });
  await page.goto(`${shop.origin}/mailCampain/detail`);
  const editor = page.locator('[contenteditable="true"][role="textbox"]');
  await editor.waitFor();
  const source = letter();
  const client = await context.newCDPSession(page);
  console.log(`a letter of ${(source.length / 1000).toFixed(1)} kB`);
  for (const rate of [1, 4]) {
    await client.send("Emulation.setCPUThrottlingRate", { rate });
    for (const [name, delay] of PACES) {
      const typed = Array.from({ length: KEYS }, (_, index) => "abcdefghijklmnopqrstuvwxyz"[index % 26]).join("");
      await startLine(page, source);
      await page.evaluate(watch);
      await page.keyboard.type(typed, { delay });
      await page.waitForTimeout(3_000);
      const { drawn, missing, tasks } = await page.evaluate(() => window.seen());
      const text = await page.evaluate(() => document.querySelector(".cm-activeLine").textContent);
      const dropped = typed.length - text.length;
      console.log(
        `CPU ${rate}x, ${name}: key to drawn preview ${said(drawn)}, ${drawn.length} pages drawn, ${missing} passed over for a newer one, letters dropped ${text === typed ? 0 : `${dropped} (${text})`}, main thread's tasks over 50 ms ${said(tasks)} (${tasks.length})`,
      );
    }
  }
  console.log(`previews asked of the server: ${asked.length}; refused by the page's policy: ${refused.length}`, ...refused);
} finally {
  await browser.close();
  await shop.remove();
}

/** Replaces the letter, waits for its preview, and places the caret in its empty line. */
async function startLine(page, source) {
  await page.locator('[contenteditable="true"][role="textbox"]').click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(source);
  await page.waitForFunction(
    () =>
      /DEBUT\s*FINDEBUT[\s\S]*Fin de la lettre/.test(document.querySelector('iframe[title^="Aperçu"]')?.contentDocument?.body?.textContent),
    undefined,
    { polling: 100, timeout: 120_000 },
  );
  await page.keyboard.press("Control+Home");
  while ((await page.locator(".cm-activeLine").textContent()) !== "") await page.keyboard.press("ArrowDown");
  await page.waitForTimeout(3_000);
}

// The functions below run inside the page.

/** Notes when each key was pressed and when the preview was painted with it. */
function watch() {
  const pressed = [];
  const drawn = [];
  const tasks = [];
  let shown = 0;
  let passed = 0;
  const onKey = ({ key, timeStamp }) => {
    if (key.length === 1) pressed.push(timeStamp);
  };
  addEventListener("keydown", onKey, true);
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: "longtask" });
  const inside = document.querySelector('iframe[title^="Aperçu"]').contentDocument;
  const look = () => {
    const length = /DEBUT(\w*)/.exec(inside.body?.textContent.replace(/\s/g, "") ?? "")?.[1]?.replace(/FINDEBUT.*/, "").length ?? 0;
    if (length <= shown) return;
    const [before, now] = [shown, length];
    shown = now;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      // After the frame is painted.
      channel.port1.onmessage = () => {
        const at = performance.now();
        passed += now - before - 1;
        drawn.push(at - pressed[now - 1]);
      };
      channel.port2.postMessage(null);
    });
  };
  const mutations = new MutationObserver(look);
  mutations.observe(inside.documentElement, { childList: true, characterData: true, subtree: true });
  window.seen = () => {
    removeEventListener("keydown", onKey, true);
    observer.disconnect();
    mutations.disconnect();
    return { drawn, missing: passed, tasks };
  };
}

/** A letter as shops send them: forty titles with cover, words and a button. */
function letter() {
  const title = (index) => `    <mj-section background-color="#ffffff" padding="12px 0">
      <mj-column width="35%">
        <mj-image src="https://quai.example/couvertures/97827073${index}.jpg" alt="Couverture de L’Amant" href="https://quai.example/livre/97827073${index}" width="140px" />
      </mj-column>
      <mj-column width="65%">
        <mj-text font-size="18px"><strong>L’Amant, volume ${index}</strong></mj-text>
        <mj-text>Marguerite Duras, <i>Minuit</i>. Quinze ans et demi, le fleuve, le bac, la limousine noire. On relit d’un trait ce qu’on croyait savoir.</mj-text>
        <mj-button href="https://quai.example/livre/97827073${index}">12,50 €</mj-button>
      </mj-column>
    </mj-section>
`;
  return `<mjml>
  <mj-head><mj-attributes><mj-all font-family="Georgia, serif" /></mj-attributes></mj-head>
  <mj-body width="600px">
    <mj-section>
      <mj-column>
        <mj-text>
DEBUT

FINDEBUT
        </mj-text>
      </mj-column>
    </mj-section>
${Array.from({ length: 40 }, (_, index) => title(100 + index)).join("")}    <mj-section>
      <mj-column>
        <mj-text>Fin de la lettre. <a href="{{unsubscribe}}">Se désabonner</a></mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>
`;
}

function said(times) {
  if (times.length === 0) return "none";
  const sorted = [...times].sort((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)].toFixed(0)} ms (p95 ${sorted[Math.floor(sorted.length * 0.95)].toFixed(0)}, longest ${sorted.at(-1).toFixed(0)})`;
}
