import { globalLayer } from '@vanilla-extract/css';
import { layerNames } from './layerNames';

for (const name of layerNames) globalLayer(name);

/**
 * The cascade layers, weakest first: every rule of the system is in one of them, so that the order in which
 * stylesheets load never affects the result. The build writes their order into each stylesheet.
 * - `advisor.reset`: what every page starts from
 * - `advisor.tokens`: the custom properties of the themes
 * - `advisor.base`: layout primitives and text
 * - `advisor.components`: everything with a shape of its own
 * - `advisor.overrides`: print, forced colours, reduced motion
 */
export const [reset, tokens, base, components, overrides] = layerNames;
/** The advisor's own values. Those that another brand puts into `advisor.tokens` win, whichever loads first. */
export const advisorTokens = globalLayer({ parent: tokens }, 'defaults');
