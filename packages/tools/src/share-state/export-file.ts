import { localDate } from '@advisor/ui/text';

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
