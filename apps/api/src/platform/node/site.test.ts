import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { variant } from "@reserve/client-bookshop";
import { variant as both } from "@reserve/client-generic";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSite, type SiteOptions } from "./site.ts";

let folder: string;
let site: ReturnType<typeof createSite>;
let generic: ReturnType<typeof createSite>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reserve-site-"));
  const dist = join(folder, "dist");
  mkdirSync(join(dist, "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(dist, ".hidden"), "hidden");
  writeFileSync(
    join(dist, "index.html"),
    `<!doctype html><html lang="fr" data-client="generic"><head><title>Réserve</title><!--reserve:preload-->
<style nonce="%NONCE%">body{}[data-client=bookshop]{--a:1}[data-client=publisher]{--a:2}@media (x){[data-client=publisher][data-theme=system]{--a:3}}</style><script type="application/json" id="reserve-settings">{"variant":null}</script><script data-script="early-calls">call()</script>
<script type="module" src="/assets/main-abcdefgh.js"></script></head><body><div id="root"></div><script data-script="early-sign-in">early()</script></body></html>`,
  );
  const drawn = {
    bookshop: {
      fr: { title: "Connexion – Librairie du Quai", html: "<form>© %YEAR%</form>", styles: '<style nonce="%NONCE%">.a{}</style>' },
    },
  };
  writeFileSync(join(dist, "sign-in.json"), JSON.stringify(drawn));
  const frame = {
    list: "<h1>%TITLE%</h1>© %YEAR%",
    page: "<b></b>",
    styles: ".f{}",
    titles: { "/public/document": "Commandes & devis" },
    windowTitle: "%TITLE% – Librairie du Quai",
  };
  writeFileSync(join(dist, "frames.json"), JSON.stringify({ bookshop: { fr: frame } }));
  const manifest = {
    "src/main.tsx": { file: "assets/main-abcdefgh.js", isEntry: true, imports: ["_base.js"] },
    "_base.js": { file: "assets/base-abcdefgh.js" },
    "src/guest/pages.tsx": { file: "assets/guest-abcdefgh.js", imports: ["_base.js"] },
    "_console-abcdefgh.js": { file: "assets/console-abcdefgh.js", imports: ["_base.js", "src/main.tsx"] },
    "src/app/texts.en.ts": { file: "assets/english-abcdefgh.js" },
    "src/features/orders/orders.routes.ts": { file: "assets/orders.routes-abcdefgh.js", imports: ["_console-abcdefgh.js"] },
    "src/features/orders/list/OrderListScreen.tsx": { file: "assets/orders-abcdefgh.js" },
    "src/features/orders/order/OrderScreen.tsx": { file: "assets/order-abcdefgh.js" },
    "src/features/orders/locales/order.fr.json": { file: "assets/order.fr-abcdefgh.js" },
    "src/features/orders/locales/order.en.json": { file: "assets/order.en-abcdefgh.js" },
  };
  const routes = [
    { path: "/", source: "src/app/HomeScreen.tsx" },
    {
      path: "/public/document",
      module: "src/features/orders/orders.routes.ts",
      source: "src/features/orders/list/OrderListScreen.tsx",
      calls: { bookshop: { paths: ["/Orders?page=1"], id: null, readsSearch: true } },
    },
    {
      path: "/public/document/detail/:id?",
      source: "src/features/orders/order/OrderScreen.tsx",
      calls: { bookshop: { paths: ["/Order?id={id}"], id: "integer", readsSearch: false } },
      texts: { fr: "src/features/orders/locales/order.fr.json", en: "src/features/orders/locales/order.en.json" },
    },
    { path: "/cache/product", source: "src/features/cache/CacheScreen.tsx" },
    { path: "/helloworld", layout: "empty" },
    { path: "/login", guard: "guestOnly" },
    { path: "/forgotPassword", guard: "guestOnly" },
  ];
  writeFileSync(join(dist, "manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(dist, "routes.json"), JSON.stringify(routes));
  writeFileSync(join(dist, "preview.html"), "<!doctype html><title>Aperçu</title>");
  writeFileSync(join(dist, "assets", "main-abcdefgh.js"), "plain");
  writeFileSync(join(dist, "assets", "main-abcdefgh.js.br"), "packed");
  writeFileSync(join(dist, "assets", "letter.worker-abcdefgh.js"), "worker");
  site = siteOf();
  generic = siteOf({ variant: both });
});
/** The console of a bookshop in the demo, or with these differences. */
function siteOf(change: Partial<SiteOptions> = {}) {
  const consoleFolder = join(folder, "dist");
  return createSite({ consoleFolder, storybookFolder: null, variant, apiBaseUrl: null, isHttps: false, isProduction: false, ...change });
}
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = async (path: string, headers: Record<string, string> = {}) => (await site.request(path, { headers })).text();

describe("the page", () => {
  it("allows our own files only, with a nonce of its own that no other page shares", async () => {
    const [first, second] = [await site.request("/login"), await site.request("/login")];
    const policy = first.headers.get("Content-Security-Policy") ?? "";
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain("unsafe");
    expect(policy).toMatch(/; trusted-types reserve-letters$/);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(await first.text()).toContain(`<style nonce="${nonce}">`);
    expect(second.headers.get("Content-Security-Policy")).not.toContain(nonce);
    expect(first.headers.get("Cache-Control")).toBe("no-store");
  });

  it("lets a preview show styles and images, to ourselves alone, and run nothing", async () => {
    const { headers } = await site.request("/preview.html");
    const policy = headers.get("Content-Security-Policy")?.split("; ") ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "font-src 'self' https: data:",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ]),
    );
    expect(policy.join("; ")).not.toMatch(/script-src|connect-src/);
    expect(headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
    // Every other page cannot be framed, and frames only that one's origin.
    expect((await site.request("/")).headers.get("X-Frame-Options")).toBe("DENY");
    expect((await site.request("/")).headers.get("Content-Security-Policy")).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://geo.dailymotion.com https://w.soundcloud.com https://player.ausha.co;",
    );
  });

  it("may call an API of another origin where the operator allows it, and only there", async () => {
    const apiBaseUrl = "https://api.example.fr/api";
    const elsewhere = siteOf({ apiBaseUrl, isHttps: true, isProduction: true });
    const answer = await elsewhere.request("/");
    expect(answer.headers.get("Content-Security-Policy")).toContain("connect-src 'self' https://api.example.fr;");
    expect(await answer.text()).toContain(`"apiBaseUrl":"${apiBaseUrl}"`);
    expect((await site.request("/")).headers.get("Content-Security-Policy")).toContain("connect-src 'self';");
  });

  it("carries the client's variant and name, and nothing that could close its own tag", async () => {
    const html = await page("/");
    expect(html).toContain(`data-client="bookshop"`);
    expect(html).toContain("[data-client=bookshop]{--a:1}");
    expect(html).not.toContain("data-client=publisher");
    expect(html).toContain("<title>Connexion – Librairie du Quai</title>");
    const settings = /id="reserve-settings">([^<]*)</.exec(html)?.[1] ?? "";
    const { variant, apiBaseUrl } = JSON.parse(settings);
    expect([variant.name, apiBaseUrl]).toEqual(["bookshop", null]);
    // The preview of a letter shows the sender; no other invoice data is on a page.
    expect(variant.seller).toEqual({ address: ["4, quai des Marins", "29200 Brest"] });
    expect([variant.vat, variant.accounts]).toEqual([undefined, undefined]);
  });

  it("is the prerendered one for visitors who must sign in, and for nobody else", async () => {
    const policy = (await site.request("/login")).headers.get("Content-Security-Policy") ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
    expect(nonce).not.toBe("");
    for (const path of ["/login", "/public/document", "/public/document/detail/3"]) {
      const html = await page(path);
      expect(html).toContain(`<div id="root"><form>© ${new Date().getFullYear()}</form></div>`);
      expect(html).toMatch(/<style nonce="\w{32}">\.a\{\}<\/style><\/head>/);
    }
    const signedIn = await page("/public/document", { Cookie: "reserve.session=%7B%7D" });
    for (const html of [await page("/forgotPassword"), await page("/nowhere"), await (await generic.request("/login")).text()]) {
      expect(html).toContain('<div id="root"></div>');
      expect(html).not.toContain("early()");
    }
    expect(signedIn).not.toContain("<form>");
  });

  it("is the prerendered frame for signed-in users, which nobody can use before the console replaces it", async () => {
    const signedIn = { Cookie: "reserve.session=%7B%7D" };
    const list = await page("/public/document", signedIn);
    expect(list).toContain(`<div id="root" inert aria-busy="true"><h1>Commandes &amp; devis</h1>© ${new Date().getFullYear()}</div>`);
    expect(list).toContain("<title>Commandes &amp; devis – Librairie du Quai</title>");
    expect(list).toMatch(/<style nonce="\w{32}">\.f\{\}<\/style><\/head>/);
    const record = await page("/public/document/detail/3", signedIn);
    expect(record).toContain('<div id="root" inert aria-busy="true"><b></b></div>');
    expect(record).toContain("<title>Librairie du Quai</title>");
    for (const path of ["/helloworld", "/nowhere", "/forgotPassword"])
      expect(await page(path, signedIn)).toContain('<div id="root"></div>');
  });

  it("names what the screen of a signed-in user reads first, and keeps the script that starts it", async () => {
    const signedIn = { Cookie: "reserve.session=%7B%7D" };
    const user = "/Common/User/User";
    const cases = {
      "/public/document": [user, "/Orders?page=1"],
      // The server cannot translate the URL's query into the call's.
      "/public/document?view=toPrepare": [user],
      "/public/document/detail/24118?tab=history": [user, "/Order?id=24118"],
      "/public/document/detail": [user],
      "/public/document/detail/24118%22": [user],
      "/cache/product": [user],
    };
    for (const [url, calls] of Object.entries(cases)) {
      const answer = await site.request(url, { headers: signedIn });
      const html = await answer.text();
      expect(JSON.parse(/id="reserve-settings">([^<]*)</.exec(html)?.[1] ?? "").calls, url).toEqual(calls);
      expect(html).toContain("call()");
      expect(html).not.toContain("early()");
      expect(answer.headers.get("Content-Security-Policy")).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    }
    for (const html of [await page("/public/document"), await page("/forgotPassword", signedIn), await page("/nowhere", signedIn)]) {
      expect(html).not.toContain("call()");
      expect(html).not.toContain('"calls"');
    }
  });

  it("requests the sign-in's code when nobody is signed in, else that of the console and the screen", async () => {
    const guest = await page("/public/document");
    expect(guest).toContain(`modulepreload" href="/assets/guest-abcdefgh.js`);
    expect(guest).not.toContain("console-abcdefgh.js");
    const signedIn = await page("/public/document?page=2", { Cookie: "a=b; reserve.session=%7B%7D" });
    expect(signedIn).toContain("console-abcdefgh.js");
    expect(signedIn).toContain("orders-abcdefgh.js");
    expect(signedIn).not.toContain("guest-abcdefgh.js");
    // What the page names already is not named twice.
    expect(signedIn.match(/main-abcdefgh\.js/g)).toHaveLength(1);
    expect(signedIn).not.toContain("english-abcdefgh.js");
    expect(await page("/cache/product", { Cookie: "reserve.session=x" })).not.toContain("orders-abcdefgh.js");
  });

  it("names the routes of its own URL to who is signed in, and announces them", async () => {
    const signedIn = await page("/public/document", { Cookie: "reserve.session=x" });
    expect(signedIn).toContain('"routes":"/assets/orders.routes-abcdefgh.js"');
    expect(signedIn).toContain('<link rel="modulepreload" href="/assets/orders.routes-abcdefgh.js">');
    expect(await page("/public/document")).not.toContain("orders.routes");
    expect(await page("/cache/product", { Cookie: "reserve.session=x" })).not.toContain('"routes"');
  });

  it("requests a screen’s texts in the language of the URL, where the client has it", async () => {
    const cookie = { Cookie: "reserve.session=x" };
    const french = await page("/public/document/detail/24118", cookie);
    expect(french).toContain("order.fr-abcdefgh.js");
    expect(french).not.toContain("english-abcdefgh.js");
    const english = await (await generic.request("/en/public/document/detail/24118", { headers: cookie })).text();
    expect(english).toContain("order.en-abcdefgh.js");
    expect(english).toContain("english-abcdefgh.js");
    expect(english).toContain('<html lang="en"');
  });

  it("leads a URL that names French to the one without prefix, never to another host", async () => {
    const targets = {
      "/fr": "/",
      "/fr/login?returnTo=%2F": "/login?returnTo=%2F",
      "/fr/public/document": "/public/document",
      "/FR/Public/Document": "/public/document",
      "/fr/public/document/detail/%E2%82%AC": "/public/document/detail/%E2%82%AC",
      "/fr//": "/",
    };
    for (const [path, target] of Object.entries(targets)) expect((await site.request(path)).headers.get("Location"), path).toBe(target);
    for (const path of ["/fr//evil.example", "/fr/%2f%2fevil.example", "/fr/\\evil.example"])
      expect((await site.request(path)).status, path).toBe(404);
  });

  it("has one spelling: other capitals are redirected to it, query and ids remain", async () => {
    const targets = {
      "/Login": "/login",
      "/LOGIN?returnTo=%2FX": "/login?returnTo=%2FX",
      "/EN/login": "/en/login",
      "/En/Login": "/en/login",
      "/en/LOGIN": "/en/login",
      "/EN": "/en",
      "/EN/": "/en/",
      "/Public/Document/": "/public/document/",
      "/PUBLIC/document/Detail/AbC-%C3%89": "/public/document/detail/AbC-%C3%89",
      "/%4Cogin": "/login",
    };
    for (const [path, target] of Object.entries(targets)) {
      const { status, headers } = await generic.request(path);
      expect([path, status, headers.get("Location")]).toEqual([path, 308, target]);
      expect((await generic.request(target)).status, target).toBe(200);
    }
    for (const path of ["/Nowhere", "/EN/Nowhere", "/EN//evil.example/login", "/DE/login", "/Assets/main-abcdefgh.js"])
      expect((await generic.request(path)).status, path).toBe(404);
    // A client without English has no English URL, in capitals neither.
    for (const path of ["/en/login", "/EN/login"]) expect((await site.request(path)).status, path).toBe(404);
  });

  it("has the status of its URL: 404, in French and with its page, where no screen or no such language is", async () => {
    const known = ["/", "/login", "/public/document", "/public/document/", "/public/document/detail", "/public/document/detail/24118"];
    const unknown = [
      "/nowhere",
      "/public",
      "/public/document/24118",
      "/public/document/detail/1/2",
      "/public/documents",
      "//public/document",
      "/fr/nowhere",
    ];
    for (const path of known) {
      expect((await site.request(path)).status, path).toBe(200);
      expect((await generic.request(`/en${path}`)).status, `/en${path}`).toBe(200);
      for (const other of ["/de", "/xx", "/en"]) expect((await site.request(other + path)).status, other + path).toBe(404);
    }
    for (const path of unknown) {
      const answer = await site.request(path);
      const html = await answer.text();
      expect(answer.status, path).toBe(404);
      expect(html).toContain('<div id="root">');
      expect(html).toContain('<html lang="fr"');
      expect(html).toMatch(/"status":404\}</);
    }
  });

  it("travels compressed", async () => {
    const response = await site.request("/", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(response.headers.get("Content-Encoding")).toBe("br");
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('<div id="root">');
  });

  it.each([
    ["br;q=0", null],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=1.0, br;q=0.5", "gzip"],
    ["gzip, deflate, br", "br"],
    ["*", "br"],
    ["*;q=0", null],
    ["br;q=0, *", "gzip"],
    ["x-br", null],
    ["identity", null],
    ["", null],
  ])("for « %s » is encoded as %s", async (accepted, encoding) => {
    for (const path of ["/", "/assets/main-abcdefgh.js"]) {
      const response = await site.request(path, { headers: { "Accept-Encoding": accepted } });
      // Only one of the two was packed beforehand.
      const expected = path !== "/" && encoding === "gzip" ? null : encoding;
      expect([path, response.status, response.headers.get("Content-Encoding")]).toEqual([path, 200, expected]);
    }
  });

  it("says what to do when the console is not built", async () => {
    const empty = siteOf({ consoleFolder: join(folder, "nothing") });
    const response = await empty.request("/");
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("npm run build");
  });
});

