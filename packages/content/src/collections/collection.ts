import type { Field } from './field';

/** Entries by their keys, in their order. A key is in kebab case and stays when the words of its entry change. */
export type Entries<Entry> = Readonly<Record<string, Entry>>;

/** A list of entries of one kind, which the owner can edit. */
export interface Collection<Entry> {
  /** In kebab case; unique among the collections. */
  name: string;
  /** Of the whole, such as "Boards". */
  label: string;
  /** Of one entry, such as "Board". */
  entryLabel: string;
  /** The field that names an entry in lists. */
  titleField: string;
  schema: Field<Entry>;
  /** Whether it is one entry that is always there, such as the words of a page. */
  single?: boolean;
  /** The entries that ship with the product. */
  entries: Entries<Entry>;
}

/** Defines a collection. It validates nothing: the tests hold the entries to the schema. */
export const collection = <Entry>(definition: Collection<Entry>): Collection<Entry> => definition;
