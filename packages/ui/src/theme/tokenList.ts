// With file extensions, as in all its imports: the package's build runs this file in plain Node.
import { breakpoints } from './breakpoints.ts';
import { easing, focusRing, iconSizes, zIndex } from './fixedTokens.ts';
import { makeTheme } from './makeTheme.ts';
import { propertyName } from './themeRules.ts';
import { fixedUses, tokenUses } from './tokenUses.ts';
import type { Tokens } from './tokens.ts';

/** A typed value of the Design Tokens Community Group format (2025.10). */
export type TokenValue =
  | { $type: 'color'; $value: Colour }
  | { $type: 'dimension'; $value: Dimension }
  | { $type: 'duration'; $value: { value: number; unit: 'ms' } }
  | { $type: 'number' | 'fontWeight'; $value: number }
  | { $type: 'fontFamily'; $value: string[] }
  | { $type: 'cubicBezier'; $value: readonly number[] }
  | { $type: 'shadow'; $value: Shadow[] };

export interface Colour {
  colorSpace: 'srgb';
  /** From 0 to 1. */
  components: number[];
  alpha: number;
  /** Without alpha. */
  hex: string;
}

export interface Dimension {
  value: number;
  unit: 'px' | 'rem';
}

export interface Shadow {
  color: Colour;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

/** What a value can depend on besides the brand; the first of each is the default. */
export const variants = { theme: ['light', 'dark'], window: ['wide', 'phone'] } as const;
export type Variant = keyof typeof variants;

export interface Token {
  /** `['colour', 'textSoft']`. */
  path: readonly string[];
  /** Its purpose. */
  use: string;
  /** As code reads it, from `@advisor/ui/theme`. */
  typescript: string;
  /** Its custom property; none where the value is the same for every brand. */
  css?: string;
  /** The CSS value, in light and in dark. */
  text: { light: string; dark: string };
  /** What the value depends on, if anything. */
  by?: Variant;
  /** The value, or one per variant by name. */
  values: Readonly<Record<string, TokenValue>>;
}

/** The key of the only value of an independent token. */
export const always = 'always';

const rem = (px: number): TokenValue => ({ $type: 'dimension', $value: { value: px / 16, unit: 'rem' } });
const px = (value: number): Dimension => ({ value, unit: 'px' });
const pixels = (value: number): TokenValue => ({ $type: 'dimension', $value: px(value) });
const number = (value: number): TokenValue => ({ $type: 'number', $value: value });
const colour = (css: string): TokenValue => ({ $type: 'color', $value: readColour(css) });

/** All tokens of a brand; those shared by every brand come last. */
export function tokensOf(brand: Tokens): Token[] {
  const { light, dark } = makeTheme(brand);
  const of = (path: readonly string[]): Pick<Token, 'path' | 'use' | 'typescript' | 'css' | 'text'> => ({
    path,
    use: valueAt(tokenUses, path) as string,
    typescript: ['vars', ...path].join('.'),
    css: `--${propertyName(path)}`,
    text: { light: valueAt(light, path) as string, dark: valueAt(dark, path) as string },
  });
  const one = (path: readonly string[], value: TokenValue): Token => ({ ...of(path), values: { [always]: value } });
  const each = <Value>(group: Record<string, Value>, name: string, toValue: (value: Value) => TokenValue) =>
    Object.entries(group).map(([key, value]) => one([name, key], toValue(value)));
  const fluid = (path: readonly string[], { phone, wide }: { phone: number; wide: number }): Token => ({
    ...of(path),
    by: 'window',
    values: { wide: rem(wide), phone: rem(phone) },
  });
  return [
    ...leaves(light.colour, ['colour']).map((path): Token => {
      const base = of(path);
      return { ...base, by: 'theme', values: { light: colour(base.text.light), dark: colour(base.text.dark) } };
    }),
    ...each(brand.font, 'font', (families) => ({ $type: 'fontFamily', $value: readFamilies(families) })),
    ...each(brand.weight, 'weight', (weight) => ({ $type: 'fontWeight', $value: weight })),
    ...Object.entries(brand.type).map(([step, { phone, wide }]) =>
      fluid(['size', step], { phone: phone.size, wide: wide.size }),
    ),
    // As in CSS: a ratio of the size at every width.
    ...each(light.leading, 'leading', (part) => number(Number(part))),
    ...each(brand.space, 'space', rem),
    ...Object.entries(brand.fluidSpace).map(([step, widths]) => fluid(['space', step], widths)),
    ...each(brand.radius, 'radius', pixels),
    ...each(brand.width, 'width', rem),
    ...each(brand.motion, 'motion', (value) => ({ $type: 'duration', $value: { value, unit: 'ms' } })),
    ...each(brand.shadow, 'shadow', (css) => ({ $type: 'shadow', $value: readShadows(css) })),
    ...fixedTokens,
  ];
}

const fixedTokens: readonly Token[] = [
  ...fixed({ breakpoints }, pixels, (value) => `${value}px`),
  ...fixed({ zIndex }, number),
  ...fixed({ focusRing }, pixels, (value) => `${value}px`),
  ...fixed({ iconSizes }, pixels, (value) => `${value}px`),
  ...fixed(
    { easing },
    (points: readonly number[]) => ({ $type: 'cubicBezier', $value: points }),
    (points) => `cubic-bezier(${points.join(', ')})`,
  ),
];

function fixed<Value>(
  groups: Record<string, Record<string, Value>>,
  toValue: (value: Value) => TokenValue,
  toCss: (value: Value) => string = String,
): Token[] {
  return Object.entries(groups).flatMap(([group, values]) =>
    Object.entries(values).map(([key, value]) => ({
      path: [group, key],
      use: valueAt(fixedUses, [group, key]) as string,
      typescript: `${group}.${key}`,
      text: { light: toCss(value), dark: toCss(value) },
      values: { [always]: toValue(value) },
    })),
  );
}

/** The paths of the values inside an object. */
function leaves(values: object, path: readonly string[] = []): string[][] {
  return Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value as object, [...path, key]) : [[...path, key]],
  );
}

