import { fieldErrors } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { Button, Dialog, Form, TextArea } from "@reserve/design-system";
import { FilePlusIcon } from "@reserve/design-system/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { useMay } from "../../../shared/session/permissions.ts";

/** « Partir d’une notice ONIX »: a pasted record of a message fills the fields of a new title; nothing is saved by it. */
export function OnixPrefill({ onRead }: { onRead: (record: Schemas["OnixRecord"]) => void }) {
  const { t } = useTranslation("products");
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  if (!may("readOnixRecord")) return null;
  return (
    <>
      <Button icon={<FilePlusIcon />} onClick={() => setIsOpen(true)} variant="plain">
        {t("onix.button")}
      </Button>
      {isOpen ? (
        <OnixDialog
          onClose={() => setIsOpen(false)}
          onRead={(record) => {
            setIsOpen(false);
            onRead(record);
          }}
        />
      ) : null}
    </>
  );
}

/** Maximum characters of an ONIX record. */
const MOST_LETTERS = 500_000;

function OnixDialog({ onClose, onRead }: { onClose: () => void; onRead: (record: Schemas["OnixRecord"]) => void }) {
  const { t } = useTranslation("products");
  const [text, setText] = useState("");
  const read = useWrite("readOnixRecord", {
    onDone: ({ entityOutput }) => onRead(entityOutput),
    announce: ({ entityOutput: { title } }) => ({ text: t("onix.done"), detail: t("onix.doneDetail", { title }) }),
  });
  const isTooLong = text.length > MOST_LETTERS;
  return (
    <Dialog isLocked={read.isSending} onClose={onClose} size="wide" title={t("onix.button")}>
      <Form
        errors={read.failure ? fieldErrors(read.failure) : null}
        label={t("onix.button")}
        onSubmit={() => {
          if (text.trim() !== "" && !isTooLong) void read.send({ body: { text } });
        }}
      >
        <TextArea
          error={isTooLong ? t("onix.tooLong") : undefined}
          help={t("onix.help")}
          label={t("onix.label")}
          name="text"
          onChange={(typed) => {
            read.cancel();
            setText(typed);
          }}
          readOnly={read.isSending}
          rows={12}
          spellCheck={false}
          value={text}
        />
        <Button
          disabledReason={text.trim() === "" ? t("onix.nothing") : undefined}
          isBusy={read.isSending}
          reasonPlacement="beside"
          type="submit"
          variant="primary"
        >
          {t("onix.read")}
        </Button>
      </Form>
    </Dialog>
  );
}
