import { DocsContainer as StorybookContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyChoices } from './applyChoices.ts';
import { showPlaceOfAddress } from './showPlace.ts';
import { ToolbarContext, type ToolbarState } from './ToolbarContext.ts';
import { storybookTheme } from './theme.ts';
import { initialChoices } from './toolbar.ts';

type Globals = { globals: ToolbarState };

/** A docs page as the toolbar says, from its first load on: theme, brand, width, direction, preferences. */
export function DocsContainer(props: DocsContainerProps) {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<ToolbarState>(() => {
    const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as Globals[];
    return { ...initialChoices, ...last?.globals };
  });
  useEffect(() => {
    const update = ({ globals: next }: Globals) => setGlobals(next);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  useLayoutEffect(() => applyChoices(globals), [globals]);
  useEffect(showPlaceOfAddress, []);

  return (
    <ToolbarContext value={globals}>
      <StorybookContainer {...props} theme={storybookTheme(globals)} />
    </ToolbarContext>
  );
}
