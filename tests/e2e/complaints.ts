import type { Page } from "@playwright/test";

/** Collects a page's CSP violations, console errors and uncaught exceptions. */
export async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  const note = (text: string) => {
    // A preview runs no script, not even the listener below.
    if (/^Blocked script execution in '[^']*\/preview\.html'/.test(text)) return;
    complaints.push(`${new URL(page.url()).pathname}: ${text}`);
  };
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text());
  });
  page.on("pageerror", (error) => note(error.message));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      console.error(`policy broken: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
    });
  });
  return complaints;
}
