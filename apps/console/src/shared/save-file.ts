/** Hands a file over to the person's own downloads. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the file after this call.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
