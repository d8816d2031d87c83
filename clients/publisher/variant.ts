import { type ClientVariant, defaultAvailabilities, defaultFlags, defaultVariant } from "@reserve/client-variant";
import fr from "./locales/fr.json" with { type: "json" };

/** A publisher who sells its own titles and writes to its readers. */
export const variant = {
  ...defaultVariant,
  name: "publisher",
  title: "Éditions de l’Encre",
  monogram: "E",
  tagline: { fr: "La maison et ses lecteurs", en: "The house and its readers" },
  footer: { fr: "Éditions de l’Encre. Console de la maison.", en: "Éditions de l’Encre. Back office of the house." },
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
    "10": { label: "En préparation", tone: "neutral" },
    "11": { label: "À paraître", tone: "info" },
    "12": { label: "Sous presse", tone: "info" },
    "20": { label: "Au catalogue", tone: "success" },
    "21": { label: "En stock à la maison", tone: "success" },
    "32": { label: "En réimpression", tone: "warning" },
    "40": { label: "Retiré de la vente", tone: "danger" },
    "41": { label: "Remplacé par une autre édition", tone: "neutral" },
  },
  texts: { fr },
  pageSizes: [25, 50, 100],
  defaultPageSize: 50,
  thresholds: { ...defaultVariant.thresholds, pickupLateDays: 14 },
  seller: { address: ["18, rue du Pré", "44000 Nantes"], siret: "11223344000018", vatNumber: "FR43112233440" },
} satisfies ClientVariant;
