import type { Schemas } from "@reserve/contract";
import { Alert, Button, FieldStack, Note, RadioGroup, SearchField, Skeleton } from "@reserve/design-system";
import { CountedTextArea } from "@reserve/design-system/fields";
import { CopyIcon } from "@reserve/design-system/icons";
import { isLongNote, type MergedPart, MOST_NOTE, mergedParts } from "@reserve/domain";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { customerName } from "./customer.name.ts";
import { customersFound, duplicatesOf, mergePreview } from "./customers.queries.ts";

type Customer = Schemas["Customer"];
type Preview = Schemas["CustomerMergePreview"];

/** Maximum offered search results. */
const MOST_FOUND = 5;

/** « Fusionner… »: probable duplicates or any other customer, then a comparison with a choice per value, and what moves. */
export function CustomerMerge({ customer }: { customer: Customer }) {
  const { t } = useTranslation("customers");
  const [chosen, setChosen] = useState<number | null>(null);
  const { api } = useRuntime();
  const [take, setTake] = useState<readonly MergedPart[]>([]);
  // The edited merged note; null while it is unchanged.
  const [note, setNote] = useState<string | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const merge = useWrite("mergeCustomers", { announce: ({ entityOutput }) => ({ detail: t("merge.done", { id: entityOutput.id }) }) });
  const { id } = customer;
  const sides = useQuery({ ...mergePreview(api, id, chosen ?? 0), enabled: chosen !== null });
  const preview = chosen === null ? undefined : sides.data;
  const isLong = preview !== undefined && isLongNote(note ?? preview.note);
  const open = () => {
    choose(null);
    merge.ask({ body: { id, mergedId: id, version: 1, mergedVersion: 1, take: [] } });
  };
  const choose = (other: number | null) => {
    setChosen(other);
    setTake([]);
    setNote(null);
    setHasTried(false);
  };
  const confirm = () => {
    setHasTried(true);
    if (!preview || isLong) return;
    const { into, merged } = preview;
    const versions = { version: into.version, mergedVersion: merged.version };
    merge.confirm({ body: { id, mergedId: merged.id, ...versions, take: [...take], note: (note ?? preview.note).trim() } });
  };
  return (
    <>
      <Button icon={<CopyIcon />} isFullWidth onClick={open}>
        {t("merge.button")}
      </Button>
      <Confirmation
        command={merge}
        detail={t("merge.detail", { name: customerName(customer), id })}
        fields={["note"]}
        onConfirm={confirm}
        tone="danger"
      >
        <FieldStack>
          {chosen === null ? (
            <OtherCustomer customer={customer} onChoose={choose} />
          ) : (
            <>
              <SideBySide onBack={() => choose(null)} onTake={setTake} query={sides} take={take} />
              {preview?.merged.note ? (
                <MergedNote fault={sentenceAt(merge.failure, "note")} note={note ?? preview.note} onChange={setNote} />
              ) : null}
            </>
          )}
          {hasTried && chosen === null ? <Alert tone="danger">{t("merge.missing")}</Alert> : null}
          {hasTried && isLong ? <Alert tone="danger">{t("merge.longNote", { count: MOST_NOTE })}</Alert> : null}
        </FieldStack>
      </Confirmation>
    </>
  );
}

/** Field for the merged note; it shows how many characters are too many. */
function MergedNote({ note, fault, onChange }: { note: string; fault: string | undefined; onChange: (note: string) => void }) {
  const { t } = useTranslation("customers");
  return (
    <CountedTextArea
      error={fault}
      help={t("merge.noteHelp")}
      label={t("note.label")}
      maxCharacters={MOST_NOTE}
      onChange={onChange}
      rows={4}
      value={note}
    />
  );
}