describe("files", () => {
  it("with a hash in their name are kept for ever, packed as the browser likes, and not sent twice", async () => {
    const response = await site.request("/assets/main-abcdefgh.js", { headers: { "Accept-Encoding": "br" } });
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("Content-Type")).toContain("text/javascript");
    expect(response.headers.get("Content-Encoding")).toBe("br");
    expect(await response.text()).toBe("packed");
    const again = await site.request("/assets/main-abcdefgh.js", {
      headers: { "Accept-Encoding": "br", "If-None-Match": response.headers.get("ETag") ?? "" },
    });
    expect(again.status).toBe(304);
    expect(await (await site.request("/assets/main-abcdefgh.js")).text()).toBe("plain");
  });

  it("that are a worker may run, and neither fetch nor make code of text; a script opened by itself runs nothing", async () => {
    const policyOf = async (name: string) => (await site.request(`/assets/${name}`)).headers.get("Content-Security-Policy");
    expect(await policyOf("letter.worker-abcdefgh.js")).toBe("default-src 'none'");
    expect(await policyOf("main-abcdefgh.js")).toBe("default-src 'none'; sandbox");
  });

  it("outside the folder, hidden or absent are not found", async () => {
    const paths = [
      "/assets/../../secret.txt",
      "/assets/..%2f..%2fsecret.txt",
      "/assets/%2e%2e/%2e%2e/secret.txt",
      "/..%5c..%5csecret.txt",
      "/assets/%00.js",
      "/.hidden.txt",
      "/.hidden",
      "/assets/absent.js",
      "/assets/%E0%A4%A.js",
      "/assets/",
    ];
    for (const path of paths) {
      const response = await site.request(path);
      expect(await response.text(), path).not.toMatch(/secret|hidden/);
      if (path.includes(".js") || path.includes("assets")) expect(response.status, path).toBe(404);
      expect(response.headers.get("X-Content-Type-Options"), path).toBe("nosniff");
    }
  });

  it("promise https for the future only where there is https", async () => {
    expect((await site.request("/")).headers.has("Strict-Transport-Security")).toBe(false);
    const secure = siteOf({ isHttps: true, isProduction: true });
    expect((await secure.request("/")).headers.get("Strict-Transport-Security")).toContain("max-age=");
  });
});

