import { STORY_RENDERED } from 'storybook/internal/core-events';
import { buildArgsParam } from 'storybook/internal/router';
import { addons } from 'storybook/manager-api';
import { DOCS_ARGS_UPDATED, type EditedArgs } from './docsArgsUpdated.ts';
import { storybookTheme } from './theme.ts';

addons.setConfig({
  theme: storybookTheme('light'),
  // It would play the steps of a story, as Rerun in the Interactions panel does; a reload of the page does not.
  toolbar: { remount: { hidden: true } },
});

addons.register('advisor/args-in-address', (api) => {
  const update = ({ initialArgs, args }: EditedArgs) => {
    const changed = buildArgsParam(initialArgs, args ?? {}) || undefined;
    if (changed !== api.getQueryParam('args')) api.applyQueryParams({ args: changed ?? null }, { replace: true });
  };
  api.on(DOCS_ARGS_UPDATED, update);
  // A story may have been edited on its docs page before.
  api.on(STORY_RENDERED, () => {
    const story = api.getCurrentStoryData();
    if (story.type === 'story') update(story);
  });
});
