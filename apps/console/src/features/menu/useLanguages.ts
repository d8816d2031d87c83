import { useRuntime } from "../../shared/query/runtime.tsx";

/** Returns a function that lists languages by name: « Français et English ». */
export function useLanguages(): (codes: readonly string[]) => string {
  const { locale, variant } = useRuntime();
  const nameOf = (code: string) => variant.locales.find((one) => one.code === code)?.name ?? code;
  return (codes) => new Intl.ListFormat(locale, { type: "conjunction" }).format(codes.map(nameOf));
}
