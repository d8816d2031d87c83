import type { BusinessNumberReason } from "@reserve/domain";

/** Error messages for invalid business numbers. */
export const NUMBER_SENTENCES: Record<BusinessNumberReason, { fr: string; en: string }> = {
  SiretLength: { fr: "Un SIREN a neuf chiffres, un SIRET quatorze.", en: "A SIREN has nine digits, a SIRET fourteen." },
  SiretKey: { fr: "La clé de contrôle est fausse : vérifiez les chiffres.", en: "The check digit is wrong: check the digits." },
  VatShape: {
    fr: "Ce n’est pas un numéro de TVA de l’Union, par exemple FR11 123456782.",
    en: "This is no VAT number of the Union, for example FR11 123456782.",
  },
  VatKey: { fr: "La clé du numéro de TVA est fausse : vérifiez les chiffres.", en: "The VAT number’s key is wrong: check the digits." },
  VatOfOther: {
    fr: "Ce numéro de TVA est celui d’une autre entreprise que le SIREN.",
    en: "This VAT number is of another company than the SIREN.",
  },
  ServiceWithoutSiret: {
    fr: "Un code service va avec le SIRET (quatorze chiffres) de l’organisme.",
    en: "A service code goes with the body’s SIRET (fourteen digits).",
  },
};
