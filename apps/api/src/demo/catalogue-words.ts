// Vocabulary of a large French catalogue's titles: names, publishers, series and words as in a bookshop, most frequent first in each list.

const words = (list: string) => list.trim().split(/\s*[,\n]\s*/);

/** Given names. */
export const forenames = words(`
Jean, Marie, Pierre, Michel, Anne, Philippe, Catherine, Nicolas, Sophie, François, Isabelle, Alain, Claire, Laurent, Julie, Christian, Hélène, Thomas, Camille,
Antoine, Nathalie, Patrick, Céline, Olivier, Émilie, Paul, Françoise, David, Élise, Daniel, Véronique, Alexandre, Charlotte, Bernard, Florence, Vincent, Juliette,
Guillaume, Alice, Jacques, Agnès, Julien, Valérie, Hervé, Mathilde, Éric, Cécile, Sébastien, Pauline, Benoît, Lucie, André, Delphine, Stéphane, Chloé, Denis,
Aurélie, Xavier, Léa, Arnaud, Élodie, Gérard, Marguerite, Bruno, Gaëlle, Yann, Solène, Mathieu, Anaïs, Loïc, Inès, Rémi, Noémie, Jérôme, Maëlle, Gilles, Zoé, Étienne,
Manon, Simon, Clémence, Damien, Ophélie, Cédric, Apolline, Baptiste, Fanny, Tristan, Estelle, Gaspard, Louise, Raphaël, Irène, Édouard, Odile, Victor, Aïcha, Karim,
Fatou, Amadou, Mehdi, Leïla, Yuki, Haruki, Naoki, Emma, William, John, Mary, Stephen, Agatha, Karl, Greta, Elena, Paolo, Javier, Lucía, Olga, Ivan, Søren, Ingrid
`);

/** Family names. */
export const surnames = words(`
Martin, Bernard, Thomas, Petit, Robert, Richard, Durand, Dubois, Moreau, Laurent, Simon, Michel, Lefebvre, Leroy, Roux, David, Bertrand, Morel, Fournier, Girard,
Bonnet, Dupont, Lambert, Fontaine, Rousseau, Vincent, Muller, Lefèvre, Faure, André, Mercier, Blanc, Guérin, Boyer, Garnier, Chevalier, François, Legrand, Gauthier,
Garcia, Perrin, Robin, Clément, Morin, Nicolas, Henry, Roussel, Mathieu, Gautier, Masson, Marchand, Duval, Denis, Dumont, Marie, Lemaire, Noël, Meyer, Dufour, Meunier,
Brun, Blanchard, Giraud, Joly, Rivière, Lucas, Brunet, Gaillard, Barbier, Arnaud, Martinez, Gérard, Roche, Renard, Schmitt, Roy, Leroux, Colin, Vidal, Caron, Picard,
Roger, Fabre, Aubert, Lemoine, Renaud, Dumas, Lacroix, Olivier, Philippe, Bourgeois, Pierre, Benoît, Rey, Leclerc, Payet, Rolland, Leclercq, Guillaume, Lecomte, López,
Jean, Dupuy, Guillot, Hubert, Berger, Carpentier, Sánchez, Dupuis, Moulin, Louis, Deschamps, Huet, Vasseur, Perez, Boucher, Fleury, Royer, Klein, Jacquet, Adam, Paris,
Poirier, Marty, Aubry, Guyot, Carré, Charles, Renault, Charpentier, Ménard, Maillard, Baron, Bertin, Bailly, Hervé, Schneider, Fernandez, Le Gall, Collet, Léger, Bouvier,
Julien, Prévost, Millet, Perrot, Daniel, Le Roux, Cousin, Germain, Breton, Besson, Langlois, Rémy, Le Goff, Pelletier, Lévêque, Perrier, Leblanc, Barré, Lebrun,
Marchal, Weber, Mallet, Hamon, Boulanger, Jacob, Monnier, Michaud, Rodriguez, Guichard, Gillet, Étienne, Grondin, Poulain, Tessier, Chevallier, Collin, Chauvin,
Da Silva, Bouchet, Gay, Lemaître, Bénard, Maréchal, Humbert, Reynaud, Antoine, Hoarau, Perret, Barthélemy, Cordier, Pichon, Lejeune, Gilbert, Lamy, Delaunay, Pasquier,
Carlier, Laporte, O’Connor, N’Diaye, d’Ormesson, de La Tour, L’Hermite
`);

