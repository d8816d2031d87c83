import type { Schemas } from "@reserve/contract";
import { type PostDates, type PostSign, type PostType, parisDayEnd, parisDayStart, postState } from "@reserve/domain";
import { and, asc, eq, gte, inArray, lte, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/database.ts";
import { users } from "../../platform/identity/identity.tables.ts";
import { personName } from "../../platform/identity/user-name.ts";
import { posts } from "./posts.tables.ts";
import { seenBy, type Viewer } from "./posts.viewer.ts";

/** Maximum number of entries of a response. */
const MOST = 1000;

const COLUMN = { start: posts.publicationStartAt, end: posts.publicationEndAt, event: posts.eventStartAt } as const;

/** Returns the calendar of the posts a user can see, between two days (Europe/Paris, inclusive). */
export async function calendarOf(
  db: Db,
  viewer: Viewer,
  { from, to, type }: { from: string; to: string; type?: readonly PostType[] | undefined },
  now: Date,
): Promise<Schemas["PostCalendar"]> {
  // Each kind of entry has its own index: three short scans.
  const momentsOf = (sign: PostSign) =>
    db
      .select({ id: posts.id, sign: sql<PostSign>`${sql.raw(`'${sign}'`)}`.as("sign"), at: COLUMN[sign] })
      .from(posts)
      .where(
        and(
          seenBy(viewer),
          ne(posts.postStatus, "Archived"),
          gte(COLUMN[sign], parisDayStart(from)),
          lte(COLUMN[sign], parisDayEnd(to)),
          type?.length ? inArray(posts.postType, [...type]) : undefined,
        ),
      );
  const moments = unionAll(momentsOf("start"), momentsOf("end"), momentsOf("event")).as("moments");
  const rows = await db
    .select({
      sign: moments.sign,
      at: moments.at,
      id: posts.id,
      postType: posts.postType,
      postStatus: posts.postStatus,
      title: posts.title,
      ownerId: posts.ownerId,
      publicationStartAt: posts.publicationStartAt,
      publicationEndAt: posts.publicationEndAt,
      version: posts.version,
      userName: users.userName,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(moments)
    .innerJoin(posts, eq(posts.id, moments.id))
    .leftJoin(users, eq(users.id, posts.ownerId))
    .orderBy(asc(moments.at), asc(posts.titleKey), asc(posts.id), asc(moments.sign))
    .limit(MOST + 1);
  const items = rows
    .slice(0, MOST)
    .flatMap(({ at, ownerId, publicationStartAt, publicationEndAt, userName, firstName, lastName, ...post }) => {
      if (at === null) return [];
      const name = personName({ userName: userName ?? "", firstName: firstName ?? "", lastName: lastName ?? "" });
      const dates = { publicationStartDate: iso(publicationStartAt), publicationEndDate: iso(publicationEndAt) };
      return [
        {
          ...post,
          at: at.toISOString(),
          state: postState({ postStatus: post.postStatus, ...dates }, now),
          owner: ownerId === null ? null : { id: ownerId, name },
        },
      ];
    });
  return { items, isCut: rows.length > MOST };
}

/** Updates the dates of a locked post and increments its version. */
export async function changeDates(tx: Db, id: number, dates: PostDates, now: Date): Promise<void> {
  await tx
    .update(posts)
    .set({
      publicationStartAt: moment(dates.publicationStartDate),
      publicationEndAt: moment(dates.publicationEndDate),
      eventStartAt: moment(dates.eventStart),
      eventEndAt: moment(dates.eventEnd),
      updatedAt: now,
      version: sql`${posts.version} + 1`,
    })
    .where(eq(posts.id, id));
}

const iso = (at: Date | null) => at?.toISOString() ?? null;
const moment = (text: string | null) => (text === null ? null : new Date(text));
