import { operations } from "@reserve/contract";
import { cleanHtml } from "@reserve/domain/rich-text";
import { describePost, jsonLd } from "@reserve/domain/structured-data";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { PostSources } from "./posts.content.ts";
import { GONE } from "./posts.history.handlers.ts";
import { findPublicPost, listPublicPosts, partsOf, summariesOf } from "./posts.public.store.ts";
import { shownPosts } from "./posts.shown.ts";
import { emptyLocation } from "./posts.store.ts";
import { publicSignature } from "./signatures.store.ts";

/** Cache lifetime of public responses, in seconds. */
const KEPT_SECONDS = 60;
const ONE_OF_BOTH = { fr: "Donnez le numéro ou l’adresse de l’article, l’un des deux.", en: "Give the post’s id or its URL, one of both." };

/** Handlers of the public site without sign-in. Fields are listed one by one, so that new staff fields stay private. */
export const publicHandlers = (sources: PostSources): Pick<AreaHandlers<"posts">, "listPublicPosts" | "getPublicPost"> => ({
  listPublicPosts: async ({ input: { query = {} }, db, locale: requestedLocale, now, setCacheable }) => {
    const { page = 1, pageSize = 25, after, sort = "-publicationStartDate", postType, categoryId, tag } = query;
    const locale = query.locale ?? requestedLocale;
    const categoryIds = categoryId === undefined ? undefined : ((await sources.knownCategories(db, [categoryId])).get(categoryId) ?? []);
    const filters = { postType, categoryIds, tag };
    const { rows, ...facts } = await listPublicPosts(db, filters, sort, { page, pageSize, after }, { locale, now });
    setCacheable(KEPT_SECONDS);
    return { locale, items: await summariesOf(db, rows, sources), ...facts, page, pageSize };
  },

  getPublicPost: async ({ input: { query = {} }, db, locale: requestedLocale, now, variant, ports, setCacheable }) => {
    const { id, url } = query;
    if ((id === undefined) === (url === undefined)) throw refuse.invalid([{ propertyName: "id", errorMessage: ONE_OF_BOTH }]);
    const locale = query.locale ?? requestedLocale;
    const row = await findPublicPost(db, { id, url }, { locale, now });
    if (!row) throw refuse.notFound(GONE);
    const [[summary], signature, [products, pictures, shownPictures, linked]] = await Promise.all([
      summariesOf(db, [row], sources),
      row.signatureId === null ? null : publicSignature(db, row.signatureId),
      partsOf(db, row.id).then(({ productIds, mediaIds, linkedIds }) =>
        Promise.all([
          sources.titles(db, productIds, variant),
          sources.pictures(db, mediaIds),
          sources.publicMedia(db, mediaIds),
          shownPosts(db, { ids: linkedIds, most: linkedIds.length }, { locale, now }),
        ]),
      ),
    ]);
    if (!summary) throw refuse.notFound(GONE);
    const { metaTitle, metaDescription, metaKeywords, relativeUrl } = row;
    const registration = row.isOnRegistration ? { places: row.places } : null;
    const location = { ...emptyLocation, ...row.location };
    const pictureUrl = (key: string) =>
      `${ports.settings.publicUrl}/api${operations.getPicture.path}?${new URLSearchParams({ key, size: "large" })}`;
    const structuredData = {
      ...summary,
      metaDescription,
      relativeUrl,
      registration,
      location,
      products,
      medias: pictures.map(({ picture }) => ({ nature: "Picture", picture })),
    };
    const { data } = describePost(structuredData, { name: variant.title, locale, siteUrl: variant.siteUrl, pictureUrl });
    setCacheable(KEPT_SECONDS);
    return {
      ...summary,
      locale,
      description: cleanHtml(row.description),
      metaTitle: metaTitle || row.title,
      metaDescription,
      metaKeywords,
      registration,
      location,
      products,
      posts: linked.items,
      pictures,
      medias: shownPictures,
      signature,
      jsonLd: data && jsonLd(data),
    };
  },
});
