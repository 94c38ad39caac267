import { colourPairs, contrast, mix } from './contrast';
import { themeRules } from './themeRules';
import { advisorTokens, type ColourTokens, type Tokens } from './tokens';

const device = {
  heading: "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif",
  text: 'system-ui, sans-serif',
};

/** Pairs of fonts for headings and text that ship or are on the reader's device: nothing more is loaded. */
export const typePairings = {
  'Newsreader and Public Sans': {},
  'Public Sans alone': { font: { heading: advisorTokens.font.text }, weight: { heading: 600 } },
  'Fonts of the device': { font: device, weight: { heading: 600 } },
} as const satisfies Record<string, { font?: Partial<Tokens['font']>; weight?: Partial<Tokens['weight']> }>;
export type TypePairing = keyof typeof typePairings;

/** What an owner may choose of a brand without writing code. */
export interface OwnBrand {
  /** The accent on the light theme, as `#rrggbb`; that of the dark theme follows from it. */
  accent?: string;
  typePairing?: TypePairing;
}

const [black, white] = ['#000000', '#FFFFFF'];

/** The brand with an accent, and with what follows from it. */
function accented(colours: ColourTokens, accent: string, toward: string): ColourTokens {
  return { ...colours, accent, accentStrong: mix(accent, toward, 0.28) };
}

/** The pairs with the accent that are below their least ratio, the worst first. */
function failing(colours: ColourTokens) {
  return colourPairs(colours)
    .filter(({ name }) => /accent/i.test(name))
    .map((pair) => ({ ...pair, ratio: contrast(pair.colour, pair.on) }))
    .filter(({ ratio, least }) => ratio < least)
    .toSorted((a, b) => a.ratio - b.ratio);
}

/** The colour nearest to one, on its way to black or white, that every pair of a scheme can have as its accent. */
function nearest(colours: ColourTokens, accent: string, toward: string): string {
  for (let part = 0; part < 1; part += 0.02) {
    const mixed = mix(accent, toward, part);
    if (failing(accented(colours, mixed, toward)).length === 0) return mixed;
  }
  return toward;
}

/** The tokens of a brand with what an owner has chosen. */
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

/** Why an accent cannot be read, and the nearest that can be; null if it can be read everywhere (WCAG 2.2 AA). */
export function accentProblem(accent: string, tokens: Tokens = advisorTokens): AccentProblem | null {
  const { light } = tokens.colour;
  const [worst] = failing(accented(light, accent, black));
  return worst ? { ratio: worst.ratio, least: worst.least, nearest: nearest(light, accent, black) } : null;
}

export interface AccentProblem {
  /** The lowest contrast. */
  ratio: number;
  /** What it has to be. */
  least: number;
  /** A darker colour that is readable, as `#rrggbb`. */
  nearest: string;
}

/** The rules of a brand that differ from the advisor's own, as short text for a `<style>`; '' if none does. */
export function ownBrandStyles(brand: OwnBrand): string {
  const own = themeRules(withOwnBrand(brand));
  const rules = themeRules(advisorTokens).flatMap(({ selector, media, properties }, index) => {
    const changed = Object.entries(own[index]!.properties).filter(([name, value]) => properties[name] !== value);
    if (changed.length === 0) return [];
    const rule = `${selector}{${changed.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
    return [media ? `@media ${media}{${rule}}` : rule];
  });
  // Beside the advisor's own values, which are in a weaker layer inside it.
  return rules.length > 0 ? `@layer advisor.tokens{${rules.join('')}}` : '';
}
