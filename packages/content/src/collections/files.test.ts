import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { publicFiles } from '../schema/rules';
import { entry, field } from './field';
import { filesIn, withFiles } from './files';

const schema = entry({
  photo: field.picture({ label: 'Photo' }),
  logo: field.picture({ label: 'Logo', optional: true, decorative: true }),
  paper: field.file({ label: 'Paper' }),
});
const photo = { file: 'ada-0123456789abcdef.jpg', alt: 'Ada at a desk' };
const paper = `${publicFiles}budget-0123456789abcdef.pdf`;
const valid = { photo, paper };

/** What is said at each field. */
function problems(more: object): Record<string, string> {
  try {
    schema.validateSync({ ...valid, ...more }, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    return Object.fromEntries((error as ValidationError).inner.map(({ path, message }) => [path ?? '', message]));
  }
}

describe('a picture of an entry (FILE-30)', () => {
  it('is a name among the owner’s files and a text alternative', () => {
    expect(problems({})).toEqual({});
    expect(problems({ logo: { file: 'logo.png', alt: '' } })).toEqual({});
  });

  it.each([
    '../secrets.json',
    '../../files/a.png',
    '/etc/passwd.png',
    'a/b.png',
    'a\\b.png',
    '.hidden.png',
    'a..png',
    'A.png',
    'https://elsewhere.example/a.png',
    'logo.svg',
    'page.html',
    'paper.pdf',
    'a.png?x',
    `${'a'.repeat(100)}.png`,
    '',
  ])('is refused under the name %j', (file) => {
    expect(problems({ photo: { ...photo, file } })).toHaveProperty('photo.file');
  });

  it('needs a text alternative, unless the text beside it says the same', () => {
    expect(problems({ photo: { ...photo, alt: '' } })['photo.alt']).toMatch(/^Say what the picture shows/);
    expect(problems({ photo: { ...photo, alt: ' x' } })).toHaveProperty('photo.alt');
    expect(problems({ photo: { ...photo, alt: 'x'.repeat(201) } })).toHaveProperty('photo.alt');
    expect(problems({ logo: { file: 'logo.png', alt: 'A logo' } })).toHaveProperty('logo.alt');
  });

  it('brings no versions of its own', () => {
    const image = { width: 1, height: 1, versions: [{ width: 1, avif: '//evil.example/a', webp: '//evil.example/b' }] };
    expect(Object.values(problems({ photo: { ...photo, image } })).join()).toMatch(/image/);
  });

  it.each([undefined, null, '', 'a.png', [], {}])('is not %j', (value) => {
    expect(Object.keys(problems({ photo: value })).join()).toMatch(/^photo/);
  });
});

describe('a file of an entry', () => {
  it.each([paper, `${publicFiles}photo.jpg`, 'https://files.example.com/a.pdf', null])('may be %j', (value) => {
    expect(problems({ paper: value })).toEqual({});
  });

  it.each([
    `${publicFiles}../secrets.json`,
    `${publicFiles}%2e%2e/secrets.json`,
    `${publicFiles}a.html`,
    `${publicFiles}a.pdf?download`,
    '/storage/v1/object/public/other/a.pdf',
    `http://localhost:4173${paper}`,
    `//elsewhere.example${paper}`,
  ])('is refused at %j', (value) => {
    expect(problems({ paper: value })).toHaveProperty('paper');
  });
});

describe('the files in an entry', () => {
  const image = { width: 2, height: 1, versions: [] };
  const data = { ...valid, parts: [{ text: 'Words' }, { picture: { file: 'b.png', alt: '' }, note: null }], count: 3 };

  it('are found with their places', () => {
    expect(filesIn(data)).toEqual([
      { name: photo.file, field: 'photo', kind: 'picture' },
      { name: 'budget-0123456789abcdef.pdf', field: 'paper', kind: 'link' },
      { name: 'b.png', field: 'parts[1].picture', kind: 'picture' },
    ]);
    expect(filesIn({ file: '../a.png', alt: '' })).toEqual([]);
  });

  it('get their versions and addresses, and nothing else changes', () => {
    const files = { images: new Map([[photo.file, image]]), origin: 'https://files.example' };
    expect(withFiles(data, files)).toEqual({
      ...data,
      photo: { ...photo, image },
      paper: `https://files.example${paper}`,
    });
    expect(withFiles(data, { images: new Map(), origin: '' })).toEqual(data);
  });
});
