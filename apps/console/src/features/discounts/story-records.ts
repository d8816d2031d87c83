/** What the demo shop has, one of each state, and others that stories speak of. */
export const names = {
  card: "Carte de fidélité",
  active: "Noël des fidèles",
  exhausted: "Les cinquante premiers",
  scheduled: "Soldes de la papeterie",
  over: "Rentrée littéraire",
  draft: "Retrait offert en Belgique",
} as const;
