import { isCommonAssetRequest } from "msw";
import { setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";

const unhandled: string[] = [];

/** Starts the worker that answers the stories' calls and notes every call that no story answers. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Beside the page, wherever the built Storybook is served: `npm start` has it under /storybook/.
    serviceWorker: { url: new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, location.href).pathname },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      const { origin, pathname } = new URL(request.url);
      const isOwn = origin === location.origin && !pathname.startsWith("/api") && !pathname.startsWith("/BackOffice");
      if (isOwn || isCommonAssetRequest(request)) return;
      unhandled.push(`${request.method} ${pathname}`);
      defaults.error();
    },
  });
  return worker;
}

/** Throws when a call met no handler since the last time, naming the calls. */
export function refuseUnhandledCalls(): void {
  const calls = unhandled.splice(0);
  if (calls.length > 0) throw new Error(`No handler answers ${calls.join(", ")}: add one to the story's beforeEach({ msw })`);
}
