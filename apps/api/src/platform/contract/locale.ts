import type { LocaleCode } from "@reserve/client-variant";

/** Returns the first language of `Accept-Language`, by weight, that the client offers; French otherwise. */
export function chooseLocale(header: string | null | undefined, offered: readonly LocaleCode[]): LocaleCode {
  const wanted = (header ?? "")
    .slice(0, 200)
    .split(",")
    .map((part, index) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("q="));
      return { language: tag.split("-")[0] ?? "", weight: weight ? Number(weight.slice(2)) || 0 : 1, index };
    })
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  for (const { language } of wanted) {
    const match = offered.find((code) => code === language);
    if (match) return match;
  }
  return offered[0] ?? "fr";
}
