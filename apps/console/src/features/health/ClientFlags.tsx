import { flagNames } from "@reserve/client-variant";
import { Badge, DescriptionList } from "@reserve/design-system";
import { CheckIcon, MinusIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../shared/query/runtime.tsx";

/** The client's flags, one sentence each. */
export function ClientFlags() {
  const { t } = useTranslation("health");
  const { flags } = useRuntime().variant;
  return (
    <DescriptionList
      items={flagNames.map((name) => ({
        term: t(`flag.${name}`),
        description: flags[name] ? (
          <Badge icon={<CheckIcon />} tone="success">
            {t("flagOn")}
          </Badge>
        ) : (
          <Badge icon={<MinusIcon />} tone="neutral">
            {t("flagOff")}
          </Badge>
        ),
      }))}
    />
  );
}
