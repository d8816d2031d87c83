import { type ClientVariant, defaultFlags, defaultVariant } from "@reserve/client-variant";

/** A publisher who sells its own titles and writes to its readers. */
export const variant = {
  ...defaultVariant,
  name: "publisher",
  title: "Éditions de l’Encre",
  monogram: "E",
  footer: { fr: "Éditions de l’Encre. Console de gestion.", en: "Éditions de l’Encre. Back office." },
  flags: { ...defaultFlags, onlyCustomProducts: true, mailCampainDraft: true, cleanHtml: true, shipPickupOrders: true },
} satisfies ClientVariant;
