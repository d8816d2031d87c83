import { claims } from "@reserve/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { DEMO_PASSWORD } from "../../platform/identity/password-rules.ts";
import { insertUser } from "../../platform/identity/people.store.ts";
import { runTask } from "../../platform/jobs/jobs.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { eventRegistrations } from "./registrations.tables.ts";

let shop: TestApp;
let admin: Caller;
let places = 0;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());

const START = "2026-12-05T14:00:00.000Z";
const unset = {
  title: "",
  subtitle: "",
  lead: "",
  description: "",
  relativeUrl: null,
  metaTitle: "",
  metaDescription: "",
  metaKeywords: "",
};
const nowhere = {
  ...{ gender: "Unknown", firstName: "", lastName: "", email: "", website: "", phoneNumber: "", mobilePhoneNumber: "" },
  ...{ company: "Librairie du Quai", address1: "", address2: "", address3: "", postalCode: "", city: "Brest", country: "" },
};
const eventBody = (registration: object | null | undefined, over: object = {}) => {
  places += 1;
  return {
    postType: "Event",
    publicationStartDate: null,
    publicationEndDate: null,
    localizations: { fr: { ...unset, title: `Lecture ${places}`, relativeUrl: `lecture-${places}` }, en: unset },
    eventStart: START,
    eventEnd: null,
    ...(registration === undefined ? {} : { registration }),
    location: nowhere,
    ...{ productEans: [], postIds: [], categoryIds: [], tags: [] },
    ...over,
  };
};
async function eventOf(registration: object | null, who: Caller = admin, isOnline = true): Promise<number> {
  const made = (await who.call("createPost", { body: eventBody(registration) })).body.entityOutput;
  if (isOnline)
    await admin.call(
      "movePost",
      { body: { id: made.id, move: "publish", comment: null } },
      { headers: { "If-Match": `"${made.version}"` } },
    );
  return made.id;
}
const person = (name: string, over: object = {}) => ({
  firstName: name,
  lastName: "Calvez",
  email: `${name.toLowerCase()}@example.fr`,
  phone: "06 39 98 34 52",
  comments: "",
  buyBook: false,
  ...over,
});
let callers = 0;
/** Each from a different IP address, to avoid throttling. */
const come = (eventId: number, name: string, over: object = {}) => {
  callers += 1;
  return shop.anonymous.call("registerForEvent", { body: { eventId, ...person(name, over) } }, { clientIp: `198.51.100.${callers % 250}` });
};
const add = (eventId: number, name: string, over: object = {}, who: Caller = admin) =>
  who.call("createEventRegistration", { body: { eventId, ...person(name, over) } });
const event = async (id: number) => (await admin.call("getRegistrationEvent", { query: { id } })).body;
const act = (operation: "cancelEventRegistration" | "giveEventPlace", id: number, who: Caller = admin) =>
  who.call(operation, { body: { id } });
/** Returns the mails sent since the last call. */
const written = async () => {
  await shop.jobs.drain(shop.ports);
  return shop.mailbox.splice(0);
};
const withRights = async (userName: string, rights: string[]) => {
  const passwordHash = await shop.ports.passwords.hash(DEMO_PASSWORD);
  const names = { userName, firstName: "", lastName: "", email: `${userName}@example.fr`, dateOfBirth: null, gender: "Unknown" as const };
  await shop.database.db.transaction((tx) =>
    insertUser(tx, { ...names, mobilePhone: null, company: null, passwordHash, claims: rights, roleIds: [] }, shop.clock.now()),
  );
  return shop.signIn(userName);
};

