import type { Output } from "@reserve/contract";
import { Alert, Button, Form } from "@reserve/design-system";
import { CalendarClockIcon } from "@reserve/design-system/icons";
import { DateTimePicker } from "@reserve/design-system/pickers";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sentenceAt } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { formatDateTime } from "../../shared/format/format.ts";

/** Changes the date of a scheduled campaign in one step, without unscheduling it. */
export function CampaignReschedule({ record }: { record: Pick<Output<"getCampaign">, "id" | "dontSendBeforeDateUtc" | "version"> }) {
  const { t } = useTranslation("campaigns");
  const [at, setAt] = useState(record.dontSendBeforeDateUtc);
  const move = useWrite("rescheduleCampaign", {
    announce: ({ entityOutput }) => ({
      text: t("departure.moved", { date: formatDateTime(entityOutput.dontSendBeforeDateUtc ?? "") }),
    }),
  });
  const isSame = at !== null && record.dontSendBeforeDateUtc !== null && Date.parse(at) === Date.parse(record.dontSendBeforeDateUtc);
  const wrong = sentenceAt(move.failure, "dontSendBeforeDateUtc");
  return (
    <Form
      onSubmit={() => {
        if (at !== null) void move.send({ body: { id: record.id, dontSendBeforeDateUtc: at } }, `"${record.version}"`);
      }}
    >
      <DateTimePicker help={t("departure.help")} label={t("departure.date")} onChange={setAt} value={at} />
      {wrong ? <Alert tone="danger">{wrong}</Alert> : null}
      <Button
        disabledReason={at === null ? t("departure.noDate") : isSame ? t("departure.same") : undefined}
        icon={<CalendarClockIcon />}
        isBusy={move.isSending}
        type="submit"
      >
        {t("departure.move")}
      </Button>
    </Form>
  );
}
