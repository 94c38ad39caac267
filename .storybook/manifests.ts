import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { examplesIn } from './codeExamples.ts';
import { componentName } from './componentName.ts';
import {
  describeGuide,
  describeTokens,
  firstSentence,
  setUp,
  type Document,
  type Manifest,
  type ManifestEntry,
} from './llmsTxt.ts';
import { readStoryFiles, type StoryFile } from './storyFiles.ts';

/** Storybook's manifests, by file name in `manifests/`. */
export interface Manifests {
  components?: Manifest;
  docs?: { v: number; docs: Record<string, Document> };
}

/**
 * Corrects and completes the manifests that the MCP add-on answers from: story code comes from the code panel, with
 * imports from package entries; a component's summary is its description's first sentence, and its guide is attached;
 * set-up and tokens get documents.
 */
export async function completeManifests({ components: manifest, docs, ...rest }: Manifests): Promise<Manifests> {
  const files = new Map((await readStoryFiles()).map((file) => [`./${file.path}`, file]));
  const components = await Promise.all(
    Object.entries(manifest?.components ?? {}).map(async ([id, entry]) => {
      const file = files.get(entry.path);
      return [id, file?.hasComponent ? await completeEntry(entry, file) : entry] as const;
    }),
  );
  const written = {
    'set-up': { name: 'Set up', path: './packages/ui/README.md', content: setUp() },
    tokens: { name: 'Tokens', path: './packages/ui/src/theme/tokens.ts', content: describeTokens() },
  };
  return {
    ...rest,
    ...(manifest && { components: { ...manifest, components: Object.fromEntries(components) } }),
    docs: {
      v: docs?.v ?? 0,
      docs: {
        ...docs?.docs,
        ...Object.fromEntries(
          Object.entries(written).map(([id, document]) => [id, { id, title: document.name, ...document }]),
        ),
      },
    },
  };
}

async function completeEntry({ error, ...entry }: ManifestEntry, file: StoryFile): Promise<ManifestEntry> {
  const name = componentName(file.title);
  const summary = firstSentence(entry.description || file.guide?.use[0]);
  const guide = file.guide && { id: `${entry.id}--guide`, name: 'Guide', content: describeGuide(file.guide) };
  return {
    ...entry,
    // Storybook finds no component where a story demonstrates a function, such as `notify`.
    ...(error && { name }),
    stories: await storiesOf(file, error ? undefined : entry.stories),
    // Each story's code already has it.
    import: undefined,
    ...(summary && { summary }),
    ...(guide && { docs: { ...entry.docs, guide } }),
  };
}

/** The known stories, or else those of the docs page, with the code from their panels. */
async function storiesOf({ path, title, stories }: StoryFile, known?: ManifestEntry['stories']) {
  const examples = await examplesIn(path);
  const shown = stories
    .filter(({ tags }) => !tags.includes('!autodocs'))
    .map(({ name }) => ({ id: toId(title, storyNameFromExport(name)), name: storyNameFromExport(name) }));
  const code = new Map([...examples].map(([name, snippet]) => [toId(title, storyNameFromExport(name)), snippet]));
  return (known ?? shown).map((story) => ({ ...story, snippet: code.get(story.id) }));
}
