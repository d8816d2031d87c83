import type { Schemas } from "@reserve/contract";
import {
  Alert,
  Button,
  EmptyState,
  FieldStack,
  Link,
  Page,
  ScreenOnly,
  Section,
  Sheet,
  Skeleton,
  Sums,
  useToasts,
} from "@reserve/design-system";
import { DownloadIcon, PrinterIcon } from "@reserve/design-system/icons";
import { MonthBar } from "@reserve/design-system/month";
import { fromCents, parisDay, toCents } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../shared/export/save-file.ts";
import { formatCount, formatDate, formatMoney, formatRate } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useUrlQuery } from "../../shared/list/useUrlQuery.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import {
  type AccountingPeriod,
  daysOf,
  type Figure,
  figureIn,
  hrefOf,
  periodFigures,
  periodIn,
  periodOf,
  shiftPeriod,
} from "./accounting.queries.ts";
import { FigureDrawer } from "./FigureDrawer.tsx";

type Summary = Schemas["AccountingSummary"];

/**
 * « Comptabilité »: VAT, receipts and sales of a month or a quarter, and the file for the accountant. The URL holds the period, and the figure whose
 * orders are open.
 */
export function AccountingScreen() {
  const { t, i18n } = useTranslation(["accounting", "app"]);
  const { api } = useRuntime();
  const [search, setSearch] = useUrlQuery();
  const today = parisDay(new Date());
  const period = periodIn(search, today);
  const { unit } = period;
  const figure = figureIn(search);
  const query = useQuery(periodFigures(api, period));
  const choose = (next: AccountingPeriod) => setSearch(() => new URLSearchParams(hrefOf(next)), { replace: true });
  return (
    <Page
      actions={query.data ? <Actions period={period} summary={query.data} /> : null}
      subtitle={t("subtitle")}
      title={t("app:screen.accounting")}
    >
      <ScreenOnly>
        <MonthBar
          end={<Unit onChange={(value) => choose(periodOf(value, period.month, today))} unit={unit} />}
          label={nameOf(period, t, i18n.language)}
          next={{ label: t(`period.next.${unit}`), onClick: () => choose(shiftPeriod(period, 1)) }}
          previous={{ label: t(`period.previous.${unit}`), onClick: () => choose(shiftPeriod(period, -1)) }}
          today={{ label: t(`period.current.${unit}`), onClick: () => choose(periodOf(unit, null, today)) }}
        />
      </ScreenOnly>
      <QueryState query={query} skeleton={<FiguresSkeleton />}>
        {(summary) => <Figures period={period} summary={summary} />}
      </QueryState>
      {figure ? (
        <FigureDrawer
          figure={figure}
          key={search.toString()}
          onClose={() => choose(period)}
          period={period}
          title={t("figure.title", {
            figure: figureName(figure, t),
            period: figure.day ? formatDate(figure.day) : nameOf(period, t, i18n.language),
          })}
        />
      ) : null}
    </Page>
  );
}

/** Buttons to see a month, or a quarter. */
function Unit({ unit, onChange }: { unit: AccountingPeriod["unit"]; onChange: (unit: AccountingPeriod["unit"]) => void }) {
  const { t } = useTranslation("accounting");
  return (["month", "quarter"] as const).map((one) => (
    <Button aria-pressed={unit === one} key={one} onClick={() => onChange(one)} variant={unit === one ? "secondary" : "plain"}>
      {t(`period.${one}`)}
    </Button>
  ));
}

/** Returns what a figure is: « TVA, 5,5 % ». */
function figureName({ figure, kind, regime, taxRate, means, vatNumber }: Figure, t: TFunction<["accounting", "app"]>): string {
  switch (figure) {
    case "Sales":
      return t(`figure.${kind ?? figure}`);
    case "Vat":
      return t("figure.Vat", { rate: rateName({ regime: regime ?? "France", taxRate: Number(taxRate ?? 0) }, t) });
    case "Receipts":
      return means ? t("figure.Receipts", { means: t(`means.${means}`) }) : t("figure.allReceipts");
    case "UnionSales":
      return t("figure.UnionSales", { vatNumber });
    case "Deposits":
      return t("figure.Deposits");
  }
}

