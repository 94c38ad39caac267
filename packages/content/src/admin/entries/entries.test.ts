import { describe, expect, test } from 'vitest';
import { collections } from '../../collections';
import { entry, field } from '../../collections/field';
import { emptyValue, newKey, withField } from './emptyEntry';
import { entryDiff, isSame } from './entryDiff';
import { entryTitle } from './entryTitle';
import { fieldTree } from './fieldTree';
import { problemLine, problemsOf } from './problems';

const schema = entry({
  title: field.text({ label: 'Title', help: 'A few words.', min: 3, max: 20 }),
  note: field.text({ label: 'Note', max: 40, multiline: true, optional: true }),
  seats: field.number({ label: 'Seats', min: 2, max: 9 }),
  kind: field.choice({ label: 'Kind', options: ['talk', 'panel'] }),
  file: field.file({ label: 'File' }),
  parts: field.list({
    label: 'Parts',
    of: field.group({
      label: 'Part',
      fields: {
        name: field.text({ label: 'Name', max: 10 }),
        words: field.list({ label: 'Words', of: field.text({ label: 'Word', max: 5 }), optional: true }),
      },
    }),
    max: 3,
  }),
});
const tree = fieldTree(schema);
const named = (name: string) => tree.fields.find((each) => each.name === name)!;
const valid = { title: 'Opening', seats: 4, kind: 'talk', file: null, parts: [{ name: 'One' }] };

describe('fieldTree', () => {
  test('has the words, control and bounds of each field, in order', () => {
    expect(tree.fields.map(({ name, control }) => `${name}: ${control}`)).toEqual([
      'title: text',
      'note: textarea',
      'seats: number',
      'kind: select',
      'file: file',
      'parts: list',
    ]);
    expect(named('title')).toMatchObject({ label: 'Title', help: 'A few words.', required: true, min: 3, max: 20 });
    expect(named('note')).toMatchObject({ required: false, max: 40 });
    expect(named('seats')).toMatchObject({ min: 2, max: 9 });
    expect(named('kind').options).toEqual(['talk', 'panel']);
    expect(named('file').required).toBe(false);
  });

  test('has the items of lists, in each other too', () => {
    const words = named('parts').item!.fields[1]!;
    expect(named('parts')).toMatchObject({ min: 1, max: 3, item: { control: 'group', label: 'Part' } });
    expect(words).toMatchObject({ control: 'list', required: false, item: { control: 'text', label: 'Word', max: 5 } });
  });

  test.each(collections.map(({ name, schema }) => [name, schema] as const))(
    'every field of %s can be asked for',
    (_, each) => {
      const check = (node: ReturnType<typeof fieldTree>) => {
        if (node !== root) expect(node.label).not.toBe('');
        if (node.control === 'select') expect(node.options.length).toBeGreaterThan(1);
        if (node.control === 'list') check(node.item!);
        if (node.control === 'group') expect(node.fields.length).toBeGreaterThan(0);
        node.fields.forEach(check);
      };
      const root = fieldTree(each);
      check(root);
    },
  );
});

describe('emptyValue', () => {
  test('has the required fields, blank, and the items that a list needs', () => {
    expect(emptyValue(tree)).toEqual({ title: '', kind: '', file: null, parts: [{ name: '' }] });
  });

  test('an empty entry says of each required field that it is to be filled in', () => {
    expect(problemsOf({ schema }, emptyValue(tree))).toEqual({
      title: 'Fill this in.',
      seats: 'Fill this in.',
      kind: 'Choose one of the options.',
      'parts[0].name': 'Fill this in.',
    });
  });
});

describe('withField', () => {
  test('leaves out an optional field that is blank, and keeps what is required', () => {
    expect(withField({ ...valid, note: 'x' }, named('note'), '')).toEqual(valid);
    expect(withField(valid, named('note'), 'x')).toEqual({ ...valid, note: 'x' });
    expect(withField(valid, named('title'), '')).toEqual({ ...valid, title: '' });
    expect(withField(valid, named('file'), null)).toEqual(valid);
    expect(withField(valid, named('seats'), undefined)).not.toHaveProperty('seats');
  });

  test('does not change what is typed', () => {
    expect(withField(valid, named('title'), '  two  ')).toMatchObject({ title: '  two  ' });
  });
});

describe('problemsOf', () => {
  test('has nothing to say of a valid entry', () => expect(problemsOf({ schema }, valid)).toEqual({}));

  test('has one message for each field, with its place', () => {
    const wrong = { ...valid, title: 'ab', seats: '4', parts: [{ name: 'One', words: ['far too long'] }], more: 1 };
    expect(problemsOf({ schema }, wrong)).toEqual({
      title: 'Use at least 3 characters.',
      seats: 'Enter a number.',
      'parts[0].words[0]': 'Use at most 5 characters.',
      '': 'Remove what the entry has no field for: more.',
    });
  });

  test('speaks of the fields alone while a rule over several cannot be asked', () => {
    const ruled = entry(
      {
        name: field.text({ label: 'Name', max: 5 }),
        tags: field.list({ label: 'Tags', of: field.text({ label: 'Tag', max: 5 }) }),
      },
      { field: 'tags', message: 'Begin with the name.', holds: ({ name, tags }) => tags[0] === name },
    );
    expect(problemsOf({ schema: ruled }, { name: 'much too long' })).toEqual({
      name: 'Use at most 5 characters.',
      tags: 'Fill this in.',
    });
    expect(problemsOf({ schema: ruled }, { name: 'a', tags: ['b'] })).toEqual({ tags: 'Begin with the name.' });
  });

  test.each(collections.map((each) => [each.name, each] as const))(
    'takes what ships of %s, and any rubbish',
    (_, each) => {
      for (const data of Object.values(each.entries)) expect(problemsOf(each, data)).toEqual({});
      for (const rubbish of [null, 'x', 4, [], { a: {} }]) expect(problemsOf(each, rubbish)).not.toEqual({});
    },
  );
});

