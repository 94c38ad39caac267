/**
 * The bundler's loader asks for the stylesheet of a part once: where that fails, the part is not shown, and at the next
 * attempt it would be shown without. The next press, which is what tries again, asks for the sheet anew.
 */
const missing = new Set<string>();

if (typeof document !== 'undefined') {
  addEventListener('vite:preloadError', ({ payload }) => {
    const [, href] = /^Unable to preload CSS for (\S+)$/.exec(payload.message) ?? [];
    if (href) missing.add(href);
  });
  addEventListener('click', () => missing.forEach(askAgain), { capture: true, passive: true });
}

function askAgain(href: string) {
  missing.delete(href);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.addEventListener('error', () => {
    link.remove();
    missing.add(href);
  });
  document.head.append(link);
}
