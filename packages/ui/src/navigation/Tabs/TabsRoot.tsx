import { DirectionProvider, type TextDirection } from '@base-ui/react/direction-provider';
import { Tabs } from '@base-ui/react/tabs';
import { useState, type ReactNode } from 'react';
import { root } from './Tabs.css';

export interface TabsRootProps {
  /** One `Tabs.List` and a `Tabs.Panel` for each tab. */
  children: ReactNode;
  /** The value of the tab shown first, when nobody else keeps track of it. */
  defaultValue?: string;
  /** The value of the tab that is shown, when the page keeps track of it. */
  value?: string;
  /** Called when the person chooses another tab. */
  onValueChange?: (value: string) => void;
}

/** Shows one of several panels of equal rank. Give it `defaultValue`, or `value` with `onValueChange`. Renders a `<div>`. */
export function TabsRoot({ onValueChange, ...rest }: TabsRootProps) {
  // Of the place where the tabs stand, read when an arrow key may follow: the page, or a part of it in another language.
  const [direction, setDirection] = useState<TextDirection>('ltr');
  return (
    <DirectionProvider direction={direction}>
      <Tabs.Root
        {...rest}
        className={root}
        onValueChange={onValueChange && ((value: string) => onValueChange(value))}
        onFocus={({ currentTarget }) => setDirection(getComputedStyle(currentTarget).direction as TextDirection)}
      />
    </DirectionProvider>
  );
}
