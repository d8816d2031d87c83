export { Drawer } from "./Drawer.tsx";
export { Popover } from "./Popover.tsx";
export { Tooltip } from "./Tooltip.tsx";
