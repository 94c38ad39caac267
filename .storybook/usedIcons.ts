import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** An icon that the packages or the site use. */
export interface UsedIcon {
  /** Its export name in `lucide`. */
  name: string;
  shape: import('../packages/ui/src/media/Icon/Icon.tsx').IconShape;
  /** The files that use it, relative to the project root. */
  usedIn: string[];
}

const usedIconsModule = 'virtual:used-icons';

/** The icons that the packages and the site import, each with the importing files, sorted by name. */
export function readUsedIcons(): Map<string, string[]> {
  const used = new Map<string, string[]>();
  const files = globSync('{packages/*,apps/site}/src/**/*.{ts,tsx}', { cwd: root }).toSorted();
  for (const path of files.filter((file) => !/\.(?:stories|test)\.tsx?$/.test(file))) {
    const [, list = ''] = /^import \{([^}]*)\} from 'lucide';/m.exec(readFileSync(join(root, path), 'utf8')) ?? [];
    for (const each of list.split(',')) {
      const [name] = each.trim().split(' ');
      if (name && name !== 'type') used.set(name, [...(used.get(name) ?? []), path]);
    }
  }
  return new Map([...used].toSorted(([one], [other]) => one.localeCompare(other)));
}

/** Provides these icons' shapes to the icon page. */
export function usedIcons(): Plugin {
  const id = `\0${usedIconsModule}`;
  return {
    name: 'used-icons',
    resolveId(source, importer) {
      if (source === usedIconsModule) return id;
      // A dependency of that package only.
      if (importer === id) return this.resolve(source, join(root, 'packages/ui/src/media/Icon/Icon.tsx'));
      return undefined;
    },
    load(module) {
      if (module !== id) return undefined;
      const used = [...readUsedIcons()];
      const entries = used.map(
        ([name, usedIn]) => `{ name: '${name}', shape: ${name}, usedIn: ${JSON.stringify(usedIn)} }`,
      );
      return `import { ${used.map(([name]) => name).join(', ')} } from 'lucide';\nexport default [${entries.join(',')}];`;
    },
  };
}
