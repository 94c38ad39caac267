import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { brands } from '../../packages/ui/src/theme/brands/index.ts';
import { kebab } from '../../packages/ui/src/theme/kebab.ts';
import { always, tokensOf, type Token, type TokenValue } from '../../packages/ui/src/theme/tokenList.ts';
import { themeRules } from '../../packages/ui/src/theme/themeRules.ts';
import { advisorTokens, type Tokens } from '../../packages/ui/src/theme/tokens.ts';
import { manifestOf, pathIn } from './manifests.ts';

const names = Object.keys(manifestOf('ui').exports)
  .filter((key) => key.endsWith('.json') && key !== './package.json')
  .map((key) => key.slice(2));
const read = (name: string) => readFileSync(pathIn('ui', 'dist', name), 'utf8');
const folder = pathToFileURL(pathIn('ui', 'dist/'));

/** Parses text as the file of that name, by the rules of the format; a token that breaks one throws. */
const parsed = (name: string, src = read(name)) =>
  parse([{ filename: new URL(name, folder), src }], {
    config: defineConfig({}, { cwd: folder }),
    req: async (url) => readFileSync(url, 'utf8'),
  });

const inFile = ({ path }: Token) => path.map(kebab).join('.');
const valueIn = ({ by, values }: Token, choice: Record<string, string>) => values[by ? choice[by]! : always]!;
const brandOf = (name: string) => brands.find((brand) => brand.name === name)!;

describe('the tokens for other programs', () => {
  it('are the files that the exports map names', () => {
    expect(names).toEqual(
      expect.arrayContaining(['tokens.json', 'tokens.resolver.json', 'figma/colour-advisor-light.tokens.json']),
    );
    expect(names).toHaveLength(2 + 4 * brands.length);
  });

  it.each(names)('%s keeps the rules of the format (DTCG 2025.10)', async (name) => {
    const { tokens } = await parsed(name);
    expect(Object.keys(tokens).length).toBeGreaterThan(15);
  });

  it('would not pass with a value that is no colour', async () => {
    const broken = read('tokens.json').replace('"components":[', '"components":["red",');
    expect(broken).not.toBe(read('tokens.json'));
    await expect(parsed('tokens.json', broken)).rejects.toThrow();
  });

  it('have every token of the advisor, with its value in light and in a wide window', async () => {
    const { tokens } = await parsed('tokens.json');
    const choice = { theme: 'light', window: 'wide' };
    for (const token of tokensOf(advisorTokens)) {
      const own = tokens[inFile(token)]!;
      expect(own.$type, inFile(token)).toBe(valueIn(token, choice).$type);
      expect({ value: own.$value }, inFile(token)).toMatchObject({ value: valueIn(token, choice).$value });
      expect(own.$description).toBe(token.use);
    }
  });

  it('resolve to the values of each brand, theme and width', async () => {
    const { resolver } = await parsed('tokens.resolver.json');
    const choices = resolver.listPermutations!() as Record<'brand' | 'theme' | 'window', string>[];
    expect(choices).toHaveLength(4 * brands.length);
    for (const choice of choices) {
      const resolved = resolver.apply(choice);
      for (const token of tokensOf(brandOf(choice.brand)))
        expect(
          { value: resolved[inFile(token)]!.$value },
          `${inFile(token)} of ${Object.values(choice).join(', ')}`,
        ).toMatchObject({ value: valueIn(token, choice).$value });
    }
  });
});

interface Variable {
  $type: string;
  $value: unknown;
  $extensions: { 'com.figma.scopes': string[]; 'com.figma.codeSyntax': { WEB: string } };
}

describe('the variables for Figma', () => {
  const modes = brands.flatMap((brand) =>
    (
      [
        ['colour', 'theme', 'light'],
        ['colour', 'theme', 'dark'],
        ['shape', 'window', 'wide'],
        ['shape', 'window', 'phone'],
      ] as const
    ).map(([collection, by, variant]) => ({ brand, collection, by, variant })),
  );

  it.each(modes)('of $brand.name, $variant, have each token and its value', ({ brand, collection, by, variant }) => {
    const file = JSON.parse(read(`figma/${collection}-${brand.name}-${variant}.tokens.json`)) as Record<
      string,
      unknown
    >;
    expect(file.$extensions).toEqual({ 'com.figma.modeName': `${brand.name} ${variant}` });
    const at = (path: readonly string[]) =>
      path.reduce<unknown>((group, name) => (group as Record<string, unknown>)[kebab(name)], file) as Variable;
    const tokens = tokensOf(brand).filter((token) => (token.by === 'theme') === (by === 'theme'));
    expect(tokens.length).toBeGreaterThan(15);
    for (const token of tokens) {
      const value = valueIn(token, { [by]: variant });
      if (value.$type === 'shadow') {
        expect(value.$value.map((_shadow, place) => at([...token.path, `${place + 1}`, 'blur']).$value)).toEqual(
          value.$value.map(({ blur }) => blur.value),
        );
        continue;
      }
      const { $type, $value, $extensions } = at(token.path);
      expect($extensions['com.figma.codeSyntax'].WEB).toBe(token.css ? `var(${token.css})` : token.typescript);
      expect([$type, $value], inFile(token)).toEqual(inFigma(value, token, brand, variant));
    }
  });
});

/** What Figma has for a value: colours, numbers (lengths in px) and strings. */
function inFigma(value: TokenValue, { path }: Token, { type }: Tokens, variant: string): [string, unknown] {
  if (path[0] === 'leading') {
    const { size } = type[path[1] as keyof Tokens['type']][variant as 'phone' | 'wide'];
    return ['number', +(size * (value.$value as number)).toFixed(2)];
  }
  switch (value.$type) {
    case 'color':
      return ['color', value.$value];
    case 'fontFamily':
      return ['string', value.$value[0]];
    case 'cubicBezier':
      return ['string', 'cubic-bezier(0, 0, 0.58, 1)'];
    case 'dimension':
      return ['number', value.$value.value * (value.$value.unit === 'rem' ? 16 : 1)];
    case 'duration':
      return ['number', value.$value.value];
    default:
      return ['number', value.$value];
  }
}

describe('the list of tokens', () => {
  it.each(brands)('of $name has every custom property of its stylesheet, in both themes', (brand) => {
    const [root] = themeRules(brand);
    const dark = themeRules(brand).find(({ colorScheme }) => colorScheme === 'dark')!;
    const listed = tokensOf(brand).filter(({ css }) => css);
    // Former names hold the values of the new ones until 1.0.
    const valueOf = (properties: Record<string, string>, name: string) => {
      const value = properties[name.slice(2)]!;
      const [, former] = /^var\(--(.+)\)$/.exec(value) ?? [];
      return former ? properties[former] : value;
    };
    for (const { css, text } of listed) {
      expect(valueOf(root!.properties, css!), css).toBe(text.light);
      expect(valueOf({ ...root!.properties, ...dark.properties }, css!), css).toBe(text.dark);
    }
    const former = Object.values(root!.properties).filter((value) => value.startsWith('var(')).length;
    expect(listed).toHaveLength(Object.keys(root!.properties).length - former);
  });

  it('has the same properties in tokens.css, and no rule of a component', () => {
    const css = read('tokens.css');
    for (const { css: name } of tokensOf(advisorTokens)) if (name) expect(css).toContain(`${name}:`);
    expect(css).not.toMatch(/^\s*\./m);
    expect(css).not.toContain('@font-face');
  });
});
