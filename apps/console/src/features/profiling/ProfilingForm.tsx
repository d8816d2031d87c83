import type { Schemas } from "@reserve/contract";
import { Combobox, FieldStack, IconButton, Link, Note, Section } from "@reserve/design-system";
import { XIcon } from "@reserve/design-system/icons";
import { SortableList } from "@reserve/design-system/sortable";
import { useTranslation } from "react-i18next";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { to } from "../../shared/links/to.ts";
import { ProfilingMargin } from "./ProfilingMargin.tsx";

const MOST = 50;

/** Choice and order of the targets that are profiles, saved at once. */
export function ProfilingForm({ record }: { record: Schemas["TargetsProfiling"] }) {
  const { t } = useTranslation(["profiling", "app"]);
  const targetsById = new Map<number, { name: string; people: number | null }>([
    ...record.others.map(({ id, name }) => [id, { name, people: null }] as const),
    ...record.profiles.map(({ id, name, people }) => [id, { name, people }] as const),
  ]);
  const nameOf = (id: number) => targetsById.get(id)?.name ?? t("profile.gone", { id });
  const form = useRecordForm({
    name: "profiling",
    label: t("unsaved"),
    record,
    update: "saveProfileDisplayOrders",
    query: null,
    values: (saved) => ({ targetIds: saved?.profiles.map(({ id }) => id) ?? [] }),
    fields: { targetIds: { label: t("order"), text: ({ targetIds }) => targetIds.map(nameOf).join(", ") } },
    toBody: (values) => values,
  });
  const { targetIds } = form.values;
  const put = (ids: readonly number[]) => form.change({ targetIds: [...ids] });
  const peopleText = (id: number) => {
    const people = targetsById.get(id)?.people ?? null;
    return people === null ? t("profile.notCounted") : t("profile.people", { count: people });
  };
  return (
    <RecordForm
      form={form}
      margin={<ProfilingMargin isDirty={form.isDirty} record={record} />}
      marginLabel={t("margin")}
      saveLabel={t("save")}
      subtitle={t("intro")}
      title={t("app:screen.profilings")}
    >
      <Section title={t("order")}>
        <FieldStack>
          <SortableList
            actions={({ id, label }) => (
              <IconButton
                icon={<XIcon size={14} />}
                label={t("profile.remove", { name: label })}
                onClick={() => put(targetIds.filter((one) => String(one) !== id))}
                size="small"
              />
            )}
            empty={<Note>{t("empty")}</Note>}
            items={targetIds.map((id) => ({
              id: String(id),
              label: nameOf(id),
              content: (
                <>
                  <Link href={to.targetProfile(id)}>{nameOf(id)}</Link> · {peopleText(id)}
                </>
              ),
            }))}
            label={t("order")}
            onChange={(ids) => put(ids.map(Number))}
          />
          <Combobox
            isDisabled={targetIds.length >= MOST}
            isOptional
            isPicker
            label={t("add")}
            name="targetIds"
            onChange={(option) => {
              if (option) put([...targetIds, Number(option.value)]);
            }}
            options={[...targetsById]
              .filter(([id]) => !targetIds.includes(id))
              .map(([id, { name }]) => ({ value: String(id), label: name }))}
            value={null}
          />
        </FieldStack>
      </Section>
    </RecordForm>
  );
}
