import { PopoverPanel, SearchButton, useToasts } from "@reserve/design-system";
import { BellIcon } from "@reserve/design-system/icons";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { AccountMenu } from "./AccountMenu.tsx";
import { useDeferredParts } from "./deferred.ts";

interface ShellToolsProps {
  onSearch: () => void;
  onShortcuts: () => void;
}

/** The end of the top bar: search, running tasks, announcements, account. */
export function ShellTools({ onSearch, onShortcuts }: ShellToolsProps) {
  const { t } = useTranslation("app");
  const deferred = useDeferredParts();
  return (
    <>
      <SearchButton label={t("search")} onClick={onSearch} shortcut="Mod+K" />
      {deferred ? <deferred.TaskBadge /> : null}
      <Announcements>{deferred ? <deferred.NotificationHistory /> : null}</Announcements>
      <AccountMenu>{deferred ? <deferred.LookPanel onShortcuts={onShortcuts} /> : null}</AccountMenu>
    </>
  );
}

/** The notification bell: the number of unseen notifications on this device, and a list of the last fifty. */
function Announcements({ children }: { children: ReactNode }) {
  const { t } = useTranslation("app");
  const newest = useToasts().history()[0]?.id ?? 0;
  const [seen, setSeen] = useState(newest);
  const count = newest - seen;
  return (
    <PopoverPanel
      count={count}
      icon={<BellIcon />}
      label={count > 0 ? t("announcements.new", { count }) : t("announcements.none")}
      onOpen={() => setSeen(newest)}
      size="wide"
    >
      {children}
    </PopoverPanel>
  );
}
