import { loadable } from "@reserve/design-system";

/** The panel of « Colonnes »; its code (TanStack Table, 21 kB) is loaded when it is opened. */
export const OrderColumns = loadable(async () => (await import("./OrderColumnPanel.tsx")).OrderColumnPanel);
