import { Source } from '@storybook/addon-docs/blocks';
import { useContext, type ComponentProps } from 'react';
import { isDark, ToolbarContext } from './ToolbarContext.ts';

/** Code in the theme of its page. */
export function Code(props: ComponentProps<typeof Source>) {
  return <Source {...props} dark={isDark(useContext(ToolbarContext))} />;
}
