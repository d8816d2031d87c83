import { claims, WILDCARD } from "@reserve/domain";
import type { Db } from "../../platform/database/database.ts";
import { roleClaims, roles } from "../../platform/identity/identity.tables.ts";
import { insertUser } from "./identity.store.ts";

/** The password of every demo account; never used outside SEED=demo. */
export const DEMO_PASSWORD = "reserve-demo-2026";

interface DemoAccount {
  userName: string;
  firstName: string;
  lastName: string;
  role: string;
  claims: readonly string[];
}

/** Who works in the demo shop. Each has one role, named in the shop's own words. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { userName: "admin", firstName: "Solène", lastName: "Kermarrec", role: "Direction", claims: [WILDCARD] },
  {
    userName: "libraire",
    firstName: "Mathilde",
    lastName: "Kervella",
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
    role: "Rédaction",
    claims: [claims.management.myAccount, claims.cms.postList, claims.cms.postCreateEditIfOwner],
  },
  {
    userName: "marketing",
    firstName: "Agathe",
    lastName: "Lemoine",
    role: "Marketing",
    claims: [claims.management.myAccount, claims.marketing.subscriptions, claims.marketing.mailCampain, claims.analytics.manage],
  },
  { userName: "stagiaire", firstName: "Noé", lastName: "Vasseur", role: "Stage", claims: [claims.management.myAccount] },
];

/** Adds the demo accounts and their roles, in the transaction that it is given. */
export async function insertDemoAccounts(tx: Db, passwordHash: string, now: Date): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    const { claims: held, role, ...person } = account;
    const [row] = await tx.insert(roles).values({ name: role }).returning({ id: roles.id });
    if (!row) throw new Error("an insert returned no row");
    await tx.insert(roleClaims).values(held.map((name) => ({ roleId: row.id, claim: name })));
    await insertUser(tx, { ...person, email: `${person.userName}@example.fr`, passwordHash, claims: [], roleIds: [row.id] }, now);
  }
}
