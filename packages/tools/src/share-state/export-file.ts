/** A downloadable file. */
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

/** The local date of a moment as YYYY-MM-DD, regardless of the date in UTC. */
export function localDate(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
