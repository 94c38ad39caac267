import type { Statistic } from './shapes';

/** Readers by email, of briefs and papers together; not followers elsewhere (spec/site.md §9). */
export const subscribers: Statistic = { value: '5,000+', label: 'Subscribers to the briefs and papers by email' };
