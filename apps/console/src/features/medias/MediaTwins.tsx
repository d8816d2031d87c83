import type { Schemas } from "@reserve/contract";
import { Button, Link, Note, Section } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { useWrite } from "../../shared/command/useWrite.ts";
import { to } from "../../shared/links/to.ts";
import { useMay } from "../../shared/session/permissions.ts";

interface MediaTwinsProps {
  media: Schemas["Media"];
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** « Même contenu »: media with identical content, and a button to merge them into one. */
export function MediaTwins({ media, isDirty }: MediaTwinsProps) {
  const { t } = useTranslation("medias");
  const merge = useWrite("mergeMedias");
  const mayMerge = useMay()("mergeMedias");
  const { sameContent } = media;
  if (sameContent.length === 0) return null;
  return (
    <Section isPanel title={t("fact.same", { count: sameContent.length })}>
      {sameContent.map(({ id, title }) => (
        <Note key={id}>
          <Link href={to.media(id)}>{title}</Link>
        </Note>
      ))}
      {mayMerge ? (
        <Button
          disabledReason={isDirty ? t("form.saveFirst") : undefined}
          isFullWidth
          onClick={() =>
            merge.ask({ body: { id: media.id, otherIds: sameContent.slice(0, 20).map(({ id }) => id) } }, `"${media.version}"`)
          }
        >
          {t("merge.button")}
        </Button>
      ) : null}
      <Confirmation
        command={merge}
        detail={t("merge.detail", { title: media.title, others: sameContent.map(({ title }) => title).join(", ") })}
      />
    </Section>
  );
}
