/** The id that an address holds; null when the text cannot be one. */
export function idIn(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The id in the path of a record that can be made there: « new » where the path has none, null when it cannot be one. */
export function idOrNew(param: string | undefined): number | "new" | null {
  return param === undefined ? "new" : idIn(param);
}
