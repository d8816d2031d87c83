/** `#1D5B45` of `1d5b45`, `#1D5B45` or `#abc`; null when it is no colour. */
export function readColor(text: string): string | null {
  const figures = text.trim().replace(/^#/, "").toUpperCase();
  if (/^[0-9A-F]{6}$/.test(figures)) return `#${figures}`;
  return /^[0-9A-F]{3}$/.test(figures) ? `#${figures.replace(/./g, "$&$&")}` : null;
}

/** Relative luminance of a six-figure colour, as WCAG 2.2 defines it. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two six-digit colours, from 1 to 21 (WCAG); text needs 4.5. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
