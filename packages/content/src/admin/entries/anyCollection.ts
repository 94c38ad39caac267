import type { Collection } from '../../collections/collection';

/** A collection with any type of entry. */
export type AnyCollection = Omit<Collection<unknown>, 'titleField'> & { titleField: string };
