export * as Tabs from './parts';
// Exported by name too, because the API report leaves out the types of a namespace.
export type { TabsListProps } from './TabsList';
export type { TabsPanelProps } from './TabsPanel';
export type { TabsRootProps } from './TabsRoot';
export type { TabsTabProps } from './TabsTab';
