export { PreviewFrame } from "./PreviewFrame.tsx";