/** Chooser of the second record: probable duplicates first, then search results. */
function OtherCustomer({ customer, onChoose }: { customer: Customer; onChoose: (id: number) => void }) {
  const { t } = useTranslation("customers");
  const { api } = useRuntime();
  const [search, setSearch] = useState("");
  const duplicates = useQuery(duplicatesOf(api, customer.id));
  const found = useQuery({ ...customersFound(api, search), enabled: search !== "" });
  const others = (found.data?.items ?? []).filter(({ id }) => id !== customer.id).slice(0, MOST_FOUND);
  const optionOf = (one: Schemas["CustomerSummary"], why: string | null) => ({
    value: String(one.id),
    label: `${customerName(one)}, ${t("number", { id: one.id })}`,
    help: [why, one.email, one.phone].filter(Boolean).join(" · "),
  });
  return (
    <>
      <QueryState query={duplicates} skeleton={<Skeleton height={80} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Note>{t("merge.noDoubles")}</Note>
          ) : (
            <RadioGroup
              label={t("merge.doubles")}
              onChange={(value) => onChoose(Number(value))}
              options={items.map(({ customer: one, reasons }) =>
                optionOf(one, reasons.map((reason) => t(`merge.reason.${reason}`)).join(", ")),
              )}
              value=""
            />
          )
        }
      </QueryState>
      <SearchField
        label={t("merge.search")}
        onDebouncedChange={(text) => setSearch(text.trim())}
        placeholder={t("list.searchHint")}
        value={search}
      />
      {search !== "" && found.data && others.length === 0 ? <Note>{t("merge.notFound")}</Note> : null}
      {others.length > 0 ? (
        <RadioGroup
          label={t("merge.found")}
          onChange={(value) => onChoose(Number(value))}
          options={others.map((one) => optionOf(one, null))}
          value=""
        />
      ) : null}
    </>
  );
}

interface SideBySideProps {
  query: UseQueryResult<Preview>;
  take: readonly MergedPart[];
  onTake: (take: readonly MergedPart[]) => void;
  onBack: () => void;
}

/** Differing fields of both records to choose from, and the number of rows that move. */
function SideBySide({ query, take, onTake, onBack }: SideBySideProps) {
  const { t } = useTranslation("customers");
  const toggle = (part: MergedPart, isTaken: boolean) => onTake(isTaken ? [...take, part] : take.filter((one) => one !== part));
  return (
    <QueryState query={query} skeleton={<Skeleton height={240} />}>
      {({ into, merged, counts }) => (
        <>
          <Note>{t("merge.goes", { name: customerName(merged), number: merged.id, id: into.id })}</Note>
          {mergedParts
            .map((part) => ({ part, mine: partText(into, part), theirs: partText(merged, part) }))
            .filter(({ mine, theirs }) => mine !== theirs)
            .map(({ part, mine, theirs }) => (
              <RadioGroup
                key={part}
                label={t(`merge.part.${part}`)}
                name={part}
                onChange={(value) => toggle(part, value === "merged")}
                options={[
                  { value: "own", label: mine || t("merge.empty") },
                  { value: "merged", label: theirs || t("merge.empty") },
                ]}
                value={take.includes(part) ? "merged" : "own"}
              />
            ))}
          <Note>
            {t("merge.moves")}{" "}
            {counts
              .filter(({ count }) => count > 0)
              .map(({ part, count }) => t(`merge.count.${part}`, { count }))
              .join(", ") || t("merge.nothing")}
          </Note>
          <div>
            <Button onClick={onBack} variant="plain">
              {t("merge.back")}
            </Button>
          </div>
        </>
      )}
    </QueryState>
  );
}

function partText(customer: Customer, part: MergedPart): string {
  if (part === "name") return customerName({ ...customer, company: null });
  if (part === "role") return customer.role?.name ?? "";
  if (part === "billingAddress" || part === "shippingAddress") {
    const at = customer[part];
    return at ? [at.address1, at.address2, `${at.postalCode} ${at.city}`, at.country].filter(Boolean).join(", ") : "";
  }
  return customer[part] ?? "";
}
