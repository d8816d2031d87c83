import { hasLeft, isPickup } from "@reserve/domain";
import type { DemoDocument } from "./rows.ts";

const isParcel = ({ shippingMethod }: DemoDocument) => !isPickup(shippingMethod);
const isWaiting = ({ documentStatus, lines }: DemoDocument) => documentStatus === "Processing" && !lines.some(hasLeft);
const isFetched = (order: DemoDocument) => isPickup(order.shippingMethod) && isWaiting(order);
const isThere = (order: DemoDocument) => isParcel(order) && (order.documentStatus === "Shipped" || order.documentStatus === "Complete");
const isForthcoming = (order: DemoDocument) => isWaiting(order) && order.lines.some(({ releaseDate }) => releaseDate > order.date);
const isPaid = ({ paymentStatus, paymentMethod }: DemoDocument) => paymentStatus === "Paid" && paymentMethod === "CreditCard";

/** Messages to a bookshop: the subject's id, title and text; `{number}` is replaced by an order for which the text is true. */
export const messageTexts: readonly (readonly [
  question: string,
  subject: string,
  text: string,
  isTrueOf?: (order: DemoDocument) => boolean,
])[] = [
  [
    "order",
    "Où est ma commande {number} ?",
    "Bonjour,\n\nJe n’ai plus de nouvelles de ma commande {number}. Deux livres sont bien arrivés, mais pas les autres. Sont-ils en route ?\n\nMerci et bonne journée.",
  ],
  [
    "delivery",
    "Colis indiqué livré mais absent",
    "Bonjour, le suivi annonce que le colis de la commande {number} a été livré hier. Je n’ai rien trouvé, ni dans la boîte ni chez la gardienne. Pouvez-vous vérifier auprès du transporteur ?",
    isThere,
  ],
  [
    "product",
    "Une édition reliée de Proust ?",
    "Bonjour,\nauriez-vous une édition reliée du « Temps retrouvé », ou savez-vous quand elle paraîtra ? C’est pour un anniversaire, le 18 décembre.",
  ],
  [
    "event",
    "Rencontre de samedi : reste-t-il des places ?",
    "Bonsoir, nous serions quatre pour la rencontre de samedi. Faut-il réserver ? L’une de nous se déplace en fauteuil : y a-t-il une marche à l’entrée ?",
  ],
  [
    "payment",
    "Débitée deux fois ?",
    "Bonjour, ma banque affiche deux fois le montant de la commande {number}. L’un des deux va-t-il disparaître ?",
    isPaid,
  ],
  [
    "professional",
    "Devis pour 34 exemplaires",
    "Madame, Monsieur,\nje souhaiterais un devis pour 34 exemplaires de « L’Étranger » (classe de première), livrés au lycée avant la rentrée de janvier. Nous réglons par mandat administratif.\nCordialement.",
  ],
  [
    "order",
    "Ajouter un livre à ma commande",
    "Bonjour, est-il encore possible d’ajouter un titre à la commande {number} avant qu’elle parte ? Je paie la différence bien sûr.",
    (order) => isParcel(order) && isWaiting(order),
  ],
  [
    "order",
    "Changer le magasin de retrait",
    "Je viendrai plutôt aux Capucins qu’au Quai pour la commande {number}, c’est possible ?",
    isFetched,
  ],
  [
    "product",
    "BD : tome 3 introuvable",
    "Bonjour, le tome 3 manque partout, y compris chez l’éditeur d’après votre site. Une réimpression est-elle annoncée ?",
  ],
  [
    "account",
    "Je ne reçois pas le lien du mot de passe",
    "Bonjour, j’ai demandé trois fois un nouveau mot de passe et rien n’arrive, même dans les indésirables.",
  ],
  [
    "other",
    "Dépôt de livres d’un auteur local",
    "Bonjour,\nj’ai publié à compte d’éditeur un récit sur la rade de Brest. Acceptez-vous les dépôts ? Je peux passer vous montrer un exemplaire.",
  ],
  [
    "delivery",
    "Livraison en Allemagne",
    "Guten Tag, livrez-vous à Cologne ? Mon amie voudrait la commande {number} chez elle plutôt que chez moi.",
    (order) => isParcel(order) && isWaiting(order),
  ],
  [
    "product",
    "Un roman dont j’ai oublié le titre",
    "C’est un livre bleu, avec un phare, l’autrice est passée à la radio dimanche. Vous voyez lequel ?",
  ],
  [
    "event",
    "Dédicace : puis-je apporter mes exemplaires ?",
    "Bonjour, je viens à la dédicace de jeudi. Puis-je apporter deux albums achetés ailleurs ?",
  ],
  [
    "order",
    "Annuler une commande passée deux fois",
    "J’ai validé deux fois par erreur. Merci d’annuler la commande {number} et de garder l’autre.",
    isWaiting,
  ],
  [
    "payment",
    "Facture au nom de l’association",
    "Bonjour, pourriez-vous refaire la facture de la commande {number} au nom de l’association, avec son adresse ?",
    ({ documentStatus }) => documentStatus === "Complete",
  ],
  [
    "delivery",
    "Exemplaire abîmé à l’arrivée",
    "Le coin de la couverture est écrasé et les premières pages sont pliées (commande {number}). Je peux vous envoyer une photo.",
    isThere,
  ],
  [
    "professional",
    "Remise aux bibliothèques",
    "Bonjour, notre médiathèque a-t-elle droit à la remise de 9 % ? Quelles pièces faut-il vous fournir ?",
  ],
  [
    "product",
    "Les films d’Agnès Varda en coffret",
    "Bonjour, le coffret annoncé pour Noël sera-t-il en zone 2 avec sous-titres pour malentendants ?",
  ],
  ["other", "Emballage cadeau", "Proposez-vous l’emballage cadeau pour les commandes en ligne ? Et peut-on glisser un mot ?"],
  [
    "order",
    "Commande {number} : une erreur de titre",
    "J’ai reçu « Les Années » alors que j’avais demandé « L’Événement ». Comment faire l’échange ?",
    isThere,
  ],
  [
    "account",
    "Changer mon adresse e-mail",
    "Bonjour, mon ancienne adresse sera fermée à la fin du mois. Comment la remplacer sans perdre mon historique ?",
  ],
  ["event", "Club de lecture du mercredi", "Bonjour, le club de lecture accepte-t-il encore du monde ? Quel est le livre de décembre ?"],
  [
    "product",
    "Beau livre sur les abers",
    "Bonjour, cherche beau livre de photographies sur les abers, 40 € environ. Que conseillez-vous ?",
  ],
  [
    "delivery",
    "Point relais fermé",
    "Le point relais choisi pour la commande {number} est fermé pour travaux. Peut-on en changer ?",
    ({ shippingMethod, lines }) => ["MondialRelay", "RelaisColis"].includes(shippingMethod) && !lines.some(hasLeft),
  ],
  ["payment", "Payer avec un chèque-lire", "Acceptez-vous les chèques-lire en magasin pour une commande faite en ligne ?"],
  [
    "order",
    "Retrait par une autre personne",
    "Ma sœur peut-elle retirer la commande {number} à ma place ? Que doit-elle présenter ?",
    isFetched,
  ],
  [
    "professional",
    "Marché de fournitures 2027",
    "Bonjour,\nla mairie prépare son marché de livres scolaires. À qui adresser le dossier de consultation ?",
  ],
  [
    "product",
    "Occasion : « La Vie mode d’emploi »",
    "L’exemplaire d’occasion affiché à 6,50 € est-il encore disponible ? Quel est son état exact ?",
  ],
  [
    "other",
    "Stage de troisième",
    "Bonjour, je m’appelle Louane, je suis en troisième et je cherche un stage d’observation d’une semaine en février. J’adore lire !",
  ],
  [
    "order",
    "Livre à paraître : date confirmée ?",
    "La date de sortie a déjà changé deux fois. Ma commande {number} est-elle toujours valable ?",
    isForthcoming,
  ],
  [
    "delivery",
    "Frais de port offerts ?",
    "Bonjour, votre bandeau parlait de port à un centime… je paie pourtant 3 € pour la commande {number}. Pourquoi ?",
    ({ shippingMethod }) => shippingMethod === "PostStandard",
  ],
  ["event", "Photos de la soirée du 6", "Bonsoir et bravo pour cette soirée ! Où peut-on voir les photos ?"],
  ["account", "Supprimer mon compte", "Je souhaite que mon compte et mes données soient supprimés. Merci de me le confirmer."],
  [
    "product",
    "Manga : l’intégrale en coffret",
    "Bonjour, l’intégrale est-elle vendue en coffret, ou faut-il prendre les tomes un par un ?",
  ],
  [
    "payment",
    "Remboursement reçu, merci",
    "Le remboursement de la commande {number} est bien arrivé. Merci pour votre rapidité !",
    ({ paymentStatus }) => paymentStatus === "Refunded" || paymentStatus === "PartiallyRefunded",
  ],
  [
    "order",
    "Délai pour la commande {number}",
    "Vous annonciez une semaine. Nous en sommes à deux. Avez-vous des nouvelles du distributeur ?",
    isWaiting,
  ],
  ["other", "Objets trouvés", "J’ai oublié un parapluie rouge près du rayon Voyages samedi. L’auriez-vous gardé ?"],
  [
    "professional",
    "Lots pour une tombola",
    "Bonjour, notre école cherche des lots pour sa tombola. Donneriez-vous quelques albums défraîchis ?",
  ],
  ["product", "Traduction recommandée de « L’Odyssée »", "Bonjour, quelle traduction conseillez-vous à un lecteur de quinze ans ?"],
  ["delivery", "Laisser le colis chez le voisin", "Pour la commande {number}, le livreur peut sonner au 14. Merci !", isParcel],
];

/** Replies of booksellers, by the subject's id. */
export const replyTexts: Readonly<Record<string, string>> = {
  order: "Votre commande est bien dans nos mains. Nous vous écrivons dès que tout est réuni, au plus tard vendredi.",
  delivery: "Nous avons ouvert une demande auprès du transporteur et revenons vers vous sous 48 heures.",
  payment: "Le second montant n’est qu’une autorisation : votre banque l’efface d’elle-même en quelques jours.",
  product: "Nous l’avons mis de côté à votre nom pendant une semaine. Passez quand vous voulez !",
  event: "Avec plaisir : il reste des places, et l’entrée est de plain-pied.",
  professional: "Votre devis part aujourd’hui. Les collectivités bénéficient en effet de la remise de 9 %.",
  account: "C’est fait. Vous devriez recevoir un message de confirmation dans la minute.",
  other: "Merci de votre message. Passez nous voir, nous en parlerons volontiers.",
};
