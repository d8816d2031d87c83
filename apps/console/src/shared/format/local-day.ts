/** Returns the day in a URL parameter; today when it is missing or invalid. */
export function localDay(text: string | null, today: string): string {
  if (!text || !/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return today;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : today;
}
