/** Whether mails to this address can be sent, and to nobody else. */
export function isMailAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s@<>(),;:"\\\p{Cc}]+@[^\s@<>(),;:"\\\p{Cc}]+$/u.test(address);
}
