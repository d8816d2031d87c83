/** Whether fresh memory is slow here; measured once. */
export function isMemorySlow(): boolean;
