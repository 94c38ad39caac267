import { expect, it } from 'vitest';
import { BULK_LIMIT, createOutgoingLimits, readBulkPerMinute, SINGLE_LIMIT } from './outgoing-limits.ts';

const taken = ({ take }: { take(): boolean }) => {
  let count = 0;
  while (count < 10_000 && take()) count++;
  return count;
};

it('transactional and bulk mails have separate budgets, per minute and hour', () => {
  let now = 0;
  const limits = createOutgoingLimits(1, { now: () => now });
  expect(taken(limits.bulk)).toBe(BULK_LIMIT.minute);
  expect(taken(limits.single)).toBe(SINGLE_LIMIT.minute);
  let single = SINGLE_LIMIT.minute;
  for (; now < 59 * 60_000; now += 60_001) single += taken(limits.single);
  expect(single).toBe(SINGLE_LIMIT.hour);
  limits.single.giveBack();
  expect(taken(limits.single)).toBe(1);
});

it('are larger on a busy site', () => {
  expect(taken(createOutgoingLimits(3, { now: () => 0 }).single)).toBe(3 * SINGLE_LIMIT.minute);
});

it('of bulk mails are configurable', () => {
  expect(taken(createOutgoingLimits(3, { bulkPerMinute: 7, now: () => 0 }).bulk)).toBe(7);
  expect([readBulkPerMinute({}), readBulkPerMinute({ BULK_MAILS_PER_MINUTE: '500' })]).toEqual([null, 500]);
  for (const value of ['0', '-1', '1.5', 'many', '10001'])
    expect(() => readBulkPerMinute({ BULK_MAILS_PER_MINUTE: value })).toThrow('must be a whole number from 1 to 10000');
});
