import type { OperationId } from "@reserve/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "../../testing/follow.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import type { Handler } from "./handlers.ts";
import { answerOperation } from "./pipeline.ts";
import { refuse } from "./refusals.ts";
import { ContractValidator } from "./validator.ts";

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await testApp();
  token = (await shop.signIn("admin")).accessToken;
});
afterAll(() => shop.close());

const validator = new ContractValidator();

/** Sends a request through the pipeline to a handler of the test's own. */
async function send<Op extends OperationId>(
  id: Op,
  handler: (context: Parameters<Handler<Op>>[0]) => Promise<unknown>,
  init: RequestInit = {},
  search = "",
) {
  const headers = new Headers({
    Authorization: `Bearer ${token}`,
    "Content-Type": "application/json",
    "Idempotency-Key": crypto.randomUUID(),
  });
  for (const [name, value] of new Headers(init.headers)) {
    if (value === "") headers.delete(name);
    else headers.set(name, value);
  }
  const request = new Request(`http://test/api${search}`, { method: init.body === undefined ? "GET" : "POST", ...init, headers });
  const response = await answerOperation(shop.ports, validator, id, handler as unknown as Handler<Op>, request, "192.0.2.1");
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, never> & { [name: string]: unknown },
  };
}

const never = () => Promise.reject(new Error("the handler must not be reached"));
const emptyPage = () => Promise.resolve({ items: [], totalCount: 0, totalIsExact: true, page: 1, pageSize: 25, nextCursor: null });

describe("400", () => {
  it("reports that a body is no JSON, no UTF-8 or of another type", async () => {
    const broken = await send("shipDocumentItems", never, { body: "{" });
    expect(broken.status).toBe(400);
    expect(broken.body.detail).toBe("Le corps de la requête n’est pas du JSON.");
    expect((await send("shipDocumentItems", never, { body: new Uint8Array([0x22, 0xff, 0x22]) })).status).toBe(400);
    expect((await send("shipDocumentItems", never, { body: "a=1", headers: { "Content-Type": "text/plain" } })).status).toBe(400);
    expect((await send("shipDocumentItems", never, { body: `{"documentId":${"[".repeat(60)}1${"]".repeat(60)}}` })).status).toBe(400);
  });

  it("reports that a parameter does not exist or is repeated", async () => {
    const unknown = await send("listMails", never, {}, "?colour=red");
    expect(unknown.status).toBe(400);
    expect(unknown.body.detail).toBe("Le paramètre « colour » n’existe pas.");
    expect((await send("listMails", never, {}, "?page=1&page=2")).status).toBe(400);
  });

  it("requires the key of a request", async () => {
    const body = JSON.stringify({ documentId: 1 });
    expect((await send("validatePayment", never, { body, headers: { "Idempotency-Key": "" } })).status).toBe(400);
    expect((await send("validatePayment", never, { body, headers: { "Idempotency-Key": "twice" } })).status).toBe(400);
  });
});

describe("413", () => {
  it("stops reading after one megabyte, whatever the header states", async () => {
    const body = JSON.stringify({ documentId: 1, text: "x".repeat(1_100_000) });
    expect((await send("addDocumentComment", never, { body })).status).toBe(413);
    const stream = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(200_000).fill(0x20)) });
    const endless = await send("addDocumentComment", never, { body: stream, duplex: "half" } as RequestInit);
    expect(endless.status).toBe(413);
  });

  it("reads little of what a guest sends, and nothing for an operation that needs a session", async () => {
    const guest = (id: OperationId, headers: Record<string, string> = {}) => {
      let pieces = 0;
      const body = new ReadableStream<Uint8Array>(
        {
          pull: (controller) => {
            pieces += 1;
            // No JSON: who parsed it would say so.
            controller.enqueue(new Uint8Array(4_000).fill(0x78));
          },
        },
        { highWaterMark: 0 },
      );
      const init = { body, duplex: "half", headers: { Authorization: "", ...headers } } as RequestInit;
      return send(id, never, init).then((answer) => ({ ...answer, pieces }));
    };
    for (const id of ["createToken", "refreshToken", "requestPasswordReset", "resetPassword", "createFirstUser"] as const) {
      const answer = await guest(id);
      expect([id, answer.status, answer.body.detail]).toEqual([id, 413, "La requête dépasse 16 ko."]);
      expect(answer.pieces).toBeLessThanOrEqual(5);
      const declared = await guest(id, { "Content-Length": "16001" });
      expect([id, declared.status, declared.pieces]).toEqual([id, 413, 0]);
      const media = await guest(id, { "Content-Type": "text/plain" });
      expect([id, media.status, media.pieces]).toEqual([id, 400, 0]);
    }
    const closed = await guest("addDocumentComment");
    expect([closed.status, closed.pieces]).toEqual([401, 0]);
  });
});

