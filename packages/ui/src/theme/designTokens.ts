import { mapValues } from './makeTheme.ts';
import { hexOf, parseColour } from './parseColour.ts';
import type { Tokens } from './tokens.ts';
import { uses } from './uses.ts';

/** A group of design tokens: tokens and nested groups by name, and its own properties, whose names begin with `$`. */
export interface DesignTokens {
  [name: string]: unknown;
}

const px = (value: number) => ({ value, unit: 'px' });

function color(css: string) {
  const parsed = parseColour(css);
  if (!parsed) throw new Error(`Design tokens take a color as #rrggbb or rgb(r g b / alpha); got "${css}".`);
  const { channels, alpha } = parsed;
  const components = channels.map((channel) => +(channel / 255).toFixed(4));
  return { colorSpace: 'srgb', components, alpha, hex: hexOf(channels) };
}

const layer = /^(-?[\d.]+)(?:px)? (-?[\d.]+)(?:px)? ([\d.]+)(?:px)? (#\w+|rgb\(.+\))$/;

function shadow(css: string) {
  return css.split(/, (?![^(]*\))/).map((each) => {
    const [, x, y, blur, shade] = layer.exec(each) ?? [];
    if (!shade) throw new Error(`Design tokens take each layer of a shadow as "x y blur color", in px; got "${each}".`);
    return { color: color(shade), offsetX: px(+x!), offsetY: px(+y!), blur: px(+blur!), spread: px(0) };
  });
}

/** The groups, named as in `vars`: the type of their tokens, and how a value is written. */
const groups = {
  colour: { $type: 'color', write: color },
  font: {
    $type: 'fontFamily',
    write: (css: string) => css.split(/, */).map((family) => family.replaceAll(/['"]/g, '')),
  },
  weight: { $type: 'fontWeight', write: (weight: number) => weight },
  size: { $type: 'dimension', write: px },
  leading: { $type: 'number', write: (lines: number) => lines },
  space: { $type: 'dimension', write: px },
  radius: { $type: 'dimension', write: px },
  width: { $type: 'dimension', write: px },
  motion: { $type: 'duration', write: (value: number) => ({ value, unit: 'ms' }) },
  shadow: { $type: 'shadow', write: shadow },
} as const;
type GroupName = keyof typeof groups;
type Values = Partial<Record<GroupName, object>>;

/** What a token is for, where that is said. */
const useOf = (path: readonly string[]) =>
  path.reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], uses) as
    | string
    | undefined;

/** Tokens with these values, or with references to the tokens of the same names in a group. */
function tokensOf(values: Values, referTo?: string): DesignTokens {
  const tree = (value: unknown, [name, ...path]: [GroupName, ...string[]]): object => {
    if (typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value!).map(([key, each]: [string, unknown]) => [key, tree(each, [name, ...path, key])]),
      );
    const $description = useOf([name, ...path]);
    const $value = referTo ? `{${[referTo, name, ...path].join('.')}}` : groups[name].write(value as never);
    return { $value, ...($description && { $description }) };
  };
  return Object.fromEntries(
    (Object.keys(values) as GroupName[]).map((name) => [
      name,
      { $type: groups[name].$type, ...tree(values[name], [name]) },
    ]),
  );
}

/** The themes, and the widths of a window between which sizes grow. */
const modes = ['light', 'dark', 'phone', 'wide'] as const;
type Mode = (typeof modes)[number];

function valuesIn(mode: Mode, { colour, type, space, fluidSpace }: Tokens): Values {
  if (mode === 'light' || mode === 'dark') return { colour: colour[mode] };
  return {
    size: mapValues(type, (step) => step[mode]),
    space: { ...space, ...mapValues(fluidSpace, (step) => step[mode]) },
  };
}

/** The tokens that differ by mode, as references to those of one mode; for a resolver of what `designTokens` returns. */
export const tokensIn = (mode: Mode, tokens: Tokens): DesignTokens => tokensOf(valuesIn(mode, tokens), mode);

/**
 * A brand as design tokens, for design tools and for code other than CSS: the content of a `.tokens.json` file, as the Design Tokens
 * Format Module 2025.10 of the Design Tokens Community Group defines it. Names are those of `vars`, lengths in px at a font size
 * of 16 px. The groups `light` and `dark` have the colors of each theme, `phone` and `wide` the sizes at 360 px and from 1200 px of
 * window, between which they grow; `colour`, `size` and `space` refer to those of `light` and `wide`.
 * @throws If a color is neither `#rrggbb` nor `rgb(r g b / alpha)`, or a layer of a shadow is not `x y blur color`.
 */
export function designTokens(tokens: Tokens): DesignTokens {
  const { name, font, weight, type, radius, width, motion, shadow: shadows } = tokens;
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: `The tokens of the brand ${name}, as the components use them in the light theme and a wide window.`,
    ...tokensIn('light', tokens),
    ...tokensIn('wide', tokens),
    ...tokensOf({
      font,
      weight,
      leading: mapValues(type, (step) => step.leading),
      radius,
      width,
      motion,
      shadow: shadows,
    }),
    ...Object.fromEntries(modes.map((mode) => [mode, tokensOf(valuesIn(mode, tokens))])),
  };
}
