import type { Schemas } from "@reserve/contract";
import { Badge, ButtonLink, EmptyState, IconButton, Page, Section, Skeleton } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { MOST_PAGE_LEVELS } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { to } from "../../shared/links/to.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { OrderedTree } from "../../shared/tree/OrderedTree.tsx";
import { PageViews } from "./PageViews.tsx";
import { pageTree } from "./pages.queries.ts";

type Node = Schemas["PageNode"];

/** The pages of the site in their tree: moved, searched, added to. */
export function PageTreeScreen() {
  const { t } = useTranslation(["pages", "shared", "app"]);
  const { api } = useRuntime();
  const query = useQuery(pageTree(api));
  const mayChange = useMay()("movePage");
  const create = mayChange ? (
    <ButtonLink href={to.page()} icon={<PlusIcon />} variant="primary">
      {t("tree.new")}
    </ButtonLink>
  ) : null;
  return (
    <Page
      actions={create}
      subtitle={query.data ? t("tree.subtitle", { count: query.data.items.length }) : <Skeleton width="12rem" />}
      title={t("app:screen.pages")}
    >
      <PageViews current="tree" />
      <QueryState query={query} skeleton={<Skeleton height={480} />}>
        {(tree) => (
          <Section title={t("tree.section")}>
            <Pages create={create} mayChange={mayChange} tree={tree} />
          </Section>
        )}
      </QueryState>
    </Page>
  );
}

function Pages({ tree, mayChange, create }: { tree: Schemas["PageTree"]; mayChange: boolean; create: ReactNode }) {
  const { t } = useTranslation("pages");
  const { locale } = useRuntime();
  const navigate = useNavigate();
  const face = useCallback(
    ({ id, names, address }: Node) => ({ label: names[locale] || names.fr, detail: address, href: to.page(id) }),
    [locale],
  );
  return (
    <OrderedTree<Node>
      actions={(node) => (
        <>
          {node.isHome ? <Badge tone="info">{t("tree.home")}</Badge> : null}
          {node.isPublished ? null : <Badge tone="neutral">{t("tree.draft")}</Badge>}
          {mayChange && node.level < MOST_PAGE_LEVELS ? (
            <IconButton
              icon={<PlusIcon />}
              label={t("tree.addBelow", { name: node.names[locale] || node.names.fr })}
              onClick={() => void navigate(to.page({ parent: node.id }))}
              size="small"
            />
          ) : null}
        </>
      )}
      empty={<EmptyState actions={create} detail={t("tree.emptyDetail")} title={t("tree.empty")} />}
      face={face}
      isMovable={mayChange}
      label={t("tree.label")}
      maxLevel={MOST_PAGE_LEVELS}
      op="movePage"
      openIds={firstLevelOf(tree)}
      search={{ label: t("tree.search"), placeholder: t("tree.searchHint") }}
      textOf={textOf}
      tree={tree}
    />
  );
}

/** Maximum number of rows that can be scanned without searching. */
const FEW = 200;

/** Returns the ids of the branches that are open initially: none in a large tree, the first level in a smaller one. */
function firstLevelOf({ items }: Schemas["PageTree"]): string[] {
  return items.length > FEW ? [] : items.filter(({ level, childCount }) => level === 1 && childCount > 0).map(({ id }) => String(id));
}

const textOf = ({ names, address }: Node) => `${names.fr} ${names.en} ${address}`;
