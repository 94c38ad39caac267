export interface Beside {
  /** The side of the anchor on which it is shown; the other one where there is no room. */
  side: 'above' | 'below';
  /** The distance from the anchor, in px. */
  gap: number;
  /** The least distance from the sides of the window, in px; also from its bottom where there is room on neither side. */
  margin: number;
}

/**
 * Keeps a popover above or below its anchor, centered on it and between the sides of the window, as either moves or
 * changes its size. One that has room on neither side covers the anchor. `data-side` says on which side it is.
 *
 * @param popover has `position: fixed`, no margin under `[data-side]`, and is not higher than the window
 * @param anchorOf finds the anchor
 * @param signal ends it
 */
export function keepBeside(
  popover: HTMLElement,
  anchorOf: () => Element,
  { side, gap, margin }: Beside,
  signal: AbortSignal,
): void {
  function place() {
    if (!popover.matches(':popover-open')) return;
    const anchor = anchorOf().getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = popover;
    const { clientWidth, clientHeight } = document.documentElement;
    const above = anchor.top - gap - height;
    const below = anchor.bottom + gap;
    const hasRoomBelow = below + height <= clientHeight;
    const isBelow = above < 0 || (side === 'below' && hasRoomBelow);
    const left = anchor.left + (anchor.width - width) / 2;
    popover.dataset.side = isBelow ? 'below' : 'above';
    // Where it has room it follows an anchor that is scrolled out of the window.
    popover.style.top = `${!isBelow ? above : hasRoomBelow ? below : clientHeight - margin - height}px`;
    popover.style.left = `${Math.max(margin, Math.min(left, clientWidth - margin - width))}px`;
  }

  place();
  // Also when it is shown, which gives it a size.
  const resizing = new ResizeObserver(place);
  resizing.observe(popover);
  signal.addEventListener('abort', () => resizing.disconnect());
  // Scrolling does not bubble.
  window.addEventListener('scroll', place, { signal, capture: true });
  window.addEventListener('resize', place, { signal });
}
