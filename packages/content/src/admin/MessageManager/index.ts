export { MessageManager, type MessageManagerProps } from './MessageManager';
