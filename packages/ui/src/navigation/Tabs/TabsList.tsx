import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { list } from './Tabs.css';

export interface TabsListProps {
  /** The tabs, in the order of their panels. */
  children: ReactNode;
  /** The label of the tab list, for screen readers: "Content types". */
  label: string;
}

/** The row of tabs; arrow keys move focus and show the panel. Renders a `<div role="tablist">`. */
export function TabsList({ children, label }: TabsListProps) {
  return (
    <Tabs.List className={list} aria-label={label} activateOnFocus>
      {children}
    </Tabs.List>
  );
}
