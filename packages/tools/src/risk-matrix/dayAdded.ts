import { localDate } from '@advisor/ui/text';
import type { Risk } from './document';

/** The day on which a risk was added, by the visitor's clock; one from a table may have a day alone, which is that day anywhere. */
export const dayAdded = ({ dateAdded }: Pick<Risk, 'dateAdded'>): string =>
  dateAdded.length === 10 ? dateAdded : localDate(new Date(dateAdded));
