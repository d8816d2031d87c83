/** Lists text of the page that cannot be read where it stands; runs inside the page. */
export function unreadableText(): string[];
