import type { Statistic } from './shapes';

// CONTENT-4
/** Subscribers by e-mail, to briefs and papers together; followers elsewhere are not counted. */
export const subscribers: Statistic = { value: '5,000+', label: 'Subscribers to the briefs and papers by email' };
