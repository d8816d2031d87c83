/** Hands the browser a file to keep. */
export function saveFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the file after this call.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
