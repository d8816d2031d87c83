import type { Schemas } from "@reserve/contract";
import { Button, Combobox, Form, TextField } from "@reserve/design-system";
import { Drawer } from "@reserve/design-system/overlays";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { idIn } from "../../shared/links/url-id.ts";
import type { ListUrl } from "../../shared/list/useListUrl.ts";
import { useTypedSearch } from "../../shared/list/useTypedSearch.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { customerById, customersFor, nameOfCustomer } from "./mails.queries.ts";

interface MailAboutFilterProps {
  url: ListUrl;
  onClose: () => void;
}

/** Dialog to filter mails by order or customer; choosing a customer requires the permission to list them. */
export function MailAboutFilter({ url, onClose }: MailAboutFilterProps) {
  const { t } = useTranslation("mails");
  const mayList = useMay()("listCustomers");
  const [number, setNumber] = useState(url.filters.documentId?.[0] ?? "");
  const [customer, setCustomer] = useState(url.filters.customerId?.[0] ?? "");
  const [isAsked, setIsAsked] = useState(false);
  const order = number.replace(/^\s*n[º°o]/i, "").replaceAll(/\s/g, "");
  const isOdd = order !== "" && idIn(order) === null;
  return (
    <Drawer onClose={onClose} title={t("about.title")}>
      <Form
        errors={null}
        label={t("about.title")}
        onSubmit={() => {
          setIsAsked(true);
          if (isOdd) return;
          onClose();
          url.change({ filters: { ...url.filters, documentId: order ? [order] : [], customerId: customer ? [customer] : [] } });
        }}
      >
        <TextField
          error={isAsked && isOdd ? t("about.odd") : undefined}
          inputMode="numeric"
          label={t("about.order")}
          onChange={setNumber}
          value={number}
        />
        {mayList ? <CustomerField id={customer} onChange={setCustomer} /> : null}
        <Button type="submit" variant="primary">
          {t("about.apply")}
        </Button>
      </Form>
    </Drawer>
  );
}

const optionOf = (customer: Schemas["CustomerSummary"]) => ({
  value: String(customer.id),
  label: nameOfCustomer(customer),
  detail: customer.email,
});

/** Search field for a customer. */
function CustomerField({ id, onChange }: { id: string; onChange: (id: string) => void }) {
  const { t } = useTranslation("mails");
  const { api } = useRuntime();
  const { hits, isSearching, error, retry, onSearch } = useTypedSearch((typed) => customersFor(api, typed));
  const { data: chosen } = useQuery({ ...customerById(api, Number(id)), enabled: id !== "" });
  return (
    <Combobox
      failure={error ? { message: t("about.failed"), onRetry: retry } : undefined}
      isSearching={isSearching}
      label={t("field.customer")}
      onChange={(option) => onChange(option?.value ?? "")}
      onSearch={onSearch}
      options={hits.map(optionOf)}
      placeholder={t("about.hint")}
      value={id !== "" && chosen ? optionOf(chosen) : null}
    />
  );
}
