/** Books on cinema: author | publisher | collection | title=year; … */
export const cinemaBooks = `
André Bazin|Éditions du Cerf|7ᵉ Art|Qu’est-ce que le cinéma ?=1958
André Bazin|Cahiers du cinéma|Petite bibliothèque|Orson Welles=1972
François Truffaut|Gallimard|Albums|Hitchcock/Truffaut=1966
François Truffaut|Flammarion|Champs|Les Films de ma vie=1975;Le Plaisir des yeux=1987
Robert Bresson|Gallimard|Folio|Notes sur le cinématographe=1975
Gilles Deleuze|Éditions de Minuit|Critique|L’Image-mouvement=1983;L’Image-temps=1985
Serge Daney|P.O.L|Trafic|Persévérance=1994;L’exercice a été profitable, Monsieur=1993;La Maison cinéma et le monde 1=2001;La Maison cinéma et le monde 2=2002
Serge Daney|Cahiers du cinéma|Petite bibliothèque|La Rampe=1983;Ciné-journal=1986
Jean Epstein|Seghers|Cinéma club|Écrits sur le cinéma=1974
Jean-Luc Godard|Cahiers du cinéma|Écrits|Jean-Luc Godard par Jean-Luc Godard=1985
Jean-Luc Godard|Gallimard|Blanche|Histoire(s) du cinéma=1998
Éric Rohmer|Cahiers du cinéma|Petite bibliothèque|Le Goût de la beauté=1984
Éric Rohmer|Cahiers du cinéma|Petite bibliothèque|Six contes moraux=1974
Antoine de Baecque|Fayard|Histoire de la pensée|La Cinéphilie=2003
Antoine de Baecque|Grasset|Biographies|Godard=2010
Antoine de Baecque+Serge Toubiana|Gallimard|NRF Biographies|François Truffaut=1996
Antoine de Baecque+Noël Herpe|Stock|Biographies|Éric Rohmer=2014
Bertrand Tavernier|Actes Sud|Institut Lumière|Amis américains=1993
Bertrand Tavernier+Jean-Pierre Coursodon|Nathan|Omnibus|50 ans de cinéma américain=1991
Jacques Aumont|Armand Colin|Cinéma / Arts visuels|L’Image=1990;Du visage au cinéma=1992
Jacques Aumont+Michel Marie|Armand Colin|Cinéma / Arts visuels|L’Analyse des films=1988
Michel Chion|Armand Colin|Cinéma / Arts visuels|L’Audio-vision=1990
Michel Chion|Cahiers du cinéma|Essais|La Voix au cinéma=1982;David Lynch=1992
Alain Bergala|Cahiers du cinéma|Petite bibliothèque|L’Hypothèse cinéma=2002
Alain Bergala|Cahiers du cinéma|Essais|Godard au travail=2006;Nul mieux que Godard=1999
Edgar Morin|Éditions de Minuit|Arguments|Le Cinéma ou l’Homme imaginaire=1956
Edgar Morin|Points|Essais|Les Stars=1957
Georges Sadoul|Flammarion|Champs|Histoire du cinéma mondial=1949
Noël Burch|Gallimard|Folio essais|Praxis du cinéma=1969
Christian Metz|Klincksieck|Esthétique|Essais sur la signification au cinéma=1968
Raymond Bellour|P.O.L|Trafic|Le Corps du cinéma=2009
Jean Renoir|Flammarion|Champs|Ma vie et mes films=1974;Pierre-Auguste Renoir, mon père=1962
Agnès Varda|Cahiers du cinéma|Albums|Varda par Agnès=1994
Andreï Tarkovski|Philippe Rey|Document|Le Temps scellé=1989
Jean Douchet|Cahiers du cinéma|Petite bibliothèque|Hitchcock=1967;L’Art d’aimer=1987
Jacques Rancière|La Fabrique|Essais|Les Écarts du cinéma=2011
Luc Moullet|Capricci|Essais|Cecil B. DeMille, l’empereur du mauve=2012;Piges choisies=2009
Emmanuel Burdeau|Capricci|Essais|Vincente Minnelli=2011
Murielle Joudet|Capricci|Première collection|Isabelle Huppert, vivre ne nous regarde pas=2018
Siegfried Kracauer|Flammarion|Champs|De Caligari à Hitler=1973
`;

