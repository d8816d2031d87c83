const NARROW = "\u202f";
const WIDE = "\u00a0";

/**
 * Applies French typography to a text: narrow no-break space before `; ! ?`, no-break space before `:`, inside « » and before `€ %`, and after nº.
 * The catalogues have plain spaces (the specification's texts byte for byte); this is the only place that changes them.
 */
export function setFrench(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, NARROW)
    .replace(/ (?=[:%€»])/g, WIDE)
    .replace(/« /g, `«${WIDE}`)
    .replace(/nº /g, `nº${WIDE}`);
}
