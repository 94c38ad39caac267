import { describe, expect, it } from 'vitest';
import { ownerCollection, venturesCollection } from '../../collections';
import { contentEntries, newKey, placeBetween } from './contentEntry';
import type { ContentRow } from './contentStore';
import { differences, emptyEntry, entryErrors, entryFields, titleIn } from './entryFields';

const fields = entryFields(venturesCollection.schema);
const [[key, venture]] = Object.entries(venturesCollection.entries) as [[string, object]];

describe('entryFields', () => {
  it('has the label, the control, the bounds and the help of each field', () => {
    expect(fields.map(({ name, control }) => [name, control])).toEqual([
      ['name', 'text'],
      ['type', 'text'],
      ['description', 'textarea'],
      ['icon', 'select'],
      ['highlights', 'list'],
      ['colour', 'select'],
      ['href', 'link'],
    ]);
    expect(fields[2]).toMatchObject({ label: 'Description', min: 15, max: 160, optional: false });
    expect(fields[4]).toMatchObject({ min: 4, max: 4, item: { control: 'text', max: 60 } });
  });

  it('has what is in groups and lists', () => {
    const social = entryFields(ownerCollection.schema).find(({ name }) => name === 'social')!;
    expect(social.item?.fields?.map(({ name }) => name)).toEqual(['label', 'href']);
  });

  it('makes an empty entry, whose errors stand at its fields', () => {
    const empty = emptyEntry(fields);
    expect(empty).toMatchObject({ name: '', highlights: ['', '', '', ''], icon: 'book-open' });
    const errors = entryErrors(venturesCollection.schema, empty);
    expect([...errors.keys()]).toEqual(expect.arrayContaining(['name', 'description', 'highlights[0]', 'href']));
    expect(errors.get('name')).toBe('Fill this in.');
    expect(entryErrors(venturesCollection.schema, venture).size).toBe(0);
  });
});

describe('differences', () => {
  it('names each field that differs, with both texts', () => {
    const after = { ...venture, name: 'Other', highlights: ['A', 'B', 'C', 'D'] };
    const found = differences(fields, venture, after);
    expect(found[0]).toEqual({ place: 'Name', before: titleIn(venture), after: 'Other' });
    expect(found.slice(1).map(({ place }) => place)).toEqual([1, 2, 3, 4].map((number) => `Highlights, ${number}`));
    expect(differences(fields, venture, venture)).toEqual([]);
  });
});

describe('contentEntries', () => {
  const row = (change: Partial<ContentRow>): ContentRow => ({
    id: '1',
    collection: 'ventures',
    key,
    position: null,
    data: venture,
    state: 'draft',
    publish_at: null,
    updated_at: '2026-11-23T10:00:00Z',
    ...change,
  });
  const stateOf = (name: string, ...rows: ContentRow[]) =>
    contentEntries(venturesCollection, rows).find((each) => each.key === name)?.state;

  it('tells how each entry stands', () => {
    expect(stateOf(key)).toBe('shipped');
    expect(stateOf(key, row({}))).toBe('draft');
    expect(stateOf(key, row({ publish_at: '2026-12-01T10:00:00Z' }))).toBe('scheduled');
    expect(stateOf(key, row({ data: null }))).toBe('removal');
    expect(stateOf('fresh', row({ key: 'fresh' }))).toBe('new');
    expect(stateOf(key, row({ state: 'published' }))).toBe('live');
    expect(stateOf(key, row({ state: 'published', data: null }))).toBe('removed');
    expect(stateOf(key, row({ state: 'published', data: { name: 'Old form' } }))).toBe('attention');
  });

  it('keeps the order of the positions', () => {
    const moved = contentEntries(venturesCollection, [row({ position: 2.5 })]).map((each) => each.key);
    expect(moved.indexOf(key)).toBe(1);
    expect(placeBetween(undefined, 1)).toBe(0);
    expect(placeBetween(1, 2)).toBe(1.5);
    expect(placeBetween(4, undefined)).toBe(5);
  });

  it('lists ten thousand entries', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      row({ id: String(index), key: `v-${index}`, position: index }),
    );
    expect(contentEntries(venturesCollection, many)).toHaveLength(
      10_000 + Object.keys(venturesCollection.entries).length,
    );
  });
});

it('makes keys in kebab case that are not taken', () => {
  expect(newKey('Café & Söhne, Inc.', new Set())).toBe('cafe-sohne-inc');
  expect(newKey('Harbour', new Set(['harbour']))).toBe('harbour-2');
  expect(newKey('東京', new Set())).toBe('entry');
});
