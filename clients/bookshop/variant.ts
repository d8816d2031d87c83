import {
  type ClientVariant,
  defaultAccounts,
  defaultAvailabilities,
  defaultFlags,
  defaultTerms,
  defaultVariant,
  defaultVat,
} from "@reserve/client-variant";

/** A bookshop with two shops and pickup at the counter. */
export const variant = {
  ...defaultVariant,
  name: "bookshop",
  title: "Librairie du Quai",
  monogram: "Q",
  tagline: { fr: "Deux boutiques, un comptoir", en: "Two shops, one counter" },
  footer: { fr: "Librairie du Quai. Console de gestion.", en: "Librairie du Quai. Back office." },
  siteUrl: "https://librairie-du-quai.example",
  flags: { ...defaultFlags, multiStore: true, generateLabels: true, messagePhone: true },
  labelBaseUrl: "/labels",
  availabilities: {
    ...defaultAvailabilities,
    "20": { label: { fr: "Sur commande", en: "To order" }, tone: "success" },
    "21": { label: { fr: "En rayon", en: "On the shelf" }, tone: "success" },
    "40": { label: { fr: "Indisponible chez l’éditeur", en: "Not available from the publisher" }, tone: "danger" },
  },
  thresholds: { ...defaultVariant.thresholds, pickupLateDays: 5 },
  originCountry: "FR",
  vat: {
    isInOss: true,
    // Books sent to Corsica: CGI, 297, I, 1, 2° and 278-0 bis, A, 3°; press as on the mainland (298 septies).
    rates: { ...defaultVat.rates, "FR-20R": [{ from: "2014-01-01", book: 0.021, ebook: 0.055, press: 0.021, standard: 0.2 }] },
  },
  accounts: {
    ...defaultAccounts,
    rates: {
      "0.055": {
        goods: { number: "707055", label: "Ventes de livres à 5,5 %" },
        vat: { number: "445711", label: "TVA collectée à 5,5 %" },
      },
      "0.2": {
        goods: { number: "707200", label: "Ventes de marchandises à 20 %" },
        vat: { number: "445712", label: "TVA collectée à 20 %" },
      },
    },
  },
  mailTexts: {
    orderCreatedCustomer: {
      closing: { fr: "À très vite, sur le quai ou dans votre boîte aux lettres.", en: "See you soon, on the quay or in your letter box." },
    },
    pickingNotified: {
      closing: {
        fr: "La librairie est ouverte du mardi au samedi, de 10 h à 19 h.\nUne pièce d’identité suffit pour retirer votre commande.",
        en: "The shop is open from Tuesday to Saturday, 10 to 19.\nBring a document with your name to collect your order.",
      },
    },
  },
  seller: {
    address: ["4, quai des Marins", "29200 Brest"],
    siret: "98765432400019",
    vatNumber: "FR14987654324",
    legalForm: "SARL au capital de 15 000 €",
    register: "RCS Brest 987 654 324",
    phone: "02 61 91 00 20",
    mediator: "Médiation du commerce, 1, place de l’Exemple, 75001 Paris, mediation.example",
    terms: defaultTerms,
  },
} satisfies ClientVariant;
