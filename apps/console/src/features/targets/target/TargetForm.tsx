import { FieldStack, Section, TextArea } from "@reserve/design-system";
import { Stat } from "@reserve/design-system/charts";
import { CountedTextField } from "@reserve/design-system/fields";
import { type TargetGroup, targetFaults } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "../../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../../shared/form/useRecordForm.ts";
import { formatCount, formatDateTime, formatRate, formatTime } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { useDebounced } from "../../../shared/list/useDebounced.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { TargetBuilder } from "../TargetBuilder.tsx";
import { TargetSentence, useSentenceText } from "../TargetSentence.tsx";
import { countable, labelsOf } from "../target.tree.ts";
import { type Target, targetCount } from "../targets.queries.ts";
import { TargetMargin } from "./TargetMargin.tsx";
import { TargetSample } from "./TargetSample.tsx";
import { complementValuesOf, targetBodyOf, targetValuesOf } from "./target.values.ts";

/** Idle time after typing before the sentence is announced, in milliseconds. */
const REST_MS = 800;

interface TargetFormProps {
  /** Null: a new one. */
  record: Target | null;
  /** Target whose members a new one excludes: it matches everybody else. */
  except?: Target;
  /** Links to the previous and next record of the list. */
  neighbourLinks: ReactNode;
}

/** Form for a target: its conditions, a summary sentence, a count updated with every change, and a sample of its people. */
export function TargetForm({ record, except, neighbourLinks }: TargetFormProps) {
  const { t } = useTranslation("targets");
  const { api } = useRuntime();
  const textOf = useSentenceText();
  const form = useRecordForm({
    name: `target ${record?.id ?? (except ? `new except ${except.id}` : "new")}`,
    label: record ? t("target.unsaved", { name: record.name }) : t("target.new"),
    record,
    create: { op: "createTarget", url: ({ id }) => to.target(id) },
    update: "updateTarget",
    values: (target) =>
      target === null && except ? complementValuesOf(except, t("target.except", { name: except.name })) : targetValuesOf(target),
    fields: {
      name: t("field.name"),
      description: t("field.description"),
      tree: { label: t("section.conditions"), text: ({ tree }) => textOf(tree), isLongText: true },
    },
    toBody: targetBodyOf,
    check: (values) => {
      const { name, tree } = targetBodyOf(values);
      const properties = [
        ...(name.trim() === "" ? [{ propertyName: "name", errorMessage: t("fault.NameMissing") }] : []),
        ...targetFaults(tree as TargetGroup).map(({ path, reason }) => ({
          propertyName: `tree.${path}`,
          errorMessage: t(`fault.${reason}`),
        })),
      ];
      return properties.length > 0 ? { summary: [], properties } : null;
    },
  });
  const { values, change, field } = form;
  const { tree, paths } = countable(values.tree);
  const debouncedTarget = JSON.parse(useDebounced(JSON.stringify({ tree, paths }))) as { tree: typeof tree; paths: string[] };
  const query = useQuery(targetCount(api, debouncedTarget.tree));
  const counted = query.data;
  // The previous count stays until the next one is loaded; the counts per part are only valid for the current one.
  const counts = new Map(
    query.isPlaceholderData || !counted ? [] : debouncedTarget.paths.map((path, index) => [path, counted.nodes[index] ?? 0]),
  );
  const people = counted ? t("count.people", { count: counted.count }) : "";
  const announced = useDebounced(`${textOf(values.tree)} ${query.isPlaceholderData ? "" : people}`, REST_MS);
  return (
    <RecordForm
      actions={neighbourLinks}
      form={form}
      margin={
        <TargetMargin
          debouncedTree={debouncedTarget.tree}
          counted={counted ?? null}
          isDirty={form.isDirty}
          labels={labelsOf(values.tree)}
          record={record}
        />
      }
      marginLabel={t("target.margin")}
      saveLabel={record ? t("target.save") : t("target.create")}
      subtitle={record ? t("target.facts", { id: record.id, date: formatDateTime(record.updatedAt) }) : undefined}
      title={record?.name ?? t("target.new")}
    >
      <Section title={t("section.sentence")}>
        <FieldStack>
          <div>
            <TargetSentence announced={announced} tree={values.tree} />
          </div>
          <Stat
            detail={
              counted
                ? t("count.detail", {
                    share: formatRate(counted.known === 0 ? 0 : counted.count / counted.known),
                    known: formatCount(counted.known),
                    time: formatTime(counted.countedAt),
                  })
                : query.isError
                  ? t("count.failed")
                  : undefined
            }
            isLoading={query.isPending}
            label={t("count.label")}
            value={counted ? formatCount(counted.count) : "–"}
          />
        </FieldStack>
      </Section>
      <Section title={t("section.conditions")}>
        <TargetBuilder counts={counts} key={form.turn} onChange={(next) => change({ tree: next })} tree={values.tree} />
      </Section>
      <TargetSample tree={debouncedTarget.tree} />
      <Section title={t("section.name")}>
        <FieldStack>
          <CountedTextField {...field("name")} autoComplete="off" maxLength={200} />
          <TextArea {...field("description")} help={t("field.descriptionHelp")} isOptional maxLength={2000} />
        </FieldStack>
      </Section>
    </RecordForm>
  );
}
