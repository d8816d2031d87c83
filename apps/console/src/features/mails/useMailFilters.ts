import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { idIn } from "../../shared/links/url-id.ts";
import { filtersOf, type ListFilter } from "../../shared/list/list-filters.ts";
import type { FilterOf } from "../../shared/list/list-url.ts";
import type { ListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { mailTypeName } from "./mailState.tsx";
import { customerById, mailListSpec, nameOfCustomer } from "./mails.queries.ts";

/** Returns the filters of the mails; order and customer are set by a link, or in the dialog that `onAsk` opens. */
export function useMailFilters(url: ListUrl<FilterOf<typeof mailListSpec>>, onAsk: () => void): readonly ListFilter[] {
  const { t } = useTranslation("mails");
  const customer = useCustomerName(idIn(url.filters.customerId?.[0]));
  const filter = filtersOf(mailListSpec, url);
  return [
    filter.words("state", t("field.state"), (state) => t(`stateName.${state}`)),
    filter.words("type", t("field.type"), (type) => mailTypeName(type, t)),
    filter.days("dateFrom", "dateTo", t("field.createdAt")),
    filter.set("documentId", t("field.document"), ([id]) => t("order", { id }), { is: "button", text: t("about.title"), onClick: onAsk }),
    filter.set("customerId", t("field.customer"), ([id]) => customer ?? t("order", { id })),
  ];
}

/** Returns a customer's name, with permission. */
function useCustomerName(id: number | null): string | null {
  const { api } = useRuntime();
  const mayRead = useMay()("getCustomer");
  const { data } = useQuery({ ...customerById(api, id ?? 0), enabled: id !== null && mayRead });
  return data ? nameOfCustomer(data) : null;
}
