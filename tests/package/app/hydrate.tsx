import { hydrateRoot } from "react-dom/client";
import { parts } from "./parts.tsx";

declare global {
  var hydrate: (html: Readonly<Record<string, string>>) => Promise<string[]>;
}

/** Takes over what a server drew, part by part; answers what React would have drawn otherwise. */
globalThis.hydrate = async (html) => {
  const complaints: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const home = document.createElement("div");
    home.innerHTML = html[name] ?? "";
    document.body.append(home);
    const complain = (error: unknown) => complaints.push(`${name}: ${String(error)}`);
    const root = hydrateRoot(home, part, { onRecoverableError: complain, onUncaughtError: complain });
    // Two frames: effects, and what they draw anew, are over by then.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    root.unmount();
    home.remove();
  }
  return complaints;
};
