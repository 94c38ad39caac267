/**
 * The loaded page, if its main part is not hydrated: React leaves it as prerendered. It is kept for Back, which
 * restores the scroll position and so needs the page synchronously.
 */
let kept: { path: string; html: string } | undefined;

/** Keeps the main part of the page at this path, as in the document. */
export function keepPrerendered(path: string): void {
  kept = { path, html: document.getElementById('main')!.innerHTML };
}

/** The HTML of the main part, if the page at this path is shown as loaded. */
export const prerenderedAt = (path: string): string | undefined => (kept?.path === path ? kept.html : undefined);
