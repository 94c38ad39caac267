import { describe, expect, it } from 'vitest';
import { colourPairs, contrast } from './contrast';
import { harbour } from './brands/harbour';
import { accentProblem, ownBrandStyles, typePairings, withOwnBrand } from './ownBrand';
import { advisorTokens } from './tokens';

const hex = (red: number, green: number, blue: number) =>
  `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
/** Every fourth step of each channel, with its ends. */
const all = [0, 51, 102, 153, 204, 255].flatMap((red, _, steps) =>
  steps.flatMap((green) => steps.map((blue) => hex(red, green, blue))),
);

describe('an accent that an owner chooses', () => {
  it('is readable in both themes on everything that it may stand on, or is refused', () => {
    const accepted = all.filter((accent) => accentProblem(accent) === null);
    expect(accepted.length).toBeGreaterThan(30);
    expect(accepted).toContain('#000000');
    for (const accent of accepted)
      for (const scheme of ['light', 'dark'] as const)
        for (const { name, colour, on, least } of colourPairs(withOwnBrand({ accent }).colour[scheme]))
          expect(contrast(colour, on), `${accent}, ${scheme}: ${name}`).toBeGreaterThanOrEqual(least);
  });

  it('is refused with its contrast and the nearest that is accepted', () => {
    const refused = all.filter((accent) => accentProblem(accent) !== null);
    expect(refused).toContain('#ffffff');
    for (const accent of refused) {
      const { ratio, least, nearest } = accentProblem(accent)!;
      expect(ratio).toBeLessThan(least);
      expect(accentProblem(nearest), accent).toBeNull();
    }
  });

  it('may be that of the brand itself, and of another brand', () => {
    expect(accentProblem(advisorTokens.colour.light.accent)).toBeNull();
    expect(accentProblem(harbour.colour.light.accent, harbour)).toBeNull();
  });
});

describe('the styles of an own brand', () => {
  it('are nothing without a choice', () => {
    expect(ownBrandStyles({})).toBe('');
    expect(ownBrandStyles({ typePairing: 'Newsreader and Public Sans' })).toBe('');
  });

  it('change the accent alone, in both themes, in print, and for a choice on the page', () => {
    const css = ownBrandStyles({ accent: '#7A1F5C' });
    expect(css).toMatch(/^@layer advisor\.tokens\{:root\{--advisor-colour-accent:#7A1F5C;/);
    expect(css).toContain('[data-theme="light"]{--advisor-colour-accent:#7A1F5C;');
    expect(css).toMatch(/@media screen\{\[data-theme="dark"\]\{--advisor-colour-accent:#[\dA-F]{6};/);
    expect(css).not.toMatch(/background|font/);
    expect(css).not.toContain('<');
  });

  it.each(Object.keys(typePairings) as (keyof typeof typePairings)[])('have the fonts of %s', (typePairing) => {
    const { font, weight } = withOwnBrand({ typePairing });
    const css = ownBrandStyles({ typePairing });
    if (font.heading !== advisorTokens.font.heading) {
      expect(css).toContain(`--advisor-font-heading:${font.heading}`);
      expect(css).toContain(`--advisor-weight-heading:${weight.heading}`);
    }
    expect(font.mono).toBe(advisorTokens.font.mono);
  });
});
