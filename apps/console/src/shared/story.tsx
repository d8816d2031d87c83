/** Where a story of a console screen stands. */
export interface StoryPlace {
  /** The route's path: `/public/document/detail/:id?`. */
  path: string;
  /** The address that is open; the path itself when absent. */
  at?: string;
  /** The list that the page was opened from, by its address. */
  list?: string;
  /** Shows the whole console at that address (drawer, top bar, guard) instead of the story's own component. */
  isFramed?: boolean;
  /** The story draws the whole page itself, from sign-in on. */
  isWhole?: boolean;
}

/** The parameters that give a story query client, router, words, session and toasts, and the mocked server at the fixtures' own moment. */
export function consoleStory(place: StoryPlace): { console: StoryPlace; layout: "fullscreen" } {
  return { console: place, layout: "fullscreen" };
}
