import { type ClientVariant, defaultAvailabilities, defaultFlags, defaultVariant } from "@reserve/client-variant";

/** A bookshop with two shops and pickup at the counter. */
export const variant = {
  ...defaultVariant,
  name: "bookshop",
  title: "Librairie du Quai",
  monogram: "Q",
  tagline: { fr: "Deux boutiques, un comptoir", en: "Two shops, one counter" },
  footer: { fr: "Librairie du Quai. Console de gestion.", en: "Librairie du Quai. Back office." },
  flags: { ...defaultFlags, multiStore: true, generateLabels: true, messagePhone: true },
  labelBaseUrl: "/labels",
  availabilities: {
    ...defaultAvailabilities,
    "20": { label: "Sur commande", tone: "success" },
    "21": { label: "En rayon", tone: "success" },
    "40": { label: "Indisponible chez l’éditeur", tone: "danger" },
  },
  thresholds: { ...defaultVariant.thresholds, pickupLateDays: 5 },
  seller: { address: ["4, quai des Marins", "29200 Brest"], siret: "98765432400019", vatNumber: "FR14987654324" },
} satisfies ClientVariant;
