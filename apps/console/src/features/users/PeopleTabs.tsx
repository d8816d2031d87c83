import { ViewTabs } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";

interface PeopleTabsProps {
  current: "users" | "roles";
  /** Number of users, once known. */
  userCount?: number | undefined;
  roleCount?: number | undefined;
}

/** Tabs: users, and roles. */
export function PeopleTabs({ current, userCount, roleCount }: PeopleTabsProps) {
  const { t } = useTranslation(["users", "app"]);
  return (
    <ViewTabs
      label={t("tabs")}
      tabs={[
        { label: t("app:screen.users"), href: to.users(), count: userCount, isCurrent: current === "users" },
        { label: t("app:screen.roles"), href: to.roles(), count: roleCount, isCurrent: current === "roles" },
      ]}
    />
  );
}
