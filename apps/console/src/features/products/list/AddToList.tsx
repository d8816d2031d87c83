import { fieldErrors } from "@reserve/api-client";
import { Alert, Button, Combobox, Dialog, Form, Note } from "@reserve/design-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { to } from "../../../shared/links/to.ts";
import { type ListedList, useCatalogLists } from "../../../shared/pickers/useCatalogLists.ts";

interface AddToListProps {
  /** Product ids, in the order in which they are appended. */
  ids: readonly number[];
  onAdded: () => void;
  onClose: () => void;
}

/** « Ajouter à une liste… »: appends the selected products to a catalogue list found by name; its description is shown below. */
export function AddToList({ ids, onAdded, onClose }: AddToListProps) {
  const { t } = useTranslation(["products", "shared"]);
  const [list, setList] = useState<ListedList | null>(null);
  const search = useCatalogLists();
  const add = useWrite("addToCatalogList", {
    onDone: onAdded,
    announce: ({ entityOutput: { id, addedCount, presentCount, productCount } }) => ({
      text: addedCount === 0 ? t("addTo.nothing") : t("addTo.added", { count: addedCount }),
      detail: [
        ...(addedCount > 0 && presentCount > 0 ? [t("addTo.present", { count: presentCount })] : []),
        t("addTo.now", { count: productCount }),
      ].join(" "),
      link: { href: to.catalogList(id), label: t("addTo.open") },
    }),
  });
  const { summary, properties } = fieldErrors(add.failure);
  const refusals = [...summary, ...properties.map(({ errorMessage }) => errorMessage)];
  const hits = list ? [list, ...search.lists.filter(({ id }) => id !== list.id)] : search.lists;
  const optionOf = ({ id, name, page, productCount }: ListedList) => ({
    value: String(id),
    label: name,
    detail: `${page}, ${t("addTo.titles", { count: productCount })}`,
  });
  const title = t("addTo.title", { count: ids.length });
  return (
    <Dialog isLocked={add.isSending} onClose={onClose} title={title}>
      <Form
        errors={null}
        label={title}
        onSubmit={() => {
          if (list) void add.send({ body: { id: list.id, productIds: [...ids] } });
        }}
      >
        <Combobox
          failure={search.error ? { message: t("addTo.failed"), onRetry: search.retry } : undefined}
          help={t("addTo.help")}
          isDisabled={add.isSending}
          isSearching={search.isSearching}
          label={t("addTo.list")}
          name="list"
          onChange={(option) => {
            add.cancel();
            setList(hits.find(({ id }) => String(id) === option?.value) ?? null);
          }}
          onSearch={search.onSearch}
          options={hits.map(optionOf)}
          value={list ? optionOf(list) : null}
        />
        {list && list.nextUpdateTime === null ? <Note>{t("addTo.daily")}</Note> : null}
        {add.failure ? (
          <Alert title={t("shared:toast.failure")} tone="danger">
            {refusals.join(" ") || t("shared:state.offlineDetail")}
          </Alert>
        ) : null}
        <Button
          disabledReason={list ? undefined : t("addTo.choose")}
          isBusy={add.isSending}
          reasonPlacement="beside"
          type="submit"
          variant="primary"
        >
          {t("addTo.add")}
        </Button>
      </Form>
    </Dialog>
  );
}
