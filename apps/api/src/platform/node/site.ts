import { createHash } from "node:crypto";
import { existsSync, readFileSync, type Stats, statSync } from "node:fs";
import { extname, join, normalize, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { ClientVariant, LocaleCode, PublicVariant } from "@reserve/client-variant";
import { operations } from "@reserve/contract";
import { type Context, Hono } from "hono";
import { parseAccept } from "hono/utils/accept";
import { addSecurityHeaders } from "../contract/security-headers.ts";
import { isKnownTag } from "../contract/stored-download.ts";
import { escapeHtml } from "../html.ts";
import { readPieces } from "./files.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Folders of the built frontends; missing ones are reported on the page. */
export interface SiteOptions {
  /** The console's production build. */
  consoleFolder: string;
  /** The built Storybook, served under /storybook if it exists, and never in production: its pages evaluate code on the console's origin. */
  storybookFolder: string | null;
  isProduction: boolean;
  variant: ClientVariant;
  apiBaseUrl: string | null;
  isHttps: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Hosts whose players the console may frame: those `embedOf` produces. */
const PLAYERS = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://geo.dailymotion.com",
  "https://w.soundcloud.com",
  "https://player.ausha.co",
];

/** Allows our own files and, by hash, the scripts the build wrote into the page, and nothing else; text never becomes code or markup. */
function contentSecurityPolicy(nonce: string, scripts: readonly string[] = [], apiBaseUrl: string | null = null): string {
  const apiOrigin = apiBaseUrl && URL.canParse(apiBaseUrl) ? ` ${new URL(apiBaseUrl).origin}` : "";
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${apiOrigin}`,
    "font-src 'self'",
    `connect-src 'self'${apiOrigin}`,
    `frame-src 'self' ${PLAYERS.join(" ")}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // A single policy with a single URL: that of the worker that renders letters.
    "trusted-types reserve-letters",
  ].join("; ");
}

/** The empty page used for previews: shows mails and pages as their readers see them, with their own styles and images, without running scripts. */
const PREVIEW_PAGE = "preview.html";
const PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; font-src 'self' https: data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** A worker is governed by its own file's policy: it receives messages, and may neither fetch nor evaluate code. */
const WORKER = /^\/assets\/[\w.]+\.worker-[\w-]+\.js$/;
const WORKER_POLICY = "default-src 'none'";

/** Serves the built console: hashed files with an unlimited cache lifetime, the page anew for each request with its nonce and the right preloads. */
export function createSite(options: SiteOptions): Hono {
  const site = new Hono();
  const page = readPage(options.consoleFolder, options.variant.name);
  site.use("*", async (context, next) => {
    await next();
    addSecurityHeaders(context.res.headers, options);
  });
  const { storybookFolder, isProduction } = options;
  if (storybookFolder && !isProduction && existsSync(storybookFolder)) {
    site.get("/storybook", (context) => context.redirect("/storybook/", 301));
    site.get("/storybook/*", (context) => {
      const name = context.req.path.slice("/storybook/".length) || "index.html";
      const policy = storybookPolicy(new URL(context.req.url).host);
      return sendFile(context, storybookFolder, name, { "Content-Security-Policy": policy, "X-Frame-Options": "SAMEORIGIN" });
    });
  }
  site.get("*", async (context) => {
    const { path } = context.req;
    if (path === `/${PREVIEW_PAGE}`) {
      return sendFile(context, options.consoleFolder, PREVIEW_PAGE, {
        "Content-Security-Policy": PREVIEW_POLICY,
        "X-Frame-Options": "SAMEORIGIN",
      });
    }
    const { pathname, search } = new URL(context.req.url);
    const place = findPlace(page, options.variant, path);
    if (path.startsWith("/assets/") || (extname(path) !== "" && !place.route)) {
      return sendFile(context, options.consoleFolder, path.slice(1), WORKER.test(path) ? { "Content-Security-Policy": WORKER_POLICY } : {});
    }
    // French has no prefix: a URL that names it all the same is led to the one there is.
    const unprefixed = /^\/fr(?=\/|$)/i.test(path) ? path.slice(3).replace(/^\/*/, "/") : null;
    const meant = unprefixed ? findPlace(page, options.variant, unprefixed) : place;
    // Each URL has a canonical spelling, for caches and comparisons; the value of `:id` is kept unchanged.
    const url = meant.route && spellingOf(meant, unprefixed ? pathname.slice(3).replace(/^\/*/, "/") : pathname);
    if (url && url !== pathname) return context.redirect(url + search, 308);
    const nonce = crypto.randomUUID().replaceAll("-", "");
    const isSignedIn = /(?:^|;\s*)(?:__Host-)?reserve\.session=[^;]/.test(context.req.header("Cookie") ?? "");
    // Guests get the sign-in page at every URL, except other pages for guests.
    const isSignIn = !isSignedIn && place.route !== undefined && !place.route.isForGuests;
    const drawn = isSignIn ? page?.signIn[options.variant.name]?.[place.locale] : undefined;
    const calls = isSignedIn && place.route && !place.route.isForGuests ? callsOf(place, options.variant.name, path, search) : [];
    const frame = isSignedIn && !place.route?.isForGuests ? frameOf(page, options.variant.name, place) : undefined;
    const script = drawn ? "early-sign-in" : calls.length > 0 ? "early-calls" : null;
    const hash = script && page?.scripts[script];
    const headers = {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentSecurityPolicy(nonce, hash ? [hash] : [], options.apiBaseUrl),
      "Cache-Control": "no-store",
      Vary: "Accept-Encoding, Cookie",
    };
    if (!page) return context.body(MISSING_BUILD, 503, { ...headers, "Retry-After": "30" });
    // A 404 also returns the page, so that it shows the error in its own frame, with a link to the home page.
    const status = place.route ? 200 : 404;
    const html = fillPage(page, options, place, { status, nonce, isSignedIn, drawn: drawn ?? frame, calls, script });
    return compressed(context, Buffer.from(html), headers, status);
  });
  return site;
}

