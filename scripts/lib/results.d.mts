/** False once a test should not begin any more; it is then written down as skipped, so that it is counted. */
export function hasTime(): boolean;
