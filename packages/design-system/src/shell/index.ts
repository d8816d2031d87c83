export { EmptyShell } from "./EmptyShell.tsx";
export { ErrorPage } from "./ErrorPage.tsx";
export { NoticeBar } from "./NoticeBar.tsx";
export { PrintLayout } from "./PrintLayout.tsx";
export { PrintableLists, PrintOnly } from "./PrintOnly.tsx";
export { SaveBar } from "./SaveBar.tsx";
