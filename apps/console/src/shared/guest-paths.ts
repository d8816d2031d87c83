/** The pages for who is not signed in (specification, section 2); who is signed in is led home from them. */
export const guestPaths = ["/login", "/forgotPassword", "/forgotPasswordSuccess", "/resetPassword", "/resetPasswordSuccess"] as const;

/** The URL of a page for guests. */
export type GuestPath = (typeof guestPaths)[number];

/** The page for guests that a path without its language prefix names, read as the server reads paths: neither capitals nor a slash at the end matter. */
export function guestPathOf(path: string): GuestPath | undefined {
  const plain = path.replace(/\/+$/, "").toLowerCase();
  return guestPaths.find((guest) => guest.toLowerCase() === plain);
}
