import { fieldErrors } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { Button, Dialog, FieldStack, Form, FormRow, Note, Page, Select, TextField } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { type SuppressionReason, suppressionReasons } from "@reserve/domain";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { DraftNote } from "../../shared/form/DraftNote.tsx";
import { leaveGuard } from "../../shared/form/leave-guard.ts";
import { useDraftForm } from "../../shared/form/useDraftForm.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { filtersOf } from "../../shared/list/list-filters.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { suppressedColumns } from "./subscriptions.columns.tsx";
import { suppressedListPage, suppressedListSpec } from "./subscriptions.queries.ts";

type Row = Schemas["SuppressedEmail"];

/** List of suppressed e-mail addresses, which receive no more mail of any subscription. The URL holds the filters. */
export function SuppressedListScreen() {
  const { t } = useTranslation(["subscriptions", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(suppressedListSpec);
  const query = useListPage(suppressedListPage(api, url));
  const release = useWrite("releaseEmail");
  const [released, setReleased] = useState("");
  const [reason, setReason] = useState("");
  const { ask } = release;
  const columns = useMemo(
    () =>
      suppressedColumns(t, ({ id, email }) => {
        setReleased(email);
        setReason("");
        ask({ body: { id, reason: "" } });
      }),
    [t, ask],
  );
  const filters = [filtersOf(suppressedListSpec, url).words("reason", t("field.reason"), (one) => t(`suppression.${one}`))];
  return (
    <Page actions={<Add />} subtitle={t("suppressed.subtitle")} title={t("app:screen.suppressedEmails")}>
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("suppressed.toolbar"), search: t("suppressed.search"), searchHint: t("suppressed.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("suppressed.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId }}
        url={url}
      />
      <Confirmation
        command={release}
        detail={t("suppressed.releaseDetail", { email: released })}
        fields={["reason"]}
        onConfirm={() => release.pendingInput && release.confirm({ body: { ...release.pendingInput.body, reason: reason.trim() } })}
      >
        <TextField
          autoComplete="off"
          error={sentenceAt(release.failure, "reason")}
          label={t("field.reason")}
          maxLength={500}
          name="reason"
          onChange={setReason}
          required
          value={reason}
        />
      </Confirmation>
    </Page>
  );
}

const getRowId = ({ id }: Row) => String(id);

/** « Écarter une adresse ». */
function Add() {
  const { t } = useTranslation("subscriptions");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<PlusIcon />} onClick={() => setIsOpen(true)} variant="primary">
        {t("suppressed.add")}
      </Button>
      {isOpen ? <AddDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("subscriptions");
  const form = useDraftForm({
    name: "suppressed email",
    label: t("suppressed.add"),
    saved: { email: "", reason: "Request" as SuppressionReason, note: "" },
    version: null,
  });
  const { values, change } = form;
  const add = useWrite("suppressEmail", {
    onDone: () => {
      form.settle();
      onClose();
    },
  });
  return (
    <Dialog isLocked={add.isSending} onClose={() => leaveGuard.pass(onClose)} title={t("suppressed.add")}>
      <Form
        errors={add.failure ? fieldErrors(add.failure) : null}
        label={t("suppressed.add")}
        onSubmit={() => void add.send({ body: { ...values, email: values.email.trim(), note: values.note.trim() } })}
      >
        <FieldStack>
          <DraftNote form={form} />
          <Note>{t("suppressed.addDetail")}</Note>
          <TextField
            autoComplete="off"
            label={t("field.email")}
            maxLength={254}
            name="email"
            onChange={(email) => change({ email })}
            required
            type="email"
            value={values.email}
          />
          <Select
            label={t("field.reason")}
            name="reason"
            onChange={(chosen) => change({ reason: chosen as SuppressionReason })}
            options={suppressionReasons.map((value) => ({ value, label: t(`suppression.${value}`) }))}
            value={values.reason}
          />
          <TextField
            autoComplete="off"
            isOptional={values.reason !== "Other"}
            label={t("person.note")}
            maxLength={500}
            name="note"
            onChange={(note) => change({ note })}
            required={values.reason === "Other"}
            value={values.note}
          />
          <FormRow>
            <Button isBusy={add.isSending} type="submit" variant="primary">
              {t("suppressed.addNow")}
            </Button>
          </FormRow>
        </FieldStack>
      </Form>
    </Dialog>
  );
}
