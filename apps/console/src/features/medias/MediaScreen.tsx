import { to } from "../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { MediaForm } from "./MediaForm.tsx";
import { mediaById, mediaList } from "./medias.queries.ts";

/** Screen to edit a medium's description. */
export function MediaScreen() {
  return (
    <RecordPage
      backHref={to.medias()}
      list={mediaList}
      name={({ title }) => title}
      query={mediaById}
      skeleton={<RecordSkeleton hasFacts={false} sheet={640} />}
    >
      {(media, { neighbourLinks }) => <MediaForm media={media} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}
