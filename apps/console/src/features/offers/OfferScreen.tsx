import { Page, SheetAndMargin, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router-dom";
import { idIn, idOrNew } from "../../shared/address-id.ts";
import { useMay } from "../../shared/permissions.ts";
import { FailureState, noSuchRecord, QueryState } from "../../shared/QueryState.tsx";
import { useNameRecord } from "../../shared/record-name.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { to } from "../../shared/to.ts";
import { OfferForm } from "./OfferForm.tsx";
import { offerById, productOf } from "./offers.queries.ts";

const backHref = to.products();

/** One offer of a title: second-hand, signed, worn; without an id in the address a new one. */
export function OfferScreen() {
  const id = idOrNew(useParams().id);
  if (id === null) return <FailureState backHref={backHref} failure={noSuchRecord} />;
  return id === "new" ? <NewOffer /> : <OfferOfId id={id} key={id} />;
}

function NewOffer() {
  const { t } = useTranslation("offers");
  const { api } = useRuntime();
  const may = useMay();
  const [search] = useSearchParams();
  const productId = idIn(search.get("productId"));
  const isNamed = productId !== null && may("getProduct");
  const product = useQuery({ ...productOf(api, isNamed ? productId : 0), enabled: isNamed });
  useNameRecord(t("offer.new"));
  // A title that cannot be read is chosen in the form, like any other.
  if (isNamed && product.isPending) return <Waiting />;
  return <OfferForm offer={null} product={product.data ?? null} />;
}

function OfferOfId({ id }: { id: number }) {
  const { api } = useRuntime();
  const query = useQuery(offerById(api, id));
  useNameRecord(query.data?.name ?? null);
  return (
    <QueryState backHref={backHref} query={query} skeleton={<Waiting />}>
      {(offer) => <OfferForm offer={offer} product={null} />}
    </QueryState>
  );
}

/** As tall as the form, so that nothing moves when it comes. */
function Waiting() {
  return (
    <Page subtitle={<Skeleton width="20rem" />} title={<Skeleton height={24} width="16rem" />}>
      <SheetAndMargin margin={<Skeleton height={240} />} marginLabel="">
        <Skeleton height={480} />
      </SheetAndMargin>
    </Page>
  );
}
