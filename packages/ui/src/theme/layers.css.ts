import { globalLayer } from '@vanilla-extract/css';
import { layerNames } from './layerNames';

for (const name of layerNames) globalLayer(name);

/**
 * The cascade layers, weakest first: every rule of the system is in one of them, so that the order in which
 * stylesheets load never affects the result. The build writes their order into each stylesheet.
 * - `reset`: what every page starts from
 * - `tokens`: the custom properties of the themes
 * - `base`: layout primitives and text
 * - `components`: everything with a shape of its own
 * - `overrides`: print, forced colours, reduced motion
 */
export const [reset, tokens, base, components, overrides] = layerNames;
/** The advisor's own values. Those that another brand puts into `tokens` win, whichever loads first. */
export const advisorTokens = globalLayer({ parent: tokens }, 'advisor');
