import type { Schemas } from "@reserve/contract";
import { Badge, ButtonLink, EmptyState, IconButton, Page, Section, Skeleton } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { MOST_CATEGORY_LEVELS } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { to } from "../../shared/links/to.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { OrderedTree } from "../../shared/tree/OrderedTree.tsx";
import { categoryTree } from "./categories.queries.ts";

type Node = Schemas["CategoryNode"];

/** The categories of the site in their tree: moved, searched, added to. */
export function CategoryTreeScreen() {
  const { t } = useTranslation(["categories", "shared", "app"]);
  const { api } = useRuntime();
  const query = useQuery(categoryTree(api));
  const mayChange = useMay()("moveCategory");
  const create = mayChange ? (
    <ButtonLink href={to.category()} icon={<PlusIcon />} variant="primary">
      {t("tree.new")}
    </ButtonLink>
  ) : null;
  return (
    <Page
      actions={create}
      subtitle={query.data ? t("tree.subtitle", { count: query.data.items.length }) : <Skeleton width="12rem" />}
      title={t("app:screen.categories")}
    >
      <QueryState query={query} skeleton={<Skeleton height={480} />}>
        {(tree) => (
          <Section title={t("tree.section")}>
            <Categories create={create} mayChange={mayChange} tree={tree} />
          </Section>
        )}
      </QueryState>
    </Page>
  );
}

function Categories({ tree, mayChange, create }: { tree: Schemas["CategoryTree"]; mayChange: boolean; create: React.ReactNode }) {
  const { t } = useTranslation("categories");
  const { locale } = useRuntime();
  const navigate = useNavigate();
  const face = useCallback(
    ({ id, localizations, code, childCount }: Node) => ({
      label: (localizations[locale] ?? localizations.fr).name,
      detail: childCount > 0 ? t("tree.children", { count: childCount }) : code,
      href: to.category(id),
    }),
    [locale, t],
  );
  return (
    <OrderedTree<Node>
      actions={(node) => (
        <>
          {node.isVisible ? null : <Badge tone="neutral">{t("tree.hidden")}</Badge>}
          {mayChange && node.level < MOST_CATEGORY_LEVELS ? (
            <IconButton
              icon={<PlusIcon />}
              label={t("tree.addBelow", { name: (node.localizations[locale] ?? node.localizations.fr).name })}
              onClick={() => void navigate(to.category({ parent: node.id }))}
              size="small"
            />
          ) : null}
        </>
      )}
      empty={<EmptyState actions={create} detail={t("tree.emptyDetail")} title={t("tree.empty")} />}
      face={face}
      isMovable={mayChange}
      label={t("tree.label")}
      maxLevel={MOST_CATEGORY_LEVELS}
      op="moveCategory"
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
function firstLevelOf({ items }: Schemas["CategoryTree"]): string[] {
  return items.length > FEW ? [] : items.filter(({ level, childCount }) => level === 1 && childCount > 0).map(({ id }) => String(id));
}

const textOf = ({ localizations: { fr, en }, code }: Node) => `${fr.name} ${en?.name ?? ""} ${code}`;
