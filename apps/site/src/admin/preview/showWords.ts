/** Scrolls to the first element that has these words as they are, unless they are in sight. */
export function showWords(page: Element, words: string): void {
  const wanted = words.trim();
  if (wanted === '') return;
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.includes(wanted)) continue;
    const { top, bottom } = text.parentElement!.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) text.parentElement!.scrollIntoView({ block: 'center' });
    return;
  }
}
