import { hash, parseOptions, verify } from "@node-rs/argon2";
import type { Passwords } from "../ports.ts";

/** Argon2id's cost. OWASP's minimum is 19 MiB, two passes, one lane. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Cost parameters of password hashes: OWASP’s minimum. */
const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Creates Argon2id hashing, off the event loop. Composed and decomposed accents are the same password. */
export function argon2Passwords(cost: PasswordCost = PASSWORD_COST): Passwords {
  return {
    hash: (password) => hash(password.normalize("NFC"), cost),
    verify: (hashed, password) => verify(hashed, password.normalize("NFC")),
    needsRehash: (hashed) => {
      const made = parseOptions(hashed);
      return made.memoryCost !== cost.memoryCost || made.timeCost !== cost.timeCost || made.parallelism !== cost.parallelism;
    },
  };
}
