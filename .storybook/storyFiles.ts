import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '..');

/** What can be told of a story file without a browser. */
export interface StoryFile {
  /** From the root of the project. */
  path: string;
  title: string;
  /** Whether it is about a component, and not about tokens, patterns or pages. */
  hasComponent: boolean;
  /** The names of its exports, each with its source. */
  stories: { name: string; source: string }[];
  guide?: ComponentGuide;
}

/** The story files of the packages, with their guides, which are plain data. */
export async function readStoryFiles(): Promise<StoryFile[]> {
  const paths = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).toSorted();
  return Promise.all(paths.map(readStoryFile));
}

async function readStoryFile(path: string): Promise<StoryFile> {
  const source = readFileSync(resolve(root, path), 'utf8');
  const [, title = ''] = /^const meta[\s\S]*?\btitle: '([^']+)'/m.exec(source) ?? [];
  const [, name, module] = /import \{ (\w+)(?: as guide)? \} from '(\.[^']+\.guide)'/.exec(source) ?? [];
  const stories = source.split(/^export const /m).slice(1);
  return {
    path,
    title,
    hasComponent: /^const meta[\s\S]*?\bcomponent: [\s\S]*?satisfies Meta/m.test(source),
    stories: stories.map((text) => ({ name: /^\w+/.exec(text)![0], source: text })),
    guide: module && name ? (await import(guideAddress(path, module)))[name] : undefined,
  };
}

const guideAddress = (path: string, module: string) => pathToFileURL(resolve(root, dirname(path), `${module}.ts`)).href;
