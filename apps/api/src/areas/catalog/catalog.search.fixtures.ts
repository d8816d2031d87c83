/**
 * Queries that staff type, with the title that must come first: as printed, without accents, with elision, plural or typo, reordered,
 * unfinished, with publisher or collection.
 */
export const searchQueries: readonly (readonly [typed: string, title: string])[] = `
étranger|L’Étranger
etranger|L’Étranger
l'etranger|L’Étranger
l etranger|L’Étranger
l’étranger camus|L’Étranger
camus etranger|L’Étranger
folio étranger|L’Étranger
etranger folio gallimard|L’Étranger
étrangr camus|L’Étranger
etrangers camus|L’Étranger
minuit jalousie|La Jalousie
jalousie robbe grillet|La Jalousie
robbe-grillet gommes|Les Gommes
alain robe grillet voyeur|Le Voyeur
la peste|La Peste
peste camus|La Peste
camus la pest|La Peste
mythe sisyphe|Le Mythe de Sisyphe
mithe de sisyphe|Le Mythe de Sisyphe
sisiphe mythe|Le Mythe de Sisyphe
exil et royaume|L’Exil et le Royaume
apolinaire alcools|Alcools
alcool apollinaire|Alcools
calligrames|Calligrammes
vie mode d'emploi|La Vie mode d’emploi
la vie mode demploi|La Vie mode d’emploi
perec vie mode|La Vie mode d’emploi
emploi mode vie perec|La Vie mode d’emploi
perec disparition|La Disparition
w ou le souvenir d'enfance|W ou le souvenir d’enfance
w souvenir enfance|W ou le souvenir d’enfance
cote de chez swann|Du côté de chez Swann
du coté de chez swan|Du côté de chez Swann
swann proust|Du côté de chez Swann
ombre des jeunes filles en fleur|À l’ombre des jeunes filles en fleurs
a l'ombre des jeunes filles|À l’ombre des jeunes filles en fleurs
jeunes filles fleurs proust|À l’ombre des jeunes filles en fleurs
sodome gomorrhe|Sodome et Gomorrhe
sodome et gomorhe|Sodome et Gomorrhe
temps retrouve|Le Temps retrouvé
le temps retrouvé proust|Le Temps retrouvé
albertine disparue|Albertine disparue
duras amant|L’Amant
l'amant duras|L’Amant
moderato cantabille|Moderato cantabile
detruire dit elle|Détruire, dit-elle
barrage contre le pacifique|Un barrage contre le Pacifique
barage pacifique|Un barrage contre le Pacifique
lol v stein|Le Ravissement de Lol V. Stein
ravissement stein|Le Ravissement de Lol V. Stein
deuxieme sexe beauvoir|Le Deuxième Sexe I
memoires d'une jeune fille rangee|Mémoires d’une jeune fille rangée
jeune fille rangée|Mémoires d’une jeune fille rangée
mandarins beauvoir|Les Mandarins
sartre nausee|La Nausée
la nausé sartre|La Nausée
huis clos|Huis clos
huit clos sartre|Huis clos
mains sales|Les Mains sales
ecume des jours|L’Écume des jours
l'écumes des jours|L’Écume des jours
arrache coeur|L’Arrache-cœur
arache-coeur vian|L’Arrache-cœur
l'arrache-cœur|L’Arrache-cœur
zazi dans le métro|Zazie dans le métro
zazie metro queneau|Zazie dans le métro
exercices de style|Exercices de style
exercice style|Exercices de style
voyage au bout de la nuit|Voyage au bout de la nuit
voyage bout nuit celine|Voyage au bout de la nuit
voyaje au bout de la nuit|Voyage au bout de la nuit
mort a credit|Mort à crédit
dun chateau l'autre|D’un château l’autre
d'un chateau l'autre|D’un château l’autre
chateau l'autre celine|D’un château l’autre
faux monnayeurs|Les Faux-Monnayeurs
faux monayeurs gide|Les Faux-Monnayeurs
condition humaine|La Condition humaine
malraux espoir|L’Espoir
petit prince|Le Petit Prince
petit prince st exupery|Le Petit Prince
petit prince saint exupery|Le Petit Prince
vol de nuit|Vol de nuit
hadrien yourcenar|Mémoires d’Hadrien
memoires d'adrien|Mémoires d’Hadrien
oeuvre au noir|L’Œuvre au noir
l'œuvre au noir|L’Œuvre au noir
yourcenard oeuvre|L’Œuvre au noir
promesse de l'aube|La Promesse de l’aube
promesse aube gary|La Promesse de l’aube
racines du ciel|Les Racines du ciel
vie devant soi ajar|La Vie devant soi
rue des boutiques obscures|Rue des boutiques obscures
modiano dora bruder|Dora Bruder
dora brueder|Dora Bruder
jmg le clezio desert|Désert
le clézio désert|Désert
proces verbal clezio|Le Procès-verbal
vendredi limbes pacifique|Vendredi ou les Limbes du Pacifique
roi des aulnes|Le Roi des Aulnes
tournier meteores|Les Météores
un roi sans divertissement|Un roi sans divertissement
rois sans divertissements|Un roi sans divertissement
ble en herbe|Le Blé en herbe
bonjour tristese|Bonjour tristesse
sagan bonjour|Bonjour tristesse
aimez vous brahms|Aimez-vous Brahms..
rivage des syrtes|Le Rivage des Syrtes
gracq rivage|Le Rivage des Syrtes
en attendant godot|En attendant Godot
godot beckett|En attendant Godot
en atendant godo|En attendant Godot
cantatrice chauve|La Cantatrice chauve
rhinoceros ionesco|Rhinocéros
rinoceros|Rhinocéros
echenoz 14|14
je men vais echenoz|Je m’en vais
je m'en vais|Je m’en vais
modification butor|La Modification
pol emmanuel carrere royaume|Le Royaume
carrere adversaire pol|L’Adversaire
choeur des femmes|Le Chœur des femmes
le chœur des femme|Le Chœur des femmes
2-07-036002-4|L’Étranger
2070360024|L’Étranger
9782070360024|L’Étranger
70360024|L’Étranger
cleo de 5 a 7|Cléo de 5 à 7
`
  .trim()
  .split("\n")
  .map((line) => {
    const [typed = "", title = ""] = line.split("|");
    return [typed, title] as const;
  });

