/** Ids per request: the URL must not become too long. */
const size = 100;

/** Does something for all ids, some at a time, in order; what was done stays when it fails. Resolves to the sum of what it resolves to. */
export async function inBatches(
  ids: readonly string[],
  work: (some: readonly string[]) => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (let from = 0; from < ids.length; from += size) sum += await work(ids.slice(from, from + size));
  return sum;
}
