// Parts of the frame that are only needed on demand, in one chunk: it is loaded after the first page is rendered.
export { NotificationHistory } from "@reserve/design-system/notifications";
export { ExpiredSession } from "./ExpiredSession.tsx";
export { goTo } from "./go-to.ts";
export { LeaveDialog } from "./LeaveDialog.tsx";
export { LinkPrefetch } from "./LinkPrefetch.tsx";
export { LookPanel } from "./LookPanel.tsx";
export { MessageCount } from "./MessageCount.tsx";
export { Palette } from "./Palette.tsx";
export { ShellNotices } from "./ShellNotices.tsx";
export { ShortcutSheet } from "./ShortcutSheet.tsx";
export { TaskBadge } from "./TaskBadge.tsx";