/** Films on DVD: director | distributor | title=year of the film; … */
export const films = `
Agnès Varda|Arte Éditions|Cléo de 5 à 7=1962;Sans toit ni loi=1985;Les Glaneurs et la Glaneuse=2000;Le Bonheur=1965;La Pointe courte=1955;Jacquot de Nantes=1991;Les Plages d’Agnès=2008
Jacques Demy|Arte Éditions|Les Parapluies de Cherbourg=1964;Les Demoiselles de Rochefort=1967;Lola=1961;Peau d’âne=1970;La Baie des Anges=1963;Une chambre en ville=1982
François Truffaut|MK2|Les Quatre Cents Coups=1959;Tirez sur le pianiste=1960;Jules et Jim=1962;La Peau douce=1964;Baisers volés=1968;Domicile conjugal=1970;L’Amour en fuite=1979;Le Dernier Métro=1980;La Femme d’à côté=1981;Vivement dimanche !=1983;Les Deux Anglaises et le Continent=1971
Jean-Luc Godard|StudioCanal|À bout de souffle=1960;Le Mépris=1963;Pierrot le Fou=1965;Alphaville=1965;Made in U.S.A.=1966;Une femme est une femme=1961
Jean-Luc Godard|Gaumont|Bande à part=1964;Vivre sa vie=1962;Le Petit Soldat=1963;La Chinoise=1967
Éric Rohmer|Potemkine|Ma nuit chez Maud=1969;Le Genou de Claire=1970;La Collectionneuse=1967;L’Amour l’après-midi=1972;Le Rayon vert=1986;Pauline à la plage=1983;Conte d’hiver=1992;Conte d’été=1996;Conte d’automne=1998;Les Nuits de la pleine lune=1984
Jacques Rivette|Carlotta Films|Céline et Julie vont en bateau=1974;Out 1=1971;Paris nous appartient=1961
Jacques Rivette|StudioCanal|La Religieuse=1966
Claude Chabrol|Gaumont|Le Beau Serge=1958;Les Cousins=1959
Claude Chabrol|MK2|La Cérémonie=1995;Merci pour le chocolat=2000;Madame Bovary=1991
Alain Resnais|Arte Éditions|Hiroshima mon amour=1959;Nuit et Brouillard=1956;Muriel ou le Temps d’un retour=1963
Alain Resnais|StudioCanal|L’Année dernière à Marienbad=1961
Robert Bresson|Gaumont|Un condamné à mort s’est échappé=1956
Robert Bresson|MK2|Pickpocket=1959;Procès de Jeanne d’Arc=1962;L’Argent=1983
Robert Bresson|Potemkine|Au hasard Balthazar=1966;Mouchette=1967
Jean Renoir|StudioCanal|La Grande Illusion=1937;La Bête humaine=1938
Jean Renoir|Les Éditions Montparnasse|La Règle du jeu=1939;Boudu sauvé des eaux=1932
Jean Renoir|Gaumont|French Cancan=1955;Elena et les Hommes=1956
Jean Vigo|Gaumont|L’Atalante=1934;Zéro de conduite=1933
Marcel Carné|Pathé|Les Enfants du paradis=1945;Drôle de drame=1937
Marcel Carné|StudioCanal|Le Quai des brumes=1938;Le jour se lève=1939;Hôtel du Nord=1938
Jean Cocteau|StudioCanal|Orphée=1950;Le Testament d’Orphée=1960
Jean Cocteau|SNC / M6 Vidéo|La Belle et la Bête=1946
Henri-Georges Clouzot|TF1 Studio|Le Salaire de la peur=1953;Les Diaboliques=1955
Henri-Georges Clouzot|StudioCanal|Quai des Orfèvres=1947;Le Corbeau=1943
Jacques Becker|StudioCanal|Casque d’or=1952;Touchez pas au grisbi=1954;Le Trou=1960
Jean-Pierre Melville|StudioCanal|Le Cercle rouge=1970;L’Armée des ombres=1969;Bob le flambeur=1956;Un flic=1972;Léon Morin, prêtre=1961
Jean-Pierre Melville|Pathé|Le Samouraï=1967
Jacques Tati|StudioCanal|Les Vacances de monsieur Hulot=1953;Mon oncle=1958;Playtime=1967;Jour de fête=1949;Trafic=1971
Louis Malle|Gaumont|Ascenseur pour l’échafaud=1958;Les Amants=1958;Zazie dans le métro=1960;Le Feu follet=1963;Le Souffle au cœur=1971;Lacombe Lucien=1974;Au revoir les enfants=1987
Maurice Pialat|Gaumont|Loulou=1980;À nos amours=1983;Police=1985;Sous le soleil de Satan=1987;Van Gogh=1991;Nous ne vieillirons pas ensemble=1972;L’Enfance nue=1968
Max Ophüls|Gaumont|Madame de…=1953;Le Plaisir=1952;La Ronde=1950;Lola Montès=1955
Georges Franju|Gaumont|Les Yeux sans visage=1960
Chris Marker|Arte Éditions|La Jetée=1962;Sans soleil=1983;Le fond de l’air est rouge=1977
Jean Eustache|Carlotta Films|La Maman et la Putain=1973;Mes petites amoureuses=1974
Bertrand Tavernier|StudioCanal|L’Horloger de Saint-Paul=1974;Coup de torchon=1981;La Vie et rien d’autre=1989;Que la fête commence…=1975
Claude Sautet|StudioCanal|Les Choses de la vie=1970;César et Rosalie=1972;Vincent, François, Paul… et les autres=1974;Max et les Ferrailleurs=1971
Claude Lanzmann|Why Not Productions|Shoah=1985
Claire Denis|Pyramide Vidéo|Beau travail=1999;Nénette et Boni=1996
Céline Sciamma|Pyramide Vidéo|Portrait de la jeune fille en feu=2019;Bande de filles=2014;Tomboy=2011;Naissance des pieuvres=2007
Jacques Audiard|UGC Vidéo|Un prophète=2009;De rouille et d’os=2012;De battre mon cœur s’est arrêté=2005;Dheepan=2015
Abdellatif Kechiche|Pathé|La Graine et le Mulet=2007;L’Esquive=2004
Abdellatif Kechiche|Wild Side|La Vie d’Adèle=2013
Arnaud Desplechin|Why Not Productions|Comment je me suis disputé… (ma vie sexuelle)=1996;Rois et Reine=2004;Un conte de Noël=2008
Leos Carax|Potemkine|Holy Motors=2012
Leos Carax|StudioCanal|Les Amants du Pont-Neuf=1991;Mauvais sang=1986
Mathieu Kassovitz|StudioCanal|La Haine=1995
Michael Haneke|Les Films du Losange|Amour=2012;Caché=2005;Le Ruban blanc=2009
Justine Triet|Le Pacte|Anatomie d’une chute=2023;Victoria=2016
Julia Ducournau|Diaphana|Titane=2021
Julia Ducournau|Wild Side|Grave=2016
Michel Ocelot|France Télévisions|Kirikou et la Sorcière=1998
Jean-Pierre Jeunet|UGC Vidéo|Le Fabuleux Destin d’Amélie Poulain=2001
Carl Theodor Dreyer|Gaumont|La Passion de Jeanne d’Arc=1928
Ladj Ly|Le Pacte|Les Misérables=2019
`;
