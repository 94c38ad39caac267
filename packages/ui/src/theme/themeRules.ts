import { kebab } from './kebab';
import { layerNames } from './layerNames';
import { makeTheme, type Theme } from './makeTheme';
import { themeRadioName } from './themeChoice';
import type { Tokens } from './tokens';

/** The name of a token's custom property, without its dashes: `['colour', 'textSoft']` is `advisor-colour-text-soft`. */
export function propertyName(path: readonly string[]): string {
  return ['advisor', ...path.map(kebab)].join('-');
}

/** The declarations of a selector: the browser's own colours, and the custom properties by name. */
export interface ThemeRule {
  selector: string;
  media?: string;
  colorScheme: 'light' | 'dark';
  properties: Record<string, string>;
}

/** A choice made on this page, perhaps before hydration; it overrides `data-theme`. */
const chosen = (theme: 'light' | 'dark') => `:root:has(input[name="${themeRadioName}"][value="${theme}"]:checked)`;

/**
 * The selectors of a brand's values. The system setting applies until the reader chooses; `data-theme` has the
 * choice, on the page or on a part of it. Print is always light.
 */
export function themeRules(tokens: Tokens): ThemeRule[] {
  const { light, dark } = makeTheme(tokens);
  const lightColours = { colorScheme: 'light', properties: colourProperties(light) } as const;
  const darkColours = { colorScheme: 'dark', properties: colourProperties(dark) } as const;
  return [
    { selector: ':root', colorScheme: 'light', properties: flatten(light) },
    {
      selector: ':root:not([data-theme="light"])',
      media: 'screen and (prefers-color-scheme: dark)',
      ...darkColours,
    },
    { selector: '[data-theme="dark"]', media: 'screen', ...darkColours },
    { selector: '[data-theme="light"]', ...lightColours },
    // Not in one `:is()` list with the rules above, which would have the specificity of its most specific selector.
    { selector: chosen('dark'), media: 'screen', ...darkColours },
    { selector: chosen('light'), ...lightColours },
  ];
}

/**
 * The stylesheet of a brand, as text: write it into a file at build and load it on every page. It wins over the
 * advisor's own values whichever of the two loads first.
 */
export function themeStylesheet(tokens: Tokens): string {
  const rules = themeRules(tokens).map(({ selector, media, colorScheme, properties }) => {
    const declarations = Object.entries(properties).map(([name, value]) => `--${name}: ${value};`);
    const rule = `${selector} { color-scheme: ${colorScheme}; ${declarations.join(' ')} }`;
    return media ? `@media ${media} { ${rule} }` : rule;
  });
  return `@layer ${layerNames.join(', ')};\n@layer advisor.tokens {\n${rules.join('\n')}\n}\n`;
}

const colourProperties = ({ colour }: Theme) => flatten({ colour });

/**
 * Former names of colours, kept until 1.0: they hold the values, and the new names refer to them, so that pages which
 * set or read a former name still work.
 */
const formerColours: Record<string, string> = {
  [propertyName(['colour', 'background'])]: propertyName(['colour', 'paper']),
  [propertyName(['colour', 'text'])]: propertyName(['colour', 'ink']),
  [propertyName(['colour', 'textSoft'])]: propertyName(['colour', 'inkSoft']),
  [propertyName(['colour', 'border'])]: propertyName(['colour', 'rule']),
  [propertyName(['colour', 'backdrop'])]: propertyName(['colour', 'scrim']),
};

/** `{ colour: { accent } }` as `{ 'advisor-colour-accent': … }`. */
function flatten(values: object, path: readonly string[] = []): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(values).map(([key, value]) => {
      if (typeof value === 'object') return flatten(value, [...path, key]);
      const name = propertyName([...path, key]);
      const former = formerColours[name];
      return former ? { [former]: value, [name]: `var(--${former})` } : { [name]: value };
    }),
  );
}
