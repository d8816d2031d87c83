// Holds generated invoices and credit notes against the official rules of EN 16931 (CEN/TC 434's Schematron for CII), beside our own rules, and seeds faults
// that both have to find. The rules and the processor that reads them are fetched here and are no part of the project: their licences differ from ours.
//   npm run bench -- en16931 [--lives=200] [--rules=<folder or URL of the published artefacts>]
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { facturX } from "../apps/api/src/areas/orders/papers/factur-x.ts";
import { brokenRules } from "../apps/api/src/testing/invoice-rules.ts";
import { paperLives } from "../apps/api/src/testing/papers.fixtures.ts";
import { root } from "../scripts/lib/root.mjs";

/** Release validation-1.3.16 of the artefacts, by its commit, and the sum of the one file that is read. */
const COMMIT = "b6c9e06a59812fb1a83585da40923b3678a649ad";
const SHA256 = "0b234dea2bbfee739b7761e607a992c17fab88773014ef56355b6158cfb1cc53";
const FILE = "cii/xslt/EN16931-CII-validation.xslt";
const SAXON = "2.7.0";

const { values } = parseArgs({
  options: {
    lives: { type: "string", default: "200" },
    rules: { type: "string", default: `https://raw.githubusercontent.com/ConnectingEurope/eInvoicing-EN16931/${COMMIT}` },
  },
});
const folder = join(root, "node_modules/.cache/en16931");
mkdirSync(folder, { recursive: true });

const check = officialRules(await compiledRules());
const papers = [...paperLives(Number(values.lives))].map(({ paper }) => ({ kind: paper.kind, xml: facturX(paper) ?? "" }));
const counts = { papers: papers.length, ours: 0, official: 0, fired: 0 };
for (const { xml } of papers) {
  const { failed, fired } = check(xml);
  const own = brokenRules(xml);
  counts.fired += fired;
  counts.ours += own.length;
  counts.official += failed.length;
  if (failed.length + own.length > 0) console.log({ official: failed, ours: own, xml });
}
console.log(`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.versions.node}, artefacts ${COMMIT.slice(0, 8)}`);
console.log(counts);

/** A fault that both must find, by the rule that names it. */
const FAULTS = [
  ["BR-02", (xml) => xml.replace(/(<rsm:ExchangedDocument><ram:ID>)[^<]+/, "$1")],
  ["BR-CL-01", (xml) => xml.replace(">380<", ">999<")],
  ["BR-09", (xml) => xml.replace(/(<ram:SellerTradeParty>.*?)<ram:CountryID>FR<\/ram:CountryID>/, "$1")],
  [
    "BR-CO-10",
    (xml) =>
      xml.replace(
        /<ram:LineTotalAmount>(\d+\.\d\d<\/ram:LineTotalAmount><ram:(?:Charge|Allowance|TaxBasis)Total)/,
        "<ram:LineTotalAmount>9$1",
      ),
  ],
  ["BR-CO-15", (xml) => xml.replace("<ram:GrandTotalAmount>", "<ram:GrandTotalAmount>9")],
  ["BR-CO-16", (xml) => xml.replace("<ram:DuePayableAmount>", "<ram:DuePayableAmount>9")],
  ["BR-CO-17", (xml) => xml.replace(/<ram:CalculatedAmount>(?!0\.00)/, "<ram:CalculatedAmount>9")],
];
const sound = papers.find(({ kind, xml }) => kind === "Invoice" && xml.includes("<ram:CategoryCode>S<"))?.xml ?? "";
for (const [rule, seed] of FAULTS) {
  const xml = seed(sound);
  if (xml === sound) throw new Error(`No fault was seeded for ${rule}.`);
  console.log(rule, { official: check(xml).failed.includes(rule), ours: brokenRules(xml).includes(rule) });
}

/** Returns the path of the rules as Saxon reads them, compiled once. */
async function compiledRules() {
  const [source, compiled] = [join(folder, "rules.xslt"), join(folder, `${SHA256}.sef.json`)];
  if (!existsSync(join(folder, "node_modules/xslt3")))
    execFileSync("npm", ["install", "--no-save", "--prefix", folder, `saxon-js@${SAXON}`, `xslt3@${SAXON}`], { stdio: "inherit" });
  if (existsSync(compiled)) return compiled;
  const place = `${values.rules}/${FILE}`;
  const text = /^https?:/.test(place) ? await (await fetch(place)).text() : readFileSync(place, "utf8");
  const sum = createHash("sha256").update(text).digest("hex");
  if (sum !== SHA256) throw new Error(`${place} is not the release that is meant: its sum is ${sum}.`);
  writeFileSync(source, text);
  execFileSync(process.execPath, [join(folder, "node_modules/xslt3/xslt3.js"), `-xsl:${source}`, `-export:${compiled}`, "-nogo"]);
  return compiled;
}

/** Returns a check of an invoice's XML by the official rules: which it breaks, warnings included, and how many were tried. */
function officialRules(compiled) {
  const saxon = createRequire(join(folder, "package.json"))("saxon-js");
  const stylesheetText = readFileSync(compiled, "utf8");
  return (sourceText) => {
    const report = saxon.transform({ stylesheetText, sourceText, destination: "serialized" }).principalResult;
    const failed = [...report.matchAll(/<svrl:(?:failed-assert|successful-report)[^>]*?\bid="([^"]+)"/g)].map(([, id]) => id);
    return { failed: [...new Set(failed)].sort(), fired: report.match(/<svrl:fired-rule/g)?.length ?? 0 };
  };
}
