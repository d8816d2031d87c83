import { isCommonAssetRequest } from "msw";
import { setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";

const unhandled: string[] = [];

/** Where this Storybook lies: `npm start` serves the built one under /storybook/, beside the real API. */
const home = new URL(import.meta.env.BASE_URL, location.href);

/** What a story may fetch without a handler: the Storybook's own files, and pictures and faces from elsewhere. */
function isFile(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  const isApi = /^(?:\/api|\/BackOffice)(?:\/|$)/i.test(pathname) || pathname.startsWith(`${home.pathname}api/`);
  if (origin !== home.origin) return isCommonAssetRequest(request);
  return !isApi && pathname.startsWith(home.pathname);
}

/** Starts the worker that answers the stories' calls, and notes and refuses every call that no story answers. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL("mockServiceWorker.js", home).pathname },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      if (isFile(request)) return;
      unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
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
