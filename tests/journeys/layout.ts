import type { Locator, Page } from 'playwright/test';

/** What is wider than its room, the page itself or an open dialog, a line each. */
export const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth} px`),
  );

/** Words that are drawn beyond their box, where they are cut off or lie on others, a line each. */
const spilled = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      let box = text.parentElement!;
      if (text.textContent!.trim() === '' || !box.checkVisibility({ visibilityProperty: true })) continue;
      while (getComputedStyle(box).display.startsWith('inline') && box.parentElement) box = box.parentElement;
      const { left, right, width } = box.getBoundingClientRect();
      // A quotation mark may hang in the margin.
      const hanging = Math.min(0, parseFloat(getComputedStyle(box).textIndent));
      // What is for screen readers alone is a single px, and an option has the width of its select.
      if (width <= 1 || box.closest('option, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const beyond = Math.max(
        ...[...range.getClientRects()].flatMap((line) => [left + hanging - line.left, line.right - right]),
      );
      if (beyond > 1) found.add(`${text.textContent!.trim().slice(0, 60)}: ${Math.round(beyond)} px`);
    }
    return [...found];
  });

// SITE-24
/** What does not fit a phone, a line each: in a window of 320 px, and in one of 360 px with text at 200 percent. */
export async function tooLargeForPhones(page: Page) {
  const size = page.viewportSize()!;
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const [width, standard] of [
    [320, 16],
    [360, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    const wrong = [...(await tooWide(page)), ...(await spilled(page))];
    found.push(...wrong.map((line) => `${width} px, font size ${standard} px: ${line}`));
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await session.detach();
  await page.setViewportSize(size);
  return found;
}

/** What is drawn over the bar while the page scrolls under it, a line each. */
export const overTheBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header')!;
    const found = new Set<string>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += 90) {
      scrollTo({ top, behavior: 'instant' });
      for (const across of [0.1, 0.5, 0.9])
        for (const down of [0.2, 0.8]) {
          const seen = document.elementFromPoint(across * innerWidth, down * bar.offsetHeight);
          if (!bar.contains(seen)) found.add(`at ${top}: ${seen?.outerHTML.slice(0, 120)}`);
        }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  });

/** What is drawn over an element that should be in front of everything, a line each. */
export const over = (layer: Locator) =>
  layer.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const found = new Set<string>();
    for (let across = 0.1; across < 1; across += 0.2)
      for (let down = 0.05; down < 1; down += 0.1) {
        const [x, y] = [left + across * (right - left), top + down * (bottom - top)];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const seen = document.elementFromPoint(x, y);
        if (!element.contains(seen)) found.add(`${seen?.outerHTML.slice(0, 120)}`);
      }
    return [...found];
  });

/** Whether an element is wholly in the window, and nothing lies on it. */
export const isOpenToView = (figure: Locator) =>
  figure.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [
      [left + 1, top + 1],
      [right - 1, top + 1],
      [left + 1, bottom - 1],
      [right - 1, bottom - 1],
    ].every(([x, y]) => {
      const there = document.elementFromPoint(x!, y!);
      return there !== null && (element.contains(there) || there.contains(element));
    });
  });
