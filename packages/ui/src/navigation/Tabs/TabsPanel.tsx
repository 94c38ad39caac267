import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { panel } from './Tabs.css';

export interface TabsPanelProps {
  /** The value of its tab. */
  value: string;
  /** What the tab shows. It is mounted anew each time the tab is selected. */
  children: ReactNode;
}

/** The content of a tab; not rendered while another tab is selected. Renders a `<div role="tabpanel">`. */
export function TabsPanel({ value, children }: TabsPanelProps) {
  return (
    <Tabs.Panel value={value} className={panel}>
      {children}
    </Tabs.Panel>
  );
}