describe("registering from the site", () => {
  it("gives places in turn, then a place in the waiting list, which nobody overtakes", async () => {
    const id = await eventOf({ places: 2 });
    const fault = [];
    for (const name of ["Anna", "Bruno", "Chloe", "Denis"]) fault.push((await come(id, name)).body.entityOutput);
    expect(fault).toEqual([
      { state: "Registered", waitingPosition: null },
      { state: "Registered", waitingPosition: null },
      { state: "Waiting", waitingPosition: 1 },
      { state: "Waiting", waitingPosition: 2 },
    ]);
    const before = await event(id);
    expect(before).toMatchObject({ places: 2, registeredCount: 2, waitingCount: 2, lastFreedAt: null, place: "Librairie du Quai, Brest" });
    const first = before.sheet[0]?.id ?? 0;
    expect((await act("cancelEventRegistration", first)).status).toBe(200);
    expect((await come(id, "Elsa")).body.entityOutput).toEqual({ state: "Waiting", waitingPosition: 3 });
    const freed = await event(id);
    expect([freed.registeredCount, freed.waiting.map(({ firstName }) => firstName)]).toEqual([1, ["Chloe", "Denis", "Elsa"]]);
    expect(freed.lastFreedAt).toBe(shop.clock.now().toISOString());
    const [chloe, denis] = freed.waiting;
    expect((await act("giveEventPlace", denis?.id ?? 0)).body.reason).toBe("NotFirst");
    expect((await act("giveEventPlace", chloe?.id ?? 0)).body.entityOutput.state).toBe("Registered");
    expect((await act("giveEventPlace", denis?.id ?? 0)).body.reason).toBe("NoFreePlace");
    expect((await act("giveEventPlace", chloe?.id ?? 0)).body.reason).toBe("NotWaiting");
    expect((await act("cancelEventRegistration", first)).status).toBe(409);
    // Who gave up may come back, at the end.
    expect((await come(id, "Anna")).body.entityOutput).toEqual({ state: "Waiting", waitingPosition: 3 });
  });

  it("mails each person in their language that they have a place or wait, also those who get one later", async () => {
    const id = await eventOf({ places: 1 });
    await written();
    await come(id, "Anna");
    const body = { eventId: id, ...person("Bruno") };
    await shop.anonymous.call("registerForEvent", { body }, { clientIp: "198.51.100.251", headers: { "Accept-Language": "en" } });
    const [first, second, ...others] = await written();
    expect([first?.to[0], first?.subject]).toEqual(["anna@example.fr", expect.stringMatching(/^Votre place : Lecture \d+ – /)]);
    expect(first?.text).toContain("samedi 5 décembre 2026 à 15:00, Librairie du Quai, Brest");
    expect([second?.to[0], second?.subject]).toEqual(["bruno@example.fr", expect.stringMatching(/^Waiting list: Lecture \d+ – /)]);
    expect(others).toEqual([]);
    const before = await event(id);
    const gone = before.sheet[0]?.id ?? 0;
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    for (const _ of [1, 2]) await admin.call("cancelEventRegistration", { body: { id: gone } }, { headers });
    await act("giveEventPlace", before.waiting[0]?.id ?? 0);
    // Who is refused is written nothing.
    expect((await come(id, "Bruno")).status).toBe(409);
    expect((await written()).map(({ to, subject }) => [to[0], subject])).toEqual([
      ["anna@example.fr", expect.stringMatching(/^Inscription annulée : Lecture \d+ – /)],
      ["bruno@example.fr", expect.stringMatching(/^Your place: Lecture \d+ – /)],
    ]);
    // Staff entered it themselves.
    const firstWaitingId = before.waiting[0]?.id ?? 0;
    const answer = await admin.call("cancelEventRegistration", { body: { id: firstWaitingId, tellsPerson: false } });
    expect([answer.status, answer.body.entityOutput.state, await written()]).toEqual([200, "Cancelled", []]);
  });

  it("gives the last place to one of those who take it at once", async () => {
    const id = await eventOf({ places: 1 });
    const answers = await Promise.all(["Anna", "Bruno", "Chloe", "Denis"].map((name) => come(id, name)));
    expect(answers.map(({ body }) => body.entityOutput.state).toSorted()).toEqual(["Registered", "Waiting", "Waiting", "Waiting"]);
    expect(await event(id)).toMatchObject({ registeredCount: 1, waitingCount: 3 });
  });

  it("knows an e-mail address once an event, also when it comes twice at once", async () => {
    const id = await eventOf({ places: null });
    const answers = await Promise.all([come(id, "Anna"), come(id, "Anna", { email: "ANNA@example.fr" })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.propertiesErrorMessages[0]?.propertyName).toBe("email");
    expect((await come(await eventOf({ places: null }), "Anna")).status).toBe(200);
  });

  it("is for events that are online, on registration and not over", async () => {
    expect((await come(2_000_000, "Anna")).status).toBe(404);
    expect((await come(await eventOf({ places: 2 }, admin, false), "Anna")).status).toBe(404);
    const closed = await eventOf({ places: 2 });
    await come(closed, "Anna");
    const post = (await admin.call("getPost", { query: { id: closed } })).body;
    const { registration } = post;
    expect(registration).toEqual({ places: 2 });
    const version = { headers: { "If-Match": `"${post.version}"` } };
    const kept = await admin.call("updatePost", { query: { id: closed }, body: eventBody(undefined) }, version);
    expect(kept.body.entityOutput.registration).toEqual({ places: 2 });
    const shut = { headers: { "If-Match": `"${kept.body.entityOutput.version}"` } };
    await admin.call("updatePost", { query: { id: closed }, body: eventBody(null) }, shut);
    const answer = await come(closed, "Bruno");
    expect([answer.status, answer.body.reason]).toEqual([409, "NotOnRegistration"]);
    // What was registered stays to be seen.
    expect(await event(closed)).toMatchObject({ isOnRegistration: false, registeredCount: 1 });
  });

  it.each([
    ["firstName", { firstName: "  " }],
    ["lastName", { lastName: "" }],
    ["email", { email: "anna" }],
    ["email", { email: "a@b.fr, c@d.fr" }],
    ["phone", { phone: "0".repeat(31) }],
    ["comments", { comments: "é".repeat(1001) }],
    ["buyBook", { buyBook: "oui" }],
  ])("is refused at %s: %j", async (propertyName, over) => {
    const answer = await come(await eventOf({ places: 2 }), "Anna", over);
    expect([answer.status, answer.body.propertiesErrorMessages.map((fault) => fault.propertyName)]).toEqual([422, [propertyName]]);
  });

  it("waits when too much comes from one place, and the log has no names", async () => {
    const id = await eventOf({ places: null });
    const clientIp = "203.0.113.7";
    let last = 200;
    for (let index = 0; index < 41; index += 1)
      last = (await shop.anonymous.call("registerForEvent", { body: { eventId: id, ...person(`P${index}`) } }, { clientIp })).status;
    expect(last).toBe(429);
    expect((await event(id)).registeredCount).toBe(40);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "registerForEvent"));
    expect(JSON.stringify(log)).not.toMatch(/Calvez|@example/);
  });
});

