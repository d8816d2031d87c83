// Catalogue queries of staff at 1,000,000 titles on PostgreSQL and 100,000 embedded: duration of the most common ones, and the scans of their plans.
// npm run bench -- catalog [--titles=1000000] [--embedded=100000] [--rounds=60] [--only=publisher]; 0 skips a database, a word selects the queries
// that contain it. --url=postgres://… measures a database that was filled before; with --fill it fills an empty one and keeps it.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { createApp } from "../apps/api/src/app.ts";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { openPglite } from "../apps/api/src/platform/embedded/pglite.ts";
import { readMigrations } from "../apps/api/src/platform/node/migrations.ts";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { tapDatabase } from "../apps/api/src/testing/tapped-database.ts";
import { makeCaller, TEST_START, testApp } from "../apps/api/src/testing/test-app.ts";
import { createDatabase, startPostgres } from "../scripts/lib/postgres.mjs";
import { cpuMilliseconds } from "../scripts/lib/processes.mjs";
import { fillCatalogue } from "./catalog/fill.mjs";

const word = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const option = (name, fallback) => Number(word(name) ?? fallback);
const URL_GIVEN = word("url");
const TITLES = { PostgreSQL: option("titles", 1_000_000), PGlite: option("embedded", 100_000) };
const ROUNDS = option("rounds", 60);
const WARM_UP = 5;
/** Above the number of cores, others were at work on the machine and the times are upper bounds. */
const LOADS = [loadavg()[0]];
/** Sequential scans of tables with a row per product. */
const LARGE = /Seq Scan on (products|product_search|product_words)\b/;

