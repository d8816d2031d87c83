import type { Input } from "@reserve/contract";
import { claims } from "@reserve/domain";
import { DEMO_PASSWORD } from "../../platform/identity/password-rules.ts";
import { insertUser } from "../../platform/identity/people.store.ts";
import type { Caller, TestApp } from "../../testing/test-app.ts";
import { emptyLocation } from "./posts.store.ts";

/** Body of a post save, as in the contract. */
export type Save = Input<"createPost">["body"];

/** A text with only empty fields. */
export const emptyText: Save["localizations"]["fr"] = {
  title: "",
  subtitle: "",
  lead: "",
  description: "",
  relativeUrl: null,
  metaTitle: "",
  metaDescription: "",
  metaKeywords: "",
};

/** Returns a note with only a title. */
export function note(title: string, change: Partial<Save> = {}): Save {
  return {
    postType: "Article",
    publicationStartDate: null,
    publicationEndDate: null,
    localizations: { fr: { ...emptyText, title }, en: emptyText },
    eventStart: null,
    eventEnd: null,
    location: emptyLocation,
    productEans: [],
    postIds: [],
    categoryIds: [],
    tags: [],
    ...change,
  };
}

/** Claims on posts by letter: L list, O write own ones, A write all. */
export const rightSets = ["L", "O", "A", "LO", "LA", "OA", "LOA"] as const;
const byLetter = { L: claims.cms.postList, O: claims.cms.postCreateEditIfOwner, A: claims.cms.postCreateEditAll } as const;

/** Returns a signed-in user with exactly these permissions. */
export async function personWith(shop: TestApp, rights: string, userName: string): Promise<Caller & { id: number }> {
  const passwordHash = await shop.ports.passwords.hash(DEMO_PASSWORD);
  const id = await shop.database.db.transaction((tx) =>
    insertUser(
      tx,
      {
        userName,
        firstName: "",
        lastName: "",
        email: `${userName}@example.fr`,
        dateOfBirth: null,
        gender: "Unknown",
        mobilePhone: null,
        company: null,
        passwordHash,
        claims: [...rights].map((letter) => byLetter[letter as keyof typeof byLetter]),
        roleIds: [],
      },
      shop.clock.now(),
    ),
  );
  return { ...(await shop.signIn(userName)), id };
}
