import { inComponents, media } from '@advisor/ui/theme';

/** A color of a drawing, and the one of the reader's palette: browsers force no colors inside an `<svg>`. */
export const drawn = (
  property: 'color' | 'fill' | 'stroke',
  color: string,
  forced: 'CanvasText' | 'GrayText' | 'Highlight',
) => inComponents({ [property]: color, '@media': { [media.forcedColours]: { [property]: forced } } });