/** Returns a rate as its row names it: « 5,5 % », « Corse, 2,1 % ». */
function rateName({ regime, taxRate }: Pick<Schemas["VatFigure"], "regime" | "taxRate">, t: TFunction<["accounting", "app"]>): string {
  return regime === "France" ? formatRate(taxRate) : t(`vat.regime.${regime}`, { rate: formatRate(taxRate) });
}

/** The file for the accountant, and the printer. */
function Actions({ period, summary }: { period: AccountingPeriod; summary: Summary }) {
  const { t } = useTranslation(["accounting", "shared"]);
  const { api } = useRuntime();
  const { show } = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    const file = await api.download("exportAccountingEntries", { query: daysOf(period) });
    setIsBusy(false);
    if (!file.isValid) {
      show({ tone: "danger", text: file.errors[0] ?? t("shared:toast.failure") });
      return;
    }
    saveFile(file.fileName ?? `FEC-${period.month}.txt`, file.blob);
    show({ tone: "success", text: t("fec.done"), detail: file.fileName });
  };
  return (
    <>
      <Button
        disabledReason={isEmpty(summary) ? t("fec.nothing") : undefined}
        icon={<DownloadIcon />}
        isBusy={isBusy}
        onClick={() => void download()}
        reasonPlacement="hidden"
        variant="primary"
      >
        {t("fec.download")}
      </Button>
      <Button icon={<PrinterIcon />} onClick={() => window.print()}>
        {t("print")}
      </Button>
    </>
  );
}

function Figures({ period, summary }: { period: AccountingPeriod; summary: Summary }) {
  const { t, i18n } = useTranslation(["accounting", "app"]);
  const { days, receipts, invoices, creditNotes, deposits, unionSales } = summary;
  const [oss, french] = [summary.vat.filter(isOss), summary.vat.filter((figure) => !isOss(figure))];
  const name = nameOf(period, t, i18n.language);
  const linked = (figure: Figure, name: string) => <Link href={hrefOf(period, figure)}>{name}</Link>;
  const papers = (kind: Schemas["BillKind"], count: number, name: string) => (count > 0 ? linked({ figure: "Sales", kind }, name) : name);
  if (isEmpty(summary))
    return (
      <Sheet>
        <Section title={t("vat.title", { period: name })}>
          <EmptyState
            detail={t("empty.detail", { deposits: formatMoney(deposits) })}
            title={t("empty.title", { period: capitalized(name) })}
          />
        </Section>
      </Sheet>
    );
  return (
    <Sheet>
      <VatToCheck orders={summary.vatToCheck} />
      <Section title={t("vat.title", { period: name })}>
        <p>{t("vat.rule")}</p>
        <Sums
          caption={t("vat.caption")}
          heads={[t("vat.rate"), t("vat.line"), t("vat.base"), t("vat.tax")]}
          parts={[{ term: t("vat.baseTotal"), amount: total(french, ({ base }) => base) }]}
          rows={french.map((figure) => [
            linked(vatFigure(figure), rateName(figure, t)),
            ...[figure.ca3Line ?? t("vat.noLine"), formatMoney(figure.base), formatMoney(figure.tax)],
          ])}
          total={{ term: t("vat.total"), amount: total(french, ({ tax }) => tax) }}
        />
      </Section>
      {oss.length > 0 ? (
        <Section title={t("oss.title")}>
          <p>{t("oss.rule")}</p>
          <Sums
            caption={t("oss.caption")}
            heads={[t("oss.country"), t("vat.base"), t("vat.tax")]}
            parts={[{ term: t("oss.base"), amount: total(oss, ({ base }) => base) }]}
            rows={oss.map((figure) => [
              linked(
                vatFigure(figure),
                t("oss.place", { country: countryName(figure.country, i18n.language), rate: formatRate(figure.taxRate) }),
              ),
              ...[formatMoney(figure.base), formatMoney(figure.tax)],
            ])}
            total={{ term: t("oss.total"), amount: total(oss, ({ tax }) => tax) }}
          />
        </Section>
      ) : null}
      {unionSales.length > 0 ? (
        <Section title={t("union.title")}>
          <p>{t("union.rule")}</p>
          <Sums
            caption={t("union.caption")}
            heads={[t("union.number"), t("vat.base")]}
            parts={[]}
            rows={unionSales.map(({ vatNumber, base }) => [linked({ figure: "UnionSales", vatNumber }, vatNumber), formatMoney(base)])}
            total={{ term: t("union.total"), amount: total(unionSales, ({ base }) => base) }}
          />
        </Section>
      ) : null}
      <Section title={t("receipts.title")}>
        <Sums
          caption={t("receipts.caption")}
          heads={[t("receipts.means"), t("receipts.received"), t("receipts.refunded"), t("receipts.total")]}
          parts={[
            {
              term: linked({ figure: "Deposits" }, t("receipts.deposits", { day: formatDate(summary.to) })),
              amount: formatMoney(deposits),
            },
          ]}
          rows={receipts.map((row) => [
            linked({ figure: "Receipts", means: row.means }, t(`means.${row.means}`)),
            formatMoney(row.received),
            formatMoney(row.refunded),
            formatMoney(row.total),
          ])}
          total={{ term: t("receipts.all"), amount: total(receipts, (row) => row.total) }}
        />
      </Section>
      <Section title={t("sales.title")}>
        <Sums
          caption={t("sales.caption")}
          heads={[t("sales.day"), t("sales.papers"), t("sales.noTax"), t("sales.tax"), t("sales.withTax")]}
          parts={[
            {
              term: papers("Invoice", invoices.count, t("sales.invoices", { count: invoices.count })),
              amount: formatMoney(invoices.withTax),
            },
            {
              term: papers("CreditNote", creditNotes.count, t("sales.creditNotes", { count: creditNotes.count })),
              amount: formatMoney(creditNotes.withTax),
            },
          ]}
          rows={days.map(({ day, paperCount, noTax, tax, withTax }) => [
            ...[
              linked({ figure: "Sales", day }, formatDate(day)),
              formatCount(paperCount),
              formatMoney(noTax),
              formatMoney(tax),
              formatMoney(withTax),
            ],
          ])}
          total={{ term: t("sales.total"), amount: total(days, ({ withTax }) => withTax) }}
        />
      </Section>
    </Sheet>
  );
}

