import { textToSeo, uniqueSeo } from "@reserve/domain";
import type { DemoCategory } from "./rows.ts";

/**
 * The shelves of a general bookshop with a cinema library: two spaces per level, then French, English, and optionally its page; « - » before hidden
 * ones.
 */
const SHELVES = `
Littérature | Fiction | /livres/litterature
  Romans | Novels
    Romans français | French novels
    Romans étrangers | Novels in translation
      Littérature anglo-saxonne | Literature in English
      Littérature italienne | Italian literature
      Littérature japonaise | Japanese literature
    Romans policiers | Crime novels | /livres/policier
    Science-fiction et fantasy | Science fiction and fantasy
  Poésie | Poetry
  Théâtre | Drama
  Classiques | Classics
  Livres en gros caractères
Essais et sciences humaines | Essays and humanities
  Histoire | History
    Histoire de la Bretagne | History of Brittany
    Antiquité | Antiquity
  Philosophie | Philosophy
  Sociologie | Sociology
Cinéma | Cinema | /cinema
  DVD et Blu-ray | DVD and Blu-ray
    Films de patrimoine | Heritage films
      Muet | Silent films
      Nouvelle Vague | New Wave
    Documentaires | Documentaries
    Cinéma d’animation | Animation
  Livres de cinéma | Books about cinema
    Entretiens et mémoires | Interviews and memoirs
    Scénarios | Screenplays
  Affiches et photographies | Posters and photographs
Bande dessinée | Comics
  Bande dessinée franco-belge | French and Belgian comics
  Mangas | Manga
  Romans graphiques | Graphic novels
Jeunesse | Children | /jeunesse
  Albums | Picture books
  Premières lectures | First readers
  Romans ados | Young adult
Mer et Bretagne | Sea and Brittany
  Beaux livres de mer | Books of the sea
  Langue bretonne | Breton language
Papeterie et jeux | Stationery and games
- Noël 2025 | Christmas 2025
`;

/** Returns the categories of the demo shop, in depth-first order. */
export function makeCategories(): DemoCategory[] {
  const made: DemoCategory[] = [];
  const above: DemoCategory[] = [];
  for (const line of SHELVES.split("\n").filter((text) => text.trim() !== "")) {
    const level = /^ */.exec(line)?.[0].length ?? 0;
    const [fr = "", en, pageUrl = null] = line.replace(/^[ -]+/, "").split(" | ");
    above.length = level / 2;
    const parent = above.at(-1) ?? null;
    const category: DemoCategory = {
      id: made.length + 1,
      parentId: parent?.id ?? null,
      position: made.filter(({ parentId }) => parentId === (parent?.id ?? null)).length + 1,
      code: uniqueSeo(
        textToSeo(fr, "fr"),
        made.map(({ code }) => code),
      ),
      localizations: { fr: { name: fr }, ...(en ? { en: { name: en } } : {}) },
      pageUrl,
      isVisible: !line.startsWith("-"),
    };
    made.push(category);
    above.push(category);
  }
  return made;
}
