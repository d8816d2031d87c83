import { CopyButton } from "@reserve/design-system";
import { formatIsbn } from "@reserve/domain/isbn";
import { useTranslation } from "react-i18next";

/** An EAN, hyphenated when it is an ISBN, and the button that copies its thirteen digits. */
export function Ean({ value }: { value: string }) {
  const { t } = useTranslation("shared");
  return (
    <>
      {formatIsbn(value)} <CopyButton label={t("copy", { what: value })} value={value} />
    </>
  );
}
