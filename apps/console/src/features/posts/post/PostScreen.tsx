import type { Output } from "@reserve/contract";
import { canEditPost } from "@reserve/domain";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { localDay } from "../../../shared/format/local-day.ts";
import { to } from "../../../shared/links/to.ts";
import { RecordNews } from "../../../shared/record/RecordNews.tsx";
import { RecordPage, type RecordRead, RecordSkeleton } from "../../../shared/record/RecordPage.tsx";
import type { PresentPerson } from "../../../shared/record/useWatch.ts";
import { postById, postList } from "../posts.queries.ts";
import { usePostRights } from "../usePostRights.ts";
import { PostForm } from "./PostForm.tsx";
import { PostPresence } from "./PostPresence.tsx";
import { PostSheet } from "./PostSheet.tsx";

/** Screen of a post: editable for users who may edit it now, read-only for others; without an id in the URL it creates one. */
export function PostScreen() {
  const { t } = useTranslation("posts");
  const [search] = useSearchParams();
  const start = search.get("start");
  return (
    <RecordPage
      backHref={to.posts()}
      create={{
        name: t("post.new"),
        page: (
          <PostForm
            presence={null}
            record={null}
            start={start !== null && localDay(start, "") === start ? start : null}
            neighbourLinks={null}
          />
        ),
      }}
      list={postList}
      name={({ title }) => title}
      query={postById}
      skeleton={skeleton}
    >
      {(record, read) => <OpenPost read={read} record={record} />}
    </RecordPage>
  );
}

type Post = Output<"getPost">;

function OpenPost({ record, read }: { record: Post; read: RecordRead }) {
  const [people, setPeople] = useState<readonly PresentPerson[]>([]);
  return (
    <>
      <PostNews {...read} onPresence={setPeople} record={record} />
      <PostPage presence={<PostPresence people={people} />} record={record} neighbourLinks={read.neighbourLinks} />
    </>
  );
}

interface NewsProps extends Pick<RecordRead, "isReloading" | "onReload"> {
  record: Post;
  onPresence: (people: readonly PresentPerson[]) => void;
}

/** Notice that a colleague saved or moved the open post; unsaved input stays. */
function PostNews({ record, isReloading, onReload, onPresence }: NewsProps) {
  const { t } = useTranslation("posts");
  return (
    <RecordNews
      isReloading={isReloading}
      onPresence={onPresence}
      onReload={onReload}
      record={record}
      watch="watchPosts"
      words={{
        title: ({ firstName, operation }) =>
          t(operation === "movePost" ? "news.moved" : "news.saved", { name: firstName ?? t("news.somebody") }),
        unchanged: t("news.kept"),
        reload: t("news.reload"),
      }}
    />
  );
}

function PostPage({ record, neighbourLinks, presence }: { record: Post; neighbourLinks: ReactNode; presence: ReactNode }) {
  const { rights, isOwner, isKnown } = usePostRights(record);
  // Rendering the read-only sheet first and the form a moment later would lose the focus.
  if (!isKnown) return skeleton;
  const verdict = canEditPost(record, rights, isOwner);
  return verdict.isAllowed ? (
    <PostForm presence={presence} record={record} neighbourLinks={neighbourLinks} />
  ) : (
    <PostSheet presence={presence} reason={verdict.reason} record={record} neighbourLinks={neighbourLinks} />
  );
}

const skeleton = <RecordSkeleton sheet={720} />;
