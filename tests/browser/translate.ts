/**
 * Translates the page as Chrome and Edge do, from an event on: each text node, also each that comes later, is replaced by
 * nested elements with other text. The words stay as they are here. Self-contained: it runs in the page. What a program
 * still writes into a text node that is gone is in `window.staleTexts`.
 */
export function translatePage(from: 'hydrated' | 'DOMContentLoaded' | 'translate') {
  const staleTexts: string[] = [];
  Object.assign(window, { staleTexts });
  const gone = new MutationObserver((changes) => {
    for (const { target } of changes) staleTexts.push((target as Text).data);
  });
  const replace = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest('font, option, script, style, textarea, title')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
    gone.observe(text, { characterData: true });
  };
  const replaceIn = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  addEventListener(from, () => {
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text && target.isConnected) replace(target);
        for (const node of addedNodes) if (node.isConnected) replaceIn(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** What was written into texts that are gone. */
export const staleTexts = () => (window as unknown as { staleTexts: string[] }).staleTexts;

/** Puts an icon behind each field, also later ones, as password managers do. Self-contained: it runs in the page. */
export function putIcons() {
  const put = () => {
    for (const field of document.querySelectorAll('#_main :is(input, textarea)')) {
      if (field.nextElementSibling?.matches('[data-icon]')) continue;
      const icon = document.createElement('span');
      icon.dataset.icon = '';
      icon.style.position = 'absolute';
      field.after(icon);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    put();
    new MutationObserver(put).observe(document.body, { subtree: true, childList: true });
  });
}
