import type { ApiClient, SendOptions } from "@reserve/api-client";
import type { Input, Output, WriteId } from "@reserve/contract";

declare module "storybook/internal/csf" {
  interface StoryContext {
    /** In a story on the server in the tab: performs a write as a user, without the page and the mocks. */
    act: Act;
    /** Client of the same server for a signed-in user. */
    apiAs: (user: StoryUser) => ApiClient;
  }
}

/** Calls an operation on the story's server as a demo user: for records a story needs, or a colleague's concurrent change. Throws on a rejection. */
export type Act = <Op extends WriteId>(user: StoryUser, op: Op, input: Input<Op>, options?: SendOptions) => Promise<Output<Op>>;

/** Location of a console story. */
export interface StoryPlace {
  /** The route's path: `/public/document/detail/:id?`. */
  path: string;
  /**
   * The URL to open; the path itself by default. When a record's id differs in every demo shop: a function that finds it, called as the story's user.
   */
  at?: string | ((api: ApiClient) => Promise<string>);
  /** The list that the page was opened from, by its URL. */
  list?: string;
  /** Shows the whole console at that URL (drawer, top bar, guard) instead of the story's own component. */
  isFramed?: boolean;
  /** The story renders the whole page itself, from sign-in on. */
  isWhole?: boolean;
  /** The API in the tab responds instead of the mocks, on a fresh demo shop; `shared`: with earlier writes of this tab. */
  server?: "fresh" | "shared";
  /** Signed-in user of the story; `admin` by default. */
  user?: StoryUser;
}

/** The demo shop's accounts. */
export type StoryUser = "admin" | "libraire" | "redaction" | "marketing" | "stagiaire";

/**
 * API base URL of stories, below the Storybook's folder. A call that the mocks miss (a browser stops an idle service worker) fails there;
 * at the console's URL it would reach the real API with the viewer's cookies.
 */
export const storyApi = new URL("api", document.baseURI).pathname;

/** Story parameters: query client, router, texts, session, toasts, and the mocked server at the fixtures' time. */
export function consoleStory(place: StoryPlace): { console: StoryPlace; layout: "fullscreen" } {
  return { console: place, layout: "fullscreen" };
}

/** Milliseconds between two keys of a scanner. */
const SCANNER_MS = 8;

/** Types keys like a scanner: their timestamps form one burst, however busy the machine is. */
export function scanOn(target: HTMLElement, keys: readonly string[]): void {
  const startedAt = performance.now();
  for (const [place, key] of keys.entries()) {
    const press = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    Object.defineProperty(press, "timeStamp", { value: startedAt + place * SCANNER_MS });
    target.dispatchEvent(press);
  }
}
