import type { ApiClient, SendOptions } from "@reserve/api-client";
import type { Input, Output, WriteId } from "@reserve/contract";

declare module "storybook/internal/csf" {
  interface StoryContext {
    /** In a story on the server in the tab: does something there as somebody, past the page and the mocks. */
    act: Act;
    /** The same server as somebody sees it who is signed in. */
    apiAs: (user: StoryUser) => ApiClient;
  }
}

/**
 * Sends an operation to the story's server as somebody of the demo shop: a record that the story needs before it starts, or what a colleague does
 * meanwhile. Throws what the server refuses.
 */
export type Act = <Op extends WriteId>(user: StoryUser, op: Op, input: Input<Op>, options?: SendOptions) => Promise<Output<Op>>;

/** Where a story of a console screen stands. */
export interface StoryPlace {
  /** The route's path: `/public/document/detail/:id?`. */
  path: string;
  /** The URL that is open; the path itself when absent. Where a record's id is another in every demo shop: how to find it, asked as the story's user. */
  at?: string | ((api: ApiClient) => Promise<string>);
  /** The list that the page was opened from, by its URL. */
  list?: string;
  /** Shows the whole console at that URL (drawer, top bar, guard) instead of the story's own component. */
  isFramed?: boolean;
  /** The story draws the whole page itself, from sign-in on. */
  isWhole?: boolean;
  /** The API in the tab answers instead of the mocks, on the demo shop as it begins; `shared`: with what this tab wrote into it before. */
  server?: "fresh" | "shared";
  /** Who is signed in where that server answers; `admin` when absent. */
  user?: StoryUser;
}

/** The demo shop's accounts. */
export type StoryUser = "admin" | "libraire" | "redaction" | "marketing" | "stagiaire";

/**
 * Where stories call the API: below the Storybook's own folder. A call that the mocks should ever miss (a browser stops an idle service worker) ends
 * there without an answer; at the console's URL it would reach the real API, with the cookies of whoever looks.
 */
export const storyApi = new URL("api", document.baseURI).pathname;

/** The parameters that give a story query client, router, words, session and toasts, and the mocked server at the fixtures' own moment. */
export function consoleStory(place: StoryPlace): { console: StoryPlace; layout: "fullscreen" } {
  return { console: place, layout: "fullscreen" };
}

/** Milliseconds between two keys of a scanner. */
const SCANNER_MS = 8;

/** Presses keys on an element as a scanner does: their own time says that they came in one burst, however busy the machine is. */
export function scanOn(target: HTMLElement, keys: readonly string[]): void {
  const startedAt = performance.now();
  for (const [place, key] of keys.entries()) {
    const press = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    Object.defineProperty(press, "timeStamp", { value: startedAt + place * SCANNER_MS });
    target.dispatchEvent(press);
  }
}
