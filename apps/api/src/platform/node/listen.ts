import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Hono } from "hono";
import { type Refusal, refuse } from "../contract/refusals.ts";
import { dropStalledReaders, STALL_LIMITS } from "./stalled-readers.ts";

/** Thrown when the server cannot listen on its address; the message contains the reason. */
export class PortInUse extends Error {
  override name = "PortInUse";
}

/** Longer than any response takes; a long-lived stream sends a heartbeat every fourteen seconds. */
const IDLE_MILLISECONDS = 120_000;

/**
 * Idle time in milliseconds after which a connection is closed. Longer than the minute of nginx and common load balancers: the client must close
 * first, or occasionally a request arrives on a connection just closed, and the proxy answers 502 (RFC 9112, section 9.3.1).
 */
const KEEP_ALIVE_MILLISECONDS = 75_000;

/** Timeout for receiving a request in milliseconds; uploads have more. */
const REQUEST_MILLISECONDS = 30_000;
const FILE_MILLISECONDS = 1_800_000;

/** Responses to requests that never reach the application; their headers are incomplete. */
export interface EdgeAnswers {
  refuse(refusal: Refusal, headers: Headers): Response;
  /** Returns the response for an error that the app should have handled itself. */
  fail(error: unknown, headers: Headers): Response;
}

/** Listens; resolves with the port (chosen by the system for 0) and a function that stops. */
export async function listen(
  environment: { host: string; port: number },
  app: Hono,
  answers: EdgeAnswers,
  stallLimits = STALL_LIMITS,
): Promise<{ port: number; close: () => Promise<void> }> {
  // Imported only to listen: a process that finds the folder locked does not load it.
  const { getRequestListener, RequestError } = await import("@hono/node-server");
  const answering = new WeakMap<Socket, ServerResponse>();
  const server = createServer(
    // Without `Host` Node would respond with an empty 400 of its own.
    {
      ...{ requestTimeout: FILE_MILLISECONDS, headersTimeout: 10_000 },
      ...{ keepAliveTimeout: KEEP_ALIVE_MILLISECONDS, requireHostHeader: false },
    },
    (incoming, outgoing) => {
      answering.set(incoming.socket, outgoing);
      hurry(incoming, outgoing, answers);
      // Created per request, because the library does not pass the request to its error handler.
      const errorHandler = (error: unknown) =>
        error instanceof RequestError
          ? answers.refuse(refuse.malformed(MALFORMED), headersOf(incoming))
          : answers.fail(error, headersOf(incoming));
      void getRequestListener(app.fetch, { errorHandler })(incoming, outgoing);
    },
  );
  // An upload that stalls, or a response that is never sent.
  server.setTimeout(IDLE_MILLISECONDS);
  dropStalledReaders(server, stallLimits);
  answerInsteadOfNode(server, answers, answering);
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
          // Responses in progress get half a second to finish.
          setTimeout(() => server.closeAllConnections(), 500).unref();
        });
      resolve({ port: (server.address() as AddressInfo).port, close });
    });
  });
}

/** Aborts a request that takes too long to arrive. */
function hurry(incoming: IncomingMessage, outgoing: ServerResponse, answers: EdgeAnswers): void {
  const bringsFile = incoming.headers["content-type"]?.startsWith("application/octet-stream") && incoming.headers.authorization;
  if (incoming.complete || bringsFile) return;
  const timer = setTimeout(() => {
    if (incoming.complete) return;
    if (outgoing.headersSent) {
      incoming.socket.destroy();
      return;
    }
    const answer = answers.refuse(refuse.tooSlow(), headersOf(incoming));
    void answer.text().then((text) => {
      outgoing.writeHead(answer.status, {
        ...Object.fromEntries(answer.headers),
        "content-length": Buffer.byteLength(text),
        connection: "close",
      });
      outgoing.end(text, () => incoming.socket.destroySoon());
    });
  }, REQUEST_MILLISECONDS);
  timer.unref();
  incoming.once("close", () => clearTimeout(timer));
}

/** Handles errors for which Node would send a response without headers and body. */
function answerInsteadOfNode(server: Server, answers: EdgeAnswers, answering: WeakMap<Socket, ServerResponse>): void {
  server.on("checkExpectation", (incoming: IncomingMessage, outgoing: ServerResponse) => {
    answering.set(incoming.socket, outgoing);
    const answer = answers.refuse(refuse.expectation(), headersOf(incoming));
    void answer.text().then((text) => {
      outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), "content-length": Buffer.byteLength(text) });
      outgoing.end(text);
    });
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = answers.refuse(refusalOf(error), new Headers());
    void answer.text().then((text) => {
      const current = answering.get(socket);
      // A second response in the middle of another one would be read as part of it.
      const isTalking = current?.headersSent === true && !current.writableFinished;
      if (error.code === "ECONNRESET" || !socket.writable || isTalking) {
        socket.destroy();
        return;
      }
      const headers = { ...Object.fromEntries(answer.headers), "content-length": Buffer.byteLength(text), connection: "close" };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n${lines.join("\r\n")}\r\n\r\n${text}`);
      socket.destroySoon();
    });
  });
}

function refusalOf({ code }: NodeJS.ErrnoException): Refusal {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return refuse.headersTooLarge();
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return refuse.tooLarge(16_000);
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return refuse.tooSlow();
    default:
      return refuse.malformed(MALFORMED);
  }
}

/** Returns the two headers a response needs: the language and, for the log, the user agent. */
function headersOf({ headers }: IncomingMessage): Headers {
  const { "accept-language": language = "", "user-agent": agent = "" } = headers;
  return new Headers({ "Accept-Language": language, "User-Agent": agent });
}

const MALFORMED = {
  fr: "La requête est mal formée : son adresse, son en-tête Host ou ses en-têtes ne se lisent pas.",
  en: "The request is malformed: its address, its Host header or its headers cannot be read.",
};
