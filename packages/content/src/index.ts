export * from './navigation';
export { owner, ownerLocation } from './owner';
