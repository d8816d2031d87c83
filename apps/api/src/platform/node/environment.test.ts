import { describe, expect, it } from "vitest";
import { BadEnvironment, readEnvironment } from "./environment.ts";

describe("the environment", () => {
  it("has a value for everything", () => {
    expect(readEnvironment({})).toMatchObject({
      port: 4400,
      host: "127.0.0.1",
      client: "generic",
      databaseUrl: null,
      smtpUrl: null,
      trustedProxies: 0,
    });
    expect(readEnvironment({ PORT: " 8080 ", DATA_DIR: "/srv/x" })).toMatchObject({
      port: 8080,
      dataDir: "/srv/x",
      publicUrl: "http://127.0.0.1:8080",
    });
  });

  it("fills in the demo shop only where nobody else can reach it, unless it is set", () => {
    const seed = (env: Record<string, string>) => readEnvironment(env).seed.kind;
    expect(["127.0.0.1", "localhost", "::1", "127.0.0.53"].map((host) => seed({ HOST: host }))).toEqual(["demo", "demo", "demo", "demo"]);
    expect(["0.0.0.0", "::", "192.0.2.1", "shop.example.fr"].map((host) => seed({ HOST: host }))).toEqual(["none", "none", "none", "none"]);
    expect(seed({ HOST: "0.0.0.0", SEED: "demo" })).toBe("demo");
    expect(readEnvironment({ SEED: "5000" }).seed).toEqual({ kind: "scale", products: 5000 });
  });

  it("rejects invalid settings in one sentence, and never repeats a password", () => {
    const bad: Record<string, string>[] = [
      { PORT: "99999" },
      { PORT: "quatre" },
      { PORT: "-1" },
      { PORT: "1e3" },
      { CLIENT: "nobody" },
      { SEED: "lots" },
      { SEED: "-5" },
      { LOG_LEVEL: "loud" },
      { TRUST_PROXY: "yes" },
      { MAIL_FROM: "nobody" },
      // Mails from there would be refused one by one, later.
      { MAIL_FROM: '"quai"@example.fr' },
      { DATABASE_URL: "mysql://root:hunter2@db/x" },
      { KEY_ENCRYPTION_KEY: "hunter2" },
      { KEY_ENCRYPTION_KEY: Buffer.alloc(31).toString("base64") },
      { KEY_ENCRYPTION_KEY: Buffer.alloc(33).toString("base64") },
      { SMTP_URL: "hunter2" },
      { PUBLIC_URL: "ftp://x" },
      { API_BASE_URL: "https://root:hunter2@api.example.fr" },
      { API_BASE_URL: "//api.example.fr" },
      { API_BASE_URL: "api" },
      { API_BASE_URL: "javascript:alert(1)" },
      { CORS_ORIGINS: "*" },
      { CORS_ORIGINS: "https://console.example.fr, null" },
      { CORS_ORIGINS: "https://console.example.fr/path" },
      { CORS_ORIGINS: "https://root:hunter2@console.example.fr" },
      { FILES_URL: "https://s3.example.org/reserve" },
      { FILES_URL: "s3://root:hunter2@reserve" },
      { FILES_URL: "s3://reserve?endpoint=https://root:hunter2@s3.example.org" },
      { REFRESH_COOKIE: "yes" },
      { REFRESH_COOKIE: "httponly", CORS_ORIGINS: "https://console.example.fr" },
    ];
    for (const env of bad) {
      const [name] = Object.keys(env);
      expect(() => readEnvironment(env), name).toThrow(BadEnvironment);
      expect(() => readEnvironment(env), name).toThrow(name);
      expect(() => readEnvironment(env), name).not.toThrow("hunter2");
    }
  });

  it("answers under the names of its URLs alone, where a public one is set", () => {
    const names = (env: Record<string, string>) => readEnvironment(env).hostNames;
    expect(names({})).toBeNull();
    expect(names({ API_BASE_URL: "https://api.example.fr/api" })).toBeNull();
    expect(names({ PUBLIC_URL: "https://Console.Example.fr:8443/" })).toEqual(["console.example.fr"]);
    expect(names({ PUBLIC_URL: "https://console.example.fr", API_BASE_URL: "https://api.example.fr/api" })).toEqual([
      "console.example.fr",
      "api.example.fr",
    ]);
    // Other names of this machine are equivalent.
    for (const here of ["http://127.0.0.1:4400", "http://localhost:4400", "http://[::1]:4400"])
      expect(names({ PUBLIC_URL: here })).toEqual(expect.arrayContaining(["localhost", "127.0.0.1", "[::1]"]));
  });

  it("may name another place for the API, and other places of the console", () => {
    expect(readEnvironment({})).toMatchObject({ apiBaseUrl: null, corsOrigins: [] });
    expect(readEnvironment({ API_BASE_URL: " https://api.example.fr/v1/ " }).apiBaseUrl).toBe("https://api.example.fr/v1");
    expect(readEnvironment({ API_BASE_URL: "/back" }).apiBaseUrl).toBe("/back");
    expect(readEnvironment({ CORS_ORIGINS: "https://a.example.fr, http://127.0.0.1:5173/" }).corsOrigins).toEqual([
      "https://a.example.fr",
      "http://127.0.0.1:5173",
    ]);
  });
});
