import { describe, expect, it } from 'vitest';
import { collection } from './collection';
import { entry, field } from './field';
import { placeEntries, problemOf, type StoredEntry } from './stored';

const schema = entry({ name: field.text({ label: 'Name', max: 20 }) });
const fruit = collection<{ readonly name: string }>({
  name: 'fruit',
  label: 'Fruit',
  entryLabel: 'Fruit',
  titleField: 'name',
  schema,
  entries: { apple: { name: 'Apple' }, pear: { name: 'Pear' }, plum: { name: 'Plum' } },
});
const row = (key: string, data: unknown, position: number | null = null): StoredEntry => ({
  collection: 'fruit',
  key,
  position,
  data,
});
const namesOf = (...rows: StoredEntry[]) => placeEntries(fruit, rows).entries.map(({ data }) => data.name);

describe('placeEntries', () => {
  it('shows what ships when nothing is stored', () => expect(namesOf()).toEqual(['Apple', 'Pear', 'Plum']));

  it('replaces, adds, removes and moves', () => {
    expect(namesOf(row('pear', { name: 'Quince' }))).toEqual(['Apple', 'Quince', 'Plum']);
    expect(namesOf(row('fig', { name: 'Fig' }))).toEqual(['Apple', 'Pear', 'Plum', 'Fig']);
    expect(namesOf(row('fig', { name: 'Fig' }, 1.5))).toEqual(['Apple', 'Fig', 'Pear', 'Plum']);
    expect(namesOf(row('apple', null))).toEqual(['Pear', 'Plum']);
    expect(namesOf(row('apple', { name: 'Apple' }, 10))).toEqual(['Pear', 'Plum', 'Apple']);
  });

  it('leaves out other collections', () => {
    expect(namesOf({ ...row('apple', { name: 'Other' }), collection: 'roots' })).toEqual(['Apple', 'Pear', 'Plum']);
  });

  it('shows the shipped entry in place of one that does not fit, and says which', () => {
    const rows = [row('pear', { name: 'A name of more than twenty characters' }), row('fig', { title: 'Fig' })];
    expect(namesOf(...rows)).toEqual(['Apple', 'Pear', 'Plum']);
    expect(namesOf(row('apple', {}, 10))).toEqual(['Pear', 'Plum', 'Apple']);
    expect(placeEntries(fruit, rows).problems).toEqual([
      { collection: 'fruit', key: 'pear', field: 'name', message: 'Use at most 20 characters.' },
      expect.objectContaining({ collection: 'fruit', key: 'fig' }),
    ]);
  });

  it('keeps the one entry of a single collection', () => {
    const words = { ...fruit, single: true, entries: { content: { name: 'Words' } } };
    const stored = [row('content', null), row('other', { name: 'Other' })];
    expect(placeEntries(words, stored).entries.map(({ data }) => data.name)).toEqual(['Words']);
  });
});

describe('problemOf', () => {
  const talk = entry({
    title: field.text({ label: 'Title', min: 3, max: 20 }),
    days: field.list({ label: 'Days', of: field.day({ label: 'Day' }), max: 2 }),
    place: field.text({ label: 'Place', max: 20 }),
  });
  const fieldOf = (data: object) => problemOf({ name: 'talks', schema: talk }, 'one', data)?.field;

  it('names the first field of the form that is at fault', () => {
    expect(fieldOf({})).toBe('title');
    expect(fieldOf({ title: 'Renewals' })).toBe('days');
    expect(fieldOf({ title: 'Renewals', days: ['2026-11-24', 'soon'] })).toBe('days[1]');
    expect(fieldOf({ title: 'Renewals', days: ['2026-11-24'], place: 'Ghent' })).toBeUndefined();
  });

  it('says of an empty field that it is empty', () =>
    expect(problemOf({ name: 'talks', schema: talk }, 'one', { title: '', days: [], place: '' })?.message).toBe(
      'Fill this in.',
    ));
});
