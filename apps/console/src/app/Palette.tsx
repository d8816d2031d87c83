import {
  BookOpenIcon,
  FileTextIcon,
  MessageSquareIcon,
  PackageOpenIcon,
  ShieldCheckIcon,
  UserRoundIcon,
} from "@reserve/design-system/icons";
import { type Command, CommandPalette } from "@reserve/design-system/palette";
import { formatIsbn } from "@reserve/domain/isbn";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHref, useNavigate } from "react-router-dom";
import { formatDate } from "../shared/format/format.ts";
import { openTab } from "../shared/links/own-url.ts";
import { to } from "../shared/links/to.ts";
import { useDebounced } from "../shared/list/useDebounced.ts";
import { failureOf } from "../shared/query/QueryState.tsx";
import { useRuntime } from "../shared/query/runtime.tsx";
import { type RecordKind, useRecentRecords } from "../shared/record/recent-records.ts";
import { useMay } from "../shared/session/permissions.ts";
import { goTo } from "./go-to.ts";
import { navigation } from "./navigation.ts";
import { type Code, codeOf, resolveCode } from "./palette.codes.ts";
import type { RunCommand } from "./palette.commands.ts";
import { customersFor, MOST, messagesFor, ordersFor, productsFor, usersFor } from "./palette.queries.ts";
import { useMayOpen } from "./useMayOpen.ts";
import { usePaletteActions } from "./usePaletteActions.tsx";

/** Icons of palette entries by kind. */
const icons: Readonly<Record<RecordKind | "message" | "screen", ReactNode>> = {
  order: <PackageOpenIcon />,
  product: <BookOpenIcon />,
  customer: <UserRoundIcon />,
  message: <MessageSquareIcon />,
  user: <ShieldCheckIcon />,
  screen: <FileTextIcon />,
};

interface PaletteProps {
  /** Initial text of the field, such as a scanned code. */
  query: string;
  onClose: () => void;
  /** Opens the sheet « Raccourcis clavier » in place of the palette. */
  onSheet: () => void;
}

/** Command palette for screens, actions and records; an EAN opens its product at once, an order number its order. */
export function Palette({ query, onClose, onSheet }: PaletteProps) {
  const { t } = useTranslation("app");
  const go = useNavigate();
  const home = useHref("/");
  const [typed, setTyped] = useState(query);
  const open = (href: string) => {
    onClose();
    void go(href);
  };
  const { answer, isResolving, resolve } = useCodes(typed, open);
  const { groups: found, isSearching, hasFailed } = useRecords(typed, open);
  const recent = useRecentRecords().map(({ kind, id, name, href }) =>
    link(`recent-${kind}-${id}`, name, href, open, { icon: icons[kind], isTitle: kind === "product" }),
  );
  const screens = { label: t("palette.screens"), commands: useScreens(open) };
  const actions = { label: t("palette.actions"), commands: usePaletteActions(onSheet) };
  const all = [recent, ...[screens, actions, ...found].map(({ commands }) => commands)].flat();
  const hasFound = found.some(({ commands }) => commands.length > 0);
  return (
    <CommandPalette
      groups={[screens, actions]}
      initialQuery={query}
      onChoose={({ id }) => all.find((command) => command.id === id)?.run()}
      onClose={onClose}
      onOpenTab={({ href = "/" }) => openTab(`${home.replace(/\/$/, "")}${href}`)}
      placeholder={t("palette.placeholder")}
      recent={recent}
      search={{
        onSearch: setTyped,
        found,
        isSearching: isSearching || isResolving,
        onSubmit(text) {
          const code = codeOf(text);
          // An order among the search results is chosen like any other line; otherwise it is looked up by its number.
          if (!code || (code.kind === "orderNumber" && hasFound && !isSearching)) return false;
          resolve(code);
          return true;
        },
        answer: answer ?? (hasFailed ? t("palette.searchFailed") : undefined),
      }}
    />
  );
}

function link(id: string, label: string, href: string, open: (href: string) => void, more: Partial<Command> = {}): RunCommand {
  return { id, label, href, run: () => open(href), ...more };
}

/** Looks up codes: an EAN of thirteen digits once it is complete, the others on Enter. Further typing replaces the lookup. */
function useCodes(typed: string, open: (href: string) => void) {
  const { t } = useTranslation(["app", "shared"]);
  const { api } = useRuntime();
  const mayOpen = useMayOpen();
  const [state, setState] = useState<{ for: string; answer: string | null }>({ for: "", answer: null });
  const asking = useRef<AbortController | null>(null);

  const say = (code: Code) => {
    if (code.kind === "orderNumber") return t("palette.unknownOrder", { number: code.number });
    return code.kind === "ean"
      ? t("palette.unknownEan", { ean: code.ean })
      : t("palette.brokenEan", { ean: code.ean, expected: code.expected });
  };
  const resolve = async (code: Code) => {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    const settle = (answer: string | null) => {
      if (!signal.aborted) setState({ for: typed, answer });
    };
    const path = code.kind === "orderNumber" ? to.orders() : to.products();
    if (!mayOpen(path)) return settle(t("palette.noRight"));
    setState({ for: typed, answer: null });
    try {
      const resolved = await resolveCode(api, code, signal);
      if (signal.aborted) return;
      if ("href" in resolved) open(resolved.href);
      else settle(say(resolved.unknown));
    } catch (error) {
      const failure = failureOf(error);
      settle(
        failure?.kind === "notFound"
          ? say(code)
          : failure?.kind === "offline"
            ? t("shared:state.offlineDetail")
            : t("shared:toast.failure"),
      );
    }
  };
  const follow = useEffectEvent((text: string) => {
    const code = codeOf(text);
    if (code?.kind === "brokenEan" || (code?.kind === "ean" && code.isWhole)) void resolve(code);
  });
  useEffect(() => {
    follow(typed);
    return () => asking.current?.abort();
  }, [typed]);
  const isCurrent = state.for === typed && typed !== "";
  return {
    answer: isCurrent ? state.answer : null,
    isResolving: isCurrent && state.answer === null,
    resolve: (code: Code) => void resolve(code),
  };
}

