import { claims, WILDCARD } from "@reserve/domain";
import type { Db } from "../../platform/database/database.ts";
import { roleClaims, roles } from "../../platform/identity/identity.tables.ts";
import { insertUser } from "../../platform/identity/people.store.ts";

export { DEMO_PASSWORD } from "../../platform/identity/password-rules.ts";

interface DemoAccount {
  userName: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  gender: "Male" | "Female";
  mobilePhone: string;
  /** Hours since the last sign-in; null if the person never signed in. */
  lastSeenHours: number | null;
  role: string;
  claims: readonly string[];
}

/** Accounts of the demo shop, each with one role. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    userName: "admin",
    firstName: "Solène",
    lastName: "Kermarrec",
    dateOfBirth: "1979-04-22",
    gender: "Female",
    mobilePhone: "06 39 98 10 01",
    lastSeenHours: 1,
    role: "Direction",
    claims: [WILDCARD],
  },
  {
    userName: "libraire",
    firstName: "Mathilde",
    lastName: "Kervella",
    dateOfBirth: "1988-03-14",
    gender: "Female",
    mobilePhone: "06 39 98 10 02",
    lastSeenHours: 15,
    role: "Libraire",
    claims: [
      claims.management.myAccount,
      claims.management.backgroundTasks,
      claims.public.customersManage,
      claims.public.documentsManage,
      claims.public.messageManage,
      claims.public.mailLog,
      claims.catalog.productList,
      claims.catalog.authorList,
      claims.catalog.reviewList,
      claims.catalog.collectionList,
      claims.cache.product,
    ],
  },
  {
    userName: "redaction",
    firstName: "Yanis",
    lastName: "Belkacem",
    dateOfBirth: "1991-09-30",
    gender: "Male",
    mobilePhone: "06 39 98 10 03",
    lastSeenHours: 40,
    role: "Rédaction",
    claims: [claims.management.myAccount, claims.cms.postList, claims.cms.postCreateEditIfOwner],
  },
  {
    userName: "marketing",
    firstName: "Agathe",
    lastName: "Lemoine",
    dateOfBirth: "1985-12-05",
    gender: "Female",
    mobilePhone: "06 39 98 10 04",
    lastSeenHours: 170,
    role: "Marketing",
    claims: [claims.management.myAccount, claims.marketing.subscriptions, claims.marketing.mailCampain, claims.analytics.manage],
  },
  {
    userName: "stagiaire",
    firstName: "Noé",
    lastName: "Vasseur",
    dateOfBirth: "2004-06-18",
    gender: "Male",
    mobilePhone: "06 39 98 10 05",
    lastSeenHours: null,
    role: "Stage",
    claims: [claims.management.myAccount],
  },
];

/** Inserts the demo accounts and roles, in the caller's transaction. */
export async function insertDemoAccounts(tx: Db, passwordHash: string, now: Date): Promise<void> {
  // Before the last sign-in of every account.
  const hiredAt = new Date(now.getTime() - 320 * 24 * 3_600_000);
  for (const account of DEMO_ACCOUNTS) {
    const { claims: ownClaims, role, lastSeenHours, ...person } = account;
    const [row] = await tx.insert(roles).values({ name: role }).returning({ id: roles.id });
    if (!row) throw new Error("an insert returned no row");
    await tx.insert(roleClaims).values(ownClaims.map((name) => ({ roleId: row.id, claim: name })));
    await insertUser(
      tx,
      {
        ...person,
        email: `${person.userName}@example.fr`,
        company: "Librairie du Quai",
        lastSignInAt: lastSeenHours === null ? null : new Date(now.getTime() - lastSeenHours * 3_600_000),
        passwordHash,
        claims: [],
        roleIds: [row.id],
      },
      hiredAt,
    );
  }
}
