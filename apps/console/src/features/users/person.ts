import type { Schemas } from "@reserve/contract";

/** What a form holds of a person: texts are never null while they are typed. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  userName: string;
  email: string;
  gender: Schemas["Gender"];
  dateOfBirth: string | null;
  mobilePhone: string;
  company: string;
}

/** A person with password and rights, as somebody who manages users edits them. */
export interface UserValues extends PersonValues {
  password: string;
  roles: readonly number[];
  claimTypes: readonly string[];
}

/** What one may be called by when nothing better is known. */
export const genders: readonly Schemas["Gender"][] = ["Unknown", "Female", "Male"];

/** A person's own facts as a form holds them; nothing yet for a new one. */
export function personValuesOf(person: Schemas["User"] | Schemas["Profile"] | null): PersonValues {
  return {
    firstName: person?.firstName ?? "",
    lastName: person?.lastName ?? "",
    userName: person?.userName ?? "",
    email: person?.email ?? "",
    gender: person?.gender ?? "Unknown",
    dateOfBirth: person?.dateOfBirth ?? null,
    mobilePhone: person?.mobilePhone ?? "",
    company: person?.company ?? "",
  };
}

/** A user as the form holds one; roles and claims in a fixed order, so that ticking and unticking is no change. */
export function userValuesOf(user: Schemas["User"] | null): UserValues {
  return {
    ...personValuesOf(user),
    password: "",
    roles: (user?.roles ?? []).map(({ id }) => id).sort((a, b) => a - b),
    claimTypes: (user?.claimTypes ?? []).map(({ id }) => id).sort(),
  };
}

/** A person's own facts as the server takes them: what was left empty is nothing. */
export function personOf<Values extends Omit<PersonValues, "userName">>({ mobilePhone, company, ...values }: Values) {
  return { ...values, mobilePhone: mobilePhone.trim() || null, company: company.trim() || null };
}

/** A user as the server takes one. */
export function userSaveOf({ password, roles, claimTypes, ...person }: UserValues): Schemas["UserSave"] {
  return { ...personOf(person), password, roles: [...roles], claimTypes: [...claimTypes] };
}

/** « Mathilde Kervella ». */
export function fullName({ firstName, lastName }: Pick<PersonValues, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}
