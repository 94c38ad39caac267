import type { ColourTokens } from './tokens';
import { levels } from './levels';
import { hexOf, parseColour } from './parseColour';

/** The linear value of a channel of 0 to 255, from 0 to 1 (WCAG 2.2, relative luminance). */
function channelLight(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function channels(css: string): [number, number, number] {
  const colour = parseColour(css);
  if (colour?.alpha !== 1) throw new Error(`A contrast needs two opaque colours as #rrggbb; got "${css}".`);
  return colour.channels;
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map(channelLight) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour with a part, from 0 to 1, of another one; both as `#rrggbb`. */
export function mix(one: string, other: string, part: number): string {
  const to = channels(other);
  return hexOf(channels(one).map((value, index) => Math.round(value + (to[index]! - value) * part)));
}

/** The contrast of two opaque colours (`#rrggbb`), from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export interface ColourPair {
  name: string;
  colour: string;
  on: string;
  /** The minimum ratio: 4.5 for text, 3 for the border of a control. */
  least: number;
}

/**
 * The colours that are no text, and the one that never stands on a tint. Every other one counts as a text colour for any
 * background: a new one is checked without being listed anywhere.
 */
const roles: Partial<Record<keyof ColourTokens, 'background' | 'border' | 'decoration' | 'highlight'>> = {
  background: 'background',
  surface: 'background',
  sunken: 'background',
  border: 'border',
  hairline: 'decoration',
  marker: 'highlight',
  backdrop: 'decoration',
};
const roleOf = (name: string) => roles[name as keyof ColourTokens];

interface NamedColour {
  name: string;
  colour: string;
}

const pairOf = (front: NamedColour, ground: NamedColour, least: number): ColourPair => ({
  name: `${front.name} on ${ground.name}`,
  colour: front.colour,
  on: ground.colour,
  least,
});

/**
 * Every pair of a text colour, or a control's border, and a background that it may stand on. `onAccent` stands on
 * `accent` and `accentStrong`, `marker` on the backgrounds of the page, the text of a level on these and its own tint, any
 * other text on all backgrounds and tints.
 */
export function colourPairs({ level, ...rest }: ColourTokens): ColourPair[] {
  const colours: NamedColour[] = Object.entries(rest).map(([name, colour]) => ({ name, colour }));
  const grounds = colours.filter(({ name }) => roleOf(name) === 'background');
  const tints = levels.map((name) => ({ name: `the tint of ${name}`, colour: level[name].tint }));
  const groundsOf = (name: string): NamedColour[] => {
    const role = roleOf(name);
    if (role === 'border' || role === 'highlight') return grounds;
    if (role) return [];
    // `Accent` of `onAccent`.
    const fill = /^on([A-Z]\w*)/.exec(name)?.[1]?.toLowerCase();
    const fills = colours.filter((other) => fill && other.name.toLowerCase().startsWith(fill));
    return fills.length > 0 ? fills : [...grounds, ...tints];
  };
  return [
    ...colours.flatMap((front) =>
      groundsOf(front.name).map((ground) => pairOf(front, ground, roleOf(front.name) === 'border' ? 3 : 4.5)),
    ),
    ...levels.flatMap((name) =>
      [...grounds, { name: 'its tint', colour: level[name].tint }].map((ground) =>
        pairOf({ name, colour: level[name].text }, ground, 4.5),
      ),
    ),
  ];
}
