/**
 * The LIKE pattern for texts that contain a text, with LIKE's wildcards escaped. An asterisk, which
 * the data API turns into a wildcard with no way to escape it, stands for any one character.
 */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
}

/**
 * A LIKE pattern for a text in upper or lower case, which may match others too. A database folds the case of letters
 * outside ASCII by its own rules, so each run of them becomes a wildcard.
 */
export function anyCasePattern(text: string): string {
  return text
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('*', '_')
    .replace(/[^\x20-\x7e]+/g, '%');
}
