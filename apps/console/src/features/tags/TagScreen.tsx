import type { Output } from "@reserve/contract";
import { Page, Section, Sheet } from "@reserve/design-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { useMay, useUser } from "../../shared/session/permissions.ts";
import { TagForm } from "./TagForm.tsx";
import { TagFacts } from "./TagMargin.tsx";
import { tagById, tagList } from "./tags.queries.ts";

/** Screen of a tag: editable for users who may edit all posts, read-only for others; without an id in the URL it creates one. */
export function TagScreen() {
  const { t } = useTranslation("tags");
  return (
    <RecordPage
      backHref={to.tags()}
      create={{ name: t("tag.new"), page: <TagForm record={null} neighbourLinks={null} /> }}
      list={tagList}
      name={({ name }) => name}
      query={tagById}
      skeleton={skeleton}
    >
      {(record, { neighbourLinks }) => <TagPage record={record} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}

function TagPage({ record, neighbourLinks }: { record: Output<"getTag">; neighbourLinks: ReactNode }) {
  const { t } = useTranslation("tags");
  const isKnown = useUser().data !== undefined;
  const mayUpdate = useMay()("updateTag");
  // Rendering the read-only sheet first and the form a moment later would lose the focus.
  if (!isKnown) return skeleton;
  if (mayUpdate) return <TagForm record={record} neighbourLinks={neighbourLinks} />;
  return (
    <Page actions={neighbourLinks} title={record.name}>
      <Sheet>
        <Section title={t("tag.section")}>
          <TagFacts record={record} />
        </Section>
      </Sheet>
    </Page>
  );
}

const skeleton = <RecordSkeleton hasFacts={false} sheet={280} />;
