export { Toolbar, ToolbarButton, ToolbarGroup } from "./Toolbar.tsx";
