import { describe, expect, it } from 'vitest';
import { inBatches } from './inBatches';
import { readAllRows } from './readRows';

const size = 100;
const counts = [0, 1, 99, 100, 101, 200, 201, 300];
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);
const failure = new Error('away');

/** Reads ids as the data API answers; `before` is told the number of each request, and may change the ids or throw. */
async function readAll(ids: string[], before: (request: number) => void = () => {}) {
  let requests = 0;
  const query = () => ({
    async range(from: number, to: number) {
      before((requests += 1));
      const error = from > 0 && from >= ids.length ? Object.assign(new Error('beyond'), { code: 'PGRST103' }) : null;
      return { data: error ? null : ids.slice(from, to + 1), count: error ? null : ids.length, error };
    },
  });
  const rows = await readAllRows<string>(query, (id) => id, size);
  return { rows, requests };
}

describe.each(counts)('%i rows in batches of 100', (count) => {
  const ids = idsOf(count);
  const batches = Math.ceil(count / size);
  const each = Array.from({ length: batches }, (_, index) => index + 1);

  it('are read once each, in order, with as few requests as they need', async () => {
    expect(await readAll(ids)).toEqual({ rows: ids, requests: Math.max(1, batches) });
  });

  it('are handed on once each, in order, and what comes of them is added up', async () => {
    const done: (readonly string[])[] = [];
    expect(await inBatches(ids, async (some) => done.push(some) && some.length)).toBe(count);
    expect(done.flat()).toEqual(ids);
    expect(done.map(({ length }) => length)).toEqual(each.map((batch) => Math.min(size, count - (batch - 1) * size)));
  });

  it('fail with the batch that fails, whichever it is, and go no further', async () => {
    for (const bad of each) {
      const seen: number[] = [];
      const failAt = (batch: number) => {
        seen.push(batch);
        if (batch === bad) throw failure;
      };
      await expect(readAll(ids, failAt)).rejects.toBe(failure);
      await expect(inBatches(ids, async () => (failAt(seen.length - bad + 1), 1))).rejects.toBe(failure);
      expect(seen).toEqual([...each.slice(0, bad), ...each.slice(0, bad)]);
    }
  });

  it('are all there when a row is added or goes before any of the requests', async () => {
    for (const changing of each) {
      const added = [...ids];
      const { rows } = await readAll(added, (request) => request === changing && added.unshift('new'));
      expect(rows.filter((id) => id !== 'new')).toEqual(ids);
      const left = [...ids];
      expect((await readAll(left, (request) => request === changing && left.shift())).rows).toEqual(left);
    }
  });
});
