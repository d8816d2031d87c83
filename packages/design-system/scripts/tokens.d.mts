/** The whole style sheet of the tokens as text. */
export function tokensCss(tokens: object): string;
