import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { to } from "../../../shared/links/to.ts";
import { idIn } from "../../../shared/links/url-id.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { RecordPage, RecordSkeleton } from "../../../shared/record/RecordPage.tsx";
import { productById, productList } from "../products.queries.ts";
import { ProductForm } from "./ProductForm.tsx";

/** Screen of a product with its sheet and its follow-up; `/custom/` without an id creates a product of the shop. */
export function ProductScreen({ mayCreate = false }: { mayCreate?: boolean }) {
  const { t } = useTranslation("products");
  const [search] = useSearchParams();
  const leaf = search.get("leaf") === "followUp" ? "followUp" : "sheet";
  return (
    <RecordPage
      backHref={to.products()}
      {...(mayCreate ? { create: { name: t("form.new"), page: <NewProduct /> } } : {})}
      list={productList}
      name={({ title }) => title}
      recentKind="product"
      query={productById}
      skeleton={skeleton}
    >
      {(product, { neighbourLinks }) => <ProductForm leaf={leaf} product={product} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}

/** Screen of a product of the shop; without an id in the URL it creates one. */
export function CustomProductScreen() {
  return <ProductScreen mayCreate />;
}

function NewProduct() {
  const { api } = useRuntime();
  const [search] = useSearchParams();
  const from = idIn(search.get("from"));
  const ean = (search.get("ean") ?? "").slice(0, LONGEST_EAN);
  const like = useQuery({ ...productById(api, from ?? 0), enabled: from !== null });
  // If the product cannot be loaded, it cannot be copied: the form starts empty.
  if (from !== null && like.isPending) return skeleton;
  return <ProductForm ean={ean} leaf="sheet" like={like.data ?? null} product={null} neighbourLinks={null} />;
}

/** With hyphens. */
const LONGEST_EAN = 17;

const skeleton = <RecordSkeleton sheet={1200} />;
