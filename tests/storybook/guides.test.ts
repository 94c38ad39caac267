import { describe, expect, it } from 'vitest';
import { readStoryFiles } from '../../.storybook/storyFiles.ts';

const files = await readStoryFiles();
const components = files.filter(({ hasComponent }) => hasComponent);
const titles = files.map(({ title }) => title);

/**
 * Of these there is no picture of a mistake: a skip link is seen only while it has the focus, and most of the owner's area are screens
 * and rows that exist once.
 */
const withoutMistakes =
  /^(?:Navigation\/SkipLink|Content\/Admin\/(?!(?:AdminHeading|EditDialog|EntryForm|FileUpload|ListControls|ListResults|PictureInput|RemotePicture)$).*)$/;

/** Components that consist of one thing, or only place what they are given. */
const ofOnePart =
  /\/(?:Badge|Container|FieldRow|Grid|Heading|Icon|Illustration|Link|Picture|RemotePicture|SkipLink|Spinner|Stack|StoredPicture|Text|VisuallyHidden)$/;

describe('the story files', () => {
  it('are found', () => {
    expect(components.length).toBeGreaterThan(190);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe.each(components)('the guide of $title', ({ path, title, guide, stories }) => {
  it('is there, and says what it must', () => {
    if (!guide) throw new Error(`${path} has no guide. Write one beside it and name it in its parameters.`);
    expect(guide.use.length).toBeGreaterThan(0);
    expect(guide.accessibility.length).toBeGreaterThan(0);
    for (const sentence of [
      ...guide.use,
      ...guide.accessibility,
      ...guide.insteadUse.map(({ when }) => when),
      ...(guide.content ?? []),
    ])
      expect(sentence).toMatch(/[.?”]$/);
  });

  it('leads to components that exist', () => {
    for (const [, , component] of guide?.anatomy ?? []) if (component) expect(titles).toContain(component);
    for (const { component } of guide?.insteadUse ?? []) {
      expect(titles).toContain(component);
      expect(component).not.toBe(title);
    }
  });

  it.runIf(/^(?:Actions|Fields|Content\/(?:Cards|Sections))\/(?!ErrorSummary|FieldRow)/.test(title))(
    'shows its states',
    () => {
      expect(stories.map(({ name }) => name)).toContain('States');
    },
  );

  it.runIf(guide?.dos || !withoutMistakes.test(title))('shows a mistake', () => {
    expect(guide?.donts?.length).toBeGreaterThan(0);
  });

  it.skipIf(ofOnePart.test(title))('says what it is made of', () => {
    expect(guide?.anatomy?.length).toBeGreaterThan(0);
  });

  it('shows stories that exist; what should not be done is neither in the sidebar nor among the stories of the page', () => {
    const tagsOf = (name: string) => stories.find((story) => story.name === name)?.tags;
    for (const { story } of guide?.dos ?? []) expect(tagsOf(story), story).toBeDefined();
    for (const { story } of guide?.donts ?? [])
      expect(tagsOf(story), story).toEqual(expect.arrayContaining(['!dev', '!autodocs', 'slow']));
  });
});
