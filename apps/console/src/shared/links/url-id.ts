/** Parses an id from a URL; null when invalid. */
export function idIn(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Returns the UUID of a URL; null when it is invalid. */
export function uuidIn(text: string | undefined): string | null {
  return text && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : null;
}
