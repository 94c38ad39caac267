import { existsSync, readFileSync } from 'node:fs';
import type { Difference } from './compare.ts';

/** What a reviewer says of one difference. */
export interface Verdict {
  accepted?: boolean;
  comment?: string;
}

/** The content of `review.json`. */
export type Review = Record<string, Verdict>;

/** Under what a review has a difference: a verdict holds as long as both pictures are the same. */
export const keyOf = ({ story, mode, expected, actual }: Difference): string =>
  [story, mode, expected?.hash ?? 'none', actual?.hash ?? 'none'].join(' ');

/** The verdicts in files, the last one on each difference. Files that do not exist are left out. */
export function readReview(...files: string[]): Review {
  const review: Review = {};
  for (const file of files.filter(existsSync)) {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof read !== 'object' || read === null || Array.isArray(read))
      throw new Error(`${file} is no review: save one from the report.`);
    Object.assign(review, read);
  }
  return review;
}

export const isAccepted = (review: Review, difference: Difference): boolean =>
  review[keyOf(difference)]?.accepted === true;