const hits = (wordsOf) => ["searchCatalog", (round, known) => ({ search: wordsOf(at(known.titles, round), round) })];
const list = (queryOf) => ["listProducts", queryOf];
const facets = (queryOf) => ["getProductFacets", queryOf];
/** The ten commonest, of which none may read a whole table, then the rest. */
const QUESTIONS = [
  ["as one types: 1 letter", ...hits((title) => title.author.slice(0, 1))],
  ["as one types: 2 letters", ...hits((title) => title.author.slice(0, 2))],
  ["as one types: 3 letters", ...hits((title) => title.author.slice(0, 3))],
  ["as one types: 5 letters", ...hits((title) => title.author.slice(0, 5))],
  ["as one types: author", ...hits((title) => title.author)],
  ["as one types: title, half", ...hits((title) => title.title.slice(0, Math.ceil(title.title.length / 2)))],
  ["as one types: title", ...hits((title) => title.title)],
  ["EAN", ...hits((title) => title.ean)],
  ["first page of all", ...list(() => ({}))],
  [
    "search: title and author, first page",
    ...list((round, known) => ({ search: `${at(known.titles, round).title} ${at(known.titles, round).author}` })),
  ],
  ["part of an EAN: eight digits in it", ...hits((title) => title.ean.slice(4, 12))],
  ["part of an EAN: six digits it begins with", ...hits((title) => title.ean.slice(0, 6))],
  ["a common word (« nuit »), hits", ...hits((_title, round) => at(["nuit", "monde", "secret", "vie", "maison"], round))],
  [
    "two common words (« nuit secret »), hits",
    ...hits((_title, round) => at(["nuit secret", "monde vie", "vie temps", "maison père", "jardin nuit"], round)),
  ],
  [
    "publisher and word (« gallimard nuit »), hits",
    ...hits((_title, round) => at(["gallimard nuit", "folio secret", "pocket vie", "grasset lettre"], round)),
  ],
  ["misspelt author, hits", ...hits((title) => misspelt(title.author))],
  ["misspelt word of a title with its author, hits", ...hits((title) => `${misspelt(longest(title.title))} ${title.author}`)],
  ["a common word, first page with number", ...list((round) => ({ search: at(["nuit", "monde", "secret", "vie", "maison"], round) }))],
  ["a publisher, first page with number", ...list((round) => ({ search: at(["gallimard", "folio", "pocket", "grasset"], round) }))],
  [
    "a common word, in books in stock by price",
    ...list((round) => ({ search: at(["nuit", "monde", "secret"], round), kind: ["Book"], sort: "-stock" })),
  ],
  ["a common word, by title", ...list((round) => ({ search: at(["nuit", "monde", "secret"], round), sort: "title" }))],
  ["misspelt author, first page with number", ...list((round, known) => ({ search: misspelt(at(known.titles, round).author) }))],
  ["facets of a title's author", ...facets((round, known) => ({ search: at(known.titles, round).author }))],
  ["facets of a common word", ...facets((round) => ({ search: at(["nuit", "monde", "secret", "vie", "maison"], round) }))],
  ["facets of available comics", ...facets(() => ({ kind: ["Comic"], availability: ["21"] }))],
  ["facets of all", ...facets(() => ({}))],
  ["deep page of all, by cursor", ...list((_round, known) => ({ after: known.deepest }))],
  ["deep page of all, by number (400)", ...list(() => ({ page: 400 }))],
  ["a page in the middle of all, by number", ...list((_round, known) => ({ page: Math.ceil(known.count / 50) }))],
  ["deep page of a search, by cursor", ...list((_round, known) => ({ search: "nuit", after: known.deepestFound }))],
  ["deep page of a search, by number (60)", ...list(() => ({ search: "nuit", page: 60 }))],
  ["a language that no title has", ...list(() => ({ language: ["bre"] })), "may find nothing"],
  ["a publisher, first page", ...list(() => ({ publisher: ["Gallimard"] }))],
  ["a publisher, page 200 by number", ...list(() => ({ publisher: ["Gallimard"], page: 200 }))],
  [
    "comics of a publisher, page 100 by number",
    ...list(() => ({ publisher: ["Gallimard"], kind: ["Comic"], page: 100 })),
    "may find nothing",
  ],
  ["a collection, page 100 by number", ...list(() => ({ collection: ["Folio"], page: 100 }))],
  ["a language, page 200 by number", ...list(() => ({ language: ["eng"], page: 200 })), "may find nothing"],
  ["a year, page 200 by number", ...list((round) => ({ year: [2010 + (round % 10)], page: 200 })), "may find nothing"],
  ["in stock, page 200 by number", ...list(() => ({ stock: "InStock", page: 200 }))],
  ["a price, page 200 by number", ...list(() => ({ price: ["10-15"], page: 200 }))],
  ["available comics, page 200 by number", ...list(() => ({ kind: ["Comic"], availability: ["21"], page: 200 }))],
  ["a subject, comics", ...list(() => ({ clil: ["3442"], kind: ["Comic"] }))],
  ["a year and a price", ...list((round) => ({ year: [2010 + (round % 10)], price: ["10-15"] }))],
  ["reprinting, DVDs", ...list(() => ({ sale: ["Reprinting"], kind: ["Dvd"] }))],
  ["facets of a publisher", ...facets(() => ({ publisher: ["Gallimard"] }))],
  ["facets of a subject, comics", ...facets(() => ({ clil: ["3442"], kind: ["Comic"] }))],
  ["facets of a year and a price", ...facets((round) => ({ year: [2010 + (round % 10)], price: ["10-15"] }))],
  ["facets of what is reprinting, DVDs in stock", ...facets(() => ({ sale: ["Reprinting"], kind: ["Dvd"], stock: "InStock" }))],
  ["by price, available comics", ...list(() => ({ sort: "priceWithTax", kind: ["Comic"], availability: ["21"] }))],
];
const COMMONEST = 10;
const ONLY = word("only");
const ASKED = QUESTIONS.filter(([label]) => label.includes(ONLY ?? ""));

