import { DirectionProvider, type TextDirection } from '@base-ui/react/direction-provider';
import { Tabs } from '@base-ui/react/tabs';
import { useState, type ReactNode } from 'react';
import { root } from './Tabs.css';

export interface TabsRootProps {
  /** One `Tabs.List` and a `Tabs.Panel` for each tab. */
  children: ReactNode;
  /** The value of the initial tab, when uncontrolled. */
  defaultValue?: string;
  /** The value of the current tab, when controlled. */
  value?: string;
  /** Called when another tab is selected. */
  onValueChange?: (value: string) => void;
}

/** Shows one of several panels. Give it `defaultValue`, or `value` with `onValueChange`. Renders a `<div>`. */
export function TabsRoot({ onValueChange, ...rest }: TabsRootProps) {
  // The writing direction around the tabs, for the arrow keys: the page's, or that of a part in another language.
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
