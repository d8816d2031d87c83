import type { Schemas } from "@reserve/contract";
import { ActionStack, Button, Section, Select } from "@reserve/design-system";
import { SendIcon, Undo2Icon, UserRoundIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../../shared/command/confirmable.ts";
import type { Write } from "../../../shared/command/useWrite.ts";
import { formatDateTime } from "../../../shared/format/format.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useUser } from "../../../shared/session/permissions.ts";

type Message = Schemas["Message"];

/** Assignee of a message: take, assign or release, against the shown version. */
export function MessageOwner({ message, command }: { message: Message; command: Write<"assignMessage"> }) {
  const { t } = useTranslation("messages");
  const me = useUser().data?.id;
  const { id, takenBy, takenAt, takenById, version } = message;
  const isMine = takenById !== null && takenById === me;
  const give = (ownerId: number | null) => void command.send({ query: { id }, body: { ownerId } }, `"${version}"`);
  const who = isMine ? t("owner.me") : takenBy;
  return (
    <Section title={t("owner.title")}>
      <p>{who ? t("owner.since", { name: who, date: takenAt ? formatDateTime(takenAt) : "" }) : t("owner.nobody")}</p>
      {message.status === "Solved" ? null : (
        <ActionStack>
          {isMine || me === undefined ? null : (
            <Button icon={<UserRoundIcon />} isBusy={command.isSending} isFullWidth onClick={() => give(me)}>
              {t("owner.take")}
            </Button>
          )}
          <HandOver command={command} message={message} />
          {takenBy === null ? null : (
            <Button icon={<Undo2Icon />} isFullWidth onClick={() => give(null)}>
              {t("owner.giveBack")}
            </Button>
          )}
        </ActionStack>
      )}
    </Section>
  );
}

/** « Confier à un collègue »: possible colleagues are loaded once the dialog is open. */
function HandOver({ message, command }: { message: Message; command: Write<"assignMessage"> }) {
  const { t } = useTranslation("messages");
  const { api } = useRuntime();
  const { data, isError } = useQuery({ ...api.query("listMessageOwners"), enabled: command.pendingInput !== null });
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const options = (data?.items ?? [])
    .filter(({ id }) => id !== message.takenById)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const ask = () => {
    setChosen(null);
    setIsMissing(false);
    command.ask({ query: { id: message.id }, body: { ownerId: null } }, `"${message.version}"`);
  };
  const confirm = () => {
    setIsMissing(chosen === null);
    if (chosen !== null) command.confirm({ query: { id: message.id }, body: { ownerId: Number(chosen) } });
  };
  const missing = isMissing && chosen === null ? t("owner.choose") : undefined;
  return (
    <>
      <Button icon={<SendIcon />} isFullWidth onClick={ask}>
        {t("owner.hand")}
      </Button>
      <Confirmation command={command} detail={t("owner.ask", { subject: message.subject })} fields={["ownerId"]} onConfirm={confirm}>
        <Select
          error={isError ? t("owner.failed") : (sentenceAt(command.failure, "ownerId") ?? missing)}
          label={t("owner.colleague")}
          onChange={setChosen}
          options={options}
          placeholder={t("owner.choose")}
          value={chosen}
        />
      </Confirmation>
    </>
  );
}
