import { ApiFailure } from "@reserve/api-client";
import { expect, test } from "vitest";
import { readPageError } from "./page-error.ts";

test("a loading error answers its status, else 500", () => {
  expect(readPageError({ status: 503 })).toMatchObject({ status: 503, message: null });
  expect(readPageError(new TypeError("Failed to fetch dynamically imported module"))).toEqual({
    status: 500,
    message: null,
    requestId: null,
  });
  expect(readPageError(Object.assign(new Error("Gone"), { status: 410 }))).toMatchObject({ status: 410, message: "Gone" });
});

test("an error object answers its status code and its message, 500 when it has none", () => {
  expect(readPageError({ statusCode: 418, message: "Theière" })).toMatchObject({ status: 418, message: "Theière" });
  expect(readPageError({ message: "Le fichier est illisible." })).toMatchObject({ status: 500, message: "Le fichier est illisible." });
  expect(readPageError({ status: "abc", message: 12 })).toMatchObject({ status: 500, message: null });
  for (const thrown of [null, undefined, "text", 404, { status: 99 }, { status: 200 }]) expect(readPageError(thrown).status).toBe(500);
});

test("a failed call answers what the server said, and the reference to tell", () => {
  const failure = {
    isValid: false,
    kind: "unavailable",
    status: 503,
    errors: ["Revenez dans un instant."],
    fieldErrors: {},
    requestId: "req_1",
  };
  expect(readPageError(new ApiFailure(failure as never))).toEqual({
    status: 503,
    message: "Revenez dans un instant.",
    requestId: "req_1",
  });
});
