import type { Schemas } from "@reserve/contract";
import { Alert, Page, Section, Sheet, SheetAndMargin } from "@reserve/design-system";
import { canGrant } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../shared/session/permissions.ts";
import { RightsInWords } from "../rights/RightsInTexts.tsx";
import { usePersonTexts } from "../usePersonTexts.ts";
import { RoleMargin } from "./RoleMargin.tsx";

/** Read-only sheet of a role that the user may not change, with the reason. */
export function RoleSheet({ record: role }: { record: Schemas["Role"] }) {
  const { t } = useTranslation("users");
  const { rights } = usePersonTexts();
  const mine = useUser().data?.claimTypes.map(({ id }) => id);
  const claims = role.claimTypes.map(({ id }) => id);
  return (
    <Page title={role.name}>
      <SheetAndMargin margin={<RoleMargin isDirty={false} record={role} />} marginLabel={t("section.margin")}>
        <Alert title={t("role.readOnly")} tone="info">
          {t("user.holdsMore", { rights: rights(mine ? claims.filter((claim) => !canGrant(mine, claim)) : []) })}
        </Alert>
        <Sheet>
          <Section title={t("section.claimTypes")}>
            <RightsInWords claims={claims} />
          </Section>
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}
