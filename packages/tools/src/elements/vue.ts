import type { EmitFn, HTMLAttributes } from 'vue';
import type { ToolElement, ToolElementEvents, ToolElementProperties, ToolTag } from './types';

/*
 * Types alone: the elements in the templates of Vue 3, as its documentation recommends. A property is bound by
 * `:rates`, an event by `@result`.
 */

type Emits<Events> = { [Name in keyof Events]: (event: Events[Name]) => void };

type Component<Tag extends ToolTag> = new () => ToolElement<Tag> & {
  // `onError` is that of the elements: its event has a `detail`.
  $props: Omit<HTMLAttributes, 'onError'> & ToolElementProperties<Tag>;
  $emit: EmitFn<Emits<ToolElementEvents<Tag>>>;
};

type ToolElements = { [Tag in ToolTag]: Component<Tag> };

declare module 'vue' {
  interface GlobalComponents extends ToolElements {}
}
