import type { Field } from './field';

/** Entries by key, in order. Keys are kebab-case and stay when the title changes. */
export type Entries<Entry> = Readonly<Record<string, Entry>>;

/** An editable list of entries of one kind. */
export interface Collection<Entry> {
  /** Kebab-case; unique among the collections. */
  name: string;
  /** The plural, such as "Boards". */
  label: string;
  /** The singular, such as "Board". */
  entryLabel: string;
  /** The field used as an entry's title in lists. */
  titleField: string;
  schema: Field<Entry>;
  /** Whether it has exactly one permanent entry, such as the texts of a page. */
  single?: boolean;
  /** The shipped entries. */
  entries: Entries<Entry>;
}

/** Defines a collection, without validation: tests check entries against the schema. */
export const collection = <Entry>(definition: Collection<Entry>): Collection<Entry> => definition;
