import type { Output, Schemas } from "@reserve/contract";
import { ActionStack, Button, Note, Section } from "@reserve/design-system";
import { CheckIcon, SendIcon } from "@reserve/design-system/icons";
import { DataTable } from "@reserve/design-system/table";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { useWrite } from "../../shared/command/useWrite.ts";
import { dateTimeColumn, nameColumn, ownColumn } from "../../shared/list/list-columns.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { doubtfulMails } from "./campaigns.queries.ts";

type Doubt = Output<"listDoubtfulMails">["items"][number];
type Decision = Schemas["CampaignDecision"];

/** Pending confirmation: one mail, or all. */
interface SendRequest {
  decision: Decision;
  mail: Doubt | null;
  count: number;
}

/**
 * Mails of a campaign with an unknown outcome: an explanation, and a decision for each or all, to resend or to skip. `unknown`: their number in the
 * figures.
 */
export function CampaignDoubts({ id, unknown }: { id: number; unknown: number }) {
  const { t } = useTranslation("campaigns");
  const { api } = useRuntime();
  const { data } = useQuery({ ...doubtfulMails(api, id, unknown), enabled: unknown > 0 });
  const [pendingSend, setPendingSend] = useState<SendRequest | null>(null);
  const settle = useWrite("settleDoubtfulMails", {
    announce: ({ entityOutput: { count } }) => ({
      text: t(pendingSend?.decision === "Leave" ? "doubt.left" : "doubt.sentAgain", { count }),
    }),
  });
  const { ask } = settle;
  const count = data?.totalCount ?? 0;
  const columns = useMemo(() => {
    const decide = (decision: Decision, mail: Doubt) => {
      setPendingSend({ decision, mail, count: 1 });
      ask({ body: { id, mailIds: [mail.id], count: 1, decision } });
    };
    return [
      nameColumn<Doubt>("email", t("doubt.email"), ({ email }) => email, {
        detail: ({ reason }) => <Note>{t(`reason.${reason}`)}</Note>,
      }),
      dateTimeColumn<Doubt>("at", t("doubt.at"), ({ at }) => at),
      ownColumn<Doubt>("again", t("doubt.again"), "short", (mail) => (
        <Button aria-label={t("doubt.againOne", { email: mail.email })} onClick={() => decide("SendAgain", mail)} variant="plain">
          {t("doubt.again")}
        </Button>
      )),
      ownColumn<Doubt>("leave", t("doubt.leave"), "short", (mail) => (
        <Button aria-label={t("doubt.leaveOne", { email: mail.email })} onClick={() => decide("Leave", mail)} variant="plain">
          {t("doubt.leave")}
        </Button>
      )),
    ];
  }, [t, id, ask]);
  const decideAll = (decision: Decision) => {
    setPendingSend({ decision, mail: null, count });
    ask({ body: { id, mailIds: null, count, decision } });
  };
  if (!data || unknown === 0 || count === 0) return null;
  return (
    <Section aside={t("doubt.count", { count })} title={t("section.doubts")}>
      <Note>{t("doubt.note")}</Note>
      <DataTable
        caption={t("doubt.caption", { count })}
        columns={columns}
        getRowId={(mail) => String(mail.id)}
        options={{ hasShortcuts: false }}
        rows={data.items}
      />
      {count > 1 ? (
        <ActionStack>
          <Button icon={<SendIcon />} onClick={() => decideAll("SendAgain")}>
            {t("doubt.againAll", { count })}
          </Button>
          <Button icon={<CheckIcon />} onClick={() => decideAll("Leave")}>
            {t("doubt.leaveAll")}
          </Button>
        </ActionStack>
      ) : null}
      <Confirmation
        command={settle}
        detail={pendingSend ? questionOf(pendingSend) : ""}
        tone={pendingSend?.decision === "SendAgain" ? "danger" : "normal"}
      />
    </Section>
  );

  function questionOf({ decision, mail, count: many }: SendRequest): string {
    if (decision === "Leave") return mail ? t("doubt.askLeaveOne", { email: mail.email }) : t("doubt.askLeave", { count: many });
    return mail ? t("doubt.askAgainOne", { email: mail.email }) : t("doubt.askAgain", { count: many });
  }
}
