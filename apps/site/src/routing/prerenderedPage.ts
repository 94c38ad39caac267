/**
 * The page that was loaded, where its main part needs no scripts of its own: React leaves it as the build has drawn it, and
 * its code is loaded only when the visitor has left it, for the way back.
 */
let kept: { path: string; html: string } | undefined;

/** Keeps the main part of the page at this path as it stands in the document. */
export function keepPrerendered(path: string): void {
  kept = { path, html: document.getElementById('main')!.innerHTML };
}

/** The HTML of the main part, if the page at this path is shown as it was loaded. */
export const prerenderedAt = (path: string): string | undefined => (kept?.path === path ? kept.html : undefined);

/** From here on React draws the page, as it does every other one. */
export function forgetPrerendered(): void {
  kept = undefined;
}
