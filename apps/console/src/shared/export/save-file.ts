/** Downloads a file in the browser. */
export function saveFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the file after this call.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
