import { formatCount } from '@advisor/ui';

/** A number with what it counts: "1 draft", "1,200 drafts". */
export const countOf = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
