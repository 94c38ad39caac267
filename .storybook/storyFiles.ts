import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';

const root = resolve(import.meta.dirname, '..');

/** What can be told of a story file without a browser. */
export interface StoryFile {
  /** From the root of the project. */
  path: string;
  title: string;
  /** Whether it is about a component, and not about tokens, patterns or pages. */
  hasComponent: boolean;
  /** The names of its exports, each with its tags. */
  stories: { name: string; tags: readonly string[] }[];
  guide?: ComponentGuide;
}

/** The story files of the packages, with their guides, which are plain data. */
export async function readStoryFiles(): Promise<StoryFile[]> {
  const paths = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).toSorted();
  return Promise.all(paths.map(readStoryFile));
}

/** By the path of each story file, the pages that lead to its page, and that its page does not lead to. */
export async function relatedPages(): Promise<Map<string, string[]>> {
  const files = await readStoryFiles();
  const linksOf = ({ guide }: StoryFile) => [
    ...(guide?.insteadUse ?? []).map(({ component }) => component),
    ...(guide?.anatomy ?? []).map(([, , component]) => component),
  ];
  const relatedTo = (page: StoryFile) =>
    files.filter((other) => linksOf(other).includes(page.title) && !linksOf(page).includes(other.title));
  return new Map(files.map((page) => [resolve(root, page.path), relatedTo(page).map(({ title }) => title)]));
}

async function readStoryFile(path: string): Promise<StoryFile> {
  const source = readFileSync(resolve(root, path), 'utf8');
  const { meta, indexInputs } = loadCsf(source, { fileName: path, makeTitle: (title) => title }).parse();
  const [, name, module] = /import \{ (\w+)(?: as guide)? \} from '(\.[^']+\.guide)'/.exec(source) ?? [];
  return {
    path,
    title: meta?.title ?? '',
    hasComponent: meta?.component !== undefined,
    stories: indexInputs.map(({ exportName, tags = [] }) => ({ name: exportName, tags })),
    guide: module && name ? (await import(guideAddress(path, module)))[name] : undefined,
  };
}

const guideAddress = (path: string, module: string) => pathToFileURL(resolve(root, dirname(path), `${module}.ts`)).href;
