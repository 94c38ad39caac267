import { describe, expect, it } from 'vitest';
import { barsOf, spanOf } from './durations';

describe('the duration of a step', () => {
  it.each([
    ['2 weeks', 14, 14],
    ['2–\u20603\u00a0weeks', 14, 21],
    ['1 day', 1, 1],
    ['Half a day', 0.5, 0.5],
    ['6 months', 180, 180],
    ['1 hour', 1 / 24, 1 / 24],
    ['Week 3', 7, 7],
  ])('%s is %d to %d days', (words, from, to) => expect(spanOf(words)).toEqual({ from, to }));

  it.each([undefined, '', '1 call', 'As agreed', 'Within 3 business days', 'After 30 days', '0 days', '3–2 weeks'])(
    '%s is none',
    (words) => expect(spanOf(words)).toBeUndefined(),
  );
});

describe('the steps on a timeline', () => {
  it('are to scale, in sequence', () => {
    expect(barsOf(['2 weeks', '2–3 weeks', '1 day', '6 months'])).toEqual([
      { start: 0, least: 65, most: 65 },
      { start: 65, least: 65, most: 97 },
      { start: 162, least: 5, most: 5 },
      { start: 167, least: 833, most: 833 },
    ]);
  });

  it('omit unknown durations, and are undefined with nothing to compare', () => {
    expect(barsOf(['1 week', 'As agreed', '1 week'])).toEqual([
      { start: 0, least: 500, most: 500 },
      undefined,
      { start: 500, least: 500, most: 500 },
    ]);
    expect(barsOf(['1 week', 'As agreed'])).toEqual([undefined, undefined]);
    expect(barsOf([])).toEqual([]);
  });

  it('keep the shortest step visible, even at the end', () => {
    const [, last] = barsOf(['1 year', '30 minutes']);
    expect(last).toEqual({ start: 996, least: 4, most: 4 });
  });
});
