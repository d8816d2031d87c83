import { Button, Dialog, Form, TextField } from "@reserve/design-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListUrl } from "../../shared/list/useListUrl.ts";

interface TitleFilterProps {
  url: ListUrl;
  onClose: () => void;
}

/** Dialog to filter customers by an ordered product. */
export function TitleFilter({ url, onClose }: TitleFilterProps) {
  const { t } = useTranslation("customers");
  const [title, setTitle] = useState(url.filters.title?.[0] ?? "");
  return (
    <Dialog onClose={onClose} title={t("title.ask")}>
      <Form
        errors={null}
        label={t("title.ask")}
        onSubmit={() => {
          onClose();
          url.setFilter("title", title.trim() === "" ? [] : [title.trim()]);
        }}
      >
        <TextField autoComplete="off" help={t("title.help")} label={t("title.label")} maxLength={100} onChange={setTitle} value={title} />
        <Button type="submit" variant="primary">
          {t("title.apply")}
        </Button>
      </Form>
    </Dialog>
  );
}
