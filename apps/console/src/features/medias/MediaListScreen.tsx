import type { Schemas } from "@reserve/contract";
import { Button, Page } from "@reserve/design-system";
import { ExternalLinkIcon, FilePlusIcon } from "@reserve/design-system/icons";
import { MediaTiles as Tiles } from "@reserve/design-system/media";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { fileSize } from "../../shared/format/file-size.ts";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { filtersOf } from "../../shared/list/list-filters.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useUser } from "../../shared/session/permissions.ts";
import { readStored, store } from "../../shared/session/stored.ts";
import { MediaLinkDialog } from "./MediaLinkDialog.tsx";
import { MediaUploads } from "./MediaUploads.tsx";
import { MediaViews } from "./MediaViews.tsx";
import { mediaListColumns } from "./medias.columns.tsx";
import { mediaCounts, mediaListPage, mediaListSpec } from "./medias.queries.ts";
import { tileOf } from "./mediaTiles.tsx";

/** List of media: search, filters by type and by missing data; uploads from this device or by URL. */
export function MediaListScreen() {
  const { t } = useTranslation(["medias", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(mediaListSpec);
  const query = useListPage(mediaListPage(api, url));
  const columns = useMemo(() => mediaListColumns(t, api), [t, api]);
  const storage = useQuery(mediaCounts(api)).data?.storage;
  const [isSending, setIsSending] = useState(false);
  const [isLinking, setIsLinking] = useState(false);
  const userId = useUser().data?.id ?? 0;
  const look = url.filters.look?.[0] ?? (readStored("device", userId, LOOK) === "table" ? "table" : "tiles");
  const other = look === "table" ? "tiles" : "table";
  const turn = () => {
    store("device", userId, LOOK, other);
    url.change({ filters: { ...url.filters, look: [other] }, page: url.page });
  };
  const filter = filtersOf(mediaListSpec, url);
  const filters = [
    filter.choices("mediaType", t("field.mediaType"), "listMediaTypes", (type) => t(`type.${type}`)),
    filter.words("lacksText", t("field.altText"), (is) => t(is === "true" ? "mediaList.lacking" : "mediaList.all")),
    filter.words("isUnused", t("use.filter"), (is) => t(is === "true" ? "mediaList.unused" : "mediaList.all")),
  ];
  return (
    <Page
      actions={
        <>
          <Button icon={<ExternalLinkIcon />} onClick={() => setIsLinking(true)}>
            {t("link.button")}
          </Button>
          <Button aria-expanded={isSending} icon={<FilePlusIcon />} onClick={() => setIsSending(true)} variant="primary">
            {t("upload.button")}
          </Button>
        </>
      }
      subtitle={storage ? <MediaStorage storage={storage} /> : undefined}
      title={t("app:screen.medias")}
    >
      {isSending ? <MediaUploads onClose={() => setIsSending(false)} /> : null}
      {isLinking ? <MediaLinkDialog onClose={() => setIsLinking(false)} /> : null}
      <MediaViews url={url} />
      <ListFilters
        filters={[
          ...filters,
          { names: [], label: t("look.label"), value: null, control: { is: "button", text: t(`look.${other}`), onClick: turn } },
        ]}
        query={query}
        texts={{ toolbar: t("mediaList.toolbar"), search: t("mediaList.search"), searchHint: t("mediaList.searchHint") }}
        url={url}
      />
      <ListResults
        draw={
          look === "tiles"
            ? (rows, isStale) => (
                <Tiles
                  isStale={isStale}
                  label={t("mediaList.caption", { count: query.data?.totalCount ?? rows.length })}
                  tiles={rows.map((row) => tileOf(row, t, api))}
                />
              )
            : undefined
        }
        caption={(count) => t("mediaList.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, options: twoLines, rowHref }}
        url={url}
      />
    </Page>
  );
}

/** Storage used by the caller’s uploads and by all uploads, with both quotas. */
function MediaStorage({ storage }: { storage: Schemas["UploadStorage"] }) {
  const { t, i18n } = useTranslation("medias");
  const size = (bytes: number) => fileSize(bytes, i18n.language);
  return t("mediaList.storage", {
    own: size(storage.personBytes),
    ownMost: size(storage.personMostBytes),
    all: size(storage.totalBytes),
    allMost: size(storage.totalMostBytes),
  });
}

const LOOK = "medias.look";

type Row = Schemas["Media"];

const twoLines = { rowHeight: "twoLines" } as const;
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.media(id);
