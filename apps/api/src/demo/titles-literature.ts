/** French literature: author | publisher | collection | title=year of first publication; … */
export const literature = `
Albert Camus|Gallimard|Folio|L’Étranger=1942;La Peste=1947;La Chute=1956;L’Exil et le Royaume=1957;Le Premier Homme=1994;Caligula=1944;Le Mythe de Sisyphe=1942;Noces=1938
Annie Ernaux|Gallimard|Folio|Les Années=2008;La Place=1983;Une femme=1988;L’Événement=2000;La Honte=1997;Passion simple=1992;Mémoire de fille=2016;La Femme gelée=1981;Les Armoires vides=1974
Georges Perec|Le Livre de poche|Littérature|La Vie mode d’emploi=1978
Georges Perec|Gallimard|L’Imaginaire|La Disparition=1969;W ou le souvenir d’enfance=1975
Georges Perec|Pocket|Pocket|Les Choses=1965
Marcel Proust|Gallimard|Folio classique|Du côté de chez Swann=1913;À l’ombre des jeunes filles en fleurs=1919;Le Côté de Guermantes=1920;Sodome et Gomorrhe=1921;La Prisonnière=1923;Albertine disparue=1925;Le Temps retrouvé=1927
Marguerite Duras|Éditions de Minuit|Double|L’Amant=1984;Moderato cantabile=1958;Détruire, dit-elle=1969;Les Yeux bleus cheveux noirs=1986
Marguerite Duras|Gallimard|Folio|Un barrage contre le Pacifique=1950;Le Ravissement de Lol V. Stein=1964;Le Vice-Consul=1966;La Douleur=1985;Le Marin de Gibraltar=1952
Simone de Beauvoir|Gallimard|Folio|Mémoires d’une jeune fille rangée=1958;Le Deuxième Sexe I=1949;Le Deuxième Sexe II=1949;Les Mandarins=1954;Une mort très douce=1964;La Femme rompue=1967;L’Invitée=1943
Jean-Paul Sartre|Gallimard|Folio|La Nausée=1938;Les Mots=1964;Le Mur=1939;Huis clos=1944;Les Mains sales=1948
Boris Vian|Le Livre de poche|Littérature|L’Écume des jours=1947;L’Arrache-cœur=1953;L’Herbe rouge=1950;L’Automne à Pékin=1947
Raymond Queneau|Gallimard|Folio|Zazie dans le métro=1959;Exercices de style=1947;Les Fleurs bleues=1965;Pierrot mon ami=1942
Louis-Ferdinand Céline|Gallimard|Folio|Voyage au bout de la nuit=1932;Mort à crédit=1936;Guignol’s Band=1944;D’un château l’autre=1957
André Gide|Gallimard|Folio|Les Faux-Monnayeurs=1925;L’Immoraliste=1902;La Porte étroite=1909;La Symphonie pastorale=1919;Les Caves du Vatican=1914
André Malraux|Gallimard|Folio|La Condition humaine=1933;L’Espoir=1937;La Voie royale=1930
Antoine de Saint-Exupéry|Gallimard|Folio|Le Petit Prince=1943;Vol de nuit=1931;Terre des hommes=1939;Courrier sud=1929;Pilote de guerre=1942
Marguerite Yourcenar|Gallimard|Folio|Mémoires d’Hadrien=1951;L’Œuvre au noir=1968;Souvenirs pieux=1974;Nouvelles orientales=1938
Romain Gary|Gallimard|Folio|La Promesse de l’aube=1960;Les Racines du ciel=1956;Les Cerfs-volants=1980;Chien blanc=1970;Clair de femme=1977
Romain Gary (Émile Ajar)|Mercure de France|Bleue|La Vie devant soi=1975;Gros-Câlin=1974
Patrick Modiano|Gallimard|Folio|Rue des boutiques obscures=1978;Dora Bruder=1997;La Place de l’Étoile=1968;Villa triste=1975;Dans le café de la jeunesse perdue=2007;Un pedigree=2005;Pour que tu ne te perdes pas dans le quartier=2014
J. M. G. Le Clézio|Gallimard|Folio|Désert=1980;Le Procès-verbal=1963;Onitsha=1991;Le Chercheur d’or=1985;Ritournelle de la faim=2008
Michel Tournier|Gallimard|Folio|Vendredi ou les Limbes du Pacifique=1967;Le Roi des Aulnes=1970;Les Météores=1975;La Goutte d’or=1985
Jean Giono|Gallimard|Folio|Un roi sans divertissement=1947;Que ma joie demeure=1935;Le Chant du monde=1934
Jean Giono|Grasset|Les Cahiers rouges|Colline=1929;Regain=1930
Colette|Le Livre de poche|Littérature|Le Blé en herbe=1923;Chéri=1920;Sido=1930;La Vagabonde=1910
Françoise Sagan|Julliard|Littérature|Bonjour tristesse=1954;Aimez-vous Brahms..=1959;Un certain sourire=1956
Julien Gracq|José Corti|Domaine français|Le Rivage des Syrtes=1951;Un balcon en forêt=1958;Au château d’Argol=1938;Les Eaux étroites=1976
Samuel Beckett|Éditions de Minuit|Romans|En attendant Godot=1952;Molloy=1951;Malone meurt=1951;Oh les beaux jours=1963;Fin de partie=1957
Nathalie Sarraute|Gallimard|Folio|Enfance=1983;Le Planétarium=1959;Portrait d’un inconnu=1948
Claude Simon|Éditions de Minuit|Double|La Route des Flandres=1960;L’Acacia=1989;L’Herbe=1958
Alain Robbe-Grillet|Éditions de Minuit|Romans|La Jalousie=1957;Les Gommes=1953;Le Voyeur=1955
Michel Butor|Éditions de Minuit|Double|La Modification=1957;L’Emploi du temps=1956
Eugène Ionesco|Gallimard|Folio théâtre|La Cantatrice chauve=1950;Rhinocéros=1959;Le Roi se meurt=1962
Jean Echenoz|Éditions de Minuit|Romans|Je m’en vais=1999;Ravel=2006;Courir=2008;14=2012;Lac=1989;Des éclairs=2010
Jean-Philippe Toussaint|Éditions de Minuit|Romans|La Salle de bain=1985;Faire l’amour=2002;La Vérité sur Marie=2009;La Télévision=1997
Marie NDiaye|Gallimard|Blanche|Trois femmes puissantes=2009;La Cheffe, roman d’une cuisinière=2016;Ladivine=2013;La vengeance m’appartient=2021
Marie NDiaye|Éditions de Minuit|Romans|Rosie Carpe=2001;La Sorcière=1996
Laurent Mauvignier|Éditions de Minuit|Romans|Des hommes=2009;Continuer=2016;Histoires de la nuit=2020;Apprendre à finir=2000
Tanguy Viel|Éditions de Minuit|Romans|Article 353 du Code pénal=2017;La Disparition de Jim Sullivan=2013;L’Absolue Perfection du crime=2001
Pierre Michon|Gallimard|Folio|Vies minuscules=1984
Pierre Michon|Verdier|Littérature|Les Onze=2009;La Grande Beune=1996
Pierre Bergounioux|Gallimard|Blanche|Miette=1995;La Mort de Brune=1996
Annie Saumont|Julliard|Littérature|Les voilà quel bonheur=1993
Emmanuel Carrère|P.O.L|Fiction|L’Adversaire=2000;D’autres vies que la mienne=2009;Limonov=2011;Le Royaume=2014;Yoga=2020;V13=2022;La Moustache=1986
Martin Winckler|P.O.L|Fiction|La Maladie de Sachs=1998;Le Chœur des femmes=2009
Nathalie Azoulai|P.O.L|Fiction|Titus n’aimait pas Bérénice=2015
Michel Houellebecq|Flammarion|Littérature française|Les Particules élémentaires=1998;Plateforme=2001;La Carte et le Territoire=2010;Soumission=2015;Sérotonine=2019;Anéantir=2022
Amélie Nothomb|Albin Michel|Romans français|Hygiène de l’assassin=1992;Stupeur et tremblements=1999;Métaphysique des tubes=2000;Soif=2019;Premier Sang=2021;Barbe bleue=2012
Delphine de Vigan|JC Lattès|Littérature française|No et moi=2007;Rien ne s’oppose à la nuit=2011;D’après une histoire vraie=2015;Les Gratitudes=2019
Maylis de Kerangal|Verticales|Verticales|Réparer les vivants=2014;Naissance d’un pont=2010;Corniche Kennedy=2008;Un monde à portée de main=2018;Jour de ressac=2024
Leïla Slimani|Gallimard|Blanche|Chanson douce=2016;Dans le jardin de l’ogre=2014;Le Pays des autres=2020;Regardez-nous danser=2022
Éric Vuillard|Actes Sud|Un endroit où aller|L’Ordre du jour=2017;14 Juillet=2016;Congo=2012;La Guerre des pauvres=2019;Une sortie honorable=2022
Mathias Énard|Actes Sud|Domaine français|Zone=2008;Boussole=2015;Parle-leur de batailles, de rois et d’éléphants=2010;Le Banquet annuel de la Confrérie des fossoyeurs=2020;Déserter=2023
Nicolas Mathieu|Actes Sud|Domaine français|Leurs enfants après eux=2018;Aux animaux la guerre=2014;Connemara=2022
Jérôme Ferrari|Actes Sud|Domaine français|Le Sermon sur la chute de Rome=2012;Où j’ai laissé mon âme=2010;À son image=2018
Laurent Gaudé|Actes Sud|Domaine français|Le Soleil des Scorta=2004;La Mort du roi Tsongor=2002;Eldorado=2006;Ouragan=2010
Nancy Huston|Actes Sud|Domaine français|Lignes de faille=2006;L’Empreinte de l’ange=1998
Wajdi Mouawad|Actes Sud|Papiers|Incendies=2003;Littoral=1999;Forêts=2006;Anima=2012
Alice Zeniter|Flammarion|Littérature française|L’Art de perdre=2017;Comme un empire dans un empire=2020
Virginie Despentes|Grasset|Littérature française|Vernon Subutex 1=2015;Vernon Subutex 2=2015;Vernon Subutex 3=2017;Apocalypse bébé=2010;King Kong théorie=2006;Cher connard=2022
Gaël Faye|Grasset|Littérature française|Petit pays=2016;Jacaranda=2024
Laurent Binet|Grasset|Littérature française|HHhH=2010;La Septième Fonction du langage=2015;Civilizations=2019;Perspective(s)=2023
Sorj Chalandon|Grasset|Littérature française|Le Quatrième Mur=2013;Profession du père=2015;Enfant de salaud=2021;L’Enragé=2023
Dany Laferrière|Grasset|Littérature française|L’Énigme du retour=2009
Pierre Lemaitre|Albin Michel|Romans français|Au revoir là-haut=2013;Couleurs de l’incendie=2018;Miroir de nos peines=2020;Le Grand Monde=2022
Éric-Emmanuel Schmitt|Albin Michel|Romans français|Oscar et la dame rose=2002;Monsieur Ibrahim et les fleurs du Coran=2001;La Part de l’autre=2001
Mohamed Mbougar Sarr|Philippe Rey|Fiction|La Plus Secrète Mémoire des hommes=2021;De purs hommes=2018
Brigitte Giraud|Flammarion|Littérature française|Vivre vite=2022
Jean-Baptiste Andrea|L’Iconoclaste|Littérature|Veiller sur elle=2023;Ma reine=2017;Cent millions d’années et un jour=2019;Des diables et des saints=2021
Hervé Le Tellier|Gallimard|Blanche|L’Anomalie=2020
Kamel Daoud|Actes Sud|Domaine français|Meursault, contre-enquête=2014
Kamel Daoud|Gallimard|Blanche|Houris=2024
Philippe Claudel|Stock|La Bleue|Les Âmes grises=2003;La Petite Fille de Monsieur Linh=2005;Le Rapport de Brodeck=2007
Fred Vargas|Viviane Hamy|Chemins nocturnes|Pars vite et reviens tard=2001;L’Homme à l’envers=1999;Debout les morts=1995;Sous les vents de Neptune=2004
Georges Simenon|Le Livre de poche|Policier|Pietr-le-Letton=1931;Le Chien jaune=1931;Maigret tend un piège=1955;La Nuit du carrefour=1931;L’Affaire Saint-Fiacre=1932;Les Fiançailles de M. Hire=1933
Jean-Patrick Manchette|Gallimard|Folio policier|Nada=1972;La Position du tireur couché=1981;Le Petit Bleu de la côte ouest=1976;Fatale=1977
Didier Daeninckx|Gallimard|Folio policier|Meurtres pour mémoire=1984;Cannibale=1998
Jean-Claude Izzo|Gallimard|Folio policier|Total Khéops=1995;Chourmo=1996;Solea=1998
Maurice Leblanc|Le Livre de poche|Policier|Arsène Lupin, gentleman-cambrioleur=1907;L’Aiguille creuse=1909;813=1910
Gaston Leroux|Le Livre de poche|Policier|Le Mystère de la chambre jaune=1907;Le Fantôme de l’Opéra=1910
Victor Hugo|Gallimard|Folio classique|Les Misérables I=1862;Les Misérables II=1862;Notre-Dame de Paris=1831;Quatrevingt-treize=1874;Les Travailleurs de la mer=1866;Le Dernier Jour d’un condamné=1829;L’Homme qui rit=1869
Gustave Flaubert|Gallimard|Folio classique|Madame Bovary=1857;L’Éducation sentimentale=1869;Salammbô=1862;Trois contes=1877;Bouvard et Pécuchet=1881
Honoré de Balzac|Gallimard|Folio classique|Le Père Goriot=1835;Illusions perdues=1843;La Peau de chagrin=1831;Eugénie Grandet=1833;Le Lys dans la vallée=1836;La Cousine Bette=1846;Splendeurs et misères des courtisanes=1847
Émile Zola|Gallimard|Folio classique|Germinal=1885;L’Assommoir=1877;Nana=1880;Au Bonheur des Dames=1883;La Bête humaine=1890;Thérèse Raquin=1867;L’Œuvre=1886;La Curée=1871;Le Ventre de Paris=1873
Stendhal|Gallimard|Folio classique|Le Rouge et le Noir=1830;La Chartreuse de Parme=1839;Lucien Leuwen=1894;Chroniques italiennes=1855
Guy de Maupassant|Le Livre de poche|Classiques|Bel-Ami=1885;Une vie=1883;Boule de suif=1880;Le Horla=1887;Pierre et Jean=1888
Alexandre Dumas|Gallimard|Folio classique|Les Trois Mousquetaires=1844;Le Comte de Monte-Cristo I=1844;Le Comte de Monte-Cristo II=1846;Vingt ans après=1845;La Reine Margot=1845
Jules Verne|Le Livre de poche|Classiques|Vingt mille lieues sous les mers=1870;Le Tour du monde en quatre-vingts jours=1872;L’Île mystérieuse=1875;Michel Strogoff=1876;Voyage au centre de la Terre=1864
George Sand|Gallimard|Folio classique|La Mare au diable=1846;La Petite Fadette=1849;Indiana=1832;François le Champi=1850
Charles Baudelaire|Gallimard|Poésie|Les Fleurs du mal=1857;Le Spleen de Paris=1869
Arthur Rimbaud|Gallimard|Poésie|Une saison en enfer=1873;Poésies=1895
Guillaume Apollinaire|Gallimard|Poésie|Alcools=1913;Calligrammes=1918
Paul Éluard|Gallimard|Poésie|Capitale de la douleur=1926
René Char|Gallimard|Poésie|Fureur et mystère=1948
Francis Ponge|Gallimard|Poésie|Le Parti pris des choses=1942
Jacques Prévert|Gallimard|Folio|Paroles=1946;Histoires=1946;Fatras=1966
Molière|Gallimard|Folio théâtre|Le Misanthrope=1666;Dom Juan=1665;L’Avare=1668;Le Tartuffe=1664;Le Malade imaginaire=1673
Jean Racine|Gallimard|Folio théâtre|Phèdre=1677;Andromaque=1667;Britannicus=1669;Bérénice=1670
Marivaux|Gallimard|Folio théâtre|Le Jeu de l’amour et du hasard=1730;Les Fausses Confidences=1737;L’Île des esclaves=1725
Beaumarchais|Gallimard|Folio théâtre|Le Mariage de Figaro=1784;Le Barbier de Séville=1775
Voltaire|Gallimard|Folio classique|Candide=1759;Zadig=1747;L’Ingénu=1767;Micromégas=1752
Denis Diderot|Gallimard|Folio classique|Jacques le Fataliste et son maître=1796;La Religieuse=1796;Le Neveu de Rameau=1891
Choderlos de Laclos|Gallimard|Folio classique|Les Liaisons dangereuses=1782
Madame de La Fayette|Gallimard|Folio classique|La Princesse de Clèves=1678
Michel de Montaigne|Gallimard|Folio classique|Les Essais I=1580;Les Essais II=1580;Les Essais III=1588
François Rabelais|Points|Points|Gargantua=1534;Pantagruel=1532
Valentine Goby|Actes Sud|Domaine français|Kinderzimmer=2013;Murène=2019
Lydie Salvayre|Seuil|Cadre rouge|Pas pleurer=2014
Édouard Louis|Seuil|Cadre rouge|En finir avec Eddy Bellegueule=2014;Qui a tué mon père=2018;Combats et métamorphoses d’une femme=2021
Jean Rouaud|Éditions de Minuit|Double|Les Champs d’honneur=1990
Hélène Gestern|Arléa|Poche|Eux sur la photo=2011
Neige Sinno|P.O.L|Fiction|Triste tigre=2023
Christine Angot|Flammarion|Littérature française|Le Voyage dans l’Est=2021;Un amour impossible=2015;Une semaine de vacances=2012
Muriel Barbery|Gallimard|Folio|L’Élégance du hérisson=2006;Une gourmandise=2000
Daniel Pennac|Gallimard|Folio|Au bonheur des ogres=1985;La Fée Carabine=1987;La Petite Marchande de prose=1990;Chagrin d’école=2007;Comme un roman=1992
`;
