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

/** The same of a mark in a drawing. */
const drawn = ['display', 'fill', 'height', 'opacity', 'stroke', 'transform', 'visibility', 'width', 'x', 'y'] as const;

/** An element of a tool with its computed style. */
export interface Look {
  /** Its tag and its own text. */
  element: string;
  style: Partial<Record<(typeof properties | typeof drawn)[number], string>>;
}

/** The looks of an element and all in it, but for the insides of icons. */
export const lookOf = (part: Locator): Promise<Look[]> => part.evaluate(collect, { properties, drawn });

function collect(part: Element, names: { properties: typeof properties; drawn: typeof drawn }): Look[] {
  for (const animation of part.getAnimations({ subtree: true })) animation.finish();
  return [part, ...part.querySelectorAll('*:not(svg *), [role="meter"] *')].map((element) => {
    const computed = getComputedStyle(element);
    const own = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join('');
    return {
      element: `${element.localName} ${own.trim()}`.trim(),
      style: Object.fromEntries(
        (element.matches('svg *') ? names.drawn : names.properties).map((name) => [name, computed[name]]),
      ),
    };
  });
}

/** How many marks of the tool can be seen: those of its meters, and elements whose rules styled-components writes. */
export const countMarks = (page: Page): Promise<number> =>
  page.locator('[role="meter"] rect, [class*="sc-"]').evaluateAll(
    (marks) =>
      marks.filter((mark) => {
        const { fill, backgroundColor } = getComputedStyle(mark);
        const color = mark.localName === 'rect' ? fill : backgroundColor;
        return color !== 'rgba(0, 0, 0, 0)' && mark.getBoundingClientRect().width > 0;
      }).length,
  );
