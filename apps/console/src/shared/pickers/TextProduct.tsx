import { Button, Dialog, Work } from "@reserve/design-system";
import type { TextProduct as TextProductFacts, TextProducts } from "@reserve/design-system/rich-text";
import { productAddress } from "@reserve/domain";
import { formatIsbn } from "@reserve/domain/isbn";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../format/format.ts";
import { failureOf } from "../query/QueryState.tsx";
import { useRuntime } from "../query/runtime.tsx";
import { useMay } from "../session/permissions.ts";
import { TitleCover } from "./TitleCover.tsx";
import { TitlePicker } from "./TitlePicker.tsx";

/** Returns the product lookup of rich texts; without permission to read the catalogue, products show their text only. */
export function useTextProducts(): TextProducts | undefined {
  const mayRead = useMay();
  const canRead = mayRead("getProductByEan");
  const canChoose = canRead && mayRead("searchCatalog");
  return useMemo(
    () =>
      canRead
        ? {
            card: (product) => <TextProduct {...product} />,
            choose: canChoose ? (choosing) => <ChooseProduct {...choosing} /> : undefined,
          }
        : undefined,
    [canRead, canChoose],
  );
}

/** A title within a text: cover, authors, EAN and price as the catalogue has them now. */
function TextProduct({ ean, title }: TextProductFacts) {
  const { t } = useTranslation("shared");
  const { api } = useRuntime();
  const { data, error } = useQuery(api.query("getProductByEan", { query: { ean } }));
  if (!data) {
    const isUnknown = failureOf(error)?.kind === "notFound";
    return (
      <Work title={title}>
        {isUnknown ? t("picking.card.unknown", { ean: formatIsbn(ean) }) : error ? t("picking.card.failed") : formatIsbn(ean)}
      </Work>
    );
  }
  return (
    <Work byline={data.authors.join(", ") || undefined} cover={<TitleCover of={data} size="small" />} title={data.title}>
      {[formatIsbn(ean), data.priceWithTax && formatMoney(data.priceWithTax)].filter(Boolean).join(" · ")}
    </Work>
  );
}

type Choosing = Parameters<NonNullable<TextProducts["choose"]>>[0];

/** A dialog to choose the product to insert into the text. */
function ChooseProduct({ onChoose, onClose }: Choosing) {
  const { t } = useTranslation("shared");
  return (
    <Dialog actions={<Button onClick={onClose}>{t("picking.card.cancel")}</Button>} onClose={onClose} title={t("picking.card.choose")}>
      <TitlePicker
        selection={{
          titles: [],
          room: 1,
          add: ([title]) => title && onChoose({ ean: title.ean, title: title.title, url: productAddress(title.ean) }),
        }}
      />
    </Dialog>
  );
}
