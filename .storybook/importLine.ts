/** What the import line of a component imports, and from which entry of a package. */
export function importedBy(line: string): { names: string[]; from: string } {
  const [, names = '', from = ''] = /^import \{ (.+) \} from '(.+)';$/.exec(line) ?? [];
  return { names: names.split(', '), from };
}
