import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Hono } from "hono";

/** The server cannot listen where it was told to; the message says why. */
export class PortInUse extends Error {
  override name = "PortInUse";
}

/** Listens; resolves with the port (chosen by the system for 0) and how to stop. */
export async function listen(
  environment: { host: string; port: number },
  app: Hono,
): Promise<{ port: number; close: () => Promise<void> }> {
  // Only who listens needs it: the one who finds the folder taken does not wait for it.
  const { getRequestListener } = await import("@hono/node-server");
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 15_000 }, getRequestListener(app.fetch));
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") {
        reject(new PortInUse(`Le port ${environment.port} est déjà pris sur ${environment.host}. Choisissez-en un autre avec PORT.`));
      } else if (error.code === "EACCES" || error.code === "EADDRNOTAVAIL") {
        reject(
          new PortInUse(`Impossible d’écouter sur ${environment.host}, port ${environment.port} (${error.code}). Vérifiez HOST et PORT.`),
        );
      } else reject(error);
    });
    server.listen(environment.port, environment.host, () => {
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeIdleConnections();
          // Whoever is still reading has half a second.
          setTimeout(() => server.closeAllConnections(), 500).unref();
        });
      resolve({ port: (server.address() as AddressInfo).port, close });
    });
  });
}
