import type { PostState, PostType } from "@reserve/domain";

/** Type, state, author and texts of a demo post. */
export type PostPlan = readonly [type: PostType, state: PostState, owner: PostAuthor, title: string, lead: string, english?: string];
/** The demo accounts that write posts. */
export type PostAuthor = "admin" | "redaction" | "libraire" | "marketing";

/** The posts of the demo shop, newest last; a few also have an English title. */
export const postPlans: readonly PostPlan[] = [
  [
    "Location",
    "Online",
    "admin",
    "La librairie du Quai",
    "Deux étages de livres face au port, ouverts six jours sur sept.",
    "The bookshop on the quay",
  ],
  ["Location", "Online", "admin", "La librairie des Capucins", "Sous la verrière des ateliers, le rayon jeunesse et le salon de thé."],
  ["Article", "Archived", "redaction", "Nos horaires de l’été dernier", "En août, la librairie fermait à midi le samedi."],
  ["Event", "Archived", "admin", "Fête de la librairie indépendante", "Une rose et un livre pour chaque lecteur."],
  ["Article", "Expired", "redaction", "Rentrée scolaire : commandez vos manuels", "Listes de classe acceptées jusqu’à la fin du mois."],
  ["Banner", "Expired", "marketing", "Rentrée littéraire : 466 romans", "Les libraires en ont lu soixante."],
  [
    "Event",
    "Expired",
    "redaction",
    "Dédicace de Maylis de Kerangal",
    "Une soirée entre Le Havre et Brest.",
    "Maylis de Kerangal signs her books",
  ],
  ["ProductList", "Expired", "libraire", "Un été en poche", "Dix livres qui tiennent dans un sac de plage.", "A summer of paperbacks"],
  [
    "Article",
    "Online",
    "redaction",
    "Comment nous choisissons les livres",
    "Trois libraires, six cents services de presse, et des désaccords.",
  ],
  [
    "ProductLiked",
    "Online",
    "libraire",
    "Lire Perec sans boussole",
    "Un immeuble, cent vies : on s’y perd avec joie.",
    "Reading Perec without a compass",
  ],
  [
    "MustRead",
    "Online",
    "redaction",
    "Les dix incontournables de la mer",
    "De Melville à Conrad, ce que le large a donné de mieux.",
    "Ten books of the sea",
  ],
  ["Folder", "Online", "admin", "Le roman policier nordique", "Neige, silence et commissaires fatigués : un dossier."],
  ["Author", "Online", "redaction", "Annie Ernaux", "Écrire la vie, la sienne et la nôtre."],
  ["Video", "Online", "redaction", "Dans l’atelier d’une relieuse", "Huit minutes parmi le cuir et la colle de pâte."],
  ["Podcast", "Online", "redaction", "À voix basse, épisode 1 : le silence", "Trois lecteurs, un micro, une réserve."],
  ["Article", "Archived", "admin", "La librairie déménage ses réserves", "Douze mille livres, deux camions, un ascenseur en panne."],
  ["Html", "Online", "admin", "Bandeau des horaires", "", undefined],
  ["ProductLiked", "Online", "libraire", "Un premier roman qui nous a tenus éveillés", "Lu en une nuit, relu le lendemain."],
  ["Event", "Expired", "libraire", "Club de lecture d’octobre", "On y parlait de « L’Étranger »."],
  [
    "Article",
    "Online",
    "redaction",
    "Pourquoi les livres coûtent le même prix partout",
    "La loi Lang a quarante-cinq ans, et elle tient bon.",
    "Why a book costs the same everywhere",
  ],
  ["ProductList", "Online", "marketing", "Idées cadeaux à moins de quinze euros", "Des livres qui se glissent dans un soulier."],
  ["Banner", "Online", "marketing", "Livraison offerte dès 35 euros", "Ou le retrait en librairie, toujours gratuit."],
  ["Author", "Online", "redaction", "Georges Perec", "L’homme qui jouait sérieusement.", "Georges Perec"],
  [
    "MustRead",
    "Online",
    "libraire",
    "Bandes dessinées à offrir à qui n’en lit pas",
    "Six portes d’entrée, du noir et blanc à l’aquarelle.",
  ],
  ["Folder", "Online", "redaction", "Traduire, c’est écrire", "Quatre traductrices racontent une phrase difficile."],
  ["Article", "Expired", "marketing", "Jeu-concours : votre première phrase", "Deux cent douze réponses, trois gagnants."],
  ["Podcast", "Online", "redaction", "À voix basse, épisode 2 : l’attente", "Ce qu’on lit dans les salles d’attente."],
  ["Video", "Online", "redaction", "Vingt-quatre heures de la vie d’une libraire", "De la livraison de sept heures aux derniers clients."],
  ["ProductLiked", "Online", "libraire", "Une enquête qui se lit comme un roman", "Le dossier judiciaire le plus humain de l’année."],
  ["Article", "Online", "redaction", "Le bon usage du marque-page", "Ticket de caisse, plume ou coin corné : plaidoyer."],
  [
    "Event",
    "Online",
    "redaction",
    "Lecture à voix haute : Noël en Bretagne",
    "Contes de grèves et de veillées, dès six ans.",
    "Read aloud: Christmas in Brittany",
  ],
  [
    "Event",
    "Online",
    "admin",
    "Soirée Perec à voix haute",
    "Six voix et un escalier pour le plus grand immeuble du roman français.",
    "An evening of Perec, aloud",
  ],
  ["Event", "Online", "libraire", "Rencontre avec une éditrice de poésie", "Comment naît un recueil de quarante pages."],
  ["ProductList", "Online", "libraire", "La sélection des lycéens", "Choisie par les terminales du lycée Anne-de-Bretagne."],
  ["Article", "Online", "redaction", "Commander un livre épuisé : mode d’emploi", "Ce que nous pouvons trouver, et en combien de temps."],
  ["Event", "Scheduled", "redaction", "Atelier d’écriture : le souvenir d’enfance", "Deux heures, douze places, un carnet."],
  ["Article", "Scheduled", "redaction", "Nos horaires de Noël", "Ouverts les trois dimanches de décembre.", "Our Christmas hours"],
  ["Banner", "Scheduled", "marketing", "Semaine du livre d’art", "Vingt beaux livres à feuilleter sans gants."],
  ["ProductList", "Scheduled", "libraire", "Les poches de l’hiver", "Pour lire sous la couette."],
  ["Podcast", "Scheduled", "redaction", "À voix basse, épisode 3 : la mer", "Enregistré sur le quai, avec le vent."],
  ["MustRead", "Scheduled", "libraire", "Romans graphiques de l’année", "Les neuf que nous avons gardés."],
  ["Article", "Validated", "redaction", "Lire en breton aujourd’hui", "Les éditeurs, les écoles, les rayons."],
  ["Event", "Validated", "libraire", "Signature : un polar à Recouvrance", "L’auteur sera là de 15 heures à la dernière dédicace."],
  ["ProductLiked", "Validated", "libraire", "Un album pour dire adieu", "Sans pathos, avec un renard."],
  ["Folder", "Validated", "redaction", "La science-fiction française", "Soixante ans en douze étapes."],
  ["Article", "WaitingForValidation", "redaction", "Ce que lisent les marins", "Enquête à bord de trois bateaux."],
  ["Event", "WaitingForValidation", "redaction", "Petit-déjeuner avec les représentants", "Les parutions de janvier autour d’un café."],
  ["Author", "WaitingForValidation", "redaction", "Marie NDiaye", "Une œuvre de l’étrangeté."],
  ["ProductList", "WaitingForValidation", "libraire", "Cuisine du dimanche", "Sept livres tachés de beurre."],
  ["Video", "WaitingForValidation", "marketing", "Emballer un livre en quarante secondes", "Le geste, le pli, le ruban."],
  ["Article", "ValidationRejected", "redaction", "Faut-il corner les pages ?", "Un débat qui divise l’équipe."],
  ["Event", "ValidationRejected", "redaction", "Visite de la réserve", "L’envers des rayons, en petit groupe."],
  ["ProductLiked", "ValidationRejected", "libraire", "Le livre que personne n’attendait", "Et que tout le monde réclame."],
  ["Article", "Draft", "redaction", "Une bibliothèque dans un phare", "Notes de voyage, à compléter."],
  ["Article", "Draft", "redaction", "Le papier, cette matière", "Grammage, main, bouffant : petit lexique."],
  ["Event", "Draft", "libraire", "Nuit de la lecture", "Le thème n’est pas encore arrêté."],
  ["ProductList", "Draft", "libraire", "Nos lectures de janvier", ""],
  ["Folder", "Draft", "admin", "Portrait d’une maison d’édition", "Trois entretiens à transcrire."],
  ["MustRead", "Draft", "marketing", "Livres audio pour la route", "À compléter avec les durées."],
  ["Article", "Archived", "redaction", "Inventaire : fermeture exceptionnelle", "Deux jours pour compter trente mille livres."],
];

