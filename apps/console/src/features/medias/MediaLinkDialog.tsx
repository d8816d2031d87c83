import { fieldErrors } from "@reserve/api-client";
import { Button, Dialog, Form, Note, TextArea, TextField } from "@reserve/design-system";
import { embedOf } from "@reserve/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useWrite } from "../../shared/command/useWrite.ts";
import { DraftNote } from "../../shared/form/DraftNote.tsx";
import { leaveGuard } from "../../shared/form/leave-guard.ts";
import { useDraftForm } from "../../shared/form/useDraftForm.ts";
import { to } from "../../shared/links/to.ts";

/** « Coller une adresse »: embeds a video or sound of another site, by URL or embed code; only its id is stored. */
export function MediaLinkDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("medias");
  const navigate = useNavigate();
  const form = useDraftForm({ name: "media link", label: t("link.button"), saved: { pasted: "", title: "" } });
  const { pasted, title } = form.values;
  const [isTried, setIsTried] = useState(false);
  const create = useWrite("createMedia", {
    onDone({ entityOutput }) {
      form.settle();
      void navigate(to.media(entityOutput.id));
    },
  });
  const embed = embedOf(pasted);
  const wrong = isTried || pasted.trim().length > 20 ? pasted.trim() !== "" && !embed : false;
  const submit = () => {
    setIsTried(true);
    if (embed && title.trim() !== "") {
      void create.send({ body: { title: title.trim(), altText: "", mediaType: embed.mediaType, externalUrl: pasted.trim() } });
    }
  };
  return (
    <Dialog isLocked={create.isSending} onClose={() => leaveGuard.pass(onClose)} title={t("link.button")}>
      <Form errors={create.failure ? fieldErrors(create.failure) : null} label={t("link.button")} onSubmit={submit}>
        <DraftNote form={form} />
        <TextArea
          error={wrong ? t("link.unknown") : isTried && pasted.trim() === "" ? t("link.missing") : undefined}
          help={t("link.help")}
          label={t("link.label")}
          name="externalUrl"
          onChange={(text) => form.change({ pasted: text })}
          rows={3}
          spellCheck={false}
          value={pasted}
        />
        {embed ? <Note>{t("link.known", { type: t(`type.${embed.mediaType}`), url: embed.url })}</Note> : null}
        <TextField
          autoComplete="off"
          error={isTried && title.trim() === "" ? t("form.titleMissing") : undefined}
          label={t("field.title")}
          maxLength={200}
          name="title"
          onChange={(text) => form.change({ title: text })}
          value={title}
        />
        <Button isBusy={create.isSending} type="submit" variant="primary">
          {t("link.create")}
        </Button>
      </Form>
    </Dialog>
  );
}
