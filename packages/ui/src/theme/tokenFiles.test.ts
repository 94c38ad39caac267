import { defineConfig, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser';
import { describe, expect, test } from 'vitest';
import { brands } from './brands';
import { designTokens } from './designTokens';
import { mapValues } from './makeTheme';
import { hexOf } from './parseColour';
import { tokenFiles } from './tokenFiles';
import { tokenGroups } from '../tokens/tokenGroups';
import { advisorTokens, type Tokens } from './tokens';

const folder = new URL('file:///tokens/');
const config = defineConfig(
  {
    lint: {
      rules: {
        ...RECOMMENDED_CONFIG,
        'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }],
        'core/consistent-naming': ['error', { format: 'camelCase' }],
      },
    },
  },
  { cwd: folder },
);

const read = (name: string) =>
  parse([{ filename: new URL(name, folder), src: JSON.stringify(tokenFiles[name]) }], {
    config,
    req: async (url) => JSON.stringify(tokenFiles[url.pathname.split('/').at(-1)!]),
  });

interface Color {
  components: number[];
  alpha: number;
  hex: string;
}
interface Length {
  value: number;
  unit: string;
}

function cssOf({ components, alpha, hex }: Color): string {
  const channels = components.map((component) => Math.round(component * 255));
  expect(hexOf(channels)).toBe(hex);
  return alpha === 1 ? hex : `rgb(${channels.join(' ')} / ${alpha})`;
}

/** How `Tokens` has the value of a token, by its type. */
const written: Record<string, (value: never) => unknown> = {
  color: cssOf,
  dimension: ({ value }: Length) => value,
  duration: ({ value }: Length) => value,
  fontFamily: (families: string[]) => families.join(', '),
  shadow: (layers: { color: Color; offsetX: Length; offsetY: Length; blur: Length }[]) =>
    layers
      .map(({ color, offsetX, offsetY, blur }) => {
        const lengths = [offsetX, offsetY, blur].map(({ value, unit }) => (value === 0 ? '0' : `${value}${unit}`));
        return [...lengths, cssOf(color)].join(' ');
      })
      .join(', '),
};

type Groups = Record<string, Record<string, never>>;

/** Resolved tokens as groups of values. */
function groupsOf(tokens: Record<string, { $type: string; $value: unknown }>): Groups {
  const groups: Groups = {};
  for (const [id, { $type, $value }] of Object.entries(tokens)) {
    const path = id.split('.');
    const name = path.pop()!;
    let group: Record<string, unknown> = groups;
    for (const each of path) group = (group[each] ??= {}) as Record<string, unknown>;
    group[name] = written[$type]?.($value as never) ?? $value;
  }
  return groups;
}

describe('the files of design tokens', () => {
  test.each(Object.keys(tokenFiles))('%s is valid', async (name) => {
    await expect(read(name)).resolves.toMatchObject({ tokens: { 'colour.accent': { $type: 'color' } } });
  });

  test.each(brands)('say of the brand $name what its source says', async (brand) => {
    const { resolver } = await read('tokens.resolver.json');
    const groupsIn = (theme: string, viewport: string) =>
      groupsOf(resolver.apply({ brand: brand.name, theme, viewport }) as never);
    const [phone, wide, dark] = [groupsIn('light', 'phone'), groupsIn('light', 'wide'), groupsIn('dark', 'wide')];
    const steps = (group: string) =>
      Object.keys(wide[group]!).map(
        (name) => [name, { phone: phone[group]![name]!, wide: wide[group]![name]! }] as const,
      );
    const isFluid = ([, step]: ReturnType<typeof steps>[number]) => step.phone !== step.wide;
    const { font, weight, leading, radius, width, motion, shadow } = wide;
    expect({
      name: brand.name,
      colour: { light: wide.colour, dark: dark.colour },
      font,
      weight,
      radius,
      width,
      motion,
      shadow,
      type: Object.fromEntries(steps('size').map(([name, step]) => [name, { ...step, leading: leading![name] }])),
      space: Object.fromEntries(steps('space').flatMap((each) => (isFluid(each) ? [] : [[each[0], each[1].wide]]))),
      fluidSpace: Object.fromEntries(steps('space').filter(isFluid)),
    }).toEqual({
      ...brand,
      font: mapValues(brand.font, (css) => css.replaceAll("'", '')),
    });
  });

  test('name the tokens as `vars` does', async () => {
    const { tokens } = await read('tokens.json');
    const names = Object.keys(tokens).filter((id) => !/^(?:light|dark|phone|wide)\./.test(id));
    const paths = tokenGroups(advisorTokens).flatMap((group) => group.tokens.map(({ path }) => path.join('.')));
    expect(names.toSorted()).toEqual(paths.toSorted());
  });
});

test.each([
  [{ colour: { ...advisorTokens.colour, light: { ...advisorTokens.colour.light, accent: 'teal' } } }, '"teal"'],
  [
    { colour: { ...advisorTokens.colour, dark: { ...advisorTokens.colour.dark, backdrop: 'rgb(0 0 300 / 0.5)' } } },
    '"rgb(0 0 300 / 0.5)"',
  ],
  [{ shadow: { overlay: 'inset 0 1px 2px #000000' } }, '"inset 0 1px 2px #000000"'],
] satisfies [Partial<Tokens>, string][])('a value that design tokens cannot have is refused: %s', (change, value) => {
  expect(() => designTokens({ ...advisorTokens, ...change })).toThrow(`got ${value}`);
});
