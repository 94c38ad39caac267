import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { list } from './Tabs.css';

export interface TabsListProps {
  /** The `Tabs.Tab`s, in the order of their panels. */
  children: ReactNode;
  /** The name of the set, for screen readers: "Content types". */
  label: string;
}

/** The row of tabs; arrow keys move along it and show each panel. Renders a `<div role="tablist">`. */
export function TabsList({ children, label }: TabsListProps) {
  return (
    <Tabs.List className={list} aria-label={label} activateOnFocus>
      {children}
    </Tabs.List>
  );
}
