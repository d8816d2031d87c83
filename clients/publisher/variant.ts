import { type ClientVariant, defaultAvailabilities, defaultFlags, defaultTerms, defaultVariant } from "@reserve/client-variant";
import fr from "./locales/fr.json" with { type: "json" };

/** Variant of a publisher who sells its own products and mails its readers. */
export const variant = {
  ...defaultVariant,
  name: "publisher",
  title: "Éditions de l’Encre",
  monogram: "E",
  tagline: { fr: "La maison et ses lecteurs", en: "The house and its readers" },
  footer: { fr: "Éditions de l’Encre. Console de la maison.", en: "Éditions de l’Encre. Back office of the house." },
  siteUrl: "https://editions-de-l-encre.example",
  flags: {
    ...defaultFlags,
    documentMessage: false,
    onlyCustomProducts: true,
    mailCampainDraft: true,
    cleanHtml: true,
    shipPickupOrders: true,
  },
  availabilities: {
    ...defaultAvailabilities,
    "10": { label: { fr: "En préparation", en: "In preparation" }, tone: "neutral" },
    "11": { label: { fr: "À paraître", en: "Forthcoming" }, tone: "info" },
    "12": { label: { fr: "Sous presse", en: "In press" }, tone: "info" },
    "20": { label: { fr: "Au catalogue", en: "In the catalogue" }, tone: "success" },
    "21": { label: { fr: "En stock à la maison", en: "In stock at the house" }, tone: "success" },
    "32": { label: { fr: "En réimpression", en: "Reprinting" }, tone: "warning" },
    "40": { label: { fr: "Retiré de la vente", en: "Withdrawn from sale" }, tone: "danger" },
    "41": { label: { fr: "Remplacé par une autre édition", en: "Replaced by another edition" }, tone: "neutral" },
  },
  texts: { fr },
  pageSizes: [25, 50, 100],
  defaultPageSize: 50,
  thresholds: { ...defaultVariant.thresholds, pickupLateDays: 14 },
  seller: {
    address: ["18, rue du Pré", "44000 Nantes"],
    siret: "11223344000018",
    vatNumber: "FR43112233440",
    legalForm: "SAS au capital de 40 000 €",
    register: "RCS Nantes 112 233 440",
    phone: "01 99 00 10 30",
    mediator: "Médiation du commerce, 1, place de l’Exemple, 75001 Paris, mediation.example",
    terms: defaultTerms,
  },
} satisfies ClientVariant;
