import type { MiddlewareHandler } from "hono";

const METHODS = "GET, POST, PUT, PATCH, DELETE";
/** Request headers of API calls beyond the CORS-safelisted ones. */
const SENT = "Authorization, Content-Type, Accept-Language, Idempotency-Key, If-Match, If-None-Match, If-Range, Range, X-Visitor-Guid";
const SHOWN =
  "Accept-Ranges, Content-Disposition, Content-Range, ETag, X-Request-Id, Retry-After, Idempotency-Replayed, RateLimit, RateLimit-Policy";

/** CORS middleware: allows credentials from exactly the listed origins. */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const origin = req.header("Origin");
    const isListed = origin !== undefined && origins.includes(origin);
    if (isListed && req.method === "OPTIONS" && req.header("Access-Control-Request-Method")) {
      context.res = new Response(null, {
        status: 204,
        headers: { "Access-Control-Allow-Methods": METHODS, "Access-Control-Allow-Headers": SENT, "Access-Control-Max-Age": "600" },
      });
    } else await next();
    // Responses vary by origin even if this one gets no CORS headers: a shared cache must not mix them.
    if (origins.length > 0) context.res.headers.append("Vary", "Origin");
    if (!isListed) return;
    context.res.headers.set("Access-Control-Allow-Origin", origin);
    context.res.headers.set("Access-Control-Allow-Credentials", "true");
    context.res.headers.set("Access-Control-Expose-Headers", SHOWN);
  };
}
