/** The address's `-date` as a table understands it; the first field decides. */
export function sortOf(sort: string): { id: string; isDescending: boolean } {
  const [first = ""] = sort.split(",");
  return { id: first.replace(/^-/, ""), isDescending: first.startsWith("-") };
}

/** A table's sort as the address and the server write it. */
export function sortText({ id, isDescending }: { id: string; isDescending: boolean }): string {
  return isDescending ? `-${id}` : id;
}
