/** What every write that succeeded says, beside its record where it has one. */
export const SUCCESS = { isValid: true as const, errors: [], propertiesErrorMessages: [] };
