declare module "mjml-browser" {
  /** Compiles MJML to HTML; throws on invalid MJML. */
  export default function mjml2html(
    source: string,
    options: Readonly<Record<string, unknown>>,
  ): Promise<{ html: string; errors: readonly { line: number; message: string; tagName: string }[] }>;
}
