export { IconMenu, Menu } from "./Menu.tsx";
export { MenuChoices, MenuItem, MenuLink, MenuSection } from "./MenuItem.tsx";
export { SplitButton } from "./SplitButton.tsx";