const folder = mkdtempSync(join(tmpdir(), "reserve-bench-"));
const clean = () => rmSync(folder, { recursive: true, force: true });
process.once("SIGINT", () => {
  clean();
  process.exit(130);
});
const server = URL_GIVEN || TITLES.PostgreSQL === 0 ? null : await startPostgres({ sharedBuffers: "1GB" });
// Ports, secrets and a clock; its own small database is not what is measured.
const shop = await testApp();
const columns = [];
let violations = 0;
try {
  if (TITLES.PostgreSQL > 0) {
    const url = URL_GIVEN ?? createDatabase(server.url, "bench");
    await column("PostgreSQL", { ...openPostgres(url), url });
  }
  if (TITLES.PGlite > 0) await column("PGlite", await openPglite({ dataDir: join(folder, "pglite") }));
} finally {
  await shop.close();
  await server?.stop();
  clean();
}
report();
if (violations > 0) process.exit(1);

async function column(name, database) {
  columns.push({ name, ...(await measure(name, database)) });
  await database.close();
}

async function measure(name, database) {
  await migrate(database, await readMigrations());
  const isFilled = name === "PostgreSQL" && URL_GIVEN !== undefined && !process.argv.includes("--fill");
  const filling = performance.now();
  if (!isFilled) await fillCatalogue(database, TITLES[name], { passwords: shop.ports.passwords, now: TEST_START });
  const fillSeconds = isFilled ? null : (performance.now() - filling) / 1000;
  const [facts] = await database.alone((_, read) =>
    read(`select (select count(*)::int from products) as count, (select count(*)::int from product_words) as words, version(),
      pg_total_relation_size('products') / 1e6 as products, (pg_total_relation_size('product_search') + pg_total_relation_size('product_words')) / 1e6 as search`),
  );
  console.log(`${name}: ${facts.count} titles, ${facts.words} words${fillSeconds === null ? "" : ` in ${fillSeconds.toFixed(0)} s`}`);

  let statements = [];
  const tapped = tapDatabase(database, (query, parameters) => statements.push([query, parameters]));
  const app = createApp({ ...shop.ports, db: tapped.db, settings: { ...shop.ports.settings, validateAnswers: false } });
  const session = await makeCaller(app, "", "").call("createToken", { body: { userName: "libraire", password: "reserve-demo-2026" } });
  const libraire = makeCaller(app, session.body.entityOutput.accessToken, "");
  /** Milliseconds of a core that this process and the database's own have used so far: what others do on the machine hardly changes them. */
  const work = async () => {
    const { user, system } = process.cpuUsage();
    if (name === "PGlite") return (user + system) / 1000;
    const pids = await database.alone((_, read) => read("select pid from pg_stat_activity where datname = current_database()"));
    return (user + system) / 1000 + pids.reduce((sum, { pid }) => sum + cpuMilliseconds(pid), 0);
  };
  const known = await samples(database, libraire, facts.count);

  const rows = [];
  for (const [label, operation, queryOf, mayBeEmpty] of ASKED) {
    const times = [];
    let plans = [];
    let workedBefore = 0;
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      statements = [];
      if (round === 0) workedBefore = await work();
      const query = queryOf(Math.abs(round), known);
      const started = performance.now();
      const { status, body } = await libraire.call(operation, { query });
      const elapsed = performance.now() - started;
      if (status !== 200) throw new Error(`${label}: ${status} ${JSON.stringify(body)}`);
      if (!mayBeEmpty && (body.items ?? body.facets).length === 0) throw new Error(`${label}: nothing found for ${JSON.stringify(query)}`);
      if (round >= 0) times.push(elapsed);
      if (round === 0) plans = statements.filter(([text]) => /\bproduct(s|_search|_words)\b/.test(text) && !/^explain/i.test(text));
    }
    const worked = ((await work()) - workedBefore) / ROUNDS;
    const scans = new Set();
    for (const [text, parameters] of plans) {
      const plan = await tapped.explain(text, parameters);
      for (const line of plan)
        for (const [scan] of line.matchAll(/(?:Seq Scan|Index Only Scan|Index Scan|Bitmap Index Scan)(?: Backward)?(?: using| on) \w+/g))
          scans.add(scan);
      if (!plan.some((line) => LARGE.test(line))) continue;
      if (QUESTIONS.findIndex(([one]) => one === label) < COMMONEST) violations += 1;
      console.error(`${name}, ${label}: a whole table is read\n${text}\n${plan.join("\n")}`);
    }
    times.sort((a, b) => a - b);
    rows.push({ label, p50: share(times, 0.5), p95: share(times, 0.95), worked, statements: plans.length, scans: [...scans] });
    console.log(
      `${label}: ${share(times, 0.5).toFixed(1)} | ${share(times, 0.95).toFixed(1)} | ${worked.toFixed(1)} | ${[...scans].sort().join(", ")}`,
    );
  }
  LOADS.push(loadavg()[0]);
  await tapped.close();
  return { rows, fillSeconds, ...facts, version: /PostgreSQL [\d.]+/.exec(facts.version)?.[0] };
}