describe("at the counter", () => {
  it("somebody who calls is added once however often it is sent, corrected by the latest version, and found", async () => {
    const id = await eventOf({ places: 5 });
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const body = { eventId: id, ...person("Rozenn") };
    const answers = await Promise.all([1, 2].map(() => admin.call("createEventRegistration", { body }, { headers })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const made = answers[0]?.body.entityOutput;
    expect((await event(id)).registeredCount).toBe(1);
    const save = (over: object, version?: string) =>
      admin.call(
        "updateEventRegistration",
        { query: { id: made?.id }, body: person("Rozenn", over) },
        { headers: version ? { "If-Match": version } : {} },
      );
    expect((await save({ buyBook: true, lastName: "Ödön" }, '"1"')).body.entityOutput).toMatchObject({ buyBook: true, version: 2 });
    expect((await save({}, '"1"')).status).toBe(412);
    await add(id, "Thomas");
    expect((await save({ email: "thomas@example.fr" }, '"2"')).status).toBe(409);
    const names = async (query: object) =>
      (await admin.call("listEventRegistrations", { query: { eventId: id, ...query } })).body.items.map(({ firstName }) => firstName);
    expect(await names({})).toEqual(["Thomas", "Rozenn"]);
    expect(await names({ sort: "-creationTime", search: "odon" })).toEqual(["Rozenn"]);
    expect(await names({ search: "0639983452" })).toHaveLength(2);
    expect(await names({ state: ["Waiting"] })).toEqual([]);
    expect((await admin.call("listEventRegistrations", { query: {} })).status).toBe(422);
  });

  it("notes who came from half an hour before the start", async () => {
    const id = await eventOf({ places: 5 });
    const { id: one } = (await add(id, "Anna")).body.entityOutput;
    const note = (isPresent: boolean) => admin.call("noteEventPresence", { body: { id: one, isPresent } });
    expect((await note(true)).body.reason).toBe("TooEarly");
    const late = { eventStart: new Date(shop.clock.now().getTime() + 29 * 60_000).toISOString() };
    const soon = (await admin.call("createPost", { body: eventBody({ places: 5 }, late) })).body.entityOutput.id;
    const { id: other } = (await add(soon, "Anna")).body.entityOutput;
    const noted = await admin.call("noteEventPresence", { body: { id: other, isPresent: true } });
    expect(noted.body.entityOutput.isPresent).toBe(true);
    expect(await event(soon)).toMatchObject({ presentCount: 1 });
    const { id: gone } = (await add(soon, "Bruno")).body.entityOutput;
    await act("cancelEventRegistration", gone);
    expect((await admin.call("noteEventPresence", { body: { id: gone, isPresent: true } })).body.reason).toBe("NotRegistered");
  });

  it("writes to everybody who has a place, once, though the task is killed halfway", async () => {
    const id = await eventOf({ places: 3 });
    for (const name of ["Anna", "Bruno", "Chloe", "Denis"]) await add(id, name);
    const write = (expectedCount: number, over: object = {}) =>
      admin.call("writeToRegistered", {
        body: { eventId: id, subject: "À demain", message: "Les portes ouvrent à 18 h 30.", expectedCount, ...over },
      });
    expect((await write(4)).body.reason).toBe("CountChanged");
    expect((await write(3, { subject: "   " })).status).toBe(422);
    await written();
    const task = (await write(3)).body.entityOutput;
    expect(task).toMatchObject({ kind: "WriteToRegistered", totalCount: 3, label: "Courriel à 3 inscrits" });
    // A person cancels before their mail is sent.
    const chloe = (await event(id)).sheet.find(({ firstName }) => firstName === "Chloe");
    await admin.call("cancelEventRegistration", { body: { id: chloe?.id ?? 0, tellsPerson: false } });
    let steps = 0;
    const definition = shop.ports.jobDefinitions.WriteToRegistered;
    if (!definition) throw new Error("there is no such task");
    const killed = {
      ...definition,
      run: (given: Parameters<typeof definition.run>[0]) =>
        definition.run({
          ...given,
          step: async (work, parts) => {
            steps += 1;
            if (steps === 2) throw new Error("killed");
            return given.step(work, parts);
          },
        }),
    };
    await expect(runTask(shop.ports, { WriteToRegistered: killed }, task.id)).rejects.toThrow("killed");
    await runTask(shop.ports, shop.ports.jobDefinitions, task.id);
    const left = await written();
    expect(left.map(({ to }) => to[0]).toSorted()).toEqual(["anna@example.fr", "bruno@example.fr"]);
    expect(left[0]?.text).toContain("Les portes ouvrent");
  });

  it("hands out the registrations as a sheet in which nothing is a formula", async () => {
    const id = await eventOf({ places: 1 });
    await add(id, "Anna", { comments: '=HYPERLINK("https://x.example")', lastName: "+Calvez" });
    await add(id, "Bruno");
    const answer = await admin.open("exportEventRegistrations", { query: { eventId: id } });
    const sheet = await answer.text();
    expect(answer.headers.get("Content-Disposition")).toContain("inscriptions-lecture");
    expect(sheet).toContain(`'+Calvez;Anna;anna@example.fr`);
    expect(sheet).toContain(`'=HYPERLINK`);
    expect(sheet.split("\r\n")).toHaveLength(4);
    expect((await admin.open("exportEventRegistrations", { query: { eventId: 2_000_000 } })).status).toBe(404);
  });

  it("counts the books against the stock of the first linked title, and hands a person their registrations", async () => {
    const id = await eventOf({ places: 5 });
    await add(id, "Anna", { buyBook: true });
    expect(await event(id)).toMatchObject({ bookCount: 1, book: null });
    const rows = await shop.database.db.select().from(eventRegistrations).where(eq(eventRegistrations.eventId, id));
    const { personalData } = await import("./registrations.personal.ts");
    const own = await personalData.read(shop.database.db, { customerId: 1, emails: ["Anna@example.fr"] });
    expect(own.some((one) => one.id === rows[0]?.id)).toBe(true);
  });
});

describe("rights", () => {
  it("users who write only their own posts see no other event; users who only list write to none", async () => {
    const { cms } = claims;
    const [writer, reader, stranger] = [
      await withRights("ecrivaine", [cms.postCreateEditIfOwner]),
      await withRights("lecteur", [cms.postList]),
      await withRights("caissier", [claims.public.mailLog]),
    ];
    const own = await eventOf({ places: 5 }, writer);
    const other = await eventOf({ places: 5 });
    const { id: mine } = (await add(own, "Anna", {}, writer)).body.entityOutput;
    const { id: theirs } = (await add(other, "Bruno")).body.entityOutput;
    const listed = (await writer.call("listRegistrationEvents", { query: { pageSize: 100 } })).body;
    expect([listed.totalCount, listed.items.map(({ id }) => id)]).toEqual([1, [own]]);
    expect((await writer.call("getRegistrationEvent", { query: { id: own } })).body.isMine).toBe(true);
    expect((await act("cancelEventRegistration", mine, writer)).status).toBe(200);
    const refused = [
      writer.call("getRegistrationEvent", { query: { id: other } }),
      writer.call("listEventRegistrations", { query: { eventId: other } }),
      writer.call("getEventRegistration", { query: { id: theirs } }),
      add(other, "Chloe", {}, writer),
      act("cancelEventRegistration", theirs, writer),
      act("giveEventPlace", theirs, writer),
    ];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await reader.call("getRegistrationEvent", { query: { id: other } })).body.isMine).toBe(false);
    expect((await add(other, "Chloe", {}, reader)).status).toBe(403);
    expect((await stranger.call("listRegistrationEvents")).status).toBe(403);
    // Who reads all and writes own ones sees this one, and does not write it.
    const both = await withRights("chroniqueur", [cms.postList, cms.postCreateEditIfOwner]);
    expect((await add(other, "Denis", {}, both)).status).toBe(403);
  });

  it("events are listed by what is to come and what is past, the nearest first, and found by title", async () => {
    const list = async (query: object) => (await admin.call("listRegistrationEvents", { query })).body;
    const past = { eventStart: "2026-10-02T17:00:00.000Z" };
    const over = (await admin.call("createPost", { body: eventBody({ places: 5 }, past) })).body.entityOutput;
    expect((await list({ period: "past" })).items.map(({ id }) => id)).toEqual([over.id]);
    expect((await list({ pageSize: 100 })).items.map(({ id }) => id)).not.toContain(over.id);
    expect((await list({ period: "past", search: over.title })).totalCount).toBe(1);
    expect((await list({ search: "introuvable" })).totalCount).toBe(0);
    expect((await add(over.id, "Anna")).body.reason).toBe("Over");
    for (const sort of ["eventStart", "-eventStart", "title", "-title"]) expect((await list({ sort })).items.length).toBeGreaterThan(2);
  });
});
