import type { Schemas } from "@reserve/contract";
import { Button, FieldStack, Section, Select } from "@reserve/design-system";
import { FileDrop } from "@reserve/design-system/files";
import { mediaNatures, mediaTypes } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUnsaved } from "../../shared/form/useUnsaved.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { mediaConfiguration } from "./medias.queries.ts";
import { useMediaUploads } from "./useMediaUploads.ts";

type MediaType = Schemas["MediaType"];

const ENDINGS: Readonly<Record<string, string[]>> = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/webp": [".webp"],
  "audio/mpeg": [".mp3"],
  "audio/ogg": [".ogg", ".oga"],
  "audio/wav": [".wav"],
  "audio/mp4": [".m4a"],
  "application/pdf": [".pdf"],
};
const PART_BYTES = 1_048_576;
const pictureTypes = mediaTypes.filter((type) => mediaNatures[type] === "Picture");

/** « Envoyer des fichiers »: the purpose of pictures is chosen before the upload, everything else is edited on the file's page. */
export function MediaUploads({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("medias");
  const { api } = useRuntime();
  const { data } = useQuery(mediaConfiguration(api));
  const [pictureType, setPictureType] = useState<MediaType>("ImageCustom");
  const uploads = useMediaUploads(data?.partBytes ?? PART_BYTES);
  useUnsaved({ isDirty: uploads.isSending, label: t("upload.underway") });
  const accepts = data?.natures.flatMap(({ accepts: kinds }) => kinds) ?? [];
  const typeOf = ({ type, name }: File): MediaType => {
    if (type.startsWith("audio/") || /\.(mp3|og[ag]|wav|m4a)$/i.test(name)) return "AudioUpload";
    return type === "application/pdf" || /\.pdf$/i.test(name) ? "DocumentFile" : pictureType;
  };
  return (
    <Section
      aside={
        <Button disabledReason={uploads.isSending ? t("upload.wait") : undefined} onClick={onClose} variant="plain">
          {t("upload.close")}
        </Button>
      }
      isPanel
      title={t("upload.button")}
    >
      <FieldStack>
        <Select
          label={t("upload.pictureType")}
          onChange={(type) => setPictureType(type as MediaType)}
          options={pictureTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
          value={pictureType}
        />
        <FileDrop
          files={uploads.files}
          help={t("upload.help")}
          label={t("upload.label")}
          limits={{
            ...(data ? { accept: Object.fromEntries(accepts.map((type) => [type, ENDINGS[type] ?? []])) } : {}),
            kinds: t("upload.kinds"),
            maxSize: Math.max(...(data?.natures.map(({ mostBytes }) => mostBytes) ?? [50_000_000])),
          }}
          onAdd={(files) => uploads.add(files, typeOf)}
          onRemove={uploads.remove}
          onRetry={uploads.goOn}
        />
      </FieldStack>
    </Section>
  );
}
