/** Paths of the pages before sign-in (specification, section 2); signed-in users are redirected home from them. */
export const guestPaths = ["/login", "/forgotPassword", "/forgotPasswordSuccess", "/resetPassword", "/resetPasswordSuccess"] as const;

/** The URL of a page for guests. */
export type GuestPath = (typeof guestPaths)[number];

/** Returns the guest page of a path without its language prefix, matched as the server does: case and a trailing slash are ignored. */
export function guestPathOf(path: string): GuestPath | undefined {
  const plain = path.replace(/\/+$/, "").toLowerCase();
  return guestPaths.find((guest) => guest.toLowerCase() === plain);
}
