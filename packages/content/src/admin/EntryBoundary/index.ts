export { EntryBoundary, type EntryBoundaryProps } from './EntryBoundary';
