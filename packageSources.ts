import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

/** The export condition under which the packages of this workspace offer their sources. Packed packages do not have it. */
export const sourceCondition = '@advisor/source';

/**
 * Options of Vite that resolve the packages to their sources, so that an edit shows at once and nothing has to be built
 * first. Set in a configuration itself, and not by a plugin: vanilla-extract's compiler reads only that.
 */
export const packageSources = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
} satisfies UserConfig;
