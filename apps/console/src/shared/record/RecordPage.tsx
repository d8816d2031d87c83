import type { ApiClient } from "@reserve/api-client";
import { Page, SheetAndMargin, Skeleton } from "@reserve/design-system";
import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { idIn } from "../links/url-id.ts";
import { FailureState, noSuchRecord, QueryState } from "../query/QueryState.tsx";
import { useRuntime } from "../query/runtime.tsx";
import { RecordPager } from "./RecordPager.tsx";
import { type RecordKind, useNoteRecord } from "./recent-records.ts";
import { useNameRecord } from "./record-name.tsx";
import { type RecordList, useNeighbours } from "./useNeighbours.ts";

/** Query of a page's record, its refetch, and links to the neighbouring records of the list. */
export interface RecordRead {
  isReloading: boolean;
  onReload: () => void;
  /** Previous and next links for the page header; empty for a record opened outside a list. */
  neighbourLinks: ReactNode;
}

interface RecordPageProps<Entity, Id extends number | string> {
  /** URL of the record's list, for a link back when the URL has no valid record. */
  backHref: string;
  /** The record's query from `x.queries.ts`. */
  query: (
    api: ApiClient,
    id: Id,
  ) => Pick<UseQueryOptions<Entity>, "refetchInterval"> & {
    queryKey: readonly unknown[];
    queryFn: (context: { signal?: AbortSignal }) => Promise<Entity>;
  };
  /** Name of the record, for the breadcrumb, window title and recent records. */
  name: (record: Entity) => string;
  /** Notes the record among those that were opened last. */
  recentKind?: RecordKind;
  /** List of the record, for the links to its neighbours. */
  list?: AnyList<Id> | undefined;
  /** Texts for a missing previous or next record, when they can be more specific than for any list. */
  ends?: { first: string; last: string };
  /** Parses the id of the URL; a numeric id by default. */
  idOf?: (text: string | undefined) => Id | null;
  /** Form and title for a URL without an id (new record). When absent, such a URL is a 404. */
  create?: { name: string; page: ReactNode };
  /** Placeholder with the height of the content, so that nothing moves when it loads: `RecordSkeleton`. */
  skeleton: ReactNode;
  children: (record: Entity, read: RecordRead) => ReactNode;
}

/** The page of a record: loads it by the id of its URL, renders the four states of its query, and notes its name. Another id mounts another page. */
export function RecordPage<Entity, Id extends number | string = number>({
  idOf = idIn as (text: string | undefined) => Id | null,
  create,
  list,
  ends,
  ...page
}: RecordPageProps<Entity, Id>) {
  const { id: text } = useParams();
  if (text === undefined && create) return <Named name={create.name}>{create.page}</Named>;
  const id = idOf(text);
  if (id === null) return <FailureState backHref={page.backHref} failure={noSuchRecord} />;
  const draw = (neighbourLinks: ReactNode) => <RecordOfId {...page} id={id} key={id} neighbourLinks={neighbourLinks} />;
  return list ? (
    <InList id={id} list={list} reasons={ends}>
      {draw}
    </InList>
  ) : (
    draw(null)
  );
}

// The filters of a list matter only to the list, so their type is erased here.
type AnyList<Id extends number | string> = RecordList<Id>;

interface InListProps<Id extends number | string> {
  list: AnyList<Id>;
  id: Id;
  reasons: { first: string; last: string } | undefined;
  children: (neighbourLinks: ReactNode) => ReactNode;
}

/** Stays mounted while the user moves through one list, so that its order is stable. */
function InList<Id extends number | string>({ list, id, reasons, children }: InListProps<Id>) {
  return children(<RecordPager neighbours={useNeighbours(list, id)} reasons={reasons} />);
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  useNameRecord(name);
  return children;
}

function RecordOfId<Entity, Id extends number | string>({
  id,
  backHref,
  query: queryOf,
  name: nameOf,
  recentKind,
  skeleton,
  neighbourLinks,
  children,
}: Omit<RecordPageProps<Entity, Id>, "idOf" | "create" | "list" | "ends"> & { id: Id; neighbourLinks: ReactNode }) {
  const { api } = useRuntime();
  const query = useQuery<Entity>(queryOf(api, id));
  const name = query.data === undefined ? null : nameOf(query.data);
  useNameRecord(name);
  useNoteRecord(recentKind && name !== null ? { kind: recentKind, id: Number(id), name } : null);
  return (
    <QueryState backHref={backHref} query={query} skeleton={skeleton}>
      {(record) => children(record, { isReloading: query.isFetching, onReload: () => void query.refetch(), neighbourLinks })}
    </QueryState>
  );
}

interface RecordSkeletonProps {
  /** Height of content and margin, in pixels. */
  sheet: number;
  margin?: number;
  /** Whether facts are shown below the name. */
  hasFacts?: boolean;
}

/** Skeleton of a record page: « Chargement… » as title, bars for content and margin. */
export function RecordSkeleton({ sheet, margin = 240, hasFacts = true }: RecordSkeletonProps) {
  const { t } = useTranslation("shared");
  return (
    <Page subtitle={hasFacts ? <Skeleton width="min(20rem, 100%)" /> : undefined} title={t("state.loading")}>
      <SheetAndMargin margin={<Skeleton height={margin} />} marginLabel={t("state.loading")}>
        <Skeleton height={sheet} />
      </SheetAndMargin>
    </Page>
  );
}
