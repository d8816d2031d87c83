// Analytics at a million events of fifty thousand people on PostgreSQL: how long the number of a target takes while it is built, the chart and the rankings
// of an analysis, by which scans they are answered, and how many events a second are recorded, each batch sent twice.
// npm run bench -- analytics [--events=1000000] [--people=50000] [--rounds=40] [--sent=100000]; --url=postgres://… measures a database that was filled before, with --fill an empty one that stays
// filled; --plans prints the query plans.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { createApp } from "../apps/api/src/app.ts";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { readMigrations } from "../apps/api/src/platform/node/migrations.ts";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { tapDatabase } from "../apps/api/src/testing/tapped-database.ts";
import { makeCaller, TEST_START, testApp } from "../apps/api/src/testing/test-app.ts";
import { createDatabase, startPostgres } from "../scripts/lib/postgres.mjs";
import { fillAnalytics } from "./analytics/fill.mjs";

const word = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const option = (name, fallback) => Number(word(name) ?? fallback);
const URL_GIVEN = word("url");
const EVENTS = option("events", 1_000_000);
const PEOPLE = option("people", 50_000);
const ROUNDS = option("rounds", 40);
const SENT = option("sent", 100_000);
const WARM_UP = 3;
const BATCH = 1_000;
/** Above the number of cores, others were at work on the machine and the times are upper bounds. */
const LOADS = [loadavg()[0]];

const asks = (field, operator, ...values) => ({ field, operator, values });
/** Typical targets, with other values in each round. */
const targets = [
  (round) => ({
    rule: "all",
    nodes: [
      asks("orderedCategory", "oneOf", at(CATEGORIES, round)),
      asks("lastOrder", "notInLastDays", String(20 + (round % 60))),
      { rule: "none", nodes: [asks("subscription", "oneOf", "PremiumAccount")] },
    ],
  }),
  (round) => ({
    rule: "all",
    nodes: [asks("visits", "atLeast", String(2 + (round % 5))), asks("viewedCategory", "oneOf", at(CATEGORIES, round))],
  }),
  (round) => ({
    rule: "all",
    nodes: [
      asks("views", "atLeast", String(3 + (round % 4))),
      {
        rule: "any",
        nodes: [
          asks("searchedFor", "contains", at(["vargas", "goncourt", "polar"], round)),
          asks("cartedCategory", "oneOf", at(CATEGORIES, round + 1)),
          { rule: "all", nodes: [asks("lastVisit", "inLastDays", String(30 + round)), asks("orderCount", "atLeast", "1")] },
        ],
      },
    ],
  }),
];
const everybody = { rule: "all", nodes: [] };
const month = { from: "2026-10-23", to: "2026-11-21", grain: "day" };
const year = { from: "2025-12-01", to: "2026-11-21", grain: "month" };
const question = (tree, period) => ({ targetId: null, tree, ...period, timeZone: "Europe/Paris" });
const QUESTIONS = [
  ["the number of a target, three conditions", "countTarget", (round) => ({ tree: targets[0](round) }), 120],
  ["the number of a target, two conditions on actions", "countTarget", (round) => ({ tree: targets[1](round) }), 120],
  ["the number of a target, three levels", "countTarget", (round) => ({ tree: targets[2](round) }), 120],
  ["over time, everybody, 30 days", "overTimeFromTarget", () => question(everybody, month), 150],
  ["over time, a target, 30 days", "overTimeFromTarget", (round) => question(targets[0](round), month), 150],
  ["over time, a wide target, 30 days", "overTimeFromTarget", (round) => question(targets[1](round), month), 150],
  ["over time, a target, 12 months", "overTimeFromTarget", (round) => question(targets[0](round), year), 150],
  ["over time, a wide target, 12 months", "overTimeFromTarget", (round) => question(targets[1](round), year), 150],
  ["over time, everybody, 12 months", "overTimeFromTarget", () => question(everybody, year), 150],
  ["figures, a target, 30 days", "statsFromTarget", (round) => question(targets[0](round), month), 200],
  ["titles, everybody, 30 days", "topsFromTarget", () => ({ ...question(everybody, month), kind: "Title", most: 10 }), 200],
  ["titles, a target, 30 days", "topsFromTarget", (round) => ({ ...question(targets[0](round), month), kind: "Title", most: 10 }), 200],
  [
    "titles, a wide target, 12 months",
    "topsFromTarget",
    (round) => ({ ...question(targets[1](round), year), kind: "Title", most: 10 }),
    200,
  ],
  [
    "titles ordered, everybody, 12 months",
    "topsFromTargetAndActionType",
    () => ({ ...question(everybody, year), kind: "Title", most: 10, action: "Order" }),
    200,
  ],
  [
    "searches, a target, 30 days",
    "topsFromTargetAndActionType",
    (round) => ({ ...question(targets[0](round), month), kind: "Search", most: 10, action: "Search" }),
    200,
  ],
];
let CATEGORIES = [];

