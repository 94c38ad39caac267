export * from './collections/entries';
export * from './shapes';
