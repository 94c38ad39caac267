import { words } from '../collections/words';
import type { Collection } from '../collections/collection';
import { longest } from './extremes';

/** The longest words above the entries of a section. */
export const longSectionWords = longest(words.section('Section'), {
  label: 'Label',
  heading: 'Heading',
  intro: 'Introduction',
});

/**
 * What a section shows of a collection, for its states: nothing, one entry, twelve, and three whose texts are as long as the
 * owner can enter them. `prop` takes the entries.
 */
export function amounts<Prop extends string, Entry>(prop: Prop, { schema, entries, titleField }: Collection<Entry>) {
  const all = Object.values<Entry>(entries);
  const given = (list: readonly Entry[]) => ({ [prop]: list }) as Record<Prop, readonly Entry[]>;
  return {
    'Empty: the section is left out': given([]),
    One: { ...given(all.slice(0, 1)), heading: 'One entry' },
    Many: {
      ...given(
        Array.from({ length: 12 }, (_, place) => copyOf(all[place % all.length]!, titleField, place, all.length)),
      ),
      heading: 'Twelve entries',
    },
    'Long: each text as long as its field allows': {
      ...longSectionWords,
      ...given(all.slice(0, 3).map((entry) => longest(schema, entry))),
    },
  };
}

/** An entry; from the second round on, with a name, an address and an option that no other has. */
function copyOf<Entry>(entry: Entry, titleField: string, place: number, each: number): Entry {
  if (place < each) return entry;
  const copied = Object.entries(entry as Record<string, unknown>).map(([name, value]) => {
    if (name === titleField) return [name, `${String(value)} ${place + 1}`];
    if (name === 'option') return [name, `${String(value)}-${place + 1}`];
    const isAddress = typeof value === 'string' && /^(\/|https:)/.test(value);
    return [name, isAddress ? `${value}#${place + 1}` : value];
  });
  return Object.fromEntries(copied) as Entry;
}
