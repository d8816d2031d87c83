import { paths } from "../shared/links/to.ts";

/** Targets of the shortcut `g` and a letter; offered to users who may open the screen. */
export const goTo: readonly { letter: string; path: string }[] = [
  { letter: "h", path: "/" },
  { letter: "o", path: paths.orders },
  { letter: "c", path: paths.customers },
  { letter: "m", path: paths.messages },
  { letter: "r", path: paths.discounts },
  { letter: "e", path: paths.mails },
  { letter: "p", path: paths.products },
  { letter: "k", path: paths.cache },
  { letter: "a", path: paths.posts },
  { letter: "u", path: paths.users },
  { letter: "t", path: paths.tasks },
  { letter: "j", path: paths.activityLog },
];
