import { createElement } from "react";
import { createRoot } from "react-dom/client";

// Baseline of every page of the benchmark: its bytes are subtracted from the others'.
createRoot(document.body).render(createElement("p"));
