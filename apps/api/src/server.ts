import { supervise } from "./platform/node/supervise.ts";

supervise(new URL("./serve.ts", import.meta.url));
