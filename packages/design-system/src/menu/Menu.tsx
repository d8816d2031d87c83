import type { ReactNode } from "react";
import { Button, IconButton } from "../actions/Button.tsx";
import { ChevronDownIcon, EllipsisIcon } from "../icons.ts";
import { Anchor } from "../overlays/Floating.styles.ts";
import { useMenu } from "./MenuLines.tsx";

interface MenuProps {
  /** Label of the button, which also names the menu. */
  label: string;
  /** `MenuItem`, `MenuLink`, `MenuSection`, `MenuChoices`. */
  children: ReactNode;
  variant?: "primary" | "secondary" | "plain";
  /** Edge of the button that the menu aligns to. */
  side?: "start" | "end";
  /** Disables the whole menu and shows this reason next to the button. */
  disabledReason?: string | undefined;
}

/** A button with a label and a chevron that opens a menu of actions. */
export function Menu({ label, children, variant = "secondary", side = "start", disabledReason }: MenuProps) {
  const menu = useMenu(disabledReason !== undefined);
  return (
    <Anchor ref={menu.boundary}>
      <Button {...menu.opener} disabledReason={disabledReason} variant={variant}>
        {label}
        <ChevronDownIcon size={14} />
      </Button>
      {menu.lines(children, side)}
    </Anchor>
  );
}

interface IconMenuProps {
  /** Names the button and the menu, with the thing the actions are for: « Actions pour L’Étranger ». */
  label: string;
  children: ReactNode;
  icon?: ReactNode;
  /** `small` fits inside a row (24 px). */
  size?: "normal" | "small";
  side?: "start" | "end";
  disabledReason?: string | undefined;
}

/** A square button, three dots by default, that opens a menu of actions; for rows and headings. */
export function IconMenu({ label, children, icon = <EllipsisIcon />, size = "normal", side = "end", disabledReason }: IconMenuProps) {
  const menu = useMenu(disabledReason !== undefined);
  return (
    <Anchor ref={menu.boundary}>
      <IconButton {...menu.opener} disabledReason={disabledReason} icon={icon} label={label} size={size} />
      {menu.lines(children, side)}
    </Anchor>
  );
}
