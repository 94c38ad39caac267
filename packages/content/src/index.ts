export { copyrightLine } from './copyrightLine.ts';
export * from './navigation.ts';
export { anchorOf, headingWords } from './shapes/anchor.ts';
export { owner, ownerLocation } from './owner.ts';
