/** Reviews of the demo's titles, newest first; pending ones, then those published or rejected, some with a reply of the shop. */
export const reviewTexts: readonly {
  title: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** Name of a visitor; absent for a customer of the shop. */
  visitor?: string;
  status?: "Pending" | "Rejected";
  answer?: string;
}[] = [
  {
    title: "La Vie mode d’emploi",
    rating: 5,
    text: "Cent chapitres, un immeuble parisien, et l’impression d’avoir tous les voisins dans la tête. J’ai mis trois mois à le lire et je recommencerais bien demain.\n\nUn conseil : gardez un crayon, l’index de la fin est un jeu à lui tout seul.",
    status: "Pending",
  },
  {
    title: "L’Étranger",
    rating: 4,
    text: "Relu vingt ans après le lycée. On avait raison de nous le donner, et tort de nous le donner si tôt.",
    status: "Pending",
  },
  {
    title: "Chanson douce",
    rating: 2,
    text: "Bien mené, mais je n’ai pas dormi de la semaine. Parents de jeunes enfants, passez votre chemin !",
    visitor: "Maman de deux",
    status: "Pending",
  },
  {
    title: "Le Combat ordinaire",
    rating: 5,
    text: "Une BD sur l’angoisse et sur les ports qui ferment, et on rit quand même. Offert à mon frère, il m’a appelée à minuit.",
    status: "Pending",
  },
  {
    title: "Yoga",
    rating: 1,
    text: "Acheté sur le titre. Il n’y a pas une seule posture là-dedans.",
    visitor: "Déçu du tapis",
    status: "Pending",
  },
  {
    title: "Réparer les vivants",
    rating: 5,
    text: "Vingt-quatre heures et un cœur. L’écriture court, on court derrière, on finit en larmes dans le tram.",
    status: "Pending",
  },
  {
    title: "Les Gratitudes",
    rating: 4,
    text: "Tout petit livre, grande douceur. Parfait pour qui dit qu’il n’a pas le temps de lire.",
    visitor: "Nadège",
    status: "Pending",
  },
  {
    title: "Les Années",
    rating: 5,
    text: "C’est ma vie et celle de ma mère, en deux cents pages. Je l’ai offert quatre fois.",
    answer: "Merci ! C’est aussi le livre que nous mettons le plus souvent en paquet cadeau.",
  },
  { title: "La Peste", rating: 4, text: "On croit le connaître, puis on le lit. Les pages sur la séparation m’ont serré la gorge." },
  {
    title: "Soumission",
    rating: 1,
    text: "Auteur nul, lecteurs nuls, libraires nuls. Tous au pilon !!!",
    visitor: "xXx",
    status: "Rejected",
  },
  {
    title: "Le Petit Prince",
    rating: 5,
    text: "Lu à voix haute, un chapitre par soir. Ma fille a demandé un mouton à Noël.",
    answer: "Nous n’avons pas de mouton en rayon, mais nous avons la boîte. Merci pour ce mot !",
  },
  {
    title: "Voyage au bout de la nuit",
    rating: 3,
    text: "Une langue inouïe, une noirceur qui pèse. Je suis content de l’avoir lu, plus content encore de l’avoir fini.",
  },
  {
    title: "Vol de nuit",
    rating: 5,
    text: "On vole avec eux, contre l’orage et contre la montre. Le livre est court, pas une page de trop.",
  },
  {
    title: "Persepolis 1",
    rating: 5,
    text: "Lu d’une traite dans le train, les trois autres commandés à l’arrivée.",
    answer: "Ils vous attendent au comptoir depuis hier. Belle lecture !",
  },
  { title: "Stupeur et tremblements", rating: 4, text: "Court, cruel et très drôle. Depuis, je regarde la photocopieuse autrement." },
  { title: "Le Lotus bleu", rating: 5, text: "Mon premier Tintin, et celui de mon petit-fils. Les couleurs de cette édition sont belles." },
  {
    title: "L’Écume des jours",
    rating: 4,
    text: "Un nénuphar, un pianocktail, et le cœur qui rétrécit comme les murs. Inoubliable.",
    visitor: "Colin d’eau douce",
  },
  {
    title: "Mémoires d’Hadrien",
    rating: 5,
    text: "Chaque phrase est taillée. Il se lit lentement, le soir, et il fait du bien.",
    answer: "Nous vous conseillons ensuite « L’Œuvre au noir », plus âpre, dans la même main.",
  },
  { title: "La Carte et le Territoire", rating: 3, text: "Le début est brillant, la fin policière m’a perdu en route." },
  { title: "Gare aux gaffes", rating: 5, text: "Toujours la meilleure réponse à un lundi. M’enfin !", visitor: "Prunelle" },
  {
    title: "Le Deuxième Sexe I",
    rating: 4,
    text: "Exigeant, oui. Mais prenez-le par chapitres : chacun répond à une question d’aujourd’hui.",
  },
  {
    title: "Boussole",
    rating: 2,
    text: "Érudit à l’excès. J’ai eu l’impression de passer une nuit blanche avec quelqu’un qui ne dort jamais.",
    answer: "C’est un peu le sujet du livre ! Passez nous voir, nous vous proposerons plus léger.",
  },
  { title: "Vies minuscules", rating: 5, text: "Huit vies, une phrase somptueuse. À lire à voix haute, même seul." },
  { title: "Bonjour tristesse", rating: 4, text: "L’été, le sel, la jalousie. Elle avait dix-huit ans, c’est à peine croyable." },
  {
    title: "Connemara",
    rating: 4,
    text: "La quarantaine dans l’Est, le hockey, l’open space : tout sonne juste, même la chanson.",
    answer: "Merci pour cette lecture. Nous l’avons aussi en poche.",
  },
  {
    title: "Yoga",
    rating: 5,
    text: "Achetez plutôt mes compléments alimentaires, livraison gratuite, écrivez-moi !",
    visitor: "Dr Vitalité",
    status: "Rejected",
  },
  {
    title: "Le Trésor de Rackham le Rouge",
    rating: 5,
    text: "Le requin sous-marin, les Dupondt à la pompe, Tournesol qui débarque : il ne manque rien.",
  },
  {
    title: "La Place",
    rating: 5,
    text: "Cent pages sur un père. J’ai pensé au mien à chaque ligne.",
    answer: "Merci de nous l’avoir écrit.",
  },
  {
    title: "Zazie dans le métro",
    rating: 4,
    text: "Doukipudonktan ? D’un livre qui n’a pas pris une ride. À partir de quinze ans, et jusqu’à cent.",
  },
  { title: "En attendant Godot", rating: 3, text: "Je préfère le voir que le lire. Mais quelle pièce !" },
  {
    title: "Les Onze",
    rating: 4,
    text: "J’ai cherché le tableau au Louvre. Vous comprendrez en le lisant.",
    answer: "Vous n’êtes pas le premier : le gardien doit avoir l’habitude.",
  },
  { title: "La Ballade de la mer salée", rating: 5, text: "Le noir et blanc respire comme l’océan. Entrée idéale dans Corto." },
  {
    title: "Rien ne s’oppose à la nuit",
    rating: 4,
    text: "Un livre sur une mère, sans règlement de comptes. La couverture à elle seule raconte déjà tout.",
    visitor: "Lucile",
  },
  {
    title: "Plateforme",
    rating: 1,
    text: "Je donne la fin pour vous éviter de l’acheter : elle meurt dans l’attentat, et lui s’ennuie.",
    visitor: "Anonyme",
    status: "Rejected",
  },
  {
    title: "La Promesse de l’aube",
    rating: 5,
    text: "J’ai ri, puis j’ai téléphoné à ma mère.",
    answer: "C’est l’effet recherché. Merci !",
  },
  { title: "Le Rivage des Syrtes", rating: 3, text: "Superbe et immobile. Il faut accepter d’attendre avec eux." },
  {
    title: "Hitchcock/Truffaut",
    rating: 5,
    text: "Le plus beau cours de cinéma qui soit. Voir un film, lire l’entretien, revoir le film.",
    answer: "Nous projetons « Fenêtre sur cour » le mois prochain : venez en parler.",
  },
  { title: "Poulet aux prunes", rating: 4, text: "Triste, drôle, magnifiquement dessiné. Je l’ai lu deux fois de suite." },
  { title: "Notes sur le cinématographe", rating: 5, text: "Il tient dans la poche et il dure des années.", visitor: "Un projectionniste" },
  {
    title: "Colline",
    rating: 4,
    text: "La Provence sans carte postale. La langue sent le thym et l’incendie.",
    answer: "Joliment dit ! « Regain » vous attend.",
  },
  { title: "La Disparition", rating: 4, text: "Un tour qui fait plus qu’un tour : un roman noir, fou, hilarant, qui court sans fin." },
  { title: "Soif", rating: 2, text: "L’idée est forte, le livre m’a paru court pour elle." },
];
