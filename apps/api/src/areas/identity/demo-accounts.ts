import type { Db } from "../../platform/database/database.ts";
import { WILDCARD_CLAIM } from "../../platform/identity/claims.ts";
import { roleClaims, roles } from "../../platform/identity/identity.tables.ts";
import { insertUser } from "./identity.store.ts";

const claim = (name: string) => `Permission.BackOffice.${name}`;

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
  { userName: "admin", firstName: "Solène", lastName: "Kermarrec", role: "Direction", claims: [WILDCARD_CLAIM] },
  {
    userName: "libraire",
    firstName: "Mathilde",
    lastName: "Kervella",
    role: "Libraire",
    claims: [
      "Management.MyAccount",
      "Management.BackgroundTasks",
      "Public.CustomersManage",
      "Public.DocumentsManage",
      "Public.MessageManage",
      "Public.MailLog",
      "Catalog.ProductList",
      "Catalog.AuthorList",
      "Catalog.ReviewList",
      "Catalog.CollectionList",
      "Cache.Product",
    ].map(claim),
  },
  {
    userName: "redaction",
    firstName: "Yanis",
    lastName: "Belkacem",
    role: "Rédaction",
    claims: ["Management.MyAccount", "Cms.PostList", "Cms.PostCreateEditIfOwner"].map(claim),
  },
  {
    userName: "marketing",
    firstName: "Agathe",
    lastName: "Lemoine",
    role: "Marketing",
    claims: ["Management.MyAccount", "Marketing.Subscriptions", "Marketing.MailCampain", "Analytics.Manage"].map(claim),
  },
  { userName: "stagiaire", firstName: "Noé", lastName: "Vasseur", role: "Stage", claims: [claim("Management.MyAccount")] },
];

/** Adds the demo accounts and their roles, in the transaction that it is given. */
export async function insertDemoAccounts(tx: Db, passwordHash: string, now: Date): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    const { claims, role, ...person } = account;
    const [row] = await tx.insert(roles).values({ name: role }).returning({ id: roles.id });
    if (!row) throw new Error("an insert returned no row");
    await tx.insert(roleClaims).values(claims.map((name) => ({ roleId: row.id, claim: name })));
    await insertUser(tx, { ...person, email: `${person.userName}@example.fr`, passwordHash, claims: [], roleIds: [row.id] }, now);
  }
}
