import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ToolElement, ToolElementEvents, ToolElementProperties, ToolTag } from './types';

/*
 * Types alone: the elements in JSX of React 19, which sets properties and listens to events (`onresult`).
 */

type Props<Tag extends ToolTag> = Omit<
  DetailedHTMLProps<HTMLAttributes<ToolElement<Tag>>, ToolElement<Tag>>,
  keyof ToolElementProperties<Tag>
> &
  ToolElementProperties<Tag> & {
    [Name in keyof ToolElementEvents<Tag> as `on${Name}`]?: (event: ToolElementEvents<Tag>[Name]) => void;
  };

type ToolElements = { [Tag in ToolTag]: Props<Tag> };

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- it is React's
  namespace JSX {
    interface IntrinsicElements extends ToolElements {}
  }
}
