/** Makes a question that is asked at most once in a time: whoever asks meanwhile gets the same answer. */
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
