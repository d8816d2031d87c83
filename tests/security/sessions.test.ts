import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../apps/api/src/areas/identity/demo-accounts.ts";
import { auditEntries } from "../../apps/api/src/platform/audit/audit.tables.ts";
import { type Caller, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";

const NEW_PASSWORD = "une phrase assez longue";

let shop: TestApp;
let admin: Caller;
let count = 0;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.advance(3_600);
  admin = await shop.signIn("admin");
});

/** Creates a user with two devices. */
async function hire(claimTypes: string[] = ["Permission.BackOffice.Management.MyAccount"]) {
  count += 1;
  const userName = `appareil${count}`;
  const save = { userName, email: `${userName}@example.fr`, firstName: "A", lastName: "B", claimTypes, roles: [] };
  const { body } = await admin.call("createUser", { body: { ...save, password: DEMO_PASSWORD } });
  const { id, version } = body.entityOutput;
  return {
    id,
    save,
    ifMatch: { headers: { "If-Match": `"${version}"` } },
    here: await shop.signIn(userName),
    there: await shop.signIn(userName),
  };
}

type Hired = Awaited<ReturnType<typeof hire>>;

/** Whether a device is still let in, by either token. */
async function lives(caller: Caller): Promise<boolean> {
  const byAccess = (await caller.call("getCurrentUser")).status === 200;
  const renewed = await shop.anonymous.call("refreshToken", { body: { token: caller.refreshToken } });
  return byAccess || renewed.status === 200;
}

const endings: { name: string; end(hired: Hired): Promise<number>; survivor?: "here" | "there" }[] = [
  { name: "sign-out", end: async ({ here }) => (await here.call("signOut")).status, survivor: "there" },
  { name: "sign-out elsewhere", end: async ({ here }) => (await here.call("endOtherSessions")).status, survivor: "here" },
  {
    name: "own new password",
    end: async ({ here, save: { email, firstName, lastName }, ifMatch }) => {
      const body = { email, firstName, lastName, password: NEW_PASSWORD, currentPassword: DEMO_PASSWORD };
      return (await here.call("updateProfile", { body }, ifMatch)).status;
    },
    survivor: "here",
  },
  {
    name: "new password by a manager",
    end: async ({ id, save, ifMatch }) =>
      (await admin.call("updateUser", { query: { id }, body: { ...save, password: NEW_PASSWORD } }, ifMatch)).status,
  },
  {
    name: "new password by the mailed link",
    end: async ({ save: { userName } }) => {
      await shop.anonymous.call("requestPasswordReset", { body: { userName } });
      await shop.jobs.drain(shop.ports);
      const token = /#token=(\S+)/.exec(shop.mailbox.at(-1)?.text ?? "")?.[1] ?? "";
      return (await shop.anonymous.call("resetPassword", { body: { token, password: NEW_PASSWORD } })).status;
    },
  },
  {
    name: "disabled",
    end: async ({ id, ifMatch }) => (await admin.call("setUserDisabled", { query: { id }, body: { isDisabled: true } }, ifMatch)).status,
  },
  { name: "ended by a manager", end: async ({ id }) => (await admin.call("endUserSessions", { body: { id } })).status },
];

it("ends sessions at once, on every device concerned and no other, whichever way they end", async () => {
  const wrong: string[] = [];
  let ended = 0;
  for (const { name, end, survivor } of endings) {
    const hired = await hire();
    if ((await end(hired)) !== 200) wrong.push(`${name}: not done`);
    for (const device of ["here", "there"] as const) {
      const shouldLive = device === survivor;
      if ((await lives(hired[device])) !== shouldLive) wrong.push(`${name}, ${device}: ${shouldLive ? "ended" : "still lives"}`);
      if (!shouldLive) ended += 1;
    }
  }
  console.log(`sessions: ${endings.length} ways to end, ${ended} devices at their next request, ${wrong.length} wrong`);
  expect(wrong).toEqual([]);
});

it("revokes the whole family when a refresh token is used again after the grace, however far it has come", async () => {
  const survivors: string[] = [];
  const ages = [1, 2, 5, 10];
  for (const age of ages) {
    const { refreshToken: stolen } = await shop.signIn("libraire");
    const bystander = await shop.signIn("libraire");
    let newest = stolen;
    let access = "";
    for (let turn = 0; turn < age; turn += 1) {
      shop.clock.advance(11);
      const { body } = await shop.anonymous.call("refreshToken", { body: { token: newest } });
      newest = body.entityOutput.refreshToken;
      access = body.entityOutput.accessToken;
    }
    shop.clock.advance(11);
    const reused = await shop.anonymous.call("refreshToken", { body: { token: stolen } });
    const answers = [
      ["reused", reused.status],
      ["newest", (await shop.anonymous.call("refreshToken", { body: { token: newest } })).status],
      ["access", (await shop.app.request("/api/Common/User/User", { headers: { Authorization: `Bearer ${access}` } })).status],
    ];
    for (const [name, status] of answers) if (status !== 401) survivors.push(`after ${age}: ${name} ${status}`);
    if ((await bystander.call("getCurrentUser")).status !== 200) survivors.push(`after ${age}: another session ended too`);
  }
  const log = await shop.ports.db.select().from(auditEntries);
  const noted = log.filter(({ action, outcome }) => action === "refreshToken" && outcome === "refused");
  console.log(`refresh tokens used again: ${ages.length} families, ${survivors.length} tokens survived, ${noted.length} notes in the log`);
  expect(survivors).toEqual([]);
  expect(noted).toHaveLength(ages.length);
});

it("applies a removed claim at the next request, of the person or of a role", async () => {
  const MAILS = "Permission.BackOffice.Public.MailLog";
  const direct = await hire([MAILS]);
  expect((await direct.here.call("listMails")).status).toBe(200);
  await admin.call("updateUser", { query: { id: direct.id }, body: { ...direct.save, claimTypes: [] } }, direct.ifMatch);
  expect((await direct.here.call("listMails")).status).toBe(403);

  const role = (await admin.call("createRole", { body: { name: "Courrier", claimTypes: [MAILS] } })).body.entityOutput;
  const { body } = await admin.call("getUser", { query: { id: direct.id } });
  await admin.call(
    "updateUser",
    { query: { id: direct.id }, body: { ...direct.save, claimTypes: [], roles: [role.id] } },
    { headers: { "If-Match": `"${body.version}"` } },
  );
  expect((await direct.here.call("listMails")).status).toBe(200);
  await admin.call(
    "updateRole",
    { query: { id: role.id }, body: { name: "Courrier", claimTypes: [] } },
    { headers: { "If-Match": '"1"' } },
  );
  expect((await direct.here.call("listMails")).status).toBe(403);
});
