/** Verifies the text of an archive of a till, or of a dump of a chain; returns a summary, or throws an error that names the first invalid line. */
export declare function verify(text: string): string;
