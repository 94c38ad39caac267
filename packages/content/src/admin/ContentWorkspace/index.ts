export { ContentWorkspace, type ContentWorkspaceProps } from './ContentWorkspace';
export type { ContentGroup } from './ContentTree';