function valueAt(values: object, path: readonly string[]): unknown {
  return path.reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], values);
}

/** Parses `#RRGGBB` and `rgb(R G B / A)`, the two formats that tokens use. */
function readColour(css: string): Colour {
  const [, digits] = /^#([\da-f]{6})$/i.exec(css) ?? [];
  const [, channels, alpha = '1'] = /^rgb\((\d+ \d+ \d+)(?: \/ ([\d.]+))?\)$/.exec(css) ?? [];
  if (!digits && !channels) throw new Error(`A colour of a brand is #RRGGBB or rgb(R G B / A); got "${css}".`);
  const parts = digits ? digits.match(/../g)!.map((pair) => parseInt(pair, 16)) : channels!.split(' ').map(Number);
  return {
    colorSpace: 'srgb',
    components: parts.map((part) => +(part / 255).toFixed(4)),
    alpha: Number(alpha),
    hex: `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase(),
  };
}

/** Parses the shadows of a `box-shadow` in px: offsets, blur and optional spread, before the colour. */
function readShadows(css: string): Shadow[] {
  return css.split(/, (?![^(]*\))/).map((shadow) => {
    const [, lengths, color] = /^((?:-?[\d.]+(?:px)? ){3,4})(.+)$/.exec(shadow) ?? [];
    if (!lengths || !color)
      throw new Error(`A shadow of a brand is "x y blur [spread] colour", in px; got "${shadow}".`);
    const [x, y, blur, spread = 0] = lengths.trim().split(' ').map(parseFloat) as [number, number, number, number?];
    return { color: readColour(color), offsetX: px(x), offsetY: px(y), blur: px(blur), spread: px(spread) };
  });
}

/** The names of a `font-family`, without quotes. */
const readFamilies = (css: string): string[] => css.split(',').map((name) => name.trim().replaceAll(/^'|'$/g, ''));
