import { advisorTokens, type Tokens } from '../tokens.ts';

/**
 * A sample of another brand: cool paper, a blue accent, sans-serif headings, rounder corners. Space, text sizes and
 * widths are the advisor's, as is everything not set here. Storybook's toolbar shows every component in it.
 */
export const harbour: Tokens = {
  ...advisorTokens,
  name: 'harbour',
  colour: {
    light: {
      background: '#F6F8FB',
      surface: '#FFFFFF',
      sunken: '#E9EEF5',
      text: '#101B33',
      textSoft: '#46536B',
      border: '#6F7D95',
      hairline: '#D7DFEA',
      accent: '#1D4FBF',
      accentStrong: '#153C94',
      onAccent: '#FFFFFF',
      marker: '#A8324A',
      backdrop: 'rgb(16 27 51 / 0.5)',
      level: {
        low: { text: '#0F6650', tint: '#DDF3EC' },
        medium: { text: '#74500A', tint: '#FAEECF' },
        high: { text: '#96390F', tint: '#FCE4D8' },
        critical: { text: '#8C1238', tint: '#FBDCE5' },
      },
    },
    dark: {
      background: '#0B1322',
      surface: '#121D31',
      sunken: '#1A2740',
      text: '#E8EDF6',
      textSoft: '#A8B4C9',
      border: '#6C7C98',
      hairline: '#24324C',
      accent: '#8FB4FF',
      accentStrong: '#B5CDFF',
      onAccent: '#0B1322',
      marker: '#FF9DAE',
      backdrop: 'rgb(3 7 15 / 0.65)',
      level: {
        low: { text: '#7FD9BE', tint: '#0F3029' },
        medium: { text: '#F0CB74', tint: '#332809' },
        high: { text: '#F7AE88', tint: '#3B1F12' },
        critical: { text: '#FFA3BC', tint: '#421325' },
      },
    },
  },
  font: { ...advisorTokens.font, heading: advisorTokens.font.text },
  weight: { ...advisorTokens.weight, strong: 700, heading: 750 },
  radius: { control: 10, surface: 18 },
  shadow: { overlay: '0 2px 4px rgb(16 27 51 / 0.1), 0 24px 64px rgb(16 27 51 / 0.24)' },
};
