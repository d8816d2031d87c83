import { type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { type Navigator, parsePath, type To, UNSAFE_NavigationContext, useLocation } from "react-router-dom";
import { type LeaveGuard as Guard, guardHistory, guardUnload, historyPlace, leaveGuard } from "../shared/form/leave-guard.ts";
import { type DeferredParts, loadDeferredParts } from "./deferred.ts";

/**
 * Asks before navigation away from unsaved changes: links, code, Back and Forward, closing. It wraps the router's navigation context,
 * because the declarative router has no blocker.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const context = use(UNSAFE_NavigationContext);
  const location = useLocation();
  const { navigator, basename } = context;
  const here = useRef({ page: "", place: historyPlace() });
  useEffect(() => {
    here.current = { page: pageOf(`${basename}${location.pathname}`), place: historyPlace() };
  }, [basename, location]);
  // A child's layout effect runs before its parent's, in which the router starts to listen.
  useLayoutEffect(() => guardHistory(leaveGuard, () => here.current.place), []);
  useEffect(() => guardUnload(leaveGuard), []);
  const guarded = useMemo(
    () => ({ ...context, navigator: guardNavigator(navigator, leaveGuard, () => here.current.page) }),
    [context, navigator],
  );
  return (
    <UNSAFE_NavigationContext value={guarded}>
      {children}
      <Question />
    </UNSAFE_NavigationContext>
  );
}

/** Renders the leave dialog from the deferred parts; if they fail to load, the user stays on the page. */
function Question() {
  const { i18n } = useTranslation();
  const { asking } = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.snapshot);
  const [parts, setParts] = useState<DeferredParts | null>(null);
  const isWanted = asking !== null && parts === null;
  useEffect(() => {
    if (isWanted) loadDeferredParts(i18n).then(setParts, leaveGuard.stay);
  }, [isWanted, i18n]);
  return parts && asking ? <parts.LeaveDialog asking={asking} /> : null;
}

/** Wraps the router's navigator so that another page needs confirmation; a change of filters, tab or anchor stays on its page and is not guarded. */
function guardNavigator(navigator: Navigator, guard: Guard, here: () => string): Navigator {
  const passing = (to: To, go: () => void) => {
    const { pathname } = typeof to === "string" ? parsePath(to) : to;
    if (pathname === undefined || pageOf(pathname) === here()) go();
    else guard.pass(go);
  };
  return {
    ...navigator,
    push: (to, state, options) => passing(to, () => navigator.push(to, state, options)),
    replace: (to, state, options) => passing(to, () => navigator.replace(to, state, options)),
  };
}

/** Normalizes a path: no double slash, no trailing slash. */
function pageOf(pathname: string): string {
  return pathname.replace(/\/+/g, "/").replace(/(?<=.)\/$/, "");
}
