import type { Schemas } from "@reserve/contract";
import { CopyButton, EmptyState, FactGrid, Link, Page, Section, Sheet, SheetAndMargin } from "@reserve/design-system";
import { DataTable } from "@reserve/design-system/table";
import { formatVoucherCode } from "@reserve/domain";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatDateTime, formatMoney } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { VoucherMargin } from "./VoucherMargin.tsx";
import { voucherBadge } from "./voucherState.tsx";
import { historyColumns } from "./vouchers.columns.tsx";
import { voucherById, voucherList } from "./vouchers.queries.ts";

/** Screen of a voucher: code, balance, history, and its actions. */
export function VoucherScreen() {
  return (
    <RecordPage
      backHref={to.vouchers()}
      list={voucherList}
      name={({ number }) => number}
      query={voucherById}
      skeleton={<RecordSkeleton margin={200} sheet={480} />}
    >
      {(voucher, { neighbourLinks }) => <VoucherPage neighbourLinks={neighbourLinks} voucher={voucher} />}
    </RecordPage>
  );
}

function VoucherPage({ voucher, neighbourLinks }: { voucher: Schemas["Voucher"]; neighbourLinks: ReactNode }) {
  const { t } = useTranslation("vouchers");
  const columns = useMemo(() => historyColumns(t), [t]);
  const mayReadCustomer = useMay()("getCustomer");
  const { number, state, code, value, balance, origin, issuedAt, expiresOn, customer, note, entries } = voucher;
  return (
    <Page
      actions={neighbourLinks}
      subtitle={<span>{t("voucher.left", { balance: formatMoney(balance), value: formatMoney(value) })}</span>}
      title={t("voucher.title", { number })}
      titleExtra={voucherBadge(state, t, true)}
    >
      <SheetAndMargin margin={<VoucherMargin voucher={voucher} />} marginLabel={t("voucher.margin")}>
        <Sheet>
          <Section title={t("voucher.facts")}>
            <FactGrid
              emptyText={t("voucher.none")}
              facts={[
                { term: t("field.code"), description: <Code code={code} />, span: 12 },
                { term: t("field.balance"), description: formatMoney(balance) },
                { term: t("field.value"), description: formatMoney(value) },
                { term: t("field.issuedAt"), description: formatDateTime(issuedAt) },
                { term: t("field.expiresOn"), description: expiresOn === null ? t("noEnd") : formatDate(expiresOn) },
                { term: t("field.origin"), description: t(`origin.${origin}`) },
                { term: t("field.reserved"), description: customer === null ? t("voucher.anyone") : customerName(customer) },
                { term: t("field.note"), description: note, span: 12 },
              ]}
            />
          </Section>
          <Section title={t("history.title")}>
            <DataTable
              caption={t("history.caption", { count: entries.length })}
              columns={columns}
              empty={<EmptyState title={t("history.none")} />}
              getRowId={getRowId}
              options={inSheet}
              rows={entries}
            />
          </Section>
        </Sheet>
      </SheetAndMargin>
    </Page>
  );

  function customerName({ id, name }: Schemas["VoucherCustomer"]) {
    return mayReadCustomer ? <Link href={to.customer(id)}>{name}</Link> : name;
  }
}

function Code({ code }: { code: string }) {
  const { t } = useTranslation("vouchers");
  const printed = formatVoucherCode(code);
  return (
    <>
      <strong>{printed}</strong> <CopyButton label={t("voucher.copy")} value={printed} />
    </>
  );
}

const getRowId = ({ id }: Schemas["VoucherEntry"]) => String(id);
const inSheet = { isFlush: true, rowHeight: "twoLines" } as const;
