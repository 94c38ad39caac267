export { SessionEntry, type SessionEntryProps } from './SessionEntry';
