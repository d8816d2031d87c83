import type { Schemas } from "@reserve/contract";
import { ActionStack, Button, FieldStack, Note, Section } from "@reserve/design-system";
import { FileDrop } from "@reserve/design-system/files";
import { XIcon } from "@reserve/design-system/icons";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { formatDate } from "../../../shared/format/format.ts";
import { TitleCover } from "../../../shared/pickers/TitleCover.tsx";
import { ProductFileList } from "./ProductFileList.tsx";
import { type FileUpload, useFileUpload } from "./useFileUpload.ts";

type Product = Schemas["Product"];

const MOST_BYTES = 20_000_000;
const PICTURES = { "image/jpeg": [".jpg", ".jpeg"], "image/png": [".png"], "image/webp": [".webp"] };

/** Cover and files of a product: previewed before upload; dropped, pasted, chosen or given by URL. */
export function ProductCover({ product }: { product: Product }) {
  const { t } = useTranslation("products");
  const upload = useFileUpload(product.id, "Picture");
  const chosen = useObjectUrl(upload.chosen);
  const stored = product.picture !== null;
  return (
    <>
      <Section title={t("section.cover")}>
        <FieldStack>
          <TitleCover of={product} size="medium" src={chosen} />
          <Note>{t(chosen ? "cover.preview" : stored ? "cover.stored" : "detail.noCover")}</Note>
          {chosen ? null : <FeedCoverNote product={product} />}
          {upload.chosen ? (
            <Chosen upload={upload} />
          ) : (
            <FileDrop
              files={upload.files}
              label={t(stored ? "cover.replace" : "cover.add")}
              limits={{ accept: PICTURES, kinds: t("cover.kinds"), maxSize: MOST_BYTES, maxFiles: 1 }}
              onAdd={([file]) => file && upload.choose(file)}
              onRemove={upload.forget}
              onRetry={upload.again}
              onUrl={upload.bring}
            />
          )}
          {stored && !upload.chosen ? <Removal product={product} /> : null}
        </FieldStack>
      </Section>
      <ProductFileList product={product} />
    </>
  );
}

/** Status of the cover that the feed references, if any. */
function FeedCoverNote({ product: { feedCover } }: { product: Product }) {
  const { t } = useTranslation("products");
  if (feedCover === null) return null;
  const { state, triedAt, fault } = feedCover;
  if (state === "Overruled") return <Note>{t("cover.feedOverruled")}</Note>;
  if (fault !== null) return <Note>{t(`cover.feedFault.${fault}`)}</Note>;
  return <Note>{state === "Shown" && triedAt !== null ? t("cover.fromFeed", { date: formatDate(triedAt) }) : t("cover.feedWaits")}</Note>;
}

/** Preview of the chosen file, which is not stored yet. */
function Chosen({ upload }: { upload: FileUpload }) {
  const { t } = useTranslation("products");
  return (
    <ActionStack>
      <Button isFullWidth isBusy={upload.isSending} onClick={upload.send}>
        {t("cover.keep")}
      </Button>
      <Button disabledReason={upload.isSending ? t("cover.sending") : undefined} isFullWidth onClick={upload.forget} variant="plain">
        {t("cover.giveUp")}
      </Button>
    </ActionStack>
  );
}

function Removal({ product }: { product: Product }) {
  const { t } = useTranslation("products");
  const remove = useWrite("deleteProductPicture");
  return (
    <ActionStack>
      <Button icon={<XIcon />} isFullWidth onClick={() => remove.ask({ query: { id: product.id } })} variant="plain">
        {t("cover.remove")}
      </Button>
      <Confirmation command={remove} detail={t("cover.removeDetail", { title: product.title })} tone="danger" />
    </ActionStack>
  );
}

/** Returns an object URL for a file that is not uploaded yet. */
function useObjectUrl(file: File | null): string | undefined {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return url;
}
