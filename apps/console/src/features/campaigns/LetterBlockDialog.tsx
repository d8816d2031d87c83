import { Alert, Button, Combobox, Dialog, FieldStack, Note, RadioGroup, Select } from "@reserve/design-system";
import { postAddress, productAddress } from "@reserve/domain";
import type { LetterBlock } from "@reserve/domain/letter-block";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../shared/format/format.ts";
import type { Title } from "../../shared/format/titles.ts";
import { useTypedSearch } from "../../shared/list/useTypedSearch.ts";
import { TitlePicker } from "../../shared/pickers/TitlePicker.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { letterOffers, letterPost, letterPosts, letterProduct } from "./campaigns.queries.ts";

const kinds = ["title", "offer", "post"] as const;
type Kind = (typeof kinds)[number];

/** Returns the block kinds that the user may insert: those they may look up. */
export function useLetterBlocks(): Kind[] {
  const mayRead = useMay();
  const canFind = mayRead("searchCatalog") && mayRead("getProductByEan");
  return [
    ...(canFind ? (["title"] as const) : []),
    ...(canFind && mayRead("listOffers") ? (["offer"] as const) : []),
    ...(mayRead("listAccessiblePosts") && mayRead("getPost") ? (["post"] as const) : []),
  ];
}

interface LetterBlockDialogProps {
  blocks: readonly Kind[];
  onChoose: (block: LetterBlock) => void;
  onClose: () => void;
}

/** Dialog to choose a product, an offer or a post, and to insert it as a block with its current data. */
export function LetterBlockDialog({ blocks, onChoose, onClose }: LetterBlockDialogProps) {
  const { t } = useTranslation("campaigns");
  const [kind, setKind] = useState<Kind>(blocks[0] ?? "title");
  const { make, hasFailed, isReading } = useBlocks(onChoose);
  const [title, setTitle] = useState<Title | null>(null);
  return (
    <Dialog actions={<Button onClick={onClose}>{t("block.cancel")}</Button>} onClose={onClose} title={t("block.insert")}>
      <FieldStack>
        {blocks.length > 1 ? (
          <RadioGroup
            isInline
            label={t("block.kind")}
            name="blockKind"
            onChange={(value) => {
              setKind(value as Kind);
              setTitle(null);
            }}
            options={blocks.map((value) => ({ value, label: t(`block.kinds.${value}`) }))}
            value={kind}
          />
        ) : null}
        {kind === "post" ? (
          <PostPicker onChoose={(id) => void make.post(id)} />
        ) : (
          <TitlePicker
            selection={{
              titles: [],
              room: isReading ? 0 : 1,
              add: ([found]) => {
                if (found && kind === "title") void make.title(found.ean);
                else if (found) setTitle(found);
              },
            }}
          />
        )}
        {kind === "offer" && title ? <OfferPicker onChoose={(offer) => void make.title(title.ean, offer)} title={title} /> : null}
        {hasFailed ? <Alert tone="warning">{t("block.failed")}</Alert> : null}
      </FieldStack>
    </Dialog>
  );
}

interface OfferFacts {
  name: string;
  priceWithTax: string;
}

/** Loads the chosen item and creates its block; on a loading error another item can be chosen. */
function useBlocks(onChoose: (block: LetterBlock) => void) {
  const { t } = useTranslation("campaigns");
  const { api, variant } = useRuntime();
  const client = useQueryClient();
  const [state, setState] = useState<"idle" | "reading" | "failed">("idle");
  const onSite = (path: string) => (variant.siteUrl === null ? null : `${variant.siteUrl}${path}`);
  // Mail programs ask from anywhere: the whole URL.
  const pictureOf = (key: string | null | undefined, alt: string) =>
    key ? { alt, url: new URL(api.url("getPicture", { query: { key, size: "large" } }), location.origin).href } : null;
  const made = async (read: () => Promise<LetterBlock>) => {
    setState("reading");
    try {
      onChoose(await read());
    } catch {
      // The search shows the server's own message: here only the failure counts.
      setState("failed");
    }
  };
  return {
    hasFailed: state === "failed",
    isReading: state === "reading",
    make: {
      title: (ean: string, offer?: OfferFacts) =>
        made(async () => {
          const product = await client.fetchQuery(letterProduct(api, ean));
          const price = offer?.priceWithTax ?? product.priceWithTax;
          return {
            title: product.title,
            lines: [product.authors.join(", "), offer?.name ?? "", price ? formatMoney(price) : ""].filter(Boolean),
            url: onSite(productAddress(ean)),
            button: t("block.seeTitle"),
            picture: pictureOf(product.picture, t("block.cover", { title: product.title })),
          };
        }),
      post: (id: number) =>
        made(async () => {
          const { localizations, medias, title } = await client.fetchQuery(letterPost(api, id));
          const text = localizations.fr.title ? localizations.fr : localizations.en;
          const shown = medias.find(({ picture }) => picture !== null);
          return {
            title: text.title || title,
            lines: [text.subtitle].filter(Boolean),
            url: text.relativeUrl === null ? null : onSite(postAddress(text.relativeUrl)),
            button: t("block.readPost"),
            picture: pictureOf(shown?.picture, shown?.altText ?? ""),
          };
        }),
    },
  };
}

/** The offers of a product to choose from. */
function OfferPicker({ title, onChoose }: { title: Title; onChoose: (offer: OfferFacts) => void }) {
  const { t } = useTranslation("campaigns");
  const { api } = useRuntime();
  const { data, error } = useQuery(letterOffers(api, title.id));
  if (error) return <Alert tone="warning">{t("block.failed")}</Alert>;
  if (data?.items.length === 0) return <Note>{t("block.noOffer", { title: title.title })}</Note>;
  return (
    <Select
      label={t("block.offerOf", { title: title.title })}
      onChange={(id) => {
        const offer = data?.items.find((one) => String(one.id) === id);
        if (offer) onChoose(offer);
      }}
      options={(data?.items ?? []).map(({ id, name, priceWithTax }) => ({
        value: String(id),
        label: `${name} (${formatMoney(priceWithTax)})`,
      }))}
      placeholder={t("block.chooseOffer")}
      value={null}
    />
  );
}

/** Published and scheduled posts to choose from. */
function PostPicker({ onChoose }: { onChoose: (id: number) => void }) {
  const { t } = useTranslation("campaigns");
  const { api } = useRuntime();
  const search = useTypedSearch((typed) => letterPosts(api, typed));
  const hits = search.hits.filter(({ state }) => state === "Online" || state === "Scheduled");
  return (
    <Combobox
      failure={search.error ? { message: t("block.failed"), onRetry: search.retry } : undefined}
      isPicker
      isSearching={search.isSearching}
      label={t("block.post")}
      onChange={(option) => option && onChoose(Number(option.value))}
      onSearch={search.onSearch}
      options={hits.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={null}
    />
  );
}
