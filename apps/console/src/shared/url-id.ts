/** The id that a URL holds; null when the text cannot be one. */
export function idIn(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
