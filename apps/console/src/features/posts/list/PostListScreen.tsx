import type { Output } from "@reserve/contract";
import { ButtonLink, Page } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { ListFilters } from "../../../shared/list/ListFilters.tsx";
import { ListResults } from "../../../shared/list/ListResults.tsx";
import { filtersOf } from "../../../shared/list/list-filters.ts";
import { useListPage } from "../../../shared/list/useListPage.ts";
import { useListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { postListPage, postListSpec, postOwners, productIn, signatureIn, tagIn } from "../posts.queries.ts";
import { PostViews } from "./PostViews.tsx";
import { postListColumns } from "./posts.columns.tsx";

/** List of the posts that the user may see, with views by status. The URL holds the filters. */
export function PostListScreen() {
  const { t } = useTranslation(["posts", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(postListSpec);
  const query = useListPage(postListPage(api, url));
  const { data: owners } = useQuery(postOwners(api));
  const { data: tag } = useQuery(tagIn(api, url.filters.tagId?.[0]));
  const { data: signature } = useQuery(signatureIn(api, url.filters.signatureId?.[0]));
  const may = useMay();
  const { data: product } = useQuery(productIn(api, may("getProduct") ? url.filters.productId?.[0] : undefined));
  const mayCreate = may("createPost");
  const columns = useMemo(() => postListColumns(t), [t]);
  const chosen = url.filters.state ?? [];
  const filter = filtersOf(postListSpec, url);
  const filters = [
    filter.words("type", t("field.postType"), (type) => t(`type.${type as Row["postType"]}`)),
    filter.options("ownerId", t("field.owner"), owners?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? []),
    filter.days("from", "to", t("field.publication")),
    // Set by links from a tag, a signature or a product.
    filter.set("tagId", t("field.tag"), ([id]) => tag?.name ?? t("field.numbered", { id })),
    filter.set("signatureId", t("field.signature"), ([id]) => signature?.name ?? t("field.numbered", { id })),
    filter.set("productId", t("field.product"), ([id]) => product?.title ?? t("field.numbered", { id })),
    // Only set by links; the views offer the same with more common terms.
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
      <PostViews
        current={chosen.length > 1 ? undefined : ((chosen[0] as Row["state"] | undefined) ?? null)}
        hrefOf={(state) => url.href({ search: "", filters: state === null ? {} : { state: [state] } })}
      />
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
