/** Response body of every successful write, beside its record if it has one. */
export const SUCCESS = { isValid: true as const, errors: [], propertiesErrorMessages: [] };
