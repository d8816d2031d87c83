import type { Schemas } from "@reserve/contract";
import { ActionStack, ButtonLink, DescriptionList, Note, Section } from "@reserve/design-system";
import { ListFilterIcon } from "@reserve/design-system/icons";
import { ShortcutHint } from "@reserve/design-system/shortcuts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { DeleteButton } from "../../../shared/command/DeleteButton.tsx";
import { formatCount } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { useSentenceText } from "../TargetSentence.tsx";
import { TargetUses } from "../TargetUses.tsx";
import { builtTarget } from "../target.tree.ts";
import type { Target } from "../targets.queries.ts";

interface TargetMarginProps {
  /** Null: a new one. */
  record: Target | null;
  /** The conditions that were counted. */
  debouncedTree: Schemas["TargetGroup"];
  /** Labels of the values in the conditions. */
  labels: readonly Schemas["TargetLabel"][];
  counted: Schemas["TargetCount"] | null;
  /** True with unsaved changes: actions that use the saved target are disabled. */
  isDirty: boolean;
}

/** Margin of a target: actions on its people, the effect of each condition, keyboard help. */
export function TargetMargin({ record, debouncedTree, labels, counted, isDirty }: TargetMarginProps) {
  const { t } = useTranslation("targets");
  return (
    <>
      {record ? <TargetActions isDirty={isDirty} record={record} /> : <Note>{t("target.newNote")}</Note>}
      {counted && counted.steps.length > 0 && counted.steps.length === debouncedTree.nodes.length ? (
        <Steps debouncedTree={debouncedTree} counted={counted} labels={labels} />
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
  debouncedTree,
  labels,
  counted: { known, steps },
}: Pick<TargetMarginProps, "debouncedTree" | "labels"> & { counted: Schemas["TargetCount"] }) {
  const { t } = useTranslation("targets");
  const textOf = useSentenceText();
  const partText = (index: number) => {
    const node = debouncedTree.nodes[index];
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
  const { api } = useRuntime();
  // The target's profile is deleted with it, and the confirmation mentions that.
  const { data: profile } = useQuery({
    ...api.query("getTargetProfiling", { query: { id: record.id } }),
    enabled: useMay()("getTargetProfiling"),
  });
  const saveFirst = isDirty ? t("target.saveFirst") : undefined;
  return (
    <Section isPanel title={t("section.actions")}>
      <TargetUses
        disabledReason={saveFirst}
        id={record.id}
        onExclude={() => void navigate(to.target({ except: record.id }))}
        save={{ name: record.name, description: record.description, tree: record.tree }}
      />
      <ActionStack>
        <ButtonLink href={to.analysis({ target: record.id })} icon={<ListFilterIcon />} isFullWidth>
          {t("uses.analyse")}
        </ButtonLink>
        <DeleteButton
          detail={
            profile?.place == null
              ? t("target.deleteDetail", { name: record.name })
              : t("target.deleteProfile", { name: record.name, place: profile.place })
          }
          disabledReason={saveFirst}
          label={t("target.delete")}
          nextUrl={to.targets()}
          op="deleteTarget"
          record={record}
        />
      </ActionStack>
    </Section>
  );
}
