import tokens from "./tokens.json" with { type: "json" };

type Schemes = (typeof tokens.client)["generic"];

/** The colours that all clients share, on light paper. */
export const paperColours = tokens.color.light;

/** The colours that differ from client to client, light and dark, by the client's folder name. */
export const clientThemes: Record<"generic" | "bookshop" | "publisher" | "cinema-library", Schemes> = {
  generic: tokens.client.generic,
  bookshop: tokens.client.bookshop as Schemes,
  publisher: tokens.client.publisher as Schemes,
  "cinema-library": tokens.client["cinema-library"] as Schemes,
};
