export interface ParsedColour {
  /** Red, green and blue, from 0 to 255. */
  channels: [number, number, number];
  /** From 0, transparent, to 1. */
  alpha: number;
}

const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const rgb = /^rgb\((\d{1,3}) (\d{1,3}) (\d{1,3}) \/ (0?\.\d+|[01])\)$/;

/** The parts of a colour that is written as `#rrggbb` or `rgb(r g b / alpha)`; null if it is written in another way. */
export function parseColour(css: string): ParsedColour | null {
  const pairs = hex.exec(css);
  if (pairs)
    return { channels: pairs.slice(1).map((pair) => parseInt(pair, 16)) as ParsedColour['channels'], alpha: 1 };
  const parts = rgb.exec(css);
  if (!parts) return null;
  const [red, green, blue, alpha] = parts.slice(1).map(Number) as [number, number, number, number];
  return Math.max(red, green, blue) > 255 ? null : { channels: [red, green, blue], alpha };
}

/** A colour as `#rrggbb`, from its channels. */
export const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
