import type { EmitFn, HTMLAttributes } from 'vue';
import type { ToolElement, ToolElementEvents, ToolElementProperties, ToolTag } from './types';

/*
 * Types alone: the elements in the templates of Vue 3, as its documentation recommends. A property is bound by
 * `:rates.prop`, an event by `@result`.
 */

type Emits<Events> = { [Name in keyof Events]: (event: Events[Name]) => void };

type Component<Tag extends ToolTag> = new () => ToolElement<Tag> & {
  $props: HTMLAttributes & ToolElementProperties<Tag>;
  $emit: EmitFn<Emits<ToolElementEvents<Tag>>>;
};

type ToolElements = { [Tag in ToolTag]: Component<Tag> };

declare module 'vue' {
  interface GlobalComponents extends ToolElements {}
}
