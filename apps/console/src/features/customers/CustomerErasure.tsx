import type { Schemas } from "@reserve/contract";
import { Button, Note } from "@reserve/design-system";
import { BanIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { useWrite } from "../../shared/command/useWrite.ts";
import { customerName } from "./customer.name.ts";

/**
 * Erases a customer's personal data permanently; the confirmation lists what is deleted and what is kept, and the server names the orders that
 * prevent it.
 */
export function CustomerErasure({ customer }: { customer: Schemas["Customer"] }) {
  const { t } = useTranslation("customers");
  const name = customerName(customer);
  const erase = useWrite("eraseCustomer", { announce: () => ({ detail: t("erase.done", { id: customer.id }) }) });
  return (
    <>
      <Button icon={<BanIcon />} isFullWidth onClick={() => erase.ask({ body: { id: customer.id } })} variant="danger">
        {t("erase.button")}
      </Button>
      <Confirmation command={erase} detail={t("erase.detail", { name })} tone="danger">
        <Note>{t("erase.stays")}</Note>
      </Confirmation>
    </>
  );
}