/** Compresses streamed responses; sizes below one packet are not worth it. */
export async function compressAnswer(context: Context): Promise<void> {
  const { res } = context;
  if (res.headers.has("Content-Encoding") || !(res.headers.get("Content-Type") ?? "").includes("json") || !res.body) return;
  const encoding = chooseEncoding(context);
  if (!encoding) return;
  const bytes = Buffer.from(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  headers.append("Vary", "Accept-Encoding");
  const isWorthIt = bytes.byteLength > 1_400;
  if (isWorthIt) headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  // Assigned twice: Hono would otherwise merge the old headers into the new response.
  context.res = undefined;
  context.res = new Response(isWorthIt ? await compress(bytes, encoding) : bytes, { status: res.status, headers });
}

/**
 * Returns the policy of stories, which may only call their own folder, where there is no API: the browser itself isolates them, and their mock
 * worker, from this server's API.
 */
function storybookPolicy(host: string): string {
  // A policy cannot contain an IPv6 address; then only the folder of the stories' own calls isolates them.
  const own = host.startsWith("[") ? "'self'" : `${host}/storybook/`;
  return `default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob:; connect-src ${own}; form-action ${own}; frame-ancestors 'self'; base-uri 'none'; object-src 'none'`;
}

const MISSING_BUILD = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Réserve</title></head><body><h1>Réserve</h1>
<p>La console n’est pas encore construite. Lancez <code>npm run build</code>, puis redémarrez le serveur.</p></body></html>`;

interface Page {
  html: string;
  /** Chunks for guests, and those added for the English texts. */
  guest: Chunks;
  console: Chunks;
  routes: SiteRoute[];
  /** Inline scripts of the page by their names, as sources of the policy. */
  scripts: Record<string, string>;
  /** The sign-in page prerendered by the build, by client and language. */
  signIn: Record<string, Partial<Record<LocaleCode, DrawnPage>>>;
  /** The console's frame prerendered by the build, by client and language. */
  frames: Record<string, Partial<Record<LocaleCode, DrawnFrame>>>;
}

/** A page that can be read before any script runs: filled in as well (apps/console/src/guest/prerender.tsx), or only a frame. */
interface DrawnPage {
  title: string;
  html: string;
  styles: string;
  /** Nobody can use it until the console replaces it. */
  isFrame?: boolean;
}

/** The console's frame (apps/console/src/app/frame.tsx). */
interface DrawnFrame {
  list: string;
  page: string;
  styles: string;
  titles: Record<string, string>;
  windowTitle: string;
}

/** A URL of the console, as recorded by its build (`routes.json`), with the files needed by its screen. */
interface SiteRoute {
  path: string;
  pattern: RegExp;
  /** A page for guests, other than sign-in. */
  isForGuests: boolean;
  /** A page outside the console's frame. */
  isFrameless: boolean;
  /** The module of its feature's routes, then its imports. */
  routes: string[];
  code: string[];
  words: Record<LocaleCode, string[]>;
  /** The first calls of the screen, by client. */
  calls: Record<string, FirstCalls>;
}

/** Paths below the API's URL, with `{id}` for the id in the page's URL (apps/console/src/app/first-calls.ts). */
interface FirstCalls {
  paths: string[];
  id: keyof typeof ID_PATTERNS | null;
  readsSearch: boolean;
}

const ID_PATTERNS = { integer: /^[1-9]\d{0,8}$/, uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i };

/** The first call of every signed-in page. */
const USER_CALL = operations.getCurrentUser.path;

/** An inline script of the page: its name, its code. */
const INLINE_SCRIPT = /<script data-script="([\w-]+)">([\s\S]*?)<\/script>/g;

interface DeclaredRoute {
  path: string;
  guard?: string;
  layout?: string;
  module?: string;
  source?: string;
  texts?: Record<LocaleCode, string>;
  calls?: Record<string, FirstCalls>;
}

interface Chunks {
  always: string[];
  english: string[];
}

interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** A rule of the page's style sheet for one client: `[data-client=bookshop]{…}`, also within a theme. */
const CLIENT_RULE = /\[data-client=([\w-]+)\](?:\[[^\]]*\])?\{[^}]*\}/g;
const EMPTY_MEDIA = /@media [^{}]*\{\}/g;

function readPage(folder: string, client: string): Page | null {
  const file = join(folder, "index.html");
  if (!existsSync(file)) return null;
  const manifestFile = [join(folder, "manifest.json"), join(folder, ".vite", "manifest.json")].find(existsSync);
  const manifest = manifestFile ? (JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, ManifestEntry>) : {};
  // The colours of other clients stay here.
  const html = readFileSync(file, "utf8")
    .replace(CLIENT_RULE, (rule, name: string) => (name === client ? rule : ""))
    .replace(EMPTY_MEDIA, "");
  const chunksOf = (key: string, seen = new Set<string>()): string[] => {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return [];
    seen.add(key);
    return [entry.file, ...(entry.imports ?? []).flatMap((other) => chunksOf(other, seen))].filter((name) => name.endsWith(".js"));
  };
  // A source bundled with others is listed under the bundle's name: `_console-Dy3HmMfX.js`.
  const keyOf = (source: string, group?: string) =>
    manifest[source] ? source : (Object.keys(manifest).find((key) => group !== undefined && key.startsWith(`_${group}-`)) ?? source);
  const written = <Content>(name: string, otherwise: Content): Content => {
    const path = join(folder, name);
    return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Content) : otherwise;
  };
  const declared = written<DeclaredRoute[]>("routes.json", []);
  // Files already in the page need no second hint.
  const fresh = (source: string, group?: string) => [...new Set(chunksOf(keyOf(source, group)))].filter((name) => !html.includes(name));
  return {
    html,
    guest: { always: fresh("src/guest/pages.tsx", "guest"), english: fresh("src/guest/texts.en.ts") },
    console: { always: fresh("src/app/console.tsx", "console"), english: fresh("src/app/texts.en.ts") },
    scripts: Object.fromEntries(
      [...html.matchAll(INLINE_SCRIPT)].map(([, name = "", code = ""]) => [
        name,
        `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
      ]),
    ),
    signIn: written<Page["signIn"]>("sign-in.json", {}),
    frames: written<Page["frames"]>("frames.json", {}),
    routes: declared.map(({ path, guard, layout, module, source, texts, calls = {} }) => ({
      path,
      pattern: patternOf(path),
      isForGuests: guard === "guestOnly" && path !== "/login",
      isFrameless: layout === "empty",
      routes: module ? fresh(module) : [],
      code: source ? fresh(source) : [],
      words: { fr: texts ? fresh(texts.fr) : [], en: texts ? fresh(texts.en) : [] },
      calls,
    })),
  };
}

