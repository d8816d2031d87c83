import type { Output } from "@reserve/contract";
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  FieldStack,
  Link,
  Note,
  Page,
  Section,
  Sheet,
  SheetAndMargin,
  Skeleton,
  Timeline,
  ViewTabs,
} from "@reserve/design-system";
import { Diff } from "@reserve/design-system/diff";
import { FileClockIcon, FilePenLineIcon, PlusIcon, SendIcon, Undo2Icon } from "@reserve/design-system/icons";
import { canEditPost } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { formatDateTime } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { idIn } from "../../../shared/links/url-id.ts";
import { useCategoryNames } from "../../../shared/pickers/useCategoryNames.ts";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { RecordPage, RecordSkeleton } from "../../../shared/record/RecordPage.tsx";
import { postById, postRevision, postRevisions } from "../posts.queries.ts";
import { usePostRights } from "../usePostRights.ts";
import { fieldKey, formattedOnly, revisionDiff } from "./revision.diff.ts";
import { useRevisionTexts } from "./useRevisionTexts.ts";

type Post = Output<"getPost">;
type Revision = Output<"listPostRevisions">["items"][number];

/** Versions of a post, their changes or the changes since, and a button to restore one. The URL holds the selected version. */
export function PostHistoryScreen() {
  return (
    <RecordPage backHref={to.posts()} name={({ title }) => title} query={postById} skeleton={skeleton}>
      {(record) => <History record={record} />}
    </RecordPage>
  );
}

const skeleton = <RecordSkeleton sheet={480} />;

function History({ record }: { record: Post }) {
  const { t } = useTranslation("posts");
  const { api } = useRuntime();
  const [search] = useSearchParams();
  const older = idIn(search.get("before") ?? undefined) ?? undefined;
  const revisionId = idIn(search.get("revision") ?? undefined);
  const query = useQuery(postRevisions(api, record.id, 100, older));
  return (
    <QueryState query={query} skeleton={skeleton}>
      {({ items, totalCount, hasMore }) => {
        const shown = revisionId ?? items[0]?.version ?? null;
        return (
          <Page
            actions={<ButtonLink href={to.post(record.id)}>{t("version.back")}</ButtonLink>}
            subtitle={t("version.count", { count: totalCount })}
            title={t("version.of", { title: record.title })}
          >
            {shown === null ? (
              <EmptyState title={t("version.none")} />
            ) : (
              <SheetAndMargin
                margin={<Versions hasMore={hasMore} id={record.id} items={items} older={older} shown={shown} />}
                marginLabel={t("version.title")}
              >
                <Sheet>
                  <Compared isSince={search.get("with") === "now"} key={shown} record={record} version={shown} />
                </Sheet>
              </SheetAndMargin>
            )}
          </Page>
        );
      }}
    </QueryState>
  );
}

const icons = {
  Before: <FileClockIcon size={14} />,
  Create: <PlusIcon size={14} />,
  Save: <FilePenLineIcon size={14} />,
  Move: <SendIcon size={14} />,
  Restore: <Undo2Icon size={14} />,
};

interface VersionsProps {
  id: number;
  items: readonly Revision[];
  shown: number;
  /** The list starts before this version. */
  older: number | undefined;
  hasMore: boolean;
}

/** All versions, newest first, each a link to its changes. */
function Versions({ id, items, shown, older, hasMore }: VersionsProps) {
  const { t } = useTranslation("posts");
  const words = useRevisionTexts();
  const last = items.at(-1);
  return (
    <Section title={t("version.title")}>
      <FieldStack>
        <Timeline
          items={items.map((revision) => ({
            id: String(revision.version),
            icon: icons[revision.kind],
            tone: revision.version === shown ? "success" : "neutral",
            title: (
              <Link
                aria-current={revision.version === shown ? "true" : undefined}
                href={to.postHistory(id, { revision: revision.version, ...(older === undefined ? {} : { before: older }) })}
              >
                {words.line(revision)}
              </Link>
            ),
            time: formatDateTime(revision.at),
          }))}
          label={t("version.title")}
        />
        {older === undefined ? null : <ButtonLink href={to.postHistory(id)}>{t("version.newest")}</ButtonLink>}
        {hasMore && last ? <ButtonLink href={to.postHistory(id, { before: last.version })}>{t("version.older")}</ButtonLink> : null}
      </FieldStack>
    </Section>
  );
}

