/**
 * Notes what a screen reader would say by itself from now on: what is added to live regions, and what the focus moves to.
 * Runs in a page, and so uses nothing from outside. Returns the list, which grows, and the function that ends it.
 */
export function listen(): { said: string[]; stop: () => void } {
  const said: string[] = [];
  const note = (text: string | null | undefined) => {
    const words = text?.replaceAll(/\s+/g, ' ').trim();
    if (words) said.push(words);
  };
  /** The nearest live region decides; one that is off silences what is inside. */
  const isLive = (element: Element | null): boolean => {
    if (!element?.checkVisibility() || element.closest('[aria-hidden="true"]')) return false;
    const region = element.closest('[aria-live], [role="status"], [role="alert"], [role="log"]');
    return region !== null && region.getAttribute('aria-live') !== 'off';
  };
  /** What is read of an element, without the parts that are silent. */
  const wordsIn = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return isLive(node.parentElement) ? (node.nodeValue ?? '') : '';
    return [...node.childNodes].map(wordsIn).join(' ');
  };
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'characterData') note(wordsIn(target));
      else for (const node of addedNodes) note(wordsIn(node));
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const by = target.getAttribute('aria-labelledby');
    note(by ? document.getElementById(by)?.textContent : (target.getAttribute('aria-label') ?? target.textContent));
  };
  document.addEventListener('focusin', onFocus);
  return {
    said,
    stop() {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
    },
  };
}
