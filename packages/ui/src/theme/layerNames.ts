/** The cascade layers, weakest first. Separate from `layers.css.ts`, which documents each, so that the build can read it. */
export const layerNames = ['reset', 'tokens', 'base', 'components', 'overrides'] as const;
