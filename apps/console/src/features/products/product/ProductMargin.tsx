import type { Schemas } from "@reserve/contract";
import { ActionStack, Button, DescriptionList, FieldStack, Link, Note, Section, Skeleton } from "@reserve/design-system";
import { type Check, Checks } from "@reserve/design-system/checks";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import { type SaleState, saleObstacles } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CacheRefreshConfirmation, CacheRefreshProgress } from "../../../shared/command/CacheRefresh.tsx";
import { DeleteButton } from "../../../shared/command/DeleteButton.tsx";
import { useCacheRefresh } from "../../../shared/command/useCacheRefresh.ts";
import { formatDate, formatDateTime, formatMoney, formatTime } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { restrictionText } from "../../../shared/record/restriction-text.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { availabilityLabel } from "../availability.tsx";
import { discountsOn, listsWith, pagesShowing, postsNaming, salesOf } from "../products.queries.ts";
import { ProductCover } from "./ProductCover.tsx";
import { ProductOffers } from "./ProductOffers.tsx";

type Product = Schemas["Product"];

interface ProductMarginProps {
  /** Null for a new product, which has no details yet. */
  product: Product | null;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Operations that list where a product is used; each is only called with its permission. */
const PLACES = ["getProductSales", "listProductCatalogLists", "listPosts", "listPages", "listDiscounts"] as const;

/** Margin of a product: reasons why it cannot be bought, where it is used, offers, cover, and other actions. */
export function ProductMargin({ product, isDirty }: ProductMarginProps) {
  const { t } = useTranslation("products");
  const may = useMay();
  if (product === null) return <Note>{t("form.newNote")}</Note>;
  return (
    <>
      <WhyNotOnSale product={product} />
      {PLACES.some((operation) => may(operation)) ? <Places product={product} /> : null}
      {may("listOffers") ? <ProductOffers productId={product.id} /> : null}
      <ProductCover product={product} />
      {product.isCustom ? <Deletion isDirty={isDirty} product={product} /> : null}
    </>
  );
}

/** Every reason why the product cannot be bought, with the step that would change it; then pending conditions, then met ones. */
function WhyNotOnSale({ product }: { product: Product }) {
  const { t } = useTranslation(["products", "shared"]);
  const { variant, locale } = useRuntime();
  const minutes = variant.thresholds.cacheVisibleMinutes;
  const mayRefresh = useMay()("refreshCachesAndCovers");
  const refresh = useCacheRefresh();
  const { snapshot } = refresh;
  const now = new Date();
  const isAtRest = snapshot.hasTag("selecting") || snapshot.hasTag("visible") || snapshot.hasTag("taskFailed");
  const obstacles = saleObstacles(product, now);
  const rules = useRulesAgainst(product);
  const availability = availabilityLabel(product.availability, variant, locale);
  const code = t("why.code", { code: product.availability });
  const released = product.releaseDate ? formatDate(product.releaseDate) : null;
  const why: Record<SaleState, Omit<Check, "id"> | null> = {
    Unpriced: {
      state: "no",
      label: t("why.unpriced"),
      detail: t("why.unpricedStep"),
      action: <Link href={`${to.product(product.id)}#price`}>{t("why.toPrice")}</Link>,
    },
    Hidden: {
      state: "no",
      label: t("why.hidden"),
      detail: t("why.hiddenStep"),
      action: <Link href={`${to.product(product.id)}#shop`}>{t("why.toShop")}</Link>,
    },
    Restricted: { state: "no", label: t("why.restricted"), detail: t("why.restrictedStep") },
    OutOfPrint: {
      state: "no",
      label: availability,
      detail: t("why.outOfPrintStep", { code }),
      action: <Link href={`${to.product(product.id)}#availability`}>{t("why.toAvailability")}</Link>,
    },
    ToRelease: { state: "wait", label: t("why.toRelease"), detail: released ? t("why.toReleaseOn", { date: released }) : code },
    Reprinting: {
      state: "no",
      label: availability,
      detail: t("why.reprintingStep", { code }),
      action: <Link href={`${to.product(product.id)}#availability`}>{t("why.toAvailability")}</Link>,
    },
    OnSale: null,
    ToOrder: null,
  };
  const visibleAt = product.cacheRefreshedAt ? Date.parse(product.cacheRefreshedAt) + minutes * 60_000 : null;
  const checks: Check[] = [
    ...obstacles.flatMap((id): Check[] => {
      if (id === "Restricted" && rules.length > 0) return rules;
      const check = why[id];
      return check ? [{ id, ...check }] : [];
    }),
    ...(visibleAt !== null && visibleAt > now.getTime()
      ? [
          {
            id: "cache",
            state: "wait" as const,
            label: t("why.oldSheet"),
            detail: t("detail.visibleSoon", {
              refreshed: formatTime(product.cacheRefreshedAt ?? ""),
              visible: formatTime(new Date(visibleAt).toISOString()),
            }),
          },
        ]
      : []),
  ];
  const right: Check[] = [
    ...(product.isVisible ? [{ id: "visible", label: t("why.visible") }] : []),
    ...(product.priceWithTax ? [{ id: "priced", label: t("why.priced", { price: formatMoney(product.priceWithTax) }) }] : []),
    ...(released && !obstacles.includes("ToRelease") ? [{ id: "released", label: t("why.released", { date: released }) }] : []),
    ...(product.availability === "20" || product.availability === "21"
      ? [{ id: "available", label: product.stock > 0 ? t("why.stock", { count: product.stock }) : t("why.toOrder") }]
      : []),
  ].map((check) => ({ ...check, state: "yes" as const }));
  const against = checks.filter(({ state }) => state === "no").length;
  return (
    <Section isPanel title={obstacles.length > 0 ? t("why.title") : t("why.onSale")}>
      {against > 1 ? <p>{t("why.count", { count: against })}</p> : null}
      <Checks
        checks={[...checks.sort((a, b) => Number(a.state === "wait") - Number(b.state === "wait")), ...right]}
        label={t("why.list")}
      />
      {snapshot.hasTag("watching") || snapshot.hasTag("visibleSoon") || (visibleAt !== null && visibleAt > now.getTime()) ? null : (
        <Note>
          {product.cacheRefreshedAt
            ? t("detail.refreshedAt", { date: formatDateTime(product.cacheRefreshedAt) })
            : t("detail.neverRefreshed")}
        </Note>
      )}
      <CacheRefreshProgress refresh={refresh} />
      {mayRefresh && isAtRest ? (
        <Button icon={<RefreshCwIcon />} isFullWidth onClick={() => refresh.ask([product.id])}>
          {t("detail.refreshCache")}
        </Button>
      ) : null}
      <CacheRefreshConfirmation refresh={refresh} titles={<i>{product.title}</i>} />
    </Section>
  );
}

/** Returns the catalogue restrictions that hide a product, each with its text; restrictions that include values of one type are one reason. */
function useRulesAgainst({ restrictedBy }: Product): Check[] {
  const { t } = useTranslation("products");
  const { variant, locale } = useRuntime();
  const mayRead = useMay()("getRestriction");
  const reasons = new Map<string, Product["restrictedBy"]>();
  for (const rule of restrictedBy) {
    const reason = rule.isExcluded ? `rule ${rule.id}` : `only ${rule.type}`;
    reasons.set(reason, [...(reasons.get(reason) ?? []), rule]);
  }
  return [...reasons].flatMap(([id, rules]): Check[] => {
    const [first, ...more] = rules;
    if (!first) return [];
    const { type, isExcluded, label } = first;
    const values = rules.map(({ value }) => restrictionText(type, value, variant, locale)).join(", ");
    const words = t(isExcluded ? "why.ruleExcludes" : "why.ruleKeeps", { type: t(`why.ruleType.${type}`), values });
    const href = more.length === 0 ? to.restriction(first.id) : to.restrictions({ type, isExcluded: "false" });
    return [
      {
        id,
        state: "no",
        label: t("why.restricted"),
        detail: [words, more.length === 0 ? label : ""].filter(Boolean).join(" "),
        action: mayRead ? <Link href={href}>{t(more.length === 0 ? "why.toRule" : "why.toRules")}</Link> : null,
      },
    ];
  });
}

/** Where the product is used: waiting orders, sales, lists, posts, pages and discounts; each with its permission. */
function Places({ product: { id, ean } }: { product: Product }) {
  const { t } = useTranslation("products");
  const may = useMay();
  return (
    <Section title={t("places.title")}>
      <FieldStack>
        {may("getProductSales") ? <Sales ean={ean} /> : null}
        {may("listProductCatalogLists") ? <Lists productId={id} /> : null}
        {may("listPosts") ? <Posts productId={id} /> : null}
        {may("listPages") ? <Pages productId={id} /> : null}
        {may("listDiscounts") ? <Discounts productId={id} /> : null}
      </FieldStack>
    </Section>
  );
}

function Sales({ ean }: { ean: string }) {
  const { t } = useTranslation("products");
  const { api } = useRuntime();
  const mayReadOrders = useMay()("listDocuments");
  const query = useQuery(salesOf(api, ean));
  return (
    <QueryState query={query} skeleton={<Skeleton height={48} />}>
      {({ openOrderCount, openCopies, yearCopies }) => {
        const orders = t("places.orders", { count: openOrderCount });
        return (
          <DescriptionList
            items={[
              {
                term: mayReadOrders && openOrderCount > 0 ? <Link href={to.orders({ search: ean })}>{orders}</Link> : orders,
                description: openCopies > 0 ? t("places.awaited", { count: openCopies }) : null,
              },
              { term: t("places.year"), description: t("places.copies", { count: yearCopies }) },
            ]}
          />
        );
      }}
    </QueryState>
  );
}

/** Catalogue lists that contain the product. */
function Lists({ productId }: { productId: number }) {
  const { t } = useTranslation("products");
  const { api } = useRuntime();
  const query = useQuery(listsWith(api, productId));
  return (
    <QueryState query={query} skeleton={<Skeleton height={24} />}>
      {({ items }) =>
        items.length === 0 ? (
          <Note>{t("places.noList")}</Note>
        ) : (
          <DescriptionList
            items={items.map(({ id, name, position }) => ({
              term: <Link href={to.catalogList(id)}>{name}</Link>,
              description: t("places.listPlace", { number: position }),
            }))}
          />
        )
      }
    </QueryState>
  );
}

/** Posts that mention the product, as far as the user may see them. */
function Posts({ productId }: { productId: number }) {
  const { t } = useTranslation("products");
  const { api } = useRuntime();
  const query = useQuery(postsNaming(api, productId));
  return (
    <QueryState query={query} skeleton={<Skeleton height={24} />}>
      {({ items, totalCount }) => (
        <Named
          all={<Link href={to.posts({ productId })}>{t("places.allPosts", { count: totalCount })}</Link>}
          items={items.map(({ id, title, state }) => ({
            term: <Link href={to.post(id)}>{title || t("places.untitled")}</Link>,
            description: t(state === "Online" ? "places.postOnline" : "places.postOffline"),
          }))}
          none={t("places.noPost")}
          totalCount={totalCount}
        />
      )}
    </QueryState>
  );
}

/** Pages that display the product. */
function Pages({ productId }: { productId: number }) {
  const { t } = useTranslation("products");
  const { api, locale } = useRuntime();
  const query = useQuery(pagesShowing(api, productId));
  return (
    <QueryState query={query} skeleton={<Skeleton height={24} />}>
      {({ items, totalCount }) => (
        <Named
          all={<Link href={to.pageList({ productId })}>{t("places.allPages", { count: totalCount })}</Link>}
          items={items.map(({ id, names, isPublished }) => ({
            term: <Link href={to.page(id)}>{names[locale] || names.fr}</Link>,
            description: t(isPublished ? "places.pagePublished" : "places.pageDraft"),
          }))}
          none={t("places.noPage")}
          totalCount={totalCount}
        />
      )}
    </QueryState>
  );
}

/** The discounts that aim at the title, now or soon. */
function Discounts({ productId }: { productId: number }) {
  const { t } = useTranslation("products");
  const { api } = useRuntime();
  const query = useQuery(discountsOn(api, productId));
  return (
    <QueryState query={query} skeleton={<Skeleton height={24} />}>
      {({ items, totalCount }) => (
        <Named
          all={<Link href={to.discounts({ productId })}>{t("places.allDiscounts")}</Link>}
          items={items.map(({ id, name, state }) => ({
            term: <Link href={to.discount(id)}>{name}</Link>,
            description: t(state === "active" ? "places.discountActive" : "places.discountScheduled"),
          }))}
          none={t("places.noDiscount")}
          totalCount={totalCount}
        />
      )}
    </QueryState>
  );
}

interface NamedProps {
  items: { term: ReactNode; description: string }[];
  totalCount: number;
  none: string;
  /** Link to all of them, if there are more. */
  all: ReactNode;
}

function Named({ items, totalCount, none, all }: NamedProps) {
  if (items.length === 0) return <Note>{none}</Note>;
  return (
    <>
      <DescriptionList items={items} />
      {totalCount > items.length ? <Note>{all}</Note> : null}
    </>
  );
}

function Deletion({ product, isDirty }: { product: Product; isDirty: boolean }) {
  const { t } = useTranslation("products");
  return (
    <ActionStack>
      <DeleteButton
        detail={t("form.deleteDetail", { title: product.title })}
        disabledReason={isDirty ? t("form.saveFirst") : undefined}
        label={t("form.delete")}
        nextUrl={to.products()}
        op="deleteProduct"
        record={product}
      />
    </ActionStack>
  );
}
