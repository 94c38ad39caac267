import type { Collection } from '../../collections/collection';

/** A collection of any kind of entries. */
export type AnyCollection = Omit<Collection<unknown>, 'titleField'> & { titleField: string };
