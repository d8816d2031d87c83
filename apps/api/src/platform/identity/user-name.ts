/** How a user name is looked up: spaces around, case and look-alike forms do not matter. */
export function userNameKey(userName: string): string {
  return userName.normalize("NFKC").trim().toLowerCase();
}
