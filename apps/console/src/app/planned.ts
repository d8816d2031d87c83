import type { ReadId } from "@reserve/contract";
import { claims } from "@reserve/domain";
import type { ScreenTexts } from "../shared/i18n.ts";
import type app from "./locales/fr.json";
import type sentences from "./locales/planned.fr.json";

/** A screen that the specification has and the console not yet: its place, its right, its name. */
export interface PlannedRoute {
  path: string;
  claims: readonly string[];
  title: keyof (typeof app)["screen"] & keyof (typeof sentences)["planned"];
  parent?: string;
  layout?: "empty";
  reads?: ReadId;
}

/** What the placeholders say, a sentence a screen. */
export const plannedTexts: ScreenTexts = {
  namespace: "app",
  fr: () => import("./locales/planned.fr.json"),
  en: () => import("./locales/planned.en.json"),
};

const { analytics } = claims;

/** The rest of the specification's table (section 2), each with a placeholder in the frame. Whoever builds a screen takes its line away. */
export const planned: readonly PlannedRoute[] = [
  { path: "/analytics/profiling/detail/:id?", claims: [analytics.manage], title: "profiling", parent: "/analytics/profiling" },
];
