import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { count as countStyle, tab } from './Tabs.css';

export interface TabsTabProps {
  /** The value of its panel. */
  value: string;
  /** The label. */
  children: ReactNode;
  /** The number of items in the panel. */
  count?: number;
}

/** Shows the panel of the same value. Renders a `<button role="tab">`. */
export function TabsTab({ value, children, count }: TabsTabProps) {
  return (
    <Tabs.Tab value={value} className={tab}>
      <span>{children}</span>
      {count === undefined ? null : (
        <>
          {' '}
          <span className={countStyle}>{count}</span>
        </>
      )}
    </Tabs.Tab>
  );
}
