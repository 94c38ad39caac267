import { expect, it } from 'vitest';
import { BULK_LIMIT, createOutgoingLimits, SINGLE_LIMIT } from './outgoing-limits.ts';

const taken = ({ take }: { take(): boolean }) => {
  let count = 0;
  while (count < 10_000 && take()) count++;
  return count;
};

it('mails to one person and mails that many get have budgets of their own, by minute and hour', () => {
  let now = 0;
  const limits = createOutgoingLimits(1, () => now);
  expect(taken(limits.bulk)).toBe(BULK_LIMIT.minute);
  expect(taken(limits.single)).toBe(SINGLE_LIMIT.minute);
  let single = SINGLE_LIMIT.minute;
  for (; now < 59 * 60_000; now += 60_001) single += taken(limits.single);
  expect(single).toBe(SINGLE_LIMIT.hour);
  limits.single.giveBack();
  expect(taken(limits.single)).toBe(1);
});

it('are larger on a busy site', () => {
  expect(taken(createOutgoingLimits(3, () => 0).single)).toBe(3 * SINGLE_LIMIT.minute);
});
