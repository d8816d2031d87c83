/** Reasons why a SIRET, VAT number or service code is invalid. */
export type BusinessNumberReason =
  /** Neither nine nor fourteen digits. */
  | "SiretLength"
  /** The check digit does not match. */
  | "SiretKey"
  /** Not a VAT number of a member state. */
  | "VatShape"
  /** The first two digits do not match the SIREN. */
  | "VatKey"
  /** It belongs to a company other than that of the SIREN. */
  | "VatOfOther"
  /** A service code without the SIRET of its establishment. */
  | "ServiceWithoutSiret";

/** Official numbers of a business: SIREN or SIRET, VAT number and, for public bodies, the service code of Chorus Pro; null where it has none. */
export interface BusinessNumbers {
  siret: string | null;
  vatNumber: string | null;
  serviceCode: string | null;
}

/** Whether a customer is a business or a public body: by its name, a number or its role. */
export function isProfessional(
  customer: { company: string | null; siret: string | null; vatNumber: string | null; role: { id: number } | null },
  publicBodyRoles: readonly number[],
): boolean {
  const { company, siret, vatNumber, role } = customer;
  return company !== null || siret !== null || vatNumber !== null || (role !== null && publicBodyRoles.includes(role.id));
}

/** Normalizes a business number: no blanks, dots or hyphens, upper case; null when empty. */
export function bareNumber(typed: string | null): string | null {
  return typed?.replaceAll(/[\s.-]/g, "").toUpperCase() || null;
}

/** Returns the SIREN (nine digits) of a SIREN or SIRET; null if there is none. */
export function sirenOf(siret: string | null): string | null {
  return siret?.slice(0, 9) ?? null;
}

/** Returns the SIREN in a French VAT number; null for another state's. */
export function sirenOfVat(vatNumber: string | null): string | null {
  return /^FR[0-9A-Z]{2}(\d{9})$/.exec(vatNumber ?? "")?.[1] ?? null;
}

/** Whether a number is a SIRET (establishment) rather than a SIREN (company). */
export function isSiret(siret: string | null): siret is string {
  return siret?.length === 14;
}

/** Returns the errors of normalized business numbers, by property. */
export function businessNumberFaults({
  siret,
  vatNumber,
  serviceCode,
}: BusinessNumbers): { property: keyof BusinessNumbers; reason: BusinessNumberReason }[] {
  const ofSiret = siret === null ? null : siretFault(siret);
  const ofVat = vatNumber === null ? null : vatFault(vatNumber, ofSiret ? null : sirenOf(siret));
  return [
    ...(ofSiret ? [{ property: "siret", reason: ofSiret } as const] : []),
    ...(ofVat ? [{ property: "vatNumber", reason: ofVat } as const] : []),
    // An invalid SIRET is reported already, by `ofSiret`.
    ...(serviceCode !== null && !ofSiret && !isSiret(siret) ? [{ property: "serviceCode", reason: "ServiceWithoutSiret" } as const] : []),
  ];
}

function siretFault(siret: string): BusinessNumberReason | null {
  if (!/^(?:\d{9}|\d{14})$/.test(siret)) return "SiretLength";
  const siren = siret.slice(0, 9);
  if (luhnOf(siren) % 10 !== 0) return "SiretKey";
  if (siret.length === 9 || luhnOf(siret) % 10 === 0) return null;
  // La Poste has more establishments than check digits allow: its numbers are valid if their digits add up to a multiple of five.
  return siren === POST && sumOf(siret) % 5 === 0 ? null : "SiretKey";
}

const POST = "356000000";

function vatFault(vatNumber: string, siren: string | null): BusinessNumberReason | null {
  const country = vatNumber.slice(0, 2);
  if (country !== "FR") return UNION.has(country) && /^[0-9A-Z+*]{2,12}$/.test(vatNumber.slice(2)) ? null : "VatShape";
  const [, key = "", of = ""] = /^FR([0-9A-HJ-NP-Z]{2})(\d{9})$/.exec(vatNumber) ?? [];
  if (of === "") return "VatShape";
  if (siren !== null && siren !== of) return "VatOfOther";
  // Newer keys contain letters; their check rule is not published.
  return /^\d{2}$/.test(key) && Number(key) !== (12 + 3 * (Number(of) % 97)) % 97 ? "VatKey" : null;
}

const UNION = new Set("AT BE BG CY CZ DE DK EE EL ES FI HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI".split(" "));

function luhnOf(digits: string): number {
  return sumOf([...digits].map((digit, index) => ((digits.length - index) % 2 === 0 ? Number(digit) * 2 : Number(digit))).join(""));
}

function sumOf(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0);
}
