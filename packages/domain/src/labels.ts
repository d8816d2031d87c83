import type {
  DocumentItemStatus,
  DocumentStatus,
  DocumentType,
  Gender,
  PaymentMethod,
  PaymentStatus,
  ShippingMethod,
} from "./enumerations.ts";
import type { OrderView } from "./order/views.ts";
import type { BlocType, PageLayout } from "./page.ts";
import type { PostStatus, PostType } from "./post.ts";

// Labels of each value, shared by the API's lists, mails and PDFs. The console's catalogues must have the same, which a test checks.

type Labels<Id extends string> = Readonly<Record<Id, Readonly<Record<"fr" | "en", string>>>>;

/** Labels of document statuses. */
export const documentStatusLabels: Labels<DocumentStatus> = {
  Temp: { fr: "Panier", en: "Cart" },
  Created: { fr: "Créée", en: "Created" },
  Pending: { fr: "En attente", en: "Pending" },
  PendingExternal: { fr: "En attente (externe)", en: "Pending (external)" },
  AwaitingPayment: { fr: "Paiement attendu", en: "Awaiting payment" },
  PaymentFailed: { fr: "Paiement échoué", en: "Payment failed" },
  PaymentCanceled: { fr: "Paiement abandonné", en: "Payment abandoned" },
  Processing: { fr: "En préparation", en: "In preparation" },
  ProcessingExternal: { fr: "En préparation (externe)", en: "In preparation (external)" },
  Shipped: { fr: "Expédiée", en: "Shipped" },
  Complete: { fr: "Terminée", en: "Complete" },
  CompleteExternal: { fr: "Terminée (externe)", en: "Complete (external)" },
  Cancelled: { fr: "Annulée", en: "Cancelled" },
};

/** Labels of payment statuses. */
export const paymentStatusLabels: Labels<PaymentStatus> = {
  Temp: { fr: "Non commencé", en: "Not started" },
  Pending: { fr: "Non payé", en: "Unpaid" },
  Cancelled: { fr: "Annulé", en: "Cancelled" },
  Paid: { fr: "Payé", en: "Paid" },
  Authorized: { fr: "Autorisé", en: "Authorised" },
  PartiallyRefunded: { fr: "Remboursé en partie", en: "Partly refunded" },
  Refunded: { fr: "Remboursé", en: "Refunded" },
  Voided: { fr: "Autorisation levée", en: "Authorisation voided" },
  Refused: { fr: "Refusé", en: "Refused" },
};

/** Labels of line statuses. */
export const documentItemStatusLabels: Labels<DocumentItemStatus> = {
  Temp: { fr: "Au panier", en: "In the cart" },
  Created: { fr: "Enregistrée", en: "Entered" },
  Pending: { fr: "En attente", en: "Pending" },
  Processing: { fr: "À préparer", en: "To prepare" },
  Shipped: { fr: "Expédiée", en: "Shipped" },
  Complete: { fr: "Terminée", en: "Complete" },
  Cancelled: { fr: "Annulée", en: "Cancelled" },
};

/** Labels of payment methods. */
export const paymentMethodLabels: Labels<PaymentMethod> = {
  CreditCard: { fr: "Carte bancaire", en: "Card" },
  Check: { fr: "Chèque", en: "Cheque" },
  ManualAtPickup: { fr: "Au retrait", en: "At pickup" },
  OnInvoice: { fr: "Sur facture", en: "On invoice" },
  FictiveSuccess: { fr: "Test accepté", en: "Test, accepted" },
  FictiveFailure: { fr: "Test refusé", en: "Test, refused" },
  Paypal: { fr: "PayPal", en: "PayPal" },
};

/** Labels of shipping methods. */
export const shippingMethodLabels: Labels<ShippingMethod> = {
  PostStandard: { fr: "Envoi postal", en: "Standard post" },
  Pickup: { fr: "Retrait en magasin", en: "Pickup in shop" },
  ProWithdrawal: { fr: "Retrait professionnel", en: "Trade counter" },
  MondialRelay: { fr: "Mondial Relay", en: "Mondial Relay" },
  Colissimo: { fr: "Colissimo", en: "Colissimo" },
  DeutschePost: { fr: "Deutsche Post", en: "Deutsche Post" },
  DhlExpress: { fr: "DHL Express", en: "DHL Express" },
  Proxicourse: { fr: "Proxicourse", en: "Proxicourse" },
  RelaisColis: { fr: "Relais Colis", en: "Relais Colis" },
  Fedex: { fr: "FedEx", en: "FedEx" },
};