interface ComparedProps {
  record: Post;
  version: number;
  /** True to compare with the current version instead of the previous one. */
  isSince: boolean;
}

/** Comparison of a version with the previous or the current one, with a button to restore it. */
function Compared({ record, version, isSince }: ComparedProps) {
  const { t } = useTranslation("posts");
  const { api } = useRuntime();
  const words = useRevisionTexts();
  const { names: categories } = useCategoryNames();
  const chosen = useQuery(postRevision(api, record.id, version));
  const isFirst = chosen.data?.kind === "Create" || chosen.data?.kind === "Before";
  const other = isSince ? record.version : version - 1;
  const against = useQuery({ ...postRevision(api, record.id, other), enabled: chosen.data !== undefined && (isSince || !isFirst) });
  return (
    <QueryState query={chosen} skeleton={<Skeleton height={320} />}>
      {(revision) => (
        <Section aside={formatDateTime(revision.at)} title={t("version.one", { version, who: words.who(revision) })}>
          <Restore record={record} version={version} />
          <ViewTabs
            label={t("version.compareWith")}
            tabs={[
              { label: t("version.withBefore"), href: to.postHistory(record.id, { revision: version }), isCurrent: !isSince },
              { label: t("version.withNow"), href: to.postHistory(record.id, { revision: version, with: "now" }), isCurrent: isSince },
            ]}
          />
          <FieldStack>
            {isFirst && !isSince ? (
              <Note>{t("version.first")}</Note>
            ) : (
              <QueryState query={against} skeleton={<Skeleton height={240} />}>
                {(compared) => {
                  const [before, after] = isSince ? [revision, compared] : [compared, revision];
                  const formatted = formattedOnly(before, after);
                  return (
                    <>
                      {formatted.length > 0 ? (
                        <Note>
                          {t("version.formatted", {
                            fields: formatted.map((field) => t(`version.fieldLabel.${fieldKey(field)}`)).join(", "),
                          })}
                        </Note>
                      ) : null}
                      <Diff
                        afterLabel={isSince ? t("version.now") : t("version.short", { version })}
                        beforeLabel={t("version.short", { version: before.version })}
                        label={t("version.differences")}
                        properties={revisionDiff(before, after, { t, categories })}
                      />
                    </>
                  );
                }}
              </QueryState>
            )}
          </FieldStack>
        </Section>
      )}
    </QueryState>
  );
}

/** Restores a version as a new save; shows the reason when that is not possible. */
function Restore({ record, version }: { record: Post; version: number }) {
  const { t } = useTranslation("posts");
  const navigate = useNavigate();
  const { rights, isOwner, isKnown } = usePostRights(record);
  const command = useWrite("restorePostRevision", {
    onDone: () => void navigate(to.post(record.id)),
    announce: () => ({ text: t("version.restoredToast", { version }) }),
  });
  if (!isKnown) return null;
  if (version === record.version) return <Note>{t("version.isNow")}</Note>;
  const verdict = canEditPost(record, rights, isOwner);
  if (!verdict.isAllowed)
    return (
      <Alert title={t("version.notRestorable")} tone="info">
        {t(`readOnly.${verdict.reason}`)}
      </Alert>
    );
  return (
    <div>
      <Button
        icon={<Undo2Icon />}
        isBusy={command.isSending}
        onClick={() => command.ask({ body: { id: record.id, version } }, `"${record.version}"`)}
      >
        {t("version.restore")}
      </Button>
      <Confirmation command={command} detail={t("version.restoreDetail", { version, title: record.title })} />
    </div>
  );
}
