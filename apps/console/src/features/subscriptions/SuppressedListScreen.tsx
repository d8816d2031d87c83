import type { Schemas } from "@reserve/contract";
import { Button, FieldStack, Page, Select, TextField } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { type SuppressionReason, suppressionReasons } from "@reserve/domain";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/Confirmation.tsx";
import { ListFilters } from "../../shared/ListFilters.tsx";
import { ListResults } from "../../shared/ListResults.tsx";
import { filtersOf } from "../../shared/list-filters.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import { sentenceAt, useCommand } from "../../shared/useCommand.ts";
import { useListPage } from "../../shared/useListPage.ts";
import { useListUrl } from "../../shared/useListUrl.ts";
import { suppressedColumns } from "./subscriptions.columns.tsx";
import { suppressedListPage, suppressedListSpec } from "./subscriptions.queries.ts";

type Row = Schemas["SuppressedEmail"];

/** The e-mail addresses that are written to no more, over all subscriptions; its URL is what it shows. */
export function SuppressedListScreen() {
  const { t } = useTranslation(["subscriptions", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(suppressedListSpec);
  const query = useListPage(suppressedListPage(api, url));
  const release = useCommand("releaseEmail");
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
        onConfirm={() => release.asked && release.confirm({ body: { ...release.asked.body, reason: reason.trim() } })}
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
  const add = useCommand("suppressEmail", {
    onDone: () => {
      setEmail("");
      setNote("");
    },
  });
  const [email, setEmail] = useState("");
  const [reason, setReason] = useState<SuppressionReason>("Request");
  const [note, setNote] = useState("");
  const input = { body: { email: email.trim(), reason, note: note.trim() } };
  return (
    <>
      <Button icon={<PlusIcon />} onClick={() => add.ask(input)} variant="primary">
        {t("suppressed.add")}
      </Button>
      <Confirmation
        command={add}
        detail={t("suppressed.addDetail")}
        fields={["email", "note"]}
        onConfirm={() => add.confirm(input)}
        tone="danger"
      >
        <FieldStack>
          <TextField
            autoComplete="off"
            error={sentenceAt(add.failure, "email")}
            label={t("field.email")}
            maxLength={254}
            name="email"
            onChange={setEmail}
            required
            type="email"
            value={email}
          />
          <Select
            label={t("field.reason")}
            onChange={(chosen) => setReason(chosen as SuppressionReason)}
            options={suppressionReasons.map((value) => ({ value, label: t(`suppression.${value}`) }))}
            value={reason}
          />
          <TextField
            autoComplete="off"
            error={sentenceAt(add.failure, "note")}
            isOptional={reason !== "Other"}
            label={t("person.note")}
            maxLength={500}
            name="note"
            onChange={setNote}
            required={reason === "Other"}
            value={note}
          />
        </FieldStack>
      </Confirmation>
    </>
  );
}
