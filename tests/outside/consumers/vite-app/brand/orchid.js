import { advisorTokens } from '@advisor/ui/theme';

/**
 * This app's brand: the advisor's tokens with other colours, another heading font and larger radii.
 * @type {import('@advisor/ui/theme').Tokens}
 */
export const orchid = {
  ...advisorTokens,
  name: 'orchid',
  colour: {
    light: {
      ...advisorTokens.colour.light,
      background: '#FFFFFF',
      sunken: '#F6F1FA',
      accent: '#6B21A8',
      accentStrong: '#4A1578',
    },
    dark: { ...advisorTokens.colour.dark, background: '#16101C', accent: '#D8B4FE', accentStrong: '#EAD6FF' },
  },
  font: { ...advisorTokens.font, heading: advisorTokens.font.text },
  radius: { control: 12, surface: 16 },
};
