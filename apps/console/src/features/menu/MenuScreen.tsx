import type { Schemas } from "@reserve/contract";
import { Alert, Badge, ButtonLink, EmptyState, IconButton, Page, Section, Skeleton } from "@reserve/design-system";
import { PlusIcon, XIcon } from "@reserve/design-system/icons";
import { MOST_MENU_LEVELS } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { useWrite } from "../../shared/command/useWrite.ts";
import { to } from "../../shared/links/to.ts";
import { idIn } from "../../shared/links/url-id.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { OrderedTree } from "../../shared/tree/OrderedTree.tsx";
import { MenuItemDialog } from "./MenuItemDialog.tsx";
import { fullMenu } from "./menu.queries.ts";
import { useLanguages } from "./useLanguages.ts";

type Item = Schemas["MenuItem"];

/** Screen of the site's menu: the tree of its entries, and the dialog of the entry in the URL. */
export function MenuScreen() {
  const { t } = useTranslation(["menu", "shared", "app"]);
  const { api, variant } = useRuntime();
  const query = useQuery(fullMenu(api));
  const items = query.data?.items ?? [];
  const others = variant.locales.map(({ code }) => code).filter((code) => code !== "fr");
  const english = items.filter(({ localizations }) => localizations.en).length;
  const dead = items.filter(({ isDeadLink }) => isDeadLink).length;
  const unreachable = items.filter(({ unreachableIn }) => unreachableIn.length > 0).length;
  const create = (
    <ButtonLink href={to.menu({ item: "new" })} icon={<PlusIcon />} variant="primary">
      {t("menu.new")}
    </ButtonLink>
  );
  return (
    <Page
      actions={create}
      subtitle={query.data ? t("menu.subtitle", { count: items.length }) : <Skeleton width="12rem" />}
      title={t("app:screen.menus")}
    >
      <QueryState query={query} skeleton={<Skeleton height={480} />}>
        {(menu) => (
          <>
            <Chosen items={menu.items} />
            {dead > 0 ? (
              <Alert title={t("menu.dead", { count: dead })} tone="warning">
                {t("menu.deadDetail")}
              </Alert>
            ) : null}
            {unreachable > 0 ? (
              <Alert title={t("menu.unreachable", { count: unreachable })} tone="warning">
                {t("menu.unreachableDetail")}
              </Alert>
            ) : null}
            <Section
              aside={others.length > 0 && items.length > 0 ? t("menu.english", { count: english, total: items.length }) : undefined}
              title={t("menu.section")}
            >
              <Entries create={create} menu={menu} />
            </Section>
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** Dialog for the entry of the URL, or a new one. */
function Chosen({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation("menu");
  const [search] = useSearchParams();
  const named = search.get("item");
  const parentId = idIn(search.get("parent") ?? undefined);
  const item = items.find(({ id }) => id === idIn(named ?? undefined)) ?? null;
  if (named === "new") return <MenuItemDialog parent={items.find(({ id }) => id === parentId) ?? null} record={null} />;
  if (item) return <MenuItemDialog key={item.id} parent={null} record={item} />;
  return named === null ? null : <Alert title={t("item.gone")} tone="warning" />;
}

function Entries({ menu, create }: { menu: Schemas["FullMenu"]; create: React.ReactNode }) {
  const { t } = useTranslation("menu");
  const { locale } = useRuntime();
  const navigate = useNavigate();
  const remove = useWrite("deleteMenuItem");
  const parents = new Set(menu.items.map(({ parentId }) => parentId));
  const nameOf = useCallback(({ localizations }: Item) => (localizations[locale] ?? localizations.fr).label, [locale]);
  const face = useCallback((item: Item) => ({ label: nameOf(item), detail: item.urlAbsolute, href: to.menu({ item: item.id }) }), [nameOf]);
  const itemToRemove = menu.items.find(({ id }) => id === remove.pendingInput?.query.id);
  return (
    <>
      <OrderedTree<Item>
        actions={(item) => (
          <>
            {item.isDeadLink ? <Badge tone="danger">{t("menu.deadLink")}</Badge> : null}
            <Unreachable item={item} />
            {item.style === "Plain" ? null : <Badge tone="neutral">{t(`style.${item.style}`)}</Badge>}
            {item.level < MOST_MENU_LEVELS ? (
              <IconButton
                icon={<PlusIcon />}
                label={t("menu.addBelow", { label: nameOf(item) })}
                onClick={() => void navigate(to.menu({ item: "new", parent: item.id }))}
                size="small"
              />
            ) : null}
            <IconButton
              disabledReason={parents.has(item.id) ? t("menu.hasChildren") : undefined}
              icon={<XIcon />}
              label={t("menu.remove", { label: nameOf(item) })}
              onClick={() => remove.ask({ query: { id: item.id } }, `"${item.version}"`)}
              size="small"
            />
          </>
        )}
        empty={<EmptyState actions={create} detail={t("menu.emptyDetail")} title={t("menu.empty")} />}
        face={face}
        isMovable
        label={t("menu.label")}
        maxLevel={MOST_MENU_LEVELS}
        op="moveMenuItem"
        openIds={menu.items.map(({ id }) => String(id))}
        search={{ label: t("menu.search"), placeholder: t("menu.searchHint") }}
        textOf={textOf}
        tree={menu}
      />
      <Confirmation command={remove} detail={t("menu.removeDetail", { label: itemToRemove ? nameOf(itemToRemove) : "" })} tone="danger" />
    </>
  );
}

/** Languages in which visitors cannot reach an entry's page; nothing when they can. */
function Unreachable({ item: { unreachableIn, localizations } }: { item: Item }) {
  const { t } = useTranslation("menu");
  const languages = useLanguages();
  if (unreachableIn.length === 0) return null;
  const isEverywhere = unreachableIn.length === Object.values(localizations).filter(Boolean).length;
  return (
    <Badge tone="warning">{isEverywhere ? t("menu.notOnline") : t("menu.notOnlineIn", { languages: languages(unreachableIn) })}</Badge>
  );
}

const textOf = ({ localizations: { fr, en }, urlAbsolute }: Item) => `${fr.label} ${en?.label ?? ""} ${urlAbsolute}`;
