import type { Schemas } from "@reserve/contract";
import { ActionStack, Button, DescriptionList, Note, Section, useToasts } from "@reserve/design-system";
import { DownloadIcon, XIcon } from "@reserve/design-system/icons";
import { ShortcutHint } from "@reserve/design-system/shortcuts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Confirmation } from "../../shared/Confirmation.tsx";
import { formatCount } from "../../shared/format.ts";
import { useMay } from "../../shared/permissions.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import { saveFile } from "../../shared/save-file.ts";
import { to } from "../../shared/to.ts";
import { useCommand } from "../../shared/useCommand.ts";
import { useSentenceText } from "./TargetSentence.tsx";
import { builtTarget } from "./target.tree.ts";
import type { Target } from "./targets.queries.ts";

interface TargetMarginProps {
  /** Null: a new one. */
  record: Target | null;
  /** What was counted. */
  asked: Schemas["TargetGroup"];
  /** What the values in it are called. */
  labels: readonly Schemas["TargetLabel"][];
  counted: Schemas["TargetCount"] | null;
  /** Something is typed and not saved: what goes by the saved target waits. */
  isDirty: boolean;
}

/** Beside the target: what can be done with its people, what each condition leaves, the builder's keys. */
export function TargetMargin({ record, asked, labels, counted, isDirty }: TargetMarginProps) {
  const { t } = useTranslation("targets");
  return (
    <>
      {record ? <TargetActions isDirty={isDirty} record={record} /> : <Note>{t("target.newNote")}</Note>}
      {counted && counted.steps.length > 0 && counted.steps.length === asked.nodes.length ? (
        <Steps asked={asked} counted={counted} labels={labels} />
      ) : null}
      <Section title={t("section.keys")}>
        <Note>{t("keys.where")}</Note>
        <DescriptionList
          items={(["ArrowUp", "ArrowDown", "ArrowRight", "ArrowLeft", "Delete", "Enter"] as const).map((key) => ({
            term: <ShortcutHint keys={key} />,
            description: t(`keys.${key}`),
          }))}
        />
      </Section>
    </>
  );
}

/** « Ce que chaque condition laisse »: everybody, then how many are left after each. */
function Steps({
  asked,
  labels,
  counted: { known, steps },
}: Pick<TargetMarginProps, "asked" | "labels"> & { counted: Schemas["TargetCount"] }) {
  const { t } = useTranslation("targets");
  const textOf = useSentenceText();
  const partText = (index: number) => {
    const node = asked.nodes[index];
    return node ? textOf(builtTarget({ rule: "all", nodes: [node] }, labels)) : "";
  };
  return (
    <Section title={t("section.steps")}>
      <DescriptionList
        items={[
          { term: t("steps.everybody"), description: formatCount(known) },
          ...steps.map((count, index) => ({ term: partText(index), description: formatCount(count) })),
        ]}
      />
    </Section>
  );
}

function TargetActions({ record, isDirty }: { record: Target; isDirty: boolean }) {
  const { t } = useTranslation("targets");
  const navigate = useNavigate();
  const remove = useCommand("deleteTarget", { onDone: () => void navigate(to.targets(), { replace: true }) });
  const saveFirst = isDirty ? t("target.saveFirst") : undefined;
  return (
    <Section isPanel title={t("section.actions")}>
      <ActionStack>
        <Export disabledReason={saveFirst} record={record} />
        <Button
          disabledReason={saveFirst}
          icon={<XIcon />}
          isFullWidth
          onClick={() => remove.ask({ query: { id: record.id } }, `"${record.version}"`)}
          variant="danger"
        >
          {t("target.delete")}
        </Button>
      </ActionStack>
      <Confirmation command={remove} detail={t("target.deleteDetail", { name: record.name })} tone="danger" />
    </Section>
  );
}

/** « Exporter en CSV »: the people of the saved target, for the person's downloads. */
function Export({ record, disabledReason }: { record: Target; disabledReason: string | undefined }) {
  const { t } = useTranslation(["targets", "shared"]);
  const { api } = useRuntime();
  const { show } = useToasts();
  const mayRead = useMay()("listCustomers");
  const [isBusy, setIsBusy] = useState(false);
  async function download() {
    setIsBusy(true);
    const file = await api.download("exportTarget", { query: { id: record.id } });
    setIsBusy(false);
    if (file.isValid) {
      saveFile(file.fileName ?? "cible.csv", file.blob);
      show({ tone: "success", text: t("export.done"), detail: file.fileName });
    } else show({ tone: "danger", text: t("export.failed"), detail: file.errors[0] ?? t("shared:state.offlineDetail") });
  }
  return (
    <Button
      disabledReason={mayRead ? disabledReason : t("sample.forbidden")}
      icon={<DownloadIcon />}
      isBusy={isBusy}
      isFullWidth
      onClick={() => void download()}
    >
      {t("export.button")}
    </Button>
  );
}
