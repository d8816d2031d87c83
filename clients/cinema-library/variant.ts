import { type ClientVariant, defaultFlags, defaultVariant } from "@reserve/client-variant";

/** A cinema library: films and books about them; its catalogue numbers French as locale 2. */
export const variant = {
  ...defaultVariant,
  name: "cinema-library",
  title: "Cinéthèque",
  monogram: "C",
  footer: { fr: "Cinéthèque. Console de gestion.", en: "Cinéthèque. Back office." },
  locales: [{ id: 2, code: "fr", name: "Français" }],
  flags: { ...defaultFlags, disableMjml: true, editDocumentComment: false },
} satisfies ClientVariant;
