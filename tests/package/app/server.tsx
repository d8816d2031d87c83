import { renderToString } from "react-dom/server";
import { parts } from "./parts.tsx";

/** What a server makes of every part: its HTML, or what went wrong. Printed, for this runs in a Node of its own, where there is no document. */
const drawn = Object.entries(parts).map(([name, part]) => {
  try {
    return [name, { html: renderToString(part) }];
  } catch (error) {
    return [name, { problem: String(error) }];
  }
});
console.log(JSON.stringify({ hasDocument: "document" in globalThis, drawn: Object.fromEntries(drawn) }));
