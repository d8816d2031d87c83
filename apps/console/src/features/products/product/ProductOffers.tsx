import { ButtonLink, DescriptionList, FieldStack, Link, Note, Section, Skeleton } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { offerState } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { offersOf } from "../products.queries.ts";

/** Offers of a product: each a link with its price, and a link to create one. */
export function ProductOffers({ productId }: { productId: number }) {
  const { t } = useTranslation("products");
  const { api } = useRuntime();
  const query = useQuery(offersOf(api, productId));
  const now = new Date();
  return (
    <Section title={t("section.offers")}>
      <FieldStack>
        <QueryState query={query} skeleton={<Skeleton height={72} />}>
          {({ items }) =>
            items.length === 0 ? (
              <Note>{t("offers.none")}</Note>
            ) : (
              <DescriptionList
                items={items.map((offer) => {
                  const state = offerState(offer, now);
                  return {
                    term: (
                      <>
                        <Link href={to.offer(offer.id)}>{offer.name}</Link>
                        {state === "active" ? null : ` (${t(`offers.state.${state}`)})`}
                      </>
                    ),
                    description: formatMoney(offer.priceWithTax),
                  };
                })}
              />
            )
          }
        </QueryState>
        <ButtonLink href={to.offer({ productId })} icon={<PlusIcon />}>
          {t("offers.add")}
        </ButtonLink>
      </FieldStack>
    </Section>
  );
}
