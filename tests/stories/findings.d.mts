/** Lists text of the page that is unreadable in its place; runs inside the page. */
export function unreadableText(): string[];
