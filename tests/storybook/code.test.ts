import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { snippetsOf } from '../../.storybook/code/snippets.ts';
import { readStoryFiles } from '../../.storybook/storyFiles.ts';

const root = join(import.meta.dirname, '../..');
const files = await Promise.all(
  (await readStoryFiles()).map(async ({ path, title }) => ({ title, snippets: await snippetsOf(join(root, path)) })),
);
const codeOf = (title: string, story: string) =>
  files.find((file) => file.title === title)?.snippets?.stories.get(story);

// That it compiles is checked with the packed packages.
describe('the code of the stories', () => {
  it('has nothing of their tests', () => {
    const codes = files.flatMap(({ title, snippets }) =>
      [...(snippets?.stories ?? [])].map(([name, code]) => ({ story: `${title} ${name}`, code })),
    );
    expect(codes.length).toBeGreaterThan(750);
    // A parenthesis on a line of its own would be text of an element.
    expect(codes.filter(({ code }) => /^\s*\($/m.test(code))).toEqual([]);
    expect(codes.filter(({ code }) => /storybook|\bexpect\(|\bfn\(|import\.meta|\.\.\/|InMemory/.test(code))).toEqual(
      [],
    );
  });

  it('is missing on the pages of what no package exports, and nowhere else', () => {
    expect(files.filter(({ snippets }) => !snippets).map(({ title }) => title)).toEqual([
      'Content/Forms/AttachedReport',
      'Content/Forms/FormSection',
      'Content/Illustrations/Illustration',
      'Content/Illustrations/Portrait',
      'Tools/Embed',
      'Tools/ToolFrame',
      'Tools/Lazy loading',
      'Tools/Two imports at once',
      'Sections/Together',
      ...files.map(({ title }) => title).filter((title) => title.startsWith('Theme/')),
    ]);
    expect(
      files.filter(({ title, snippets }) => snippets?.importLine === '' && !title.startsWith('Patterns/')),
    ).toEqual([]);
  });

  it('has a handler with a name in the place of a spy', () => {
    expect(codeOf('Actions/Button', 'Primary')).toBe(
      [
        `import { Button } from '@advisor/ui';`,
        `const handleClick = () => {};`,
        `<Button onClick={handleClick}>Send message</Button>`,
      ].join('\n\n'),
    );
  });

  it('holds the value of a field in a state', () => {
    expect(codeOf('Fields/NumberInput', 'Plain'))
      .toBe(`import { NumberInput, type NumberInputProps } from '@advisor/ui/fields';
import { useState } from 'react';

function Example() {
  const [value, setValue] = useState<NumberInputProps['value']>(4);
  return (
    <NumberInput label="Servers" min={0} value={value} onChange={setValue} />
  );
}`);
  });

  it('declares what only stories have, such as a store in memory, with the type of its prop', () => {
    expect(codeOf('Content/Admin/UserManager', 'Filled'))
      .toBe(`import { UserManager, type UserManagerProps } from '@advisor/content/admin';

declare const users: UserManagerProps['users'];

<UserManager users={users} />`);
  });

  it('has the arguments where a story uses them', () => {
    expect(codeOf('Forms/FileField', 'Refused')).toBe(`import { Form, schemaOf } from '@advisor/ui/forms';
import { FileField } from '@advisor/ui/forms/file';

const save = async (_values: Record<string, unknown>) => {};

<Form
  initialValues={{ agenda: [] }}
  schema={schemaOf([
    {
      name: 'agenda',
      label: 'Agenda',
      accept: ['pdf', 'png'],
      maxBytes: 1000,
      maxFiles: 2,
      type: 'file',
      required: 'the agenda',
    },
  ])}
  onSubmit={(values) => save(values)}
  submitLabel="Save"
>
  <FileField
    name="agenda"
    label="Agenda"
    accept={['pdf', 'png']}
    maxBytes={1000}
    required
    maxFiles={2}
  />
</Form>`);
  });

  it('comes with the import line of what its page is about', () => {
    const lines = new Map(files.map(({ title, snippets }) => [title, snippets?.importLine]));
    expect(lines.get('Forms/FileField')).toBe(`import { FileField } from '@advisor/ui/forms/file';`);
    expect(lines.get('Navigation/Tabs')).toBe(`import { Tabs } from '@advisor/ui';`);
    expect(lines.get('Feedback/notify')).toBe(`import { notify } from '@advisor/ui';`);
    expect(lines.get('Content/Cards/ToolCard')).toBe(`import { ToolCard } from '@advisor/content/cards';`);
    expect(lines.get('Overlays/UnsavedGuard')).toBe(`import { DiscardQuestion, UnsavedGuard } from '@advisor/ui';`);
  });
});
