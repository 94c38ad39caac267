export { EntryGroups, type EntryGroup, type EntryGroupsProps } from './EntryGroups';