/** Converts a route's path to a pattern like the console's router: ignores case and a trailing slash, `:id?` is optional. */
function patternOf(path: string): RegExp {
  const source = path
    .replace(/\/+$/, "")
    .replace(/[.*+^$()[\]{}|\\]/g, "\\$&")
    .replace(/\/:\w+\?/g, "(?:/[^/]+)?")
    .replace(/\/:\w+/g, "/[^/]+");
  return new RegExp(`^${source}/*$`, "i");
}

interface Place {
  locale: LocaleCode;
  /** Absent: nobody has this URL, or not in this language. */
  route: SiteRoute | undefined;
}

/** Returns the page of a URL, case-insensitive: the language is a prefix, none for French. */
function findPlace(page: Page | null, variant: ClientVariant, path: string): Place {
  const [, prefix] = /^\/([a-z]{2})(?=\/|$)/i.exec(path) ?? [];
  const locale = variant.locales.find(({ code }) => code === prefix?.toLowerCase() && code !== "fr")?.code;
  const rest = locale ? path.slice(locale.length + 1) || "/" : path;
  return { locale: locale ?? "fr", route: page?.routes.find(({ pattern }) => pattern.test(rest)) };
}

/** Returns the canonical URL of a page. */
function spellingOf({ locale, route }: Place, pathname: string): string {
  const prefix = locale === "fr" ? "" : `/${locale}`;
  const declared = `${prefix}${route?.path ?? ""}`.split("/");
  return pathname
    .split("/")
    .map((segment, index) => (declared[index]?.startsWith(":") ? segment : (declared[index] ?? segment)))
    .join("/");
}

