import type { Schemas } from "@reserve/contract";
import { Alert, Badge, Link, Note, Section, Skeleton } from "@reserve/design-system";
import { Stat } from "@reserve/design-system/charts";
import { hidesMost } from "@reserve/domain";
import { formatIsbn } from "@reserve/domain/isbn";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatCount, formatTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { type CheckedRule, ruleCheck } from "./restrictions.queries.ts";

type Found = Schemas["RestrictionCheckResult"]["entityOutput"];

/** « Ce que cela cacherait »: number and list of the products that the unsaved restriction would hide. */
export function RestrictionCheck({ rule }: { rule: CheckedRule | null }) {
  const { t } = useTranslation("restrictions");
  const { api } = useRuntime();
  const query = useQuery(ruleCheck(api, rule));
  const aside = query.data?.isValid ? t("check.at", { time: formatTime(new Date(query.dataUpdatedAt).toISOString()) }) : undefined;
  return (
    <Section aside={aside} title={t("section.check")}>
      {rule === null ? (
        <Note>{t("check.nothing")}</Note>
      ) : (
        <QueryState query={query} skeleton={<Skeleton height={160} />}>
          {(check) => (check.isValid ? <Hidden found={check.found} /> : <Alert tone="warning">{check.errors.slice(0, 3).join(" ")}</Alert>)}
        </QueryState>
      )}
    </Section>
  );
}

function Hidden({ found }: { found: Found }) {
  const { t } = useTranslation("restrictions");
  const mayReadProduct = useMay()("getProduct");
  const { hiddenCount, catalogCount, alreadyHiddenCount, shownAgainCount, orderCount, items } = found;
  return (
    <>
      <Stat detail={t("check.of", { count: catalogCount })} label={t("check.hidden")} value={formatCount(hiddenCount)} />
      {hidesMost(hiddenCount, catalogCount) ? <Alert tone="warning">{t("check.most")}</Alert> : null}
      <ul>
        <li>{orderCount > 0 ? t("check.orders", { count: orderCount }) : t("check.noOrder")}</li>
        {alreadyHiddenCount > 0 ? <li>{t("check.already", { count: alreadyHiddenCount })}</li> : null}
        {shownAgainCount > 0 ? <li>{t("check.shownAgain", { count: shownAgainCount })}</li> : null}
      </ul>
      {items.length > 0 ? (
        <ul aria-label={t("check.list")}>
          {items.map(({ id, ean, title, authors, publishers, isAlreadyHidden }) => (
            <li key={id}>
              {mayReadProduct ? (
                <Link href={to.product(id)}>
                  <i>{title}</i>
                </Link>
              ) : (
                <i>{title}</i>
              )}
              {[...authors.slice(0, 2), ...publishers.slice(0, 1)].map((name) => `, ${name}`).join("")} <small>{formatIsbn(ean)}</small>{" "}
              {isAlreadyHidden ? <Badge tone="neutral">{t("check.isAlready")}</Badge> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {hiddenCount > items.length ? <Note>{t("check.more", { count: hiddenCount - items.length })}</Note> : null}
    </>
  );
}
