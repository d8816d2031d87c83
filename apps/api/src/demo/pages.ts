import { type BlocType, type BlocWidth, blocContents, type PageLayout, type PostType, textToSeo } from "@reserve/domain";

/** A bloc of a page of the demo shop. */
export interface DemoBloc {
  blocType: BlocType;
  column: "main" | "side";
  width: BlocWidth;
  title: { fr: string; en: string };
  html: { fr: string; en: string };
  maximum: number | null;
  /** Finds posts of this type automatically; null for any type. */
  postType: PostType | null;
  /** Code of the category whose posts are found. */
  category: string | null;
  /** Selected posts: this many online posts of this type. */
  chosen: { postType: PostType; count: number } | null;
  /** Media of the library, by their titles. */
  pictures: string[];
}

/** A page of the demo shop; parents come first in the list. */
export interface DemoPage {
  /** Index of the parent in the list; null for the first level. */
  above: number | null;
  name: { fr: string; en: string };
  relativeUrl: { fr: string; en: string | null };
  description: string;
  pageLayout: PageLayout;
  isPublished: boolean;
  isHome: boolean;
  blocs: DemoBloc[];
}

/** Two spaces per level, then French, English (« - »: none) and the layout; « * » before the home page, « ~ » before a draft. */
const PAGES = `
*Accueil | Home | home
Agenda | Events | agenda
  Rencontres passées | - | past
La librairie | The bookshop | shop
  L’équipe | The team | text
  Horaires et accès | Opening hours | text
  Les Capucins | - | text
Conseils | Reading advice | advice
  Coups de cœur | Favourites | favourites
  Pour offrir | Gifts | books
  Clubs de lecture | - | text
Nouveautés | New titles | news
  À paraître | To come | soon
  Rentrée littéraire | - | books
Jeunesse | Children | children
  Lectures du mercredi | - | agenda
Cinéma | Cinema | cinema
  Ciné-club | - | agenda
  DVD et Blu-ray | - | books
Bibliothèques | Libraries | text
  Devis et marchés | - | text
Livraison et retrait | Delivery and collection | text
Chèques-cadeaux | Gift vouchers | text
Mentions légales | Legal notice | text
~Noël 2026 | - | books
`;

const TEXTS: Readonly<Record<string, string>> = {
  "La librairie":
    "<p>Depuis 1987, la librairie du Quai tient 32 000 titres entre le port et les Capucins. Neuf libraires y lisent, conseillent, emballent, et réparent parfois un rayonnage.</p>",
  "L’équipe":
    "<p>Mathilde tient la littérature, Yann les sciences humaines, Nolwenn la jeunesse, Rozenn le cinéma. Chacun signe ses coups de cœur : on les trouve sur les tables, et ici.</p>",
  "Horaires et accès":
    "<h3>Du mardi au samedi</h3><p>De 10 h à 19 h, 5, quai de la Douane à Brest. Tram A, arrêt Château.</p><h3>Les dimanches de décembre</h3><p>De 10 h à 18 h.</p>",
  "Les Capucins":
    "<p>Notre seconde adresse, aux Ateliers des Capucins : la jeunesse, la bande dessinée et une table pour goûter.</p><p>25, rue de Pontaniou, du mercredi au dimanche.</p>",
  "Clubs de lecture":
    "<p>Trois clubs se réunissent chaque mois, au premier étage. On lit le livre avant, ou pas.</p><ul><li>Le premier jeudi : littérature étrangère</li><li>Le deuxième jeudi : policier</li><li>Le troisième samedi : de 12 à 15 ans</li></ul>",
  Bibliothèques:
    "<p>Nous servons 41 bibliothèques du Finistère : office, réassort, conseil, et la remise de la loi de 2003.</p><p>Une personne vous suit : écrivez-lui depuis la page « Devis et marchés ».</p>",
  "Devis et marchés":
    "<p>Envoyez-nous une liste d’EAN, en tableur ou en texte : le devis part dans la journée, avec les délais titre par titre.</p>",
  "Livraison et retrait":
    "<p>En librairie : prêt sous deux heures pour ce qui est en rayon. À domicile : 3 € par commande de livres, gratuit au-delà de 35 €.</p>",
  "Chèques-cadeaux": "<p>20 €, 50 € ou 100 €, à imprimer à la maison ou à retirer en caisse. Valables un an, en une ou plusieurs fois.</p>",
  "Mentions légales": "<p>Librairie du Quai, 5, quai de la Douane, 29200 Brest. Directrice de la publication : Mathilde Kervella.</p>",
};
const HELP =
  "<p>Une question ? La librairie répond au <strong>02 98 00 00 00</strong>, du mardi au samedi, et par le formulaire de contact.</p>";

/** Returns a bloc with the usual values of its type. */
function bloc(blocType: BlocType, fr: string, en = "", more: Partial<DemoBloc> = {}): DemoBloc {
  const { content } = blocContents[blocType];
  return {
    blocType,
    column: "main",
    width: 100,
    title: { fr, en },
    html: { fr: "", en: "" },
    maximum: content === "maximum" || content === "search" ? 5 : null,
    postType: null,
    category: null,
    chosen: null,
    pictures: [],
    ...more,
  };
}

