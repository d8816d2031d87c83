import { resolve } from "node:path";
import { isEmail } from "@reserve/domain";
import type { SeedKind } from "../application.ts";
import type { LogLevel } from "../ports.ts";
import type { UploadQuotas } from "../upload-quotas.ts";
import type { Bucket } from "./bucket.ts";

/** The server's configuration; environment variables are read in this file only. */
export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Encrypts the keys stored in the database; null: an embedded database has a key file. */
  keyEncryptionKey: Uint8Array<ArrayBuffer> | null;
  client: string;
  seed: SeedKind;
  smtpUrl: string | null;
  mailFrom: string;
  /** Maximum campaign mails per minute. */
  campaignMailsPerMinute: number;
  /** Maximum number of bytes of stored uploads. */
  uploadQuotas: UploadQuotas;
  publicUrl: string;
  /** Lower-case names under which the server responds: those of `PUBLIC_URL` and `API_BASE_URL`; null, any name, without a `PUBLIC_URL`. */
  hostNames: readonly string[] | null;
  /** URL of the API for the console, when it differs from the client's. */
  apiBaseUrl: string | null;
  /** Other origins whose console may call this API. */
  corsOrigins: readonly string[];
  /** Number of trusted proxies in front of the server, for the client IP. */
  trustedProxies: number;
  logLevel: LogLevel;
  /** True with `NODE_ENV=production`: resources for developers of the console are not served. */
  isProduction: boolean;
  /** True: the refresh token is in a cookie that scripts cannot read. */
  isRefreshTokenHidden: boolean;
  /** A folder whose files are imported one after the other; null if none is watched. */
  importFolder: string | null;
  /** Base URL of the REST API of VIES, which checks VAT numbers; null: none is checked. */
  viesUrl: string | null;
  /** The folder shared with an approved platform of e-invoicing; null without one. */
  invoicePlatformFolder: string | null;
  /** `host` or `host:port` that webhooks may call although they are not public. */
  webhookPlaces: readonly string[];
  /** The bucket that stores files instead of the data folder; null: the data folder does. */
  bucket: Bucket | null;
}

/** Thrown for an invalid environment variable; the message contains its name and the expected value. */
export class BadEnvironment extends Error {
  override name = "BadEnvironment";
}

const CLIENTS = ["generic", "bookshop", "publisher", "cinema-library"];
const LEVELS: LogLevel[] = ["debug", "info", "warn", "error", "silent"];