describe("422", () => {
  it("names the property by its path, in French by default", async () => {
    const { status, body } = await send("shipDocumentItems", never, { body: JSON.stringify({ documentId: 0, itemIds: [1, 2, "trois"] }) });
    expect(status).toBe(422);
    expect(body.propertiesErrorMessages).toEqual([
      { propertyName: "documentId", errorMessage: "Au moins 1." },
      { propertyName: "itemIds[2]", errorMessage: "Nombre entier attendu." },
    ]);
  });

  it("refuses characters that no database keeps", async () => {
    const bodies = ['{"documentId":1,"text":"a\\u0000b"}', '{"documentId":1,"text":"\\ud800"}'];
    for (const body of bodies) {
      const answer = await send("addDocumentComment", never, { body });
      expect(answer.status).toBe(422);
      expect(answer.body.propertiesErrorMessages).toEqual([
        { propertyName: "text", errorMessage: "Ce texte contient un caractère interdit." },
      ]);
    }
  });

  it("reads numbers, lists and defaults of the URL, and refuses what is none", async () => {
    let seen: unknown;
    const { status } = await send(
      "listBackgroundTasks",
      ({ input }) => {
        seen = input.query;
        return emptyPage();
      },
      {},
      "?page=3&state=Running&state=Done",
    );
    expect(status).toBe(200);
    expect(seen).toEqual({ page: 3, pageSize: 25, state: ["Running", "Done"] });
    for (const search of ["?page=0", "?page=abc", "?page=1.5", "?page=Infinity", "?pageSize=1000", "?state=Flying", "?page="]) {
      expect((await send("listBackgroundTasks", never, {}, search)).status, search).toBe(422);
    }
  });
});

describe("412 and 428", () => {
  const body = JSON.stringify({ documentId: 1, deliveryPackage: "8R42109876543" });
  const current = { id: 1, version: 7 };
  const handler: Parameters<typeof send<"setDeliveryPackage">>[1] = ({ requireVersion }) => {
    requireVersion(7, current);
    throw refuse.notFound();
  };

  it("requires the version, returns the record when it is another one, and continues when it is the same", async () => {
    expect((await send("setDeliveryPackage", handler, { body })).status).toBe(428);
    const stale = await send("setDeliveryPackage", handler, { body, headers: { "If-Match": '"6"' } });
    expect(stale.status).toBe(412);
    expect(stale.body.current).toEqual(current);
    expect((await send("setDeliveryPackage", handler, { body, headers: { "If-Match": '"7"' } })).status).toBe(404);
    expect((await send("setDeliveryPackage", handler, { body, headers: { "If-Match": 'W/"7"' } })).status).toBe(404);
  });

  it("accepts any version in which the edited part was the same as now, and none before or after", async () => {
    const part: typeof handler = ({ requireVersion }) => {
      requireVersion(7, current, 5);
      throw refuse.notFound();
    };
    const statusOf = async (tag: string) => (await send("setDeliveryPackage", part, { body, headers: { "If-Match": tag } })).status;
    for (const tag of ['"5"', 'W/"6"', '"7"']) expect(await statusOf(tag), tag).toBe(404);
    for (const tag of ['"4"', '"8"', '"6.5"', '"x"', "6", '""', '"-6"']) expect(await statusOf(tag), tag).toBe(412);
  });
});

describe("a budget", () => {
  it("lets the previews of one person wait for one another, and answers a colleague’s meanwhile", async () => {
    const body = JSON.stringify({ contentType: "Html", content: "<p>Bonjour</p>" });
    const colleague = { Authorization: `Bearer ${(await shop.signIn("admin")).accessToken}` };
    const other = { Authorization: `Bearer ${(await shop.signIn("marketing")).accessToken}` };
    const reached: string[] = [];
    const { promise: finished, resolve: finish } = Promise.withResolvers<null>();
    const slowly = async ({ user }: { user: { userName: string } }) => {
      reached.push(user.userName);
      await finished;
      throw refuse.invalid([]);
    };
    const previews = Array.from({ length: 20 }, () => send("previewCampaign", slowly, { body, headers: colleague }));
    await until(() => reached.length === 1);
    const theirs = send("previewCampaign", slowly, { body, headers: other });
    await until(() => reached.length === 2);
    expect(reached).toEqual(["admin", "marketing"]);
    finish(null);
    expect((await Promise.all([...previews, theirs])).map(({ status }) => status)).toEqual(Array.from({ length: 21 }, () => 422));
  });
});

