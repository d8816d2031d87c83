/** Returns the value of a cookie in a `Cookie` header, truncated to 400 characters; null if missing or empty. */
export function cookieNamed(header: string, name: string): string | null {
  for (const part of header.slice(0, 8_192).split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return value.join("=").slice(0, 400) || null;
  }
  return null;
}