const server = URL_GIVEN ? null : await startPostgres({ sharedBuffers: "1GB" });
// Ports, secrets and a clock; its own small database is not what is measured.
const shop = await testApp();
try {
  await measure(URL_GIVEN ?? createDatabase(server.url, "bench"));
} finally {
  await shop.close();
  await server?.stop();
}

async function measure(url) {
  const database = { ...openPostgres(url), url };
  try {
    await migrate(database, await readMigrations());
    const begun = performance.now();
    if (!URL_GIVEN || process.argv.includes("--fill"))
      await fillAnalytics(database, { events: EVENTS, people: PEOPLE }, { passwords: shop.ports.passwords, now: TEST_START });
    const fillSeconds = (performance.now() - begun) / 1000;
    const [facts] = await database.alone((_, read) =>
      read(`select (select count(*)::int from analytic_events) as events, (select count(*)::int from customers) as people, version(),
        pg_total_relation_size('analytic_events') / 1e6 as size, pg_indexes_size('analytic_events') / 1e6 as indexes`),
    );
    CATEGORIES = (
      await database.alone((_, read) =>
        read(
          "select category from analytic_events where action = 'Order' and category is not null group by 1 order by count(*) desc limit 8",
        ),
      )
    ).map(({ category }) => category);
    console.log(`${facts.events} events of ${facts.people} people in ${fillSeconds.toFixed(0)} s`);
    let statements = [];
    const tapped = tapDatabase(database, (query, parameters) => statements.push([query, parameters]));
    const app = createApp({ ...shop.ports, db: tapped.db, settings: { ...shop.ports.settings, validateAnswers: false } });
    const session = await makeCaller(app, "", "").call("createToken", { body: { userName: "admin", password: "reserve-demo-2026" } });
    const admin = makeCaller(app, session.body.entityOutput.accessToken, "");
    const rows = [];
    for (const [label, operation, bodyOf, goal] of QUESTIONS) {
      const times = [];
      let plans = [];
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        statements = [];
        const started = performance.now();
        const { status, body } = await admin.call(operation, { body: bodyOf(Math.abs(round)) });
        const elapsed = performance.now() - started;
        if (status !== 200) throw new Error(`${label}: ${status} ${JSON.stringify(body)}`);
        if (round >= 0) times.push(elapsed);
        if (round === 0) plans = statements.filter(([text]) => /\banalytic_/.test(text) && !/^explain/i.test(text));
      }
      const scans = new Set();
      for (const [text, parameters] of plans) {
        const plan = await tapped.explain(text, parameters);
        if (process.argv.includes("--plans")) console.log(`\n${label}\n${text}\n${plan.join("\n")}`);
        for (const line of plan)
          for (const [scan] of line.matchAll(/(?:Seq Scan|Index Only Scan|Index Scan|Bitmap Index Scan)(?: Backward)?(?: using| on) \w+/g))
            scans.add(scan);
      }
      times.sort((a, b) => a - b);
      rows.push({ label, goal, p50: share(times, 0.5), p95: share(times, 0.95), scans: [...scans].sort() });
      console.log(
        `${label}: ${share(times, 0.5).toFixed(1)} | ${share(times, 0.95).toFixed(1)} (goal ${goal}) | ${[...scans].sort().join(", ")}`,
      );
    }
    const recorded = await record(admin, database, facts);
    LOADS.push(loadavg()[0]);
    report({ rows, recorded, fillSeconds, ...facts, version: /PostgreSQL [\d.]+/.exec(facts.version)?.[0] });
    await tapped.close();
  } finally {
    await database.close();
  }
}

