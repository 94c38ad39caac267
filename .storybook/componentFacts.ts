import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { entryOf } from './codeExamples.ts';
import { componentName } from './componentName.ts';
import { readStoryFiles, type StoryFile } from './storyFiles.ts';

const root = resolve(import.meta.dirname, '..');

/** Facts for a component's page that the project can derive, so that its guide need not state them. */
export interface ComponentFacts {
  /** The package's name. */
  version: string;
  /** The entry that exports it; undefined for a part private to its package. */
  entry?: string;
  /** Source file, relative to the project root. */
  source: string;
  /**
   * KB (1000 bytes), minified and brotli-compressed, with all dependencies except React and, for other packages,
   * @advisor/ui.
   */
  size?: number;
  /** Unit tests next to it, relative to the project root. */
  tests: string[];
  /** Changelog entries that name it, with their version; unreleased ones have none. */
  changes: { version?: string; text: string }[];
  /** Titles of the components it is composed of, those composed from it, and those it can replace. */
  madeOf: string[];
  partOf: string[];
  insteadOf: string[];
}

/** External links of the pages, and the facts of each component by page title. */
export interface ProjectFacts {
  /** `https://…/blob/main/`, followed by a path. */
  sources: string;
  /** Where to open an issue. */
  newIssue: string;
  components: Record<string, ComponentFacts>;
}

export const componentFactsModule = 'virtual:component-facts';

/** Provides the facts to the docs pages. Sizes are measured from the built packages when Storybook is built. */
export function componentFacts(): Plugin {
  const id = `\0${componentFactsModule}`;
  let measures = false;
  return {
    name: 'component-facts',
    configResolved: ({ command }) => void (measures = command === 'build'),
    resolveId: (source) => (source === componentFactsModule ? id : undefined),
    load: async (module) => {
      if (module !== id) return undefined;
      // Story tests show no docs pages.
      const facts = process.env.VITEST ? { sources: '', newIssue: '', components: {} } : await readFacts(measures);
      return `export default ${JSON.stringify(facts)}`;
    },
  };
}

interface Manifest {
  version: string;
  bugs: string;
  repository: { url: string };
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const packageOf = (path: string) => path.split('/')[1]!;
const manifestOf = (name: string) => JSON.parse(read(`packages/${name}/package.json`)) as Manifest;

export async function readFacts(measures: boolean): Promise<ProjectFacts> {
  const files = (await readStoryFiles()).filter(({ hasComponent }) => hasComponent);
  const titles = new Map(files.map(({ title }) => [componentName(title), title]));
  const components = Object.fromEntries(files.map((file) => [file.title, factsOf(file, titles)]));
  for (const { title, guide } of files) {
    for (const part of components[title]!.madeOf) components[part]!.partOf.push(title);
    for (const { component } of guide?.insteadUse ?? []) components[component]?.insteadOf.push(title);
  }
  if (measures) await measureAll(Object.entries(components));
  const { bugs, repository } = manifestOf('ui');
  return {
    sources: `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/`,
    newIssue: `${bugs}/new`,
    components,
  };
}

function factsOf({ path, title }: StoryFile, titles: ReadonlyMap<string, string>): ComponentFacts {
  const name = componentName(title);
  const folder = dirname(path);
  const own = `${folder}/${name}.tsx`;
  const source = existsSync(join(root, own)) ? own : path;
  return {
    version: manifestOf(packageOf(path)).version,
    entry: entryOf(path, name, false),
    source,
    tests: globSync(`${folder}/*.test.{ts,tsx}`, { cwd: root }).toSorted(),
    changes: changesOf(packageOf(path), name),
    madeOf: source === own ? importedBy(own, titles).filter((other) => other !== title) : [],
    partOf: [],
    insteadOf: [],
  };
}

/** Titles of the components that a source file imports by name. */
function importedBy(path: string, titles: ReadonlyMap<string, string>): string[] {
  const imports = read(path).matchAll(/^import \{([^}]*)\} from '(?:\.|@advisor\/)/gm);
  const names = [...imports].flatMap(([, list]) => list!.split(',').map((each) => each.trim().split(' ')[0]!));
  return [...new Set(names.flatMap((name) => titles.get(name) ?? []))].toSorted();
}

/** Changelog entries of a package that name a component in backticks, latest first. */
function changesOf(folder: string, name: string): ComponentFacts['changes'] {
  const isNamed = (text: string) => new RegExp(`\`(?:<|notify\\.)?${name}\\b[^\`]*\``).test(text);
  const coming = globSync('.changeset/*.md', { cwd: root })
    .toSorted()
    .flatMap((path) => {
      const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(path)) ?? [];
      return head?.includes(`'@advisor/${folder}'`) && isNamed(text!) ? [{ text: inOneLine(text!) }] : [];
    });
  const released = read(`packages/${folder}/CHANGELOG.md`)
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [version] = part.split('\n');
      const items = part
        .split(/^- /m)
        .slice(1)
        .map((item) => item.split(/^#/m)[0]!);
      return items.filter(isNamed).map((text) => ({ version, text: inOneLine(text) }));
    });
  return [...coming, ...released];
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

async function measureAll(components: [string, ComponentFacts][]) {
  const left = components.filter(([, { entry, source }]) =>
    entry === undefined ? false : existsSync(join(root, 'packages', packageOf(source), 'dist')),
  );
  const { measure } = await import('../tests/packages/sizes.ts');
  async function measureNext() {
    for (let next = left.shift(); next; next = left.shift()) {
      const [title, facts] = next;
      const { size } = await measure(`${componentName(title)} from ${facts.entry}`);
      facts.size = size;
    }
  }
  await Promise.all([measureNext(), measureNext()]);
}
