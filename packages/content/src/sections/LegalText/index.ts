export { LegalText, type LegalTextProps } from './LegalText';
export { formatToday } from './formatToday';
