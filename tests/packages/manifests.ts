import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../packages');

/** The folders of the published packages, in dependency order. */
export const folders = ['ui', 'tools', 'content'] as const;
export type Folder = (typeof folders)[number];

export interface Manifest {
  name: string;
  version: string;
  peerDependencies: Record<string, string>;
  sideEffects: string[];
  imports?: Record<string, Record<string, string>>;
  exports: Record<string, string | { types: string; default: string }>;
}

/** An entry of an exports map that leads to a module. */
export interface Entry {
  /** The import specifier: `@advisor/ui/forms`. */
  specifier: string;
  /** The paths of its module and its types. */
  module: string;
  types: string;
}

export const pathIn = (folder: Folder, ...path: string[]): string => join(packages, folder, ...path);

export function manifestOf(folder: Folder): Manifest {
  return JSON.parse(readFileSync(pathIn(folder, 'package.json'), 'utf8')) as Manifest;
}

/** All entries of a package except `package.json`. */
export function entriesOf(folder: Folder): Entry[] {
  const { name, exports } = manifestOf(folder);
  return Object.entries(exports).flatMap(([key, target]) =>
    typeof target === 'string'
      ? []
      : [
          {
            specifier: name + key.slice(1),
            module: pathIn(folder, target.default),
            types: pathIn(folder, target.types),
          },
        ],
  );
}
