/** Bande dessinée: authors (joined by +) | publisher | series (empty for a single book) | title=year; … */
export const comics = `
Hergé|Casterman|Les Aventures de Tintin|Le Lotus bleu=1936;L’Île Noire=1938;Le Sceptre d’Ottokar=1939;Le Crabe aux pinces d’or=1941;Le Secret de La Licorne=1943;Le Trésor de Rackham le Rouge=1944;Les Sept Boules de cristal=1948;Le Temple du Soleil=1949;Objectif Lune=1953;On a marché sur la Lune=1954;L’Affaire Tournesol=1956;Tintin au Tibet=1960;Les Bijoux de la Castafiore=1963
René Goscinny+Albert Uderzo|Hachette|Astérix|Astérix le Gaulois=1961;La Serpe d’or=1962;Astérix et les Goths=1963;Astérix gladiateur=1964;Astérix et Cléopâtre=1965;Le Combat des chefs=1966;Astérix chez les Bretons=1966;Astérix légionnaire=1967;Le Domaine des dieux=1971;La Zizanie=1970;Astérix en Corse=1973
André Franquin|Dupuis|Gaston|Gare aux gaffes=1966;Des gaffes et des dégâts=1968;Un gaffeur sachant gaffer=1969;Lagaffe nous gâte=1970;Le Cas Lagaffe=1971
André Franquin|Fluide glacial||Idées noires=1981
Morris+René Goscinny|Dargaud|Lucky Luke|Dalton City=1969;Jesse James=1969;Ma Dalton=1971
Morris+René Goscinny|Dupuis|Lucky Luke|Billy the Kid=1962;Les Cousins Dalton=1958;La Diligence=1968;Calamity Jane=1967
Jean-Michel Charlier+Jean Giraud|Dargaud|Blueberry|Fort Navajo=1965;Chihuahua Pearl=1973;La Mine de l’Allemand perdu=1972;Le Spectre aux balles d’or=1972;Ballade pour un cercueil=1974
Mœbius+Alejandro Jodorowsky|Les Humanoïdes Associés|L’Incal|L’Incal noir=1981;L’Incal lumière=1982;Ce qui est en bas=1984;Ce qui est en haut=1985
Mœbius|Les Humanoïdes Associés||Arzach=1976;Le Garage hermétique=1979
Hugo Pratt|Casterman|Corto Maltese|La Ballade de la mer salée=1975;Les Celtiques=1975;Fable de Venise=1981;Corto Maltese en Sibérie=1979;Les Éthiopiques=1978;Mū=1992
Jacques Tardi|Casterman|Adèle Blanc-Sec|Adèle et la bête=1976;Le Démon de la tour Eiffel=1976;Le Savant fou=1977;Momies en folie=1978
Jacques Tardi|Casterman||C’était la guerre des tranchées=1993;Ici Même=1979;120, rue de la Gare=1988;Brouillard au pont de Tolbiac=1982
Jacques Tardi+Jean-Patrick Manchette|Futuropolis||Griffu=1978
Enki Bilal|Les Humanoïdes Associés|Nikopol|La Foire aux immortels=1980;La Femme piège=1986;Froid Équateur=1992
Pierre Christin+Enki Bilal|Dargaud||Partie de chasse=1983;Les Phalanges de l’ordre noir=1979
Pierre Christin+Jean-Claude Mézières|Dargaud|Valérian|La Cité des eaux mouvantes=1970;L’Empire des mille planètes=1971;L’Ambassadeur des Ombres=1975;Les Héros de l’équinoxe=1978
Edgar P. Jacobs|Blake et Mortimer|Blake et Mortimer|La Marque jaune=1956;Le Mystère de la Grande Pyramide 1=1954;Le Mystère de la Grande Pyramide 2=1955;S.O.S. Météores=1959;L’Énigme de l’Atlantide=1957
Peyo|Dupuis|Les Schtroumpfs|Les Schtroumpfs noirs=1963;Le Schtroumpfissime=1965;La Schtroumpfette=1967
Marjane Satrapi|L’Association|Persepolis|Persepolis 1=2000;Persepolis 2=2001;Persepolis 3=2002;Persepolis 4=2003
Marjane Satrapi|L’Association||Poulet aux prunes=2004;Broderies=2003
David B.|L’Association|L’Ascension du Haut Mal|L’Ascension du Haut Mal 1=1996;L’Ascension du Haut Mal 2=1997;L’Ascension du Haut Mal 3=1998
Lewis Trondheim|Dargaud|Lapinot|Blacktown=1995;Slaloms=1993;Pichenettes=1996;Walter=1996
Lewis Trondheim|L’Association||Lapinot et les carottes de Patagonie=1992;Approximativement=1995
Joann Sfar|Dargaud|Le Chat du rabbin|La Bar-Mitsva=2002;Le Malka des Lions=2002;L’Exode=2003;Le Paradis terrestre=2005;Jérusalem d’Afrique=2006
Joann Sfar+Lewis Trondheim|Delcourt|Donjon|Cœur de canard=1998;Le Roi de la bagarre=1998;La Princesse des barbares=2000;Sortilège et Avatar=2002
Emmanuel Guibert|L’Association|La Guerre d’Alan|La Guerre d’Alan 1=2000;La Guerre d’Alan 2=2002;La Guerre d’Alan 3=2008
Emmanuel Guibert+Didier Lefèvre|Dupuis|Le Photographe|Le Photographe 1=2003;Le Photographe 2=2004;Le Photographe 3=2006
Manu Larcenet|Dargaud|Le Combat ordinaire|Le Combat ordinaire=2003;Les Quantités négligeables=2004;Ce qui est précieux=2006;Planter des clous=2008
Manu Larcenet|Dargaud|Blast|Grasse carcasse=2009;L’Apocalypse selon saint Jacky=2011;La Tête la première=2012;Pourvu que les bouddhistes se trompent=2014
Manu Larcenet|Dargaud||Le Rapport de Brodeck 1=2015;La Route=2024
Étienne Davodeau|Futuropolis||Les Ignorants=2011;Lulu femme nue 1=2008;Lulu femme nue 2=2010;Le Droit du sol=2021
Étienne Davodeau|Delcourt||Les Mauvaises Gens=2005
Riad Sattouf|Allary|L’Arabe du futur|L’Arabe du futur 1=2014;L’Arabe du futur 2=2015;L’Arabe du futur 3=2016;L’Arabe du futur 4=2018;L’Arabe du futur 5=2020;L’Arabe du futur 6=2022
Riad Sattouf|Allary|Les Cahiers d’Esther|Histoires de mes 10 ans=2016;Histoires de mes 11 ans=2017;Histoires de mes 12 ans=2017
Bastien Vivès|Casterman||Le Goût du chlore=2008;Polina=2011;Une sœur=2017
Pénélope Bagieu|Gallimard|Culottées|Culottées 1=2016;Culottées 2=2017
Pénélope Bagieu|Gallimard||California Dreamin’=2015;Les Strates=2021
Jul Maroh|Glénat||Le bleu est une couleur chaude=2010
Juan Díaz Canales+Juanjo Guarnido|Dargaud|Blacksad|Quelque part entre les ombres=2000;Arctic-Nation=2003;Âme rouge=2005;L’Enfer, le silence=2010;Amarillo=2013
Alain Ayroles+Jean-Luc Masbou|Delcourt|De cape et de crocs|Le Secret du janissaire=1995;Pavillon noir !=1997;L’Archipel du danger=1998;Le Mystère de l’île étrange=2000
Alain Ayroles+Juanjo Guarnido|Delcourt||Les Indes fourbes=2019
Régis Loisel+Serge Le Tendre|Dargaud|La Quête de l’oiseau du temps|La Conque de Ramor=1983;Le Temple de l’oubli=1984;Le Rige=1985;L’Œuf des ténèbres=1987
Régis Loisel|Vents d’Ouest|Peter Pan|Londres=1990;Opikanoba=1992;Tempête=1994
Régis Loisel+Jean-Louis Tripp|Casterman|Magasin général|Marie=2006;Serge=2006;Les Hommes=2007
Fabien Nury+Sylvain Vallée|Glénat|Il était une fois en France|L’Empire de monsieur Joseph=2007;Le Vol noir des corbeaux=2008;Honneur et Police=2009
Fabien Nury+Thierry Robin|Dargaud||La Mort de Staline=2010
Jean-Claude Forest|Dargaud||Barbarella=1964
Claire Bretécher|Dargaud||Agrippine=1988;Les Frustrés=1975
Fred|Dargaud|Philémon|Le Naufragé du « A »=1972;Le Piano sauvage=1973;Le Château suspendu=1973
Marc-Antoine Mathieu|Delcourt|Julius Corentin Acquefacques|L’Origine=1990;La Qu…=1991;Le Processus=1993
François Schuiten+Benoît Peeters|Casterman|Les Cités obscures|Les Murailles de Samaris=1983;La Fièvre d’Urbicande=1985;La Tour=1987;Brüsel=1992
Winshluss|Les Requins Marteaux||Pinocchio=2008
Fabcaro|6 Pieds sous terre||Zaï zaï zaï zaï=2015;Formica=2019
Chloé Cruchaudet|Delcourt||Mauvais genre=2013
Catherine Meurisse|Dargaud||La Légèreté=2016;Les Grands Espaces=2018
Blutch|Futuropolis||Le Petit Christian=1998
Christophe Blain|Dargaud|Isaac le pirate|Les Amériques=2001;Les Glaces=2002
Christophe Blain+Abel Lanzac|Dargaud|Quai d’Orsay|Quai d’Orsay 1=2010;Quai d’Orsay 2=2011
Christophe Blain+Jean-Marc Jancovici|Dargaud||Le Monde sans fin=2021
Wilfrid Lupano+Paul Cauuet|Dargaud|Les Vieux Fourneaux|Ceux qui restent=2014;Bonny and Pierrot=2014;Celui qui part=2015
Zep|Glénat|Titeuf|Dieu, le sexe et les bretelles=1993;L’amour, c’est pô propre…=1993
`;