/** Publishers, each with the names of its collections. */
export const publishers: readonly (readonly [publisher: string, ...collections: string[]])[] = `
Gallimard: Folio, Blanche, Folio classique, L’Imaginaire, Série noire, Folio essais
Hachette: Bibliothèque verte, Bibliothèque rose, Guides bleus
Le Livre de poche: Littérature, Policier, Thriller
Flammarion: GF, Champs, Littérature française
Pocket: Pocket, Terre humaine, Thriller
Actes Sud: Babel, Domaine français, Un endroit où aller
Seuil: Fiction et Cie, Cadre rouge, L’Ordre philosophique
Points: Points, Points essais, Points policier
Albin Michel: Romans français, Espaces libres
J’ai lu: J’ai lu, Imaginaire, Librio
10/18: Domaine étranger, Grands détectives
PUF: Que sais-je ?, Quadrige
Larousse: Petits classiques, Dictionnaires
Nathan: Carrés classiques, Méga
Grasset: Les Cahiers rouges, Bleue
Fayard: Histoire, Littérature
Robert Laffont: Bouquins, Best-sellers, Ailleurs et demain
Éditions de Minuit: Double, Romans, Paradoxe
Glénat: Shonen, Seinen
Delcourt: Machination, Mirages
Dargaud: Poisson pilote, Classiques
Dupuis: Aire libre, Repérages
Casterman: Écritures, Univers d’auteurs
Kana: Dark Kana, Big Kana
Pika: Shônen, Graphic
Bamboo: Grand Angle, Humour job
L’École des loisirs: Neuf, Médium, Mouche
Bayard: J’aime lire, Les Belles Histoires
Milan: Mes premiers documentaires, Macadam
Rivages: Rivages noir, Petite bibliothèque
Métailié: Suites, Noir
Zulma: Zulma poche
Verdier: Collection jaune, Verdier poche
P.O.L: Fiction, Poésie
Stock: La Bleue, La Cosmopolite
Plon: Feux croisés
Belfond: Vintage, Noir
Presses de la Cité: Terres de France
Harlequin: Azur, Blanche, Les Historiques
Dunod: Sciences sup, Aide-mémoire
Eyrolles: Photo, Mes grandes histoires
Vuibert: Prépas
Dalloz: Codes, Précis
CNRS Éditions: Biblis
La Découverte: Repères, Poches sciences
La Fabrique: Hors collection
Lonely Planet: Guide de voyage, En quelques jours
Michelin: Guide vert, Cartes
Gallmeister: Totem, Americana
Sonatine: Thrillers
`
  .trim()
  .split("\n")
  .map((line) => {
    const [publisher = "", collections = ""] = line.split(": ");
    return [publisher, ...collections.split(", ")] as const;
  });

/** Masculine nouns of titles. */
export const masculine = words(`
monde, temps, secret, jardin, cœur, voyage, chemin, livre, ciel, silence, rêve, destin, fils, père, homme, roi, jour, matin, soir, été, hiver, printemps, automne, amour,
château, fleuve, vent, soleil, désert, pays, train, bateau, loup, chat, chien, cheval, oiseau, renard, ours, lion, dragon, prince, chevalier, fantôme, vampire, sorcier,
magicien, détective, assassin, crime, mystère, complot, procès, juge, témoin, voleur, soldat, général, empire, royaume, village, quartier, café, bal, mariage, divorce,
bonheur, malheur, courage, pardon, oubli, souvenir, passé, futur, présent, siècle, instant, hasard, miroir, tableau, portrait, carnet, journal, roman, poème, théâtre,
cinéma, chant, bruit, parfum, goût, pain, vin, fromage, chocolat, potager, arbre, bois, lac, volcan, océan, rivage, port, phare, pont, escalier, grenier, cerf-volant,
étranger, inconnu, orphelin, enfant, frère, cousin, ami, ennemi, maître, élève, professeur, médecin, peintre, poète, philosophe, sage, fou, clown, trésor, diamant,
anneau, masque, couteau, piège, labyrinthe, orage, brouillard, feu, sang, corps, visage, regard, sourire, mensonge, doute, désir, plaisir, manuel, guide, atlas, cahier,
dictionnaire, traité, cours, exercice, droit, code, capital, travail, journal intime, œil, animal, bijou, jeu, tricot, jardinage, dessin, yoga, climat, climatologue
`);