/** Titles from all over the catalogue, to be looked for, and cursors of deep pages. */
async function samples(database, libraire, count) {
  const titles = await database.alone((_, read) =>
    read(`select ean, title, (select regexp_replace(author, '^.* ', '') from unnest(authors) author limit 1) as author
      from products where id % ${Math.max(1, Math.floor(count / 200))} = 7 and length(regexp_replace(authors[1], '^.* ', '')) > 5 order by id limit 60`),
  );
  const deep = async (query) => {
    let after;
    for (let page = 0; page < 100; page += 1) {
      const { body } = await libraire.call("listProducts", { query: { ...query, pageSize: 100, ...(after ? { after } : {}) } });
      if (!body.nextCursor) break;
      after = body.nextCursor;
    }
    return after;
  };
  return { titles, count, deepest: await deep({}), deepestFound: await deep({ search: "nuit" }) };
}

/** A word with one letter left out, in its middle. */
function misspelt(text) {
  const middle = Math.floor(text.length / 2);
  return text.slice(0, middle) + text.slice(middle + 1);
}

function longest(title) {
  return title.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length)[0];
}

function at(values, index) {
  return values[index % values.length];
}

function share(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

function report() {
  const head = columns.map(({ name, version, count }) => `${name} (${version}), ${count.toLocaleString("en")} titles: p50 | p95 | work`);
  const lines = [
    `| ms, through \`app.request()\` | ${head.join(" | ")} | scans |`,
    `|---|${columns.map(() => "---:|---:|---:|").join("")}---|`,
    ...ASKED.map(([label], index) => {
      const figures = columns.map(
        ({ rows }) => `${rows[index].p50.toFixed(1)} | ${rows[index].p95.toFixed(1)} | ${rows[index].worked.toFixed(1)}`,
      );
      const kinds = new Set(columns[0].rows[index].scans.map((scan) => scan.replace(/(?: Backward)?(?: using| on) \w+$/, "")));
      return `| ${label} | ${figures.join(" | ")} | ${[...kinds].sort().join(", ")} |`;
    }),
    `| filling it, s | ${columns.map(({ fillSeconds }) => `${fillSeconds?.toFixed(0) ?? "–"} | |`).join(" | ")} | |`,
  ];
  const sizes = columns.map(
    ({ name, products, search, words }) =>
      `${name}: products ${Number(products).toFixed(0)} MB, what is searched ${Number(search).toFixed(0)} MB more, ${words.toLocaleString("en")} words`,
  );
  const text = `${lines.join("\n")}\n\n${ROUNDS} rounds a question, each with another title; « work » is what a question takes of a core, of this process and the database's together; \
scans are PostgreSQL's of the first round; of the ten commonest ${violations} read a whole table.
${sizes.join("; ")}.
Machine: ${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; load average ${LOADS.map((load) => load.toFixed(1)).join(", then ")}.
\`npm run bench -- catalog\`\n`;
  console.log(text);
  if (TITLES.PostgreSQL >= 1_000_000 && ONLY === undefined)
    writeFileSync(new URL("catalog.md", import.meta.url), `# What staff ask of the catalogue\n\n${text}`);
}
