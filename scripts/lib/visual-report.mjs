// The page that shows what looks different: one file beside its pictures, read without a server.

const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);
const kinds = { changed: "changée", new: "nouvelle", gone: "disparue" };

const picture = (file, title) =>
  file
    ? `<figure><figcaption>${title}</figcaption><a href="${escaped(encodeURI(file))}"><img alt="${title}" loading="lazy" src="${escaped(encodeURI(file))}"></a></figure>`
    : `<figure><figcaption>${title}</figcaption><p>Aucune image.</p></figure>`;

const article = ({ id, name, kind, pixels, isAccepted, before, after, diff }) => `
<article id="${escaped(id)}" tabindex="-1" aria-labelledby="title-${escaped(id)}">
<h2 id="title-${escaped(id)}">${escaped(name)}</h2>
<p><b>${kinds[kind]}</b>${pixels ? `, ${pixels.toLocaleString("fr-FR")} pixels` : ""}${isAccepted ? ", acceptée" : ""}</p>
<div class="row">${picture(before, "Avant")}${picture(after, "Après")}${picture(diff, "Différence")}</div>
</article>`;

/** The report as one HTML page; the arrow keys go from story to story. */
export function visualReport({ results, total, version, against, theme }) {
  const count = (kind) => results.filter((result) => result.kind === kind).length;
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Comparaison visuelle : ${results.length} sur ${total}</title>
<style>
:root { color-scheme: light dark; --line: light-dark(#cfc6b3, #4a4339); --soft: light-dark(#655e51, #a79f91) }
body { margin: 0 auto; max-width: 1680px; padding: 24px; font: 14px/20px system-ui, sans-serif; background: light-dark(#f6f2e9, #141210); color: light-dark(#1c1914, #f2ede2) }
h1 { font-size: 24px; line-height: 32px; margin: 0 } h2 { font-size: 17px; line-height: 24px; margin: 0 }
header, article { padding-bottom: 24px; margin-bottom: 24px; border-bottom: 1px solid var(--line) }
a { color: inherit } nav li { padding: 2px 0 } p { margin: 4px 0 12px; color: var(--soft) }
.row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px }
figure { margin: 0 } figcaption { padding-bottom: 4px } img { width: 100%; border: 1px solid var(--line) }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px }
@media (max-width: 820px) { .row { grid-template-columns: minmax(0, 1fr) } }
</style>
</head>
<body>
<header>
<h1>Comparaison visuelle</h1>
<p>${total} histoires comparées avec ${escaped(against.slice(0, 7))}, thème ${theme === "dark" ? "sombre" : "clair"}, Chromium ${escaped(version)}. ${count("changed")} changées, ${count("new")} nouvelles, ${count("gone")} disparues. Flèches gauche et droite : d’une histoire à l’autre.</p>
<nav aria-label="Histoires"><ol>${results.map(({ id, name, kind, isAccepted }) => `<li><a href="#${escaped(id)}">${escaped(name)}</a> (${kinds[kind]}${isAccepted ? ", acceptée" : ""})</li>`).join("")}</ol></nav>
</header>
<main>${results.map(article).join("")}</main>
<script>
const articles = [...document.querySelectorAll("article")];
addEventListener("keydown", ({ key }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!step) return;
  const next = articles[articles.indexOf(document.activeElement) + step];
  next?.focus();
  next?.scrollIntoView();
});
</script>
</body>
</html>
`;
}
