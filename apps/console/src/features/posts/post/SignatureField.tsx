import { fieldErrors } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { Button, Combobox, Dialog, FieldStack, Form, TextField } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWrite } from "../../../shared/command/useWrite.ts";
import type { RecordField } from "../../../shared/form/useRecordForm.ts";
import { useTypedSearch } from "../../../shared/list/useTypedSearch.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { signaturesFor } from "../posts.queries.ts";

type Signature = Schemas["PostSignature"];

interface SignatureFieldProps {
  field: RecordField<Signature | null>;
  /** Opens the dialog for a new signature, which is rendered beside the form, not in it. */
  onNew: () => void;
}

/** Field for the signature of the post: an existing one, or none. */
export function SignatureField({ field, onNew }: SignatureFieldProps) {
  const { t } = useTranslation("posts");
  const { api } = useRuntime();
  const search = useTypedSearch((typed) => signaturesFor(api, typed), { offersAll: true });
  const { value, onChange, ...rest } = field;
  const options = search.hits.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FieldStack>
      <Combobox
        {...rest}
        failure={search.error ? { message: t("post.searchFailed"), onRetry: search.retry } : undefined}
        help={t("field.signatureHelp")}
        isOptional
        isSearching={search.isSearching}
        name="signatureId"
        onChange={(option) => {
          onChange(option && { id: Number(option.value), name: option.label });
          search.onSearch("");
        }}
        onSearch={search.onSearch}
        options={options}
        value={value && { value: String(value.id), label: value.name }}
      />
      <Button icon={<PlusIcon />} onClick={onNew}>
        {t("signature.new")}
      </Button>
    </FieldStack>
  );
}

interface SignatureDialogProps {
  /** Stored by the form, so that the dialog has the typed name again after Escape. */
  name: string;
  onName: (name: string) => void;
  onMade: (signature: Signature) => void;
  onClose: () => void;
}

/** « Nouvelle signature »: dialog that only asks for the name; a description can be added on its own page. */
export function SignatureDialog({ name, onName, onMade, onClose }: SignatureDialogProps) {
  const { t } = useTranslation("posts");
  const [isTried, setIsTried] = useState(false);
  const create = useWrite("createSignature", {
    onDone({ entityOutput: { id, name: made } }) {
      onMade({ id, name: made });
      onClose();
    },
  });
  const submit = () => {
    setIsTried(true);
    if (name.trim() !== "") void create.send({ body: { name: name.trim(), description: "" } });
  };
  return (
    <Dialog isLocked={create.isSending} onClose={onClose} title={t("signature.new")}>
      <Form errors={create.failure ? fieldErrors(create.failure) : null} label={t("signature.new")} onSubmit={submit}>
        <TextField
          autoComplete="off"
          error={isTried && name.trim() === "" ? t("signature.missing") : undefined}
          help={t("signature.help")}
          label={t("signature.name")}
          maxLength={120}
          name="name"
          onChange={onName}
          value={name}
        />
        <Button isBusy={create.isSending} type="submit" variant="primary">
          {t("signature.create")}
        </Button>
      </Form>
    </Dialog>
  );
}
