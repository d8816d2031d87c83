import type { ReactNode } from "react";
import { Button, IconButton } from "../actions/Button.tsx";
import { ChevronDownIcon } from "../icons.ts";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { useMenu } from "./MenuLines.tsx";
import { SplitBox } from "./SplitButton.styles.ts";
import { menuTexts } from "./texts.ts";

interface SplitButtonProps {
  /** The main action, a verb; also names the pair. */
  label: string;
  onClick: () => void;
  /** Further actions: `MenuItem`, `MenuLink`, `MenuSection`. */
  children: ReactNode;
  variant?: "primary" | "secondary";
  icon?: ReactNode;
  isBusy?: boolean;
  /** Disables the main action and shows this reason; the menu stays enabled. */
  disabledReason?: string | undefined;
  /** Name of the menu's button; « Plus d’actions » by default. */
  menuLabel?: string;
}

/** A button for the most common action, with a menu for the rarer ones beside it. */
export function SplitButton({
  label,
  onClick,
  children,
  variant = "secondary",
  icon,
  isBusy = false,
  disabledReason,
  menuLabel,
}: SplitButtonProps) {
  const texts = useOwnTexts(menuTexts);
  const menu = useMenu(false);
  return (
    <SplitBox aria-label={label} ref={menu.boundary} role="group">
      <Button disabledReason={disabledReason} icon={icon} isBusy={isBusy} onClick={onClick} variant={variant}>
        {label}
      </Button>
      <IconButton {...menu.opener} icon={<ChevronDownIcon />} label={menuLabel ?? texts.moreActions} variant={variant} />
      {menu.lines(children, "end")}
    </SplitBox>
  );
}
