import type { Page } from "@playwright/test";

/** Collects what a browser complains of: broken policy, errors in the console, exceptions that nobody caught. */
export async function watch(page: Page) {
  const complaints: string[] = [];
  let isWatching = true;
  const note = (text: string) => {
    // The listener below is not let into a preview: nothing runs there, not even this test's own script.
    if (/^Blocked script execution in '[^']*\/preview\.html'/.test(text)) return;
    if (isWatching) complaints.push(`${new URL(page.url()).pathname}: ${text}`);
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
  return {
    complaints,
    /** Does something that is not the console's own doing, such as running axe in its page. */
    async aside<T>(work: () => Promise<T>): Promise<T> {
      isWatching = false;
      try {
        return await work();
      } finally {
        isWatching = true;
      }
    },
  };
}
