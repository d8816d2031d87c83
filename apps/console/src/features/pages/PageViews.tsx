import { ViewTabs } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";

/** Tabs: the pages as a tree, or as a list. */
export function PageViews({ current }: { current: "tree" | "list" }) {
  const { t } = useTranslation("pages");
  return (
    <ViewTabs
      label={t("view.label")}
      tabs={[
        { label: t("view.tree"), href: to.pages(), isCurrent: current === "tree" },
        { label: t("view.list"), href: to.pageList(), isCurrent: current === "list" },
      ]}
    />
  );
}
