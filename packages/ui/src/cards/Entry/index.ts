export { Entry, type EntryProps } from './Entry';
