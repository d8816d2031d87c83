import type { Schemas } from "@reserve/contract";
import { Alert, FactGrid, Page, Section, Sheet, SheetAndMargin } from "@reserve/design-system";
import { canGrant } from "@reserve/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../shared/format/format.ts";
import { useUser } from "../../../shared/session/permissions.ts";
import { fullName } from "../person.ts";
import { RightsInWords } from "../rights/RightsInTexts.tsx";
import { usePersonTexts } from "../usePersonTexts.ts";
import { userStateBadge } from "../userState.tsx";
import { UserMargin } from "./UserMargin.tsx";

/** Read-only sheet of a user whom the current one may not change, with the reason. */
export function UserSheet({ user, neighbourLinks }: { user: Schemas["User"]; neighbourLinks: ReactNode }) {
  const { t } = useTranslation("users");
  const { rights } = usePersonTexts();
  const me = useUser().data;
  const effective = user.effectiveClaimTypes.map(({ id }) => id);
  const claims = me?.claimTypes.map(({ id }) => id);
  const missing = claims ? effective.filter((claim) => !canGrant(claims, claim)) : [];
  return (
    <Page actions={neighbourLinks} subtitle={user.userName} title={fullName(user)} titleExtra={userStateBadge(user, t)}>
      <SheetAndMargin margin={<UserMargin isDirty={false} user={user} />} marginLabel={t("section.margin")}>
        <Alert title={t("user.readOnly")} tone="info">
          {t("user.holdsMore", { rights: rights(missing) })}
        </Alert>
        <Sheet>
          <Section title={t("section.identity")}>
            <FactGrid
              emptyText={t("unknown")}
              facts={[
                { term: t("field.firstName"), description: user.firstName },
                { term: t("field.lastName"), description: user.lastName },
                { term: t("field.userName"), description: user.userName },
                { term: t("field.email"), description: user.email },
                { term: t("field.gender"), description: t(`gender.${user.gender}`) },
                { term: t("field.dateOfBirth"), description: user.dateOfBirth && formatDate(user.dateOfBirth) },
                { term: t("field.mobilePhone"), description: user.mobilePhone },
                { term: t("field.company"), description: user.company },
                { term: t("field.roles"), description: user.roles.map(({ name }) => name).join(", "), span: 12 },
              ]}
            />
          </Section>
          <Section title={t("section.claimTypes")}>
            <RightsInWords claims={effective} />
          </Section>
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}
