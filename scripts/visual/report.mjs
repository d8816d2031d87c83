// The report for reviewers: each change before, after and as a difference, one below the other or side by side.
import { escape as escapeQuery } from "node:querystring";

const text = (value) => value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Returns the report as HTML; screenshots are linked, not embedded. `base` and `chromiumVersion` identify the comparison for the reader. */
export function reportPage({ base, chromiumVersion, changed, added, gone, restless, count }) {
  const picture = (folder, id, label) =>
    `<figure><figcaption>${label}</figcaption><img src="${folder}/${escapeQuery(id)}.png" alt="${label}" loading="lazy"></figure>`;
  const article = ({ id, name, share }) =>
    `<article tabindex="0" id="${id}"><h2>${text(name)}</h2><p>${id}, ${share}</p><div>${[
      picture("before", id, "Avant"),
      picture("after", id, "Après"),
      picture("diff", id, "Différence"),
    ].join("")}</div></article>`;
  const list = (title, names) =>
    names.length === 0 ? "" : `<h2>${title}</h2><ul>${names.map((name) => `<li>${text(name)}</li>`).join("")}</ul>`;
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Comparaison visuelle</title><style>
body{font:14px/20px system-ui,sans-serif;margin:24px;color:#1c1914;background:#f6f2e9}
article{margin:24px 0;padding:16px;background:#fffdf8;border:1px solid #cfc6b3;border-radius:6px}
article:focus{outline:2px solid #1d5b45;outline-offset:2px}
article div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px;margin-top:12px}
figure{margin:0}img{max-width:100%;border:1px solid #e4ddce}h2{margin:0;font-size:16px}p{margin:0;color:#655e51}
</style></head><body><h1>Comparaison visuelle</h1>
<p>${count} récits comparés à ${text(base)} dans Chromium ${text(chromiumVersion)} : ${changed.length} changés, ${added.length} nouveaux, ${gone.length} disparus. Touches j et k : suivant, précédent.</p>
${changed.map(article).join("\n")}
${list("Nouveaux", added)}${list("Disparus", gone)}${list("Jamais immobiles", restless)}
<script>
const all=[...document.querySelectorAll("article")];
addEventListener("keydown",(event)=>{const step={j:1,k:-1}[event.key];if(!step)return;
const next=all[Math.min(all.length-1,Math.max(0,all.indexOf(document.activeElement)+step))];next?.focus();next?.scrollIntoView({block:"start"});});
</script></body></html>
`;
}
