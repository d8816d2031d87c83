/** The demo shop's texts about some authors, by the name that the titles use: facts, in our own words. */
export const authorTexts: ReadonlyMap<string, { otherNames?: string[]; born: number; died: number | null; biography: string }> = new Map([
  [
    "Georges Perec",
    {
      otherNames: ["G. Perec"],
      born: 1936,
      died: 1982,
      biography:
        "Membre de l’Oulipo, il a écrit un roman sans la lettre e, et un immeuble entier, pièce par pièce.\n\nDocumentaliste de métier, il aimait les listes, les règles du jeu et les mots croisés.",
    },
  ],
  [
    "Marguerite Duras",
    {
      born: 1914,
      died: 1996,
      biography: "Née près de Saïgon, romancière, dramaturge et cinéaste ; le Goncourt lui vint à soixante-dix ans.",
    },
  ],
  ["Colette", { born: 1873, died: 1954, biography: "Romancière, mime et journaliste, elle présida l’académie Goncourt." }],
  ["Annie Ernaux", { born: 1940, died: null, biography: "Elle écrit sa vie comme celle d’une époque. Prix Nobel de littérature en 2022." }],
  [
    "Albert Camus",
    { born: 1913, died: 1960, biography: "Né en Algérie, journaliste, romancier et homme de théâtre. Prix Nobel de littérature en 1957." },
  ],
  ["Paul Éluard", { born: 1895, died: 1952, biography: "Poète, surréaliste puis résistant." }],
  [
    "Agnès Varda",
    { born: 1928, died: 2019, biography: "Photographe, puis cinéaste, puis artiste plasticienne, elle filma de Sète à Los Angeles." },
  ],
]);

/** Duplicate author records, as feeds produce them: no title uses these names. */
export const duplicates: readonly string[] = ["PEREC, Georges", "Duras M."];
