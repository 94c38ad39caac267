/**
 * The page that was loaded, where its main part needs no scripts of its own: React leaves it as the build has drawn it. It is
 * kept for the way back, which restores the scroll position and so needs the page at once.
 */
let kept: { path: string; html: string } | undefined;

/** Keeps the main part of the page at this path as it stands in the document. */
export function keepPrerendered(path: string): void {
  kept = { path, html: document.getElementById('_main')!.innerHTML };
}

/** The HTML of the main part, if the page at this path is shown as it was loaded. */
export const prerenderedAt = (path: string): string | undefined => (kept?.path === path ? kept.html : undefined);
