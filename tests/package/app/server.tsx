import { renderToString } from "react-dom/server";
import { parts } from "./parts.tsx";

/** Renders every component on a server: its HTML, or the error. Printed, because it runs in a separate Node process without a document. */
const drawn = Object.entries(parts).map(([name, part]) => {
  try {
    return [name, { html: renderToString(part) }];
  } catch (error) {
    return [name, { problem: String(error) }];
  }
});
console.log(JSON.stringify({ hasDocument: "document" in globalThis, drawn: Object.fromEntries(drawn) }));
