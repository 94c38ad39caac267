/** A file that the view offers as a download. */
export interface ExportFile {
  fileName: string;
  // TOOL-6
  /** Indented by 2 spaces. */
  json: string;
}

// TOOL-6
/** The download `name-YYYY-MM-DD.json`, with the visitor's local date. */
export function exportFile(name: string, now: Date, content: unknown): ExportFile {
  return { fileName: `${name}-${localDate(now)}.json`, json: JSON.stringify(content, null, 2) };
}

/** The local date of a moment as YYYY-MM-DD, whatever the date is in Greenwich. */
export function localDate(now: Date): string {
  const year = String(now.getFullYear()).padStart(4, '0');
  const month = String(now.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(now.getDate()).padStart(2, '0')}`;
}
