export { copyText, CopyText, type CopyTextProps } from './CopyText';