/** Returns the first calls of a signed-in page, as paths below the API's URL; only the user's where the screen's depend on the URL's query. */
function callsOf({ route }: Place, client: string, path: string, search: string): string[] {
  const first = route?.calls[client];
  const id = /[^/]*$/.exec(path.replace(/\/+$/, ""))?.[0] ?? "";
  const isKnown = first && (search === "" || !first.readsSearch) && (first.id === null || ID_PATTERNS[first.id].test(id));
  return [USER_CALL, ...(isKnown ? first.paths.map((one) => one.replaceAll("{id}", id)) : [])];
}

/** Returns the frame of a signed-in user's page; none where the screen has no frame or nobody has this URL. */
function frameOf(page: Page | null, client: string, { route, locale }: Place): DrawnPage | undefined {
  const frame = page?.frames[client]?.[locale];
  if (!frame || !route || route.isFrameless) return undefined;
  const title = frame.titles[route.path];
  const styles = `<style nonce="%NONCE%">${frame.styles}</style>`;
  if (title === undefined) return { title: "", html: frame.page, styles, isFrame: true };
  const named = (text: string) => text.replace("%TITLE%", () => escapeHtml(title));
  return { title: named(escapeHtml(frame.windowTitle)), html: named(frame.list), styles, isFrame: true };
}

interface Filling {
  status: number;
  nonce: string;
  isSignedIn: boolean;
  /** Static HTML of the page before its scripts run. */
  drawn: DrawnPage | undefined;
  /** Paths below the API's URL that the page calls first. */
  calls: string[];
  /** The inline script that the page keeps. */
  script: string | null;
}

/** Returns the variant without data that only invoices, taxes and accounting need (VAT number and rates, IBAN, accounts …). */
function publicVariant({ seller, vat: _vat, accounts: _accounts, mailTexts: _mailTexts, ...variant }: ClientVariant): PublicVariant {
  if (!seller) return variant;
  const { company, address } = seller;
  return { ...variant, seller: company === undefined ? { address } : { company, address } };
}

