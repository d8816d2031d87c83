/** Whether mails to this e-mail address can be sent, and to nobody else. */
export function isEmail(email: string): boolean {
  return email.length <= 254 && /^[^\s@<>(),;:"\\\p{Cc}]+@[^\s@<>(),;:"\\\p{Cc}]+$/u.test(email);
}
