import type { Schemas } from "@reserve/contract";
import { Page, Section } from "@reserve/design-system";
import { type DroppedFile, FileDrop } from "@reserve/design-system/files";
import type { TFunction } from "i18next";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useWrite } from "../../shared/command/useWrite.ts";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { badgeColumn, countColumn, dateTimeColumn, nameColumn, textColumn } from "../../shared/list/list-columns.ts";
import { filtersOf } from "../../shared/list/list-filters.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { ImportBadge } from "./ImportBadge.tsx";
import { importListPage, importListSpec } from "./imports.queries.ts";

/** Drop zone for notice and stock files, with the list of imports. */
export function ImportListScreen() {
  const { t } = useTranslation(["imports", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(importListSpec);
  const query = useListPage(importListPage(api, url));
  const columns = useMemo(() => importColumns(t), [t]);
  const filters = [filtersOf(importListSpec, url).words("kind", t("field.kind"), (kind) => t(`kind.${kind}`))];
  return (
    <Page title={t("app:screen.imports")}>
      <Section label={t("drop.label")}>
        <NewFile />
      </Section>
      <ListFilters filters={filters} query={query} texts={{ toolbar: t("list.toolbar") }} url={url} />
      <ListResults
        caption={(count) => t("list.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Schemas["Import"];

const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.import(id);
const MOST_BYTES = 300_000_000;

function NewFile() {
  const { t } = useTranslation("imports");
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const send = useWrite("createImport", { onDone: ({ entityOutput }) => void navigate(to.import(entityOutput.id)) });
  const upload = (pickedFile: File) => {
    setFile(pickedFile);
    void send.send({ query: { fileName: pickedFile.name.slice(0, 200) }, body: pickedFile });
  };
  const error = send.failure?.errors[0];
  const shown: DroppedFile[] = file
    ? [
        {
          id: file.name,
          name: file.name,
          size: file.size,
          status: send.isSending ? "sending" : send.failure ? "failed" : "waiting",
          ...(error ? { error } : {}),
        },
      ]
    : [];
  return (
    <FileDrop
      files={shown}
      help={t("drop.help")}
      label={t("drop.label")}
      limits={{ kinds: t("drop.kinds"), maxSize: MOST_BYTES, maxFiles: 1 }}
      onAdd={([pickedFile]) => pickedFile && upload(pickedFile)}
      onRemove={() => {
        setFile(null);
        send.cancel();
      }}
      onRetry={file ? () => upload(file) : undefined}
    />
  );
}

function importColumns(t: TFunction<"imports">) {
  const states = [t("state.Unreadable"), t("state.Importing")];
  return [
    nameColumn<Row>("fileName", t("field.fileName"), ({ fileName }) => fileName),
    textColumn<Row>("kind", t("field.kind"), "short", ({ kind }) => t(`kind.${kind}`)),
    badgeColumn<Row>("state", t("field.state"), states, ({ state }) => <ImportBadge state={state} />, { cardSlot: "footStart" }),
    countColumn<Row>("recordCount", t("field.recordCount"), ({ recordCount }) => recordCount),
    countColumn<Row>("refusedCount", t("field.refusedCount"), ({ refusedCount }) => refusedCount),
    textColumn<Row>("createdBy", t("field.createdBy"), "medium", ({ createdBy }) => createdBy ?? t("folder"), { hiddenBelow: "medium" }),
    dateTimeColumn<Row>("createdAt", t("field.createdAt"), ({ createdAt }) => createdAt, { isDescendingFirst: true }),
  ];
}
