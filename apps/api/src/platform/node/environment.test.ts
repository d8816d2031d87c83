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

  it("fills in the demo shop only where nobody else can reach it, unless asked to", () => {
    const seed = (env: Record<string, string>) => readEnvironment(env).seed.kind;
    expect(["127.0.0.1", "localhost", "::1", "127.0.0.53"].map((host) => seed({ HOST: host }))).toEqual(["demo", "demo", "demo", "demo"]);
    expect(["0.0.0.0", "::", "192.0.2.1", "shop.example.fr"].map((host) => seed({ HOST: host }))).toEqual(["none", "none", "none", "none"]);
    expect(seed({ HOST: "0.0.0.0", SEED: "demo" })).toBe("demo");
    expect(readEnvironment({ SEED: "5000" }).seed).toEqual({ kind: "scale", products: 5000 });
  });

  it("says in one sentence what cannot be, and never repeats a password", () => {
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
      { DATABASE_URL: "mysql://root:hunter2@db/x" },
      { SMTP_URL: "hunter2" },
      { PUBLIC_URL: "ftp://x" },
      { REFRESH_COOKIE: "yes" },
    ];
    for (const env of bad) {
      const [name] = Object.keys(env);
      expect(() => readEnvironment(env), name).toThrow(BadEnvironment);
      expect(() => readEnvironment(env), name).toThrow(name);
      expect(() => readEnvironment(env), name).not.toThrow("hunter2");
    }
  });
});
