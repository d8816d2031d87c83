import { createContext, type ReactNode, use, useEffect, useState } from "react";

const CrumbContext = createContext<{ label: string | null; setLabel: (label: string | null) => void }>({
  label: null,
  setLabel: () => undefined,
});

/** Holds the name of the record that is open, for the last crumb and the window's title. */
export function RecordNameProvider({ children }: { children: ReactNode }) {
  const [label, setLabel] = useState<string | null>(null);
  return <CrumbContext value={{ label, setLabel }}>{children}</CrumbContext>;
}

export function useRecordName(): string | null {
  return use(CrumbContext).label;
}

/** A detail screen calls this with its record's name (« Commande nº 24118 »); leaving the screen takes it back. */
export function useNameRecord(label: string | null): void {
  const { setLabel } = use(CrumbContext);
  useEffect(() => {
    setLabel(label);
    return () => setLabel(null);
  }, [label, setLabel]);
}
