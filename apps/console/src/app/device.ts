/** Connection and memory of the device, in browsers that expose them. */
export interface Device {
  connection?: { effectiveType?: string; saveData?: boolean };
  /** Memory in gigabytes. */
  deviceMemory?: number;
}

/** Returns whether prefetching is off: a 2g connection, or data saving (specification, section 9). */
export function isFrugal({ connection }: Device): boolean {
  return connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? "");
}

/** Returns whether a page may be rendered before it is opened: not with little memory, nor where nothing is prefetched. */
export function rendersAhead(device: Device): boolean {
  return !isFrugal(device) && (device.deviceMemory ?? 8) >= 4;
}
