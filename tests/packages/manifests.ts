import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceCondition } from '../../viteOptions.ts';

const packages = join(import.meta.dirname, '../../packages');

/** The folders of the published packages, in dependency order. */
export const folders = ['ui', 'tools', 'content'] as const;
export type Folder = (typeof folders)[number];

export interface Manifest {
  name: string;
  version: string;
  description: string;
  keywords: string[];
  homepage: string;
  bugs: string;
  repository: { directory: string };
  publishConfig: Record<string, unknown>;
  peerDependencies: Record<string, string>;
  sideEffects: string[];
  exports: Record<string, string | Target>;
}

interface Target {
  /** Inside the workspace alone. */
  [sourceCondition]?: string;
  /** Of a module. */
  types?: string;
  default: string;
}

/** An entry of an exports map that leads to a module. */
export interface Entry {
  /** The import specifier: `@advisor/ui/forms`. */
  specifier: string;
  /** The paths of its source, its built module and its types. */
  source: string;
  module: string;
  types: string;
}

export const pathIn = (folder: Folder, ...path: string[]): string => join(packages, folder, ...path);

export function manifestOf(folder: Folder): Manifest {
  return JSON.parse(readFileSync(pathIn(folder, 'package.json'), 'utf8')) as Manifest;
}

/** All entries of a package that lead to modules. */
export function entriesOf(folder: Folder): Entry[] {
  const { name, exports } = manifestOf(folder);
  return Object.entries(exports).flatMap(([key, target]) =>
    typeof target === 'string' || !target.types
      ? []
      : [
          {
            specifier: name + key.slice(1),
            source: pathIn(folder, target[sourceCondition]!),
            module: pathIn(folder, target.default),
            types: pathIn(folder, target.types),
          },
        ],
  );
}

/** The stylesheets of a package by their specifier. */
export function stylesheetsOf(folder: Folder): Record<string, string> {
  const { name, exports } = manifestOf(folder);
  const built = (target: string | Target) => (typeof target === 'string' ? target : target.default);
  return Object.fromEntries(
    Object.entries(exports).flatMap(([key, target]) =>
      key.endsWith('.css') ? [[name + key.slice(1), pathIn(folder, built(target))]] : [],
    ),
  );
}
