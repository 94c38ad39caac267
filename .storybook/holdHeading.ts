/**
 * Keeps the heading chosen in the table of contents at the top while iframes above it load and grow, until the reader
 * scrolls, types or presses something. Returns a function that stops it.
 */
export function holdHeading(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let held: Element | null | undefined;
  const growth = new ResizeObserver(() => held?.scrollIntoView());
  growth.observe(document.body);
  for (const moved of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(moved, () => (held = undefined), { signal, passive: true });
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest('.toc-link')?.getAttribute('href');
      if (link) held = document.getElementById(decodeURIComponent(link.slice(1)));
    },
    { signal, capture: true },
  );
  return () => {
    growth.disconnect();
    ended.abort();
  };
}
