/** Lets the browser save a text as a file, as if it had been downloaded. */
export function saveFile(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not at once: some browsers begin to read only after the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
