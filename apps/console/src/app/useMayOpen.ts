import { useMay } from "../shared/session/permissions.ts";
import { findRoute } from "./routes.ts";

/** Returns whether the user may open the screen at a path. */
export function useMayOpen(): (path: string) => boolean {
  const may = useMay();
  return (path) => {
    const found = findRoute(path);
    return found !== null && may(found.route.claims);
  };
}
