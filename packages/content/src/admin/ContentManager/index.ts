export { ContentManager, type ContentManagerProps } from './ContentManager';
