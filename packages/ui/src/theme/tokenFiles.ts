// Also runs in plain Node, like `tokenList.ts`.
import { brands } from './brands/index.ts';
import { kebab } from './kebab.ts';
import { always, tokensOf, variants, type Colour, type Token, type TokenValue, type Variant } from './tokenList.ts';
import { advisorTokens, type Tokens } from './tokens.ts';

/** A group of the format: nested groups and tokens by name. */
interface Group {
  [name: string]: unknown;
}

/**
 * The tokens as JSON files for other programs, by file name in the package:
 *
 * - `tokens.json`: the advisor's tokens in the Design Tokens Community Group format (2025.10), for light and a wide
 *   viewport, with the values for the other theme and width beside them
 * - `tokens.resolver.json`: its resolver document, with the brands, themes and widths and what each changes
 * - `figma/….tokens.json`: variables for Figma, one file per mode, because Figma imports one mode at a time
 */
export function tokenFiles(): Record<string, object> {
  return { 'tokens.json': designTokens(advisorTokens), 'tokens.resolver.json': resolver(), ...figmaFiles() };
}

const schemas = 'https://www.designtokens.org/schemas/2025.10';

/** In kebab case, like the CSS variables, so that generated names match. */
const pathOf = ({ path }: Token): string[] => path.map(kebab);

/** `theme.light.text-soft` for `colour.text-soft`, `window.phone.size.m` for `size.m`. */
function pathOfVariant(token: Token, variant: string): string[] {
  return [token.by!, variant, ...pathOf(token).slice(token.by === 'theme' ? 1 : 0)];
}

const aliasOf = (token: Token, variant: string) => ({ $value: `{${pathOfVariant(token, variant).join('.')}}` });

function designTokens(brand: Tokens): object {
  const tokens = tokensOf(brand);
  const file: Group = {
    $schema: `${schemas}/format.json`,
    $description:
      'The tokens of the Advisor design system. Use colour, size, space and the others beside them; theme and window hold the values between which tokens.resolver.json chooses.',
  };
  for (const token of tokens)
    put(file, pathOf(token), {
      ...(token.by ? aliasOf(token, variants[token.by][0]) : token.values[always]),
      $description: token.use,
    });
  for (const token of tokens.filter(({ by }) => by))
    for (const [variant, value] of Object.entries(token.values)) put(file, pathOfVariant(token, variant), { ...value });
  return file;
}

function resolver(): object {
  const [own, ...others] = brands;
  return {
    $schema: `${schemas}/resolver.json`,
    name: 'Advisor',
    version: '2025.10',
    description:
      'Brands, light and dark, and the widths between which sizes and spaces grow: phone is 360 px, wide is from 1200 px.',
    sets: { tokens: { sources: [{ $ref: './tokens.json' }] } },
    modifiers: {
      brand: {
        contexts: { [own!.name]: [], ...Object.fromEntries(others.map((brand) => [brand.name, [changesOf(brand)]])) },
        default: own!.name,
      },
      ...Object.fromEntries((Object.keys(variants) as Variant[]).map((by) => [by, modifierOf(by)])),
    },
    resolutionOrder: ['#/sets/tokens', '#/modifiers/brand', '#/modifiers/theme', '#/modifiers/window'].map(($ref) => ({
      $ref,
    })),
  };
}

/** The values of a brand that differ from the advisor's. */
function changesOf(brand: Tokens): Group {
  const own = tokensOf(advisorTokens);
  const changes: Group = {};
  for (const [place, token] of tokensOf(brand).entries())
    for (const [variant, value] of Object.entries(token.values))
      if (JSON.stringify(value) !== JSON.stringify(own[place]!.values[variant]))
        put(changes, token.by ? pathOfVariant(token, variant) : pathOf(token), { ...value });
  return changes;
}

/** A resolver modifier for a variant. It refers to values in the set or the brand, so that both choices combine. */
function modifierOf(by: Variant): object {
  const [initial, ...others] = variants[by];
  const tokens = tokensOf(advisorTokens).filter((token) => token.by === by);
  const contextOf = (variant: string) => {
    const context: Group = {};
    for (const token of tokens) put(context, pathOf(token), aliasOf(token, variant));
    return context;
  };
  return {
    contexts: { [initial]: [], ...Object.fromEntries(others.map((variant) => [variant, [contextOf(variant)]])) },
    default: initial,
  };
}

