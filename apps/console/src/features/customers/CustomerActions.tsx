import type { Output, Schemas } from "@reserve/contract";
import { ActionStack, Button, loadable, Note, RadioGroup } from "@reserve/design-system";
import { DownloadIcon, PencilIcon } from "@reserve/design-system/icons";
import { parisDay } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { useWrite } from "../../shared/command/useWrite.ts";
import { saveFile } from "../../shared/export/save-file.ts";
import { FormConflict } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { formatDate } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { CustomerErasure } from "./CustomerErasure.tsx";
import { CustomerLetter } from "./CustomerLetter.tsx";
import { customerName } from "./customer.name.ts";
import { customerRoles } from "./customers.queries.ts";

// Seldom needed, and with a question of its own.
const CustomerMerge = loadable(async () => (await import("./CustomerMerge.tsx")).CustomerMerge);

type Customer = Schemas["Customer"];
type Format = "json" | "csv";

/** Actions on a customer: write, set role, export data, merge, erase. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const { t } = useTranslation("customers");
  // An erased customer cannot be contacted and has no data to export.
  if (customer.erasedAt) return <Note>{t("erase.erased", { date: formatDate(customer.erasedAt) })}</Note>;
  return (
    <ActionStack>
      <CustomerLetter customer={customer} key={`letter ${customer.id}`} />
      <RoleChange customer={customer} />
      <DataExport customer={customer} />
      <CustomerMerge customer={customer} key={`merge ${customer.id}`} />
      <CustomerErasure customer={customer} />
    </ActionStack>
  );
}

/** The value of the choice « Sans rôle ». */
const NONE = "none";

function RoleChange({ customer }: { customer: Customer }) {
  const { t } = useTranslation("customers");
  const { api } = useRuntime();
  const roles = useQuery(customerRoles(api));
  const { id, role } = customer;
  const name = customerName(customer);
  const options = [
    ...(roles.data?.items ?? []).map((one) => ({ value: String(one.id), label: one.name })),
    { value: NONE, label: t("noRole"), help: t("role.noneHelp") },
  ];
  const form = useRecordForm({
    name: `customer ${id} role`,
    label: t("role.unsaved", { name }),
    record: customer,
    update: "setCustomerRole",
    values: roleValuesOf,
    fields: { roleId: { label: t("role.label"), text: ({ roleId }) => options.find(({ value }) => value === roleId)?.label ?? null } },
    toBody: ({ roleId }) => ({ roleId: roleId === NONE ? null : Number(roleId) }),
    // A note that is written meanwhile does not concern the role.
    isVersionWider: true,
    draft: "inDialog",
  });
  const { label, onChange, value } = form.field("roleId");
  return (
    <>
      <Button disabledReason={roles.isError ? t("role.failed") : undefined} icon={<PencilIcon />} isFullWidth onClick={form.ask}>
        {t("role.change")}
      </Button>
      <Confirmation command={form.question} detail={t("role.detail", { name, role: role?.name ?? t("noRole") })}>
        <RadioGroup label={label} name="roleId" onChange={onChange} options={options} value={value} />
      </Confirmation>
      <FormConflict form={form} name={name} />
    </>
  );
}

function roleValuesOf(customer: Customer | null): { roleId: string } {
  return { roleId: String(customer?.role?.id ?? NONE) };
}

function DataExport({ customer }: { customer: Customer }) {
  const { t } = useTranslation("customers");
  const { locale } = useRuntime();
  const may = useMay();
  const [format, setFormat] = useState<Format>("json");
  const { id } = customer;
  const fileName = `${t("export.fileName", { id, day: parisDay(new Date()) })}.${format}`;
  const command = useWrite("exportCustomerData", {
    onDone: (output) => void save(output),
    announce: () => ({
      detail: t("export.done", { file: fileName }),
      ...(may("listActivity") ? { link: { href: to.activityLog({ entity: "customer", entityId: id }), label: t("export.log") } } : {}),
    }),
  });
  async function save({ entityOutput }: Output<"exportCustomerData">): Promise<void> {
    const { dataAsCsv, dataAsJson } = await import("./customer.files.ts");
    saveFile(fileName, format === "json" ? dataAsJson(entityOutput) : dataAsCsv(entityOutput, { t, locale }));
  }
  return (
    <>
      <Button icon={<DownloadIcon />} isFullWidth onClick={() => command.ask({ body: { id } })}>
        {t("export.button")}
      </Button>
      <Confirmation command={command} detail={t("export.detail", { name: customerName(customer) })}>
        <RadioGroup
          label={t("export.format")}
          onChange={(value) => setFormat(value === "csv" ? "csv" : "json")}
          options={[
            { value: "json", label: t("export.json"), help: t("export.jsonHelp") },
            { value: "csv", label: t("export.csv"), help: t("export.csvHelp") },
          ]}
          value={format}
        />
      </Confirmation>
    </>
  );
}
