export * from './number';
export * from './text';
export * from './webAddress';