/** Inserts a token or value into a tree, creating groups as needed. */
function put(tree: Group, path: readonly string[], value: object): void {
  const [name, ...rest] = path;
  if (rest.length === 0) tree[name!] = value;
  else put((tree[name!] ??= {}) as Group, rest, value);
}

/**
 * Two collections: `colour` with a mode per brand and theme, and `shape`, with everything else and a mode per brand and
 * width.
 */
function figmaFiles(): Record<string, object> {
  const collections = { colour: 'theme', shape: 'window' } as const;
  const isOf = (by: Variant, token: Token) => (token.by === 'theme') === (by === 'theme');
  return Object.fromEntries(
    brands.flatMap((brand) =>
      Object.entries(collections).flatMap(([collection, by]) =>
        variants[by].map((variant) => [
          `figma/${collection}-${brand.name}-${variant}.tokens.json`,
          figmaMode(
            `${brand.name} ${variant}`,
            tokensOf(brand).filter((token) => isOf(by, token)),
            variant,
          ),
        ]),
      ),
    ),
  );
}

function figmaMode(name: string, tokens: readonly Token[], variant: string): object {
  const file: Group = {};
  const valueOf = (token: Token) => token.values[token.by ? variant : always]!;
  for (const token of tokens) {
    const own = valueOf(token);
    const codeSyntax = { WEB: token.css ? `var(${token.css})` : token.typescript };
    const variable = ($type: 'color' | 'number' | 'string', $value: unknown, scopes: readonly string[]) => ({
      $type,
      $value,
      $description: token.use,
      $extensions: { 'com.figma.scopes': scopes, 'com.figma.codeSyntax': codeSyntax },
    });
    if (own.$type === 'shadow')
      // Figma has no shadow variables.
      for (const [place, { color, ...lengths }] of own.$value.entries()) {
        const path = [...pathOf(token), String(place + 1)];
        put(file, [...path, 'color'], variable('color', color, ['EFFECT_COLOR']));
        for (const [part, { value }] of Object.entries(lengths))
          put(file, [...path, kebab(part)], variable('number', value, ['EFFECT_FLOAT']));
      }
    else if (token.path[0] === 'leading') {
      // Figma's line heights are in px.
      const size = tokens.find(({ path }) => path[0] === 'size' && path[1] === token.path[1])!;
      const lines = (own.$value as number) * inPixels(valueOf(size));
      put(file, pathOf(token), variable('number', +lines.toFixed(2), ['LINE_HEIGHT']));
    } else {
      const { type, value } = figmaValue(own);
      put(file, pathOf(token), variable(type, value, figmaScopes[token.path[0]!] ?? []));
    }
  }
  return { ...file, $extensions: { 'com.figma.modeName': name } };
}

/** The Figma scopes of a group; unlisted groups have none. */
const figmaScopes: Readonly<Record<string, readonly string[]>> = {
  colour: ['ALL_FILLS', 'STROKE_COLOR', 'EFFECT_COLOR'],
  font: ['FONT_FAMILY'],
  weight: ['FONT_WEIGHT'],
  size: ['FONT_SIZE'],
  space: ['GAP'],
  radius: ['CORNER_RADIUS'],
  width: ['WIDTH_HEIGHT'],
  breakpoints: ['WIDTH_HEIGHT'],
  focusRing: ['STROKE_FLOAT'],
  iconSizes: ['WIDTH_HEIGHT', 'STROKE_FLOAT'],
};

function figmaValue(own: Exclude<TokenValue, { $type: 'shadow' }>): {
  type: 'color' | 'number' | 'string';
  value: Colour | number | string;
} {
  switch (own.$type) {
    case 'color':
      return { type: 'color', value: own.$value };
    case 'fontFamily':
      return { type: 'string', value: own.$value[0]! };
    case 'cubicBezier':
      return { type: 'string', value: `cubic-bezier(${own.$value.join(', ')})` };
    case 'dimension':
      return { type: 'number', value: inPixels(own) };
    case 'duration':
      return { type: 'number', value: own.$value.value };
    case 'number':
    case 'fontWeight':
      return { type: 'number', value: own.$value };
  }
}

function inPixels(value: TokenValue): number {
  if (value.$type !== 'dimension') throw new Error(`A length is wanted, not a ${value.$type}.`);
  return value.$value.unit === 'rem' ? value.$value.value * 16 : value.$value.value;
}
