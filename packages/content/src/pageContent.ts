export * from './collections/entries';
export * from './lists/index';
