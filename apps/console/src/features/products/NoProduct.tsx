import { Button, ButtonLink, EmptyState } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import type { ListUrl } from "../../shared/useListUrl.ts";
import { expectedCheckDigit } from "./products.queries.ts";
import type { ActiveFilter } from "./useProductFilters.ts";

interface NoProductProps {
  url: ListUrl;
  active: readonly ActiveFilter[];
  totalCount: number;
}

/** No product to show: why, as far as it can be told, and the way out of it. */
export function NoProduct({ url, active, totalCount }: NoProductProps) {
  const { t } = useTranslation(["products", "shared"]);
  // The list has become shorter than the page of the address.
  if (totalCount > 0)
    return (
      <EmptyState
        actions={<ButtonLink href={url.href({ page: 1 })}>{t("list.firstPage")}</ButtonLink>}
        detail={t("list.pastEnd")}
        title={t("shared:list.empty")}
      />
    );
  const expected = expectedCheckDigit(url.search);
  const names = active.map(({ label, value }) => t("list.activeOne", { label, value })).join(", ");
  return (
    <EmptyState
      actions={active.length > 0 ? <Button onClick={url.clear}>{t("list.clear", { count: active.length })}</Button> : undefined}
      detail={
        <>
          {expected === null ? null : t("list.checkDigit", { expected })}
          {expected !== null && names ? <br /> : null}
          {names ? t("list.active", { filters: names }) : null}
        </>
      }
      title={t("shared:list.empty")}
    />
  );
}
