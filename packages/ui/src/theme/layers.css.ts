import { globalLayer } from '@vanilla-extract/css';
import { layerNames } from './layerNames';

for (const name of layerNames) globalLayer(name);

/**
 * The cascade layers, weakest first. Every rule is in one of them, so that the load order of stylesheets never affects
 * the result. The build writes their order into each stylesheet.
 *
 * - `advisor.reset`: the baseline of every page
 * - `advisor.tokens`: the custom properties of the themes
 * - `advisor.base`: layout primitives and text
 * - `advisor.components`: all other components
 * - `advisor.overrides`: print, forced colours, reduced motion
 */
export const [reset, tokens, base, components, overrides] = layerNames;
/** The advisor's own values. Another brand's in `advisor.tokens` win, whichever loads first. */
export const advisorTokens = globalLayer({ parent: tokens }, 'defaults');
