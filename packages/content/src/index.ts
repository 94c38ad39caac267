export { copyrightLine } from './copyrightLine.ts';
export * from './navigation.ts';
export { owner, ownerLocation } from './owner.ts';
