import { assignVars, globalStyle } from '@vanilla-extract/css';
import * as layers from './layers.css';
import { makeTheme } from './makeTheme';
import { themeRadioName } from './themeChoice';
import { advisorTokens } from './tokens';
import { vars } from './vars.css';

const theme = makeTheme(advisorTokens);
const { colour: _lightColour, ...shape } = theme.light;
const { colour: _colourVars, ...shapeVars } = vars;

const light = { colorScheme: 'light', vars: assignVars(vars.colour, theme.light.colour) } as const;
const dark = { colorScheme: 'dark', vars: assignVars(vars.colour, theme.dark.colour) } as const;

globalStyle(':root', {
  '@layer': { [layers.tokens]: { ...light, vars: { ...assignVars(shapeVars, shape), ...light.vars } } },
});

// The system's wish counts until the reader chooses; `data-theme` carries the choice. On paper it is always light.
globalStyle(':root:not([data-theme="light"])', {
  '@layer': { [layers.tokens]: { '@media': { 'screen and (prefers-color-scheme: dark)': dark } } },
});
globalStyle('[data-theme="dark"]', { '@layer': { [layers.tokens]: { '@media': { screen: dark } } } });
globalStyle('[data-theme="light"]', { '@layer': { [layers.tokens]: light } });

/** A choice that the reader made in this page, perhaps before any script listened: it counts more than `data-theme`. */
const chosen = (theme: 'light' | 'dark') => `:root:has(input[name="${themeRadioName}"][value="${theme}"]:checked)`;

// Not in one list with the rules above: a list is as specific as the most specific of it.
globalStyle(chosen('dark'), { '@layer': { [layers.tokens]: { '@media': { screen: dark } } } });
globalStyle(chosen('light'), { '@layer': { [layers.tokens]: light } });