interface Found {
  groups: { label: string; commands: RunCommand[] }[];
  isSearching: boolean;
  hasFailed: boolean;
}

/** Searches records once typing pauses; each kind only for users who may open it. */
function useRecords(typed: string, open: (href: string) => void): Found {
  const { t } = useTranslation("app");
  const { api } = useRuntime();
  const may = useMay();
  const mayOpen = useMayOpen();
  const rested = useDebounced(typed.trim(), 200);
  const isWanted = (path: string, isAllowed: boolean) => rested.length >= 2 && isAllowed && mayOpen(path) && !isWholeEan(rested);
  const orders = useQuery({ ...ordersFor(api, rested), enabled: isWanted(to.orders(), may("listDocuments")) });
  const products = useQuery({ ...productsFor(api, rested), enabled: isWanted(to.products(), may("searchCatalog")) });
  const customers = useQuery({ ...customersFor(api, rested), enabled: isWanted(to.customers(), may("listCustomers")) });
  const messages = useQuery({ ...messagesFor(api, rested), enabled: isWanted(to.messages(), may("listMessages")) });
  const users = useQuery({ ...usersFor(api, rested), enabled: isWanted(to.users(), may("listUsers")) });
  const isRested = typed.trim() === rested;
  const groups = [
    {
      label: t("palette.orders"),
      commands: exactFirst(orders.data?.items ?? [], rested).map(({ id, customId, customerName }) =>
        link(`order-${id}`, t("palette.order", { number: customId }), to.order(id), open, {
          icon: icons.order,
          byline: customerName,
        }),
      ),
    },
    {
      label: t("palette.products"),
      commands: (products.data?.items ?? []).map(({ id, title, authors, ean }) =>
        link(`product-${id}`, title, to.product(id), open, {
          icon: icons.product,
          isTitle: true,
          byline: authors[0],
          detail: formatIsbn(ean),
        }),
      ),
    },
    {
      label: t("palette.customers"),
      commands: (customers.data?.items ?? []).map(({ id, firstName, lastName, company, email }) =>
        link(`customer-${id}`, `${firstName} ${lastName}`.trim(), to.customer(id), open, {
          icon: icons.customer,
          ...(company ? { byline: company } : {}),
          detail: email,
        }),
      ),
    },
    {
      label: t("palette.messages"),
      commands: (messages.data?.items ?? []).map(({ id, firstName, lastName, subject, receivedAt }) =>
        link(`message-${id}`, subject, to.message(id), open, {
          icon: icons.message,
          byline: `${firstName} ${lastName}`.trim(),
          detail: formatDate(receivedAt),
        }),
      ),
    },
    {
      label: t("palette.users"),
      commands: (users.data?.items ?? []).map(({ id, firstName, lastName, userName }) =>
        link(`user-${id}`, `${firstName} ${lastName}`, to.user(id), open, { icon: icons.user, detail: userName }),
      ),
    },
  ].map(({ label, commands }) => ({ label, commands: isRested ? commands.slice(0, MOST) : [] }));
  const all = [orders, products, customers, messages, users];
  const isFetching = all.some((query) => query.isLoading);
  const hasFailed = isRested && all.some((query) => query.isError);
  return { groups, isSearching: typed.trim().length >= 2 && !isWholeEan(typed) && (!isRested || isFetching), hasFailed };
}

function isWholeEan(text: string): boolean {
  const code = codeOf(text);
  return code?.kind === "brokenEan" || (code?.kind === "ean" && code.isWhole);
}

/** Sorts an order with exactly this number first, so that Enter opens it. */
function exactFirst<Order extends { customId: string; externalId: string | null }>(orders: readonly Order[], typed: string): Order[] {
  const isExact = ({ customId, externalId }: Order) => [customId, externalId].includes(typed.toUpperCase());
  return orders.toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)));
}

/** Returns the drawer's entries, which are the screens that the user may open. */
function useScreens(open: (href: string) => void): RunCommand[] {
  const { t } = useTranslation("app");
  const mayOpen = useMayOpen();
  return navigation.flatMap(({ group, items }) =>
    items
      .filter(({ path }) => mayOpen(path))
      .map(({ screen, path }) => {
        const letter = goTo.find((one) => one.path === path)?.letter;
        return link(`screen-${path}`, t(`screen.${screen}`), path, open, {
          icon: icons.screen,
          ...(group ? { detail: t(`group.${group}`) } : {}),
          ...(letter ? { shortcut: `G+${letter.toUpperCase()}` } : {}),
        });
      }),
  );
}
