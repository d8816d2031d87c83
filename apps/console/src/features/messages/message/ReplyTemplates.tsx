import type { Schemas } from "@reserve/contract";
import { Button, FormRow, Select } from "@reserve/design-system";
import { SettingsIcon } from "@reserve/design-system/icons";
import { fillTemplate } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { messageOrder, replyTemplates } from "../messages.queries.ts";
import { replyFactsOf } from "../reply-facts.ts";

interface ReplyTemplatesProps {
  message: Schemas["Message"];
  /** Inserts a text at the caret of the reply. */
  onInsert: (text: string) => void;
  /** Whether the list of templates is open; it is rendered below the reply. */
  isOpen: boolean;
  onToggle: () => void;
}

/** Reply templates: one is inserted with the data of the order and the sender filled in. */
export function ReplyTemplates({ message, onInsert, isOpen, onToggle }: ReplyTemplatesProps) {
  const { t } = useTranslation("messages");
  const { api, variant } = useRuntime();
  const may = useMay();
  const query = useQuery(replyTemplates(api));
  const { documentId } = message;
  const order = useQuery({ ...messageOrder(api, documentId ?? 0), enabled: documentId !== null && may("getDocument") });
  const templates = query.data?.items ?? [];
  // Before the order is loaded, its placeholders could not be filled in.
  const isWaiting = order.isLoading;
  const insert = (name: string) => {
    const template = templates.find((one) => one.name === name);
    if (template) onInsert(fillTemplate(template.text, replyFactsOf(message, order.data ?? null, variant)));
  };
  return (
    <FormRow>
      <Select
        error={query.isError ? t("template.failed") : undefined}
        isDisabled={isWaiting || templates.length === 0}
        label={t("template.insert")}
        onChange={insert}
        options={templates.map(({ name }) => ({ value: name, label: name }))}
        placeholder={templates.length === 0 && query.data ? t("template.none") : t("template.choose")}
        value={null}
      />
      <Button icon={<SettingsIcon />} onClick={onToggle} variant="plain">
        {isOpen ? t("template.close") : t("template.manage")}
      </Button>
    </FormRow>
  );
}
