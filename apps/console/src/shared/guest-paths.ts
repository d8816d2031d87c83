/** The pages for who is not signed in (specification, section 2); who is signed in is led home from them. */
export const guestPaths = ["/login", "/forgotPassword", "/forgotPasswordSuccess", "/resetPassword", "/resetPasswordSuccess"] as const;