/** A title from which a query is generated. */
interface Drawn {
  title: string;
  authors: readonly string[];
  publishers: readonly string[];
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
const longest = (text: string) => wordsOf(text).reduce((one, other) => (other.length > one.length ? other : one), "");
const surname = ({ authors }: Drawn) => wordsOf(authors[0] ?? "").at(-1) ?? "";
/** Changes the middle letter of the longest word. */
const slipped = (title: string, letter: string) => {
  const word = longest(title);
  const at = Math.floor(word.length / 2);
  return title.replace(word, word.slice(0, at) + letter + word.slice(at + 1));
};

/** The ways in which a title is damaged for a test search, ten times each: fixed rules, so that no titles are hand-picked. */
const damages: readonly (readonly [rule: string, damage: (drawn: Drawn) => string])[] = [
  ["accents left out", ({ title }) => title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()],
  ["without its apostrophes, with the author", (drawn) => `${drawn.title.replace(/[’']/g, "")} ${surname(drawn)}`],
  ["one wrong letter, with the author", (drawn) => `${slipped(drawn.title, "x")} ${surname(drawn)}`],
  ["a letter too few, with the author", (drawn) => `${slipped(drawn.title, "")} ${surname(drawn)}`],
  ["words in another order", (drawn) => [surname(drawn), ...wordsOf(drawn.title).reverse()].join(" ")],
  ["publisher and a word", ({ title, publishers }) => `${publishers[0] ?? ""} ${longest(title)}`],
];

/** Sixty generated queries: titles drawn by `draw`, each damaged by one rule. */
export function drawnQueries(titles: readonly Drawn[], draw: (below: number) => number) {
  return damages.flatMap(([rule, damage]) =>
    Array.from({ length: 10 }, () => {
      const drawn = titles[draw(titles.length)];
      if (!drawn) throw new Error("No titles to draw from.");
      return { rule, typed: damage(drawn), title: drawn.title };
    }),
  );
}
