import { createContext, type ReactNode, use, useEffect, useState } from "react";

const OpenRecord = createContext<{ name: string | null; setName: (name: string | null) => void }>({
  name: null,
  setName: () => undefined,
});

/** Provides the name of the open record to the breadcrumb and the window title. */
export function RecordNameProvider({ children }: { children: ReactNode }) {
  const [name, setName] = useState<string | null>(null);
  return <OpenRecord value={{ name, setName }}>{children}</OpenRecord>;
}

/** Returns the name of the open record; null when there is none or it is unknown. */
export function useRecordName(): string | null {
  return use(OpenRecord).name;
}

/** Sets the record's name (« Commande nº 24118 ») while its detail screen is mounted. */
export function useNameRecord(name: string | null): void {
  const { setName } = use(OpenRecord);
  useEffect(() => {
    setName(name);
    return () => setName(null);
  }, [name, setName]);
}
