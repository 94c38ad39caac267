export { ContentWorkspace, type ContentTab, type ContentWorkspaceProps } from './ContentWorkspace';
export type { ContentPage } from './PagesPane';
