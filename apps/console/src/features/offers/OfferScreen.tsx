import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { to } from "../../shared/links/to.ts";
import { idIn } from "../../shared/links/url-id.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { OfferForm } from "./OfferForm.tsx";
import { offerById, productOf } from "./offers.queries.ts";

/** Screen of an offer of a product: second-hand, signed, worn; without an id in the URL it creates one. */
export function OfferScreen() {
  const { t } = useTranslation("offers");
  return (
    <RecordPage
      backHref={to.products()}
      create={{ name: t("offer.new"), page: <NewOffer /> }}
      name={({ name }) => name}
      query={offerById}
      skeleton={skeleton}
    >
      {(offer) => <OfferForm offer={offer} product={null} />}
    </RecordPage>
  );
}

function NewOffer() {
  const { api } = useRuntime();
  const may = useMay();
  const [search] = useSearchParams();
  const productId = idIn(search.get("productId"));
  const isNamed = productId !== null && may("getProduct");
  const product = useQuery({ ...productOf(api, isNamed ? productId : 0), enabled: isNamed });
  // If the product cannot be loaded, the user chooses one in the form.
  if (isNamed && product.isPending) return skeleton;
  return <OfferForm offer={null} product={product.data ?? null} />;
}

const skeleton = <RecordSkeleton sheet={480} />;
