import type { Output } from "@reserve/contract";
import { Page, Section, Sheet } from "@reserve/design-system";
import { SafeHtml } from "@reserve/design-system/rich-text";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { useMay, useUser } from "../../shared/session/permissions.ts";
import { SignatureForm } from "./SignatureForm.tsx";
import { SignatureFacts } from "./SignatureMargin.tsx";
import { signatureById, signatureList } from "./signatures.queries.ts";

/** Screen of a signature: editable for users who may edit all posts, read-only for others; without an id in the URL it creates one. */
export function SignatureScreen() {
  const { t } = useTranslation("signatures");
  return (
    <RecordPage
      backHref={to.signatures()}
      create={{ name: t("signature.new"), page: <SignatureForm record={null} neighbourLinks={null} /> }}
      list={signatureList}
      name={({ name }) => name}
      query={signatureById}
      skeleton={skeleton}
    >
      {(record, { neighbourLinks }) => <SignaturePage record={record} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}

function SignaturePage({ record, neighbourLinks }: { record: Output<"getSignature">; neighbourLinks: ReactNode }) {
  const { t } = useTranslation("signatures");
  const isKnown = useUser().data !== undefined;
  const mayUpdate = useMay()("updateSignature");
  // Rendering the read-only sheet first and the form a moment later would lose the focus.
  if (!isKnown) return skeleton;
  if (mayUpdate) return <SignatureForm record={record} neighbourLinks={neighbourLinks} />;
  return (
    <Page actions={neighbourLinks} title={record.name}>
      <Sheet>
        <Section title={t("signature.section")}>
          <SafeHtml html={record.description} />
          <SignatureFacts record={record} />
        </Section>
      </Sheet>
    </Page>
  );
}

const skeleton = <RecordSkeleton hasFacts={false} sheet={400} />;
