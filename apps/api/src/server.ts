import { supervise } from "./platform/node/supervise.ts";

// Whatever the server writes is for its own account alone: customers' addresses, the keys of sessions. A thread cannot say that for itself.
process.umask(0o077);
supervise(new URL("./serve.ts", import.meta.url));
