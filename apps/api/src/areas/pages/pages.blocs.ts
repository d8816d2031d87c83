import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { type BlocFault, blocContents, blocFindings, inBlocOrder, isFoundByItself, type PageLayout, spaced } from "@reserve/domain";
import { isBlankHtml } from "@reserve/domain/rich-text";
import type { PropertyRefusal, Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { storedHtml } from "../../platform/rich-text.ts";
import type { BlocSources, Found, SiteMoment, TitlesParams } from "./pages.sources.ts";

type Bloc = Schemas["Bloc"];
type Shown = Schemas["ShownBloc"];

const SENTENCES: Record<BlocFault, Sentence> = {
  htmlMissing: { fr: "Écrivez le texte du bloc.", en: "Write the text of the bloc." },
  postsMissing: { fr: "Choisissez au moins un article.", en: "Choose at least one post." },
  mediasMissing: { fr: "Choisissez au moins une image.", en: "Choose at least one picture." },
  maximumMissing: { fr: "Dites combien en montrer au plus.", en: "Say how many are shown at most." },
  tooMany: { fr: "C’est plus que ce bloc ne montre.", en: "This is more than the bloc shows." },
  noSuchColumn: { fr: "Cette mise en page n’a pas de deuxième colonne.", en: "This layout has no second column." },
  notOnSite: { fr: "Une adresse du site commence par « / », sans espace.", en: "An address on the site begins with “/”, without blanks." },
  notOnWeb: {
    fr: "Une adresse d’un autre site commence par https:// ou http://.",
    en: "An address of another site begins with https:// or http://.",
  },
  unknownPost: { fr: "Cet article n’est pas en ligne.", en: "This post is not online." },
  unknownMedia: { fr: "Cette image n’existe plus.", en: "This picture does not exist any more." },
  unknownCategory: { fr: "Cette catégorie n’existe plus.", en: "This category does not exist any more." },
  twice: { fr: "Il est déjà dans la liste.", en: "It is in the list already." },
};

/** Returns a bloc as stored: text cleaned, without fields that its type does not have. */
export function cleanBloc(bloc: Bloc, variant: ClientVariant): Bloc {
  const { content } = blocContents[bloc.blocType];
  const isSearch = content === "search";
  const text = ({ title, html }: Schemas["BlocText"]) => ({
    title: spaced(title),
    html: content === "html" ? storedHtml(html, variant).trim() : "",
  });
  const automaticRetrieve = isSearch && bloc.automaticRetrieve;
  const resultsOrderable = automaticRetrieve && bloc.resultsOrderable;
  const hasPosts = content === "posts" || (isSearch && (!automaticRetrieve || resultsOrderable));
  return {
    ...bloc,
    localizations: { fr: text(bloc.localizations.fr), en: text(bloc.localizations.en) },
    postType: isSearch ? bloc.postType : null,
    categoryIds: isSearch ? bloc.categoryIds : [],
    automaticRetrieve,
    maximum: content === "maximum" || automaticRetrieve ? bloc.maximum : null,
    resultsOrderable,
    postIds: hasPosts ? bloc.postIds : [],
    mediaIds: content === "medias" ? bloc.mediaIds : [],
    isExternalUrl: bloc.url !== null && bloc.isExternalUrl,
  };
}

/** References of the stored page: they remain allowed even when not online now. */
export interface Stored {
  posts: ReadonlySet<number>;
  medias: ReadonlySet<number>;
}

/** Returns the errors of blocs by property; empty when they can be saved. */
export async function blocRefusals(
  db: Db,
  { pageLayout, blocs }: { pageLayout: PageLayout; blocs: readonly Bloc[] },
  stored: Stored,
  sources: BlocSources,
  now: Date,
): Promise<PropertyRefusal[]> {
  const ids = (pick: (bloc: Bloc) => readonly number[]) => [...new Set(blocs.flatMap((bloc) => pick(bloc)))];
  const postIds = ids((bloc) => bloc.postIds).filter((id) => !stored.posts.has(id));
  const { items: online } = await sources.posts(db, { ids: postIds, most: postIds.length }, { locale: "fr", now });
  const pictures = await sources.pictures(
    db,
    ids((bloc) => bloc.mediaIds),
  );
  const branches = await sources.branches(
    db,
    ids((bloc) => bloc.categoryIds),
  );
  const isThere = {
    postIds: new Set([...stored.posts, ...online.map(({ id }) => id)]),
    mediaIds: new Set([...stored.medias, ...pictures.map(({ id }) => id)]),
    categoryIds: new Set(branches.keys()),
  };
  const gone = { postIds: "unknownPost", mediaIds: "unknownMedia", categoryIds: "unknownCategory" } as const;
  return blocs.flatMap((bloc, at) => {
    const refusal = (property: string, fault: BlocFault): PropertyRefusal => ({
      propertyName: `blocs[${at}].${property}`,
      errorMessage: SENTENCES[fault],
    });
    const found = blocFindings({ ...bloc, hasHtml: !isBlankHtml(bloc.localizations.fr.html) }, pageLayout).map(({ property, fault }) =>
      refusal(property === "html" ? "localizations.fr.html" : property, fault),
    );
    for (const property of ["postIds", "mediaIds", "categoryIds"] as const)
      for (const [place, id] of bloc[property].entries()) {
        if (bloc[property].indexOf(id) < place) found.push(refusal(`${property}[${place}]`, "twice"));
        else if (!isThere[property].has(id)) found.push(refusal(`${property}[${place}]`, gone[property]));
      }
    return found;
  });
}

/** Audience and time for filling blocs. */
export interface FillFacts extends SiteMoment {
  /** Name in the shop's default language, by which staff create lists for the page. */
  pageName: string;
  onlyCustom: boolean;
}

const TITLES: Partial<Record<Bloc["blocType"], TitlesParams["kind"]>> = {
  HardCodedProducts: "InStock",
  HardCodedBestSales: "BestSellers",
  HardCodedNewProducts: "News",
  HardCodedSoonPublishedProducts: "ToRelease",
};

/** Ways in which a page's blocs can show a title. */
export interface PlacesOfTitle {
  postIds: readonly number[];
  /** Lists with the title, by bloc type; `pageKey` is the page's name as a search key. */
  lists: readonly { blocType: Bloc["blocType"]; pageKey: string }[];
}

/** Returns the online posts that name a title, and the list blocs that contain it. */
export async function placesOfTitle(db: Db, productId: number, sources: BlocSources, now: Date): Promise<PlacesOfTitle> {
  const postIds = await sources.postsNaming(db, productId, now);
  const lists = await sources.listsWith(db, productId);
  const blocs = Object.entries(TITLES) as [Bloc["blocType"], TitlesParams["kind"]][];
  return {
    postIds,
    lists: lists.flatMap(({ kind, pageKey }) => blocs.filter(([, shown]) => shown === kind).map(([blocType]) => ({ blocType, pageKey }))),
  };
}

/** Returns a bloc for the public; its title falls back to French, because it is the same bloc. */
export async function fillBloc(db: Db, bloc: Bloc, sources: BlocSources, facts: FillFacts): Promise<Shown> {
  const text = bloc.localizations[facts.locale];
  const { fr } = bloc.localizations;
  const shown: Shown = {
    id: bloc.id,
    blocType: bloc.blocType,
    column: bloc.column,
    width: bloc.width,
    title: text.title || fr.title,
    url: bloc.url,
    isExternalUrl: bloc.isExternalUrl,
    html: text.html || fr.html,
    foundCount: 0,
    posts: [],
    products: [],
    pictures: [],
    words: [],
  };
  const most = bloc.maximum ?? 0;
  const title = TITLES[bloc.blocType];
  if (title) return { ...shown, ...as("products", await sources.titles(db, { kind: title, most, ...facts })) };
  switch (bloc.blocType) {
    case "Manual":
      return { ...shown, ...as("posts", await sources.posts(db, { ids: bloc.postIds, most: bloc.postIds.length }, facts)) };
    case "Basic":
      return { ...shown, ...as("posts", await foundPosts(db, bloc, sources, facts)) };
    case "HardCodedAgenda":
      return { ...shown, ...as("posts", await sources.events(db, most, facts)) };
    case "HardCodedTags":
      return { ...shown, ...as("words", await sources.tags(db, most, facts)) };
    case "HardCodedCategoryNavigation": {
      const words = await sources.categories(db, facts);
      return { ...shown, foundCount: words.length, words };
    }
    case "ImageCarousel": {
      const pictures = await sources.pictures(db, bloc.mediaIds);
      return { ...shown, foundCount: pictures.length, pictures };
    }
    default:
      return shown;
  }
}

function as<Name extends "posts" | "products" | "words">(name: Name, { foundCount, items }: Found<Shown[Name][number]>) {
  return { foundCount, [name]: items };
}

async function foundPosts(db: Db, bloc: Bloc, sources: BlocSources, facts: FillFacts): Promise<Found<Schemas["ShownPost"]>> {
  if (!isFoundByItself(bloc)) return sources.posts(db, { ids: bloc.postIds, most: bloc.postIds.length }, facts);
  const { postType } = bloc;
  const most = bloc.maximum ?? 0;
  const branches = await sources.branches(db, bloc.categoryIds);
  const categoryIds = [...new Set([...branches.values()].flat())];
  // If all its categories were deleted, nothing is shown, not everything.
  if (bloc.categoryIds.length > 0 && categoryIds.length === 0) return { foundCount: 0, items: [] };
  const found = await sources.posts(db, { postType, categoryIds, most }, facts);
  if (!bloc.resultsOrderable || bloc.postIds.length === 0) return found;
  const first = await sources.posts(db, { ids: bloc.postIds, postType, categoryIds, most: bloc.postIds.length }, facts);
  const seen = new Set(first.items.map(({ id }) => id));
  const items = inBlocOrder([...first.items, ...found.items.filter(({ id }) => !seen.has(id))], bloc.postIds, most);
  return { foundCount: found.foundCount, items };
}
