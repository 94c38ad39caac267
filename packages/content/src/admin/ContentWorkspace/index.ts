export { ContentWorkspace, type ContentGroup, type ContentWorkspaceProps } from './ContentWorkspace';
