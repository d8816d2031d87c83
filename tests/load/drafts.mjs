// kill -9 while people type: every draft that the server acknowledged must be there afterwards, complete.
//   npm run bench -- drafts [--kills=15] [--database=pglite|postgres]
import { loadavg } from "node:os";
import { demoShop, pause } from "../../scripts/lib/demo-shop.mjs";

const option = (name, fallback) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1] ?? fallback;
const kills = Number(option("kills", "15"));
const kind = option("database", "pglite");
const WRITERS = 4;
const PATH = "/BackOffice/Post/PostDraft";
const LOAD = loadavg()[0].toFixed(1);

const shop = await demoShop({ database: kind });
/** The last text confirmed as saved, by post; each post has one writer who only appends. */
const stored = new Map();
let isStopping = false;
let written = 0;
let checked = 0;
let lost = 0;

try {
  await shop.start();
  const token = await shop.signIn("admin");
  const { items } = await shop.call("GET", "/BackOffice/Post/Posts?pageSize=10", token);
  const posts = items.slice(0, WRITERS).map(({ id }) => id);
  const writers = posts.map((post) => type(post));
  for (let kill = 1; kill <= kills; kill++) {
    await pause(200 + ((kill * 137) % 700));
    await shop.kill();
    const saved = new Map(stored);
    await shop.start();
    await look(saved);
  }
  isStopping = true;
  await Promise.all(writers);
  await look(new Map(stored));
  console.log(
    `${kind} : ${kills} kill -9 sous ${WRITERS} personnes qui tapent, ${written} brouillons dits gardés, ${checked} relus, ` +
      `${lost} lettres perdues ; charge moyenne au départ ${LOAD}`,
  );
  if (lost > 0 || written === 0) process.exitCode = 1;
} finally {
  isStopping = true;
  await shop.remove();
}

/** Compares stored drafts with the confirmed ones: longer is input since, shorter is lost. */
async function look(saved) {
  const token = await shop.signIn("admin");
  for (const [post, text] of saved) {
    const { draft } = await shop.call("GET", `${PATH}?id=${post}`, token);
    checked += 1;
    const found = draft?.values.text ?? "";
    if (!found.startsWith(text)) lost += Math.max(1, text.length - found.length);
  }
}

/** Types letter by letter; each text begins with all that was typed before. */
async function type(post) {
  let token = null;
  let text = "";
  while (!isStopping) {
    text += String.fromCharCode(97 + (text.length % 26));
    try {
      token ??= await shop.signIn("admin");
      const answer = await fetch(`${shop.origin}/api${PATH}?id=${post}`, {
        method: "PUT",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: JSON.stringify({ values: { text }, version: 1 }),
      });
      if (answer.ok) {
        await answer.json();
        stored.set(post, text);
        written += 1;
      } else if (answer.status === 401) token = null;
    } catch {
      // The server is away: that is what is being tested.
      await pause(20);
    }
  }
}
