import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

/** The export condition under which the packages of this workspace offer their sources. Packed packages do not have it. */
export const sourceCondition = '@advisor/source';

/**
 * Options of Vite for whatever is built from the sources of the packages. Set in a configuration itself, and not by a
 * plugin: vanilla-extract's compiler reads only that.
 */
export const viteOptions = {
  // The packages are resolved to their sources, so that an edit shows at once and nothing has to be built first.
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
  // `Features.DirSelector` of lightningcss: keeps `:dir()`, which it would replace by a list of languages for browsers before
  // 2024. Text in any language may run from right to left.
  css: { lightningcss: { exclude: 4 } },
} satisfies UserConfig;
