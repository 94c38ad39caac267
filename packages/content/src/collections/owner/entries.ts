import { owner } from '../../owner';
import type { Entries } from '../collection';
import type { Owner } from './schema';

export const ownerEntries: Entries<Owner> = { content: owner };
