import { advisorTokens, makeTheme, vars, type Tokens } from '@advisor/ui/theme';
import { assignVars, globalStyle } from '@vanilla-extract/css';

/** A brand of this app's own: the advisor's tokens with other colours, another heading font and rounder corners. */
const tokens: Tokens = {
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

const theme = makeTheme(tokens);
const light = { vars: assignVars(vars.colour, theme.light.colour) };
const dark = { vars: assignVars(vars.colour, theme.dark.colour) };

globalStyle(':root', { vars: assignVars(vars, theme.light) });
globalStyle(':root:not([data-theme="light"])', { '@media': { 'screen and (prefers-color-scheme: dark)': dark } });
globalStyle('[data-theme="dark"]', { '@media': { screen: dark } });
globalStyle('[data-theme="light"]', light);
