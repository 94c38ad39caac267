import type { StoryContext } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';

/**
 * Parameters of a story in a state that its props cannot give, with the steps that lead there. They are taken whenever the story
 * opens, for a person as well as before its `play`; a docs page shows the story in a window of its own.
 */
export function preparedBy<Args>(prepare: (context: StoryContext<Args>) => Promise<unknown>) {
  return { prepare };
}

/** The state after a press of a button, which opens a question for example. */
export const pressed = (name: string | RegExp) =>
  preparedBy(async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name })));

/** What a step needs of the context of its story. */
export type InteractionContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Takes the steps that prepare a story, once it is mounted. To be called before that. */
export function prepareOnceMounted(context: StoryContext): void {
  const { canvasElement, mount, parameters, viewMode } = context;
  const { prepare } = parameters as Partial<ReturnType<typeof preparedBy>>;
  // A changed prop draws a story again where it is.
  if (!prepare || viewMode === 'docs' || canvasElement.hasChildNodes()) return;
  context.mount = async (...given) => {
    const canvas = await mount(...given);
    try {
      await prepare(context);
    } catch (error) {
      if (parameters.isTested) throw error;
      // A changed prop may leave a step without its button: the story is shown as far as it came.
      console.error(error);
    }
    return canvas;
  };
}

/** Fills a field in without the focus, which a docs page does not let its stories keep. */
export const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