test('a message away from its field names it', () => {
  expect(problemLine(tree, 'parts[1].words[0]', 'Fill this in.')).toBe('Parts, 2, Words, 1: Fill this in.');
  expect(problemLine(tree, 'gone', 'Fill this in.')).toBe('gone: Fill this in.');
  expect(problemLine(tree, '', 'Remove more.')).toBe('Remove more.');
});

test('an entry is named by its title, also while it has none', () => {
  const boards = { titleField: 'name', entryLabel: 'Board', label: 'Boards' };
  expect(entryTitle(boards, { name: 'Oxbow' })).toBe('Oxbow');
  for (const data of [{ name: ' ' }, {}, null, { name: 4 }])
    expect(entryTitle(boards, data)).toBe('Board without a name');
  expect(entryTitle({ ...boards, single: true }, { name: 'Oxbow' })).toBe('Boards');
});

test.each(collections.map((each) => [each.name, each] as const))(
  'an entry of %s is named in a line of text',
  (_, each) => {
    const title = fieldTree(each.schema).fields.find(({ name }) => name === each.titleField);
    expect(title).toMatchObject({ required: true });
    expect(['text', 'textarea']).toContain(title?.control);
  },
);

test('a new key is made of the title, and is free', () => {
  expect(newKey('Brambles Farm: “Été” 2026!', () => false)).toBe('brambles-farm-ete-2026');
  expect(newKey('Brambles', (key) => ['brambles', 'brambles-2'].includes(key))).toBe('brambles-3');
  expect(newKey('日本', () => false)).toBe('entry');
  for (const [title, key] of [
    ['Smørrebrød', 'smorrebrod'],
    ['Weißwurst', 'weisswurst'],
    ['Łazanki', 'lazanki'],
    ['İmam bayıldı', 'imam-bayildi'],
    ['Æbleskiver & Þorramatur', 'aebleskiver-and-thorramatur'],
    ['Борщ', 'borsch'],
    ['Phở bò', 'pho-bo'],
    ['ﬁsh ſoup', 'fish-soup'],
    ['Ａｐｐｌｅ　ｐｉｅ', 'apple-pie'],
  ])
    expect(newKey(title!, () => false)).toBe(key);
  expect(newKey(`${'x'.repeat(59)} of a board`, () => false)).toMatch(/^x{59}$/);
});

describe('entryDiff', () => {
  test('names each field that differs, in lists and groups too', () => {
    const after = { ...valid, title: 'Closing', note: 'New', parts: [{ name: 'Two', words: ['a'] }, { name: 'More' }] };
    expect(entryDiff(tree, valid, after)).toEqual([
      { label: 'Title', before: 'Opening', after: 'Closing' },
      { label: 'Note', before: null, after: 'New' },
      { label: 'Parts, 1, Name', before: 'One', after: 'Two' },
      { label: 'Parts, 1, Words, 1', before: null, after: 'a' },
      { label: 'Parts, 2, Name', before: null, after: 'More' },
    ]);
    expect(entryDiff(tree, after, valid).at(-1)).toEqual({ label: 'Parts, 2, Name', before: 'More', after: null });
  });

  test('of an entry that came or went, all fields', () => {
    expect(entryDiff(tree, null, { title: 'A', seats: 4 })).toEqual([
      { label: 'Title', before: null, after: 'A' },
      { label: 'Seats', before: null, after: '4' },
    ]);
    expect(entryDiff(tree, { title: 'A', old: true }, null)).toEqual([
      { label: 'Title', before: 'A', after: null },
      { label: 'old', before: 'true', after: null },
    ]);
  });

  test('does not mind the order of keys', () => {
    expect(entryDiff(tree, { title: 'A', seats: 4 }, { seats: 4, title: 'A' })).toEqual([]);
    expect(isSame([1, { a: 1, b: [2] }], [1, { b: [2], a: 1 }])).toBe(true);
    expect(isSame({ a: 1 }, { b: 1 })).toBe(false);
  });
});

describe('pictures', () => {
  const pictured = entry({
    photo: field.picture({ label: 'Photo', optional: true }),
    logo: field.picture({ label: 'Logo', decorative: true }),
  });
  const [photo, logo] = fieldTree(pictured).fields;

  test('are asked for by their own control', () => {
    expect(photo).toMatchObject({ control: 'picture', required: false });
    expect(logo).toMatchObject({ control: 'picture', required: true, decorative: true });
    expect(emptyValue(fieldTree(pictured))).toEqual({ logo: { file: '', alt: '' } });
    expect(withField({ photo: { file: 'a.png', alt: 'A' } }, photo!, undefined)).toEqual({});
  });

  test('differ by their files and their texts', () => {
    const [before, after] = [{ photo: { file: 'a.png', alt: 'A' } }, { photo: { file: 'b.png', alt: 'A' } }];
    expect(entryDiff(fieldTree(pictured), before, after)).toEqual([
      { label: 'Photo, Picture', before: 'a.png', after: 'b.png' },
    ]);
    expect(entryDiff(fieldTree(pictured), {}, before)).toHaveLength(2);
  });
});
