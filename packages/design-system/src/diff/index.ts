export { Diff, type DiffProperty } from "./Diff.tsx";
