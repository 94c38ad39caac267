import { advisorTokens } from '@advisor/ui/theme';

/**
 * A brand of this app's own: the advisor's tokens with other colours, another heading font and rounder corners.
 * @type {import('@advisor/ui/theme').Tokens}
 */
export const orchid = {
  ...advisorTokens,
  name: 'orchid',
  colour: {
    light: {
      ...advisorTokens.colour.light,
      paper: '#FFFFFF',
      sunken: '#F6F1FA',
      accent: '#6B21A8',
      accentStrong: '#4A1578',
    },
    dark: { ...advisorTokens.colour.dark, paper: '#16101C', accent: '#D8B4FE', accentStrong: '#EAD6FF' },
  },
  font: { ...advisorTokens.font, heading: advisorTokens.font.text },
  radius: { control: 12, surface: 16 },
};
