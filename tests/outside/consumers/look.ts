import type { Locator, Page } from 'playwright/test';

/** What of an element's style can make it disappear, move or change its looks. */
const properties = [
  'appearance',
  'backgroundColor',
  'backgroundImage',
  'borderBlockEndColor',
  'borderBlockEndStyle',
  'borderBlockEndWidth',
  'borderInlineStartStyle',
  'borderInlineStartWidth',
  'borderStartStartRadius',
  'boxShadow',
  'boxSizing',
  'color',
  'display',
  'float',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'height',
  'letterSpacing',
  'lineHeight',
  'listStyleType',
  'marginBlockEnd',
  'marginBlockStart',
  'marginInlineStart',
  'maxWidth',
  'opacity',
  'paddingBlockStart',
  'paddingInlineStart',
  'pointerEvents',
  'position',
  'textAlign',
  'textDecorationLine',
  'textTransform',
  'verticalAlign',
  'visibility',
  'whiteSpace',
  'width',
] as const;

/** An element of a tool with its computed style. */
export interface Look {
  /** Its tag and its own text. */
  element: string;
  style: Partial<Record<(typeof properties)[number], string>>;
}

/** The looks of an element and all in it, but for the insides of drawings. */
export const lookOf = (part: Locator): Promise<Look[]> => part.evaluate(collect, properties);

function collect(part: Element, names: readonly (typeof properties)[number][]): Look[] {
  for (const animation of part.getAnimations({ subtree: true })) animation.finish();
  return [part, ...part.querySelectorAll('*:not(svg *)')].map((element) => {
    const computed = getComputedStyle(element);
    const own = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join('');
    return {
      element: `${element.localName} ${own.trim()}`.trim(),
      style: Object.fromEntries(names.map((name) => [name, computed[name]])),
    };
  });
}

/** How many marks of the tool can be seen: elements whose rules styled-components writes, with a color and a width. */
export const countMarks = (page: Page): Promise<number> =>
  page
    .locator('[class*="sc-"]')
    .evaluateAll(
      (marks) =>
        marks.filter(
          (mark) =>
            getComputedStyle(mark).backgroundColor !== 'rgba(0, 0, 0, 0)' && mark.getBoundingClientRect().width > 0,
        ).length,
    );
