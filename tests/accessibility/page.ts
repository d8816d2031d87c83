import "@reserve/design-system/styles.css";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

document.documentElement.lang = "fr";
document.title = "Réserve";
afterEach(cleanup);
