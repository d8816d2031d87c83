import { Checkbox, Dialog } from "@reserve/design-system";
import { ShortcutList } from "@reserve/design-system/shortcuts";
import { useTranslation } from "react-i18next";
import { usePreferences } from "../shared/session/usePreferences.ts";
import { goTo } from "./go-to.ts";
import { findRoute } from "./routes.ts";
import { useMayOpen } from "./useMayOpen.ts";

/** A dialog with every shortcut available to the user, and a switch for single-key shortcuts. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("app");
  const mayOpen = useMayOpen();
  const [{ singleKeys }, choose] = usePreferences();
  const isOn = singleKeys === "on";
  const screens = goTo.flatMap(({ letter, path }) => {
    const found = findRoute(path);
    return found && mayOpen(path) ? [{ keys: ["G", letter.toUpperCase()], label: t(`screen.${found.route.title}`) }] : [];
  });
  const everywhere = [
    { keys: ["Mod+K"], label: t("sheet.palette") },
    ...(isOn ? [{ keys: ["?"], label: t("sheet.sheet") }] : []),
    { keys: ["F6"], label: t("sheet.toasts") },
    { keys: ["Escape"], label: t("sheet.close") },
  ];
  const lists = [
    { keys: ["/"], label: t("sheet.search") },
    { keys: ["J"], label: t("sheet.next") },
    { keys: ["K"], label: t("sheet.previous") },
    { keys: ["X"], label: t("sheet.select") },
    { keys: ["Enter"], label: t("sheet.open") },
    { keys: ["Space"], label: t("sheet.peek") },
    { keys: ["["], label: t("sheet.recordBefore") },
    { keys: ["]"], label: t("sheet.recordAfter") },
  ];
  return (
    <Dialog onClose={onClose} size="wide" title={t("sheet.title")}>
      <ShortcutList
        groups={[
          { label: t("sheet.everywhere"), shortcuts: everywhere },
          ...(isOn
            ? [
                { label: t("sheet.goTo"), shortcuts: screens },
                { label: t("sheet.lists"), shortcuts: lists },
              ]
            : []),
          { label: t("sheet.forms"), shortcuts: [{ keys: ["Mod+S"], label: t("sheet.save") }] },
        ]}
      />
      <Checkbox
        help={t("sheet.singleKeysHint")}
        checked={isOn}
        label={t("sheet.singleKeys")}
        onChange={(isChosen) => choose({ singleKeys: isChosen ? "on" : "off" })}
      />
    </Dialog>
  );
}
