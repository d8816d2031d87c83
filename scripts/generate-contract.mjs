import "../packages/contract/scripts/generate.mjs";
