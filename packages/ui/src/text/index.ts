export { fillMessage, type MessageValues, type Phrase, type Translate } from './message';
export * from './number';
export * from './anchor';
export * from './fold';
export * from './formatFileSize';
export * from './formulas';
export * from './localDate';
export * from './text';
export * from './webAddress';
