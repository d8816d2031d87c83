import type { Schemas } from "@reserve/contract";
import { Button, DescriptionList, FieldStack, Link, Note, Section } from "@reserve/design-system";
import { FileDrop } from "@reserve/design-system/files";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { fileSize } from "../../../shared/format/file-size.ts";
import { formatDate } from "../../../shared/format/format.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useFileUpload } from "./useFileUpload.ts";

const MOST_BYTES = 20_000_000;
const MOST_FILES = 20;
const PDF = { "application/pdf": [".pdf"] };

/** Public files of a product: extracts and press kits. */
export function ProductFileList({ product }: { product: Schemas["Product"] }) {
  const { t } = useTranslation("products");
  const { api, locale } = useRuntime();
  const upload = useFileUpload(product.id, "File");
  const remove = useWrite("deleteProductFile");
  return (
    <Section title={t("files.title")}>
      <FieldStack>
        {product.files.length === 0 ? (
          <Note>{t("files.none")}</Note>
        ) : (
          <DescriptionList
            items={product.files.map(({ id, key, fileName, size, createdAt, createdBy }) => ({
              term: <Link href={api.url("getProductFile", { query: { key } })}>{fileName}</Link>,
              description: (
                <>
                  {t("files.from", { size: fileSize(size, locale), name: createdBy, date: formatDate(createdAt) })}
                  <Button
                    aria-label={t("files.removeOf", { name: fileName })}
                    onClick={() => remove.ask({ query: { id: product.id, fileId: id } })}
                    variant="plain"
                  >
                    {t("files.remove")}
                  </Button>
                </>
              ),
            }))}
          />
        )}
        <FileDrop
          disabledReason={product.files.length >= MOST_FILES ? t("files.full") : undefined}
          files={upload.files}
          label={t("files.add")}
          limits={{ accept: PDF, kinds: "PDF", maxSize: MOST_BYTES, maxFiles: 1 }}
          onAdd={([file]) => file && upload.choose(file)}
          onRemove={upload.forget}
          onRetry={upload.again}
          onUrl={upload.bring}
        />
      </FieldStack>
      <Confirmation command={remove} detail={t("files.removeDetail")} tone="danger" />
    </Section>
  );
}
