import type { Schemas } from "@reserve/contract";
import {
  Alert,
  Button,
  EmptyState,
  FieldStack,
  FormRow,
  IconButton,
  loadable,
  Page,
  RadioGroup,
  ScreenOnly,
  Section,
  Sheet,
  Skeleton,
  Sums,
} from "@reserve/design-system";
import { ChevronLeftIcon, ChevronRightIcon, LockIcon, PrinterIcon } from "@reserve/design-system/icons";
import { DatePicker } from "@reserve/design-system/pickers";
import { DataTable } from "@reserve/design-system/table";
import { fromCents, parisDay, shiftDay, toCents } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SheetExport } from "../../shared/export/SheetExport.tsx";
import { useFileDownload } from "../../shared/export/useFileDownload.ts";
import { formatDate, formatMoney, formatTime } from "../../shared/format/format.ts";
import { useUrlQuery } from "../../shared/list/useUrlQuery.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { tillColumns } from "./till.columns.tsx";
import { type TillUrl, tillDay, tillIn } from "./till.queries.ts";

// Opened once a day: loaded with its field on demand.
const CloseDialog = loadable(async () => (await import("./CloseDialog.tsx")).CloseDialog);
const FloatDialog = loadable(async () => (await import("./FloatDialog.tsx")).FloatDialog);
const TillClosings = loadable(async () => (await import("./TillClosings.tsx")).TillClosings);

type Till = Schemas["TillDay"];

