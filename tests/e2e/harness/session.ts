import { startSession } from "../../../apps/console/src/shared/session/session.ts";

// The console's session wiring on an empty page: many reads start at once, as on a screen, without a screen.
const { api, session } = startSession({ baseUrl: "/api", locale: "fr" });

declare global {
  interface Window {
    /** Starts that many reads at once and returns how many succeeded. */
    fire: (count: number) => Promise<number>;
    /** Signs out; resolves once the server has responded and the cookie is deleted. */
    signOut: () => Promise<void>;
  }
}

window.fire = async (count) => {
  const reads = Array.from({ length: count }, () =>
    api.read("listStores").then(
      () => true,
      () => false,
    ),
  );
  return (await Promise.all(reads)).filter(Boolean).length;
};
window.signOut = () =>
  new Promise((resolve) => {
    session.on("signedOut", () => resolve());
    session.send({ type: "signOut" });
  });
document.title = "ready";
