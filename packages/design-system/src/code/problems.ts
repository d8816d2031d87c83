/** Something wrong in a source text, as its compiler says it. */
export interface Problem {
  /** From 1 on. */
  line: number;
  message: string;
}