/** « Caisse du jour »: payments and refunds at the counter of a store. The URL holds the day and the store. */
export function TillScreen() {
  const { t } = useTranslation(["till", "app"]);
  const { api } = useRuntime();
  const [search, setSearch] = useUrlQuery();
  const tillUrl = tillIn(search);
  const query = useQuery(tillDay(api, tillUrl));
  const [open, setOpen] = useState<"close" | "float" | null>(null);
  const { data: till } = query;
  const put = (name: "day" | "store", value: string) =>
    setSearch(
      (next) => {
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <Page
      actions={till ? <Actions onClose={() => setOpen("close")} till={till} /> : null}
      subtitle={<span>{till?.store ? `${till.store.name}, ${till.store.city}` : t("subtitle")}</span>}
      title={t("app:screen.till")}
    >
      <QueryState query={query} skeleton={<TillSkeleton />}>
        {(day) => (
          <>
            <Terms tillUrl={tillUrl} onDay={(value) => put("day", value)} onStore={(value) => put("store", value)} till={day} />
            <Notices onDay={(value) => put("day", value)} till={day} />
            <TillSheet onFloat={() => setOpen("float")} till={day} />
            {open === "close" && !day.closing ? <CloseDialog onClose={() => setOpen(null)} till={day} /> : null}
            {open === "float" && !day.closing ? <FloatDialog onClose={() => setOpen(null)} till={day} /> : null}
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** The sheet for the accounts, the printer, and the end of the day. */
function Actions({ till, onClose }: { till: Till; onClose: () => void }) {
  const { t } = useTranslation("till");
  const isToCome = till.day > parisDay(new Date());
  return (
    <>
      <SheetExport
        disabledReason={till.payments.length === 0 ? t("export.nothing") : undefined}
        op="exportTillDay"
        query={{ day: till.day, ...(till.store ? { storeId: till.store.id } : {}) }}
      />
      <Button icon={<PrinterIcon />} onClick={() => window.print()}>
        {t("print")}
      </Button>
      {till.closing ? null : (
        <Button
          disabledReason={isToCome ? t("close.notYet") : undefined}
          icon={<LockIcon />}
          onClick={onClose}
          reasonPlacement="hidden"
          variant="primary"
        >
          {t("close.open")}
        </Button>
      )}
    </>
  );
}

interface TermsProps {
  till: Till;
  /** Day and store of the URL, while the till still shows the previous ones. */
  tillUrl: TillUrl;
  onDay: (day: string) => void;
  onStore: (id: string) => void;
}

/** Fields for the day, and the store if there are several. */
function Terms({ till, tillUrl, onDay, onStore }: TermsProps) {
  const { t } = useTranslation("till");
  const day = tillUrl.day ?? till.day;
  return (
    <ScreenOnly>
      <FieldStack>
        <FormRow>
          <IconButton icon={<ChevronLeftIcon />} label={t("previous")} onClick={() => onDay(shiftDay(day, -1))} />
          <IconButton icon={<ChevronRightIcon />} label={t("next")} onClick={() => onDay(shiftDay(day, 1))} />
          {till.isToday ? null : <Button onClick={() => onDay(parisDay(new Date()))}>{t("today")}</Button>}
          <DatePicker
            label={t("day")}
            onChange={(chosen) => {
              if (chosen) onDay(chosen);
            }}
            value={day}
          />
        </FormRow>
        {till.stores.length > 1 ? (
          <RadioGroup
            isInline
            label={t("store")}
            onChange={onStore}
            options={till.stores.map(({ id, name, city }) => ({ value: String(id), label: `${name}, ${city}` }))}
            value={String(tillUrl.storeId ?? till.store?.id ?? "")}
          />
        ) : null}
      </FieldStack>
    </ScreenOnly>
  );
}

/** How the day was closed, an earlier day to close first, and that a demo shop is none. */
function Notices({ till, onDay }: { till: Till; onDay: (day: string) => void }) {
  const { t } = useTranslation("till");
  const { openBefore, isDemo, closing } = till;
  return (
    <>
      {isDemo ? <Alert tone="info">{t("demo")}</Alert> : null}
      {openBefore && !closing ? (
        <Alert tone="warning">
          {t("openBefore.detail", { day: formatDate(openBefore) })}{" "}
          <Button onClick={() => onDay(openBefore)} variant="plain">
            {t("openBefore.go")}
          </Button>
        </Alert>
      ) : null}
      {closing ? <Closed closing={closing} /> : null}
    </>
  );
}

/** Renders the closing of the day: its number and user, and the counted cash. */
function Closed({ closing }: { closing: Schemas["TillClosing"] }) {
  const { t } = useTranslation("till");
  const { closedAt, closedBy, countedCash, leftCash, difference, number } = closing;
  const cents = toCents(difference ?? "0.00") ?? 0;
  const amount = formatMoney(fromCents(Math.abs(cents)));
  const counted = formatMoney(countedCash ?? "0.00");
  return (
    <Alert title={t("closed.title", { number })} tone={cents === 0 ? "success" : "warning"}>
      {t("closed.detail", { date: formatDate(closedAt), time: formatTime(closedAt), name: closedBy, counted })}{" "}
      {cents === 0 ? t("closed.exact") : t(cents > 0 ? "closed.more" : "closed.less", { amount })}{" "}
      {t("closed.left", { amount: formatMoney(leftCash ?? "0.00") })} {t("closed.after")}
    </Alert>
  );
}

/** Totals by means of payment, and the payments. */
function TillSheet({ till, onFloat }: { till: Till; onFloat: () => void }) {
  const { t } = useTranslation("till");
  const { api } = useRuntime();
  const { day, totals, total, payments, openingFloat, expectedCash, closing } = till;
  const { take } = useFileDownload(t("file.done"));
  const receipt = useRef(take);
  receipt.current = take;
  const columns = useMemo(
    () =>
      tillColumns(t, ({ id, number }) => void receipt.current(api.download("getTillReceipt", { query: { id } }), `ticket-${number}.pdf`)),
    [t, api],
  );
  const sumOf = (amount: (line: Schemas["TillTotal"]) => string) =>
    formatMoney(fromCents(totals.reduce((sum, line) => sum + (toCents(amount(line)) ?? 0), 0)));
  return (
    <Sheet>
      <Section title={t("totals.title", { day: formatDate(day) })}>
        <FieldStack>
          <Sums
            caption={t("totals.caption")}
            foot={[t("totals.all"), sumOf(({ received }) => received), sumOf(({ refunded }) => refunded), sumOf((line) => line.total)]}
            heads={[t("totals.means"), t("totals.received"), t("totals.refunded"), t("totals.total")]}
            parts={[
              { term: t("float.label"), amount: formatMoney(openingFloat) },
              { term: t("float.expected"), amount: formatMoney(expectedCash) },
            ]}
            rows={totals.map((line) => [
              t(`means.${line.means}`),
              formatMoney(line.received),
              formatMoney(line.refunded),
              formatMoney(line.total),
            ])}
            total={{ term: t("totals.day"), amount: formatMoney(total) }}
          />
          {closing ? null : (
            <ScreenOnly>
              <Button onClick={onFloat}>{t("float.open")}</Button>
            </ScreenOnly>
          )}
        </FieldStack>
      </Section>
      <Section title={t("payments.title")}>
        <DataTable
          caption={t("payments.caption", { count: payments.length })}
          columns={columns}
          empty={<EmptyState detail={t("payments.noneDetail")} title={t("payments.none")} />}
          getRowId={getRowId}
          options={inSheet}
          rows={payments}
        />
      </Section>
      <TillClosings till={till} />
    </Sheet>
  );
}

const getRowId = ({ id }: Schemas["TillPayment"]) => String(id);

const inSheet = { isFlush: true };

function TillSkeleton() {
  return (
    <FieldStack>
      <Skeleton height={56} />
      <Sheet>
        {[180, 240].map((height) => (
          <Section key={height}>
            <Skeleton height={height} />
          </Section>
        ))}
      </Sheet>
    </FieldStack>
  );
}
