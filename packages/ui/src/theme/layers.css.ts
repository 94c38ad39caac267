import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers, weakest first. Declared once, here: every rule of the system stands in one of
 * them, so that the order in which stylesheets arrive never decides how a thing looks.
 * - `reset`: what every page starts from
 * - `tokens`: the custom properties of the themes
 * - `base`: layout primitives and text
 * - `components`: everything with a shape of its own
 * - `overrides`: print, forced colours, reduced motion
 */
export const reset = globalLayer('reset');
export const tokens = globalLayer('tokens');
export const base = globalLayer('base');
export const components = globalLayer('components');
export const overrides = globalLayer('overrides');
