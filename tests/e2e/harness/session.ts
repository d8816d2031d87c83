import { startSession } from "../../../apps/console/src/shared/session/session.ts";

// The console's own session wiring on a bare page: what a screen does when many reads start at once, without a screen.
const { api, session } = startSession({ baseUrl: "/api", locale: "fr" });

declare global {
  interface Window {
    /** Starts so many reads in one go; answers how many succeeded. */
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
