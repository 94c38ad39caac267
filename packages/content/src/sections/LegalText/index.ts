export { LegalText, type LegalTextProps } from './LegalText';
export { todayInWords } from './todayInWords';
