/** One line of a list to choose from. */
export interface Option {
  value: string;
  label: string;
  /** Small words at the end of the line. */
  detail?: string;
  isDisabled?: boolean;
}
