import { colourPairs, contrast, mix } from './contrast';
import { themeRules } from './themeRules';
import { advisorTokens, type ColourTokens, type Tokens } from './tokens';

const device = {
  heading: "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif",
  text: 'system-ui, sans-serif',
};

/** Font pairings for headings and text, bundled or on the reader's device: nothing more is loaded. */
export const typePairings = {
  'Newsreader and Public Sans': {},
  'Public Sans alone': { font: { heading: advisorTokens.font.text }, weight: { heading: 600 } },
  'Fonts of the device': { font: device, weight: { heading: 600 } },
} as const satisfies Record<string, { font?: Partial<Tokens['font']>; weight?: Partial<Tokens['weight']> }>;
export type TypePairing = keyof typeof typePairings;

/** The part of a brand that an owner can change without code. */
export interface OwnBrand {
  /** The light theme's accent, as `#rrggbb`; the dark theme's is derived from it. */
  accent?: string;
  typePairing?: TypePairing;
}

const [black, white] = ['#000000', '#FFFFFF'];

/** The colours with an accent, and those derived from it. */
function accented(colours: ColourTokens, accent: string, toward: string): ColourTokens {
  return { ...colours, accent, accentStrong: mix(accent, toward, 0.28) };
}

/** The pairs with the accent that are below their minimum ratio, worst first. */
function failing(colours: ColourTokens) {
  return colourPairs(colours)
    .filter(({ name }) => /accent/i.test(name))
    .map((pair) => ({ ...pair, ratio: contrast(pair.colour, pair.on) }))
    .filter(({ ratio, least }) => ratio < least)
    .toSorted((a, b) => a.ratio - b.ratio);
}

/** The closest colour, towards black or white, that is accepted as accent in every pair of a scheme. */
function nearest(colours: ColourTokens, accent: string, toward: string): string {
  for (let part = 0; part < 1; part += 0.02) {
    const mixed = mix(accent, toward, part);
    if (failing(accented(colours, mixed, toward)).length === 0) return mixed;
  }
  return toward;
}

/** A brand's tokens with an owner's choices applied. */
export function withOwnBrand({ accent, typePairing }: OwnBrand, tokens: Tokens = advisorTokens): Tokens {
  const { font, weight }: { font?: object; weight?: object } = typePairing ? typePairings[typePairing] : {};
  const { light, dark } = tokens.colour;
  return {
    ...tokens,
    ...(accent && {
      colour: { light: accented(light, accent, black), dark: accented(dark, nearest(dark, accent, white), white) },
    }),
    font: { ...tokens.font, ...font },
    weight: { ...tokens.weight, ...weight },
  };
}

/** Why an accent is not readable, and the closest one that is; null if it is readable everywhere (WCAG 2.2 AA). */
export function accentProblem(accent: string, tokens: Tokens = advisorTokens): AccentProblem | null {
  const { light } = tokens.colour;
  const [worst] = failing(accented(light, accent, black));
  return worst ? { ratio: worst.ratio, least: worst.least, nearest: nearest(light, accent, black) } : null;
}

export interface AccentProblem {
  /** The lowest contrast ratio. */
  ratio: number;
  /** The required contrast ratio. */
  least: number;
  /** A darker colour that is readable, as `#rrggbb`. */
  nearest: string;
}

/** The brand's rules that differ from the advisor's, minified for a `<style>`; '' if none do. */
export function ownBrandStyles(brand: OwnBrand): string {
  const own = themeRules(withOwnBrand(brand));
  const rules = themeRules(advisorTokens).flatMap(({ selector, media, properties }, index) => {
    const changed = Object.entries(own[index]!.properties).filter(([name, value]) => properties[name] !== value);
    if (changed.length === 0) return [];
    const rule = `${selector}{${changed.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
    return [media ? `@media ${media}{${rule}}` : rule];
  });
  // Next to the advisor's values, which are in a weaker layer inside it.
  return rules.length > 0 ? `@layer advisor.tokens{${rules.join('')}}` : '';
}