describe("500 and 503", () => {
  it("never lets an operation through that should compare versions and does not", async () => {
    const body = JSON.stringify({ documentId: 1, deliveryPackage: "8R42109876543" });
    const forgetful: Parameters<typeof send<"setDeliveryPackage">>[1] = () => Promise.resolve({} as never);
    expect((await send("setDeliveryPackage", forgetful, { body, headers: { "If-Match": '"7"' } })).status).toBe(500);
  });

  it("shows the request's id and nothing of what happened, and logs it", async () => {
    const { status, headers, body } = await send("listMails", () => Promise.reject(new Error("secret detail at /srv/app/x.ts")));
    expect(status).toBe(500);
    expect(headers.get("Content-Type")).toBe("application/problem+json");
    expect(headers.get("X-Request-Id")).toBe(body.instance);
    expect(JSON.stringify(body)).not.toContain("secret");
    expect(JSON.stringify(shop.logged.at(-1))).toContain("secret detail");
  });

  it("keeps the values of a failed query out of the log", async () => {
    await send("listMails", ({ db }) => db.execute(sql`select ${"a password"}::text from no_such_table`));
    expect(JSON.stringify(shop.logged.at(-1))).toContain("no_such_table");
    expect(JSON.stringify(shop.logged.at(-1))).not.toContain("a password");
  });

  it("reports that the database is unavailable, and when to retry", async () => {
    const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    const { status, headers } = await send("listMails", () => Promise.reject(new Error("query failed", { cause: away })));
    expect(status).toBe(503);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it("reports that the disk is full, of the files or of the database", async () => {
    for (const code of ["ENOSPC", "53100"]) {
      const full = Object.assign(new Error("no space left on device"), { code });
      const { status, headers, body } = await send("listMails", () => Promise.reject(new Error("failed", { cause: full })));
      expect([status, body.type, headers.get("Retry-After")]).toEqual([503, "/problems/storage-full", "60"]);
      expect(body.detail).toBe("Le disque du serveur est plein : rien n’a été enregistré. Prévenez la personne qui s’occupe du serveur.");
    }
  });

  it("does not let an answer out that the contract does not know", async () => {
    expect((await send("listMails", () => Promise.resolve({ items: [{ id: 1 }] }))).status).toBe(500);
    expect(JSON.stringify(shop.logged.at(-1))).toContain("outside the contract");
  });
});

describe("every answer", () => {
  it("is never stored, never framed, never sniffed, and has an id", async () => {
    for (const path of ["/api/Common/Hosting/Hosting", "/api/Common/User/User", "/api/nowhere", "/api/BackOffice/Mail/Mails?x=1"]) {
      const { headers } = await shop.app.request(path);
      expect(headers.get("Cache-Control"), path).toBe("no-store");
      expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
      expect(headers.get("Referrer-Policy"), path).toBe("no-referrer");
      expect(headers.get("Content-Security-Policy"), path).toContain("default-src 'none'");
      expect(headers.get("X-Request-Id"), path).toMatch(/^req_[0-9a-f]{32}$/);
    }
  });

  it("speaks the language that is preferred among those of the client", async () => {
    const detail = async (language: string) =>
      ((await (await shop.app.request("/api/Common/User/User", { headers: { "Accept-Language": language } })).json()) as { title: string })
        .title;
    expect(await detail("en;q=0.8, de")).toBe("Sign-in required");
    expect(await detail("en;q=0.5, fr;q=0.9")).toBe("Connexion nécessaire");
    expect(await detail("xx, *;q=0.1")).toBe("Connexion nécessaire");
  });
});

describe("the reference", () => {
  it("is one page without script that names every operation, and the document itself", async () => {
    const page = await (await shop.app.request("/api/docs")).text();
    expect(page).not.toMatch(/<script/i);
    for (const name of ["createToken", "shipDocumentItems", "listBackgroundTasks"]) expect(page).toContain(name);
    expect(page).toContain("Budget of each person and key (<code>links</code>): 1 at a time, 2 more wait, 10 a minute; beyond, 429.");
    expect((await shop.app.request("/api/openapi.json")).status).toBe(200);
  });
});
