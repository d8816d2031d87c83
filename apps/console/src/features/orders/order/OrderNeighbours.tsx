import type { Schemas } from "@reserve/contract";
import { ButtonLink, IconButton } from "@reserve/design-system";
import { ChevronLeftIcon, ChevronRightIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { ListOrigin, useListOrigin } from "../../../shared/list/list-origin.ts";
import { readListUrl } from "../../../shared/list/list-url.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { usePreviousNextShortcuts } from "../../../shared/record/usePreviousNextShortcuts.ts";
import { orderListSpec, orderNeighbours, viewOf } from "../orders.queries.ts";

/**
 * Links to the previous and next order of the list, also by `[` and `]`; after each shipment the next one is focused. Renders nothing for an order
 * opened outside a list.
 */
export function OrderNeighbours({ id, shipments }: { id: number; shipments: number }) {
  const list = useListOrigin();
  return list && isOrderList(list) ? <Neighbours id={id} list={list} shipments={shipments} /> : null;
}

/** Returns the neighbours of an order in its list, with that list; none for an order opened outside a list. */
export function useNeighbours(id: number): Partial<Schemas["DocumentNeighbours"]> & { list: string | null } {
  const origin = useListOrigin();
  const { api, variant } = useRuntime();
  const list = origin && isOrderList(origin) ? origin : null;
  const state = readListUrl(new URLSearchParams(list?.split("?")[1]), orderListSpec, variant);
  const { data } = useQuery({ ...orderNeighbours(api, id, state), enabled: list !== null });
  return { ...data, list };
}

const isOrderList = (url: string) => url.split("?")[0] === to.orders();

function Neighbours({ id, list, shipments }: { id: number; list: string; shipments: number }) {
  const { t } = useTranslation("orders");
  const { api, variant } = useRuntime();
  const state = readListUrl(new URLSearchParams(list.split("?")[1]), orderListSpec, variant);
  const { data } = useQuery(orderNeighbours(api, id, state));
  const view = viewOf(state);
  const beside = (order: Schemas["DocumentReference"] | null | undefined) => (order ? { href: to.order(order.id), list } : null);
  const next = useRef<HTMLAnchorElement>(null);
  const isLate = useRef(false);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (shipments === 0) return;
    if (!isKnown) {
      isLate.current = true;
      return;
    }
    // The closing dialog returns the focus to its button first.
    const focusing = setTimeout(() => {
      // When the next order is only known after the shipment, the focus stays in a field or dialog the user has moved to meanwhile.
      const isTaken = isLate.current && document.activeElement?.closest("input, textarea, [contenteditable], dialog");
      if (!isTaken) next.current?.focus();
      isLate.current = false;
    });
    return () => clearTimeout(focusing);
  }, [shipments, isKnown]);
  usePreviousNextShortcuts(beside(data?.previous), beside(data?.next));
  const place = (position: number) =>
    view ? t("neighbours.inView", { position, view: t(`view.${view}`) }) : t("neighbours.inList", { position });
  return (
    <ListOrigin value={list}>
      {/* Its room is kept while it is unknown: the head would wrap, and move the order down, when it comes. */}
      <small style={data?.position ? undefined : { visibility: "hidden" }}>{place(data?.position ?? 100)}</small>
      <Step
        icon={<ChevronLeftIcon />}
        label={(number) => t("neighbours.previous", { number })}
        none={t("neighbours.first")}
        order={data?.previous}
      />
      <Step
        icon={<ChevronRightIcon />}
        label={(number) => t("neighbours.next", { number })}
        none={t("neighbours.last")}
        order={data?.next}
        ref={next}
      />
    </ListOrigin>
  );
}

interface StepProps {
  icon: ReactNode;
  label: (number: string) => string;
  /** Text shown when there is no such order. */
  none: string;
  /** Undefined while it is loading. */
  order: Schemas["DocumentReference"] | null | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

function Step({ icon, label, none, order, ref }: StepProps) {
  if (!order) return <IconButton disabledReason={order === null ? none : ""} icon={icon} label={label("").trim()} />;
  return (
    <ButtonLink
      aria-label={label(order.customId)}
      href={to.order(order.id)}
      icon={icon}
      ref={ref}
      title={label(order.customId)}
      variant="plain"
    />
  );
}
