import { AppShell, Brand, Breadcrumbs, LoadingBar, type NavGroup, NavGroups, UserCard } from "@reserve/design-system";
import { TableShortcuts } from "@reserve/design-system/table";
import { hasClaim } from "@reserve/domain";
import { useIsFetching } from "@tanstack/react-query";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigationType } from "react-router-dom";
import { useRuntime } from "../shared/query/runtime.tsx";
import { RecordNameProvider, useRecordName } from "../shared/record/record-name.tsx";
import { useUser } from "../shared/session/permissions.ts";
import { usePreferences } from "../shared/session/usePreferences.ts";
import { useDeferredParts } from "./deferred.ts";
import { useFocusLine } from "./focus-line.ts";
import { lineOf, navigation } from "./navigation.ts";
import { findRoute, routes } from "./routes.ts";
import { ShellTools } from "./ShellTools.tsx";
import { useShellKeys } from "./useShellKeys.tsx";
import { useViewCounts } from "./useViewCounts.ts";

/** The frame of every screen: drawer, top bar, footer with the year, and the screen itself. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <RecordNameProvider>
      <Frame>{children}</Frame>
    </RecordNameProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("app");
  const { variant, locale } = useRuntime();
  const { pathname } = useLocation();
  const { data: user } = useUser();
  const isLoading = useIsFetching({ predicate: ({ meta }) => !meta?.isQuiet }) > 0;
  const [{ singleKeys }] = usePreferences();
  const { over, openPalette, openSheet } = useShellKeys();
  useFocusLine();
  useFocusOnNavigation(pathname);
  return (
    <AppShell
      brand={<Brand monogram={variant.monogram} title={variant.title} />}
      footer={<span>{t("footer", { year: new Date().getFullYear(), text: variant.footer[locale] })}</span>}
      location={pathname}
      notice={<Notices />}
      nav={<Nav />}
      skipLabel={t("skip")}
      topbar={
        <>
          <Crumbs />
          <LoadingBar isLoading={isLoading} />
        </>
      }
      tools={<ShellTools onSearch={openPalette} onShortcuts={openSheet} />}
      user={user ? <UserCard firstName={user.firstName} lastName={user.lastName} userName={user.userName} /> : null}
    >
      <TableShortcuts value={singleKeys === "on"}>{children}</TableShortcuts>
      {over}
    </AppShell>
  );
}

/** Notices of every page; loaded shortly after the first page. */
function Notices() {
  const deferred = useDeferredParts();
  return deferred ? <deferred.ShellNotices /> : null;
}

/** The drawer's navigation; the number of waiting messages is loaded shortly after the first page. */
function Nav() {
  const deferred = useDeferredParts();
  const [messages, setMessages] = useState<number>();
  return (
    <>
      <NavGroups groups={useNavGroups(messages)} />
      {deferred ? <deferred.MessageCount onCount={setMessages} /> : null}
    </>
  );
}

/** Returns the groups of the drawer with the entries that the user may open. */
function useNavGroups(messages: number | undefined): readonly NavGroup[] {
  const { t } = useTranslation("app");
  const { pathname } = useLocation();
  const { data: user } = useUser();
  const counts = useViewCounts();
  const ownClaims = user?.claimTypes.map((claim) => claim.id) ?? [];
  const current = lineOf(pathname);
  return navigation
    .map(({ group, items, isRare = false }) => ({
      label: group ? t(`group.${group}`) : undefined,
      isOpen: !isRare,
      items: items
        .filter((item) => hasClaim(ownClaims, item.claims))
        .map((item) => ({
          label: t(`screen.${item.screen}`),
          href: item.path,
          isCurrent: item.path === current,
          count: item.screen === "orders" ? counts?.toPrepare : item.screen === "messages" ? messages : undefined,
        })),
    }))
    .filter((group) => group.items.length > 0);
}

/** Breadcrumbs: group, list, record. */
function Crumbs() {
  const { t } = useTranslation("app");
  const record = useRecordName();
  const route = findRoute(useLocation().pathname)?.route;
  if (!route) return <Breadcrumbs items={[{ label: t("screen.notFound") }]} />;
  const parent = routes.find((other) => other.path === route.parent);
  const group = navigation.find(({ items }) => items.some((item) => item.path === (parent ?? route).path))?.group;
  return (
    <Breadcrumbs
      items={[
        ...(group ? [{ label: t(`group.${group}`) }] : []),
        ...(parent ? [{ label: t(`screen.${parent.title}`), href: parent.path }] : []),
        { label: record ?? t(`screen.${route.title}`) },
      ]}
    />
  );
}

/** Time in which a new heading may take over the focus, in milliseconds. */
const HEADING_MS = 5_000;
const userEvents = ["keydown", "pointerdown"] as const;

/**
 * Scrolls a new page to the top and focuses its heading, so that a screen reader starts there. The first page keeps the browser's default focus, and
 * a page reached by Back its scroll place.
 */
function useFocusOnNavigation(pathname: string): void {
  const previous = useRef(pathname);
  const isBack = useNavigationType() === "POP";
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    // Not left to the focus: a heading that is in sight already scrolls nothing.
    if (shown.current !== pathname && !isBack) window.scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname, isBack]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.querySelector<HTMLElement>("main");
    if (!main) return;
    // A screen's heading may render late, and again once its record is loaded: it receives the focus each time, until the user acts.
    const toHeading = () => {
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement !== main) return;
      (main.querySelector<HTMLElement>("h1") ?? main).focus({ preventScroll: true });
    };
    const watch = new MutationObserver(toHeading);
    // Closing the palette returns the focus to an element that no longer exists.
    const onFocusOut = () => requestAnimationFrame(toHeading);
    const leave = () => {
      watch.disconnect();
      document.removeEventListener("focusout", onFocusOut);
    };
    const frame = requestAnimationFrame(() => {
      (main.querySelector<HTMLElement>("h1") ?? main).focus({ preventScroll: true });
      watch.observe(main, { childList: true, subtree: true });
      document.addEventListener("focusout", onFocusOut);
    });
    const until = window.setTimeout(leave, HEADING_MS);
    for (const name of userEvents) window.addEventListener(name, leave, true);
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(until);
      for (const name of userEvents) window.removeEventListener(name, leave, true);
      leave();
    };
  }, [pathname]);
}
