import { expect, waitFor } from 'storybook/test';

/** Ends what `print` began. For `beforeEach`. */
export const unprinted = () => () => void window.dispatchEvent(new Event('afterprint'));

/** Shows the print version on screen, once its code is loaded, and returns it. */
export async function print(): Promise<HTMLElement> {
  const paper = await waitFor(async () => {
    window.dispatchEvent(new Event('beforeprint'));
    const found = document.querySelector<HTMLElement>('[data-advisor-printed]');
    await expect(found).not.toBeNull();
    return found!;
  });
  for (const sheet of document.adoptedStyleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
  return paper;
}
