/**
 * The LIKE pattern for texts that contain a text, with LIKE's wildcards escaped. An asterisk, which the data API turns
 * into a wildcard without an escape, becomes a single-character wildcard.
 */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
}

/**
 * A case-insensitive LIKE pattern for a text, which may match others too: databases fold non-ASCII letters differently,
 * so each run of them becomes a wildcard.
 */
export function anyCasePattern(text: string): string {
  return text
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('*', '_')
    .replace(/[^\x20-\x7e]+/g, '%');
}
