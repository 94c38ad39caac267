import type { Plugin } from 'postcss';

/**
 * Lets the stories show states that only a pointer or the focus bring: an element is drawn as hovered, pressed or focused
 * also while its `data-shows` names the pseudo-class. The specificity of the rules stays.
 */
export const shownStates: Plugin = {
  postcssPlugin: 'shown-states',
  Once(root) {
    const states = /:(hover|active|focus-visible|focus-within)(?![\w-])/g;
    root.walkRules((rule) => {
      rule.selector = rule.selector.replaceAll(states, ':is(:$1, [data-shows~="$1"])');
    });
  },
};
