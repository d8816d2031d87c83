// Checks a page of docs: it opens at its top, nothing covers it, the focus does not move, and its Markdown is rendered as
// intended.
import { writeResult } from "../../scripts/lib/results.mjs";

/** Number of previews in parallel: a page mostly waits for its frames. */
const PREVIEWS = 3;
/** Number of pages after which a preview is closed, to free its memory. */
const PAGES_A_PREVIEW = 15;

/** Opens every `every`-th page of docs (of a shard `i/n` its part) in previews that `newPage` opens; returns how many, and how many have findings. */
export async function walkDocs(newPage, url, { shard = "1/1", every = 1 } = {}) {
  const [index, parts] = shard.split("/").map(Number);
  const { entries } = await (await fetch(`${url}index.json`)).json();
  const pages = Object.values(entries)
    .filter(({ type }) => type === "docs")
    .filter((_, at) => at % every === 0)
    .filter((_, at) => at % parts === index - 1);
  let failed = 0;
  const left = [...pages];
  await Promise.all(Array.from({ length: PREVIEWS }, walk));
  return { count: pages.length, failed };

  async function walk() {
    let page = await newPage();
    for (let opened = 1, one = left.shift(); one; opened += 1, one = left.shift()) {
      // A process that prints nothing for long is considered hung (scripts/verbs/test.mjs).
      if (left.length % 5 === 0) console.log(`${left.length} pages of docs left`);
      await look(page, one);
      if (opened % PAGES_A_PREVIEW === 0) {
        await page.context().close();
        page = await newPage();
      }
    }
    await page.context().close();
  }

  async function look(page, { id, title, importPath }) {
    const start = performance.now();
    const found = await page.evaluate(openDocs, id).catch((error) => [error.message.split("\n")[0]]);
    if (found.length > 0) failed += 1;
    for (const finding of found) console.log(`✗ ${title} (${id}): ${finding}`);
    writeResult({
      name: `${importPath.replace(/^\.\//, "")} > ${title} / docs`,
      state: found.length > 0 ? "failed" : "passed",
      ms: Math.round(performance.now() - start),
      assertions: 6,
    });
  }
}

/** Runs inside the page: renders a docs page, waits for its stories, and returns its faults. */
async function openDocs(id) {
  const { channel } = globalThis.__STORYBOOK_PREVIEW__;
  const drawn = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("not drawn after 60 s")), 60_000);
    channel.once("docsRendered", () => {
      clearTimeout(timer);
      resolve();
    });
  });
  document.activeElement?.blur();
  channel.emit("setCurrentStory", { storyId: id, viewMode: "docs" });
  await drawn;
  const docs = document.querySelector("#storybook-docs");
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // Stories are rendered after their page, each in its own element.
  const isEmpty = (box) => box.childElementCount === 0 && box.textContent === "";
  for (let turn = 0; turn < 300 && [...docs.querySelectorAll('[id^="story--"][id$="-inner"]')].some(isEmpty); turn += 1) await frame();
  // Stories in frames are loaded after the first ones.
  const frames = [...docs.querySelectorAll("iframe")].filter((box) => box.getBoundingClientRect().top < innerHeight);
  const isRendered = ({ contentDocument }) => contentDocument?.querySelector("#storybook-root")?.hasChildNodes();
  for (let turn = 0; turn < 600 && !frames.every(isRendered); turn += 1) await frame();
  for (let turn = 0; turn < 10; turn += 1) await frame();
  const found = [];
  if (scrollY !== 0) found.push(`opens scrolled by ${Math.round(scrollY)} px`);
  const storyOf = (element) => element.closest('[id^="story--"]')?.id.replace(/^story--|(--primary)?-inner$/g, "") ?? "the page itself";
  const modal = [...document.querySelectorAll(":modal")].map(storyOf);
  if (modal.length > 0) found.push(`is locked by open dialogs: ${modal.join(", ")}`);
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body)
    found.push(`loses the focus to <${activeElement.localName} title="${activeElement.title}"> of ${storyOf(activeElement)}`);
  if (/^\s*\|.*\|\s*$/m.test([...docs.querySelectorAll("p")].map(({ textContent }) => textContent).join("\n")))
    found.push("shows a table as text");
  const lists = [...docs.querySelectorAll("ol:not([class])")].filter((list) => !list.closest('[id^="story--"]'));
  if (lists.some((list) => getComputedStyle(list).listStyleType !== "decimal")) found.push("has a numbered list without numbers");
  if (docs.querySelector("h1") === null) found.push("has no title");
  // Tables of properties are in tabs when there are several; one without a row says that nothing is known of a component.
  const tables = [...docs.querySelectorAll(".docblock-argstable")].filter((table) => !table.closest('[id^="story--"]'));
  if (tables.some((table) => table.tBodies.length === 0 || table.tBodies[0].rows.length === 0))
    found.push("has a table without properties");
  for (const tab of [...docs.querySelectorAll('[role="tab"]')].filter((one) => !one.closest('[id^="story--"]'))) {
    tab.click();
    await frame();
    const panel = document.getElementById(tab.getAttribute("aria-controls"));
    if (!panel?.querySelector(".docblock-argstable-body tr")) found.push(`knows no properties of ${tab.textContent}`);
  }
  scrollTo(0, 0);
  return found;
}
