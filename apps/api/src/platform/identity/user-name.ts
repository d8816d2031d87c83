/** How people call somebody: « Mathilde Kervella », or by the user name while there is no other. */
export function personName({ firstName, lastName, userName }: { firstName: string; lastName: string; userName: string }): string {
  return `${firstName} ${lastName}`.trim() || userName;
}

/** How a user name is looked up: spaces around, case and look-alike forms do not matter. */
export function userNameKey(userName: string): string {
  return userName.normalize("NFKC").trim().toLowerCase();
}
