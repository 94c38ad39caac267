/** An entry at its place. */
interface Placed {
  key: string;
  position: number;
}

/**
 * The positions to change so that the entry at `from` stands at `to`: one, between its new neighbours, or more where two
 * of them have the same position or there is no number left between them.
 */
export function moveEntry(entries: readonly Placed[], from: number, to: number): readonly Placed[] {
  const moved = entries[from];
  if (!moved || from === to || to < 0 || to >= entries.length) return [];
  const next = entries.toSpliced(from, 1).toSpliced(to, 0, moved);
  const before = next[to - 1]?.position ?? null;
  const after = next[to + 1]?.position ?? null;
  const between = placeBetween(before, after);
  if (between !== null) return [{ key: moved.key, position: between }];
  // No place is left: it and those after it are numbered again as far as needed, with those before it that have no number.
  const unnumbered = next.findIndex(({ position }) => !Number.isFinite(position));
  const start = unnumbered === -1 ? to : Math.min(to, unnumbered);
  const changes: Placed[] = [];
  let last = Math.floor(next[start - 1]?.position ?? 0);
  for (const [index, { key, position }] of next.entries()) {
    if (index < start) continue;
    if (index > to && Number.isFinite(position) && position > last) break;
    last += 1;
    changes.push({ key, position: last });
  }
  return changes;
}

/** The position of an entry after all others. */
export function placeAtEnd(entries: readonly Placed[]): number {
  return (
    Math.floor(
      entries.reduce((last, { position }) => (Number.isFinite(position) ? Math.max(last, position) : last), 0),
    ) + 1
  );
}

function placeBetween(before: number | null, after: number | null): number | null {
  if (before === Infinity) return null;
  if (after === null || after === Infinity) return before === null ? 1 : Math.floor(before) + 1;
  if (before === null) return Math.ceil(after) - 1;
  const middle = (before + after) / 2;
  return middle > before && middle < after ? middle : null;
}
