/** Caches the result of a call for some time. */
export function heldFor<T>(
  milliseconds: number,
  ask: () => Promise<T>,
  now = () => performance.now(),
): () => Promise<T> {
  let held: Promise<T> | undefined;
  let asked = -Infinity;
  return () => {
    if (held && now() < asked + milliseconds) return held;
    asked = now();
    return (held = ask());
  };
}
