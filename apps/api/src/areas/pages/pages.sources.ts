import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { PostType } from "@reserve/domain";
import type { Db } from "../../platform/database/database.ts";

/** For whom and when something is found: visitors of the site in a language, at a moment. */
export interface SiteMoment {
  locale: LocaleCode;
  now: Date;
}

/** What posts are asked for; only what is online and written in the language answers. */
export interface PostsParams {
  /** These alone, in this order. */
  ids?: readonly number[];
  postType?: PostType | null;
  /** Of at least one of these; none: of any. */
  categoryIds?: readonly number[];
  search?: string | undefined;
  most: number;
}

/** What was found, and how many answered. */
export interface Found<Item> {
  foundCount: number;
  items: Item[];
}

/** What other areas tell pages of what their blocs show, as everybody may see it. */
export interface BlocSources {
  posts(db: Db, params: PostsParams, at: SiteMoment): Promise<Found<Schemas["ShownPost"]>>;
  /** Events to come, the next one first. */
  events(db: Db, most: number, at: SiteMoment): Promise<Found<Schemas["ShownPost"]>>;
  /** Tags of what is online, those of most posts first. */
  tags(db: Db, most: number, at: SiteMoment): Promise<Found<Schemas["ShownWord"]>>;
  /** The categories of the first level. */
  categories(db: Db, at: SiteMoment): Promise<Schemas["ShownWord"][]>;
  /** Of each of these categories that there is, itself with those below it. */
  branches(db: Db, ids: readonly number[]): Promise<Map<number, number[]>>;
  /** Those of these media that are pictures, in their order. */
  pictures(db: Db, ids: readonly number[]): Promise<Schemas["ShownPicture"][]>;
  /** Titles of a kind, in the order in which the site shows them on the page of this name. */
  titles(db: Db, params: TitlesParams): Promise<Found<Schemas["ShownTitle"]>>;
  /** The ids of the posts that are online and name this title. */
  postsNaming(db: Db, productId: number, now: Date): Promise<number[]>;
  /** The lists in which this title stands, each by its kind and the name of its page, as `searchKey` makes it. */
  listsWith(db: Db, productId: number): Promise<{ kind: TitlesParams["kind"]; pageKey: string }[]>;
}

/** Which titles are asked for. */
export interface TitlesParams {
  kind: "BestSellers" | "News" | "ToRelease" | "InStock";
  /** The list that staff made for a page of this name comes before what would be found. */
  pageName: string;
  most: number;
  now: Date;
  /** Only products of the shop's own. */
  onlyCustom: boolean;
}
