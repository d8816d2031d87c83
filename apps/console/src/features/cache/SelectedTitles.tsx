import { IconButton } from "@reserve/design-system";
import { XIcon } from "@reserve/design-system/icons";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Title } from "../../shared/format/titles.ts";
import { eanColumn } from "../../shared/list/ean-column.tsx";
import { nameColumn, textColumn } from "../../shared/list/list-columns.ts";
import type { Selection } from "./useSelection.ts";

/** The selected titles, each removable. */
export function SelectedTitles({ selection: { titles, refresh } }: { selection: Selection }) {
  const { t } = useTranslation("cache");
  const { send } = refresh;
  const columns = useMemo(
    (): readonly DataColumn<Title>[] => [
      nameColumn("title", t("field.title"), ({ title }) => <i>{title}</i>),
      textColumn("authors", t("field.authors"), "medium", ({ authors }) => authors.join(", ") || "–", { cardSlot: "plain" }),
      eanColumn("ean", t("field.ean"), ({ ean }) => ean, { isBare: true, cardSlot: "footStart" }),
      {
        id: "remove",
        header: t("field.remove"),
        isHeaderHidden: true,
        align: "end",
        cardSlot: "corner",
        cell: ({ id, title }) => (
          <IconButton
            icon={<XIcon size={14} />}
            label={t("remove", { title })}
            onClick={() => send({ type: "removeProducts", productIds: [id] })}
            size="small"
          />
        ),
      },
    ],
    [t, send],
  );
  if (titles.length === 0) return <p>{t("nothingYet")}</p>;
  return (
    <DataTable caption={t("selected", { count: titles.length })} columns={columns} getRowId={getRowId} options={inSheet} rows={titles} />
  );
}

const getRowId = ({ id }: Title) => String(id);

const inSheet = { isFlush: true };
