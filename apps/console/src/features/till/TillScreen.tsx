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
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { SheetExport } from "../../shared/export/SheetExport.tsx";
import { formatDate, formatMoney, formatTime } from "../../shared/format/format.ts";
import { useUrlQuery } from "../../shared/list/useUrlQuery.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { tillColumns } from "./till.columns.tsx";
import { type TillUrl, tillDay, tillIn } from "./till.queries.ts";

// Opened once a day: loaded with its field on demand.
const CloseDialog = loadable(async () => (await import("./CloseDialog.tsx")).CloseDialog);

type Till = Schemas["TillDay"];

/** « Caisse du jour »: payments and refunds at the counter of a store. The URL holds the day and the store. */
export function TillScreen() {
  const { t } = useTranslation(["till", "app"]);
  const { api } = useRuntime();
  const [search, setSearch] = useUrlQuery();
  const tillUrl = tillIn(search);
  const query = useQuery(tillDay(api, tillUrl));
  const [isClosing, setIsClosing] = useState(false);
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
      actions={till ? <Actions onClose={() => setIsClosing(true)} till={till} /> : null}
      subtitle={<span>{till?.store ? `${till.store.name}, ${till.store.city}` : t("subtitle")}</span>}
      title={t("app:screen.till")}
    >
      <QueryState query={query} skeleton={<TillSkeleton />}>
        {(day) => (
          <>
            <Terms tillUrl={tillUrl} onDay={(value) => put("day", value)} onStore={(value) => put("store", value)} till={day} />
            <Closed till={day} />
            <TillSheet till={day} />
            {isClosing && !day.closing ? <CloseDialog onClose={() => setIsClosing(false)} till={day} /> : null}
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

/** Renders the closing of the day: its user and the counted cash. */
function Closed({ till: { closing } }: { till: Till }) {
  const { t } = useTranslation("till");
  if (!closing) return null;
  const { closedAt, closedBy, countedCash, difference } = closing;
  const cents = toCents(difference) ?? 0;
  const amount = formatMoney(fromCents(Math.abs(cents)));
  return (
    <Alert title={t("closed.title")} tone={cents === 0 ? "success" : "warning"}>
      {t("closed.detail", { date: formatDate(closedAt), time: formatTime(closedAt), name: closedBy, counted: formatMoney(countedCash) })}{" "}
      {cents === 0 ? t("closed.exact") : t(cents > 0 ? "closed.more" : "closed.less", { amount })} {t("closed.after")}
    </Alert>
  );
}

/** Totals by means of payment, and the payments. */
function TillSheet({ till: { day, totals, total, payments } }: { till: Till }) {
  const { t } = useTranslation("till");
  const columns = useMemo(() => tillColumns(t), [t]);
  const sumOf = (amount: (line: Schemas["TillTotal"]) => string) =>
    formatMoney(fromCents(totals.reduce((sum, line) => sum + (toCents(amount(line)) ?? 0), 0)));
  return (
    <Sheet>
      <Section title={t("totals.title", { day: formatDate(day) })}>
        <Sums
          caption={t("totals.caption")}
          foot={[t("totals.all"), sumOf(({ received }) => received), sumOf(({ refunded }) => refunded), sumOf((line) => line.total)]}
          heads={[t("totals.means"), t("totals.received"), t("totals.refunded"), t("totals.total")]}
          parts={[]}
          rows={totals.map((line) => [
            t(`means.${line.means}`),
            formatMoney(line.received),
            formatMoney(line.refunded),
            formatMoney(line.total),
          ])}
          total={{ term: t("totals.day"), amount: formatMoney(total) }}
        />
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
