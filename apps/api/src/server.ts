import { supervise } from "./platform/node/supervise.ts";

// Files written by the server are private to its account: customers' addresses, session keys. A thread cannot set its own umask.
process.umask(0o077);
supervise(new URL("./serve.ts", import.meta.url));
