import type { EmitFn, HTMLAttributes } from 'vue';
import type { ToolElement, ToolElementEvents, ToolElementProperties, ToolTag } from './types';

/*
 * Types only: the elements in the templates of Vue 3, as its documentation recommends. Properties are bound by
 * `:rates`, events by `@result`.
 */

type Emits<Events> = { [Name in keyof Events]: (event: Events[Name]) => void };

type Component<Tag extends ToolTag> = new () => ToolElement<Tag> & {
  // The elements' own `onError`: its event has a `detail`.
  $props: Omit<HTMLAttributes, 'onError'> & ToolElementProperties<Tag>;
  $emit: EmitFn<Emits<ToolElementEvents<Tag>>>;
};

type ToolElements = { [Tag in ToolTag]: Component<Tag> };

declare module 'vue' {
  interface GlobalComponents extends ToolElements {}
}
