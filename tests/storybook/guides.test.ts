import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStoryFiles } from '../../.storybook/storyFiles.ts';

const root = join(import.meta.dirname, '../..');
const files = await readStoryFiles();
const components = files.filter(({ hasComponent }) => hasComponent);
// Most components of the content say all there is to say in their docstring.
const guided = components.filter(({ path, guide }) => guide || !path.startsWith('packages/content/'));
const titles = files.map(({ title }) => title);

/** Components of the design system and tools that are one part: an element, or the arrangement of others. */
const ofOnePart = new Set([
  'Charts/Sparkline',
  'Feedback/Spinner',
  'Fields/FieldRow',
  'Layout/Container',
  'Layout/Grid',
  'Layout/Stack',
  'Media/Icon',
  'Media/Picture',
  'Navigation/SkipLink',
  'Sections/RichText',
  'Text/Heading',
  'Text/Kbd',
  'Layout/List',
  'Text/Text',
  'Layout/VisuallyHidden',
  'Tools/Embed',
  'Tools/Lazy loading',
]);
/** Components of the design system and tools that have no words of their own. */
const withoutWords = new Set([
  'Fields/FieldRow',
  'Layout/Container',
  'Layout/Grid',
  'Layout/Stack',
  'Navigation/ThemeSwitch',
  'Overlays/UnsavedGuard',
  'Tools/Embed',
  'Tools/Lazy loading',
]);
/** The source of a component and of its parts, without its stories. */
const sourceOf = (path: string) =>
  globSync('*.{ts,tsx}', { cwd: join(root, dirname(path)), exclude: ['*.stories.tsx', '*.guide.ts'] })
    .map((name) => readFileSync(join(root, dirname(path), name), 'utf8'))
    .join('\n');

describe('the story files', () => {
  it('are found, and the guides of those that have one', () => {
    expect(components.length).toBeGreaterThan(120);
    expect(guided.length).toBeGreaterThan(90);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe.each(guided)('the guide of $title', ({ path, title, guide, stories }) => {
  it('is there, and says what it must', () => {
    if (!guide) throw new Error(`${path} has no guide. Write one beside it and name it in its parameters.`);
    expect(guide.use.length).toBeGreaterThan(0);
    expect(guide.accessibility.length).toBeGreaterThan(0);
    const sentences = [
      ...guide.use,
      ...guide.accessibility,
      ...guide.insteadUse.map(({ when }) => when),
      ...(guide.content ?? []),
      ...(guide.anatomy ?? []).map(([, what]) => what),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/[.?”]$/);
    // One part is no anatomy, and a part is named once.
    const parts = guide.anatomy?.map(([part]) => part);
    if (parts) expect(new Set(parts).size).toBeGreaterThan(1);
    expect(new Set(parts).size).toBe(parts?.length ?? 0);
  });

  // Those of the content do where there is something to say.
  it.runIf(!path.startsWith('packages/content/'))('names its parts and says how its words are written', () => {
    expect(guide?.anatomy === undefined, 'no anatomy').toBe(ofOnePart.has(title));
    expect(guide?.content === undefined, 'no content').toBe(withoutWords.has(title));
    const props = (guide?.anatomy ?? []).flatMap(([, what]) =>
      [...what.matchAll(/`([a-z]\w*)`/gi)].map(([, name]) => name),
    );
    for (const prop of props) expect(sourceOf(path)).toMatch(new RegExp(`\\b${prop}\\b`));
  });

  it('names a successor where it is deprecated', () => {
    if (guide?.status === 'deprecated') expect(guide.insteadUse).not.toEqual([]);
  });

  it('leads to components that exist', () => {
    for (const { component } of guide?.insteadUse ?? []) {
      expect(titles).toContain(component);
      expect(component).not.toBe(title);
    }
  });

  it('shows stories that exist; what should not be done stays out of the sidebar and of the list of stories', () => {
    const tagsOf = (name: string) => stories.find((story) => story.name === name)?.tags;
    for (const { story } of guide?.dos ?? []) expect(tagsOf(story), story).toBeDefined();
    for (const { story } of guide?.donts ?? [])
      if (story) expect(tagsOf(story), story).toEqual(expect.arrayContaining(['!dev', '!autodocs']));
  });

  it('says what not to do where it says what to do: what is wrong with it, then what to do instead', () => {
    expect(guide?.donts?.length ?? 0, 'don’ts').toSatisfy((count: number) => count > 0 === Boolean(guide?.dos));
    for (const { caption } of guide?.donts ?? []) expect(caption).toMatch(/[.?”] [A-Z“`#].*[.”]$/);
  });
});
