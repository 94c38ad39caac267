import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { tokensOf } from '../packages/ui/src/theme/tokenList.ts';
import { advisorTokens } from '../packages/ui/src/theme/tokens.ts';
import { entryOf } from './codeExamples.ts';
import { componentName } from './componentName.ts';
import { readStoryFiles, type StoryFile } from './storyFiles.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Prop {
  description: string;
  required: boolean;
  type: { name: string; value?: { value: string }[]; raw?: string };
  defaultValue: { value: string } | null;
}

interface Documented {
  name: string;
  description?: string;
  reactDocgenTypescript?: { props: Record<string, Prop> };
}

/** An entry of `manifests/components.json`, which Storybook generates from types and stories. */
export interface ManifestEntry extends Documented {
  id: string;
  path: string;
  import?: string;
  summary?: string;
  stories?: { id: string; name: string; snippet?: string }[];
  subcomponents?: Record<string, Documented>;
  docs?: Record<string, Document>;
  /** Why Storybook could not extract more. */
  error?: { name: string; message: string };
}

/** A document next to the components, or attached to one. */
export interface Document {
  id: string;
  name: string;
  title?: string;
  /** Relative to the project root. */
  path?: string;
  content: string;
}

/** The content of `manifests/components.json`. */
export interface Manifest {
  components: Record<string, ManifestEntry>;
}

export function readManifest(folder: string): ManifestEntry[] {
  const text = readFileSync(join(folder, 'manifests/components.json'), 'utf8');
  return Object.values((JSON.parse(text) as Manifest).components);
}

