import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { count as countStyle, tab } from './Tabs.css';

export interface TabsTabProps {
  /** Ties it to the panel of the same value. */
  value: string;
  /** What the panel holds. */
  children: ReactNode;
  /** How many things the panel holds. */
  count?: number;
}

/** Shows the panel of the same value. Renders a `<button role="tab">`. */
export function TabsTab({ value, children, count }: TabsTabProps) {
  return (
    <Tabs.Tab value={value} className={tab}>
      {children}
      {count === undefined ? null : (
        <>
          {' '}
          <span className={countStyle}>{count}</span>
        </>
      )}
    </Tabs.Tab>
  );
}
