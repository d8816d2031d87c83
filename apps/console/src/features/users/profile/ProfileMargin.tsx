import type { Schemas } from "@reserve/contract";
import { Button, Note, Section } from "@reserve/design-system";
import { LogOutIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { useWrite } from "../../../shared/command/useWrite.ts";

/** Margin of the own account: other sessions, and links to other settings. */
export function ProfileMargin({ profile }: { profile: Schemas["Profile"] }) {
  const { t } = useTranslation("users");
  const end = useWrite("endOtherSessions");
  const others = Math.max(profile.sessionCount - 1, 0);
  return (
    <>
      <Section isPanel title={t("section.sessions")}>
        <p>{t("profile.others", { count: others })}</p>
        {others > 0 ? (
          <Button icon={<LogOutIcon />} isFullWidth onClick={() => end.ask({})}>
            {t("profile.endOthers")}
          </Button>
        ) : null}
      </Section>
      <Section title={t("section.preferences")}>
        <Note>{t("profile.preferences")}</Note>
      </Section>
      <Confirmation command={end} detail={t("profile.endOthersDetail", { count: others })} />
    </>
  );
}
