/** Scrolls to the first element that has these words as they are, unless they are in sight. */
export function showWords(page: Element, words: string): void {
  const wanted = words.trim();
  if (wanted === '') return;
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.includes(wanted)) continue;
    const { top, bottom } = text.parentElement!.getBoundingClientRect();
    // Not `scrollIntoView`, which also scrolls what is around the frame, away from the field that is typed in.
    if (top < 0 || bottom > innerHeight) scrollBy(0, (top + bottom - innerHeight) / 2);
    return;
  }
}