/** Reads and validates the environment; throws `BadEnvironment` with a message for the operator. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const port = wholeNumber("PORT", env.PORT, 4400, 0, 65_535);
  const host = env.HOST?.trim() || "127.0.0.1";
  const databaseUrl = urlOrNull("DATABASE_URL", env.DATABASE_URL, ["postgres:", "postgresql:"]);
  const keyEncryptionKey = encryptionKeyBytes("KEY_ENCRYPTION_KEY", env.KEY_ENCRYPTION_KEY);
  if (databaseUrl && !keyEncryptionKey)
    throw new BadEnvironment(
      "Avec DATABASE_URL, KEY_ENCRYPTION_KEY est obligatoire : 32 octets en base64 (openssl rand -base64 32), à garder hors de la base.",
    );
  const smtpUrl = urlOrNull("SMTP_URL", env.SMTP_URL, ["smtp:", "smtps:"]);
  const publicUrl =
    urlOrNull("PUBLIC_URL", env.PUBLIC_URL, ["http:", "https:"]) ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  const mailFrom = env.MAIL_FROM?.trim() || "boutique@example.fr";
  if (!isEmail(mailFrom)) throw new BadEnvironment(`MAIL_FROM doit être une adresse électronique, pas « ${mailFrom} ».`);
  const corsOrigins = originsOf(env.CORS_ORIGINS);
  const apiBaseUrl = apiBaseUrlOf(env.API_BASE_URL);
  const isRefreshTokenHidden = oneOf("REFRESH_COOKIE", env.REFRESH_COOKIE, ["off", "httponly"], "off") === "httponly";
  // The strict cookie cannot renew sessions from other origins: users would be signed out after ten minutes without an apparent reason.
  if (isRefreshTokenHidden && corsOrigins.length > 0)
    throw new BadEnvironment("REFRESH_COOKIE=httponly ne va pas avec CORS_ORIGINS : la console et l’API doivent partager une origine.");
  return {
    port,
    host,
    dataDir: env.DATA_DIR?.trim() === "memory://" ? "memory://" : resolve(env.DATA_DIR?.trim() || "data"),
    databaseUrl,
    keyEncryptionKey,
    client: oneOf("CLIENT", env.CLIENT, CLIENTS, "generic"),
    seed: seedOf(env.SEED?.trim(), isLoopback(host)),
    smtpUrl,
    mailFrom,
    campaignMailsPerMinute: wholeNumber("CAMPAIGN_RATE", env.CAMPAIGN_RATE, 300, 1, 1_000_000),
    uploadQuotas: {
      personBytes: wholeNumber("UPLOADS_PER_PERSON", env.UPLOADS_PER_PERSON, 10_000, 1, 100_000_000) * 1_000_000,
      totalBytes: wholeNumber("UPLOADS_IN_TOTAL", env.UPLOADS_IN_TOTAL, 50_000, 1, 100_000_000) * 1_000_000,
    },
    apiBaseUrl,
    corsOrigins,
    publicUrl: publicUrl.replace(/\/+$/, ""),
    hostNames: env.PUBLIC_URL?.trim() ? hostNamesOf([publicUrl, apiBaseUrl ?? ""]) : null,
    trustedProxies: wholeNumber("TRUST_PROXY", env.TRUST_PROXY, 0, 0, 10),
    logLevel: oneOf("LOG_LEVEL", env.LOG_LEVEL, LEVELS, "info"),
    isProduction: env.NODE_ENV === "production",
    isRefreshTokenHidden,
    importFolder: env.IMPORT_FOLDER?.trim() ? resolve(env.IMPORT_FOLDER.trim()) : null,
    viesUrl: urlOrNull("VIES_URL", env.VIES_URL, ["http:", "https:"])?.replace(/\/+$/, "") ?? null,
    invoicePlatformFolder: env.INVOICE_PLATFORM_FOLDER?.trim() ? resolve(env.INVOICE_PLATFORM_FOLDER.trim()) : null,
    webhookPlaces: placesOf(env.WEBHOOK_HOSTS),
    bucket: bucketOf(env.FILES_URL),
  };
}

/** Returns the new key for encrypting the database's keys; null if unchanged. Throws `BadEnvironment`. */
export function readNextKey(env: NodeJS.ProcessEnv = process.env): Uint8Array<ArrayBuffer> | null {
  return encryptionKeyBytes("NEXT_KEY_ENCRYPTION_KEY", env.NEXT_KEY_ENCRYPTION_KEY);
}

/** Decodes a base64 key of 32 bytes; null for an empty text. Throws `BadEnvironment` otherwise, naming the variable but not its value. */
export function encryptionKeyBytes(name: string, value: string | undefined): Uint8Array<ArrayBuffer> | null {
  const text = value?.trim();
  if (!text) return null;
  const bytes = new Uint8Array(Buffer.from(text, "base64"));
  if (!/^[A-Za-z0-9+/]{43}=?$/.test(text) || bytes.length !== 32)
    throw new BadEnvironment(`${name} doit contenir 32 octets en base64, comme les donne « openssl rand -base64 32 ».`);
  return bytes;
}

