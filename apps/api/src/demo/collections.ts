/** The demo shop's texts about some collections, by publisher and name as the titles use them: facts, in our own words. */
export const collectionTexts: ReadonlyMap<string, string> = new Map([
  ["Gallimard/Folio", "Le fonds de Gallimard au format de poche depuis 1972, sous ses couvertures blanches."],
  ["Gallimard/L’Imaginaire", "Des textes rares ou oubliés que la collection ramène sur les tables depuis 1977."],
  ["Gallimard/Folio classique", "Les classiques avec préface, notes et dossier."],
  ["Éditions de Minuit/Double", "La collection de poche des Éditions de Minuit."],
  ["Grasset/Les Cahiers rouges", "Des rééditions choisies dans le fonds de Grasset, reconnaissables à leur rouge."],
  ["Mercure de France/Bleue", "La littérature française contemporaine du Mercure de France."],
]);
