import { asPrinted } from '../tests/browser/asPrinted';

/** What no component may show, whatever it is given: for the end of the test of every story. */
export async function mistakesIn(root: Element): Promise<string[]> {
  const elements = [...root.querySelectorAll('*')];
  const found = (mistake: string, those: Element[]) =>
    those.map(({ tagName, className, textContent }) => `${mistake}: ${tagName} ${className} “${textContent}”`);
  return [
    ...found('An empty element', [...root.querySelectorAll(`:is(${mayNotBeEmpty}):empty`)]),
    ...found('A password or an address without autocomplete', [...root.querySelectorAll(withoutAutocomplete)]),
    // Safari drops the role of such a list.
    ...found(
      'A list without bullets and without the role of a list',
      [...root.querySelectorAll(':is(ul, ol):not([role])')].filter(
        (list) => getComputedStyle(list).listStyleType === 'none',
      ),
    ),
    ...found('A missing value', elements.filter(lacksValue)),
    ...found('A dot that separates nothing', elements.filter(hasStrayDot)),
    ...found('Text that is too light for paper', await lightOnPaper(elements)),
  ];
}

const mayNotBeEmpty =
  'ul, ol, dl, nav, article, figcaption, caption, legend, blockquote, [role="list"], [role="group"]';
const withoutAutocomplete = 'input:is([type="password"], [type="email"], [type="tel"]):not([autocomplete])';

const ownText = (element: Element) =>
  [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');

const namesOfTexts = ['aria-label', 'alt', 'title', 'placeholder', 'href', 'src', 'style'];

/** Not in data that are shown as they are, because nothing else can be shown of them. */
const lacksValue = (element: Element) =>
  [ownText(element), ...namesOfTexts.map((name) => element.getAttribute(name) ?? '')].some(
    (text) => /\b(?:undefined|null|NaN)\b|\[object /.test(text) && !text.startsWith('{'),
  );

const hasStrayDot = (element: Element) =>
  ownText(element).includes('·') && /^\s*·.|.·\s*$|·\s*·/.test(element.textContent!);

/** Browsers print no backgrounds unless they are asked to. */
async function lightOnPaper(elements: Element[]): Promise<Element[]> {
  let light: Element[] = [];
  await asPrinted(() => {
    light = elements.filter((element) => {
      if (ownText(element).trim() === '' || !element.checkVisibility({ visibilityProperty: true })) return false;
      const { color, printColorAdjust } = getComputedStyle(element);
      return printColorAdjust !== 'exact' && Math.min(...color.match(/\d+/g)!.slice(0, 3).map(Number)) > 160;
    });
    return Promise.resolve();
  });
  return light;
}
