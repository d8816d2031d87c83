/** Minimum password length, from OWASP ASVS 5.0, 6.2.1 and 6.2.5: only the length is required, no character classes. */
export const LEAST_CHARACTERS = 12;
/** Maximum password length of the contract. */
export const MOST_CHARACTERS = 256;

/** Returns the number of user-perceived characters, so that an accent made of two code points counts once. */
export function lengthOf(password: string): number {
  return [...password.normalize("NFC")].length;
}

/**
 * Returns password strength: 0 too short, 1 repetitive, 2 fair, 3 strong. Counts characters that neither repeat nor continue the previous
 * one (« aaaa », « 1234 »), each distinct one at most twice, because only length costs a guesser.
 */
export function strengthOf(password: string): 0 | 1 | 2 | 3 {
  const characters = [...password.normalize("NFC")];
  if (characters.length < LEAST_CHARACTERS) return 0;
  const surprising = characters.filter((character, index) => {
    const step = (character.codePointAt(0) ?? 0) - (characters[index - 1]?.codePointAt(0) ?? 0);
    return Math.abs(step) > 1;
  }).length;
  const worth = Math.min(surprising, new Set(characters).size * 2);
  if (worth < 10) return 1;
  return worth < 16 ? 2 : 3;
}
