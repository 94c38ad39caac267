import { levels } from '../theme/levels';
import { propertyName } from '../theme/themeRules';
import type { Tokens } from '../theme/tokens';
import { uses } from '../theme/uses';

/** A value of a token. */
export interface TokenValue {
  /** Where it applies, if not everywhere: "Light", "At 360 px". */
  condition?: string;
  text: string;
}

export interface NamedToken {
  /** Its place in `vars`: `['colour', 'textSoft']`. */
  path: readonly string[];
  /** The CSS variable: `--advisor-colour-text-soft`. */
  property: string;
  use: string;
  values: readonly TokenValue[];
}

export interface TokenGroup {
  heading: string;
  note: string;
  tokens: readonly NamedToken[];
}

const { level: colorsOfLevels, ...roles } = uses.colour;

type Step = number | { phone: number; wide: number };

const always = (value: string | number): TokenValue[] => [{ text: `${value}` }];
const px = (step: Step): TokenValue[] =>
  typeof step === 'number'
    ? always(`${step}px`)
    : step.phone === step.wide
      ? always(`${step.wide}px`)
      : [
          { condition: 'At 360 px', text: `${step.phone}px` },
          { condition: 'From 1200 px', text: `${step.wide}px` },
        ];

/** The tokens of one group of `vars`, in the order of their uses. */
function group<K extends string>(
  heading: string,
  note: string,
  name: string,
  used: Record<K, string>,
  valuesOf: (key: K) => readonly TokenValue[],
): TokenGroup {
  const tokens = (Object.keys(used) as K[]).map((key) => tokenAt([name, key], used[key], valuesOf(key)));
  return { heading, note, tokens };
}

const tokenAt = (path: readonly string[], use: string, values: readonly TokenValue[]): NamedToken => ({
  path,
  property: `--${propertyName(path)}`,
  use,
  values,
});

/** Every token of a brand, in groups. */
export function tokenGroups({ colour, font, weight, type, space, fluidSpace, ...rest }: Tokens): readonly TokenGroup[] {
  const { radius, width, motion, shadow } = rest;
  const steps: Record<keyof typeof uses.space, Step> = { ...space, ...fluidSpace };
  const schemes = (colorOf: (colors: typeof colour.light) => string) => [
    { condition: 'Light', text: colorOf(colour.light) },
    { condition: 'Dark', text: colorOf(colour.dark) },
  ];
  return [
    group(
      'Colors',
      'Choose a color by its role, never by its look. Text has at least 4.5 : 1 on everything that it may stand on.',
      'colour',
      roles,
      (name) => schemes((colors) => colors[name]),
    ),
    {
      heading: 'Colors of levels',
      note: 'For a rating, such as a risk or a score; the tones success, warning and danger have three of them too. The meaning is always in words: color only repeats it.',
      tokens: levels.flatMap((level) =>
        (['text', 'tint'] as const).map((part) =>
          tokenAt(
            ['colour', 'level', level, part],
            colorsOfLevels[level][part],
            schemes((colors) => colors.level[level][part]),
          ),
        ),
      ),
    },
    group('Spacing', 'On a grid of 4 px. Components have no outer margin.', 'space', uses.space, (name) =>
      px(steps[name]),
    ),
    group('Font families', 'Three families.', 'font', uses.font, (name) => always(font[name])),
    group('Font weights', 'Headings have one weight, text has three.', 'weight', uses.weight, (name) =>
      always(weight[name]),
    ),
    group(
      'Font sizes',
      'Sizes grow with the window and with the text size of the reader; large ones only as far as a word of 13 letters fits.',
      'size',
      uses.size,
      (name) => px(type[name]),
    ),
    group('Line heights', 'A multiple of the size of the same name.', 'leading', uses.size, (name) =>
      always(type[name].leading),
    ),
    group('Radii', 'Pictures have none.', 'radius', uses.radius, (name) => px(radius[name])),
    group('Widths', 'They grow with the text size of the reader.', 'width', uses.width, (name) => px(width[name])),
    group('Durations', 'With reduced motion each is 0 s.', 'motion', uses.motion, (name) =>
      always(`${motion[name]}ms`),
    ),
    group('Shadows', 'One, for what floats above the page.', 'shadow', uses.shadow, (name) => always(shadow[name])),
  ];
}

/** Whether a token, or its group, has every word of a search in its names, its use or its values. */
export function matches(search: string, { heading }: TokenGroup, { path, property, use, values }: NamedToken): boolean {
  const text = [heading, path.join('.'), property, use, ...values.map((value) => value.text)].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
