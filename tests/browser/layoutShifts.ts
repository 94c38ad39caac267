/** The layout shifts of a page that follow no input, since it began to load. */
export interface LayoutShifts {
  /** The sum of their scores, as Chromium gives them: 0 if nothing moved. */
  score: number;
  /** What moved, from where to where, in a line each. */
  moved: string[];
}

declare global {
  interface Window {
    layoutShifts?: LayoutShifts;
  }
}

/** Keeps `window.layoutShifts` up to date. For `addInitScript`: runs in a page, and so uses nothing from outside. */
export function watchLayoutShifts() {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const shifts: LayoutShifts = (window.layoutShifts = { score: 0, moved: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      shifts.score += entry.value;
      for (const { node, previousRect: from, currentRect: to } of entry.sources)
        shifts.moved.push(
          `${(node as Element)?.outerHTML?.slice(0, 80) ?? node?.textContent}: ${from.x},${from.y} to ${to.x},${to.y}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The layout shifts so far, after two more frames: then everything has been drawn and measured. */
export async function layoutShifts(): Promise<LayoutShifts> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return window.layoutShifts!;
}