function fillPage(
  page: Page,
  options: SiteOptions,
  { locale, route }: Place,
  { status, nonce, isSignedIn, drawn, calls, script }: Filling,
): string {
  const part = isSignedIn ? page.console : page.guest;
  const screen = isSignedIn && route ? [...route.routes, ...route.code, ...route.words[locale]] : [];
  const chunks = new Set([...part.always, ...(locale === "en" ? part.english : []), ...screen]);
  const preloads = [...chunks].map((name) => `<link rel="modulepreload" href="/${escapeHtml(name)}">`).join("");
  const settings = JSON.stringify({
    variant: publicVariant(options.variant),
    apiBaseUrl: options.apiBaseUrl,
    ...(status !== 200 && { status }),
    ...(isSignedIn && route?.routes[0] && { routes: `/${route.routes[0]}` }),
    ...(calls.length > 0 && { calls }),
  }).replaceAll("<", "\\u003c");
  // Functions, because `$` has a special meaning in a replacement text.
  return page.html
    .replace(INLINE_SCRIPT, (tag, name: string) => (name === script ? tag : ""))
    .replace("</head>", (end) => `${drawn?.styles ?? ""}${end}`)
    .replace('<div id="root">', (start) => {
      if (!drawn) return start;
      const root = drawn.isFrame ? '<div id="root" inert aria-busy="true">' : start;
      return root + drawn.html.replace("%YEAR%", String(new Date().getFullYear()));
    })
    .replaceAll("%NONCE%", nonce)
    .replace('<html lang="fr"', () => `<html lang="${locale}"`)
    .replace("<!--reserve:preload-->", () => preloads)
    .replace(/(<script type="application\/json" id="reserve-settings">)[^<]*/, (_, tag: string) => tag + settings)
    .replace(/data-client="[^"]*"/, () => `data-client="${escapeHtml(options.variant.name)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${drawn?.title || escapeHtml(options.variant.title)}</title>`);
}

function sendFile(context: Context, folder: string, name: string, extra: Record<string, string>): Response | Promise<Response> {
  const decoded = safeDecode(name);
  const path = decoded === null ? null : join(folder, normalize(`/${decoded}`));
  const facts = path?.startsWith(folder + sep) && !decoded?.split("/").some((part) => part.startsWith(".")) ? statOf(path) : null;
  if (!path || !facts)
    return context.text("Introuvable", 404, { "Cache-Control": "no-store", "Content-Security-Policy": "default-src 'none'" });
  const isHashed = name.startsWith("assets/") && /[-.][\w-]{8,}\.\w+$/.test(name);
  const encoding = chooseEncoding(context);
  const packed = encoding ? `${path}${encoding === "br" ? ".br" : ".gz"}` : path;
  const packedFacts = encoding ? statOf(packed) : null;
  const etag = `"${facts.size.toString(36)}-${Math.floor(facts.mtimeMs).toString(36)}${packedFacts ? `-${encoding}` : ""}"`;
  const headers: Record<string, string> = {
    "Content-Type": TYPES[extname(path)] ?? "application/octet-stream",
    "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    ETag: etag,
    Vary: "Accept-Encoding",
    ...extra,
    ...(packedFacts && encoding ? { "Content-Encoding": encoding } : {}),
  };
  if (isKnownTag(context.req.header("If-None-Match") ?? null, etag)) return context.body(null, 304, headers);
  const chosen = packedFacts ? packed : path;
  const { size } = packedFacts ?? facts;
  headers["Content-Length"] = String(size);
  if (context.req.method === "HEAD") return context.body(null, 200, headers);
  return context.body(readPieces(chosen, { start: 0, end: size - 1 }), 200, headers);
}

function statOf(path: string): Stats | null {
  const facts = statSync(path, { throwIfNoEntry: false });
  return facts?.isFile() ? facts : null;
}

function safeDecode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes("\0") || decoded.includes("\\") ? null : decoded;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** Returns the encoding with the greatest weight (RFC 9110, 12.5.3), none with weight 0. */
function chooseEncoding(context: Context): "br" | "gzip" | null {
  const accepted = parseAccept(context.req.header("Accept-Encoding") ?? "");
  const weightOf = (name: string) => (accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === "*"))?.q ?? 0;
  const [brotliWeight, gzipWeight] = [weightOf("br"), weightOf("gzip")];
  if (Math.max(brotliWeight, gzipWeight) === 0) return null;
  return brotliWeight >= gzipWeight ? "br" : "gzip";
}

const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Up to this size, in bytes, compressing takes less time than handing the bytes to another thread and back. */
const COMPRESSED_AT_ONCE = 32_768;

async function compress(bytes: Buffer, encoding: "br" | "gzip"): Promise<Buffer<ArrayBuffer>> {
  const { byteLength } = bytes;
  if (byteLength > COMPRESSED_AT_ONCE)
    return (await (encoding === "br" ? brotli(bytes, { params: QUALITY }) : gzipped(bytes))) as Buffer<ArrayBuffer>;
  if (encoding === "gzip") return gzipSync(bytes);
  // Of this size, and with a window as large as the largest: less memory to set up.
  return brotliCompressSync(bytes, {
    params: { ...QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: byteLength, [constants.BROTLI_PARAM_LGWIN]: 16 },
  });
}

async function compressed(
  context: Context,
  bytes: Buffer<ArrayBuffer>,
  headers: Record<string, string>,
  status: 200 | 404,
): Promise<Response> {
  const encoding = chooseEncoding(context);
  if (!encoding) return context.body(bytes, status, headers);
  return context.body(await compress(bytes, encoding), status, { ...headers, "Content-Encoding": encoding });
}
