import type { Output } from "@reserve/contract";
import { ButtonLink, Page, ViewTabs } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ListFilters } from "../../shared/ListFilters.tsx";
import { ListResults } from "../../shared/ListResults.tsx";
import { filtersOf } from "../../shared/list-filters.ts";
import { useMay } from "../../shared/permissions.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import { to } from "../../shared/to.ts";
import { useListPage } from "../../shared/useListPage.ts";
import { type ListUrl, useListUrl } from "../../shared/useListUrl.ts";
import { postListColumns } from "./posts.columns.tsx";
import { postCounts, postListPage, postListSpec, postOwners } from "./posts.queries.ts";

/** The posts that one may see, by where they stand. Its URL is the list. */
export function PostListScreen() {
  const { t } = useTranslation(["posts", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(postListSpec);
  const query = useListPage(postListPage(api, url));
  const { data: owners } = useQuery(postOwners(api));
  const mayCreate = useMay()("createPost");
  const columns = useMemo(() => postListColumns(t), [t]);
  const filter = filtersOf(postListSpec, url);
  const filters = [
    filter.words("type", t("field.postType"), (type) => t(`type.${type as Row["postType"]}`)),
    filter.options("ownerId", t("field.owner"), owners?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? []),
    filter.days("from", "to", t("field.publication")),
    // A link may ask for it; the views say the same in people's words.
    filter.set("status", t("field.status"), (values) => values.map((value) => t(`status.${value as Status}`)).join(", ")),
  ];
  return (
    <Page
      actions={
        mayCreate ? (
          <ButtonLink href={to.post()} icon={<PlusIcon />} variant="primary">
            {t("postList.new")}
          </ButtonLink>
        ) : null
      }
      title={t("app:screen.posts")}
    >
      <Views url={url} />
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("postList.toolbar"), search: t("postList.search"), searchHint: t("postList.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("postList.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listPosts">["items"][number];
type Status = Row["postStatus"];

const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.post(id);

/** In the order of the way to the site; « Validé » waits for whoever publishes and has a view, too. */
const views = ["Draft", "WaitingForValidation", "ValidationRejected", "Validated", "Scheduled", "Online", "Expired", "Archived"] as const;

/** « Tous », and each state with how many posts stand in it. */
function Views({ url }: { url: ListUrl }) {
  const { t } = useTranslation("posts");
  const { api } = useRuntime();
  const { data } = useQuery(postCounts(api));
  const chosen = url.filters.state ?? [];
  const counts = new Map(data?.items.map(({ state, count }) => [state, count]));
  return (
    <ViewTabs
      label={t("postList.views")}
      tabs={[
        {
          label: t("view.all"),
          href: url.href({ search: "", filters: {} }),
          count: data?.items.reduce((sum, { count }) => sum + count, 0),
          isCurrent: chosen.length === 0,
        },
        ...views.map((state) => ({
          label: t(`view.${state}`),
          href: url.href({ search: "", filters: { state: [state] } }),
          count: counts.get(state),
          isCurrent: chosen.length === 1 && chosen[0] === state,
        })),
      ]}
    />
  );
}
