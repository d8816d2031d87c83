import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { PostType } from "@reserve/domain";
import type { Db } from "../../platform/database/database.ts";

/** Language and time of a site visit. */
export interface SiteMoment {
  locale: LocaleCode;
  now: Date;
}

/** Filters of posts for blocs; only online, translated posts are returned. */
export interface PostsParams {
  /** Only these, in this order. */
  ids?: readonly number[];
  postType?: PostType | null;
  /** In at least one of these categories; empty means any. */
  categoryIds?: readonly number[];
  search?: string | undefined;
  most: number;
}

/** Found items with their total. */
export interface Found<Item> {
  foundCount: number;
  items: Item[];
}

/** Bloc content provided by other areas, in public form. */
export interface BlocSources {
  posts(db: Db, params: PostsParams, at: SiteMoment): Promise<Found<Schemas["ShownPost"]>>;
  /** Returns upcoming events, the next one first. */
  events(db: Db, most: number, at: SiteMoment): Promise<Found<Schemas["ShownPost"]>>;
  /** Returns the tags of online posts, most frequent first. */
  tags(db: Db, most: number, at: SiteMoment): Promise<Found<Schemas["ShownWord"]>>;
  /** Returns the first-level categories. */
  categories(db: Db, at: SiteMoment): Promise<Schemas["ShownWord"][]>;
  /** Returns the ids of each existing category and its descendants, by category id. */
  branches(db: Db, ids: readonly number[]): Promise<Map<number, number[]>>;
  /** Returns which of these media are pictures, in the given order. */
  pictures(db: Db, ids: readonly number[]): Promise<Schemas["ShownPicture"][]>;
  /** Returns titles of a kind, in the order in which the site shows them on the page with this name. */
  titles(db: Db, params: TitlesParams): Promise<Found<Schemas["ShownTitle"]>>;
  /** Returns the ids of online posts that reference this title. */
  postsNaming(db: Db, productId: number, now: Date): Promise<number[]>;
  /** Returns the lists that contain this title, each with its kind and its page's name in `searchKey` form. */
  listsWith(db: Db, productId: number): Promise<{ kind: TitlesParams["kind"]; pageKey: string }[]>;
}

/** Filters of titles for blocs. */
export interface TitlesParams {
  kind: "BestSellers" | "News" | "ToRelease" | "InStock";
  /** A list that staff made for a page with this name takes precedence over the search. */
  pageName: string;
  most: number;
  now: Date;
  /** Only custom products. */
  onlyCustom: boolean;
}
