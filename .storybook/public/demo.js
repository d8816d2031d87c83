// The address of the whole console without the workshop around it: demo.html?client=bookshop&locale=en&theme=dark.
const allowed = {
  client: ["generic", "bookshop", "publisher", "cinema-library"],
  locale: ["fr", "en"],
  theme: ["light", "dark", "system"],
};
const asked = new URLSearchParams(location.search);
const globals = Object.entries(allowed).flatMap(([name, values]) =>
  values.includes(asked.get(name)) ? [`${name}:${asked.get(name)}`] : [],
);
const story = { viewMode: "story", id: "réserve-entière--whole", globals: globals.join(";") };
location.replace(`iframe.html?${new URLSearchParams(story)}`);
