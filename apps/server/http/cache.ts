/** Returns a call whose result is cached for a time, also when it rejects. */
export function cacheFor<T>(
  milliseconds: number,
  call: () => Promise<T>,
  now = () => performance.now(),
): () => Promise<T> {
  let cached: Promise<T> | undefined;
  let calledAt = -Infinity;
  return () => {
    if (cached && now() < calledAt + milliseconds) return cached;
    calledAt = now();
    return (cached = call());
  };
}
