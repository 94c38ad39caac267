/**
 * The LIKE pattern for texts that contain a text: what LIKE reads as a wildcard counts as itself. An asterisk, which
 * the data API turns into a wildcard with no way to escape it, stands for any one character.
 */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
}

/**
 * A LIKE pattern for a text in upper or lower case, which may find others too. A database folds the case of letters
 * outside of ASCII by rules of its own, so any text stands for each run of them.
 */
export function anyCasePattern(text: string): string {
  return text
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('*', '_')
    .replace(/[^\x20-\x7e]+/g, '%');
}