/** Parses `s3://bucket/prefix?region=…&endpoint=…`; credentials are in separate variables, since URLs are logged. */
function bucketOf(value: string | undefined): Bucket | null {
  const text = value?.trim();
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const endpoint = url?.searchParams.get("endpoint") ?? null;
  if (
    url?.protocol !== "s3:" ||
    !url.hostname ||
    url.username ||
    url.password ||
    (endpoint !== null && !/^https?:\/\/[^@]+$/.test(endpoint))
  )
    throw new BadEnvironment(
      "FILES_URL vaut s3://seau/dossier?region=…&endpoint=https://…, sans clé : AWS_ACCESS_KEY_ID et AWS_SECRET_ACCESS_KEY la disent.",
    );
  const folder = url.pathname.replace(/^\/+|\/+$/g, "");
  const region = url.searchParams.get("region")?.trim() || "us-east-1";
  return { name: url.hostname, prefix: folder ? `${folder}/` : "", region, endpoint };
}

function apiBaseUrlOf(value: string | undefined): string | null {
  const text = value?.trim();
  if (!text) return null;
  const isPath = /^\/(?![/\\])[\w./-]*$/.test(text);
  const url = URL.canParse(text) ? new URL(text) : null;
  const isUrl = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (!isPath && !isUrl)
    throw new BadEnvironment("API_BASE_URL doit être un chemin (/api) ou une adresse http:// ou https:// sans mot de passe.");
  return text.replace(/\/+$/, "");
}

function originsOf(value: string | undefined): string[] {
  return (value ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((text) => {
      // « * » with credentials would open the API to every web page.
      const url = URL.canParse(text) ? new URL(text) : null;
      if (!url || !/^https?:$/.test(url.protocol) || text.replace(/\/$/, "") !== url.origin) {
        throw new BadEnvironment(
          "CORS_ORIGINS vaut des origines séparées par des virgules, comme https://console.example.fr, sans chemin ni « * ».",
        );
      }
      return url.origin;
    });
}

function placesOf(value: string | undefined): string[] {
  return (value ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((text) => {
      if (!URL.canParse(`http://${text}`) || !/^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/i.test(text)) {
        throw new BadEnvironment("WEBHOOK_HOSTS vaut des machines séparées par des virgules, comme site.interne ou 10.0.0.7:8080.");
      }
      return text.toLowerCase();
    });
}

/** Returns the host names in these URLs; for one that means this machine, all its names. */
function hostNamesOf(urls: readonly string[]): string[] {
  const names = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).hostname);
  return names.some((name) => isLoopback(name.replace(/^\[|\]$/g, ""))) ? [...names, "localhost", "127.0.0.1", "[::1]"] : names;
}

/** Whether a host name is the loopback interface. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\./.test(host);
}

function seedOf(value: string | undefined, isLocal: boolean): SeedKind {
  // Published passwords are never exposed to a network unless explicitly requested.
  if (!value) return isLocal ? { kind: "demo" } : { kind: "none" };
  if (value === "demo" || value === "none") return { kind: value };
  if (/^\d{1,7}$/.test(value) && Number(value) > 0) return { kind: "scale", products: Number(value) };
  throw new BadEnvironment(`SEED vaut demo, none ou un nombre de produits, pas « ${value} ».`);
}

function wholeNumber(name: string, value: string | undefined, fallback: number, minimum: number, maximum: number): number {
  const text = value?.trim();
  if (!text) return fallback;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < minimum || number > maximum) {
    throw new BadEnvironment(`${name} doit être un nombre entier de ${minimum} à ${maximum}, pas « ${text} ».`);
  }
  return number;
}

function oneOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[], fallback: T): T {
  const text = value?.trim();
  if (!text) return fallback;
  const found = allowed.find((one) => one === text);
  if (!found) throw new BadEnvironment(`${name} vaut ${allowed.join(", ")}, pas « ${text} ».`);
  return found;
}

function urlOrNull(name: string, value: string | undefined, protocols: readonly string[]): string | null {
  const text = value?.trim();
  if (!text) return null;
  // The value may contain a password, so the message does not repeat it.
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new BadEnvironment(
      `${name} doit être une adresse qui commence par ${protocols.map((protocol) => `${protocol}//`).join(" ou ")}.`,
    );
  }
  return text;
}