/** Returns which figure a row of the VAT is. */
const vatFigure = ({ regime, country, taxRate }: Schemas["VatFigure"]): Figure => ({
  ...{ figure: "Vat" as const, regime, taxRate: String(taxRate) },
  ...(country === null ? {} : { country }),
});

/** Links to the orders whose VAT has to be looked at. */
function VatToCheck({ orders }: { orders: Summary["vatToCheck"] }) {
  const { t } = useTranslation("accounting");
  if (orders.length === 0) return null;
  return (
    <Section>
      <Alert title={t("toCheck.title", { count: orders.length })} tone="warning">
        <p>{t("toCheck.detail")}</p>
        <ul>
          {orders.map(({ id, customId }) => (
            <li key={id}>
              <Link href={to.order(id)}>{customId}</Link>
            </li>
          ))}
        </ul>
      </Alert>
    </Section>
  );
}

/** Whether VAT is declared to another member state, through the one-stop shop. */
function isOss({ regime }: Schemas["VatFigure"]): boolean {
  return regime === "Oss";
}

function countryName(code: string | null, language: string): string {
  return code === null ? "" : (new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code);
}

/** Returns a period as « novembre 2026 » or « 4ᵉ trimestre 2026 ». */
function nameOf({ unit, month }: AccountingPeriod, t: TFunction<["accounting", "app"]>, language: string): string {
  if (unit === "quarter") {
    const [year, number = "1"] = month.split("-");
    const quarter = Math.ceil(Number(number) / 3);
    return quarter === 1 ? t("period.firstQuarterName", { year }) : t("period.quarterName", { quarter, year });
  }
  const format = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function isEmpty({ days, receipts, vat }: Summary): boolean {
  return days.length + receipts.length + vat.length === 0;
}

function total<Row>(rows: readonly Row[], amount: (row: Row) => string): string {
  return formatMoney(fromCents(rows.reduce((sum, row) => sum + (toCents(amount(row)) ?? 0), 0)));
}

function FiguresSkeleton() {
  return (
    <FieldStack>
      <Skeleton height={56} />
      <Sheet>
        {[160, 200, 240].map((height) => (
          <Section key={height}>
            <Skeleton height={height} />
          </Section>
        ))}
      </Sheet>
    </FieldStack>
  );
}
