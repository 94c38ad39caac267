import type { Tone } from '@advisor/ui';
import { vars } from '@advisor/ui/theme';

const { accent, textSoft, level } = vars.colour;
const colours: Record<Tone, string> = {
  neutral: textSoft,
  info: accent,
  success: level.low.text,
  warning: level.medium.text,
  danger: level.critical.text,
};

/** The colour of a bar, as CSS: the same as of a `Meter`. */
export const barColour = (tone: Tone) => colours[tone];
