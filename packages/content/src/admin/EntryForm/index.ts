export * from './EntryForm';