/** Sends events in batches as the shop's site does, every batch twice; prints the recorded events per second and the number of duplicates. */
async function record(admin, database, { people }) {
  const eans = (await database.alone((_, read) => read("select ean from products order by id limit 5000"))).map(({ ean }) => ean);
  const batches = Array.from({ length: Math.ceil(SENT / BATCH) }, (_, batch) =>
    Array.from({ length: BATCH }, (_, index) => {
      const n = batch * BATCH + index;
      const mixed = (n * 2_654_435_761) % 4_294_967_296;
      const action = at(["View", "View", "View", "View", "View", "View", "Search", "Cart", "Favorite", "Order"], mixed);
      return {
        id: `bench-${n}`,
        at: new Date(TEST_START.getTime() - (n % 86_400) * 1000).toISOString(),
        action,
        customerId: mixed % 10 < 3 ? null : 1 + (mixed % people),
        visitorGuid: null,
        ean: action === "Search" ? null : at(eans, mixed),
        text: action === "Search" ? "fred vargas" : null,
        amount: action === "Order" ? "11.90" : null,
      };
    }),
  );
  const send = async () => {
    let count = 0;
    const started = performance.now();
    for (const events of batches) {
      const { status, body } = await admin.call("recordEvents", { body: { events } });
      if (status !== 200) throw new Error(`recordEvents: ${status} ${JSON.stringify(body)}`);
      count += body.entityOutput.recorded;
    }
    return { count, seconds: (performance.now() - started) / 1000 };
  };
  const first = await send();
  const again = await send();
  const [{ stored }] = await database.alone((_, read) =>
    read("select count(*)::int as stored from analytic_events where id like 'bench-%'"),
  );
  const figures = {
    sent: batches.length * BATCH,
    perSecond: first.count / first.seconds,
    againPerSecond: (batches.length * BATCH) / again.seconds,
    doubled: again.count,
    stored,
  };
  console.log(
    `recorded: ${figures.perSecond.toFixed(0)}/s, again ${figures.againPerSecond.toFixed(0)}/s, ${figures.doubled} doubled, ${stored} stored`,
  );
  if (stored !== figures.sent || figures.doubled > 0) process.exitCode = 1;
  return figures;
}

function at(values, index) {
  return values[index % values.length];
}

function share(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

function report({ rows, recorded, fillSeconds, events, people, size, indexes, version }) {
  const lines = [
    "| ms, through `app.request()` | p50 | p95 | goal (p95) | scans |",
    "|---|---:|---:|---:|---|",
    ...rows.map(({ label, goal, p50, p95, scans }) => {
      const kinds = new Set(scans.map((scan) => scan.replace(/(?: Backward)?(?: using| on) \w+$/, "")));
      return `| ${label} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${goal} | ${[...kinds].sort().join(", ")} |`;
    }),
  ];
  const text = `${lines.join("\n")}

| recording, one batch of ${BATCH} after the other | |
|---|---:|
| events a second (goal 5,000) | ${Math.round(recorded.perSecond).toLocaleString("en")} |
| the same sent again, a second | ${Math.round(recorded.againPerSecond).toLocaleString("en")} |
| sent twice | ${recorded.sent.toLocaleString("en")} |
| doubled | ${recorded.doubled} |

${version}, ${events.toLocaleString("en")} events of ${people.toLocaleString("en")} people; the events ${Number(size).toFixed(0)} MB, of which indexes ${Number(indexes).toFixed(0)} MB; ${ROUNDS} rounds a question, each with another value where it has a target${fillSeconds < 1 ? "" : `; filling it took ${fillSeconds.toFixed(0)} s`}.
Machine: ${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; load average ${LOADS.map((load) => load.toFixed(1)).join(", then ")}.
\`npm run bench -- analytics\`
`;
  console.log(text);
  if (events < 1_000_000) return;
  const file = new URL("analytics.md", import.meta.url);
  let kept = "";
  try {
    // Text written by hand below the figures is preserved.
    kept = readFileSync(file, "utf8").replace(/^[\s\S]*?(?=\n## |$)/, "");
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  writeFileSync(file, `# Targets, analyses and the recording of events\n\n${text}${kept}`);
}
