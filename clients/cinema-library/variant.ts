import { type ClientVariant, defaultAvailabilities, defaultFlags, defaultTerms, defaultVariant } from "@reserve/client-variant";
import fr from "./locales/fr.json" with { type: "json" };

/** A cinema library: films and books about them; its catalogue numbers French as locale 2. */
export const variant = {
  ...defaultVariant,
  name: "cinema-library",
  title: "Cinéthèque",
  monogram: "C",
  tagline: { fr: "Films, livres et revues de cinéma", en: "Films, books and reviews on cinema" },
  footer: { fr: "Cinéthèque. Console de gestion de la boutique.", en: "Cinéthèque. Back office of the shop." },
  siteUrl: "https://cinetheque.example",
  locales: [{ id: 2, code: "fr", name: "Français" }],
  flags: { ...defaultFlags, disableMjml: true, editDocumentComment: false, cleanHtml: true },
  availabilities: {
    ...defaultAvailabilities,
    "10": { label: { fr: "Sortie annoncée", en: "Release announced" }, tone: "neutral" },
    "11": { label: { fr: "Sortie prochaine", en: "Coming soon" }, tone: "info" },
    "12": { label: { fr: "Sortie prochaine", en: "Coming soon" }, tone: "info" },
    "32": { label: { fr: "En cours de pressage", en: "Being pressed" }, tone: "warning" },
    "41": { label: { fr: "Nouvelle édition parue", en: "New edition out" }, tone: "neutral" },
    "51": { label: { fr: "Édition épuisée", en: "Edition out of print" }, tone: "danger" },
  },
  texts: { fr },
  pageSizes: [10, 25, 50],
  defaultPageSize: 50,
  // Films are not books: neither the law on book prices nor the one on postage applies; the library chose its own thresholds.
  thresholds: {
    ...defaultVariant.thresholds,
    freeShippingFloor: 50,
    maximumBookDiscount: 0.05,
    pickupLateDays: 10,
    cacheVisibleMinutes: 15,
  },
  seller: {
    address: ["7, passage de l’Écran", "69001 Lyon"],
    siret: "55667788800019",
    vatNumber: "FR02556677888",
    legalForm: "Association loi 1901",
    register: "RNA W691234567",
    phone: "01 99 00 10 40",
    mediator: "Médiation du commerce, 1, place de l’Exemple, 75001 Paris, mediation.example",
    terms: defaultTerms,
  },
} satisfies ClientVariant;
