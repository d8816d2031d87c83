import { fieldErrors } from "@reserve/api-client";
import { Button, Dialog, Form } from "@reserve/design-system";
import { DateTimePicker } from "@reserve/design-system/pickers";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWrite } from "../../../shared/command/useWrite.ts";
import type { CalendarItem } from "./post-calendar.ts";

/** « Déplacer »: dialog to change a date of a post; an event keeps its duration. */
export function RescheduleDialog({ item, onClose }: { item: CalendarItem; onClose: () => void }) {
  const { t } = useTranslation("posts");
  const [at, setAt] = useState<string | null>(item.at);
  const [isTried, setIsTried] = useState(false);
  const command = useWrite("reschedulePost", { onDone: onClose });
  const title = t("calendar.dialog.title", { title: item.title });
  const isPast = item.sign === "start" && item.state === "Scheduled" && at !== null && new Date(at) < new Date();
  const submit = () => {
    setIsTried(true);
    if (at) void command.send({ body: { id: item.id, sign: item.sign, at } }, `"${item.version}"`);
  };
  return (
    <Dialog isLocked={command.isSending} onClose={onClose} title={title}>
      <Form errors={command.failure ? fieldErrors(command.failure) : null} label={title} onSubmit={submit}>
        <DateTimePicker
          error={isTried && !at ? t("calendar.dialog.missing") : undefined}
          help={item.sign === "event" ? t("calendar.dialog.eventHelp") : isPast ? t("calendar.dialog.pastHelp") : undefined}
          label={t(`calendar.dialog.${item.sign}`)}
          name="at"
          onChange={setAt}
          value={at}
        />
        <Button isBusy={command.isSending} type="submit" variant="primary">
          {t("calendar.dialog.send")}
        </Button>
      </Form>
    </Dialog>
  );
}
