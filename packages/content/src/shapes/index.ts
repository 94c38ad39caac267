export * from './kinds';
export * from './paths';
export * from './shapes';
