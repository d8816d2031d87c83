declare module "mjml-browser" {
  /** Turns MJML into a page; throws at what is no MJML. */
  export default function mjml2html(
    source: string,
    options: Readonly<Record<string, unknown>>,
  ): Promise<{ html: string; errors: readonly { line: number; message: string; tagName: string }[] }>;
}
