import { expect, it } from 'vitest';
import { latestOnly } from './latestOnly';

/** Questions that are answered by hand, and what was told of them: `true` if it is the answer, `false` if it failed. */
function questions() {
  const { ask, changed } = latestOnly();
  const told: [number, boolean][] = [];
  const open: ((isAnswered: boolean) => void)[] = [];
  const question = () =>
    new Promise<number>((resolve, reject) => {
      const index = open.length;
      open.push((isAnswered) => (isAnswered ? resolve(index) : reject(new Error(String(index)))));
    });
  return {
    changed,
    told,
    open,
    put: () =>
      void ask(
        question,
        (index) => told.push([index, true]),
        (error) => told.push([Number((error as Error).message), false]),
      ),
    /** Answers one, and awaits what is told of it. */
    async end(index: number, isAnswered: boolean) {
      open[index]!(isAnswered);
      await new Promise(setImmediate);
    },
  };
}

const both = [true, false];
const orders = [[0], [0, 1], [1, 0], [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
const endings = (count: number): boolean[][] =>
  count === 0 ? [[]] : endings(count - 1).flatMap((some) => both.map((each) => [...some, each]));

it.each(orders.flatMap((order) => endings(order.length).map((ends) => ({ order, ends }))))(
  'only the last of several questions counts when they end in the order $order, answered or not: $ends',
  async ({ order, ends }) => {
    const { put, told, end } = questions();
    order.forEach(put);
    for (const index of order) await end(index, ends[index]!);
    expect(told).toEqual([[order.length - 1, ends.at(-1)]]);
  },
);

it.each(endings(3))(
  'each of three questions that follow each other counts, answered or not: %s, %s, %s',
  async (...ends) => {
    const { put, told, end } = questions();
    for (const [index, isAnswered] of ends.entries()) {
      put();
      await end(index, isAnswered);
    }
    expect(told).toEqual([...ends.entries()]);
  },
);

it.each(endings(2))('a change drops an answer on its way (%s), and asks once more (%s)', async (dropped, counting) => {
  const { put, changed, told, open, end } = questions();
  changed();
  put();
  changed();
  await end(0, dropped);
  expect(told).toEqual([]);
  await end(1, counting);
  changed();
  expect(told).toEqual([[1, counting]]);
  expect(open).toHaveLength(2);
});