describe("the Storybook", () => {
  it("is served under its own path with a policy of its own, its worker beside it, and nothing outside its folder", async () => {
    const built = join(folder, "storybook");
    mkdirSync(built);
    writeFileSync(join(built, "index.html"), "<!doctype html><title>Storybook</title>");
    writeFileSync(join(built, "mockServiceWorker.js"), "worker");
    const withStories = siteOf({ storybookFolder: built });
    expect((await withStories.request("/storybook")).headers.get("Location")).toBe("/storybook/");
    const start = await withStories.request("/storybook/");
    expect(await start.text()).toContain("Storybook");
    expect(start.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
    const worker = await withStories.request("/storybook/mockServiceWorker.js");
    expect(worker.headers.get("Content-Type")).toContain("text/javascript");
    // Neither a story nor the worker that answers it may speak to the API beside them.
    for (const answer of [start, worker])
      expect(answer.headers.get("Content-Security-Policy")).toContain(
        "; connect-src localhost/storybook/; form-action localhost/storybook/;",
      );
    expect((await withStories.request("/storybook/api/Document?id=24118")).status).toBe(404);
    expect((await withStories.request("/storybook/..%2Fsecret.txt")).status).toBe(404);
    // The console's own pages keep their strict policy beside it.
    expect((await withStories.request("/login")).headers.get("Content-Security-Policy")).not.toContain("unsafe");
  });

  it("comes compressed as it was built, by the rules of the console's own files", async () => {
    const built = join(folder, "storybook-compressed");
    mkdirSync(join(built, "assets"), { recursive: true });
    for (const name of ["iframe.html", "assets/preview-abcdefgh.js"])
      for (const ending of ["", ".br", ".gz"]) writeFileSync(join(built, name + ending), `${name} as it is${ending}`);
    const withStories = siteOf({ storybookFolder: built });
    for (const name of ["iframe.html", "assets/preview-abcdefgh.js"])
      for (const [accepted, encoding, ending] of [
        ["gzip, br", "br", ".br"],
        ["br;q=0.4, gzip;q=0.8", "gzip", ".gz"],
        ["br;q=0, gzip", "gzip", ".gz"],
        ["br;q=0, *", "gzip", ".gz"],
        ["br;q=0, gzip;q=0", null, ""],
        ["identity", null, ""],
      ] as const) {
        const answer = await withStories.request(`/storybook/${name}`, { headers: { "Accept-Encoding": accepted } });
        expect([accepted, answer.headers.get("Content-Encoding"), answer.headers.get("Vary")]).toEqual([
          accepted,
          encoding,
          "Accept-Encoding",
        ]);
        expect(await answer.text()).toBe(`${name} as it is${ending}`);
      }
  });

  it("is not there in production, where no answer may evaluate code", async () => {
    const built = join(folder, "storybook-of-production");
    mkdirSync(built);
    for (const name of ["index.html", "iframe.html", "sb.js"]) writeFileSync(join(built, name), "Storybook");
    const live = siteOf({ storybookFolder: built, isHttps: true, isProduction: true });
    for (const path of ["/storybook", "/storybook/", "/storybook/index.html", "/storybook/iframe.html?id=x", "/storybook/sb.js"]) {
      const answer = await live.request(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain("Storybook");
    }
    for (const path of [
      "/",
      "/login",
      "/nowhere",
      "/preview.html",
      "/assets/main-abcdefgh.js",
      "/assets/none.js",
      "/storybook/",
      "/storybook/sb.js",
    ])
      expect((await live.request(path)).headers.get("Content-Security-Policy"), path).toMatch(/^default-src 'none'(?!.*unsafe-eval)/);
  });
});
