/** An XML element as text; nested content is escaped once. */
export class XmlElement {
  readonly #written: string;

  constructor(written: string) {
    this.#written = written;
  }

  toString(): string {
    return this.#written;
  }
}

/** Returns an element with its texts, elements and attributes. */
export function el(name: string, ...content: (XmlElement | string | Readonly<Record<string, string>>)[]): XmlElement {
  const attributes = content.filter((one) => typeof one === "object" && !(one instanceof XmlElement)).flatMap((one) => Object.entries(one));
  const inside = content.filter((one) => typeof one === "string" || one instanceof XmlElement);
  const head = [name, ...attributes.map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(" ");
  return new XmlElement(`<${head}>${inside.map((one) => (typeof one === "string" ? escapeXml(one) : String(one))).join("")}</${name}>`);
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeXml(text: string): string {
  // Removes characters that XML does not allow even when escaped.
  const validText = text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
  return validText.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}
