/** An option of a list. */
export interface Option {
  value: string;
  label: string;
  /** Secondary text at the end of the option. */
  detail?: string;
  isDisabled?: boolean;
}
