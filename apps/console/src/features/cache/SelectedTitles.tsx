import { IconButton } from "@reserve/design-system";
import { XIcon } from "@reserve/design-system/icons";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import { formatIsbn } from "@reserve/domain/isbn";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Title } from "../../shared/titles.ts";
import type { Selection } from "./useSelection.ts";

/** The chosen titles, each of which can be taken back. */
export function SelectedTitles({ selection: { titles, refresh } }: { selection: Selection }) {
  const { t } = useTranslation("cache");
  const { send } = refresh;
  const columns = useMemo(
    (): readonly DataColumn<Title>[] => [
      { id: "title", header: t("field.title"), isMain: true, isFlexible: true, cell: ({ title }) => <i>{title}</i> },
      {
        id: "authors",
        header: t("field.authors"),
        width: "11rem",
        align: "nowrap",
        cardSlot: "plain",
        cell: ({ authors }) => authors.join(", ") || "–",
      },
      { id: "ean", header: t("field.ean"), width: "11rem", cardSlot: "footStart", cell: ({ ean }) => formatIsbn(ean) },
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
  return <DataTable caption={t("selected", { count: titles.length })} columns={columns} getRowId={getRowId} isFlush rows={titles} />;
}

const getRowId = ({ id }: Title) => String(id);
