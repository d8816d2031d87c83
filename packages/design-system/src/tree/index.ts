export { moveNode, type TreeMove, type TreeNode } from "./nodes.ts";
export { Tree } from "./Tree.tsx";
