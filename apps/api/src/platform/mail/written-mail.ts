/** A mail ready to be stored. */
export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}
