import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadCsf, type CsfFile } from 'storybook/internal/csf-tools';

const root = resolve(import.meta.dirname, '..');

/** What static analysis can tell about a story file. */
export interface StoryFile {
  /** Relative to the project root. */
  path: string;
  title: string;
  /** Whether it documents a component rather than tokens, patterns or pages. */
  hasComponent: boolean;
  /** Its export names, each with its tags. */
  stories: { name: string; tags: readonly string[] }[];
  guide?: ComponentGuide;
}

/** The packages' story files with their guides, which are plain data. */
export async function readStoryFiles(): Promise<StoryFile[]> {
  const paths = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).toSorted();
  return Promise.all(paths.map(readStoryFile));
}

/** The files that were parsed, which takes seconds for all: several features of Storybook read them. */
const parsed = new Map<string, { source: string; csf: CsfFile }>();

function parse(path: string, source: string): CsfFile {
  const before = parsed.get(path);
  if (before?.source === source) return before.csf;
  const csf = loadCsf(source, { fileName: path, makeTitle: (title) => title }).parse();
  parsed.set(path, { source, csf });
  return csf;
}

async function readStoryFile(path: string): Promise<StoryFile> {
  const source = readFileSync(resolve(root, path), 'utf8');
  const { meta, indexInputs } = parse(path, source);
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
