// Wrong passwords, as somebody who guesses sends them: how many are looked at before the first must wait, how long it waits, and whether those who know
// the password get in meanwhile.
//   npm run bench -- throttle [--database=pglite|postgres]
import { demoShop, pause } from "../../scripts/lib/demo-shop.mjs";

const kind = process.argv.find((argument) => argument.startsWith("--database="))?.split("=")[1] ?? "pglite";
const MOST = 60;
// One proxy is believed, so that each try may come from another place.
const shop = await demoShop({ database: kind, env: { TRUST_PROXY: "1" } });
const faults = [];

try {
  await shop.start();
  // The owner's own browser, known since before anybody guessed.
  const { device } = await signIn("libraire", "203.0.113.1", { password: "reserve-demo-2026" });

  const oneName = await tries((count) => signIn("libraire", "198.51.100.1", { count }));
  say("un nom, un lieu", oneName, 8);
  const onePlace = await tries((count) => signIn(`personne${count}`, "198.51.100.2", { count }));
  say("un lieu, un autre nom chaque fois", onePlace, 40);
  const everywhere = await tries((count) => signIn("marketing", `198.51.${101 + Math.floor(count / 200)}.${1 + (count % 200)}`, { count }));
  say("un nom, un autre lieu chaque fois", everywhere, 8);

  // A stranger keeps guessing at the name of all three people while they come in.
  const known = await signIn("libraire", "203.0.113.1", { password: "reserve-demo-2026", device });
  expect("l’appareil connu entre sans attendre", known.status === 200, known.status);
  const elsewhere = await signIn("libraire", "198.51.100.1", { password: "reserve-demo-2026", device });
  expect("l’appareil connu entre aussi depuis le lieu des essais", elsewhere.status === 200, elsewhere.status);
  let owner = await signIn("marketing", "203.0.113.2", { password: "reserve-demo-2026" });
  let waited = 0;
  while (owner.status === 429 && waited < 120) {
    waited += owner.retryAfter;
    // Meanwhile others guess on, each from a place of their own.
    const end = Date.now() + owner.retryAfter * 1000;
    for (let count = 0; Date.now() < end; count += 1) {
      await signIn("marketing", `192.0.2.${1 + (count % 250)}`, { count });
      await pause(Math.min(200, Math.max(0, end - Date.now())));
    }
    owner = await signIn("marketing", "203.0.113.2", { password: "reserve-demo-2026" });
  }
  expect(`qui a le mot de passe entre d’un appareil inconnu après ${waited} s`, owner.status === 200, owner.status);
  const wrongOnDevice = await tries((count) => signIn("libraire", "203.0.113.3", { count, device }));
  say("un appareil connu, mot de passe faux", wrongOnDevice, 8);
} finally {
  await shop.remove();
}
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Tries until one is rejected without a check: returns the number of checked ones, and the wait of the next one. */
async function tries(attempt) {
  for (let count = 0; count < MOST; count += 1) {
    const { status, retryAfter } = await attempt(count);
    if (status === 429) return { seen: count, retryAfter };
    if (status !== 400 && status !== 401) faults.push(`${status} à un mot de passe faux`);
  }
  return { seen: MOST, retryAfter: 0 };
}

function say(what, { seen, retryAfter }, most) {
  console.log(`${kind} : ${what} : ${seen} essais vus, puis ${retryAfter} s d’attente`);
  if (seen !== most) faults.push(`${what} : ${seen} essais vus au lieu de ${most}`);
}

function expect(what, isSo, status) {
  console.log(`${kind} : ${what} : ${isSo ? "oui" : `non (${status})`}`);
  if (!isSo) faults.push(what);
}

/** Signs in from an IP address, with a wrong password by default: returns status, wait, and the device cookie. */
async function signIn(userName, place, { password, count = 0, device } = {}) {
  const answer = await fetch(`${shop.origin}/api/BackOffice/Authentication/Token`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": crypto.randomUUID(),
      "X-Forwarded-For": place,
      ...(device ? { Cookie: device } : {}),
    },
    body: JSON.stringify({ userName, password: password ?? `faux-${count}` }),
  });
  await answer.text();
  return {
    status: answer.status,
    retryAfter: Number(answer.headers.get("Retry-After") ?? 0),
    device: answer.headers.get("Set-Cookie")?.match(/reserve\.device=[^;]+/)?.[0],
  };
}
