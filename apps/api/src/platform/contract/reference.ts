import { document, type OpenApiOperation, type OpenApiParameter, type OpenApiResponse, resolve } from "@reserve/contract/document";
import { escapeHtml } from "../html.ts";

/** Returns the API reference as one page without scripts, generated from the contract. */
export function referencePage(nonce: string): string {
  // Webhooks are listed beside the operations.
  const webhookOperations = Object.entries(document.webhooks).map(([name, methods]) => [`{webhook} ${name}`, methods] as const);
  const operations = [...Object.entries(document.paths), ...webhookOperations].flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = document.tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag.name));
    return `<section><h2 id="${escapeHtml(tag.name)}">${escapeHtml(tag.name)}</h2><p>${escapeHtml(tag.description)}</p>${own.map(article).join("")}</section>`;
  });
  const contents = document.tags.map((tag) => `<li><a href="#${escapeHtml(tag.name)}">${escapeHtml(tag.name)}</a></li>`).join("");
  const schemas = Object.entries(document.components.schemas ?? {})
    .map(([name, schema]) => `<h3 id="schema-${escapeHtml(name)}">${escapeHtml(name)}</h3>${json(schema)}`)
    .join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)} – API ${escapeHtml(document.info.version)}</title><style nonce="${nonce}">${REFERENCE_STYLE}</style></head><body>
<main><h1>${escapeHtml(document.info.title)} – API ${escapeHtml(document.info.version)}</h1><p>${escapeHtml(document.info.description ?? "")}</p>
<p><a href="/api/openapi.json">openapi.json</a> · <a href="/api/docs/shop" hreflang="fr" lang="fr">Brancher votre boutique</a></p><nav aria-label="Areas"><ul>${contents}<li><a href="#schemas">schemas</a></li></ul></nav>
${sections.join("")}<section><h2 id="schemas">schemas</h2>${schemas}</section></main></body></html>`;
}

function article({ path, method, operation }: { path: string; method: string; operation: OpenApiOperation }): string {
  const claims = operation["x-required-claims"];
  const access =
    operation.security?.length === 0 ? "Public." : claims.length === 0 ? "Signed in." : `One of: ${claims.map(code).join(", ")}.`;
  const parameters = (operation.parameters ?? []).map((entry) => resolve<OpenApiParameter>(entry));
  const body = operation.requestBody?.content["application/json"];
  return `<article><h3 id="${escapeHtml(operation.operationId)}"><b>${method.toUpperCase()}</b> ${code(path)}</h3>
<p>${escapeHtml(operation.summary ?? "")} <small>${code(operation.operationId)}</small></p>${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ""}<p>${access}${budgetSentence(operation["x-budget"])}</p>
${parameters.length > 0 ? `<table><caption>Parameters</caption><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Schema</th><th scope="col">Meaning</th></tr></thead><tbody>${parameters.map(parameterRow).join("")}</tbody></table>` : ""}
${body ? `<details><summary>Body</summary>${json(body.schema)}${body.example === undefined ? "" : json(body.example)}</details>` : ""}
<details><summary>Answers</summary><dl>${Object.entries(operation.responses).map(response).join("")}</dl></details></article>`;
}

function budgetSentence(name: string | undefined): string {
  const budget = name === undefined ? undefined : document["x-budgets"][name];
  if (!budget) return "";
  return ` Budget of each person and key (${code(name ?? "")}): ${budget.atOnce} at a time, ${budget.waiting} more wait, ${budget.perMinute} a minute; beyond, 429.`;
}

function parameterRow(parameter: OpenApiParameter): string {
  return `<tr><td>${code(parameter.name)}${parameter.required ? " *" : ""}</td><td>${parameter.in}</td><td>${code(JSON.stringify(parameter.schema))}</td><td>${escapeHtml(parameter.description ?? "")}</td></tr>`;
}

function response([status, entry]: [string, OpenApiResponse | { $ref: string }]): string {
  const { description, content } = resolve<OpenApiResponse>(entry);
  const example = Object.values(content ?? {})[0]?.example;
  return `<dt>${status}</dt><dd>${escapeHtml(description)}${example === undefined || Number(status) >= 400 ? "" : json(example)}</dd>`;
}

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
const json = (value: unknown): string => `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

/** CSS of the API reference and its guide. */
export const REFERENCE_STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-width:70rem;margin:0 auto;padding:1.5rem}
h2{border-bottom:1px solid;margin-top:3rem}article{margin:2rem 0}pre{overflow:auto;max-height:24rem;padding:.75rem;border:1px solid #8886}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #8886;padding:.3rem .5rem;text-align:left;vertical-align:top}code{overflow-wrap:anywhere}
ol pre{white-space:pre-wrap;overflow-wrap:anywhere}nav ul{display:flex;flex-wrap:wrap;gap:1rem;list-style:none;padding:0}`;
