// How the built Storybook is served: compressed, and apart from the API that the same server may have beside it.
import { request } from "node:http";
import { writeResult } from "../../scripts/lib/results.mjs";

/** Checks the server of a built Storybook, and a page with one of its stories; returns the number of failed checks. */
export async function lookAtService(page, site) {
  const questions = {
    "comes compressed, as its reader accepts it": isCompressed,
    "keeps every call of a story from the API beside it": isApart,
  };
  let failed = 0;
  for (const [name, ask] of Object.entries(questions)) {
    const start = performance.now();
    const found = await ask(site, page);
    if (found.length > 0) failed += 1;
    for (const finding of found) console.log(`✗ the Storybook ${name}: ${finding}`);
    const ms = Math.round(performance.now() - start);
    writeResult({
      name: `tests/stories/service.mjs > the Storybook ${name}`,
      state: found.length > 0 ? "failed" : "passed",
      ms,
      assertions: 4,
    });
  }
  return failed;
}

async function isCompressed({ url }) {
  const page = await (await fetch(`${url}iframe.html`)).text();
  // The page loads a script of one line, which imports the preview itself.
  const [entry = ""] = /assets\/[\w-]+\.js/.exec(page) ?? [];
  const [, preview = ""] = /["']\.\/([\w-]+\.js)["']/.exec(await (await fetch(url + entry)).text()) ?? [];
  const script = `assets/${preview}`;
  const found = [];
  for (const name of ["iframe.html", script])
    for (const [accepted, wanted] of [
      ["gzip, br", "br"],
      ["br;q=0, gzip", "gzip"],
      ["br;q=0, gzip;q=0", undefined],
      ["identity", undefined],
    ]) {
      const { encoding, bytes } = await weigh(url + name, accepted);
      if (encoding !== wanted) found.push(`${name} for « ${accepted} » comes as ${encoding ?? "it is"}`);
      const { bytes: whole } = await weigh(url + name, "identity");
      if (wanted && bytes > whole / 2) found.push(`${name} as ${wanted} takes ${bytes} of ${whole} bytes`);
    }
  return found;
}

/** Returns the compressed size of a response: `fetch` would decompress it. */
function weigh(url, accepted) {
  return new Promise((resolve, reject) => {
    const ask = request(url, { headers: { "Accept-Encoding": accepted } }, (answer) => {
      let bytes = 0;
      answer.on("data", (part) => {
        bytes += part.length;
      });
      answer.on("end", () => resolve({ encoding: answer.headers["content-encoding"], bytes }));
    });
    ask.on("error", reject).end();
  });
}

async function isApart({ strays }, page) {
  strays.length = 0;
  const found = await page.evaluate(async () => {
    const answered = [];
    for (const url of ["/api/BackOffice/Document/Documents", "/BackOffice/Document/Documents"])
      for (const method of ["GET", "POST"])
        await fetch(url, { method, headers: { Accept: "application/json" } }).then(
          ({ status }) => answered.push(`${method} ${url} is answered with ${status} beside the mocks`),
          () => undefined,
        );
    // A browser may stop a worker at any time: requests meanwhile go to the network.
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    const frame = document.createElement("iframe");
    frame.src = "preview.html";
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    await frame.contentWindow.fetch("/api/BackOffice/Document/Documents").then(
      ({ status }) => answered.push(`without a worker the API answers ${status}`),
      () => undefined,
    );
    return answered;
  });
  return [...found, ...strays.filter((stray) => / \/(?:api|BackOffice)/.test(stray)).map((stray) => `${stray} reached the server`)];
}
