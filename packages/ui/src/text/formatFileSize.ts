/** "340 bytes", "12 KB", "1.5 MB", rounded up, so that a size above a limit does not read like it. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  return bytes <= 999_000 ? `${Math.ceil(bytes / 1000)} KB` : `${Math.ceil(bytes / 100_000) / 10} MB`;
}