/** Returns the layout and blocs of a page, by the kind in its line. */
function composed(kind: string, name: string): Pick<DemoPage, "pageLayout" | "blocs"> {
  const text = bloc("Html", "", "", { html: { fr: TEXTS[name] ?? HELP, en: "" } });
  const help = bloc("Html", "Besoin d’aide ?", "Need help?", { column: "side", html: { fr: HELP, en: "" } });
  switch (kind) {
    case "home":
      return {
        pageLayout: "TwoColumnsThinRight",
        blocs: [
          bloc("Html", "Bienvenue à la librairie du Quai", "Welcome to the Librairie du Quai", {
            html: {
              fr: "<p>Des livres, du cinéma, et des libraires qui les ont lus.</p>",
              en: "<p>Books, films, and people who know them.</p>",
            },
          }),
          bloc("Manual", "Nos coups de cœur", "Our favourites", { width: 50, chosen: { postType: "ProductLiked", count: 3 } }),
          bloc("Basic", "Les billets", "Notes", { width: 50, postType: "Article", maximum: 4 }),
          bloc("HardCodedNewProducts", "Nouveautés", "New titles", { maximum: 6 }),
          bloc("HardCodedAgenda", "À venir", "Coming up", { column: "side", maximum: 4 }),
          bloc("HardCodedBestSales", "Meilleures ventes", "Best sellers", { column: "side", maximum: 5 }),
          bloc("HardCodedTags", "On en parle", "Talked about", { column: "side", maximum: 12 }),
        ],
      };
    case "agenda":
      return {
        pageLayout: "TwoColumnsThinLeft",
        blocs: [
          ...(name === "Agenda" ? [bloc("ImageCarousel", "", "", { pictures: ["Soirée lecture, bandeau", "Port de commerce"] })] : []),
          bloc("HardCodedAgenda", "Les rencontres à venir", "Coming up", { maximum: 12 }),
          help,
        ],
      };
    case "past":
      return { pageLayout: "FullPage", blocs: [bloc("Basic", "On s’y est retrouvé", "", { postType: "Event", maximum: 12 })] };
    case "shop":
      return {
        pageLayout: "TwoColumnsEquals",
        blocs: [
          text,
          bloc("ImageCarousel", "", "", { pictures: ["Vitrine de Noël", "Rayon poches", "Coin lecture"] }),
          bloc("Basic", "La vie de la librairie", "", { column: "side", postType: "Article", maximum: 3 }),
        ],
      };
    case "advice":
      return {
        pageLayout: "TwoColumnsThinRight",
        blocs: [
          bloc("Basic", "Dossiers", "Features", { postType: "Folder", maximum: 6 }),
          bloc("HardCodedCategoryNavigation", "Par rayon", "By shelf", { column: "side" }),
        ],
      };
    case "favourites":
      return {
        pageLayout: "FullPage",
        blocs: [bloc("Basic", "Tous les coups de cœur", "All favourites", { postType: "ProductLiked", maximum: 24 })],
      };
    case "news":
      return {
        pageLayout: "FullPage",
        blocs: [
          bloc("HardCodedNewProducts", "Arrivés cette semaine", "This week", { maximum: 12 }),
          bloc("HardCodedBestSales", "Les plus demandés", "Best sellers", { width: 50, maximum: 6 }),
          bloc("HardCodedSoonPublishedProducts", "À paraître", "To come", { width: 50, maximum: 6 }),
        ],
      };
    case "soon":
      return { pageLayout: "FullPage", blocs: [bloc("HardCodedSoonPublishedProducts", "Réservez-les", "Reserve them", { maximum: 24 })] };
    case "children":
    case "cinema":
      return {
        pageLayout: "TwoColumnsThinRight",
        blocs: [
          bloc("Basic", "À lire", "To read", { category: kind === "cinema" ? "cinema" : "jeunesse", maximum: 6 }),
          bloc("HardCodedProducts", "Le choix des libraires", "Chosen by us", { maximum: 8 }),
          bloc("HardCodedAgenda", "Rendez-vous", "Events", { column: "side", maximum: 3 }),
        ],
      };
    case "books":
      return {
        pageLayout: "FullPage",
        blocs: [
          bloc("HardCodedProducts", "Notre sélection", "Our selection", { maximum: 12, width: 75 }),
          bloc("HardCodedTags", "Envies", "", { width: 25, maximum: 10 }),
        ],
      };
    default:
      return { pageLayout: "TwoColumnsThinRight", blocs: [text, help] };
  }
}

/** Returns the pages of the demo shop, in depth-first order. */
export function makePages(): DemoPage[] {
  const made: DemoPage[] = [];
  const line: number[] = [];
  for (const text of PAGES.split("\n").filter((one) => one.trim() !== "")) {
    const level = (/^ */.exec(text)?.[0].length ?? 0) / 2;
    const [fr = "", en = "-", kind = "text"] = text.replace(/^[ *~]+/, "").split(" | ");
    line.length = level;
    made.push({
      above: line.at(-1) ?? null,
      name: { fr, en: en === "-" ? "" : en },
      relativeUrl: { fr: textToSeo(fr, "fr"), en: en === "-" ? null : textToSeo(en, "en") },
      description: `${fr} : librairie du Quai, à Brest.`,
      isPublished: !text.startsWith("~"),
      isHome: text.startsWith("*"),
      ...composed(kind, fr),
    });
    line.push(made.length - 1);
  }
  return made;
}
