import { createServer } from "node:http";
import { join } from "node:path";
import { createSite } from "../../apps/api/src/platform/node/site.ts";
import { root } from "../../scripts/lib/root.mjs";

/**
 * Serves a built Storybook under /storybook/ of a free port, with the headers of the real server: `{ url, sent, strays, close }`. `sent()` says how many
 * bytes of files were sent, `strays` collects requests outside that folder, where the real server has the console and the real API, and to its `api/`, where the mocks answer.
 */
export async function serveStorybook(folder) {
  // Of the console only the preview page is requested.
  const site = createSite({
    consoleFolder: join(root, "apps/console/public"),
    storybookFolder: folder,
    variant: { locales: [] },
    apiBaseUrl: null,
    isHttps: false,
    isProduction: false,
  });
  const strays = [];
  let sent = 0;
  const server = createServer(async (request, response) => {
    if (!request.url.startsWith("/storybook/") || request.url.startsWith("/storybook/api/"))
      strays.push(`${request.method} ${request.url}`);
    const { status, headers, body } = await site.fetch(
      new Request(`http://${request.headers.host}${request.url}`, { headers: request.headers }),
    );
    response.writeHead(status, Object.fromEntries(headers));
    for await (const part of body ?? []) {
      sent += part.length;
      response.write(part);
    }
    response.end();
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/storybook/`,
    sent: () => sent,
    strays,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
