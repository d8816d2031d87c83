import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { whenIdle } from "../shared/query/when-idle.ts";
import { type Device, isFrugal } from "./device.ts";
import { findRoute, routes } from "./routes.ts";
import { startCode } from "./start-screen.ts";

/**
 * Prefetches the code of a list's record screen once the list is idle; nothing else, and nothing while saving data. The record itself loads
 * when its row is hovered.
 */
export function useNextScreen(): void {
  const { pathname } = useLocation();
  const { i18n } = useTranslation();
  useEffect(() => {
    const list = findRoute(pathname)?.route.path;
    const below = routes.filter(({ path, parent }) => parent === list && path.startsWith(`${list}/`) && path.endsWith("/:id?"));
    // Besides the record's own page there may be pages of its parts and kinds, with longer paths.
    const [next] = below.toSorted((one, other) => one.path.length - other.path.length);
    if (!next || isFrugal(navigator as Device)) return;
    return whenIdle(() => startCode(next.path, i18n));
  }, [pathname, i18n]);
}
