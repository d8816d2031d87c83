// Runs inside the page, before any other script, when the server has rendered the sign-in form: input and a submit from before React loads are not
// lost. The build inlines it into the page (vite.config.ts), and the server allows it by its hash.
const page = document.documentElement;
const root = document.getElementById("root");
const form = root?.querySelector("form");
const read = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is disabled in this browser.
    return null;
  }
};

const theme = /"theme":"(light|dark)"/.exec(read("reserve.preferences") ?? "")?.[1];
if (theme) page.dataset.theme = theme;

if (form) {
  // A link for the first account, whose token never reaches the server: its page has another form.
  if (/[#&]setUp=/.test(location.hash) || history.state?.setUp) root?.replaceChildren();
  const userName = read("reserve.userName");
  if (userName !== null) {
    for (const field of form.querySelectorAll("input")) {
      if (field.name === "userName") field.defaultValue = userName;
      if (field.name === "remember") field.defaultChecked = true;
    }
  }
  // Never to the server by the browser itself, which would write the password into the URL: React sends it when it is there (SignInScreen.tsx).
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!page.dataset.ready) form.dataset.asked = "";
  });
}

// A module of its own: its names are not the page's.
export {};
