export * from './number';
export * from './text';
