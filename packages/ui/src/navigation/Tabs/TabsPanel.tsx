import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { panel } from './Tabs.css';

export interface TabsPanelProps {
  /** Ties it to the tab of the same value. */
  value: string;
  children: ReactNode;
}

/** What a tab shows; not in the page while another tab is chosen. Renders a `<div role="tabpanel">`. */
export function TabsPanel({ value, children }: TabsPanelProps) {
  return (
    <Tabs.Panel value={value} className={panel}>
      {children}
    </Tabs.Panel>
  );
}
