import { describe, expect, it } from 'vitest';
import { latestOnly } from './latestOnly';

/** Questions that are answered by hand, and what was told of them. */
function questions() {
  const { ask, changed } = latestOnly();
  const told: string[] = [];
  const open: { succeed: () => void; fail: () => void }[] = [];
  const settled: Promise<void>[] = [];
  const put = (name: string) =>
    settled.push(
      ask(
        () =>
          new Promise<string>((resolve, reject) => {
            const number = open.length + 1;
            open.push({
              succeed: () => resolve(`${name}${number}`),
              fail: () => reject(new Error(`${name}${number}`)),
            });
          }),
        (answer) => told.push(answer),
        (error) => told.push(String(error)),
      ),
    );
  return { put, changed, told, open, settle: () => Promise.all(settled) };
}

const outcomes = ['succeed', 'fail'] as const;
const orders = [[0], [0, 1], [1, 0], [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
const choices = (count: number): (typeof outcomes)[number][][] =>
  count === 0 ? [[]] : choices(count - 1).flatMap((some) => outcomes.map((outcome) => [...some, outcome]));

describe('of several questions', () => {
  it.each(orders.flatMap((order) => choices(order.length).map((ends) => ({ order, ends }))))(
    'only the last one counts when they end in the order $order with $ends',
    async ({ order, ends }) => {
      const { put, told, open, settle } = questions();
      order.forEach(() => put('answer '));
      for (const index of order) {
        open[index]![ends[index]!]();
        // What is to be told of it is told before the next one ends.
        await new Promise(setImmediate);
      }
      await settle();
      const last = `answer ${order.length}`;
      expect(told).toEqual([ends.at(-1) === 'succeed' ? last : `Error: ${last}`]);
    },
  );

  it.each(outcomes.flatMap((first) => outcomes.map((second) => [first, second] as const)))(
    'that follow each other each count: %s, then %s',
    async (first, second) => {
      const { put, told, open } = questions();
      for (const [index, end] of [first, second].entries()) {
        put('');
        open[index]![end]();
        await new Promise(setImmediate);
      }
      expect(told).toEqual([first === 'succeed' ? '1' : 'Error: 1', second === 'succeed' ? '2' : 'Error: 2']);
    },
  );
});

it.each(outcomes)('a change drops the answer that is on its way, which would %s, and asks again once', async (end) => {
  const { put, changed, told, open, settle } = questions();
  changed();
  put('');
  changed();
  expect(open).toHaveLength(2);
  open[0]![end]();
  await settle();
  expect(told).toEqual([]);
  open[1]![end]();
  await new Promise(setImmediate);
  expect(told).toEqual([end === 'succeed' ? '2' : 'Error: 2']);
  changed();
  expect(open).toHaveLength(2);
});
