import type { Letters } from "../../letters.ts";
import { type ThreadLimits, workingThread } from "../working-thread.ts";
import type { LetterAnswer, LetterRequest } from "./renderer.ts";

const LIMITS: ThreadLimits = { milliseconds: 5_000, startMilliseconds: 30_000, waiting: 50, megabytesOfMemory: 256 };
const TOO_MUCH = {
  fr: "La lettre n’a pas pu être mise en page. Réessayez dans un instant.",
  en: "The letter could not be laid out. Try again shortly.",
};

/** Creates the renderer of letters, in a separate thread, with the compiler variant without file-system access. Throws 503 beyond a limit. */
export function letterThread(
  limits: ThreadLimits = LIMITS,
  renderer: URL = new URL("./renderer.ts", import.meta.url),
): Letters & { close(): Promise<void> } {
  const thread = workingThread<LetterRequest, LetterAnswer>(renderer, limits, TOO_MUCH);
  return {
    render: async ({ contentType, content }, footer) => {
      const answer = await thread.do({ source: { contentType, content }, footer });
      if ("error" in answer) throw answer.error;
      return answer.letter;
    },
    close: thread.close,
  };
}
