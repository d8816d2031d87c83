/** Writes the package anew; answers the path of the file that `npm install` takes. */
export function pack(): Promise<string>;
