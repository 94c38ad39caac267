import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** An entry of `manifests/components.json`, which Storybook writes from the types and the stories. */
export interface ManifestEntry extends Documented {
  id: string;
  path: string;
  /** The line that imports it. */
  import: string;
  stories?: { name: string; snippet?: string }[];
  subcomponents?: Record<string, Documented>;
}

export function readManifest(folder: string): ManifestEntry[] {
  const text = readFileSync(join(folder, 'manifests/components.json'), 'utf8');
  return Object.values<ManifestEntry>(JSON.parse(text).components);
}

/**
 * Writes `llms.txt` (llmstxt.org) into a built Storybook: every component with its purpose, its guide if it has one, its
 * props and an example, generated from the manifest and the guides.
 */
export async function writeLlmsTxt(folder: string): Promise<void> {
  const files = new Map((await readStoryFiles()).map((file) => [`./${file.path}`, file]));
  const entries = readManifest(folder).map((entry) => describe(entry, files.get(entry.path)!));
  const text = [
    '# Advisor design system',
    '> React components of an advisor’s site: primitives, forms, sections, six tools. Light and dark, WCAG 2.2 AA.',
    'Every component, with its props as the types have them. The same for programs: manifests/components.json.',
    ...entries,
    '## The tools as custom elements',
    // In the generated part of the README, which a test keeps current.
    read('packages/tools/README.md').split('<!-- elements -->')[1]!.trim(),
  ].join('\n\n');
  writeFileSync(join(folder, 'llms.txt'), `${text}\n`);
}

function describe(entry: ManifestEntry, file: StoryFile): string {
  const { guide } = file;
  const [example] = entry.stories ?? [];
  return [
    `## ${file.title}`,
    entry.description,
    `\`${entry.import}\``,
    guide && `Status: ${guide.status}`,
    list('Use', guide?.use),
    list(
      'Instead',
      guide?.insteadUse.map(({ component, when }) => `${component} when ${when}`),
    ),
    list(
      'Anatomy',
      guide?.anatomy?.map(([part, what, component]) => `${part}: ${what}${component ? ` (${component})` : ''}`),
    ),
    list('Content', guide?.content),
    list('Accessibility', guide?.accessibility),
    propsOf(entry),
    ...Object.values(entry.subcomponents ?? {}).flatMap((part) => [
      `### ${part.name}`,
      part.description,
      propsOf(part),
    ]),
    example?.snippet && `Example:\n\n\`\`\`tsx\n${example.snippet}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n');
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
