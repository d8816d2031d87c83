import type { Schemas } from "@reserve/contract";
import { ActionStack, ButtonLink, DescriptionList, FieldStack, Link, Note, Section } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DeleteButton } from "../../shared/command/DeleteButton.tsx";
import { formatMoney } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import type { OfferTitle } from "./offer.values.ts";
import { offersOf, productOf } from "./offers.queries.ts";

interface OfferMarginProps {
  /** Null: a new one. */
  offer: Schemas["Offer"] | null;
  product: OfferTitle | null;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of an offer: the product's regular price, its other offers, and deletion. */
export function OfferMargin({ offer, product, isDirty }: OfferMarginProps) {
  const { t } = useTranslation("offers");
  if (!product) return <Note>{t("offer.newNote")}</Note>;
  return (
    <>
      {offer ? <Withdraw isDirty={isDirty} offer={offer} /> : null}
      <OtherOffers offerId={offer?.id ?? null} product={product} />
    </>
  );
}

function Withdraw({ offer, isDirty }: { offer: Schemas["Offer"]; isDirty: boolean }) {
  const { t } = useTranslation("offers");
  const mayReadProduct = useMay()("getProduct");
  return (
    <Section isPanel title={t("section.actions")}>
      <ActionStack>
        <DeleteButton
          detail={t("offer.deleteDetail", { name: offer.name, title: offer.title, price: formatMoney(offer.priceWithTax) })}
          disabledReason={isDirty ? t("offer.saveFirst") : undefined}
          label={t("offer.delete")}
          nextUrl={mayReadProduct ? to.product(offer.productId) : "/"}
          op="deleteOffer"
          record={offer}
        />
      </ActionStack>
    </Section>
  );
}

function OtherOffers({ product, offerId }: { product: OfferTitle; offerId: number | null }) {
  const { t } = useTranslation("offers");
  const { api } = useRuntime();
  const mayReadProduct = useMay()("getProduct");
  const offers = useQuery(offersOf(api, product.id));
  const { data } = useQuery({ ...productOf(api, product.id), enabled: mayReadProduct });
  const others = offers.data?.items.filter(({ id }) => id !== offerId) ?? [];
  return (
    <Section title={t("section.others")}>
      <FieldStack>
        <DescriptionList
          items={[
            ...(data?.priceWithTax ? [{ term: t("offer.price"), description: formatMoney(data.priceWithTax) }] : []),
            ...others.map(({ id, name, priceWithTax }) => ({
              term: <Link href={to.offer(id)}>{name}</Link>,
              description: formatMoney(priceWithTax),
            })),
          ]}
        />
        {offers.data && others.length === 0 ? <Note>{t("offer.noOther")}</Note> : null}
        {offerId !== null ? (
          <ButtonLink href={to.offer({ productId: product.id })} icon={<PlusIcon />}>
            {t("offer.add")}
          </ButtonLink>
        ) : null}
      </FieldStack>
    </Section>
  );
}
