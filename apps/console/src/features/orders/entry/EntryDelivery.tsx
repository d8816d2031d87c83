import { Combobox, FieldStack, Select, TextField } from "@reserve/design-system";
import { FieldCell, FieldGrid, MoneyField } from "@reserve/design-system/fields";
import { DatePicker } from "@reserve/design-system/pickers";
import { isPickup, needsPostalCode, parisDay } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useTypedSearch } from "../../../shared/list/useTypedSearch.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { shippingCountries } from "../orders.queries.ts";
import { allStores, customerById, customersFor, paymentMethods, shippingMethods } from "./entry.queries.ts";
import { addressValues, type EntryAddress, type EntryValues, isCollected } from "./entry.values.ts";

interface EntryPartProps {
  values: EntryValues;
  onChange: (part: Partial<EntryValues>) => void;
}

/** « Client »: found by three letters of the name; none for somebody unknown. */
export function EntryCustomerField({ values: { customer }, onChange }: EntryPartProps) {
  const { t } = useTranslation("orders");
  const { api } = useRuntime();
  const { hits, isSearching, error, retry, onSearch } = useTypedSearch((typed) => customersFor(api, typed));
  const nameOf = ({ company, firstName, lastName, email }: (typeof hits)[number]) => company || `${firstName} ${lastName}`.trim() || email;
  return (
    <Combobox
      failure={error ? { message: t("entry.searchFailed"), onRetry: retry } : undefined}
      help={t("entry.customerHelp")}
      isOptional
      isSearching={isSearching}
      label={t("entry.customer")}
      name="customerId"
      onChange={(option) => {
        const hit = hits.find(({ id }) => String(id) === option?.value);
        if (option === null) onChange({ customer: null, address: null });
        else if (hit) onChange({ customer: { id: hit.id, name: nameOf(hit), roleId: hit.role?.id ?? null }, address: null });
        onSearch("");
      }}
      onSearch={onSearch}
      options={hits.map((hit) => ({ value: String(hit.id), label: nameOf(hit), detail: hit.email }))}
      value={customer && { value: String(customer.id), label: customer.name }}
    />
  );
}

/** Returns the shop of the order, and all of them: the first until another one is chosen. */
export function useEntryStore({ storeId }: EntryValues) {
  const { api } = useRuntime();
  const stores = useQuery(allStores(api)).data?.items ?? [];
  return { stores, storeId: storeId ?? stores[0]?.id ?? null };
}

/** « Remise »: pickup or delivery, its address and postage, the shop, how it is paid; of a quotation its last day. */
export function EntryDelivery({ values, onChange }: EntryPartProps) {
  const { t } = useTranslation("orders");
  const { api } = useRuntime();
  const { kind, shippingMethod, paymentMethod, shippingPrice, validUntil } = values;
  const { stores, storeId } = useEntryStore(values);
  const shipping = useQuery(shippingMethods(api)).data?.items ?? [];
  const payment = useQuery(paymentMethods(api)).data?.items ?? [];
  const isHere = isCollected(values);
  return (
    <FieldStack>
      {kind === "Sale" ? null : (
        <Select
          label={t("entry.shipping")}
          name="shippingMethod"
          onChange={(id) => {
            const chosen = shipping.find((method) => method.id === id);
            if (chosen)
              onChange({ shippingMethod: chosen.id as EntryValues["shippingMethod"], shippingPrice: chosen.priceWithTax ?? "0.00" });
          }}
          options={shipping.map(({ id, label }) => ({ value: id, label }))}
          value={shippingMethod}
        />
      )}
      {isHere && stores.length > 1 ? (
        <Select
          label={t("entry.store")}
          name="storeId"
          onChange={(id) => onChange({ storeId: Number(id) })}
          options={stores.map(({ id, name, city }) => ({ value: String(id), label: `${name}, ${city}` }))}
          value={String(storeId ?? "")}
        />
      ) : null}
      {isHere ? null : (
        <>
          <MoneyField
            label={t("entry.postage")}
            max="9999.99"
            name="shippingPriceWithTax"
            onChange={(price) => onChange({ shippingPrice: price })}
            value={shippingPrice}
          />
          <AddressFields onChange={onChange} values={values} />
        </>
      )}
      {kind === "Sale" ? null : (
        <Select
          label={t("entry.payment")}
          name="paymentMethod"
          onChange={(id) => onChange({ paymentMethod: id as EntryValues["paymentMethod"] })}
          options={payment.filter(({ isPickup: isAtPickup }) => isHere || !isAtPickup).map(({ id, label }) => ({ value: id, label }))}
          value={paymentMethod}
        />
      )}
      {kind === "Quotation" ? (
        <DatePicker
          isOptional
          label={t("entry.validUntil")}
          min={parisDay(new Date())}
          name="validUntil"
          onChange={(day) => onChange({ validUntil: day ?? "" })}
          value={validUntil || null}
        />
      ) : null}
    </FieldStack>
  );
}

const ADDRESS_FIELDS = [
  { name: "firstName", span: 6, maxLength: 100 },
  { name: "lastName", span: 6, maxLength: 100 },
  { name: "company", span: 12, maxLength: 200 },
  { name: "address1", span: 12, maxLength: 200 },
  { name: "address2", span: 12, maxLength: 200 },
  { name: "postalCode", span: 4, maxLength: 20 },
  { name: "city", span: 8, maxLength: 100 },
] as const;

const OPTIONAL: readonly (keyof EntryAddress)[] = ["company", "address2", "phone"];

/** The address of a delivery: the customer's, until it is changed. */
function AddressFields({ values, onChange }: EntryPartProps) {
  const { t } = useTranslation("orders");
  const { api } = useRuntime();
  const may = useMay();
  const { customer } = values;
  const query = useQuery({ ...customerById(api, customer?.id ?? 0), enabled: customer !== null && may("getCustomer") });
  const ofCustomer = customer === null ? null : (query.data?.shippingAddress ?? query.data?.billingAddress);
  const address = values.address ?? addressValues(ofCustomer);
  const countries = useQuery(shippingCountries(api)).data?.items ?? [];
  const fieldOf = (name: keyof EntryAddress) => ({
    autoComplete: "off",
    isOptional: OPTIONAL.includes(name),
    label: t(`address.${name}`),
    name: `shippingAddress.${name}`,
    value: address[name],
    onChange: (text: string) => onChange({ address: { ...address, [name]: text } }),
  });
  return (
    <FieldGrid>
      {ADDRESS_FIELDS.map(({ name, span, maxLength }) => (
        <FieldCell key={name} span={span}>
          <TextField
            {...fieldOf(name)}
            maxLength={maxLength}
            required={name === "address1" || name === "city" || (name === "postalCode" && needsPostalCode(address.country))}
          />
        </FieldCell>
      ))}
      <FieldCell>
        <Select
          label={t("address.country")}
          name="shippingAddress.country"
          onChange={(country) => onChange({ address: { ...address, country } })}
          options={countries.map(({ id, label }) => ({ value: id, label }))}
          value={address.country}
        />
      </FieldCell>
      <FieldCell>
        <TextField {...fieldOf("phone")} maxLength={30} type="tel" />
      </FieldCell>
    </FieldGrid>
  );
}

/** Returns the values after another shipping method or kind: what is paid at pickup is not posted. */
export function consistentEntry(values: EntryValues): EntryValues {
  const isAtPickup = values.paymentMethod === "ManualAtPickup" && values.kind !== "Sale" && !isPickup(values.shippingMethod);
  return isAtPickup ? { ...values, paymentMethod: "Check" } : values;
}
