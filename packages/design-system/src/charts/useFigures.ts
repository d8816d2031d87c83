import { useMemo } from "react";
import { useTextsLocale } from "../texts/TextsProvider.tsx";

/** Writes values in full and, shorter, beside an axis, as the provider's locale does. */
export function useFigures(options: Intl.NumberFormatOptions | undefined) {
  const locale = useTextsLocale();
  return useMemo(() => {
    const full = new Intl.NumberFormat(locale, options);
    const axis = new Intl.NumberFormat(locale, {
      maximumFractionDigits: options?.style === "percent" ? 0 : 2,
      ...(options?.style === "percent" ? { style: "percent" } : {}),
    });
    return { format: (value: number) => full.format(value), formatAxis: (value: number) => axis.format(value) };
  }, [locale, options]);
}
