import type { StoryContext } from '@storybook/react-vite';
import { FORCE_REMOUNT, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storybookPreview } from './storybookPreview.ts';

let areRequested = false;

/**
 * Leaves the steps of a story, its `play`, to whoever presses Rerun in the Interactions panel: they are its test, and expect the
 * props that the story has. Storybook plays them whenever a story opens, and has no option for that.
 */
export function playStepsOnRequest(): void {
  const channel = addons.getChannel();
  const request = (requested: boolean) => {
    areRequested = requested;
    // On a docs page Storybook itself plays no steps.
    const { renderOptions } = storybookPreview().currentRender ?? {};
    if (renderOptions) renderOptions.autoplay = requested;
  };
  channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
    if (newPhase === 'preparing') request(false);
  });
  channel.on(FORCE_REMOUNT, () => request(true));
}

/** Says in the Interactions panel of a story how to play its steps. Storybook would tell the reader to write some. */
export async function offerSteps(context: StoryContext): Promise<void> {
  if (!areRequested && context.viewMode === 'story' && 'playFunction' in context && context.playFunction)
    await context.step('Press Rerun to play the steps that test this story with its own props', () => {});
}