/** Labels of document types. */
export const documentTypeLabels: Labels<DocumentType> = {
  Order: { fr: "Commande", en: "Order" },
  Quotation: { fr: "Devis", en: "Quotation" },
  Delivery: { fr: "Bon de livraison", en: "Delivery note" },
  Invoice: { fr: "Facture", en: "Invoice" },
};

/** Labels of the built-in views. */
export const documentViewLabels: Labels<OrderView> = {
  toPrepare: { fr: "À préparer", en: "To prepare" },
  pickupToNotify: { fr: "Retrait à notifier", en: "Pickup to announce" },
  awaitingRelease: { fr: "À paraître", en: "Forthcoming" },
  toCollect: { fr: "À encaisser", en: "To be paid" },
  paymentFailed: { fr: "Paiement échoué", en: "Payment failed" },
  toSettle: { fr: "À régler", en: "To settle" },
};

/** Labels of the forms of address. */
export const genderLabels: Labels<Gender> = {
  Unknown: { fr: "Non précisé", en: "Not specified" },
  Male: { fr: "Homme", en: "Male" },
  Female: { fr: "Femme", en: "Female" },
};

/** Labels of page layouts. */
export const pageLayoutLabels: Labels<PageLayout> = {
  FullPage: { fr: "Pleine page", en: "Full page" },
  TwoColumnsThinRight: { fr: "Colonne fine à droite", en: "Thin column on the right" },
  TwoColumnsThinLeft: { fr: "Colonne fine à gauche", en: "Thin column on the left" },
  TwoColumnsEquals: { fr: "Deux colonnes égales", en: "Two equal columns" },
};

/** Labels of bloc types. */
export const blocTypeLabels: Labels<BlocType> = {
  Html: { fr: "HTML", en: "HTML" },
  Manual: { fr: "Articles, à la main", en: "Posts, by hand" },
  Basic: { fr: "Articles, automatique", en: "Posts, automatic" },
  ImageCarousel: { fr: "Carrousel d’images", en: "Picture carousel" },
  HardCodedCategoryNavigation: { fr: "Navigation par catégories", en: "Categories to browse" },
  HardCodedProducts: { fr: "Produits", en: "Products" },
  HardCodedTags: { fr: "Étiquettes", en: "Tags" },
  HardCodedBestSales: { fr: "Meilleures ventes", en: "Best sellers" },
  HardCodedNewProducts: { fr: "Nouveautés", en: "New titles" },
  HardCodedSoonPublishedProducts: { fr: "À paraître", en: "To come" },
  HardCodedAgenda: { fr: "Agenda", en: "Events" },
};

/** Labels of post types. */
export const postTypeLabels: Labels<PostType> = {
  ProductLiked: { fr: "Coup de cœur", en: "Favourite" },
  Article: { fr: "Billet", en: "Note" },
  Folder: { fr: "Dossier", en: "Feature" },
  Event: { fr: "Événement", en: "Event" },
  ProductList: { fr: "Sélection", en: "Selection" },
  Location: { fr: "Lieu", en: "Place" },
  Author: { fr: "Auteur", en: "Author" },
  Html: { fr: "Code HTML", en: "HTML code" },
  Banner: { fr: "Bannière", en: "Banner" },
  Video: { fr: "Vidéo", en: "Video" },
  Podcast: { fr: "Podcast", en: "Podcast" },
  MustRead: { fr: "Incontournable", en: "Must-read" },
};

/** Labels of post statuses. */
export const postStatusLabels: Labels<PostStatus> = {
  Draft: { fr: "Brouillon", en: "Draft" },
  WaitingForValidation: { fr: "À valider", en: "To approve" },
  ValidationRejected: { fr: "À corriger", en: "To correct" },
  Validated: { fr: "Validé", en: "Approved" },
  Published: { fr: "Publié", en: "Published" },
  Archived: { fr: "Archivé", en: "Archived" },
};
