import type { ColourTokens } from './tokens';
import { levels } from './tokens';

/** The linear value of a channel of 0 to 255, from 0 to 1 (WCAG 2.2, relative luminance). */
function channelLight(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`A contrast needs two opaque colours as #rrggbb; got "${hex}".`);
  const [red, green, blue] = match.slice(1).map((pair) => channelLight(parseInt(pair, 16))) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
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

/** Every pair of colours that components use for text or a control's border. */
export function colourPairs(colours: ColourTokens): ColourPair[] {
  const backgrounds = ['background', 'surface', 'sunken'] as const;
  const texts = ['text', 'textSoft', 'accent', 'accentStrong', 'marker'] as const;
  return [
    ...backgrounds.flatMap((background) => [
      ...texts.map((text) => ({
        name: `${text} on ${background}`,
        colour: colours[text],
        on: colours[background],
        least: 4.5,
      })),
      { name: `border on ${background}`, colour: colours.border, on: colours[background], least: 3 },
    ]),
    ...(['accent', 'accentStrong'] as const).map((background) => ({
      name: `onAccent on ${background}`,
      colour: colours.onAccent,
      on: colours[background],
      least: 4.5,
    })),
    ...levels.flatMap((level) => [
      { name: `${level} on its tint`, colour: colours.level[level].text, on: colours.level[level].tint, least: 4.5 },
      { name: `text on the tint of ${level}`, colour: colours.text, on: colours.level[level].tint, least: 4.5 },
    ]),
  ];
}
