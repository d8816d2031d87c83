export { type DroppedFile, FileDrop, type FileLimits } from "./FileDrop.tsx";
