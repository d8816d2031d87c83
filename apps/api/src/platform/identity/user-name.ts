/** Returns the display name of a user: « Mathilde Kervella », or the user name if they have no other. */
export function personName({ firstName, lastName, userName }: { firstName: string; lastName: string; userName: string }): string {
  return `${firstName} ${lastName}`.trim() || userName;
}

/** Returns the lookup key of a user name: surrounding spaces, case and look-alike characters are ignored. */
export function userNameKey(userName: string): string {
  return userName.normalize("NFKC").trim().toLowerCase();
}
