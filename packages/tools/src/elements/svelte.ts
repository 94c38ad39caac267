import type { ToolElementEvents, ToolElementProperties, ToolTag } from './types';

/*
 * Types alone: the elements in the templates of Svelte 4 (`on:result`) and 5 (`onresult`), which set properties.
 */

type Handlers<Events> = {
  [Name in keyof Events & string as `on${Name}` | `on:${Name}`]?: (event: Events[Name]) => void;
};

type ToolElements = {
  [Tag in ToolTag]: ToolElementProperties<Tag> &
    Handlers<ToolElementEvents<Tag>> & { id?: string; class?: string; style?: string; slot?: string; hidden?: boolean };
};

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- it is Svelte's
  namespace svelteHTML {
    interface IntrinsicElements extends ToolElements {}
  }
}
