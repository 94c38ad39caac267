/** The cascade layers, weakest first. Apart from `layers.css.ts`, which says what stands in each, for the build to read. */
export const layerNames = ['reset', 'tokens', 'base', 'components', 'overrides'] as const;
