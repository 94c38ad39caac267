export { MessageManager } from './MessageManager';
export type { MessageManagerProps } from './MessageManagerProps';
