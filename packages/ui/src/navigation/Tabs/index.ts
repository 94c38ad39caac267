export * as Tabs from './parts';
// By their own names too: the types of a namespace are not in the report of the public names.
export type { TabsListProps } from './TabsList';
export type { TabsPanelProps } from './TabsPanel';
export type { TabsRootProps } from './TabsRoot';
export type { TabsTabProps } from './TabsTab';
