/** An option of a list. */
export interface Option {
  value: string;
  label: string;
  /** Small words at the end of the line. */
  detail?: string;
  isDisabled?: boolean;
}
