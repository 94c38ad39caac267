import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

/**
 * Sends each public entry of each package to its source, so that Storybook shows an edit at once and
 * needs no build. Only the entries of the exports map resolve, as for users of the package.
 */
export function sourceAliases(): { find: RegExp; replacement: string }[] {
  return readdirSync(packages).flatMap((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(`${packages}/${folder}/package.json`, 'utf8'));
    return Object.entries<string | { default: string }>(exports).flatMap(([key, target]) => {
      if (typeof target === 'string') return [];
      const source = target.default.replace('./dist/', `${packages}/${folder}/src/`).replace(/\.js$/, '');
      return [{ find: new RegExp(`^${name}${key.slice(1)}$`), replacement: source }];
    });
  });
}
