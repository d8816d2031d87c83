/** Where `g` and a letter lead; offered to whoever may open the screen. */
export const goTo: readonly { letter: string; path: string }[] = [
  { letter: "h", path: "/" },
  { letter: "o", path: "/public/document" },
  { letter: "c", path: "/public/customer" },
  { letter: "m", path: "/public/message" },
  { letter: "r", path: "/public/discount" },
  { letter: "e", path: "/public/mail" },
  { letter: "p", path: "/catalog/product" },
  { letter: "k", path: "/cache/product" },
  { letter: "a", path: "/cms/post" },
  { letter: "u", path: "/account" },
  { letter: "t", path: "/settings/backgroundTask" },
  { letter: "j", path: "/settings/activityLog" },
];
