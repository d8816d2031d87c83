import { Button, PopoverPanel } from "@reserve/design-system";
import { LogOutIcon, UserRoundIcon } from "@reserve/design-system/icons";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../shared/query/runtime.tsx";

interface AccountMenuProps {
  /** Theme, density and the like; they may load later than the sign-out button, which is always rendered. */
  children: ReactNode;
}

/** Account menu: display settings and sign-out. */
export function AccountMenu({ children }: AccountMenuProps) {
  const { t } = useTranslation("app");
  const { signOut } = useRuntime();
  return (
    <PopoverPanel icon={<UserRoundIcon />} label={t("menu.open")}>
      {children}
      <Button icon={<LogOutIcon />} isFullWidth onClick={signOut}>
        {t("menu.signOut")}
      </Button>
    </PopoverPanel>
  );
}
