export { MessageEntry, type MessageEntryProps } from './MessageEntry';
