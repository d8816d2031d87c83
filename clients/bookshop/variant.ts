import { type ClientVariant, defaultFlags, defaultVariant } from "@reserve/client-variant";

/** A bookshop with two shops and pickup at the counter. */
export const variant = {
  ...defaultVariant,
  name: "bookshop",
  title: "Librairie du Quai",
  monogram: "Q",
  footer: { fr: "Librairie du Quai. Console de gestion.", en: "Librairie du Quai. Back office." },
  flags: { ...defaultFlags, multiStore: true, generateLabels: true, messagePhone: true },
  labelBaseUrl: "/labels",
} satisfies ClientVariant;
