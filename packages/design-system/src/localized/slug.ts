import { fold } from "../fields/fold.ts";

/** The part of a URL that a title makes: « L’Étranger » gives l-etranger. At most 75 signs, cut between words. */
export function slugOf(title: string): string {
  const slug = slugWhileTyped(title).replace(/^-+|-+$/g, "");
  if (slug.length <= 75) return slug;
  const cut = slug.slice(0, 76);
  return cut.slice(0, cut.includes("-") ? cut.lastIndexOf("-") : 75);
}

/** What is left of letters as they are typed; a hyphen at the end stays, because more follows. */
export function slugWhileTyped(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "");
}
