// How many pixels the number and the customer's name get in the orders list, at every width and with every choice of columns, on the demo shop.
//   npm run bench -- list-widths [--picture=widths.png]
// One picture shows all of them; the table is printed.
import { chromium } from "playwright";
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../scripts/lib/chromium.mjs";
import { demoShop } from "../scripts/lib/demo-shop.mjs";

const WIDTHS = [821, 1024, 1366, 1440];
const choices = [
  { name: "colonnes de départ", added: [] },
  { name: "deux de plus", added: ["Mode de paiement", "Suivi"] },
  { name: "toutes", added: ["Référence", "Magasin"] },
];
const picture = process.argv.find((arg) => arg.startsWith("--picture="))?.slice("--picture=".length);

const shop = await demoShop({ env: { CLIENT: "generic" } });
let browser;
try {
  await shop.start();
  browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
  const page = await browser.newPage({ locale: "fr-FR", viewport: { width: 1440, height: 560 } });
  await page.goto(`${shop.origin}/login`);
  await page.getByLabel("Nom d’utilisateur").fill("libraire");
  await page.getByLabel("Mot de passe", { exact: true }).fill("reserve-demo-2026");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByRole("navigation").first().waitFor();
  const shots = [];
  console.log("| largeur | colonnes | numéro | nom | nom le plus long | tableau |\n| ---: | --- | ---: | ---: | ---: | --- |");
  for (const { name, added } of choices) {
    await page.setViewportSize({ width: 1440, height: 560 });
    await page.goto(`${shop.origin}/public/document`);
    await page.getByRole("button", { name: "Colonnes", exact: true }).click();
    for (const title of added) await page.getByRole("checkbox", { name: title, exact: true }).check();
    // A stream never ends, and the page would never be at rest.
    await page.route(/\/Changes/, (route) => route.abort());
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 560 });
      const deferred = page.waitForResponse(/\/assets\/deferred-parts-/);
      await page.goto(`${shop.origin}/public/document`);
      await Promise.all([deferred, page.getByRole("rowheader").first().waitFor()]);
      await page.waitForLoadState("networkidle");
      const { number, customer, longest, isFramed } = await page.evaluate(measure);
      console.log(
        `| ${width} | ${name} | ${number} px | ${customer} px | ${longest} px | ${isFramed ? "défile dans son cadre" : "entier"} |`,
      );
      shots.push({ title: `${width} px, ${name} : numéro ${number} px, nom ${customer} px`, bytes: await page.screenshot(), width });
    }
  }
  if (picture) await draw(shots, picture);
} finally {
  await browser?.close();
  await shop.remove();
}

/** Runs in the page: measures the visible part of both columns, and the width of the page's longest name. */
function measure() {
  const heads = [...document.querySelectorAll("main thead th")];
  const frame = document.querySelector("main table").parentElement;
  const right = Math.min(innerWidth, frame.getBoundingClientRect().right);
  const seen = (cell) => {
    const box = cell.getBoundingClientRect();
    return Math.round(Math.min(right, box.right) - box.left);
  };
  const place = (title) => heads.findIndex((head) => head.textContent.startsWith(title));
  const at = place("Client");
  const words = document.createRange();
  const asked = [...document.querySelectorAll("main tbody tr")].map((row) => {
    words.selectNodeContents(row.cells[at]);
    return words.getBoundingClientRect().width;
  });
  return {
    number: seen(heads[place("Commande")]),
    customer: seen(heads[at]),
    longest: Math.ceil(Math.max(...asked)) + 16,
    isFramed: frame.getAttribute("role") === "region",
  };
}

/** Draws all screenshots at half size on one sheet, one row per column set. */
async function draw(shots, path) {
  const sheet = await browser.newPage({ viewport: { width: 2480, height: 1000 } });
  const figures = shots.map(
    ({ title, bytes, width }) =>
      `<figure><figcaption>${title}</figcaption><img width="${width / 2}" src="data:image/png;base64,${bytes.toString("base64")}"></figure>`,
  );
  await sheet.setContent(
    `<style>body{margin:16px;font:14px sans-serif;display:grid;grid-template-columns:repeat(${WIDTHS.length},max-content);gap:16px}figure{margin:0}img{display:block;border:1px solid #999}</style>${figures.join("")}`,
  );
  await sheet.screenshot({ path, fullPage: true });
}
