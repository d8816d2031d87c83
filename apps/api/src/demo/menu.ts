import type { DemoMenuItem } from "./rows.ts";

/**
 * The menu of the demo shop: two spaces per level, then French, English (« - »: none) and the target; « * » before a button, « ~ » before a muted
 * entry. One links to a hidden category.
 */
const ENTRIES = `
Livres | Books | /categorie/litterature
  Littérature | Fiction | /categorie/litterature
    Romans policiers | Crime novels | /categorie/romans-policiers
    Poésie | Poetry | /categorie/poesie
    Science-fiction | Science fiction | /categorie/science-fiction-et-fantasy
  Bande dessinée | Comics | /categorie/bande-dessinee
    Mangas | Manga | /categorie/mangas
  Jeunesse | Children | /categorie/jeunesse
  Mer et Bretagne | Sea and Brittany | /categorie/mer-et-bretagne
Cinéma | Cinema | /categorie/cinema
  DVD et Blu-ray | DVD and Blu-ray | /categorie/dvd-et-blu-ray
    Films de patrimoine | Heritage films | /categorie/films-de-patrimoine
    Documentaires | Documentaries | /categorie/documentaires
  Livres de cinéma | Books about cinema | /categorie/livres-de-cinema
Agenda | Events | /agenda
La librairie | The bookshop | /la-librairie
  Nos conseils | - | /conseils
  Nous trouver | Find us | https://www.openstreetmap.org/
*Noël 2025 | Christmas 2025 | /categorie/noel-2025
~Espace bibliothèques | - | /bibliotheques
`;

/** Returns the menu of the demo shop, in depth-first order. */
export function makeMenu(): DemoMenuItem[] {
  const made: DemoMenuItem[] = [];
  const above: DemoMenuItem[] = [];
  for (const line of ENTRIES.split("\n").filter((text) => text.trim() !== "")) {
    const level = /^ */.exec(line)?.[0].length ?? 0;
    const [fr = "", en = "-", urlAbsolute = "/"] = line.replace(/^[ *~]+/, "").split(" | ");
    above.length = level / 2;
    const parentId = above.at(-1)?.id ?? null;
    const item: DemoMenuItem = {
      id: made.length + 1,
      parentId,
      position: made.filter((other) => other.parentId === parentId).length + 1,
      localizations: { fr: { label: fr }, ...(en === "-" ? {} : { en: { label: en } }) },
      urlAbsolute,
      isExternalUrl: !urlAbsolute.startsWith("/"),
      style: line.startsWith("*") ? "Button" : line.startsWith("~") ? "Quiet" : "Plain",
    };
    made.push(item);
    above.push(item);
  }
  return made;
}
