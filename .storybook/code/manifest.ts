import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { snippetsOf } from './snippets.ts';

/** What the manifest of Storybook has of a component. */
interface Entry {
  id: string;
  path: string;
  stories?: { id: string; snippet?: string }[];
  import?: string;
  error?: unknown;
}

interface Manifests {
  components: { components: Record<string, Entry> };
}

/** The manifest of the components that the packages export, with the import lines and the code of the docs pages. */
export async function withSnippets(manifests: Manifests): Promise<Manifests> {
  const entries = Object.values(manifests.components.components).map(async (entry) => {
    const snippets = await snippetsOf(join(import.meta.dirname, '../..', entry.path));
    if (!snippets?.importLine) return [];
    const codes = new Map(
      [...snippets.stories].map(([name, code]) => [toId(entry.id, storyNameFromExport(name)), code]),
    );
    const stories = entry.stories?.filter(({ id }) => codes.has(id)) ?? [];
    return [
      [
        entry.id,
        {
          ...entry,
          error: undefined,
          import: snippets.importLine,
          stories: stories.map((story) => ({ ...story, snippet: codes.get(story.id)! })),
        },
      ],
    ];
  });
  const components = Object.fromEntries((await Promise.all(entries)).flat());
  return { ...manifests, components: { ...manifests.components, components } };
}
