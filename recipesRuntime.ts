import type { Plugin } from 'rolldown';

/**
 * The runtime of vanilla-extract's recipes, which is in the first script of every page, at a third of its size: with the
 * spread syntax of JavaScript instead of the helpers for browsers without it, and without the lists of variants and class
 * names, which only style sheets ask for, while they are compiled.
 */
export const modernRecipesRuntime = (): Plugin => ({
  name: 'modern-recipes-runtime',
  transform: {
    filter: { id: /@vanilla-extract\/recipes\/dist\/createRuntimeFn-\w+\.esm\.js/ },
    handler(code) {
      const modern = code
        .replace(/_objectSpread2\(_objectSpread2\(\{\}, ([\w.]+)\), (\w+)\)/, '{ ...$1, ...$2 }')
        .replace(/\n  runtimeFn\.variants = .*\n  runtimeFn\.classNames = \{\n[^]*?\n  \};/, '');
      if (/_objectSpread2\(_|runtimeFn\.\w+ =/.test(modern))
        this.error(
          'The runtime of recipes has other code: change this plugin, or delete it if it is as small without it.',
        );
      return { code: modern, map: null };
    },
  },
});