/** Writes `llms.txt` and its pages into a built Storybook. */
export async function writeLlmsTxt(folder: string): Promise<void> {
  for (const [path, text] of await llmsTxt(readManifest(folder))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The part of the dev server's app that is used. */
interface DevServer {
  get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => unknown;
}

/** Serves `llms.txt` and its pages in development, from the current manifest. */
export function serveLlmsTxt(app: DevServer): void {
  async function pageFor(request: IncomingMessage): Promise<string | undefined> {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const manifest = await fetch(`http://localhost:${request.socket.localPort}/manifests/components.json`);
    const { components } = (await manifest.json()) as Manifest;
    return (await llmsTxt(Object.values(components))).get(pathname.slice(1));
  }
  function answer(request: IncomingMessage, response: ServerResponse): void {
    const end = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
    pageFor(request).then(
      (text) => (text === undefined ? end(404, 'Not found') : end(200, text)),
      (error: unknown) => end(500, String(error)),
    );
  }
  app.get('/llms.txt', answer);
  app.get('/llms/:page', answer);
}

/**
 * The contents of `llms.txt` (llmstxt.org) and its pages, by path: an index with one line per component, linking to its
 * page `llms/<id>.md` (purpose, guide, keys, props, an example), and to the pages on set-up, tokens and custom
 * elements. Generated from the manifest, the guides and the sources.
 */
async function llmsTxt(manifest: ManifestEntry[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const addPage = (id: string, text: string) => pages.set(`llms/${id}.md`, `${text}\n`);

  const files = new Map((await readStoryFiles()).map((file) => [`./${file.path}`, file]));
  const lines = manifest.flatMap((entry) => {
    const file = files.get(entry.path);
    if (!file?.hasComponent) return [];
    addPage(entry.id, describe(entry, file));
    const purpose = firstSentence(entry.description || file.guide?.use[0]);
    return [`- [${file.title}](llms/${entry.id}.md)${purpose && `: ${purpose}`}`];
  });
  // From the README's generated section, which a test keeps current.
  const elements = read('packages/tools/README.md').split('<!-- elements -->')[1]!.trim();
  addPage('custom-elements', `# The tools as custom elements\n\n${elements}`);
  addPage('set-up', setUp());
  addPage('tokens', describeTokens());

  const text = [
    '# Advisor design system',
    '> React components of an advisor’s site: primitives, forms, sections, six tools. Light and dark, WCAG 2.2 AA.',
    'The page of a component has its props as the types have them. The same for programs: manifests/components.json.',
    '## Start',
    '- [Set up](llms/set-up.md): what to install, which stylesheets to import once, what is in which entry.',
    '## Components',
    lines.toSorted().join('\n'),
    '## Tokens',
    '- [The tokens](llms/tokens.md): every CSS variable with its name in TypeScript, its use and its values.',
    '## Without React',
    '- [The tools as custom elements](llms/custom-elements.md): properties, events, parts and CSS variables.',
  ].join('\n\n');
  return pages.set('llms.txt', `${text}\n`);
}

/** Installing the package and loading the theme, from its README and a consumer app that a test builds. */
export function setUp(): string {
  const [, text] = /^# [^\n]*\n+(.*)$/s.exec(read('packages/ui/README.md'))!;
  return [
    '# Set up',
    '`npm install @advisor/ui`, beside React 18.3 or 19; for the tools, `npm install @advisor/tools @advisor/ui`.',
    text!.trim(),
    '## The first module of an app',
    `\`\`\`tsx\n${read('tests/outside/consumers/vite-app/src/main.tsx').trim()}\n\`\`\``,
  ].join('\n\n');
}

/** Every token of the advisor's brand, with light and dark values where they differ. */
export function describeTokens(): string {
  const lines = tokensOf(advisorTokens).map(({ css, typescript, use, text }) => {
    const names = [css && `\`${css}\``, `\`${typescript}\``].filter(Boolean).join(', ');
    const values = text.light === text.dark ? text.light : `${text.light}, in dark ${text.dark}`;
    return `- ${names}: ${use}. ${values}`;
  });
  return [
    '# Tokens',
    'CSS variables are there with `@advisor/ui/styles.css` or `@advisor/ui/tokens.css`; `vars` and the names without a variable are exported by `@advisor/ui/theme`. The same for programs: `@advisor/ui/tokens.json` (DTCG 2025.10) and `@advisor/ui/tokens.resolver.json`.',
    lines.join('\n'),
  ].join('\n\n');
}

/** The first sentence of a description, on one line. */
export function firstSentence(description = ''): string {
  const line = description.replaceAll(/\s+/g, ' ').trim();
  return /^.*?[.:](?= |$)/.exec(line)?.[0].replace(/:$/, '.') ?? line;
}

function describe(entry: ManifestEntry, file: StoryFile): string {
  const { guide } = file;
  const [example] = entry.stories ?? [];
  const imported = importOf(file, componentName(file.title));
  return [
    `# ${file.title}`,
    entry.description,
    imported && `\`${imported}\``,
    guide && describeGuide(guide),
    propsOf(entry),
    ...Object.values(entry.subcomponents ?? {}).flatMap((part) => [`## ${part.name}`, part.description, propsOf(part)]),
    example?.snippet && `Example:\n\n\`\`\`tsx\n${example.snippet}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A component's guide as Markdown. */
export function describeGuide(guide: ComponentGuide): string {
  return [
    `Status: ${guide.status}`,
    list('Use', guide.use),
    list(
      'Instead',
      guide.insteadUse.map(({ component, when }) => `${component}: ${when}`),
    ),
    list(
      'Do not',
      guide.donts?.map(({ caption }) => caption),
    ),
    list(
      'Anatomy',
      guide.anatomy?.map(([part, what]) => `${part}: ${what}`),
    ),
    list('Content', guide.content),
    list(
      'Keyboard',
      guide.keyboard.map(([keys, what]) => `${keys}: ${what}`),
    ),
    list('Accessibility', guide.accessibility),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The component's import line, from the entry that exports it; none for a part of another component. */
function importOf({ path }: StoryFile, name: string): string | undefined {
  const entry = entryOf(path, name, false);
  return entry && `import { ${name} } from '${entry}';`;
}

const list = (head: string, lines: readonly string[] = []) =>
  lines.length > 0 && [`${head}:`, ...lines.map((line) => `- ${line}`)].join('\n');

function propsOf({ reactDocgenTypescript }: Documented): string | false {
  const props = Object.entries(reactDocgenTypescript?.props ?? {});
  return list(
    'Props',
    props.map(([name, { type, required, defaultValue, description }]) => {
      const values = type.value?.map(({ value }) => value).join(' | ') ?? type.raw ?? type.name;
      const rest = [required && 'required', defaultValue && `default ${defaultValue.value}`].filter(Boolean).join(', ');
      return `\`${name}\`: \`${values}\`${rest && ` (${rest})`}. ${description.replaceAll(/\s+/g, ' ')}`.trim();
    }),
  );
}
