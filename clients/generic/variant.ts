import { type ClientVariant, defaultTerms, defaultVariant } from "@reserve/client-variant";

/** Variant for development: both languages, every additive flag on, every restricting flag off. */
export const variant = {
  ...defaultVariant,
  name: "generic",
  title: "Réserve",
  monogram: "R",
  footer: { fr: "Réserve. Console de gestion.", en: "Réserve. Back office." },
  siteUrl: "https://reserve.example",
  locales: [
    { id: 1, code: "fr", name: "Français" },
    { id: 2, code: "en", name: "English" },
  ],
  flags: {
    disableMjml: false,
    shipPickupOrders: true,
    generateLabels: true,
    editDocumentComment: true,
    documentMessage: true,
    multiStore: true,
    mailCampainDraft: true,
    mailCampainClicks: true,
    cleanHtml: true,
    onlyCustomProducts: false,
    messagePhone: true,
  },
  labelBaseUrl: "/labels",
  seller: {
    address: ["4, quai des Marins", "29200 Brest"],
    siret: "12345678200010",
    vatNumber: "FR11123456782",
    legalForm: "SARL au capital de 8 000 €",
    register: "RCS Brest 123 456 782",
    iban: "FR7630006000011234567890189",
    phone: "02 61 91 00 10",
    mediator: "Médiation du commerce, 1, place de l’Exemple, 75001 Paris, mediation.example",
    terms: defaultTerms,
  },
} satisfies ClientVariant;
