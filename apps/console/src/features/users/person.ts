import type { Schemas } from "@reserve/contract";

/** Form values of a person; texts are never null. */
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

/** Form values of a user with password and permissions, for user administration. */
export interface UserValues extends PersonValues {
  password: string;
  roles: readonly number[];
  claimTypes: readonly string[];
}

/** Genders used until the server's list is loaded. */
export const genders: readonly Schemas["Gender"][] = ["Unknown", "Female", "Male"];

/** Returns the form values of a person; empty for a new one. */
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

/** Returns the form values of a user; roles and claims in a fixed order, so that ticking and unticking is no change. */
export function userValuesOf(user: Schemas["User"] | null): UserValues {
  return {
    ...personValuesOf(user),
    password: "",
    roles: (user?.roles ?? []).map(({ id }) => id).sort((a, b) => a - b),
    claimTypes: (user?.claimTypes ?? []).map(({ id }) => id).sort(),
  };
}

/** Returns a person in wire format: empty fields become null. */
export function personOf<Values extends Omit<PersonValues, "userName">>({ mobilePhone, company, ...values }: Values) {
  return { ...values, mobilePhone: mobilePhone.trim() || null, company: company.trim() || null };
}

/** Returns the request body of a user. */
export function userSaveOf({ password, roles, claimTypes, ...person }: UserValues): Schemas["UserSave"] {
  return { ...personOf(person), password, roles: [...roles], claimTypes: [...claimTypes] };
}

/** « Mathilde Kervella ». */
export function fullName({ firstName, lastName }: Pick<PersonValues, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}
