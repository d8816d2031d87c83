import type { Decorator } from "@storybook/react-vite";
import { prepareConsole, withConsole } from "./console.tsx";

/**
 * What the console's screens need around them (query client, router, session, translations), outermost last.
 * The design system's stories do without; keep each decorator cheap and let it do nothing when `parameters.console` is absent.
 */
export const consoleProviders: Decorator[] = [withConsole];

/** Runs before each story; does nothing for those of the design system. */
export const prepareStory = prepareConsole;
