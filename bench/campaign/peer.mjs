// A mail server that can be killed: it writes recipient, mail and time to a file before it acknowledges a mail.
//   node bench/campaign/peer.mjs <port> <file>
import { appendFileSync } from "node:fs";
import { createRequire } from "node:module";

// It belongs to the API's tests, and is found from there.
const { SMTPServer } = createRequire(new URL("../../apps/api/package.json", import.meta.url))("smtp-server");
const [port, file] = process.argv.slice(2);

new SMTPServer({
  authOptional: true,
  disabledCommands: ["AUTH", "STARTTLS"],
  onData(stream, session, done) {
    let head = "";
    stream.on("data", (chunk) => {
      if (head.length < 8_000) head += chunk;
    });
    stream.on("end", () => {
      const id = /^Message-ID: *(.+)$/im.exec(head)?.[1]?.trim() ?? "";
      for (const { address } of session.envelope.rcptTo) appendFileSync(file, `${id} ${address} ${Date.now()}\n`);
      done();
    });
  },
})
  // A server that is killed resets its connections: nothing to do with the next ones.
  .on("error", (error) => {
    if (error.code !== "ECONNRESET") throw error;
  })
  .listen(Number(port), "127.0.0.1");
