/** A compiler error or warning in a source text. */
export interface Problem {
  /** From 1 on. */
  line: number;
  message: string;
}