/** Feminine nouns of titles. */
export const feminine = words(`
vie, nuit, mort, maison, femme, fille, mère, mer, terre, lumière, ombre, guerre, paix, histoire, mémoire, route, rue, ville, forêt, montagne, rivière, île, plage, fenêtre,
porte, clé, lettre, chanson, danse, musique, voix, parole, langue, main, peau, âme, peur, colère, joie, tristesse, jalousie, honte, vengeance, promesse, trahison, disparition,
enquête, affaire, énigme, malédiction, prophétie, légende, quête, épée, couronne, reine, princesse, sorcière, fée, louve, chatte, abeille, baleine, tortue, rose, fleur,
herbe, pomme, orange, cuisine, table, recette, soupe, tarte, école, classe, rentrée, enfance, jeunesse, vieillesse, famille, sœur, tante, cousine, amie, voisine, inconnue,
étrangère, servante, comtesse, marquise, dame, bande, saison, année, semaine, heure, minute, aube, aurore, neige, pluie, tempête, mort lente, révolution, république, nation,
politique, économie, sociologie, philosophie, psychologie, pensée, raison, folie, sagesse, liberté, justice, vérité, beauté, science, physique, chimie, biologie, géographie,
géométrie, grammaire, orthographe, peinture, photographie, architecture, religion, prière, grâce, foi, croisade, cathédrale, tour, prison, frontière, gare, valise
`);

/** Adjectives, masculine and feminine. */
export const adjectives = words(`
grand/grande, petit/petite, dernier/dernière, premier/première, nouveau/nouvelle, vieux/vieille, noir/noire, blanc/blanche, rouge/rouge, bleu/bleue, vert/verte,
gris/grise, perdu/perdue, oublié/oubliée, caché/cachée, interdit/interdite, secret/secrète, étrange/étrange, sauvage/sauvage, doux/douce, amer/amère, froid/froide,
brûlant/brûlante, éternel/éternelle, fragile/fragile, invisible/invisible, impossible/impossible, parfait/parfaite, heureux/heureuse, malheureux/malheureuse,
mystérieux/mystérieuse, merveilleux/merveilleuse, terrible/terrible, cruel/cruelle, royal/royale, français/française, anglais/anglaise, moderne/moderne, ancien/ancienne,
sacré/sacrée, maudit/maudite, solitaire/solitaire, immobile/immobile, lointain/lointaine, profond/profonde, infini/infinie, ordinaire/ordinaire, populaire/populaire
`).map((pair) => pair.split("/") as [string, string]);

/** Places of titles. */
export const places = words(`
Paris, Venise, Bretagne, Londres, Provence, Rome, Marseille, Lyon, Berlin, New York, Tokyo, Istanbul, Vienne, Lisbonne, Corse, Normandie, Bordeaux, Alger, Moscou,
Jérusalem, Saint-Malo, Toulouse, Québec, Shanghai, Prague, Barcelone, Naples, Florence, Alexandrie, Odessa, Kyoto, Dakar, Buenos Aires, La Rochelle, Strasbourg, Lille,
Mont-Saint-Michel, Samarcande, Trieste, Brest, Nantes, Biarritz, Étretat, Honfleur, Ouessant, Auvergne, Alsace, Occitanie, Cévennes, Vosges
`);

/** Syllables of generated names, chosen so that rare words are as frequent as in reality. */
export const syllables = {
  first: words(
    "Ba, Be, Bo, Bra, Bre, Bru, Ca, Cha, Clo, Co, Cra, Da, De, Do, Dra, Du, É, Fa, Fe, Flo, Fra, Ga, Ge, Gli, Gra, Gue, Ha, Hé, I, Ja, Jo, Ka, Ker, La, Le, Lo, Ma, Me, Mon, Na, No, Or, Pa, Per, Plo, Pré, Qui, Ra, Ro, Sa, Sou, Ste, Ta, Tho, Tré, Va, Ver, Vi, Wa, Ya, Za",
  ),
  middle: words(
    "ba, bre, ca, chi, da, di, do, fa, ga, gna, la, li, lo, ma, mi, na, ni, no, pa, pi, que, ra, ri, ro, sa, ssi, ta, ti, tra, va, vi, zo",
  ),
  last: words(
    "bert, chard, court, dec, deau, don, dy, ez, fer, gnac, gnon, gny, lain, lard, lec, let, lier, lin, lleau, llon, lot, ly, mont, nard, neau, nel, net, quet, rac, rand, reau, rec, ret, rier, rin, ron, sac, seau, son, tard, teau, tel, tier, tin, ton, vel, vin, ville, zac, zy",
  ),
} as const;
