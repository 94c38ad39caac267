export { TabsList as List, type TabsListProps as ListProps } from './TabsList';
export { TabsPanel as Panel, type TabsPanelProps as PanelProps } from './TabsPanel';
export { TabsRoot as Root, type TabsRootProps as RootProps } from './TabsRoot';
export { TabsTab as Tab, type TabsTabProps as TabProps } from './TabsTab';
