import type { Catalog, Overrides } from '@advisor/ui/language';
import { expect } from 'storybook/test';
import { es as common } from '../language/es';

const [open, close] = ['⟦', '⟧'];

/** All texts that a tool may use, with marks around them: what is shown without marks is hard-coded. */
export function markedWords(words: Catalog): Overrides<Catalog> {
  return Object.fromEntries(
    Object.entries<Catalog[string]>({ ...common, ...words }).map(([text, own]) => {
      const marked = `${open}${text}${close}`;
      return [text, typeof own === 'string' ? marked : { other: marked }];
    }),
  );
}

// TOOL-21
/**
 * Fails on every text and every label below an element that has letters outside of the marks.
 *
 * @param data what the visitor or the site wrote, such as the name of a scenario, and dates
 */
export async function expectMarked(root: Element, data: readonly (string | RegExp)[] = []) {
  const isOwn = (text: string) =>
    /\p{L}/u.test(data.reduce<string>((rest, each) => rest.replaceAll(all(each), ''), text));
  const unmarked = (text: string | null) => (text && isOwn(outsideMarks(text)) ? [text.trim()] : []);
  const elements = [root, ...root.querySelectorAll('*')].filter(
    // The notices of the page, which an open dialog holds meanwhile, are in the language of the page.
    (element) => !element.matches('script, style, noscript, noscript *, [aria-label="Notifications"]'),
  );
  const labels = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'placeholder', 'title'];
  await expect(
    elements.flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? unmarked(node.data) : [])),
      ...labels.flatMap((name) => unmarked(element.getAttribute(name))),
    ]),
  ).toEqual([]);
  await expect(root.textContent).toContain(open);
}

const all = (each: string | RegExp) => (typeof each === 'string' ? each : new RegExp(each, 'gu'));

function outsideMarks(text: string): string {
  let depth = 0;
  let outside = '';
  for (const letter of text) {
    if (letter === open) depth += 1;
    else if (letter === close) depth -= 1;
    else if (depth === 0) outside += letter;
  }
  return outside;
}
