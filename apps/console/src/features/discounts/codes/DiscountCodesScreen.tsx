import type { Output } from "@reserve/contract";
import { Button, ButtonLink, Form, FormRow, Note, Page, Section, Sheet, TextField, ViewTabs } from "@reserve/design-system";
import { NumberField } from "@reserve/design-system/fields";
import { PlusIcon, XIcon } from "@reserve/design-system/icons";
import { discountCodeStates } from "@reserve/domain";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../../shared/command/confirmable.ts";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { SheetExport } from "../../../shared/export/SheetExport.tsx";
import { formatCount } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { idIn } from "../../../shared/links/url-id.ts";
import { ListFilters } from "../../../shared/list/ListFilters.tsx";
import { ListResults } from "../../../shared/list/ListResults.tsx";
import type { ListFilter } from "../../../shared/list/list-filters.ts";
import { useListPage } from "../../../shared/list/useListPage.ts";
import { type ListUrl, useListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { RecordPage, RecordSkeleton } from "../../../shared/record/RecordPage.tsx";
import { TargetNote } from "../../../shared/record/TargetNote.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { couponPrefixOf } from "../discount.values.ts";
import { discountBadge } from "../discountBadge.tsx";
import { codeCount, codeListPage, codeListSpec, discountById } from "../discounts.queries.ts";
import { type CodeRow, codeColumns } from "../list/discounts.columns.tsx";

type Discount = Output<"getDiscount">;

/** Screen of a discount's single-use codes: generate, search, export, revoke. */
export function DiscountCodesScreen() {
  const { t } = useTranslation("discounts");
  return (
    <RecordPage
      backHref={to.discounts()}
      name={({ name }) => t("codes.of", { name })}
      query={discountById}
      skeleton={<RecordSkeleton hasFacts={false} sheet={640} />}
    >
      {(discount) => <CodesPage discount={discount} />}
    </RecordPage>
  );
}

function CodesPage({ discount }: { discount: Discount }) {
  const { t } = useTranslation("discounts");
  const { api } = useRuntime();
  const counts = useQueries({ queries: discountCodeStates.map((state) => codeCount(api, discount.id, state)) }).map(
    ({ data }) => data?.totalCount,
  );
  const [free, used] = counts;
  return (
    <Page
      actions={
        <>
          <ButtonLink href={to.discount(discount.id)}>{t("codes.back")}</ButtonLink>
          <SheetExport
            disabledReason={counts.some((count) => (count ?? 0) > 0) ? undefined : t("codes.nothing")}
            op="exportDiscountCodes"
            query={{ discountId: discount.id }}
          />
        </>
      }
      subtitle={free === undefined || used === undefined ? null : t("codes.soFar", { used, all: formatCount(free + used) })}
      title={t("codes.of", { name: discount.name })}
      titleExtra={discountBadge(discount.state, t)}
    >
      <Sheet>
        <Section title={t("codes.make")}>
          <Making discount={discount} />
        </Section>
        <Section title={t("codes.title")}>
          <Codes counts={counts} discount={discount} />
        </Section>
      </Sheet>
    </Page>
  );
}

const MOST = 10_000;

/** Form for new codes: prefix and number. */
function Making({ discount }: { discount: Discount }) {
  const { t } = useTranslation("discounts");
  const [prefix, setPrefix] = useState(couponPrefixOf(discount.name));
  const { api } = useRuntime();
  const [search] = useSearchParams();
  // For the people of a target: by default as many codes as people.
  const targetId = idIn(search.get("target"));
  const mayRead = useMay()("getTarget");
  const { data: target } = useQuery({ ...api.query("getTarget", { query: { id: targetId ?? 0 } }), enabled: targetId !== null && mayRead });
  const [typed, setCount] = useState<number | null | undefined>(undefined);
  const proposed = target ? Math.min(MOST, target.count) || null : null;
  const count = typed === undefined ? proposed : typed;
  const make = useWrite("createDiscountCodes", {
    announce: ({ entityOutput }) => ({ detail: t("codes.made", { count: entityOutput.count }) }),
  });
  if (!discount.requiresCouponCode) return <Note>{t("codes.notAsked")}</Note>;
  return (
    <Form
      label={t("codes.make")}
      onSubmit={() => {
        if (count !== null) void make.send({ body: { discountId: discount.id, prefix, count } });
      }}
    >
      {targetId === null ? null : <TargetNote id={targetId} />}
      <FormRow>
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          error={sentenceAt(make.failure, "prefix")}
          help={t("codes.prefixHelp")}
          isOptional
          label={t("codes.prefix")}
          maxLength={20}
          onChange={setPrefix}
          spellCheck={false}
          value={prefix}
        />
        <NumberField
          error={sentenceAt(make.failure, "count")}
          help={t("codes.countHelp")}
          label={t("codes.count")}
          max={MOST}
          min={1}
          onChange={setCount}
          value={count}
        />
        <Button
          disabledReason={count === null ? t("codes.countMissing") : undefined}
          icon={<PlusIcon />}
          isBusy={make.isSending}
          type="submit"
        >
          {t("codes.makeButton")}
        </Button>
      </FormRow>
    </Form>
  );
}

// The list has only search and views.
const filters: readonly ListFilter[] = [];
const getRowId = ({ id }: CodeRow) => String(id);
const inSheet = { isFlush: true };

function Codes({ discount, counts }: { discount: Discount; counts: readonly (number | undefined)[] }) {
  const { t } = useTranslation("discounts");
  const { api } = useRuntime();
  const url = useListUrl(codeListSpec);
  const query = useListPage(codeListPage(api, discount.id, url));
  const withdraw = useWrite("withdrawDiscountCodes");
  const { ask } = withdraw;
  const columns = useMemo(
    () => codeColumns(t, ({ code }) => ask({ body: { discountId: discount.id, codes: [code] } })),
    [t, ask, discount.id],
  );
  const [free = 0] = counts;
  const [one] = withdraw.pendingInput?.body.codes ?? [];
  return (
    <>
      <Views counts={counts} url={url} />
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("codes.toolbar"), search: t("codes.search"), searchHint: t("codes.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("codes.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, options: inSheet }}
        url={url}
      />
      <Button
        disabledReason={free === 0 ? t("codes.noneFree") : undefined}
        icon={<XIcon />}
        onClick={() => ask({ body: { discountId: discount.id, codes: null } })}
        variant="danger"
      >
        {t("codes.withdrawAll")}
      </Button>
      <Confirmation
        command={withdraw}
        detail={one ? t("codes.withdrawDetail", { code: one }) : t("codes.withdrawAllDetail", { count: free })}
        tone="danger"
      />
    </>
  );
}

/** Views with their counts: « Tous », unused, used, revoked. */
function Views({ url, counts }: { url: ListUrl; counts: readonly (number | undefined)[] }) {
  const { t } = useTranslation("discounts");
  const chosen = url.filters.state ?? [];
  const total = counts.every((count) => count !== undefined) ? counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) : undefined;
  return (
    <ViewTabs
      label={t("codes.views")}
      tabs={[
        { label: t("codes.all"), href: url.href({ search: "", filters: {} }), count: total, isCurrent: chosen.length === 0 },
        ...discountCodeStates.map((state, index) => ({
          label: t(`codes.view.${state}`),
          href: url.href({ search: "", filters: { state: [state] } }),
          count: counts[index],
          isCurrent: chosen.length === 1 && chosen[0] === state,
        })),
      ]}
    />
  );
}
