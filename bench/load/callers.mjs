// Callers of the API in a process of their own, so that their work is not the server's: each sends its next request as soon as the last one is answered.
// Started with `fork`; a message is one round, its answer the result.
import { Agent, request } from "node:http";

process.on("message", async ({ calls, callers, seconds }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const round = { times: [], statuses: {}, bodyBytes: 0 };
  const began = performance.now();
  const until = began + seconds * 1_000;
  let next = 0;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < until) {
        next += 1;
        await send(agent, calls[next % calls.length], round);
      }
    }),
  );
  agent.destroy();
  process.send({ ...round, seconds: (performance.now() - began) / 1_000 });
});

/** Sends one call and notes its status and milliseconds; a 503 without `Retry-After` and a broken connection have a status of their own. */
function send(agent, { method, url, headers, body }, round) {
  const since = performance.now();
  return new Promise((resolve) => {
    const settle = (status) => {
      round.times.push(performance.now() - since);
      round.statuses[status] = (round.statuses[status] ?? 0) + 1;
      resolve();
    };
    const key = method === "GET" ? {} : { "Idempotency-Key": crypto.randomUUID() };
    const call = request(url, { method, agent, headers: { ...headers, ...key } }, (answer) => {
      answer.on("data", (piece) => {
        round.bodyBytes += piece.length;
      });
      answer.on("end", () =>
        settle(answer.statusCode === 503 && !answer.headers["retry-after"] ? "503 without Retry-After" : answer.statusCode),
      );
      answer.on("error", () => settle("broken"));
    });
    call.on("error", ({ code }) => settle(code ?? "broken"));
    call.end(body);
  });
}
