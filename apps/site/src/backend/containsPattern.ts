/**
 * The LIKE pattern for texts that contain a text: what LIKE reads as a wildcard counts as itself. An asterisk, which
 * the data API turns into a wildcard with no way to escape it, stands for any one character.
 */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
}