/** Paragraphs after the lead, used in turn. */
export const paragraphs = [
  "On entre pour un livre et l’on ressort avec trois : c’est à peu près la promesse d’une librairie. Celle-ci tient en quelques pages, choisies, relues, discutées.",
  "Nous en avons parlé longtemps entre nous, au comptoir et dans la réserve. Les avis ne sont pas unanimes, et c’est tant mieux : un rayon où tout le monde est d’accord n’est pas un rayon.",
  "Passez nous voir, téléphonez ou réservez en ligne : le livre vous attend dix jours. S’il n’est pas en rayon, il arrive presque toujours sous quarante-huit heures.",
  "Ce texte est né d’une question posée par une lectrice, un samedi de pluie. Nous n’avions pas la réponse ; nous avons cherché, et voici ce que nous avons trouvé.",
] as const;

/** Signatures of posts: the name as shown, and who that is. */
export const postSignatures = [
  {
    name: "Maïwenn, libraire du rayon jeunesse",
    description: "<p>Elle lit tout ce qui paraît pour les moins de douze ans, et le relit <strong>à voix haute</strong> le mercredi.</p>",
  },
  {
    name: "Ronan, libraire du rayon mer et Bretagne",
    description:
      "<p>Dix ans de pêche au large avant le premier carton de livres : il ne vend pas un récit de mer qu’il n’aurait pas cru.</p>",
  },
  {
    name: "Enora, libraire de littérature",
    description: "<p>Traductrice du gallois, elle tient le rayon étranger et le club de lecture du jeudi.</p>",
  },
  { name: "Gwenaël, libraire de bande dessinée", description: "<p>Il dessine les vitrines, et parfois les clients.</p>" },
] as const;

/** Tags of the posts. */
export const postTags = [
  "lecture à voix haute",
  "Oulipo",
  "jeunesse",
  "polar",
  "poésie",
  "bande dessinée",
  "rencontre",
  "Bretagne",
  "poche",
  "traduction",
  "Noël",
  "vie de la librairie",
] as const;
