import { setTimeout } from "node:timers/promises";
import { traffic } from "../../apps/api/src/demo/traffic.ts";

/**
 * `traffic`: orders, payments, messages and registrations for events come into the demo shop at http://127.0.0.1:4400 at a human pace, through the intake and with a key of their own,
 * until Ctrl C. `--seed=7` creates other people, `--url=…` uses another server.
 */
export const run = async (args) => {
  const option = (name, otherwise) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
  const server = `${option("url", "http://127.0.0.1:4400")}/api`;
  const ask = async (method, path, token, body) => {
    const answer = await fetch(`${server}${path}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        ...(method === "POST" ? { "Idempotency-Key": crypto.randomUUID() } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return answer.json();
  };

  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop.abort());
  const account = { userName: "admin", password: "reserve-demo-2026" };
  const signIn = async () => (await ask("POST", "/BackOffice/Authentication/Token", null, account)).entityOutput.accessToken;
  const admin = await signIn();
  const titles = [];
  const { items } = await ask("GET", "/BackOffice/Document/Documents?documentType=Order&pageSize=10", admin);
  for (const { id } of items) {
    const order = await ask("GET", `/BackOffice/Document/Document?id=${id}`, admin);
    for (const { ean, unitPriceWithTax, taxRate } of order.items) titles.push({ ean, taxRate, priceWithTax: unitPriceWithTax });
  }
  const { items: events } = await ask("GET", "/BackOffice/EventRegistration/Events?pageSize=10", admin);
  const key = {
    name: "Démonstration de trafic",
    claimTypes: ["Permission.Api.Intake"],
    ipRanges: [],
    expiresOn: null,
    requestsPerMinute: 60,
  };
  const { entityOutput: made } = await ask("POST", "/BackOffice/ApiKey/ApiKey", admin, key);
  console.log("Orders come in until Ctrl C.");
  try {
    const visitors = traffic({
      seed: Number(option("seed", "2026")),
      run: `T${Date.now().toString(36)}`.toUpperCase(),
      titles,
      storeId: 1,
      eventIds: events.filter(({ state, isOnRegistration }) => state === "Online" && isOnRegistration).map(({ id }) => id),
    });
    for (const { pauseMs, batchAt } of visitors) {
      // Ctrl C ends the pause; a running request is finished first.
      await setTimeout(pauseMs, null, { signal: stop.signal }).catch((error) => {
        if (!stop.signal.aborted) throw error;
      });
      if (stop.signal.aborted) break;
      const { entityOutput } = await ask("POST", "/Intake/Batch", made.secret, batchAt(new Date()));
      for (const { property, reference, result, problems } of entityOutput.records)
        console.log(`${property} ${reference} ${result}`, ...problems.map(({ errorMessage }) => errorMessage));
    }
  } finally {
    // Ten minutes later the first session is over.
    await ask("POST", `/BackOffice/ApiKey/Revoke?id=${made.id}`, await signIn());
  }
};
